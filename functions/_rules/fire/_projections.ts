/** Eaves and other projections with their stated distance to the lot line. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths } from "../../_shared/units.ts";
import { lengthOf, newWork, type Stated } from "../measure.ts";

const DEMAND = /\bREQUIRED\s+SETBACK|ZONING|WALL\s+TO|SETBACK\s+(REQ|MIN)/i;

const LINE =
  /\b(TO|FROM|OF)\s+(THE\s+|ADJACENT\s+|INTERIOR\s+|NEAREST\s+|SIDE\s+|REAR\s+)*(LOT|PROPERTY|PROP\.?|P\.?\s?\/?\s?L)\b\.?(\s*LINE)?/i;
const PROJECTION =
  /\b(EAVES?|OVER-?HANGS?|SOFFITS?|CANOP(Y|IES)|BALCON(Y|IES)|PROJECTIONS?|ROOF\s+EDGE|FASCIA|CORNICE|DRIP\s*EDGE)\b/i;

/** Distances from projections to the lot line, in inches; a single length in the text is that distance. */
export const projectionsToLine = (plan: PlanSet): Stated[] =>
  newWork(plan, { topic: PROJECTION, not: DEMAND }).filter((it) => LINE.test(it.text)).flatMap(
    (it) => {
      const isAlone = findLengths(it.text).length === 1;
      const length = lengthOf(it.text, { of: LINE, rivals: isAlone ? undefined : PROJECTION });
      return length ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }] : [];
    },
  );
