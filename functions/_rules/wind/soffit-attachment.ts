/**
 * Soffits are shown with an approved product or with span and fastening.
 * Applies to statements about soffits that name a product, an approval or fasteners.
 * @source FBC-B 8th ed. (2023), 1410; FBC-R R704
 */
import { defineRule } from "../define_rule.ts";
import { judgePresence, lookFor, type Presence } from "../measure.ts";

export default defineRule<Presence>({
  id: "wind/soffit-attachment",
  requirementId: "FBC-B-1410-soffit",
  severity: "medium",
  source: { volume: "FBC-B", edition: "2023", section: "1410" },
  category: "Wind",
  title: "Soffit span and attachment",
  applies: (plan) =>
    lookFor(plan, {
      shown: /\bSOFFITS?\b/i,
      not:
        /\bINTERIOR\s+SOFFIT|DROP(PED)?\s+SOFFIT|KITCHEN|CABINET|GYP|BULKHEAD|TO\s+P\.?L|PROPERTY\s+LINE/i,
      proof:
        /\bN\.?O\.?A\b|\bF\.?L\.?\s*#?\s*\d{4,6}|\bO\.?\s?C\b|\bNAIL|\bSTAPLE|\bSCREW|\bFASTEN|\bSPAN|\bCHANNEL|\bPSF/i,
      denied:
        /\bSOFFITS?\W{0,4}(NOT\s+(FASTENED|ATTACHED)|UNSUPPORTED)|\bNO\s+SOFFIT\s+(ATTACH|FASTEN)/i,
    }),
  check: judgePresence,
  messages: {
    ok: "The soffit is shown with product or fastening.",
    denied: "The soffit is stated without attachment: {text}.",
    deferred: "The soffit is left open: {text}.",
    absent: "No soffit detail is shown.",
  },
  recommendation: "Detail soffit framing, span and fasteners as its approval demands.",
});
