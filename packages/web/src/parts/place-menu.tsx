import { type JSX, useEffect, useRef } from "react";
import { useTable } from "../table/context.ts";
import type { PlaceMenuAt } from "../table/page.ts";
import { useWords } from "../words/index.ts";
import { ChoiceButton } from "./choice-button.tsx";

/** Several choices at one place: a small list beside it. */
export function PlaceMenu({
  menu,
  onClose,
}: {
  readonly menu: PlaceMenuAt;
  readonly onClose: () => void;
}): JSX.Element {
  const words = useWords();
  const { controller } = useTable();
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef(document.activeElement);

  useEffect(() => {
    const element = ref.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    const left = Math.min(Math.max(8, menu.x + 12), Math.max(8, frame.clientWidth - element.offsetWidth - 8));
    const top = Math.min(
      Math.max(8, menu.y - 12),
      Math.max(8, frame.clientHeight - element.offsetHeight - 8),
    );
    element.style.setProperty("left", `${left}px`);
    element.style.setProperty("top", `${top}px`);
    element.querySelector("button")?.focus({ preventScroll: true });
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !element.contains(event.target)) onClose();
    };
    document.addEventListener("pointerdown", outside, true);
    const back = from.current;
    return () => {
      document.removeEventListener("pointerdown", outside, true);
      if (back instanceof HTMLElement || back instanceof SVGElement) back.focus({ preventScroll: true });
    };
  }, [menu, onClose]);

  return (
    <div
      ref={ref}
      className="paper place-menu"
      role="dialog"
      aria-label={words.choiceAt({ where: menu.title })}
      data-testid="place-menu"
    >
      <h3>{menu.title}</h3>
      <ul className="choice-list">
        {menu.choices.map((choice) => (
          <li key={choice.key}>
            <ChoiceButton
              choice={choice}
              onTake={(taken) => {
                onClose();
                controller.choose(taken);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
