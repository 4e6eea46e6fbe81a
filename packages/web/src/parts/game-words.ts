import { type AnyCatalogue, say } from "@sandtable/engine";
import { useEffect, useState } from "react";
import { faceOf } from "../faces/index.ts";

/** The words of a game, once they are there; its face is needed soon anyway. */
export function useGameWords(game: string): AnyCatalogue {
  const [words, setWords] = useState<AnyCatalogue>({});
  useEffect(() => {
    let isOpen = true;
    faceOf(game)?.then(
      (drawn) => isOpen && setWords(drawn.words),
      () => {},
    );
    return () => {
      isOpen = false;
    };
  }, [game]);
  return words;
}

/** A value of an option as the game calls it; else as it is. */
export function valueName(words: AnyCatalogue, option: string, value: string): string {
  const key = `option.${option}.${value}`;
  return Object.hasOwn(words, key) ? say(words, { key }) : value;
}
