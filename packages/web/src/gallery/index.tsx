import { type JSX, useEffect, useState } from "react";
import { useSearch } from "wouter";
import { api } from "../api.ts";
import type { Drawn } from "../faces/cover.ts";
import { faceOf } from "../faces/index.ts";
import { Curtain } from "../parts/curtain.tsx";
import NewTableDialog from "../parts/new-table.tsx";
import { Notice, Waiting } from "../parts/notice.tsx";
import { TableView } from "../parts/table-view.tsx";
import { entriesOf } from "../table/rules.ts";
import { useWords } from "../words/index.ts";
import { GAMES } from "./games.ts";
import { type Moment, type Played, playedGame } from "./play.ts";
import { Framed, type MadePosition, MadeRow, madePositions } from "./positions.tsx";
import { hintOf, momentOf, SCENES, type Scene, sceneTable } from "./scenes.ts";
import "../styles/table.css";
import "../styles/panels.css";
import "./gallery.css";

const POSITIONS = 12;
/** Somebody clicks so often, in milliseconds. */
const PACE = 150;
const THEMES = ["light", "dark"] as const;

/** A game that was played here, and what draws it. */
interface Shown extends Drawn {
  readonly id: string;
  readonly played: Played;
  readonly made: readonly MadePosition[];
  readonly listing: Awaited<ReturnType<typeof api.games>>[number];
}

async function show(id: string): Promise<Shown> {
  const game = GAMES.get(id);
  const [drawn, listings, made] = await Promise.all([faceOf(id), api.games(), madePositions(id)]);
  const listing = listings.find((own) => own.id === id);
  if (!game || !drawn || !listing) throw new Error("nothing draws it");
  const played = playedGame(game, POSITIONS);
  // No table of the gallery is known to the server: what the page asks about one is answered here.
  const hint = hintOf(momentOf({}, played), played);
  Object.assign(api, {
    history: () => Promise.resolve(played.history),
    why: (_: string, seat: string) =>
      Promise.resolve({ seat, bot: "general", thoughts: [{ at: 0, looks: 400, courses: hint.courses }] }),
  });
  return { id, ...drawn, played, made, listing };
}

/**
 * Everything there is to draw, for whoever works on it: `/gallery`, in development alone. Positions come from a
 * random game that is played in the page, and some are made by hand; each dialog stands in a window of its own.
 */
export default function Gallery({ path }: { readonly path: string }): JSX.Element {
  const [, id = [...GAMES.keys()][0], scene] = path.split("/").filter(Boolean);
  const theme = new URLSearchParams(useSearch()).get("theme") ?? "light";
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const [shown, setShown] = useState<Shown>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    show(id).then(setShown, (error: Error) => setTrouble(error.message));
  }, [id]);
  if (trouble !== undefined) return <Notice title={trouble} />;
  if (shown?.id !== id) return <Waiting text={id} />;
  return scene === undefined ? <Sheet shown={shown} theme={theme} /> : <Alone shown={shown} name={scene} />;
}

const OTHERS = ["new-table", "curtain", "notice"];

/** One game: every position, panel, card and dialog. */
function Sheet({ shown, theme }: { readonly shown: Shown; readonly theme: string }): JSX.Element {
  const { id, face, words, played, made, listing } = shown;
  const { Card } = face;
  const [middle] = played.moments.slice(POSITIONS / 2);
  const cards = entriesOf(words, [], {}).flatMap(({ kind, number }) =>
    kind === "card" && number ? [number] : [],
  );
  return (
    <main id="content" className="gallery">
      <nav>
        {[...GAMES.keys()].map((game) => (
          <a key={game} href={`/gallery/${game}?theme=${theme}`}>
            {game}
          </a>
        ))}
        {THEMES.map((other) => (
          <a key={other} href={`/gallery/${id}?theme=${other}`}>
            {other}
          </a>
        ))}
      </nav>
      <h1>{listing.title}</h1>
      <div className="gallery-row" data-testid="boards">
        {played.moments.map((moment) => (
          <Position key={moment.entries} shown={shown} moment={moment} />
        ))}
      </div>
      {made.length > 0 && <MadeRow id={id} face={face} positions={made} theme={theme} />}
      <div className="gallery-row narrow" data-testid="panels">
        {face.panels?.map(({ id: panel, title, Component }) => (
          <figure key={panel}>
            <figcaption>{title}</figcaption>
            <div className="paper">
              <Component view={middle.view} show={() => {}} />
            </div>
          </figure>
        ))}
      </div>
      {Card && (
        <div className="gallery-row narrow" data-testid="cards">
          {cards.map((card) => (
            <Card key={card} card={card} view={middle.view} choices={[]} onPlace={() => {}} />
          ))}
        </div>
      )}
      <div className="gallery-row" data-testid="dialogs">
        {[...Object.keys(SCENES), ...OTHERS].map((name) => (
          <figure key={name}>
            <figcaption>
              <a href={`/gallery/${id}/${name}?theme=${theme}`}>{name}</a>
            </figcaption>
            <iframe title={name} loading="lazy" src={`/gallery/${id}/${name}?theme=${theme}`} />
          </figure>
        ))}
      </div>
    </main>
  );
}

function Position({ shown, moment }: { readonly shown: Shown; readonly moment: Moment }): JSX.Element {
  const { Board, Aid } = shown.face;
  const { view, question, entries } = moment;
  return (
    <figure>
      <figcaption>{entries}</figcaption>
      <Board
        view={view}
        choices={question?.choices ?? []}
        closed={question?.closed ?? []}
        onPlace={() => {}}
        onLook={() => {}}
        animate={false}
      />
      {Aid && <Aid view={view} looked={question?.choices?.[0].place} />}
    </figure>
  );
}

/** One situation, as it fills the window. */
function Alone({ shown, name }: { readonly shown: Shown; readonly name: string }): JSX.Element {
  const words = useWords();
  const nothing = (): void => {};
  const made = shown.made.find((position) => position.name === name);
  if (made) return <Framed face={shown.face} view={made.view} />;
  if (Object.hasOwn(SCENES, name))
    return <SceneTable shown={shown} scene={SCENES[name as keyof typeof SCENES]} />;
  if (name === "new-table")
    return (
      <NewTableDialog
        game={shown.listing}
        isBusy={false}
        problem={undefined}
        onClose={nothing}
        onSet={nothing}
      />
    );
  if (name === "curtain") return <Curtain who={shown.listing.roles[0].name} onLift={nothing} />;
  return <Notice title={words.pageLost} />;
}

function SceneTable({ shown, scene }: { readonly shown: Shown; readonly scene: Scene }): JSX.Element {
  const { face, words, listing, played } = shown;
  const [controller] = useState(() => {
    const made = sceneTable(scene, shown);
    made.open();
    return made;
  });
  useEffect(() => {
    scene.does?.(controller);
    // What a click opens may take a while to come, and is what the next one goes to.
    const left = [...(scene.clicks ?? [])];
    const timer = setInterval(() => {
      const target = left[0] === undefined ? undefined : document.querySelector<HTMLElement>(left[0]);
      if (target) left.shift();
      target?.click();
      if (left.length === 0) clearInterval(timer);
    }, PACE);
    return () => clearInterval(timer);
  }, [controller, scene]);
  const at = scene.at === undefined ? undefined : played.history[scene.at].at;
  return (
    <TableView
      id="gallery"
      controller={controller}
      drawn={{ face, words }}
      listing={listing}
      hurry={() => {}}
      {...(at !== undefined && { at })}
    />
  );
}
