/**
 * Where more than a few people gather there is water to drink.
 * Looks for fountains or bottle fillers, and compares a stated number with the table; restaurants
 * that serve water need none.
 * @source FBC-P 8th ed. (2023), 410
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { type BuildingProfile } from "../building_profile.ts";
import { fixtureUse, totalOccupants } from "../calculators/plumbing_fixtures.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { fixturesFor } from "../limits/fbc_2023/tables/plumbing_fixtures.ts";
import {
  clausesSaying,
  count,
  denying,
  either,
  lookFor,
  loose,
  mentions,
  type Presence,
  statedQuantities,
} from "../measure.ts";
import { readFixtures } from "./_fixtures.ts";
import { personsAt } from "./_words.ts";

/** What was found about fountains, with their number when stated. */
type Fountain = Evidence & {
  state: Presence["state"];
  value: number | null;
  /** Persons stated beside it. */
  persons: number | null;
  /** What the set itself says is required. */
  printed: number | null;
};

const FOUNTAIN = String
  .raw`(?:(?:DRINKING|WATER)\s+FOUNTAINS?|D\.\s?F\.'?S?(?=\W)|DF\b|(?:ELECTRIC\s+)?WATER\s+COOLERS?|E\.?W\.?C\.?'?S?(?=\W|$)|BOTTLE\s+FILLERS?)`;

/** Fountains of other names: `HI-LO FOUNTAIN`, `HYDRATION STATION`, `FOUNTAIN` as what a row of a list counts. */
const OTHER_NAMES = [
  /\b(HI(GH)? ?-? ?LOW?|(TWO|DUAL|SPLIT) ?-? ?(HEIGHT|LEVEL)|BI ?-? ?LEVEL|WALL ?-? ?(HUNG|MOUNTED)) FOUNTAIN/,
  /\bHYDRATION STATION|\bWATER (REFILL|BOTTLE|FILLING|FILL) STATION|\bBUBBLERS?\b/,
  /^([A-Z]{1,3}-?\d* ?\| ?)?FOUNTAINS? ?\|/,
];
/** Restaurants that serve water need no fountain. */
const SERVED =
  /(FREE|DRINKING|POTABLE|COMPLIMENTARY)[^.;]{0,20}WATER[^.;]{0,40}SERVED|WATER (IS )?SERVED|WATER\b[^.;]{0,24}\bSERVED (FREE|AT NO C)|SERVES? (FREE |DRINKING |TABLE )?WATER|SERVED (FREE |DRINKING |TABLE )?WATER|WATER[^.;]{0,20}(FREE OF CHARGE|WITHOUT CHARGE|AT NO C(HARGE|OST))/;
/** A row that counts none. */
const COUNTS_NONE = /\| ?(0|NONE|-|–)\W*$/;

export default defineRule({
  id: "plumbing/drinking-fountains",
  requirementId: "FBC-P-410-fountain",
  title: "Drinking fountains",
  demand: {
    thing: "drinking fountain",
    property: "count",
    unless: /REQ|HI ?-? ?LO|EACH|EVERY|PER\b|EXIST/,
    as: (value) => ({
      state: value === 0 ? "denied" : "shown",
      value,
      persons: null,
      printed: null,
    }),
  },
  leavesOut: (_frame, _subject, { plan }) => found(plan).some(({ value }) => value !== null),
  applies: (plan) =>
    found(plan).map((it) => ({
      ...it,
      persons: personsAt(it, plan),
      printed: readFixtures(plan).counts.find(({ fixture, role, at }) =>
        fixture === "fountain" && role === "required" && at.page === it.page && at.box === it.box
      )?.value ?? null,
    })),
  check(it, { plan, building, limits }) {
    const persons = totalOccupants(plan, building) ?? it.persons;
    if (it.value !== null && it.printed !== null && it.value < it.printed) {
      const own = { actual: it.value, required: it.printed, unit: "fixtures" };
      return fail("few", { ...own, persons: persons ?? "the stated number of" });
    }
    const ratio = fixtureUse(plan, building)?.fountain ?? null;
    const isServed = mentions(plan, SERVED);
    if (persons === null && it.state === "denied" && !isServed && isLarge(building)) {
      return cantTell("none", { actual: 0, required: "by occupants", unit: "fixtures" });
    }
    if (persons === null || ratio === null || isServed) {
      return it.state === "shown"
        ? pass({ actual: it.value ?? "shown", required: "shown", unit: "fixtures" }, {
          message: loose(SERVED).test(it.sourceText) ? "served" : "named",
        })
        : inapplicable();
    }
    const required = persons <= limits.plumbing.fountainFreeOccupants
      ? 0
      : Math.ceil(fixturesFor(persons, ratio) - 1e-9);
    const data = {
      actual: it.value ?? (it.state === "shown" ? "shown" : 0),
      required,
      unit: "fixtures",
      persons,
    };
    if (required === 0) return inapplicable();
    if (it.state === "shown") {
      return it.value === null || it.value >= required
        ? pass(data)
        : fail("few", { ...data, persons });
    }
    return it.state === "denied" ? fail("few", data) : cantTell("absent", data);
  },
  messages: {
    ok: "Drinking fountains: {actual}; {required} required.",
    named: "Drinking fountains: {actual}.",
    served: "Water is served, so no drinking fountain is needed.",
    few: "Drinking fountains for {persons} persons: {actual}; at least {required} required.",
    none: "No drinking fountain is provided; more than 15 occupants need at least one.",
    absent:
      "No drinking fountain or bottle filler is shown for {persons} persons; at least {required} required, at two heights.",
  },
  recommendation:
    "Add drinking fountains at two heights, or bottle fillers within the permitted share.",
});

