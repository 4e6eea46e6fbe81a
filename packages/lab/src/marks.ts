const opening = (name: string): string => `<!-- ${name}:begin -->`;
const closing = (name: string): string => `<!-- ${name}:end -->`;

/** The document with new text between its two marks; throws when it has them not, or not in order. */
export function putBetween(document: string, name: string, text: string): string {
  const start = document.indexOf(opening(name));
  const end = document.indexOf(closing(name));
  if (start < 0 || end < start)
    throw new Error(`it has no ${opening(name)} with a ${closing(name)} after it`);
  return `${document.slice(0, start)}${opening(name)}\n\n${text.trim()}\n\n${document.slice(end)}`;
}
