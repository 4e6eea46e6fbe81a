import { cause } from "./files.ts";
import { wanting } from "./shell.ts";

// Whoever reads our output may stop reading (`| head`): that is no error of ours. Anything else is told. Either way
// the command at hand first comes to its exit code.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") {
    process.stderr.write(`The output cannot be written, because ${cause(error)}.\n`);
    process.exitCode ||= wanting;
  }
  setImmediate(() => process.exit());
});
// Nobody is left to be told.
process.stderr.on("error", () => {});

const args = process.argv.slice(2);
const run = args[0] === "data" ? (await import("./data.ts")).runData : (await import("./program.ts")).run;
const code = await run(args, {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
});
process.exitCode = code || process.exitCode;
