/**
 * Appliances that burn room air get enough of it.
 * Reads the stated room volume for each 1,000 Btu/h and statements on combustion air; sealed
 * appliances need none.
 * @source FBC-FG 8th ed. (2023), 304.5
 */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { clausesSaying, lookFor, type Presence } from "../measure.ts";

/** What is said of combustion air; cubic feet for each 1,000 Btu/h when stated. */
type Air = Evidence & { state: Presence["state"]; value: number | null; text: string };

const VOLUME = /(?<n>\d+(\.\d+)?) ?(CU\.? ?FT\.?|CUBIC FEET|C\.?F\.?) ?(PER|\/) ?1,?000 ?BTU/;

export default defineRule<Air>({
  id: "gas/combustion-air",
  requirementId: "FBC-FG-304-combustion-air",
  severity: "high",
  source: { volume: "FBC-FG", edition: "2023", section: "304.5" },
  category: "Gas",
  title: "Combustion air",
  applies(plan) {
    const volumes = clausesSaying(plan, { says: VOLUME }).flatMap((it) => {
      const value = Number(it.groups.n ?? NaN);
      return Number.isFinite(value) ? [{ ...it, value, state: "shown" as const }] : [];
    });
    if (volumes.length > 0) return volumes;
    return lookFor(plan, {
      shown: [/COMBUSTION AIR/],
      denied: [/\bNO COMBUSTION AIR|COMBUSTION AIR[^.;]{0,14}(NOT (PROVIDED|SHOWN)|NONE|OMITTED)/],
      not: /DIRECT ?-? ?VENT|SEALED|ELECTRIC/,
    }).map((it) => ({ ...it, value: null }));
  },
  check(it, { limits }) {
    const required = limits.gas.combustionVolumeCuft;
    const data = { actual: it.value ?? it.text, required, unit: "cu ft", text: it.sourceText };
    if (it.value !== null) return it.value >= required * 0.99 ? pass(data) : cantTell("few", data);
    if (it.state === "shown") return pass(data, { message: "shown" });
    return it.state === "denied" ? fail("denied", data) : cantTell("deferred", data);
  },
  messages: {
    ok: "{actual} cu ft of room for each 1,000 Btu/h.",
    shown: "Combustion air is shown: {text}",
    few:
      "The room has {actual} cu ft for each 1,000 Btu/h; at least {required} cu ft is required, or air from outdoors.",
    denied: "No combustion air: {text}",
    deferred: "Combustion air is put off: {text}",
  },
  recommendation: "Show the volume calculation or openings to the outdoors.",
});
