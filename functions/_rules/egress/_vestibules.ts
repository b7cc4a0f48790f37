/** Spaces between doors in a row, from face to face, with the leaf that swings into them. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { contextOf, lengthOf, newWork, type Statement } from "../measure.ts";

/** Two doors in a row whose swings the text itself tells; inches. */
export interface SwungSpace extends Statement {
  value: number;
  leafIn: number;
}

const SIDE = String.raw`(?:INNER|OUTER|INSIDE|OUTSIDE|INTERIOR|EXTERIOR|FIRST|SECOND)`;
const DOOR = String.raw`(?:DOORS?|DRS?\b\.?|LEAF)`;
const APART = new RegExp(
  String
    .raw`\b${SIDE}\s+${DOOR}\s+TO\s+(?:THE\s+)?${SIDE}\s+${DOOR}|\b(?:DOOR|FACE)\s+TO\s+(?:DOOR|FACE)\b|\bBETWEEN\s+(?:THE\s+)?(?:TWO\s+|BOTH\s+)?(?:VESTIBULE\s+)?DOORS\b`,
  "i",
);
/** Both doors swing one way, so one of them swings between the two. */
const ONE_WAY = new RegExp(
  String
    .raw`\b(?:BOTH|ALL|EACH|TWO)\b[^.;]{0,40}\b(?:SWING(?:S|ING)?|OPEN(?:S|ING)?)\s+(?:OUT\w*|IN\w*|THE\s+SAME)\b`,
  "i",
);

/** Such spaces; doors that slide or open by themselves are left out. */
export const swungSpaces = (plan: PlanSet): SwungSpace[] =>
  newWork(plan, {
    topic: APART,
    not: /\b(POWER|AUTOMATIC|SLID\w*|ELEVATOR|OVERHEAD|COILING|CLOSET|SIDE BY SIDE)\b/i,
  }).flatMap((it) => {
    if (!ONE_WAY.test(it.text) || !/\bVESTIBULE|\bSERIES|\bAIR\s?LOCK/i.test(`${contextOf(it)}`)) {
      return [];
    }
    const leaf = lengthOf(it.text, {
      of: /\bLEA(?:F|VES)\b|\bWIDE\b|\bDOORS?\b/i,
      rivals: APART,
      betweenIn: [28, 48],
    });
    const apart = lengthOf(it.text, {
      of: APART,
      rivals: /\bLEA(?:F|VES)\b|\bWIDE\b/i,
      betweenIn: [40, 240],
    });
    return leaf && apart && leaf.start !== apart.start
      ? [{ ...it, value: apart.valueIn, leafIn: leaf.valueIn }]
      : [];
  });
