import { type JSX, useEffect, useState } from "react";
import { ask } from "../../api.ts";
import { useProgramWords } from "../../words/programs.ts";
import { Frame, Paper, Trouble } from "./frame.tsx";
import { useTask } from "./use-task.ts";

/** As much of an OpenAPI document as is read here. */
interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Asked>>>>;
}

interface Asked {
  readonly summary: string;
  readonly security: readonly { readonly key: readonly string[] }[];
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
}

const DOCUMENT = "/api/openapi.json";

/** What programs can ask this server: the same document as tools read, to be read by people. */
export function ProgramsPage(): JSX.Element {
  const words = useProgramWords();
  const [told, setTold] = useState<Described>();
  const task = useTask();
  const { run } = task;
  useEffect(() => run(async () => setTold(await ask<Described>(DOCUMENT))), [run]);
  return (
    <Frame title={words.programs}>
      <p className="people-lead">
        {words.programsLead} <a href={DOCUMENT}>{DOCUMENT}</a>
      </p>
      <Trouble task={task} />
      {Object.entries(told?.paths ?? {}).map(([path, methods]) => (
        <Paper key={path} title={path} id={path}>
          {Object.entries(methods).map(([method, asked]) => (
            <Line key={method} method={method} asked={asked} />
          ))}
        </Paper>
      ))}
    </Frame>
  );
}

function Line({ method, asked }: { readonly method: string; readonly asked: Asked }): JSX.Element {
  const words = useProgramWords();
  const [scope = ""] = asked.security.flatMap(({ key }) => key);
  const queries = asked.parameters.flatMap((one) => (one.in === "query" ? [one.name] : []));
  const schema = asked.requestBody?.content["application/json"]?.schema;
  return (
    <div>
      <p>
        <strong>{method.toUpperCase()}</strong> <span className="badge">{words.scope({ scope })}</span>{" "}
        {asked.summary}
      </p>
      {queries.length > 0 && (
        <p className="fine">
          {words.queries}: <code>{queries.join(", ")}</code>
        </p>
      )}
      {schema !== undefined && (
        <details>
          <summary>{words.body}</summary>
          <pre className="schema">{JSON.stringify(schema, undefined, 2)}</pre>
        </details>
      )}
    </div>
  );
}
