/** Drawings of one thing on a wall that give its two measures as bare dimension strings. */
import type { Dimension, PlanSet } from "../../_shared/domain/plan_set.ts";
import { asStatement, type Statement } from "../measure.ts";

/** How far a thing may stick out and how high it may start, inches. */
export interface DrawnObject extends Statement {
  outIn: number;
  bottomIn: number;
}

/** Titles of one thing people may walk into. */
const ON_WALL =
  /\b(?:F\.?E\.?C\.?(?=\W|$)|(?:FIRE\s+)?EXTINGUISHERS?|(?:HOSE|VALVE|EXTINGUISHER|AED|DISPLAY|TROPHY)\s+CABINETS?|A\.?E\.?D|(?:DISPLAY|TROPHY)\s+CASES?|SCONCES?|WALL\s+(?:LIGHTS?|LUMINAIRES?|SIGNS?|SHEL(?:F|VES))|(?:PAY|WALL)\s?-?\s?PHONES?|DRINKING\s+FOUNTAINS?|E\.?W\.?C|MONITORS?|TV|PROJECTING\s+SIGNS?)\b/i;
const ELSEWHERE =
  /\b(?:FULLY\s+RECESSED|RECESSED|FRONT|PLAN|KITCHEN|CASEWORK|CANE|ROOF|EXTERIOR|EXIST\w*|DEMO\w*)\b/i;
/** What is wider than this is no depth; a cane finds what starts at 27 in, and heads pass below 80 in. */
const FARTHEST_OUT_IN = 12, FREE_OUT_IN = 4, CANE_IN = 27, HEAD_IN = 80;

/** Things with a single level dimension beyond what may stick out and a single upright one at the height of people. */
export const drawnObjects = (plan: PlanSet): DrawnObject[] =>
  [...Map.groupBy(plan.dimensions, ({ page, drawing }) => `${page} ${drawing}`).values()]
    .flatMap((own) => {
      const title = own[0].drawing ?? "";
      if (!ON_WALL.test(title) || ELSEWHERE.test(title) || own.length !== 2) return [];
      const out = own.find((it) => isBare(it, "horizontal"));
      const up = own.find((it) => isBare(it, "vertical"));
      if (!out || !up || out.valueIn <= FREE_OUT_IN || out.valueIn > FARTHEST_OUT_IN) return [];
      if (up.valueIn <= CANE_IN || up.valueIn >= HEAD_IN) return [];
      const words = plan.notes.filter(({ page, drawing }) =>
        page === out.page && drawing === title
      );
      if (words.some(({ text }) => ELSEWHERE.test(text))) return [];
      return [{
        ...asStatement(`${out.sourceText} | ${up.sourceText}`, out),
        drawing: title,
        outIn: out.valueIn,
        bottomIn: up.valueIn,
      }];
    });

const isBare = ({ orientation, sourceText }: Dimension, wanted: Dimension["orientation"]) =>
  orientation === wanted && !/[A-Z]/i.test(sourceText);
