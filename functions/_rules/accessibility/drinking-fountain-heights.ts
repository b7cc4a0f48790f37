/**
 * Where there are drinking fountains, one serves people in wheelchairs and one those who stand.
 * Reads pairs and spout heights; whether fountains are needed at all is read by plumbing/drinking-
 * fountains.
 * @source FBC-A 8th ed. (2023), 602
 */
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import {
  clausesSaying,
  either,
  inches,
  keepsTo,
  loose,
  ownPart,
  reaches,
  rounded,
  statedQuantities,
} from "../measure.ts";

/** Units for both kinds of user. */
const TWO_HEIGHTS =
  /(HI ?-? ?(\/|&|AND)? ?-? ?LO\b|HIGH ?-? ?(\/|&|AND)? ?-? ?LOW|BI ?-? ?LEVEL|DUAL ?-? ?(HEIGHT|LEVEL)|TWO ?-? ?(LEVEL|HEIGHTS?)|SPLIT ?-? ?LEVEL)/;
const ONLY_BOWL =
  /(E\.? ?W\.? ?C|FOUNTAIN|COOLER)\b[^;]{0,40}\b(ONE|SINGLE|1) ((BOWL|BASIN|UNIT)\b[^;]{0,20}\bONLY|(SPOUT|BUBBLER))\b/;
const ONLY_UNIT =
  /(E\.? ?W\.? ?C|FOUNTAIN|COOLER)\b[^;]{0,40}\b(ONLY|SOLE) (UNIT|ONE|FOUNTAIN) (IN|FOR) (THE )?(BUILDING|TENANT|SUITE|SPACE|PROJECT)\b/;
const ONLY_STANDING =
  /\b(ONLY|SOLE)\b( ONE)?[^;]{0,14}(E\.? ?W\.? ?C|FOUNTAIN|COOLER)[^;]{0,40}(SINGLE|STANDING|ONE HEIGHT|HIGH ONLY)|(E\.? ?W\.? ?C|FOUNTAIN|COOLER)\b[^;]{0,30}(STANDING|HIGH)( HEIGHT| HT\.?)? ONLY/;
const NO_LOW_ONE =
  /\bNO (LOW|ACCESSIBLE|WHEEL ?CHAIR)( HEIGHT| LEVEL)? (E\.? ?W\.? ?C|FOUNTAIN|COOLER|UNIT)/;
/** Words of one bowl of a pair; a text with both speaks of the pair, and behind a figure `HIGH` says that it is a height. */
const OF_LOW_ONE =
  /^(?!.*\b(?:HIGH|HI|STANDING|UPPER)\b).*\b(?:LOW(?:ER)?|WHEEL ?CHAIR|ACCESSIBLE)\b(?! ?FLOW)/i;
const OF_HIGH_ONE =
  /^(?!.*\b(?:LOW(?:ER)?|LO|WHEEL ?CHAIR|ACCESSIBLE)\b).*\b(?:(?:HIGH|STANDING|UPPER)\b(?= ?(?:SIDE|BOWL|UNIT|SPOUT|HEIGHT|PERSON|ADULT))|(?:(?<![#~] ?)HIGH|\b(?:STANDING|UPPER))\W*$)/i;
/** One fountain for one kind of user, and no other: `ONLY EWC IN BLDG., STANDING HT.` */
const ONLY_ONE = either(ONLY_BOWL, ONLY_UNIT, ONLY_STANDING, NO_LOW_ONE);

export default defineRule({
  id: "accessibility/drinking-fountain-heights",
  requirementId: "FBC-A-602-fountains",
  source: { volume: "FBC-A", edition: "2023", section: "602" },
  title: "Drinking fountains at two heights",
  demand: { thing: "spout", property: "height", limit: () => null },
  applies: (plan) => [
    ...statedQuantities(plan, {
      quantity: inches,
      says: /\bSPOUTS?\b[^#~]{0,35}#/,
      under: /FOUNTAIN|E\.? ?W\.? ?C|COOLER|\bSPOUT/,
    }),
    ...clausesSaying(plan, {
      says: [
        TWO_HEIGHTS,
        /SINGLE ?-? ?(HEIGHT|LEVEL|STATION|(DRINKING |WALL )?(FOUNTAIN|COOLER|E\.? ?W\.? ?C))/,
        ONLY_ONE,
      ],
      under: /FOUNTAIN|E\.? ?W\.? ?C|WATER COOLER/,
    }).map((it) => ({ ...it, value: null, raw: it.sourceText, unit: "in" })),
  ],
  check({ value, raw, text, clause }, { limits }) {
    const { spoutMaxIn, standingSpoutMinIn, standingSpoutMaxIn } = limits.accessibility;
    const required = `${spoutMaxIn} or less, and ${standingSpoutMinIn} to ${standingSpoutMaxIn}`;
    const data = { actual: value === null ? raw : rounded(value), required, unit: "in", raw };
    if (value === null && isOnlyOne(text)) return fail("single", data);
    if (value === null) {
      return /SINGLE/i.test(text) && !/BOTTLE|EXIST/i.test(text)
        ? cantTell("single", data)
        : pass(data);
    }
    if (isOnlyOne(text)) return cantTell("single", data);
    const isSeated = keepsTo(value, spoutMaxIn, "in");
    const isStanding = reaches(value, standingSpoutMinIn, "in") &&
      keepsTo(value, standingSpoutMaxIn, "in");
    const said = [ownPart(clause ?? text), clause ?? text].find((it) =>
      OF_LOW_ONE.test(it) || OF_HIGH_ONE.test(it)
    ) ?? "";
    const fits = OF_LOW_ONE.test(said)
      ? isSeated
      : OF_HIGH_ONE.test(said)
      ? isStanding
      : isSeated || isStanding;
    return fits ? pass(data) : fail("outside", data);
  },
  messages: {
    ok: "Drinking fountain: {raw}.",
    outside: "The spout is at {actual} in; {required} in above the floor is required.",
    single:
      "A single-height drinking fountain is called out ({raw}); one for wheelchair users and one for standing users is required.",
  },
  recommendation:
    "Provide a high-low pair with spouts at most 36 in and between 38 and 43 in above the floor.",
});

const isOnlyOne = (text: string) => loose(ONLY_ONE).test(text) && !loose(TWO_HEIGHTS).test(text);
