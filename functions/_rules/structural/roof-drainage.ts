/**
 * Low-slope roofs behind parapets have overflow drains or scuppers.
 * Applies to statements about roof drains and scuppers; silence is reported where a roof plan shows drains behind
 * parapets and no overflow.
 * @source FBC-B 8th ed. (2023), 1503
 */
import { defineRule, inapplicable } from "../define_rule.ts";
import type { PlanSet, Sheet } from "../../_shared/domain/plan_set.ts";
import { allStatements, denying, judgePresence, lookFor, mentions, sheetsOf } from "../measure.ts";

const DRAIN = /\bROOF\s+DRAINS?|\bR\.?D\.?(?=\s|$|-\d)|\bPRIMARY\s+(DRAIN|SCUPPER)/i;

/** What lets water off a roof. */
const OUTLET = String
  .raw`(?:\s+(?:ROOF\s+)?(?:DRAINS?|SCUPPERS?|DRAINAGE|OUTLETS?|OPENINGS?|PROVISIONS?|PROTECTION))`;
/** Orders that nothing be done to an outlet: `NO SCUPPERS BLOCKED`. */
const UNHARMED = String
  .raw`(?!${OUTLET}?S?\s+(?:(?:TO|SHALL|MAY|MUST|CAN)\s+BE\s+|BE\s+|IS\s+|ARE\s+)?(?:BLOCKED|OBSTRUCTED|CLOGGED|PLUGGED|COVERED|SEALED|CLOSED|CAPPED|REDUCED|ALTERED|RELOCATED|MOVED|DAMAGED|RESTRICTED|IMPEDED|PAINTED|SMALLER|HIGHER|LOWER|LESS)\b)`;
/** `OVERFLOW` and `O.F.` say so alone; `SECONDARY` and `EMERGENCY` only before what lets the water off. */
const OVERFLOW = String
  .raw`(?:\bOVER-?\s?FLOWS?\b${OUTLET}?|\bO\.F\.?(?=\W)${OUTLET}?|\b(?:SECONDARY|EMERGENCY|AUXILIARY)${OUTLET}|\bSCUPPERS?\b|\bO\.?F\.?D\b\.?|\bO\.?R\.?D\b\.?|\bO\.?F\.?S\b\.?|\bO\.\s?D\.(?!\w|\s+(?:PIP|\bTUB|OF\b)))${UNHARMED}`;
/** `R.D. 4", NO SECONDARY`. */
const NO_SECOND =
  /\b(?:R\.?\s?D\b|ROOF\s+DRAINS?|PRIMARY)[^;|]{0,30}\b(?:NO|WITHOUT|W\/O)\s+(?:SECONDARY|EMERGENCY)\b(?!\s+(?:DRAIN|SCUPPER|POWER|GEN|LIGHT)\w*\s+(?:SHALL|BLOCK))/;
/** Rows of roof drains that count the overflow: none of one kind, so many of another. */
const COUNTED_NONE =
  /\b(?:OVER-?\s?FLOW|SECONDARY|EMERGENCY)\b[^|]{0,30}\|\s*(?:QTY\.?\W*)?0\s*(?:EA\.?)?\s*(?:\||$)/i;
const COUNTED_SOME =
  /\b(?:OVER-?\s?FLOW|SECONDARY|EMERGENCY|SCUPPERS?)\b[^|]{0,30}\|\s*(?:QTY\.?\W*)?[1-9]\d?\s*(?:EA\.?)?\s*(?:\||$)/i;
/** Roofs water runs off by itself. */
const OPEN_EDGE =
  /\bNO\s+PARAPET|\bGUTTERS?\b|\bDRIP\s+EDGE|\bOPEN\s+EDGE|\bEAVE|\bSHEDS?\s+(TO|WATER|OFF)/;
