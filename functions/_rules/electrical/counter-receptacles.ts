/**
 * No point along a kitchen counter is far from a receptacle.
 * Reads distances between receptacles over a counter (half of which counts) or to the next one, in
 * inches.
 * @source NFPA 70-2020, 210.52(C)(1)
 */
import { defineRule } from "../define_rule.ts";
import { inches, judgeStated, loose, statedQuantities, type StatedQuantity } from "../measure.ts";
import { RECEPTACLE, toNearest } from "./_receptacles.ts";
import { hasDwellings } from "./_words.ts";

const COUNTER =
  /COUNTER|\bC(N|OUN)?TR\.? ?(TOP|RECEP|OUTLET|DUPLEX)|\bC\.T\b|WORK ?TOP|KITCHEN ELEV|KIT\.? ELEV|SPLASH/i;
/** From the end of a counter space to its first receptacle. */
const TO_FIRST =
  /# ?(FROM )?(THE )?(END|EDGE|CORNER|RANGE|SINK|REF\w*|PANTRY|WALL)\b[^#~;|]{0,20}\b(TO|AND)\b[^#~;|]{0,14}(RECEP|OUTLET|DUPLEX|PLUG)/;
/** The same, the receptacle first. */
const FIRST_FROM =
  /(FIRST|NEAREST|NEXT|CLOSEST) (COUNTER ?(TOP)? |WALL )?(RECEP\w*|OUTLETS?|DUPLEX|PLUGS?)[^#~;|]{0,30}#[^#~;|]{0,10}\b(FROM|OF|PAST) (THE )?(END|EDGE|CORNER|RANGE|COOKTOP|SINK|REF\w*|PANTRY|OVEN)/;
/** A dimension lettered with nothing but the outlets it runs between. */
const OF_OUTLETS =
  /^\W*# (KIT\w*\.? )?C(OUN|N)?TE?R\.? ?(TOP )?(OUTLETS|RECEPT\w*S|RECEPS|DUPLEXES|PLUGS)\W*$/;

export default defineRule<StatedQuantity>({
  id: "electrical/counter-receptacles",
  requirementId: "NEC-210.52C1-counter",
  severity: "medium",
  source: { volume: "NEC", edition: "2020", section: "210.52(C)(1)" },
  category: "Electrical",
  title: "Countertop receptacles",
  when: hasDwellings,
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
        /# ?(CENTERS|CTRS)\b/,
        OF_OUTLETS,
      ],
      titled: true,
      not:
        /(RANGE|COOKTOP|SINK|REF\w*) (IS )?(BETWEEN|IN BETWEEN|CENTERED)|ABOVE|HIGH|A\.? ?F\.? ?F|BACK ?SPLASH|WIDE|DEEP|OVERHANG|ISLAND|PENINSULA|UPPERS|BRACKET|SUPPORT/,
    }).filter((it) => COUNTER.test(it.clause) && RECEPTACLE.test(it.clause)).map((it) =>
      loose(TO_FIRST).test(it.clause) || loose(FIRST_FROM).test(it.clause)
        ? it
        : loose(OF_OUTLETS).test(it.clause)
        ? { ...it, value: it.value / 2 }
        : toNearest(it)
    ),
  check: (stated, { limits }) =>
    judgeStated(stated, { max: limits.electrical.counterReceptacleIn }),
  messages: {
    ok: "Counter receptacles: {raw}.",
    outside:
      "A point of the counter is {actual} in from a receptacle ({raw}); at most {required} in is allowed.",
  },
  recommendation:
    "Add counter receptacles so that no point of the wall line is more than {required} in away.",
});
