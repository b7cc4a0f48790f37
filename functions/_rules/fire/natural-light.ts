/**
 * Habitable rooms of houses have glazing of at least 8 % of their floor, or the stated exception.
 * Applies to shares of light stated in percent, or as provided area beside required. Measures percent.
 * @source FBC-R 8th ed. (2023), R303.1
 */
import { isResidential } from "../building_profile.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { mentions, type Stated, statements } from "../measure.ts";

const LIGHT =
  /\b(NATURAL\s+LIGHT|LIGHT\s+(AREA|REQ|PROV)|GLAZ(ING|ED)\s+AREA|LIGHT\s*(AND|&|\/)\s*VENT)/i;
const DEMAND =
  /(\d+(\.\d+)?)\s*%\s*(MIN\w*\.?|REQ\w*\.?)|(MIN\w*\.?|REQ\w*\.?)[^\d%]{0,15}\d+(\.\d+)?\s*%/gi;
const PERCENT = /(\d+(?:\.\d+)?)\s*(?:%|PERCENT)/i;
const ARTIFICIAL = /\bARTIFICIAL\s+LIGHT|\b6\s*(F\.?C\b|FOOT-?\s?CANDLE)|R303\.1[^.]{0,40}EXC/i;

export default defineRule<Stated>({
  id: "fire/natural-light",
  requirementId: "FBC-R-R303.1-light",
  severity: "low",
  source: { volume: "FBC-R", edition: "2023", section: "R303.1" },
  category: "Fire Safety",
  title: "Natural light of habitable rooms",
  when: isResidential,
  applies: (plan) =>
    statements(plan, { topic: LIGHT, not: /SKYLIGHT\s+U|SHGC|ENERGY|WALL\s+AREA/i }).flatMap(
      (it) => {
        const match = PERCENT.exec(it.text.replace(DEMAND, " ")) ?? PERCENT.exec(it.text);
        return match ? [{ ...it, value: Number(match[1]), unit: "%", raw: match[0] }] : [];
      },
    ),
  check(it, { plan, limits }) {
    const data = {
      actual: it.value,
      required: limits.fire.naturalLightPercent,
      unit: "%",
      room: it.room,
    };
    if (it.value >= data.required) return pass(data);
    // A ventilation share of 4 % is often written in the same breath.
    if (/VENT/i.test(it.text)) return cantTell("exception", data);
    return mentions(plan, ARTIFICIAL) ? pass(data, { message: "artificial" }) : fail("low", data);
  },
  messages: {
    ok: "Glazing is {actual} % of the floor; {required} % is required.",
    artificial: "Glazing is {actual} % of the floor; artificial light is stated instead.",
    low:
      "Glazing is {actual} % of the floor; at least {required} % is required for a habitable room.",
    exception:
      "Glazing or ventilation is stated as {actual} % of the floor; natural light needs {required} %.",
  },
  recommendation:
    "Add glazing up to {required} % of the floor, or state artificial light of 6 fc with mechanical ventilation.",
});
