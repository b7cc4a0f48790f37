/**
 * A design professional signs and seals the sheets. A seal, licence or digital signature named on the sheets passes,
 * words that the set is not sealed yet ask, and so does silence of every title block; the number of a firm does neither.
 * @source FBC-B 8th ed. (2023), 107.1; F.S. 471.025, 481.221
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, pass, type Verdict } from "../define_rule.ts";
import { absenceOn } from "../measure.ts";

interface Seal extends Evidence {
  verdict: Verdict;
}

const UNSEALED =
  /\b(NOT (YET )?(SIGNED|SEALED)|UNSIGNED|UNSEALED|PRELIMINARY|NOT VALID (WITHOUT|UNLESS)|SEAL PENDING|NO (ARCHITECT'?S?|ENGINEER'?S?|P\.?E\.?|R\.?A\.?|PROFESSIONAL'?S?|DESIGN PROFESSIONAL'?S?)?\s*(SEAL|STAMP|SIGNATURE)|(WITHOUT|W\/O|LACKS|MISSING) (\w+'?S? )?(SEAL|STAMP|SIGNATURE)|(SEAL|STAMP|SIGNATURE|SIGNED (AND|&) SEALED)[^.;|]{0,24}(\bNONE\b|\bNOT (PROVIDED|SHOWN|AFFIXED|INCLUDED|REQUIRED|SIGNED|SEALED)|TO FOLLOW|\bOMITTED|\bBLANK|\|\s*NO\b)|NOT (BEEN )?(STAMPED|SEALED|SIGNED)|NO (ARCHITECT|ENGINEER|DESIGN PROFESSIONAL)[^.;|]{0,40} (HAS|HAVE) (SIGNED|SEALED)|PROGRESS (SET|PRINT))\b/i;
/** Copies that are not the sealed original. */
const SEALED_LATER =
  /\b(PAPER|PRINTED|HARD) COP|ELECTRONIC COPIES|DIGITALLY SIGNED|SHOP DRAWING|TRUSS/i;
const SIGNED =
  /\b(DIGITALLY|ELECTRONICALLY)\s+(SIGNED|SEALED)\b|\bSIGNED\s+(AND|&)\s+SEALED\b|\bSEALED\s+(AND|&)\s+SIGNED\b|\bSEE\s+(THE\s+)?DIGITAL\s+(SIGNATURE|SEAL)/i;
/**
 * A number of a license or registration, also behind the letters of the board; behind those of a state and a blank stands
 * a ZIP code.
 */
const LICENSE =
  /\b(FL\w*\.?\s*)?(LIC(ENSE)?|REG(ISTRATION)?)\.?\s*(NO\.?|#|NUMBER)?\s*:?\s*[A-Z]{0,3}\s?-?\d{3,}|\b(PE|P\.E\.|R\.A\.|PSM|LS|FL\.?\s+AR)\s*(NO\.?|#|LIC\w*\.?)?\s*:?\s*#?\d{4,}|\b(AR|ID)(\s*(NO\.?|#|LIC\w*\.?)\s*:?\s*#?|-?)\d{4,}/i;
const PROFESSION =
  /\bP\.\s?E\.|\bA\.?I\.?A\.?\b|\bR\.A\.|\bREGISTERED (ARCHITECT|ENGINEER)|\bPROFESSIONAL ENGINEER\b/i;
/** Certificate of a firm, which signs nothing. */
const FIRM =
  /\b(?:(?:AA|COA|LB|IB|EB)\s*(?:NO\.?|#|LIC\w*\.?)?|CA\s*(?:NO\.?|#|LIC\w*\.?))\s*:?\s*#?\d{4,}|\bFIRM\s+(?:LIC(?:ENSE)?|REG(?:ISTRATION)?)\.?\s*(?:NO\.?|#|NUMBER)?\s*:?\s*[A-Z]{0,3}\s?-?\d{3,}/i;
const FIRMS = new RegExp(FIRM, "gi");
const isSealed = (text: string): boolean =>
  SIGNED.test(text) || LICENSE.test(text.replace(FIRMS, " "));
/** Papers that others seal. */
const OF_OTHERS = /\bTRUSS|\bSHOP DRAWING|\bDELEGATED|\bDEFERRED/i;
/** A title after a name stands in a title block; in a longer text it tells who drew something else. */
const LONGEST_NAME = 120;

export default defineRule({
  id: "documentation/sealed-documents",
  requirementId: "FBC-B-107.1-seal",
  source: { volume: "FBC-B", edition: "2023", section: "107.1" },
  applies: sealsOf,
  check: ({ verdict }) => verdict,
  messages: {
    ok: "A signature, seal or license of a design professional is shown.",
    unsealed: "The sheet says it is not signed and sealed yet: {text}",
    absent: "No signature, seal or license of a design professional was found on any sheet.",
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
    UNSEALED.test(text) && /SEAL|\bSIGN|UNSIGN|\bPRELIM|\bPROGRESS|STAMP/i.test(text) &&
    text.length < 160 && !SEALED_LATER.test(text)
  );
  if (unsealed) {
    const isFinal =
      /\bPERMIT (SET|DOCUMENTS?|DRAWINGS?|SUBMI\w+)|\bISSUED FOR PERMIT|\bFOR PERMIT\b/i
        .test(unsealed.text);
    const data = { text: unsealed.text };
    return [{
      ...unsealed,
      verdict: isFinal ? fail("unsealed", data) : cantTell("unsealed", data),
    }];
  }
  const sealed = words.find(({ text }) =>
    !OF_OTHERS.test(text) &&
    (isSealed(text) || (text.length <= LONGEST_NAME && PROFESSION.test(text)))
  );
  if (sealed) return [{ ...sealed, verdict: pass() }];
  if (words.some(({ text }) => FIRM.test(text))) return [];
  const place = absenceOn(
    plan.sheets.filter(({ titleBlock }) => titleBlock !== null),
    "a seal or license",
  );
  return place && plan.sheets.length > 1 ? [{ ...place, verdict: cantTell("absent") }] : [];
}
