import { type JSX, memo } from "react";
import { Silent } from "../silent.tsx";
import type { HexLayout } from "./geometry.ts";
import { NOTE_LENGTH, NOTE_MARKS, type Note, type NoteMark, useNotes, writeNote } from "./notes.ts";
import { words } from "./words/index.ts";
import "./note.css";

/** A note on a hex: where it is written, how it is said, and its slip of paper on the map. */

/** What a mark is drawn with: no two are alike in shape. */
const SIGNS: Readonly<Record<NoteMark, string>> = {
  weak: "M-5-4H5L0 5z",
  strong: "M-5 4H5L0-5z",
  hq: "M-3.500 6V-6L5-3-3.500 0",
  decoy: "M-4.500-4.500l9 9m0-9l-9 9",
};
/** Lines of writing, for a note without a mark. */
const WRITING = "M-5-3.500H5M-5 0H5M-5 3.500H1";

export const noteLine = ({ mark, text }: Note): string =>
  words.noteSaid({ mark: mark ? words.mark[mark] : "", text });

export const NoteSign = ({ note }: { readonly note: Note }): JSX.Element => (
  <g className={note.mark ? `note-sign ${note.mark}` : "note-sign"}>
    <path className="note-paper" d="M-9-9H5L9-5V9H-9z" />
    <path className="note-fold" d="M5-9V-5H9" />
    <path className="note-mark" d={note.mark ? SIGNS[note.mark] : WRITING} />
  </g>
);

/** The notes of a side on its map. */
export const NoteMarks = memo(function NoteMarks({
  layout,
  side,
}: {
  readonly layout: HexLayout;
  readonly side: string | undefined;
}) {
  const notes = useNotes(side);
  return (
    <Silent className="notes">
      {Object.entries(notes)
        .filter(([hex]) => layout.has(hex))
        .map(([hex, note]) => {
          const { x, y } = layout.centre(hex);
          return (
            <g key={hex} transform={`translate(${x + 25} ${y + 19})`}>
              <NoteSign note={note} />
            </g>
          );
        })}
    </Silent>
  );
});

interface NoteFieldProps {
  readonly side: string;
  readonly hex: string;
  readonly hexName: string;
}

/** Where a note is written: the marks as buttons, a line of text, and a way to take it off. It is kept as it is written. */
export function NoteField({ side, hex, hexName }: NoteFieldProps): JSX.Element {
  const note = useNotes(side)[hex];
  const write = (change: Partial<{ mark: NoteMark | undefined; text: string }>): void => {
    const { mark, text } = { mark: note?.mark, text: note?.text ?? "", ...change };
    writeNote(side, hex, { ...(mark && { mark }), text });
  };
  return (
    <fieldset className="note-field" data-testid={`note-${hex}`}>
      <legend className="only-read">{words.noteOn({ hex: hexName })}</legend>
      <div className="note-choices">
        {NOTE_MARKS.map((mark) => (
          <button
            key={mark}
            type="button"
            className="button small"
            aria-pressed={note?.mark === mark}
            onClick={() => write({ mark: note?.mark === mark ? undefined : mark })}
          >
            <svg viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
              <NoteSign note={{ mark, text: "" }} />
            </svg>
            {words.mark[mark]}
          </button>
        ))}
      </div>
      <input
        type="text"
        maxLength={NOTE_LENGTH}
        value={note?.text ?? ""}
        aria-label={words.noteText}
        placeholder={words.noteText}
        onChange={({ target }) => write({ text: target.value })}
      />
      {note && (
        <button type="button" className="button small" onClick={() => writeNote(side, hex, undefined)}>
          {words.noteRemove}
        </button>
      )}
      <p className="fine">{words.notePrivate}</p>
    </fieldset>
  );
}
