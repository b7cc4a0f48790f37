/**
 * Foundations are shown with size, depth and reinforcing.
 * Applies to statements about footings, slabs and piles that give a size, and to foundations put off.
 * @source FBC-B 8th ed. (2023), 1809; FBC-R R403
 */
import { cantTell, defineRule, inapplicable, pass } from "../define_rule.ts";
import { lookFor, type Presence } from "../measure.ts";

const SIZE = /\d+\s*("|'|IN\b|INCH)|#\s*[3-9]\b|\bNO\.?\s*[3-9]\b/i;

export default defineRule<Presence>({
  id: "structural/foundation-details",
  requirementId: "FBC-B-1808-foundation",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "1809" },
  category: "Structural",
  title: "Foundation plan and details",
  applies: (plan) =>
    lookFor(plan, {
      shown:
        /\bFOOTINGS?\b|\bFTGS?\b|\bFOUNDATIONS?\b|\bGRADE\s+BEAMS?|\bPILES?\b|\bMONO\w*\s+SLAB|\bTHICKENED\s+EDGE/i,
      proof: SIZE,
      not:
        /\bEXIST|\bCARPET|\bPILE\s+HEIGHT|\bFOOTING\s+DRAIN|\bBEAR\s+ON|BEARING\s+VALUE|SIGN\s+F/i,
    }),
  check(it, { building }) {
    if (it.state === "shown") return pass({ text: it.text });
    return building.scope === "alteration"
      ? inapplicable()
      : cantTell("deferred", { text: it.text });
  },
  messages: {
    ok: "Foundations are shown with size or reinforcing.",
    deferred: "The foundation is left open: {text}.",
  },
  recommendation: "Dimension footings with depth and reinforcing.",
});