/** Without a count of persons: so large that there are surely more than may go without a fountain. */
const SURELY_MORE_SQFT = 5000;

/** A building of offices, teaching or care of such a size; restaurants may serve water instead. */
const isLarge = ({ areaSqft, occupancies, scope }: BuildingProfile): boolean =>
  (areaSqft.value ?? 0) > SURELY_MORE_SQFT && scope !== "alteration" && occupancies.length > 0 &&
  occupancies.every((group) => /^(?:B|E|I-|A-[1345])/.test(group));

/** A stated number, else what the set says of fountains. */
function found(plan: PlanSet): Omit<Fountain, "persons" | "printed">[] {
  const counts = readFixtures(plan).counts.filter((it) =>
    it.fixture === "fountain" && it.role === "provided"
  );
  const stated = [
    ...counts.map((it) => ({ ...it.at, value: it.value })),
    ...statedQuantities(plan, {
      quantity: count,
      says: [
        /#[^#\d;,|]{0,14}(DRINKING FOUNTAIN|E\.?W\.?C\b|WATER COOLER)/,
        /(DRINKING FOUNTAINS?|E\.?W\.?C)[^#\d;]{0,14}(PROVIDED)?[^#\d]{0,4}[:=] ?#/,
      ],
      not: /REQ|HI ?-? ?LO|SPOUT|HIGH|\bNO\b/,
    }).filter((it) => it.value <= 40),
  ];
  if (stated.length > 0) {
    return stated.slice(0, 1).map((it) => ({
      ...it,
      state: it.value === 0 ? "denied" as const : "shown" as const,
    }));
  }
  const list = clausesSaying(plan, {
    says: /PLUMBING FIXTURES[^.]{0,60}(:|INCLUDE)[^.]*WATER CLOSET/,
  });
  return lookFor(plan, {
    shown: [
      /DRINKING ?FOUNTAINS?|\bE\.? ?W\.? ?C\b\.?|WATER COOLER|BOTTLE ?-? ?FILL/,
      ...OTHER_NAMES,
    ],
    denied: [
      denying(FOUNTAIN),
      /(DRINKING|WATER) (FOUNTAIN|COOLER)S?[^.;]{0,30}\bNONE (INSTALLED|PROVIDED|SHOWN|PLANNED)/,
      /\bNO (DRINKING FOUNTAIN|EWC|WATER COOLER)|(DRINKING FOUNTAIN|EWC)S?[^.;]{0,12}(NOT PROVIDED|NONE|OMITTED)/,
    ],
    not: either(/EXEMPT|NOT REQUIRED|REQUIRED ?\| ?0/i, COUNTS_NONE),
    silentOn: list.length > 0 || readFixtures(plan).counts.length > 0
      ? plan.sheets.filter((it) => it.page === (list[0] ?? readFixtures(plan).counts[0].at).page)
      : [],
    searched: "a drinking fountain or bottle filler",
  }).map((it) =>
    it.state === "absent" && list[0]
      ? { ...list[0], state: "absent" as const, value: null }
      : { ...it, value: null }
  );
}
