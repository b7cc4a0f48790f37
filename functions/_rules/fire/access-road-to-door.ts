/**
 * The fire engine comes close to a door.
 * Reads the distance from access roads to doors, in feet.
 * @source Florida Fire Prevention Code, 8th ed. (2023), NFPA 1 18.2.3.2.1
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import { defineRule } from "../define_rule.ts";
import { demand, givenUnder, newWork, type Stated } from "../measure.ts";

/** A row about the way from the road to a door; which road says its title, or another row of its list. */
const ROAD_TO_DOOR =
  /^\W*(?:DIST\w*\.?\s+|MAX\w*\.?\s+)*(?:(?:FIRE|ACCESS|APP(?:ARATUS|\.)?|F\.?D\.?|DEPT\.?|DEPARTMENT)\s+)*(?:ROAD|RD\.?|LANE|LN\.?|DRIVE)\s+TO\s+(?:\w+\s+){0,3}?(?:DOORS?|ENTRANCE|ENTRY)\b/i;
const OF_FIRE = /\bFIRE|\bF\.?D\b|\bFFPC|NFPA\s*1\b|\bAPPARATUS/i;
const FIRE_LANE = /\b(?:FIRE|APPARATUS)\s+(?:LANE|ROAD|ACCESS)\b/i;

/** Such rows with the length they give. */
const listedWays = (plan: PlanSet): Stated[] =>
  newWork(plan, { topic: ROAD_TO_DOOR, in: "rows" }).flatMap((it) => {
    const isOfFire = OF_FIRE.test(`${it.schedule?.title ?? ""} ${it.text}`) ||
      it.schedule?.rows.some(({ cells: [label] }) => FIRE_LANE.test(label?.text ?? ""));
    if (!it.row || !isOfFire) return [];
    const given =
      givenUnder(it, /PROV|ACTUAL|DESIGN|SHOWN|VALUE|DIST|LENGTH/i, /REQ|MAX|LIMIT|CODE/i) ??
        (it.row.cells.length === 2 ? it.row.cells[1].text : null);
    const lengths = findLengths(normaliseMarks(given ?? ""));
    if (lengths.length !== 1) return [];
    return [{ ...it, value: lengths[0].valueIn / 12, unit: "ft", raw: lengths[0].raw }];
  });

const ways = demand({
  thing: "fire lane",
  property: "distance",
  where: /DOOR|ENTR|\bDR\b|\bD\d{1,3}\b/i,
  unless:
    /HYDRANT|F\.?D\.?C\b|FIRE DEP\w*\.? CONN|SIAMESE|OVERHEAD|FARTHEST|FURTHEST|DEAD|ENTR\w* DRIVE|POND/i,
  // How far all of the walls may be is another measure, told beside this one.
  keep: ({ text }) => !/WALLS?\b|ALL PORTIONS/i.test(text),
  scale: 1 / 12,
  limit: ({ fire }) => ({ max: fire.accessRoadToDoorFt }),
}, listedWays);

export default defineRule({
  id: "fire/access-road-to-door",
  requirementId: "FFPC-18.2.3-door-50",
  ...ways,
  // What their titles tell is as sure as what is said.
  applies: (plan, context) => ways.applies(plan, context).map((it) => ({ ...it, isLikely: false })),
  messages: {
    ok: "The access road is {raw} from a door.",
    outside: "The access road is {actual} ft from the door; at most {required} ft is allowed.",
  },
  recommendation: "Extend the road, or add a door within {required} ft of it.",
});
