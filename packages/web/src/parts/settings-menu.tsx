import type { JSX } from "react";
import { changeSettings, type Dice, type Ending, type Speed, type Theme, useSettings } from "../settings.ts";
import { fetchWords, LANGUAGES, type Language, useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";

/** The page changes over when the words are there; where they cannot be had it stays as it is. */
const speak = (language: Language): Promise<void> =>
  fetchWords(language).then(
    () => changeSettings({ language }),
    () => undefined,
  );

/** Theme and language, wherever one is. */
export function SettingsMenu(): JSX.Element {
  const words = useWords();
  const theme = useSettings((all) => all.theme);
  const language = useSettings((all) => all.language);
  const dice = useSettings((all) => all.dice);
  const ending = useSettings((all) => all.ending);
  return (
    <div className="settings">
      <label className="compact-select">
        <Icon name="theme" />
        <span className="only-read">{words.theme}</span>
        <select value={theme} onChange={({ target }) => changeSettings({ theme: target.value as Theme })}>
          <option value="auto">{words.themeAuto}</option>
          <option value="light">{words.themeLight}</option>
          <option value="dark">{words.themeDark}</option>
        </select>
      </label>
      <label className="compact-select">
        <Icon name="die" />
        <span className="only-read">{words.dice}</span>
        <select value={dice} onChange={({ target }) => changeSettings({ dice: target.value as Dice })}>
          <option value="map">{words.diceMap}</option>
          <option value="quick">{words.diceQuick}</option>
        </select>
      </label>
      <label className="compact-select">
        <Icon name="flag" />
        <span className="only-read">{words.ending}</span>
        <select value={ending} onChange={({ target }) => changeSettings({ ending: target.value as Ending })}>
          <option value="ask">{words.endingAsk}</option>
          <option value="go">{words.endingGo}</option>
        </select>
      </label>
      <label className="compact-select">
        <Icon name="tongue" />
        <span className="only-read">{words.language}</span>
        <select value={language} onChange={({ target }) => void speak(target.value as Language)}>
          {Object.entries(LANGUAGES).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** How fast the moves of others are played back. */
export function SpeedSelect(): JSX.Element {
  const words = useWords();
  const speed = useSettings((all) => all.speed);
  return (
    <label className="compact-select">
      <span>{words.speed}</span>
      <select value={speed} onChange={({ target }) => changeSettings({ speed: target.value as Speed })}>
        <option value="slow">{words.speedSlow}</option>
        <option value="normal">{words.speedNormal}</option>
        <option value="fast">{words.speedFast}</option>
      </select>
    </label>
  );
}
