// `npm run dev`: the page with hot reload, and a server that starts again when anything it is made of changes.
// One address for both: the page's, which hands on to the server what is meant for it. Ctrl-C ends all of it.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { commandOf, giveUp, root, setup, tool } from "./setup.mjs";

const SERVER_PORT = 3210;
/** Whoever does not end by itself in so many milliseconds is ended. */
const PATIENCE = 5000;

setup();
if (tool("typescript", "-b") !== 0)
  giveUp("Sandtable could not be built: mend what the compiler names above and run `npm run dev` again.");

const isPosix = process.platform !== "win32";
const host = "127.0.0.1";
const port = await freePort(Number(process.env.PORT || SERVER_PORT));
const children = [
  node(root, commandOf("typescript"), "-b", "--watch", "--preserveWatchOutput"),
  node(root, "--watch", "--watch-preserve-output", join(root, "packages/server/dist/main.js")),
  node(join(root, "packages/web"), commandOf("vite"), "--clearScreen", "false"),
];

let isEnding = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, end);
for (const child of children)
  child.on("exit", (code) => {
    if (!isEnding) process.exitCode = code || 1;
    end();
  });

function node(cwd, ...args) {
  const env = { ...process.env, HOST: host, PORT: String(port), SANDTABLE_SERVER: `http://${host}:${port}` };
  // A group of its own, so that what it starts in turn (the compiler does) ends with it.
  return spawn(process.execPath, args, {
    cwd,
    env,
    stdio: ["ignore", "inherit", "inherit"],
    detached: isPosix,
  });
}

/** None is of use without the others. */
function end() {
  if (isEnding) return;
  isEnding = true;
  for (const child of children) kill(child, "SIGTERM");
  setTimeout(() => children.forEach((child) => void kill(child, "SIGKILL")), PATIENCE).unref();
}

function kill({ pid }, signal) {
  try {
    process.kill(isPosix ? -pid : pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error; // it has ended
  }
}

/** The page must know where the server is before it has started: the port, or the next that is free. */
function freePort(wanted) {
  return new Promise((found, fail) => {
    const probe = createServer();
    probe.on("error", (error) => {
      if (error.code === "EADDRINUSE") freePort(wanted + 1).then(found, fail);
      else fail(error);
    });
    probe.listen(wanted, host, () => {
      const { port: free } = probe.address();
      probe.close(() => found(free));
    });
  });
}
