/**
 * Equipment in an attic has an opening to get it out and a place to stand.
 * Reads printed sizes of service platforms (30 by 30 in) and of openings to equipment (20 by 30
 * in), and statements that there is none.
 * @source FBC-M 8th ed. (2023), 306.3
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import {
  type Clause,
  clausesSaying,
  forReading,
  mentions,
  reaches,
  settingOf,
  sizesIn,
} from "../measure.ts";

/** A platform or opening with its printed size, and how surely equipment stands behind it. */
type Size = Evidence & {
  size: { a: number; b: number; raw: string };
  isPlatform: boolean;
  serves: "equipment" | "maybe" | "none";
};

const EQUIPMENT =
  "(A\\.?H\\.?U\\b|AIR HANDLER|FURNACE|F\\.?C\\.?U\\b|EQUIPMENT|MECH\\w*\\.? UNITS?|A ?\\/ ?C\\b|HVAC|WATER HEATER|\\bW\\.?H\\b|APPLIANCES?)";
const NAMED = new RegExp(EQUIPMENT, "i");
const NOT_THERE = /\bNO (EQUIP\w*|MECH\w*|AHU|A ?\/ ?C|HVAC|APPLIANCES?|UNITS?)\b[^;|]{0,20}/gi;
const IN_ATTIC = exactCase`${EQUIPMENT}[^;]{0,40}\bATTIC|\bATTIC[^;]{0,30}${EQUIPMENT}`;

/** Does equipment stand in the attic: by the words around, or somewhere else in the set? */
function serves(it: Clause, plan: PlanSet): Size["serves"] {
  const own = settingOf(it, plan);
  const rest = own.replace(NOT_THERE, " ");
  if (NAMED.test(it.clause.replace(NOT_THERE, " "))) return "equipment";
  if (rest !== own) return "none";
  if (NAMED.test(rest) && /ATTIC/i.test(rest)) return "equipment";
  return mentions(plan, IN_ATTIC, { titled: true, not: /\bNO\b|INSULAT/ }) ? "maybe" : "none";
}

/** No place to stand: `NO SERVICE PLATFORM, LIGHT OR OUTLET AT THE UNIT`. */
const NO_PLATFORM =
  /\b(NO|WITHOUT|W\/O|OMIT) (A |ANY )?(SERVICE |WORK(ING)? |LEVEL |EQUIPMENT |ACCESS )*(PLATFORMS?|WALK ?WAY|CAT ?WALK)\b(?! ?(RAIL|SHALL|REQ|STAIR))/;
const NOT_MISSING =
  /\bSHALL\b|\bEXIST|\bCEILING BELOW|REACHED FROM|SERVICED FROM|\bROOF ?TOP|\bSTORAGE\b|\bNO (?:ATTIC |MECH\w*\.? |GAS )*(?:APPLIANCES?|EQUIPMENT|UNITS?|A\.?H\.?U\.?|AIR HANDLERS?)\b(?! (?:\w+ )?(?:PLATFORM|WALK|CAT))/;
const EQUIPMENT_IN_ATTIC = exactCase`${EQUIPMENT}.{0,200}ATTIC|ATTIC.{0,200}${EQUIPMENT}`;

const OPENING = /\b(?:ACCESS|OPENING|SCUTTLE|HATCH)\b/i;

