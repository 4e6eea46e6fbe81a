import type { JSX } from "react";
import { Link } from "wouter";
import { useWords } from "../words/index.ts";
import { SettingsMenu } from "./settings-menu.tsx";

/** The way home, and the settings, above a page that is no table. */
export function FrontBar(): JSX.Element {
  const words = useWords();
  return (
    <header className="front-bar">
      <Link href="/" className="brand">
        {words.brand}
      </Link>
      <SettingsMenu />
    </header>
  );
}
