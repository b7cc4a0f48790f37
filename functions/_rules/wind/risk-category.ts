/**
 * The risk category on the drawings fits the use of the building.
 * Applies to stated risk categories. A category below what the use suggests is reported for dwellings and
 * institutions, and asked about where the count of persons in one room would decide.
 * @source FBC-B 8th ed. (2023), 1604.5
 */
import { cantTell, defineRule, fail, pass, type RuleContext } from "../define_rule.ts";
import { denying, mentions } from "../measure.ts";
import { allRooms, enrolment, largestHall } from "./_persons.ts";

type Category = "I" | "II" | "III" | "IV";
const RANK: readonly Category[] = ["I", "II", "III", "IV"];
const ASSEMBLY_OVER = 300;
const SCHOOL_OVER = 250;

export default defineRule({
  id: "wind/risk-category",
  requirementId: "FBC-B-1604.5-risk-category",
  demand: { thing: "risk category", onlyHolds: true },
  applies: (plan) => {
    const [first, ...rest] = plan.codeSummary.riskCategory;
    return first ? [first, ...rest.filter((fact) => fact.value !== first.value)] : [];
  },
  check(fact, context) {
    const least = essential(context) ?? leastCategory(context);
    const data = { actual: fact.value, required: least.category, unit: null, why: least.why };
    if (RANK.indexOf(fact.value) >= RANK.indexOf(least.category)) return pass(data);
    return least.isSure ? fail("low", data) : cantTell("low", data);
  },
  messages: {
    ok: "Risk Category {actual} is stated.",
    low: "Risk Category {actual} is stated; {why} Category {required}.",
  },
  recommendation:
    "State Risk Category {required} with the wind speed from its figure, or show why the lower one applies.",
  leftOpen: {
    topic: /\bRISK\s+CAT/i,
    denied: denying("RISK\\s+CAT\\w*\\.?"),
    data: () => ({ required: "a stated category", unit: null }),
    figure: /\bCAT\w*\.?\s*[:=]?\s*(I{1,3}|IV|[1-4])\b/i,
  },
});

/** Uses named on the sheets that have to work after a storm. */
const ESSENTIAL =
  /\bFIRE\s+(STATION|RESCUE\s+STATION)|\bPOLICE\s+STATION|\bEMERGENCY\s+(OPERATIONS|PREPAREDNESS)\s+CENTER|\bE\.?O\.?C\b|\b(DESIGNATED|PUBLIC|HURRICANE|E\.?H\.?P\.?A\.?)\s+(EMERGENCY\s+|HURRICANE\s+)?SHELTER|\bHOSPITAL\b[^.;]{0,40}\b(SURGERY|SURGICAL|EMERGENCY)|\bACUTE\s+CARE\s+HOSPITAL|\b911\s+(CENTER|DISPATCH)/;
const NOT_ITSELF =
  /\bNEAREST|\bDISTANCE|\bFROM\s+(THE\s+)?FIRE|\bNO\s+(SURGERY|SURGICAL|EMERGENCY)|\bNOT\s+A\b|\bWITHOUT\b|\bSIREN|\bHYDRANT/;

function essential(
  { plan, project }: RuleContext,
): { category: Category; why: string; isSure: boolean } | null {
  const isNamed = mentions(plan, ESSENTIAL, { not: NOT_ITSELF }) ||
    ESSENTIAL.test(project.name.toUpperCase());
  return isNamed
    ? {
      category: "IV",
      why: "essential facilities such as fire stations and emergency hospitals are",
      isSure: false,
    }
    : null;
}

function leastCategory(
  { plan, building }: RuleContext,
): { category: Category; why: string; isSure: boolean } {
  const { occupancies, occupantLoad } = building;
  const load = occupantLoad.value ?? 0;
  const has = (...prefixes: string[]) =>
    occupancies.some((group) => prefixes.some((it) => group.startsWith(it)));
  if (has("I-3")) return { category: "III", why: "jails and the like are", isSure: true };
  if (has("I-2")) {
    return { category: "III", why: "hospitals and nursing homes are at least", isSure: false };
  }
  if (has("A-") && Math.max(load, largestHall(plan)) > ASSEMBLY_OVER) {
    return {
      category: "III",
      why: "assembly of more than 300 persons in one room is",
      isSure: occupancies.every((group) => group.startsWith("A-")) && !occupantLoad.isDisputed,
    };
  }
  if (occupancies.includes("E") && load > SCHOOL_OVER) {
    return {
      category: "III",
      why: "schools with more than 250 occupants are",
      isSure: !occupantLoad.isDisputed,
    };
  }
  if (
    occupancies.includes("E") && occupantLoad.value === null && enrolment(plan) > SCHOOL_OVER
  ) {
    return {
      category: "III",
      why: "schools with more than 250 occupants are",
      isSure: building.scope !== "alteration",
    };
  }
  if (occupancies.includes("E") && load === 0 && allRooms(plan) > SCHOOL_OVER) {
    return { category: "III", why: "schools with more than 250 occupants are", isSure: false };
  }
  const isMinor = occupancies.length > 0 &&
    occupancies.every((group) => group === "U" || group.startsWith("S-"));
  return isMinor
    ? { category: "I", why: "minor storage is", isSure: false }
    : { category: "II", why: "this use is at least", isSure: true };
}
