import { campaignTitle } from "@sandtable/1942";
import type { Title } from "@sandtable/engine";
import { occupationTitle } from "@sandtable/japanese-occupation";
import { malayaTitle } from "@sandtable/malaya";
import { malaya1941Title } from "@sandtable/malaya-1941";
import { palestineTitle } from "@sandtable/palestine";

/** Every game there is, in the order in which they are offered. A new one needs a line here. */
export const titles: readonly Title[] = [
  malayaTitle,
  palestineTitle,
  occupationTitle,
  campaignTitle,
  malaya1941Title,
];

/** The title of the game with that id, if there is one. */
export const titleOf = (id: string): Title | undefined => titles.find(({ game }) => game.id === id);
