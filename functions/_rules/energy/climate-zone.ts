/**
 * Energy forms use the climate zone of the county: 1A in seven southern counties, 2A elsewhere.
 * Applies to stated climate zones where the county is known.
 * @source FBC-EC 8th ed. (2023), R301.1
 */
import type { Fact, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { placeOf, statements } from "../measure.ts";

/** Zones that lie outside Florida: `CLIMATE ZONE 3A`; and those of a row with an empty column between. */
const STATED =
  /\bCLIM(?:ATE|\.)?\s+ZONE\W{0,5}([3-8]|[12](?=\s*-?\s*A\b(?!\s*(?:[&\/-]|AND|OR|TO)\s*[1-8])))\s*-?\s*[ABC]?\b|\bCLIM(?:ATE|\.)?\s+ZONE(?:\s*\|\s*-{0,3})*\s*\|\s*([1-8])\s*-?\s*A\s*$/i;

const otherZones = (plan: PlanSet): Fact<string>[] =>
  statements(plan, { topic: STATED }).map((it) => {
    const [, colder, inRow] = STATED.exec(it.text) ?? [];
    return { ...placeOf(it), value: `${colder ?? inRow}A`, unit: null };
  });

export default defineRule({
  id: "energy/climate-zone",
  requirementId: "FBC-EC-climate-zone",
  title: "Climate zone",
  demand: { thing: "climate zone", onlyHolds: true },
  applies: (plan) => {
    const [first, ...rest] = [...plan.codeSummary.climateZone, ...otherZones(plan)];
    return first ? [first, ...rest.filter((fact) => fact.value !== first.value)] : [];
  },
  check(fact, { building }) {
    const { county, climateZone } = building;
    const stated = /([1-8])\s*-?\s*A?/i.exec(fact.value)?.[1];
    if (climateZone === null || stated === undefined) return inapplicable();
    const data = {
      actual: `${stated}A`,
      required: climateZone,
      unit: null,
      county: county.value,
    };
    if (stated === climateZone[0]) return pass(data);
    return county.isDisputed ? cantTell("wrong", data) : fail("wrong", data);
  },
  messages: {
    ok: "Climate zone {actual} is that of {county} County.",
    wrong: "Climate zone {actual} is stated; {county} County is in zone {required}.",
  },
  recommendation: "Use climate zone {required} on the drawings and energy forms.",
  leftOpen: {
    topic: /\bCLIMATE\s+ZONE/i,
    data: () => ({ required: "the zone of the county", unit: null }),
    figure: /ZONE\W{0,5}[12]/i,
  },
});
