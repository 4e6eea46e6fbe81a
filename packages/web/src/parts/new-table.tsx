import type { GameListing, NewTable, Opponent } from "@sandtable/protocol";
import { type JSX, useState } from "react";
import { firstBot } from "../quick-table.ts";
import { settings } from "../settings.ts";
import { PACES } from "../table/clock.ts";
import { useWords } from "../words/index.ts";
import { Dialog } from "./dialog.tsx";
import { useGameWords, valueName } from "./game-words.ts";
import { LevelPicker } from "./level-picker.tsx";
import { PacePicker } from "./pace-picker.tsx";
import { RatedPicker, type RatedWish } from "./rated-picker.tsx";

/** Who sits opposite: as at a table, or anybody who comes. */
type Company = Opponent["kind"] | "lobby";

interface NewTableDialogProps {
  readonly game: GameListing;
  /** Who is to sit opposite, before anything else is chosen. */
  readonly first?: Company;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onClose: () => void;
  readonly onSet: (wish: NewTable) => void;
}

/** Scenario, side and opponent of a new table. */
export default function NewTableDialog(props: NewTableDialogProps): JSX.Element {
  const { game, first = "bot", isBusy, problem, onClose, onSet } = props;
  const words = useWords();
  const gameWords = useGameWords(game.id);
  const [scenario, setScenario] = useState(game.scenarios[0].id);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [seat, setSeat] = useState(game.roles[0].seat);
  const [kind, setKind] = useState<Company>(first);
  const [level, setLevel] = useState(() => firstBot(game, settings().level));
  const [seconds, setSeconds] = useState<number>();
  const [pace, setPace] = useState<number>();
  const [rated, setRated] = useState<RatedWish>({});
  const mayBeRated = kind !== "hotseat" && !(kind === "bot" && seconds !== undefined);
  const opponents: readonly (readonly [Company, string])[] = [
    ["bot", words.opponentBot],
    ["hotseat", words.opponentHotseat],
    ["friend", words.opponentFriend],
    ["lobby", words.opponentLobby],
  ];
  return (
    <Dialog title={`${words.newTable}: ${game.title}`} onClose={onClose} className="new-table">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const opponent: Opponent =
            kind === "bot"
              ? { kind, level, ...(seconds !== undefined && { seconds }) }
              : { kind: kind === "lobby" ? "friend" : kind };
          const isTimed = opponent.kind === "friend" && pace !== undefined;
          onSet({
            game: game.id,
            scenario,
            options,
            seat,
            opponent,
            ...(isTimed && { pace: PACES[pace] }),
            ...(kind === "lobby" && { lobby: true }),
            ...(mayBeRated && rated.rated && { rated: true }),
            ...(kind === "lobby" && rated.range && { range: rated.range }),
          });
        }}
      >
        <fieldset>
          <legend>{words.side}</legend>
          <div className="tiles">
            {[...game.roles.map((role) => [role.seat, role.name]), ["random", words.sideRandom]].map(
              ([id, name]) => (
                <label key={id} className="tile">
                  <input type="radio" name="seat" checked={seat === id} onChange={() => setSeat(id)} />
                  <span>{name}</span>
                </label>
              ),
            )}
          </div>
        </fieldset>
        <fieldset>
          <legend>{words.opponent}</legend>
          <div className="tiles">
            {opponents.map(([id, name]) => (
              <label key={id} className="tile">
                <input type="radio" name="opponent" checked={kind === id} onChange={() => setKind(id)} />
                <span>{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {kind === "bot" && (
          <LevelPicker
            game={game}
            level={level}
            seconds={seconds}
            onLevel={(chosen) => {
              setLevel(chosen);
              setSeconds(undefined);
            }}
            onSeconds={setSeconds}
          />
        )}
        {(kind === "friend" || kind === "lobby") && <PacePicker pace={pace} onPace={setPace} />}
        {mayBeRated && <RatedPicker wish={rated} isOpen={kind === "lobby"} onWish={setRated} />}
        <label className="field">
          <span>{words.scenario}</span>
          <select value={scenario} onChange={({ target }) => setScenario(target.value)}>
            {game.scenarios.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {game.options.length > 0 && (
          <fieldset className="options">
            <legend>{words.options}</legend>
            {game.options.map((option) => (
              <label key={option.id} className="field">
                <span>{option.title}</span>
                <select
                  value={options[option.id] ?? option.values[0]}
                  data-testid={`option-${option.id}`}
                  onChange={({ target }) => setOptions({ ...options, [option.id]: target.value })}
                >
                  {option.values.map((value) => (
                    <option key={value} value={value}>
                      {valueName(gameWords, option.id, value)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </fieldset>
        )}
        {problem !== undefined && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <div className="buttons end">
          <button type="button" className="button" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="button strong" disabled={isBusy}>
            {words.setUp}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
