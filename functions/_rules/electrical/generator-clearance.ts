/**
 * A generator stands clear of openings and of walls that burn.
 * Reads stated distances from the generator, in feet.
 * @source NFPA 37, NFPA 37
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule } from "../define_rule.ts";
import {
  around,
  feet,
  mentions,
  statedLimit,
  statedQuantities,
  type StatedQuantity,
  statements,
} from "../measure.ts";

const GEN = "\\b(GENERATOR|GENSET|GEN\\b\\.?)";
const NEAR =
  "(WALLS?|OPENINGS?|WINDOWS?|DOORS?|VENTS?|INTAKE|BUILDING|HOUSE|STRUCTURE|RESIDENCE|DWELLING|SIDING|EAVES?|SOFFIT|COMBUSTIBLE)";

/** What a callout leaves to its drawing: `3'-0" TO WINDOW`. */
const BARE = exactCase`^#( MIN\.?| CLR\.?| CLEAR)? (TO|FROM|OFF) [^#~;|]{0,16}${NEAR}\W*$`;
const LABEL = /^(?!.*\b(?:EXIST\w*|FUTURE|PORTABLE)\b).*\bGEN(?:ERATOR|SET)\b/i;
/** Its label stands so near, per cent of the page. */
const AT_GENERATOR = 10;
const LONGEST_LABEL = 60;

/** Bare callouts to an opening or wall beside the label of a generator; probably its distance, feet. */
function besideGenerator(plan: PlanSet): StatedQuantity[] {
  const labels = statements(plan, { topic: LABEL, in: "notes" }).filter(({ text }) =>
    text.length <= LONGEST_LABEL
  );
  if (labels.length === 0 || mentions(plan, TESTED)) return [];
  return statedQuantities(plan, { quantity: feet, says: BARE, in: "notes" }).filter((it) =>
    around(it, labels, AT_GENERATOR).some(({ drawing }) => drawing === it.drawing)
  );
}
const TESTED = /GEN[^;|]{0,60}\b(LISTED|TESTED)\b|NFPA 37|SWRI|RATED WALL|FIRE ?-? ?RATED WALL/;

type Distance = StatedQuantity & { isBare?: boolean };

const stated = statedLimit({
  demand: {
    thing: "generator",
    property: "distance",
    within: ["window", "door", "opening in wall", "wall", "exterior wall"],
    scale: 1 / 12,
  },
  quantity: feet,
  titled: true,
  says: [
    exactCase`#[^#~;|]{0,14}\b(TO|FROM|OFF)\b[^#~;|]{0,24}${NEAR}[^#~;|]{0,24}${GEN}`,
    exactCase`${GEN}[^#~;|]{0,60}#[^#~;|]{0,30}\b(TO|FROM|OFF|OF)\b[^#~;|]{0,24}${NEAR}`,
    /#[^#~;|]{0,50}(WALLS?|OPENINGS?|WINDOWS?|DOORS?|VENTS?|BUILDING|HOUSE|STRUCTURE)[^#~;|]{0,30}\b(TO|FROM|AT|FOR)\b[^#~;|]{0,8}(GENERATOR|GENSET)/,
    // A dimension line from the one to the other.
    exactCase`#[^#~;|]{0,4}${GEN}[^#~;|]{0,14} TO [^#~;|]{0,16}${NEAR}`,
    exactCase`#[^#~;|]{0,16}${NEAR}[^#~;|]{0,14} TO ${GEN}`,
  ],
  not:
    /\b(CMU|MASONRY|CONC\w*|BLOCK|BLANK|SOLID|SCREEN|RETAINING) WALL|FENCE|NO OPENINGS|PROPERTY LINE|LOT LINE|RATED WALL|LISTED|LISTING|FIRE ?-? ?RATED|TANK|SETBACK/,
  notAmid:
    /(?<!\b(NOT|NON|NO)\b[ -]*)\b(LISTED|LISTING|TESTED)|NFPA 37|RATED WALL|FIRE ?-? ?RATED|UL 2200|SWRI/,
  bounds: ({ electrical }) => ({ min: electrical.generatorClearanceFt }),
});

export default defineRule<Distance>({
  id: "electrical/generator-clearance",
  requirementId: "NFPA37-generator-5ft",
  source: { volume: "NFPA 37", edition: "2021", section: "NFPA 37" },
  title: "Generator clearance",
  ...stated,
  applies: (plan, context) => {
    const own = stated.applies(plan, context);
    const bare = besideGenerator(plan).filter(({ box }) => !own.some((it) => it.box === box));
    return [...own, ...bare.map((it) => ({ ...it, isBare: true }))];
  },
  check(it, context) {
    const verdicts = [stated.check(it, context)].flat();
    if (!it.isBare) return verdicts;
    return verdicts.filter(({ kind }) => kind === "fail").map(({ data }) =>
      cantTell("beside", { ...data })
    );
  },
  onceTold: { beside: "outside" },
  messages: {
    ok: "The generator is {raw} clear.",
    beside:
      "{raw} is written beside the generator; if this is its distance from a wall or opening, at least {required} ft is required unless tested or protected.",
    outside:
      "The generator is {actual} ft from a wall or opening; at least {required} ft is required unless tested or protected.",
  },
  recommendation:
    "Move the generator to at least {required} ft from openings and combustible walls, on an anchored pad above the flood elevation.",
});
