/**
 * A generator comes with transfer equipment, size and disconnect.
 * Where the project has a generator, looks for the transfer switch.
 * @source NFPA 70-2020, 702.4
 */
import { defineRule } from "../define_rule.ts";
import { mentions, mustShow, type Presence } from "../measure.ts";
import { electricalSheets } from "./_words.ts";

export default defineRule<Presence>({
  id: "electrical/generator-transfer",
  requirementId: "NEC-702-generator",
  severity: "high",
  source: { volume: "NEC", edition: "2020", section: "702.4" },
  category: "Electrical",
  title: "Standby generator",
  when: (_building, { plan, project }) =>
    project.generator || mentions(plan, /\bGENERATOR\b|\bGENSET\b/) ? "yes" : "no",
  ...mustShow({
    shown: [
      /TRANSFER (SWITCH|EQUIP)|\b(ATS|MTS|A\.T\.S\.)\b|INTERLOCK KIT|GENERATOR INTERLOCK/,
    ],
    denied: [
      /\bNO TRANSFER SWITCH|TRANSFER SWITCH[^.;]{0,15}(NOT (PROVIDED|REQUIRED|SHOWN)|NONE|OMITTED)/,
    ],
    silentOn: electricalSheets,
    searched: "a transfer switch",
  }),
  messages: {
    ok: "Transfer equipment is shown: {text}",
    denied: "The generator has no transfer equipment: {text}",
    deferred: "The transfer equipment is put off: {text}",
    absent: "The project has a generator, and no transfer switch was found.",
  },
  recommendation:
    "Show generator size, transfer switch, load basis, fuel, disconnect and emergency stop.",
});
