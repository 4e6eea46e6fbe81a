import { type JSX, useMemo, useState } from "react";
import { Icon } from "../parts/icon.tsx";
import { useAfterWords } from "../words/after.ts";
import { useWords } from "../words/index.ts";
import { download } from "./download.ts";
import { pictureOf, pngOf } from "./picture.ts";
import { type Played, storyOf, storyText } from "./story.ts";

/** The story of the game in words: to read, to copy, and as a picture to share. */
export function StoryBox({ played }: { readonly played: Played }): JSX.Element {
  const shell = useWords();
  const words = useAfterWords();
  const [told, setTold] = useState<string>();
  const story = useMemo(
    () => storyOf(played, words, (who) => shell.overResigned({ who })),
    [played, words, shell],
  );
  const { listing, analysed, table } = played;
  const name = `${listing.id}-${table.id}`;
  const drawing = (): string =>
    pictureOf(story, listing.roles, analysed.points, analysed.turningPoints, words);
  const copy = (): void => {
    const written = navigator.clipboard?.writeText(storyText(story)) ?? Promise.reject(new Error());
    written.then(
      () => setTold(words.copied),
      () => setTold(words.copyFailed),
    );
  };
  const savePicture = (): void => {
    pngOf(drawing()).then(
      (picture) => download(`${name}.png`, picture),
      () => setTold(words.pictureFailed),
    );
  };
  return (
    <div className="story" data-testid="story">
      <div className="buttons">
        <button type="button" className="button small" onClick={copy} data-testid="story-copy">
          <Icon name="link" />
          {words.copyStory}
        </button>
        <button type="button" className="button small" onClick={savePicture} data-testid="story-png">
          <Icon name="download" />
          {words.savePicture}
        </button>
        <button
          type="button"
          className="button small"
          data-testid="story-svg"
          onClick={() => download(`${name}.svg`, new Blob([drawing()], { type: "image/svg+xml" }))}
        >
          <Icon name="download" />
          {words.saveDrawing}
        </button>
      </div>
      <p role="status" className="fine">
        {told}
      </p>
      <article className="story-text" data-testid="story-text">
        <h3>{story.title}</h3>
        <p className="fine">{story.scene}</p>
        <p className="story-result">{story.result}</p>
        {story.chapters.map(({ title, lines }) => (
          <section key={title}>
            <h4>{title}</h4>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be told twice.
              <p key={`${index} ${line}`}>{line}</p>
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}
