/**
 * Shafts through floors are enclosed: two hours through four or more storeys, one hour otherwise.
 * Applies to stated ratings of shafts, hoistways and chutes of buildings with more than one storey. Hours.
 * @source FBC-B 8th ed. (2023), 713.4
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { defineRule, inapplicable } from "../define_rule.ts";
import { judgeEither, settingOf, type Stated } from "../measure.ts";
import { storiesOf, wallRatings } from "./_words.ts";

const SHAFT = String
  .raw`SHAFTS?|SHAFT\s*-?WALLS?|HOISTWAYS?|(?:TRASH|LINEN|LAUNDRY|MAIL|REFUSE|RUBBISH|WASTE)\s+CHUTES?|ELEV(?:ATOR|\.)?\s+(?:SHAFT|ENCLOSURE|WALLS?)|DUMB\s*WAITERS?|VERTICAL\s+(?:OPENINGS?|SHAFTS?|CHASES?)`;
/** Boards and lids named after shafts, which also line other walls. */
const PRODUCT = String.raw`(?!\s*-?\s*(?:LINERS?|BOARDS?|PANELS?)\b)`;
const CHASE = String
  .raw`(?:(?:MECH\w*\.?|DUCT|PIPE|PLUMBING|PLUMB\.|UTILITY|HVAC|EXHAUST|VENT|FLUE|ELECTRICAL|ELEC\.|RISER)\s+CHASES?|DUCT\s+RISER\s+(?:ENCLOSURE|WALLS?))`;
const TOPIC = anyCase`\b(?:${SHAFT}|${CHASE})\b`;
const IS_SHAFT = anyCase`\b(?:${SHAFT})\b${PRODUCT}`;
const NOT =
  /\bSTAIR|LIGHT\s+SHAFT|PIPE\s+SHAFT\s+BEARING|(?:NO|EXCEPT(?:\s+(?:AT|FOR|IN))?)\s+SHAFTS?\b|SHAFT\s+NOT\s+REQ|PUMP\s+SHAFT|MOTOR|\b(?:ONE|SINGLE|1)\s+(?:FLOOR|STORE?Y|LEVEL)\b(?!\s+(?:ABOVE|BELOW|UP))|CHUTE\s+(?:ACCESS\s+|INTAKE\s+|DISCHARGE\s+)?ROOM/i;
/** Says of a chase that it passes a floor; within one storey it is a thick wall. */
const PASSES_FLOORS =
  /\b(OPEN|THROUGH|CONTINUOUS|VERTICAL|CONNECT\w*|EXTENDS?|UP|PENETRAT\w+)\b[^|]{0,30}\b(FLOORS?|LEVELS?|STOR(IES|Y)|ROOF|ATTIC)\b|\b(LEVEL|FLOOR)S?\s*\d+\s*(-|TO|THROUGH)\s*(LEVEL\s*)?(\d|ROOF)|\b(\d|TWO|THREE|FOUR|FIVE)\s*-?\s*STOR(IES|Y)\s+(SHAFT|CHASE|OPENING)/i;

/** Ratings of shafts, named in the text or in the title over it, and of chases that pass floors. */
const shafts = (plan: PlanSet): Stated[] =>
  wallRatings(plan, { topic: TOPIC, not: NOT, titled: true }).filter((it) =>
    IS_SHAFT.test(it.text) || PASSES_FLOORS.test(settingOf(it, plan))
  );

export default defineRule({
  id: "fire/shaft-rating",
  requirementId: "FBC-B-713-shafts",
  title: "Shaft enclosure rating",
  demand: { thing: "shaft", property: "rating" },
  applies: shafts,
  check(it, { plan, building, limits }) {
    const stories = storiesOf(it, building, plan);
    if (stories !== null && stories < 2) return inapplicable();
    return judgeEither(it.value, {
      strict: limits.fire.shaftFourStoriesHours,
      lenient: limits.fire.shaftHours,
      unit: "hours",
      side: "min",
    }, {
      governs: stories === null ? "unknown" : stories >= 4 ? "strict" : "lenient",
      message: "low",
      question: "unsure",
    });
  },
  messages: {
    ok: "The shaft is rated {actual} hr; {required} hr is required.",
    low: "The shaft is rated {actual} hr; at least {required} hr is required.",
    unsure:
      "The shaft is rated {actual} hr; {required} hr is required where it connects four or more stories.",
  },
  recommendation:
    "Enclose the shaft in {required}-hour construction, or show the exception in 712.",
  leftOpen: {
    topic: /\b(SHAFT|HOISTWAY)S?\b[^;|]{0,25}(RATING|RATED|ENCLOSURE|HR|HOUR|\|)/i,
    data: ({ limits }) => ({ required: limits.fire.shaftHours, unit: "hours" }),
  },
});
