/** Parts of a clause that names several things: `CLASS C IN ROOMS, CLASS B IN CORRIDORS`. */

const BETWEEN = /[,;&]|\b(?:AND|BUT|EXCEPT)\b/i;

/** The part of a masked clause that holds its figure, `#`; the whole clause where none does. */
export const ownPart = (clause: string): string =>
  clause.split(BETWEEN).find((it) => it.includes("#")) ?? clause;
