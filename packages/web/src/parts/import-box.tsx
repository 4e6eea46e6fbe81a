import { type JSX, useState } from "react";
import { useWords } from "../words/index.ts";
import { Icon } from "./icon.tsx";

interface ImportBoxProps {
  readonly onImport: (transcript: string) => void;
  readonly isBusy: boolean;
}

/** A transcript from a file or from the clipboard. */
export function ImportBox({ onImport, isBusy }: ImportBoxProps): JSX.Element {
  const words = useWords();
  const [text, setText] = useState("");
  return (
    <section className="paper import" aria-labelledby="import-title">
      <h2 id="import-title">{words.importTitle}</h2>
      <p>{words.importHint}</p>
      <label className="button file">
        <Icon name="upload" />
        {words.importButton}
        <input
          type="file"
          accept=".json,.jsonl,.txt,application/json,text/plain"
          disabled={isBusy}
          onChange={({ target }) => void target.files?.[0]?.text().then(onImport)}
        />
      </label>
      <label className="field">
        <span>{words.importPaste}</span>
        <textarea rows={2} value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
      </label>
      {text.trim() !== "" && (
        <button type="button" className="button strong" disabled={isBusy} onClick={() => onImport(text)}>
          {words.importOpen}
        </button>
      )}
    </section>
  );
}
