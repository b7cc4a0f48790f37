/** Eaves and other projections with their stated distance to the lot line. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { findLengths } from "../../_shared/units.ts";
import {
  allRows,
  around,
  cellHeaded,
  isKept,
  lengthOf,
  newWork,
  type Stated,
  type Statement,
} from "../measure.ts";

const DEMAND = /\bREQUIRED\s+SETBACK|ZONING|WALL\s+TO|SETBACK\s+(REQ|MIN)/i;

const LINE =
  /\b(TO|FROM|OF|OFF)\s+(THE\s+|ADJACENT\s+|INTERIOR\s+|NEAREST\s+|SIDE\s+|REAR\s+|FRONT\s+|LEFT\s+|RIGHT\s+|NORTH\s+|SOUTH\s+|EAST\s+|WEST\s+)*(LOT|PROPERTY|PROP\.?|P\.?\s?\/?\s?L|L\.?\s?\/?\s?L|LINE(?=\W*(?:$|[,;.|])))\b\.?(\s*LINE)?/i;
const PROJECTION =
  /(?<!\bNO\s)\b(EAVES?|OVER-?HANGS?|SOFFITS?|CANOP(Y|IES)|BALCON(Y|IES)|PROJECTIONS?|ROOF\s+EDGE|FASCIA|CORNICE|DRIP\s*EDGE)\b/i;

/** Under the title of a projection the length itself, or that of its edge: `EDGE 1'-8" TO P.L.` */
const OF_ITS_EDGE =
  /^\W*(?:(?:OUTER\s+|LEADING\s+|OUTSIDE\s+)?(?:EDGE|FACE|TIP|RAIL)\b|\d)(?!.*\b(?:WALL|BUILDING|GRADE|COLUMN|POST)\b)/i;

/** Distances from projections to the lot line, in inches; a single length in the text is that distance. */
export const projectionsToLine = (
  plan: PlanSet,
): Stated[] => [...toldAlone(plan), ...listedTips(plan)];

/** Head over how far the edge of a projection is from the line, in lists of walls. */
const TIP_HEAD =
  /^(?!.*\b(?:REQ|MIN|WALL))\W*(?:EAVE|OVER-?HANG|SOFFIT|PROJECTION|FASCIA|TIP|EDGE)\b.*\b(?:TO|FROM)\s+(?:THE\s+)?(?:LOT|PROPERTY|PROP|P\.?L|LINE)\b/i;

const listedTips = (plan: PlanSet): Stated[] =>
  allRows(plan).flatMap((it): Stated[] => {
    const { schedule } = it;
    const text = cellHeaded(it, TIP_HEAD);
    const isOfProjection = PROJECTION.test(
      [schedule?.title, ...schedule?.columns.map(({ header }) => header) ?? []].join(" "),
    );
    const [length, ...others] = findLengths(text ?? "");
    return length && others.length === 0 && isOfProjection && !isKept(it.text)
      ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }]
      : [];
  });

const toldAlone = (plan: PlanSet): Stated[] =>
  newWork(plan, { topic: PROJECTION, not: DEMAND, titled: true }).filter((it) =>
    PROJECTION.test(it.sourceText) || OF_ITS_EDGE.test(it.sourceText)
  ).flatMap((it) => {
    const lengths = findLengths(it.text);
    const isAlone = lengths.length === 1;
    const length = LINE.test(it.text)
      ? lengthOf(it.text, { of: LINE, rivals: isAlone ? undefined : PROJECTION })
      : isAlone && isOfLineTable(it)
      ? lengths[0]
      : null;
    return length ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }] : [];
  });

/** A wall's distance to the lot line and the overhang beyond it, lettered next to each other. */
export type Remainder = Stated & { isRemainder: true };

const WALL_TO_LINE = anyCase`\bWALLS?\b[^.;]{0,16}${LINE}`;
/** Percent of the page within which both speak of one wall. */
const TOGETHER = 5;

/** What an overhang leaves of the distance between its wall and the lot line, in inches. */
export function remainders(plan: PlanSet): Remainder[] {
  const walls = newWork(plan, {
    topic: WALL_TO_LINE,
    not: /ZONING|REQUIRED|SETBACK|EXIST/i,
    in: "notes",
  })
    .filter((it) => findLengths(it.text).length === 1);
  if (walls.length === 0) return [];
  const overhangs = newWork(plan, { topic: PROJECTION, not: LINE, in: "notes" })
    .filter((it) => findLengths(it.text).length === 1);
  return walls.flatMap((wall): Remainder[] => {
    const [first, ...others] = around(wall, overhangs, TOGETHER);
    if (!first || others.length > 0 || first.drawing !== wall.drawing) return [];
    const value = findLengths(wall.text)[0].valueIn - findLengths(first.text)[0].valueIn;
    const raw = `${wall.text}, ${first.text}`;
    return value > 0 ? [{ ...wall, value, unit: "in", raw, isRemainder: true }] : [];
  });
}

/** A row of a table that gives distances to a lot line, and nothing else. */
const isOfLineTable = ({ schedule }: Statement): boolean =>
  /\b(DISTANCES?|CLEARANCES?|SEPARATIONS?)\b/i.test(schedule?.title ?? "") &&
  LINE.test(schedule?.title ?? "") &&
  !schedule?.columns.some(({ header }) => /\b(WIDTH|DEPTH|SIZE|REQ\w*|MIN\w*)\b/i.test(header));