/** One kind of overflow in place of another: `OVERFLOW SCUPPERS 2" ABOVE ROOF; NO OVERFLOW DRAINS`. */
const HAS_OTHER =
  /(?<!\b(?:NO|WITHOUT|OMIT)\s)\b(?:OVER-?\s?FLOW|SECONDARY|EMERGENCY)\s+(?:ROOF\s+)?SCUPPERS?\b(?![^.;]{0,20}\b(?:NOT|NONE|OMIT))(?=[^]*\bNO\s+(?:OVER-?\s?FLOW|SECONDARY)\s+(?:ROOF\s+)?DRAINS?\b)|\bNO\s+(?:OVER-?\s?FLOW|SECONDARY)\s+(?:ROOF\s+)?DRAINS?\b(?=[^]*\bSCUPPERS?\s+(?:AT|PROVIDED|PER|THROUGH|THRU|\())/i;
/** An edge beside the parapets that lets the water off, said in the text that leaves the overflow out. */
const FREE_EDGE =
  /\b(?:FREE(?:LY)?\s+DRAIN\w*|DRAINS?\s+FREE(?:LY)?|(?:FREE|OPEN|LOW)\s+(?:EDGE|EAVE|SIDE)|(?:TO|INTO|AT)\s+(?:THE\s+)?(?:\w+\s+)?GUTTER|NO\s+PARAPETS?\s+(?:AT|ON)|OPEN\s+(?:AT|TO|ON)\s+(?:THE\s+)?(?:\w+\s+)?(?:SIDE|EDGE|EAVE|REAR|BACK))/i;
const BEHIND = /(?<!\bNO\s)\bPARAPETS?\b/;

/** Sheets of roofs: those called so, else those with drains lettered in a roof plan among other drawings. */
function roofSheets(plan: PlanSet): Sheet[] {
  const roofs = sheetsOf(plan, { kinds: ["roof plan"] });
  if (roofs.length > 0) return roofs;
  const pages = allStatements(plan).filter(({ drawing, text }) =>
    /\bROOF\s+(?:DRAINAGE\s+)?PLAN\b/i.test(drawing ?? "") && DRAIN.test(text)
  ).map(({ page }) => page);
  return plan.sheets.filter(({ page }) => pages.includes(page));
}

export default defineRule({
  id: "structural/roof-drainage",
  requirementId: "FBC-B-1503-drainage",
  source: { volume: "FBC-B", edition: "2023", section: "1503" },
  title: "Overflow of low-slope roofs",
  demand: { thing: "overflow drain" },
  applies: (plan, { building }) => {
    const roofs = roofSheets(plan);
    const hasParapet = mentions(plan, /\bPARAPET/i);
    const hasDrain = mentions(plan, DRAIN);
    const isDue = hasParapet && hasDrain && building.scope !== "alteration";
    return lookFor(plan, {
      shown:
        /\bOVER-?\s?FLOW\b[^.;]{0,40}\b(DRAIN|SCUPPER|ROOF)|\b(DRAIN|SCUPPER)S?\b[^.;]{0,30}\bOVER-?\s?FLOW|\bSECONDARY\s+(ROOF\s+)?(DRAIN|SCUPPER)|\bSCUPPERS?\b|\bO\.?R\.?D\b|\bO\.?F\.?D\b/i,
      not: /\bPAN\b|WATER\s+HEATER|CONDENSATE|\bTUB|SINK|LAVATORY|POOL/i,
      denied: [
        denying(OVERFLOW),
        NO_SECOND,
        COUNTED_NONE,
        /\bPRIMARY\s+(ROOF\s+)?(DRAINS?|DRAINAGE|SCUPPERS?)\s+ONLY/,
        /\b(OVER-?\s?FLOW|SECONDARY)\s*(ROOF\s+)?(DRAINS?|SCUPPERS?|DRAINAGE)?\W{0,4}(NONE|NOT\s+(REQ\w*|PROVIDED)|OMIT)/i,
      ],
      silentOn: isDue ? roofs : [],
      searched: "overflow drains or scuppers",
    });
  },
  check(it, { plan }) {
    if (it.state === "denied" && (HAS_OTHER.test(it.text) || FREE_EDGE.test(it.text))) {
      return inapplicable();
    }
    const isCounted = allStatements(plan).some(({ text, from }) =>
      from === "row" && COUNTED_SOME.test(text)
    );
    if (it.state === "denied" && COUNTED_NONE.test(it.text) && isCounted) return inapplicable();
    const runsOff = it.state === "denied" && mentions(plan, OPEN_EDGE) && !mentions(plan, BEHIND);
    return runsOff ? inapplicable() : judgePresence(it);
  },
  messages: {
    ok: "Overflow drains or scuppers are shown.",
    denied: "The roof is called out without overflow drainage: {text}.",
    deferred: "Overflow drains are deferred: {text}.",
    absent: "Roof drains are behind parapets, but no overflow drain or scupper is shown.",
  },
  recommendation: "Add secondary drains or scuppers sized for the local storm.",
});
