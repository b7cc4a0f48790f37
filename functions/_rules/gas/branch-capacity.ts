/**
 * The pipe to an appliance carries the gas it burns.
 * Reads appliances of gas risers with input and branch size, and the stated longest length; steel pipe and natural gas
 * below 2 psi. A branch too small at any length fails, one too small at the longest length is a question, because
 * branches may be sized by their own length.
 * @source FBC-FG 8th ed. (2023), 402.4 and Table 402.4(2)
 */
import { unionRect } from "../../_shared/geometry.ts";
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { gasPipeCapacity } from "../limits/fbc_2023/tables/gas_pipe.ts";
import { placeOf } from "../measure.ts";
import { riserLoads } from "./_riser.ts";

/** A branch with what it must carry; the longest length in feet when stated. */
type Branch = Evidence & {
  name: string;
  btuh: number;
  sizeIn: number;
  size: string;
  longestFt: number | null;
};

const SHORTEST_FT = 10;
const LONGEST = /\bLONGEST\b|\bTOTAL\s+(?:DEV\w*\s+)?LENGTH|\bMOST\s+REMOTE|\bDEVELOPED\s+LENGTH/i;
/** Gas or pressure of another table. */
const OTHER_TABLE =
  /\bL\.?P\.?\b|\bPROPANE|(?<!TEST\w*[^|.;]{0,20})(?<!\b(?:UNDER|BELOW|THAN)\s|<\s?)\b[2-9]\s*-?\s*(?:PSI|LBS?)\b/i;

/** The longest length a drawing states, feet. */
function longestOf(plan: PlanSet, page: number, drawing: string): number | null {
  const texts = plan.notes.filter((it) => it.page === page && it.drawing === drawing)
    .filter(({ text }) => LONGEST.test(text)).map(({ text }) => text);
  const lengths = texts.flatMap((text) => findLengths(normaliseMarks(text)))
    .map(({ valueIn }) => valueIn / 12).filter((feet) => feet >= SHORTEST_FT);
  return lengths.length === 0 ? null : Math.max(...lengths);
}

export default defineRule({
  id: "gas/branch-capacity",
  requirementId: "FBC-FG-402-sizing",
  title: "Size of gas branches",
  applies: (plan) =>
    riserLoads(plan).flatMap(({ name, btuh, at, drawing, branch }): Branch[] => {
      const words = plan.notes.filter((it) => it.page === at.page && it.drawing === drawing)
        .map(({ text }) => text).join(" | ");
      if (!branch || OTHER_TABLE.test(`${drawing} | ${words}`)) return [];
      return [{
        ...placeOf(at),
        box: unionRect([at.box, branch.box]),
        sourceText: `${name} ${at.text} ${branch.sourceText}`,
        name,
        btuh,
        sizeIn: branch.valueIn,
        size: branch.sourceText,
        longestFt: longestOf(plan, at.page, drawing),
      }];
    }),
  check({ name, btuh, sizeIn, size, longestFt }) {
    const most = gasPipeCapacity(sizeIn, SHORTEST_FT);
    if (most === null) return inapplicable();
    const data = { name, size, actual: btuh, unit: "Btu/h", feet: longestFt };
    if (btuh > most) return fail("never", { ...data, required: most, feet: SHORTEST_FT });
    const carried = longestFt === null ? null : gasPipeCapacity(sizeIn, longestFt);
    if (carried === null) return inapplicable();
    const found = { ...data, required: carried };
    return btuh <= carried ? pass(found) : cantTell("small", found);
  },
  withoutLimit: [],
  messages: {
    ok: "{name}: a {size} branch carries {required} Btu/h over {feet} ft; {actual} Btu/h is shown.",
    never:
      "{name}: {actual} Btu/h on a {size} branch, which carries {required} Btu/h over {feet} ft.",
    small:
      "{name}: {actual} Btu/h on a {size} branch, which carries {required} Btu/h over the longest length of {feet} ft.",
  },
  recommendation:
    "Size the branch from the table for its load and length, and show the calculation.",
});
