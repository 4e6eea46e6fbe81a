import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { messageOf, Problem } from "./problem.ts";

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file or folder",
  EISDIR: "it is a folder",
  EACCES: "it may not be opened",
  EPERM: "it may not be opened",
  ENOTDIR: "a part of its path is not a folder",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
};

const cause = (error: unknown): string =>
  CAUSES[(error as NodeJS.ErrnoException).code ?? ""] ?? messageOf(error);

export function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new Problem(`${path} cannot be read, because ${cause(error)}: check the path.`);
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Refuse early, before a game is played for nothing. */
export function mustBeFree(path: string, force: boolean): void {
  if (!force && existsSync(path))
    throw new Problem(`${path} exists already: choose another name, or add --force to replace it.`);
  if (isFolder(path)) throw new Problem(`${path} cannot be written, because it is a folder: name a file.`);
  if (!isFolder(dirname(path)))
    throw new Problem(`${path} cannot be written, because its folder does not exist: make the folder first.`);
}

/** Write a file whole or not at all: beside its place first, then moved there. */
export function writeWhole(path: string, text: string, force: boolean): void {
  mustBeFree(path, force);
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    const file = openSync(draft, "wx");
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Problem(`${path} cannot be written, because ${cause(error)}: choose another place.`);
  }
}

export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new Problem(`The folder ${path} cannot be made, because ${cause(error)}: choose another place.`);
  }
}
