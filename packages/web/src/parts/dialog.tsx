import { type JSX, type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";

interface DialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly className?: string;
  readonly testId?: string;
}

/** A modal dialog of the browser: it keeps the focus inside and gives it back. `data-first` marks what gets it first. */
export function Dialog({ title, children, onClose, className = "", testId }: DialogProps): JSX.Element {
  const ref = useRef<HTMLDialogElement>(null);
  const words = useWords();
  useEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector<HTMLElement>("[data-first]")?.focus();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on the backdrop.
    <dialog
      ref={ref}
      className={`paper dialog ${className}`}
      aria-labelledby="dialog-title"
      data-testid={testId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className="dialog-inside">
        <header className="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <button type="button" className="quiet icon-only" onClick={onClose} aria-label={words.close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
