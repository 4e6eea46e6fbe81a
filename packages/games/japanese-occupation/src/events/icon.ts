import type { Icon, PrintedIcon } from "../cards.ts";

/**
 * 5.5 gives 14, 6, 6 and 6 cards to the icons; which card bears which is printed on the cards alone. The example of
 * play shows six of them; the others are chosen by theme, within those numbers (docs/japanese-occupation-board.md).
 */
export const shown = (icon: Icon): PrintedIcon => ({ icon, iconSource: { text: "8.0" } });
export const themed = (icon: Icon, choice: string): PrintedIcon => ({ icon, iconSource: { choice } });
