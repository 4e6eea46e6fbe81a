import { storage } from "../settings.ts";

/** The last update of each table that was shown here, so that a later visit plays back what came after it. */
const nameOf = (table: string): string => `sandtable.seen.${table}`;

export function seenOf(table: string): number | undefined {
  const stored = storage.read(nameOf(table));
  return stored !== null && /^\d{1,9}$/.test(stored) ? Number(stored) : undefined;
}

export const rememberSeen = (table: string, number: number): void =>
  storage.write(nameOf(table), String(number));

/** How far somebody has come in a course: the table of each lesson, and whether it has been done. */
export interface LessonKept {
  readonly table?: string;
  readonly isDone?: true;
}
export type CourseKept = Readonly<Record<string, LessonKept>>;

const courseName = (game: string): string => `sandtable.course.${game}`;

export function courseOf(game: string): CourseKept {
  try {
    const found: unknown = JSON.parse(storage.read(courseName(game)) ?? "{}");
    return typeof found === "object" && found !== null ? (found as CourseKept) : {};
  } catch {
    return {};
  }
}

export function rememberLesson(game: string, lesson: string, kept: LessonKept): void {
  const course = courseOf(game);
  const whole = { ...course, [lesson]: { ...course[lesson], ...kept } };
  storage.write(courseName(game), JSON.stringify(whole));
}

/** Tables at which nobody wants to be warned any more. */
const quietName = (table: string): string => `sandtable.quiet.${table}`;

export const isQuiet = (table: string): boolean => storage.read(quietName(table)) !== null;

export const rememberQuiet = (table: string): void => storage.write(quietName(table), "yes");

const TABLES = "sandtable.tables";

/** Whether there were tables of one's own when they were last looked for. */
export const hadTables = (): boolean => storage.read(TABLES) === "yes";

export const rememberTables = (are: boolean): void => storage.write(TABLES, are ? "yes" : "no");
