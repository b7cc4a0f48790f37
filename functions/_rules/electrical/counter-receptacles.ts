/**
 * No point along a kitchen counter is far from a receptacle.
 * Reads distances between receptacles over a counter (half of which counts) or to the next one, in
 * inches.
 * @source NFPA 70-2020, 210.52(C)(1)
 */
import { defineRule } from "../define_rule.ts";
import {
  inches,
  judgeStated,
  loose,
  statedQuantities,
  type StatedQuantity,
  titlesOver,
} from "../measure.ts";
import { RECEPTACLE, toNearest } from "./_receptacles.ts";
import { hasDwellings } from "./_words.ts";

const COUNTER =
  /COUNTER|\bC(N|OUN)?TR\.? ?(TOP|RECEP|OUTLET|DUPLEX)|\bC\.T\b|\bKIT\w*\.? C(OUN|N)?TE?R\b|WORK ?TOP|KITCHEN ELEV|KIT\.? ELEV|SPLASH/i;
/** From the end of a counter space to its first receptacle. */
const TO_FIRST =
  /#[^#~;|]{0,4}\bOF (THE )?(KITCHEN )?COUNTER( ?TOP)?[^#~;|]{0,12}\b(TO|BEFORE|WITHOUT)\b[^#~;|]{0,14}(RECEP|OUTLET|DUPLEX|PLUG)|C(OUN|N)?TE?R\.?( ?TOP)?\b[^#~;|]{0,30}# (MAX\.? )?(TO|BEFORE) (AN? |ANY |THE |ITS )*(FIRST |NEAREST |NEXT |CLOSEST )?(RECEP|OUTLET|DUPLEX|PLUG)|# ?(FROM )?(THE )?(END|EDGE|CORNER|RANGE|SINK|REF\w*|PANTRY|WALL)\b[^#~;|]{0,20}\b(TO|AND)\b[^#~;|]{0,14}(RECEP|OUTLET|DUPLEX|PLUG)/;
/** The same, the receptacle first. */
const FIRST_FROM =
  /(FIRST|NEAREST|NEXT|CLOSEST) (COUNTER ?(TOP)? |WALL )?(RECEP\w*|OUTLETS?|DUPLEX|PLUGS?)[^#~;|]{0,30}#[^#~;|]{0,10}\b(FROM|OF|PAST) (THE )?(END|EDGE|CORNER|RANGE|COOKTOP|SINK|REF\w*|PANTRY|OVEN)/;
const OUTLET = "(RECEP\\w*|OUTLETS?|DUPLEX|PLUGS?)";
const FARTHEST =
  "(FARTHEST|FURTHEST|REMOTEST|MOST (REMOTE|DISTANT)|WORST) (COUNTER ?(TOP)? |WALL )?(POINT|SPOT|END|PART)";
/** From the point of the counter that is farthest from any: `FARTHEST COUNTER POINT TO OUTLET 32"`. */
const TO_FARTHEST = new RegExp(
  [
    `${FARTHEST}[^#~;|]{0,30}\\b(TO|FROM) (THE |AN? |ANY |NEAREST )*${OUTLET}[^#~;|]{0,14}#`,
    `${FARTHEST}[^#~;|]{0,24}#[^#~;|]{0,10}\\b(TO|FROM) (THE |AN? |ANY |NEAREST )*${OUTLET}`,
    `#[^#~;|]{0,12}${FARTHEST}[^#~;|]{0,24}\\b(TO|FROM) (THE |AN? |ANY |NEAREST )*${OUTLET}`,
    `${OUTLET}[^#~;|]{0,12}\\b(TO|FROM) (THE )?${FARTHEST}[^#~;|]{0,24}#`,
    `\\bA POINT (IS |LIES |STANDS )?#[^#~;|]{0,10}\\b(TO|FROM|OFF) (THE |AN? |ANY |NEAREST |NEXT )*${OUTLET}`,
    `${OUTLET}[^#~;|]{0,8}#[^#~;|]{0,10}\\b(TO|FROM) (THE )?${FARTHEST}`,
  ].join("|"),
);
/** A dimension lettered with nothing but the outlets it runs between. */
const OF_OUTLETS =
  /^\W*# (KIT\w*\.? )?C(OUN|N)?TE?R\.? ?(TOP )?(OUTLETS|RECEPT\w*S|RECEPS|DUPLEXES|PLUGS)\W*$/;

/** Of the walls of a room in the same breath: `12 FT APART ALONG WALLS, 4 FT APART ON COUNTERS`. */
const ALONG_WALLS = /^\W*(?:MAX\.?\W+)?(?:APART\W+)?(?:ALONG|ON)\s+(?:THE\s+)?WALLS?\b/i;

/** The sentence of a clause that gives the figure. */
const sentenceOf = ({ before, raw, after }: StatedQuantity): string =>
  before.split(END).at(-1)! + raw + after.split(END)[0];
const END = /(?<=[A-Z]{4}|[a-z]{3})\.\s+(?=[A-Z])/;

export default defineRule({
  id: "electrical/counter-receptacles",
  requirementId: "NEC-210.52C1-counter",
  title: "Countertop receptacles",
  when: hasDwellings,
  demand: {
    thing: ["counter receptacle"],
    property: "distance",
    // A line drawn on a plan runs from one to the next.
    as: (distance, { sure }) => sure === "said" || sure === "rowed" ? {} : { value: distance / 2 },
  },
  applies: (plan) =>
    statedQuantities(plan, {
      quantity: inches,
      says: [
        /#[^#~;|]{0,40}(BETWEEN|SPACING|APART|O\.? ?C\b)/,
        /(SPAC(ED|ING)|APART|@|EVERY|MAX\.?)[^#~;|]{0,20}#/,
        /# ?(MAX\.? )?(O\.? ?C\b|APART|ON CENTER)/,
        /NO POINT[^#~;|]{0,50}#/,
        TO_FIRST,
        FIRST_FROM,
        TO_FARTHEST,
        /# ?(CENTERS|CTRS)\b/,
        OF_OUTLETS,
      ],
      titled: true,
      not:
        /(RANGE|COOKTOP|SINK|REF\w*) (IS )?(BETWEEN|IN BETWEEN|CENTERED)|ABOVE|HIGH|A\.? ?F\.? ?F|BACK ?SPLASH|WIDE|DEEP|OVERHANG|ISLAND|PENINSULA|UPPERS|BRACKET|SUPPORT/,
    }).filter((it) =>
      COUNTER.test(`${titlesOver(it, plan)}: ${sentenceOf(it)}`) && RECEPTACLE.test(it.clause) &&
      !ALONG_WALLS.test(it.after)
    ).map((it) =>
      [TO_FIRST, FIRST_FROM, TO_FARTHEST].some((says) => loose(says).test(it.clause))
        ? it
        : loose(OF_OUTLETS).test(it.clause)
        ? { ...it, value: it.value / 2 }
        : toNearest(it)
    ),
  check: (stated, { limits }) =>
    judgeStated(stated, { max: limits.electrical.counterReceptacleIn }),
  messages: {
    ok: "Countertop receptacles: {raw}.",
    outside:
      "A point of the counter is {actual} in from a receptacle ({raw}); at most {required} in is allowed.",
  },
  recommendation:
    "Add countertop receptacles so that no point of the wall line is more than {required} in away.",
});
