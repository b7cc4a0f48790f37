/**
 * Florida enforces neither snow nor earthquake loads.
 * Applies where the set leaves them out; it only confirms, it never accuses.
 * @source FBC-B 8th ed. (2023), 101.2
 */
import { defineRule, pass } from "../define_rule.ts";
import { statements } from "../measure.ts";

export default defineRule({
  id: "structural/snow-and-seismic",
  requirementId: "FBC-B-101.2-no-seismic",
  title: "Snow and earthquake loads",
  applies: (plan) =>
    statements(plan, { topic: /\bSNOW\b|\bSEISMIC|\bEARTHQUAKE/i })
      .filter((it) =>
        /\b(N\/?A|NOT\s+(APPL\w*|REQ\w*|ENFORCED|CONSIDERED)|NONE|NO\b|0\s*PSF)/i.test(it.text)
      ).slice(0, 1),
  check: (it) => pass({ text: it.text }),
  messages: { ok: "Snow and earthquake loads are omitted, as Florida allows." },
  recommendation: "No action is needed.",
});
