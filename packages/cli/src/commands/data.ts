import type { DataFault, DataTable, GameData, Standing } from "@sandtable/engine";
import { data as malaya1941 } from "@sandtable/malaya-1941/data";
import { table } from "../columns.ts";
import { print, printJson } from "../io.ts";
import { Problem } from "../problem.ts";
import { type Add, example, wanting } from "../shell.ts";

/** The games whose map, counters and charts are a folder of data that an owner of the printed game can put right. */
const DATA: Readonly<Record<string, GameData>> = { "malaya-1941": malaya1941 };

const MARKS: Readonly<Record<Standing, string>> = { printed: "", derived: "+", reconstructed: "*" };

const LEGEND =
  "No mark: the rulebook's text has it. + follows from that text or from history. * is our reconstruction.";

/** `sandtable data`: is the data of a game sound, and what does it say? */
export const addData: Add = (program, shell) => {
  program
    .command("data")
    .description(
      "the map, counters and charts of a game: what is wrong in them, or all of them to compare with the box",
    )
    .argument("<game>", "the game")
    .option("--check", "name every fault, with its file, row and field")
    .option("--table", "print every chart; + follows from the text or from history, * is our reconstruction")
    .option("--json", "print JSON")
    .addHelpText("after", example("sandtable data malaya-1941 --check"))
    .action((id: string, options: { check?: true; table?: true; json?: true }) => {
      const data = dataOf(id);
      if (!(options.check || options.table))
        throw new Problem("Say --check to look for faults, or --table to print the charts.");
      const faults = options.check ? data.check() : [];
      const tables = options.table ? data.tables() : [];
      if (faults.length > 0) shell.exitCode = wanting;
      if (options.json)
        printJson(shell.io, {
          game: id,
          ...(options.check && { faults }),
          ...(options.table && { tables }),
        });
      else
        print(
          shell.io,
          ...(options.check ? faultLines(faults) : []),
          ...(options.table ? [LEGEND, ...tables.flatMap(tableLines)] : []),
        );
    });
};

function dataOf(id: string): GameData {
  if (Object.hasOwn(DATA, id)) return DATA[id];
  throw new Problem(`There is no folder of data for "${id}": choose one of ${Object.keys(DATA).join(", ")}.`);
}

const faultLines = (faults: readonly DataFault[]): readonly string[] =>
  faults.length === 0
    ? ["no fault"]
    : [
        ...faults.map(({ file, row, field, what }) => `${file}: ${row}, ${field}: ${what}`),
        "",
        `${faults.length} ${faults.length === 1 ? "fault" : "faults"}`,
      ];

const tableLines = ({ title, rows }: DataTable): readonly string[] => [
  "",
  title,
  ...table(rows.map((row) => row.map(({ text, standing }) => (text ? text + MARKS[standing] : "")))).map(
    (line) => `  ${line}`,
  ),
];
