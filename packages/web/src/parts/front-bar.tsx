import type { JSX } from "react";
import { Link } from "wouter";
import { LOBBY, peoplePath } from "../route.ts";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import { useMe } from "./use-me.ts";

/** The way home, who one is, and the settings, above a page that is no table. */
export function FrontBar(): JSX.Element {
  const words = useWords();
  const me = useMe();
  return (
    <header className="front-bar">
      <Link href="/" className="brand">
        {words.brand}
      </Link>
      <div className="front-bar-end">
        <Link href={LOBBY} className="front-me" data-testid="lobby">
          <Icon name="flag" />
          {words.lobby}
        </Link>
        {me && (
          <Link href={peoplePath(me.account ? "me" : "enter")} className="front-me" data-testid="me">
            <Icon name="people" />
            {me.account?.name ?? words.signIn}
          </Link>
        )}
        <SettingsMenu />
      </div>
    </header>
  );
}
