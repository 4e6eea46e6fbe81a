import type { AnyCatalogue } from "@sandtable/engine";
import { type JSX, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { ruleTextsOf } from "../faces/index.ts";
import { useTable } from "../table/context.ts";
import { END_KEY } from "../table/keys.ts";
import type { RulesOpening } from "../table/page.ts";
import { aidsAbout, type Entry, entriesOf, entryFor, ruleName, searchEntries } from "../table/rules.ts";
import { useWords } from "../words/index.ts";
import { Dialog } from "./dialog.tsx";
import { Linked } from "./rule-link.tsx";

interface RulesPanelProps {
  readonly opening: RulesOpening;
  readonly onClose: () => void;
}

/** Rules and player aids, as soon as the texts of the rules are there; if they cannot be fetched, without them. */
export default function RulesPanel(props: RulesPanelProps): JSX.Element | null {
  const { id } = useTable().listing;
  const [ruleTexts, setRuleTexts] = useState<AnyCatalogue>();
  useEffect(() => {
    let isOpen = true;
    const show = (texts: AnyCatalogue): void => {
      if (isOpen) setRuleTexts(texts);
    };
    ruleTextsOf(id).then(show, () => show({}));
    return () => {
      isOpen = false;
    };
  }, [id]);
  return ruleTexts ? <RulesDrawer {...props} ruleTexts={ruleTexts} /> : null;
}

interface RulesDrawerProps extends RulesPanelProps {
  readonly ruleTexts: AnyCatalogue;
}

/** Searchable, and open at the number that was asked for. */
function RulesDrawer({ opening, onClose, ruleTexts }: RulesDrawerProps): JSX.Element {
  const words = useWords();
  const { words: game, listing, face } = useTable();
  // What was searched for is forgotten when a number is opened: it might be among what was left out.
  const [typed, setTyped] = useState({ text: "", at: opening });
  const search = typed.at === opening ? typed.text : "";
  const deferred = useDeferredValue(search);
  const entries = useMemo(() => entriesOf(game, listing.rules, ruleTexts), [game, listing, ruleTexts]);
  const found = searchEntries(entries, search === "" ? "" : deferred);
  const { at } = opening;
  const wanted = at === undefined ? undefined : entryFor(entries, at);
  const body = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same number may be opened again.
  useEffect(() => {
    if (!wanted) return;
    const entry = body.current?.querySelector(`[data-entry="${CSS.escape(wanted.id)}"]`);
    entry?.scrollIntoView({ block: "start" });
    if (entry instanceof HTMLElement) entry.focus({ preventScroll: true });
  }, [opening, wanted]);

  const sections: readonly (readonly [Entry["kind"], string])[] = [
    ["aid", words.rulesAids],
    ["rule", words.rulesNumbers],
    ["card", words.rulesCards],
  ];
  const keys: readonly (readonly [string, string])[] = [
    ["1–9", words.keyChoose],
    [END_KEY, words.keyEnd],
    ["/", words.keyFilter],
    ["u", words.keyUndo],
    ["r", words.keyRestart],
    ["+ − 0", words.keyZoom],
    ["← ↑ → ↓", words.keyPan],
    ["t", words.keyHint],
    ["b", words.keyBook],
    ["? F1", words.keyRules],
    [words.escapeKey, words.keyEscape],
    ...(face.keys ?? []).map(({ key, title }) => [key, title] as const),
  ];

  return (
    <Dialog title={words.rules} onClose={onClose} className="drawer" testId="rules">
      <label className="filter">
        <span className="only-read">{words.rulesSearch}</span>
        <input
          type="search"
          placeholder={words.rulesSearch}
          value={search}
          onChange={({ target }) => setTyped({ text: target.value, at: opening })}
        />
      </label>
      <div className="rules-body scroll" ref={body}>
        {at !== undefined && !wanted && <p className="fine">{words.ruleUnknown}</p>}
        {found.length === 0 && <p className="fine">{words.rulesNone}</p>}
        {sections.map(([kind, title]) => {
          const own = found.filter((entry) => entry.kind === kind);
          return own.length === 0 ? null : (
            <section key={kind}>
              <h3>{title}</h3>
              {own.map((entry) => (
                <RulesEntry key={entry.id} entry={entry} entries={entries} isWanted={entry === wanted} />
              ))}
            </section>
          );
        })}
        {search === "" && (
          <section>
            <h3>{words.rulesKeys}</h3>
            <dl className="keys">
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </Dialog>
  );
}

interface RulesEntryProps {
  readonly entry: Entry;
  readonly entries: readonly Entry[];
  readonly isWanted: boolean;
}

function RulesEntry({ entry, entries, isWanted }: RulesEntryProps): JSX.Element {
  const words = useWords();
  const { id, kind, number, title, texts } = entry;
  const isBare = kind === "rule" && texts.length === 0;
  const aids = useMemo(
    () => (isBare && number !== undefined ? aidsAbout(entries, number) : []),
    [entries, isBare, number],
  );
  return (
    <article className={isWanted ? "rules-entry wanted" : "rules-entry"} data-entry={id} tabIndex={-1}>
      <h4>
        {number !== undefined && ruleName(number, title) === number && (
          <span className="rules-number">{number}</span>
        )}{" "}
        {title}
      </h4>
      {texts.map(({ name, text }) => (
        <p key={text}>
          {name !== undefined && <em>{words[name]}: </em>}
          <Linked text={text} />
        </p>
      ))}
      {isWanted &&
        aids.map((aid) => (
          <blockquote key={aid.id}>
            <strong>
              {words.seeAids} “{aid.title}”
            </strong>
            {aid.texts.map(({ text }) => (
              <p key={text}>
                <Linked text={text} />
              </p>
            ))}
          </blockquote>
        ))}
    </article>
  );
}