/** Without the size of the way there: `PASSAGE 18' x 24", 30 x 30 PLATFORM`. */
const sizesOf = ({ text }: Clause) => sizesIn(text.replace(OF_WAY, " "));
const OF_WAY =
  /\b(?:PASSAGE(?:WAY)?|WALK-?\s?WAY|CAT-?\s?WALK|WAY|ROUTE)S?\b(?:(?!\b(?:PLATFORM|OPENING|ACCESS|SCUTTLE|HATCH)\b)[^;|])*?\d[\d\s'"\/.-]*\s*(?:WIDE|LONG)?\s*[x×,]\s*\d[\d\s'"\/.-]*(?:WIDE|LONG)?/gi;

/** Where an opening is named with the platform, the first size is that of whichever stands nearer to it. */
function isOfPlatform({ clause, text }: Clause, { raw }: Size["size"]): boolean {
  if (!/PLATFORM/i.test(clause) || !OPENING.test(clause)) return /PLATFORM/i.test(clause);
  const read = forReading(text);
  const at = read.indexOf(raw);
  const far = (word: RegExp) => {
    const found = word.exec(read);
    if (!found) return Infinity;
    const end = found.index + found[0].length;
    return found.index < at ? at - end : found.index - at - raw.length;
  };
  return far(/PLATFORM/i) < far(OPENING);
}

/** Attic equipment without a place to stand. */
type Missing = Clause & { isMissing: true };

export default defineRule({
  id: "mechanical/attic-platform",
  requirementId: "FBC-M-306.3-attic",
  source: { volume: "FBC-M", edition: "2023", section: "306.3" },
  title: "Attic access and platform",
  demand: {
    thing: "service platform",
    property: ["width", "depth"],
    limit: ({ mechanical }) => ({ min: mechanical.atticPlatformIn }),
  },
  applies: (plan) => [
    ...clausesSaying(plan, { says: NO_PLATFORM, not: NOT_MISSING, amid: EQUIPMENT_IN_ATTIC })
      .map((it): Missing => ({ ...it, isMissing: true })),
    ...clausesSaying(plan, {
      says: [
        /(SERVICE |EQUIPMENT |WORK(ING)? |LEVEL |AHU )?PLATFORM/,
        /(ATTIC|EQUIPMENT|AHU|A\/C) (ACCESS|OPENING|SCUTTLE|HATCH)|PULL ?-? ?DOWN (STAIR|LADDER)|ATTIC[^;]{0,20}(ACCESS|OPENING|SCUTTLE|HATCH)/,
      ],
      titled: true,
      under: /ATTIC|AHU|A\.?H\.?U|AIR HANDLER|MECHANICAL|EQUIPMENT/,
      not:
        /LOADING|STAGE|LIFT|GARAGE|ROOF HATCH|CONDENSER|BFE|FLOOD|DUCT ACCESS|ACCESS DOOR IN DUCT/,
    }).flatMap((it) =>
      sizesOf(it).slice(0, 1).map((size) => {
        const isPlatform = isOfPlatform(it, size);
        return { ...it, size, isPlatform, serves: isPlatform ? "equipment" : serves(it, plan) };
      })
    ),
  ],
  check(it, { limits }) {
    if ("isMissing" in it) return fail("missing", { text: it.sourceText });
    const { size, isPlatform, serves } = it;
    const { atticPlatformIn, atticOpeningShortIn, atticOpeningLongIn } = limits.mechanical;
    const [short, long] = [Math.min(size.a, size.b), Math.max(size.a, size.b)];
    const needs = isPlatform
      ? [atticPlatformIn, atticPlatformIn]
      : [atticOpeningShortIn, atticOpeningLongIn];
    const data = { actual: size.raw, required: needs.join(" x "), unit: "in" };
    const isLarge = reaches(short, needs[0], "in") && reaches(long, needs[1], "in");
    if (isLarge && serves !== "none") return pass(data);
    if (serves === "equipment") return fail("small", data);
    return serves === "maybe" ? cantTell("maybe", data) : inapplicable();
  },
  messages: {
    ok: "The attic platform or opening is {actual}.",
    small: "The attic platform or opening is {actual}; at least {required} in is required.",
    missing: "Attic equipment is called out without a service platform: {text}",
    maybe:
      "The attic opening is {actual}; if it is the access to equipment in the attic, at least {required} in is required.",
  },
  recommendation:
    "Provide an opening of at least 20 by 30 in and a platform of 30 by 30 in, with a light and a receptacle.",
});
