/**
 * Circuits of the rooms people live in are protected against arcs.
 * Reads breaker types of 120 V, 15 and 20 A circuits in panel schedules, and notes; bathrooms,
 * garages and outdoors are not listed.
 * @source NFPA 70-2020, 210.12(A)
 */
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { lookFor, type Presence } from "../measure.ts";
import { circuitsOf, hasDwellings, panelSheets } from "./_words.ts";

const LIVED_IN =
  /\b(BED ?ROOMS?|BR ?\d|MASTER (SUITE|BED)|LIVING|GREAT ROOM|FAMILY|DINING|DEN|LIBRARY|STUDY|SUN ?ROOM|REC(REATION)? ROOM|KITCHEN|HALL(WAY)?|CLOSET|LAUNDRY|BONUS|LOFT)\b/i;
const ELSEWHERE =
  /\b(BATH(ROOM)?S?|GARAGE|OUTDOOR|EXTERIOR|RANGE|OVEN|DRYER|A\/?C|AHU|HEATER|SPARE)\b/i;
const AFCI = /AFCI|ARC|DUAL|\bD\.?F\b|\bCAF/i;

const WITHOUT = "\\b(NO|NOT|WITHOUT|W ?\\/ ?O|NON)[ -]*(C?A\\.?F\\.?C\\.?I|ARC ?-? ?FAULT)\\b\\.?";

export default defineRule<Presence>({
  id: "electrical/afci-dwelling",
  requirementId: "NEC-210.12-afci",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "210.12(A)" },
  category: "Electrical",
  title: "AFCI in dwellings",
  when: hasDwellings,
  applies(plan) {
    const circuits = circuitsOf(plan).filter((it) =>
      LIVED_IN.test(it.load) && !ELSEWHERE.test(it.load) && (it.amps === null || it.amps <= 20) &&
      (it.poles === null || it.poles === 1) && it.protection !== null && it.protection !== "-"
    ).map((it) => ({
      ...it,
      state: AFCI.test(it.protection ?? "") ? "shown" as const : "denied" as const,
    }));
    const notes = lookFor(plan, {
      shown: [/\bC?A\.?F\.?C\.?I\b|ARC ?-? ?FAULT|DUAL ?-? ?FUNCTION/],
      denied: [
        new RegExp(`${LIVED_IN.source}[^;]{0,70}${WITHOUT}`),
        new RegExp(`${WITHOUT}[^;]{0,50}${LIVED_IN.source}`),
        new RegExp(
          `${WITHOUT}( (BREAKER|PROTECTION|DEVICE)S?)?( (REQ\\w*|PROV\\w*|USED|INSTALLED))?\\W*$`,
        ),
        /(\bA\.?F\.?C\.?I|ARC ?-? ?FAULT)[^;]{0,20}(NOT (PROV|REQ|USED)|NONE|OMITTED)/,
      ],
      not:
        /\b(BATH(ROOM)?S?|GARAGE|OUTDOOR|EXTERIOR|SMOKE ALARM|RANGE|OVEN|DRYER|A ?\/ ?C|HEATER|240 ?V)\b/,
      in: "notes",
      silentOn: circuits.length > 0 ? [] : panelSheets(plan),
      searched: "AFCI protection",
    });
    const bad = circuits.filter((it) => it.state === "denied");
    const proof = circuits.find((it) => it.state === "shown");
    return [
      ...bad.map((it) => ({ ...it, text: `${it.load}, ${it.protection}` })),
      ...notes.filter((it) => it.state === "denied" || (bad.length === 0 && !proof)),
      ...(bad.length === 0 && proof ? [{ ...proof, text: proof.load }] : []),
    ];
  },
  check(it) {
    const data = { actual: it.text, required: "AFCI", unit: "", text: it.text };
    if (it.state === "shown") return pass(data);
    return it.state === "denied" ? fail("denied", data) : cantTell(it.state, data);
  },
  messages: {
    ok: "AFCI protection is shown: {text}",
    denied: "Circuit of a living area without AFCI protection: {text}",
    deferred: "AFCI protection is put off: {text}",
    absent: "No AFCI protection was found in the panel schedules of this dwelling.",
  },
  recommendation:
    "Use AFCI or dual-function breakers for 15 and 20 A circuits of the listed rooms.",
});
