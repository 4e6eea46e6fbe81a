import { randomBytes } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { messageOf, Problem } from "./problem.ts";

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  EACCES: "this is not allowed",
  EPERM: "this is not allowed",
  ENOTDIR: "a part of its path is not a folder",
  ENAMETOOLONG: "its name is too long",
  ELOOP: "its path goes round in circles",
  EEXIST: "something of that name is there already",
  ENXIO: "it is not a regular file",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EFBIG: "no file may be that large here",
  EIO: "the disk has failed",
  ERR_INVALID_ARG_VALUE: "its name has characters that no file can have",
};

/** Why a file or a stream could not be used, to stand after "because". */
export const cause = (error: unknown): string =>
  CAUSES[(error as NodeJS.ErrnoException).code ?? ""] ?? messageOf(error);

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const cannotWrite = (path: string, why: string, instead = "choose another place"): Problem =>
  new Problem(`${path} cannot be written, because ${why}: ${instead}.`);

/** Many times the longest record of a game: anything larger is something else. */
const LARGEST = 64 * 1024 * 1024;

/** The text of a regular file, without a byte order mark. */
export function readText(path: string): string {
  try {
    // Not to wait for whoever might write to a pipe.
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      return readOpened(file).replace(/^\uFEFF/, "");
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new Problem(`${path} cannot be read, because ${cause(error)}: check the path.`);
  }
}

function readOpened(file: number): string {
  const stats = fstatSync(file);
  if (stats.isDirectory()) throw new Error("it is a folder");
  if (!stats.isFile()) throw new Error("it is not a regular file");
  const parts: Buffer[] = [];
  let size = stats.size;
  for (let total = 0; size <= LARGEST; size = Math.max(size, total)) {
    const part = Buffer.allocUnsafe(1 << 16);
    const read = readSync(file, part);
    if (read === 0) return Buffer.concat(parts).toString("utf8");
    parts.push(part.subarray(0, read));
    total += read;
  }
  throw new Error(`it is larger than ${LARGEST >> 20} MiB, which no record of a game is`);
}

/** What lies at a path itself, links not followed; nothing if there is nothing. */
const at = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false });

/** The one name of a file, however it was written, whether it exists or not. */
export function sameName(path: string): string {
  const whole = resolve(path);
  try {
    return realpathSync(whole);
  } catch {
    const folder = dirname(whole);
    return folder === whole ? whole : join(sameName(folder), basename(whole));
  }
}

export const isSameFile = (one: string, other: string): boolean => sameName(one) === sameName(other);

const OR_FORCE = "choose another name, or add --force to replace it";

/** Refuse whatever may not be replaced; tell what will be. */
function checkPlace(path: string, replace: boolean, instead = OR_FORCE): Stats | undefined {
  try {
    const there = at(path);
    if (there?.isDirectory()) throw cannotWrite(path, "it is a folder", "name a file");
    if (there?.isSymbolicLink())
      throw cannotWrite(path, "it is a symbolic link", "name the file that it leads to");
    if (there && !there.isFile()) throw cannotWrite(path, "it is not a regular file", "name another");
    if (there && !replace) throw new Problem(`${path} exists already: ${instead}.`);
    const folder = statSync(dirname(path), { throwIfNoEntry: false });
    if (!folder) throw cannotWrite(path, "its folder does not exist", "make the folder first");
    if (!folder.isDirectory()) throw cannotWrite(path, "a part of its path is not a folder");
    return there;
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw cannotWrite(path, cause(error));
  }
}

/** Refuse what a file may not be written over. */
export const mustBeFree = (path: string, replace: boolean): void => {
  checkPlace(path, replace);
};

/** Refuse early, before a game is played for nothing: tries whether the folder takes a file. */
export function mustBeWritable(path: string, replace: boolean): void {
  checkPlace(path, replace);
  try {
    const { draft, file } = openDraft(dirname(path));
    closeSync(file);
    rmSync(draft, { force: true });
  } catch (error) {
    throw cannotWrite(path, cause(error));
  }
}

/** A new file of its own beside the place where it shall go; the name is short, so it fits where the other does. */
function openDraft(folder: string, mode = 0o666): { readonly draft: string; readonly file: number } {
  for (let attempt = 1; ; attempt++) {
    const draft = join(folder, `.st-${randomBytes(4).toString("hex")}`);
    try {
      return { draft, file: openSync(draft, "wx", mode) };
    } catch (error) {
      if (codeOf(error) !== "EEXIST" || attempt === 10) throw error;
    }
  }
}

/** Write a file whole or not at all: beside its place first, then moved there. */
export function writeWhole(path: string, text: string, replace: boolean, instead?: string): void {
  const before = checkPlace(path, replace, instead);
  let left: string | undefined;
  try {
    const { draft, file } = openDraft(dirname(path), before && before.mode & 0o777);
    left = draft;
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    if (left !== undefined) discard(left);
    throw cannotWrite(path, cause(error));
  }
  settle(dirname(path));
}

function discard(draft: string): void {
  try {
    rmSync(draft, { force: true });
  } catch {
    // What was wrong with the disk is told already.
  }
}

/** Make the new name last. The file is whole by now, and not every system can do this to a folder. */
function settle(folder: string): void {
  try {
    const file = openSync(folder, "r");
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch {
    // As said.
  }
}

/** Make sure of a folder and those above it. One by one: the all-at-once way of Node never returns from /proc. */
export function makeFolder(path: string): void {
  try {
    makeEach(resolve(path));
    accessSync(path, constants.W_OK);
  } catch (error) {
    throw new Problem(`The folder ${path} cannot be used, because ${cause(error)}: choose another place.`);
  }
}

function makeEach(path: string): void {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) return;
  if (there) throw new Error(`${path} is a file`);
  if (dirname(path) !== path) makeEach(dirname(path));
  mkdirSync(path);
}
