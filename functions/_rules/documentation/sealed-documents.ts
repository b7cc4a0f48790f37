/**
 * A design professional signs and seals the sheets. A seal, licence or digital signature named on the sheets passes,
 * words that the set is not sealed yet ask, and so does silence of every title block.
 * @source FBC-B 8th ed. (2023), 107.1; F.S. 471.025, 481.221
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, pass, type Verdict } from "../define_rule.ts";
import { absenceOn } from "../measure.ts";

interface Seal extends Evidence {
  verdict: Verdict;
}

const UNSEALED =
  /\b(NOT (YET )?(SIGNED|SEALED)|UNSIGNED|UNSEALED|PRELIMINARY|NOT VALID (WITHOUT|UNLESS)|SEAL PENDING|PROGRESS (SET|PRINT))\b/i;
const SEALED =
  /\b(DIGITALLY|ELECTRONICALLY)\s+SIGNED\b|\bSIGNED\s+(AND|&)\s+SEALED\b|\b(FL\w*\.?\s*)?(LIC(ENSE)?|REG(ISTRATION)?)\.?\s*(NO\.?|#|NUMBER)?\s*:?\s*[A-Z]{0,3}\s?-?\d{3,}|\b(AR|AA|PE|P\.E\.|R\.A\.|CA|PSM|LS|LB|ID|IB)\s*(NO\.?|#|LIC\w*\.?)?\s*:?\s*#?\d{4,}|\bP\.\s?E\.|\bA\.?I\.?A\.?\b|\bR\.A\.|\bREGISTERED (ARCHITECT|ENGINEER)|\bPROFESSIONAL ENGINEER\b/i;

export default defineRule<Seal>({
  id: "documentation/sealed-documents",
  requirementId: "FBC-B-107.1-seal",
  severity: "high",
  source: { volume: "FBC-B", edition: "2023", section: "107.1" },
  category: "Documentation",
  title: "Signed and sealed documents",
  applies: sealsOf,
  check: ({ verdict }) => verdict,
  messages: {
    ok: "Signature, seal or licence of a design professional is named.",
    unsealed: "The sheet says that it is not signed and sealed yet: {text}",
    absent: "No signature, seal or licence of a design professional was found on any sheet.",
  },
  recommendation:
    "Have each sheet signed, dated and sealed by the responsible design professional where one is required.",
});

function sealsOf(plan: PlanSet): Seal[] {
  const words = [
    ...plan.notes,
    ...plan.sheets.flatMap(({ titleBlock }) =>
      titleBlock ? [{ ...titleBlock, text: titleBlock.sourceText }] : []
    ),
  ];
  const unsealed = words.find(({ text }) =>
    UNSEALED.test(text) && /\bSEAL|\bSIGN|\bPRELIM|\bPROGRESS/i.test(text) && text.length < 120
  );
  if (unsealed) return [{ ...unsealed, verdict: cantTell("unsealed", { text: unsealed.text }) }];
  const sealed = words.find(({ text }) => SEALED.test(text));
  if (sealed) return [{ ...sealed, verdict: pass() }];
  const place = absenceOn(
    plan.sheets.filter(({ titleBlock }) => titleBlock !== null),
    "a seal or licence",
  );
  return place && plan.sheets.length > 1 ? [{ ...place, verdict: cantTell("absent") }] : [];
}
