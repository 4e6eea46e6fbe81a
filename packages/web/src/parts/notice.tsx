import type { JSX, ReactNode } from "react";
import { Link } from "wouter";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A whole screen with one thing to say, and the way on. */
export function Notice({ title, children, action }: NoticeProps): JSX.Element {
  const words = useWords();
  return (
    <main id="content" className="notice">
      <div className="paper notice-paper">
        <h1>{title}</h1>
        {children}
        <p className="buttons">
          {action}
          <Link href="/" className="button">
            <Icon name="home" />
            {words.home}
          </Link>
        </p>
      </div>
    </main>
  );
}

/** Something is on its way. */
export const Waiting = ({ text }: { readonly text: string }): JSX.Element => (
  <main id="content" className="notice">
    <p className="waiting" role="status">
      <span className="waiting-cubes" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {text}
    </p>
  </main>
);
