import type { ChoiceShown, Closed, Place, Question } from "@sandtable/protocol";
import { samePlace } from "../faces/face.ts";

/** Whether something that lies at `target` is meant by pointing at `pointed`: the place itself, or a piece in it. */
const isMeant = (pointed: Place, target: Place): boolean =>
  samePlace(pointed, target) || (pointed.on === "space" && target.on === "piece" && target.at === pointed.id);

/** Where the pieces of a hex map are: the board itself knows in which hex. */
const MAP = "map";

/** Pointing at a piece that is not asked about means the space it stands in. */
const wider = (place: Place): Place | undefined =>
  place.on === "piece" && place.at !== MAP ? { on: "space", id: place.at } : undefined;

function meant<T extends { readonly place: Place }>(place: Place, list: readonly T[]): readonly T[] {
  const here = list.filter((entry) => isMeant(place, entry.place));
  const around = wider(place);
  return here.length > 0 || !around ? here : list.filter((entry) => isMeant(around, entry.place));
}

/** What pointing at a place leads to. */
export type Pointed =
  | { readonly is: "choice"; readonly choice: ChoiceShown }
  | { readonly is: "several"; readonly choices: readonly ChoiceShown[] }
  | { readonly is: "closed"; readonly closed: Closed }
  | { readonly is: "nothing" };

/** The choice at a place, several of them, or why there is none. */
export function pointAt(place: Place, question: Question | undefined): Pointed {
  const choices = meant(place, question?.choices ?? []);
  if (choices.length === 1) return { is: "choice", choice: choices[0] };
  if (choices.length > 1) return { is: "several", choices };
  const [closed] = meant(place, question?.closed ?? []);
  return closed ? { is: "closed", closed } : { is: "nothing" };
}
