/**
 * Buildings under FBC-Building reach the elevation of their flood design class.
 * Applies to stated floors in A zones and lowest members in V zones. Measures feet; dry floodproofing is asked about.
 * @source FBC-B 8th ed. (2023), 1612.4; ASCE 24-14
 */
import { atLeast } from "../../_shared/units.ts";
import { isCommercial, isInCoastalHighHazard, isInFloodHazardArea } from "../building_profile.ts";
import { elevationsOf, LOWEST_MEMBER } from "../calculators/flood_elevation.ts";
import { allOf, cantTell, defineRule, pass } from "../define_rule.ts";
import { statements } from "../measure.ts";
import { judgeLevel, type Level, LEVEL_MESSAGES } from "./_elevation.ts";
import { lowestFloor } from "./_lowest_floor.ts";

const PROOFED = /\bDRY[\s-]*(FLOOD[\s-]*)?PROOF\w*|FLOOD[\s-]*PROOFED|FLOOD\s+(BARRIER|PANEL)/i;
/** An elevation somebody answers for: `FLOODPROOFED TO 9.0' NAVD88 W/ SEALED CERTIFICATE`. */
const PROOFED_TO = /\b(DRY[\s-]*)?FLOOD[\s-]*PROOF\w*\s+(UP\s+)?TO\b/i;
const CERTIFIED = /\bCERTIFI(CATE|ED|CATION)|\bSEALED\b/i;

export default defineRule<Level & { name: string }>({
  id: "flood/commercial-lowest-floor",
  requirementId: "FBC-B-1612-asce24",
  source: { volume: "FBC-B", edition: "2023", section: "1612.4" },
  title: "Flood elevation",
  when: (building) => allOf(isCommercial(building), isInFloodHazardArea(building)),
  applies: (plan, { building }) => {
    if (isInCoastalHighHazard(building) === "yes") {
      return elevationsOf(plan, LOWEST_MEMBER).map((it) => ({
        ...it,
        name: "Bottom of the lowest horizontal member",
      }));
    }
    return lowestFloor(plan, building).map((it) => ({ ...it, name: "Lowest floor" }));
  },
  check(level, context) {
    const verdict = judgeLevel(level, context, level.name);
    if (verdict.kind !== "fail") return verdict;
    const required = Number(verdict.data?.required);
    const isCertified = elevationsOf(context.plan, PROOFED_TO).some(({ ft, text }) =>
      CERTIFIED.test(text) && atLeast(ft, required)
    );
    if (isCertified) return pass(verdict.data, { message: "proofed" });
    const isProofed = statements(context.plan, { topic: PROOFED }).length > 0;
    return isProofed || context.building.scope === "alteration"
      ? cantTell("unsure", verdict.data)
      : verdict;
  },
  messages: {
    existing: LEVEL_MESSAGES.existing,
    ok: "{element} at {actual} ft; {required} ft is required.",
    proofed: "{element} at {actual} ft is certified dry floodproofed to at least {required} ft.",
    low:
      "{element} at {actual} ft; at least {required} ft is required for its flood design class (base flood elevation {base} ft).",
    unsure:
      "{element} at {actual} ft; {required} ft would be required unless the building is dry floodproofed. Confirm the zone, elevation and datum.",
  },
  recommendation:
    "Raise the building to {required} ft, or floodproof it to that elevation where allowed.",
});
