import { type JSX, type ReactNode, useEffect } from "react";
import { Link } from "wouter";
import { FrontBar } from "../../parts/front-bar.tsx";
import { Icon } from "../../parts/icon.tsx";
import { peoplePath } from "../../route.ts";
import { useWords } from "../../words/index.ts";
import { usePeopleWords } from "../../words/people/index.ts";
import type { Task } from "./use-task.ts";
import "../../styles/front.css";
import "../../styles/people.css";

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page about people: its bar, its title, and papers below. */
export function Frame({ title, children }: FrameProps): JSX.Element {
  const { brand } = useWords();
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  return (
    <div className="front people-front">
      <FrontBar />
      <main id="content" className="people">
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

interface PaperProps {
  readonly title: string;
  readonly id: string;
  readonly children: ReactNode;
}

export const Paper = ({ title, id, children }: PaperProps): JSX.Element => (
  <section className="paper person-paper" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

/** What went wrong with something that was asked for. */
export function Trouble({ task }: { readonly task: Task }): JSX.Element | undefined {
  const words = usePeopleWords();
  if (task.problem === undefined) return undefined;
  return (
    <p className="problem" role="alert">
      <Icon name="warn" />
      <span>
        {task.problem} {task.mustSignIn && <Link href={peoplePath("enter")}>{words.signInAgain}</Link>}
      </span>
    </p>
  );
}
