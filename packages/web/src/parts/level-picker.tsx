import type { GameListing } from "@sandtable/protocol";
import type { JSX } from "react";
import { levelsOf } from "../quick-table.ts";
import { botName, type ShellWords, useWords, wordFor } from "../words/index.ts";

/** The times a bot that looks ahead may be given for a turn. */
const TIMES = [1, 2, 5, 10, 30, 60];

/** How long a bot thinks, in words. */
export const timeWords = (words: ShellWords, seconds: number | undefined): string =>
  seconds === undefined ? words.answersAtOnce : words.thinksFor({ seconds });

interface LevelPickerProps {
  readonly game: Pick<GameListing, "bots" | "seconds">;
  readonly level: string;
  /** The time to think; the level's own if not told. */
  readonly seconds: number | undefined;
  readonly onLevel: (level: string) => void;
  readonly onSeconds: (seconds: number | undefined) => void;
}

/** Which bot sits opposite, what it is like to play, and how long it may think. */
export function LevelPicker({ game, level, seconds, onLevel, onSeconds }: LevelPickerProps): JSX.Element {
  const words = useWords();
  const usual = game.seconds[level];
  return (
    <>
      <fieldset>
        <legend>{words.level}</legend>
        <div className="levels">
          {levelsOf(game).map((bot) => (
            <label key={bot} className="tile level" data-testid={`level-${bot}`}>
              <input
                type="radio"
                name="level"
                value={bot}
                checked={level === bot}
                onChange={() => onLevel(bot)}
              />
              <span className="level-text">
                <strong>{botName(words, bot)}</strong>
                <small>
                  {wordFor(words, `about.${bot}`)}{" "}
                  {timeWords(words, (bot === level ? seconds : undefined) ?? game.seconds[bot])}
                </small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {usual !== undefined && (
        <fieldset>
          <legend>{words.thinkingTime}</legend>
          <div className="times">
            {TIMES.map((time) => (
              <label key={time} className="tile time">
                <input
                  type="radio"
                  name="seconds"
                  value={time}
                  checked={(seconds ?? usual) === time}
                  onChange={() => onSeconds(time === usual ? undefined : time)}
                />
                <span>{words.seconds({ seconds: time })}</span>
              </label>
            ))}
          </div>
          <p className="fine">{words.thinkingTimeHint({ seconds: usual })}</p>
        </fieldset>
      )}
    </>
  );
}
