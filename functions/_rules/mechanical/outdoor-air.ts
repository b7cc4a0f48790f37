/**
 * Occupied spaces get enough outdoor air for their people and their area.
 * Reads units that serve one space with their outdoor air, the persons and area stated beside them
 * or in the occupant load table, and compares with the rates of its use; a stated requirement that
 * is not met fails too.
 * @source FBC-M 8th ed. (2023), 403.3.1.1
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { isCommercial } from "../building_profile.ts";
import { defineRule, fail, pass } from "../define_rule.ts";
import { outdoorAirFor, ventilationUse } from "../limits/fbc_2023/tables/ventilation.ts";
import { clausesSaying, rounded } from "../measure.ts";
import { type AirRow, airRows, cellUnder } from "./_words.ts";

/** Outdoor air of a unit, required and provided, with what the requirement is made from. */
type Zone = Evidence & { required: number; provided: number; basis: string };

const STATED =
  /(OUTDOOR|OUTSIDE|FRESH|VENTILATION) AIR[^.;]{0,25}REQ\w*[^\d]{0,6}(?<required>[\d,]+) ?CFM[^\d]{0,30}PROV\w*[^\d]{0,6}(?<provided>[\d,]+) ?CFM/;

/** The one space a unit serves, by words of the row and the occupant load table. */
function zoneOf(it: AirRow, plan: PlanSet): { required: number; basis: string } | null {
  const served = cellUnder(it, /SERV|AREA|ZONE|SPACE|ROOM|LOCATION/i) ?? it.text;
  const use = ventilationUse(served);
  if (!use || /[/&,+]|\bAND\b/i.test(served)) return null;
  const area = Number(
    /([\d,]{2,}) *(SF|SQ\.? *FT|S\.F\.)/i.exec(it.text)?.[1]?.replaceAll(",", "") ?? NaN,
  );
  const persons = Number(
    /([\d,]+) *(OCC|PERSONS|PEOPLE)/i.exec(it.text)?.[1]?.replaceAll(",", "") ?? NaN,
  );
  const row = plan.occupantLoads.find((other) =>
    !other.isTotal && other.space.trim().toUpperCase() === served.trim().toUpperCase()
  );
  const sqft = Number.isFinite(area) ? area : row?.areaSqft ?? null;
  const count = Number.isFinite(persons) ? persons : row?.occupants ?? null;
  if (sqft === null || count === null) return null;
  return {
    required: outdoorAirFor(use, count, sqft),
    basis: `${use.use}: ${use.cfmPerPerson} x ${count} + ${use.cfmPerSqft} x ${sqft}`,
  };
}

export default defineRule<Zone>({
  id: "mechanical/outdoor-air",
  requirementId: "FBC-M-403.3-outdoor-air",
  severity: "medium",
  source: { volume: "FBC-M", edition: "2023", section: "403.3.1.1" },
  category: "Mechanical",
  title: "Outdoor air",
  when: isCommercial,
  applies: (plan) => {
    const stated = clausesSaying(plan, { says: STATED, not: /EXHAUST/ }).flatMap((it) => {
      const [required, provided] = [it.groups.required, it.groups.provided].map((text) =>
        Number((text ?? "").replaceAll(",", ""))
      );
      return [{ ...it, required, provided, basis: it.sourceText }];
    });
    const calculated = airRows(plan).flatMap((it) => {
      if (it.outdoorCfm === null || /MAKE ?-? ?UP|\bMAU\b|\bDOAS\b|\bERV\b/i.test(it.words)) {
        return [];
      }
      const space = zoneOf(it, plan);
      return space
        ? [{ ...it, required: space.required, provided: it.outdoorCfm, basis: space.basis }]
        : [];
    });
    return [...stated, ...calculated];
  },
  check({ required, provided, basis }) {
    const data = { actual: rounded(provided), required: Math.round(required), unit: "cfm", basis };
    return provided >= required * 0.99 ? pass(data) : fail("few", data);
  },
  messages: {
    ok: "Outdoor air of {actual} cfm; {required} cfm required ({basis}).",
    few: "Outdoor air is {actual} cfm; at least {required} cfm is required ({basis}).",
  },
  recommendation: "Raise the outdoor air of the zone and the system to the rates of the table.",
});
