/** Distances between receptacles, as drawings write them. */
import type { StatedQuantity } from "../measure.ts";

/** Words for a receptacle. */
export const RECEPTACLE = /(RECEP\w*|RCPT\w*|OUTLETS?|DUPLEX\w*|PLUGS?)/i;

/** From one receptacle to the next: `RECEPT. TO RECEPT.`. */
export const RECEPTACLE_TO_NEXT =
  /(?:RECEPT\w*|OUTLET|DUPLEX|PLUG)\.? ?(?:TO|-) ?(?:NEXT |NEAREST )?(?:RECEPT\w*|OUTLET|DUPLEX|PLUG)\b\.?/;

const BETWEEN = /BETWEEN|SPAC(ED|ING)|APART|O\.? ?C\b|ON CENTER|CENTERS|CTRS|\bEVERY\b/i;

/** Is the distance one from receptacle to receptacle? */
export const isBetweenTwo = (clause: string): boolean =>
  BETWEEN.test(clause) || new RegExp(RECEPTACLE_TO_NEXT.source, "i").test(clause);

/** How far a point of the wall can be from a receptacle: half of a distance between two, all of one to the next. */
export const toNearest = (it: StatedQuantity): StatedQuantity =>
  isBetweenTwo(it.clause) ? { ...it, value: it.value / 2 } : it;
