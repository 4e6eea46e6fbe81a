import { type JSX, type KeyboardEvent, type ReactNode, useId } from "react";

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly body: () => ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
}

/** More tabs than these stand closer together. */
const MANY = 6;

/** Panels of which one is open; arrows go from tab to tab. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps): JSX.Element {
  const id = useId();
  const shown = tabs.find((tab) => tab.id === open) ?? tabs[0];
  const turn = (event: KeyboardEvent): void => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(shown) + by + tabs.length) % tabs.length];
    onOpen(next.id);
    document.getElementById(`${id}${next.id}`)?.focus();
  };
  return (
    <div className="tabs">
      <div className={tabs.length > MANY ? "tab-row many" : "tab-row"} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={`${id}panel`}
            tabIndex={tab === shown ? 0 : -1}
            data-testid={`tab-${tab.id}`}
            onClick={() => onOpen(tab.id)}
            onKeyDown={turn}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div
        // Another panel begins at its top.
        key={shown.id}
        id={`${id}panel`}
        className="tab-panel scroll"
        role="tabpanel"
        aria-labelledby={`${id}${shown.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reached by keyboard.
        tabIndex={0}
      >
        {shown.body()}
      </div>
    </div>
  );
}
