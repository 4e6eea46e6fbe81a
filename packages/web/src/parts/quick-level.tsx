import type { GameListing } from "@sandtable/protocol";
import type { JSX } from "react";
import { firstBot, levelsOf } from "../quick-table.ts";
import { changeSettings, type Level, useSettings } from "../settings.ts";
import { botName, useWords, wordFor } from "../words/index.ts";
import { timeWords } from "./level-picker.tsx";

/** Who sits opposite at every table of one click; remembered. */
export function QuickLevel({ game }: { readonly game: GameListing }): JSX.Element {
  const words = useWords();
  const level = firstBot(
    game,
    useSettings((all) => all.level),
  );
  return (
    <fieldset className="paper quick-level">
      <legend className="only-read">{words.quickLevel}</legend>
      <span className="quick-title" aria-hidden="true">
        {words.quickLevel}
      </span>
      <div className="quick-row">
        {levelsOf(game).map((bot) => (
          <label key={bot} className="quick-choice" data-testid={`quick-${bot}`}>
            <input
              type="radio"
              name="quick-level"
              className="only-read"
              checked={level === bot}
              onChange={() => changeSettings({ level: bot as Level })}
            />
            <span>{botName(words, bot)}</span>
          </label>
        ))}
      </div>
      <p className="fine" role="status">
        {wordFor(words, `about.${level}`)} {timeWords(words, game.seconds[level])}
      </p>
    </fieldset>
  );
}
