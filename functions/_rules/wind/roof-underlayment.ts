/**
 * Steep roofs have one of the listed underlayments: self-adhered, taped seams, or two layers.
 * Applies to statements of underlayment; a single layer of felt is reported, felt without layers is asked about, and so
 * is a steep roof of a new building in a set that names none.
 * @source FBC-B 8th ed. (2023), 1507.1.1; FBC-R R905.1.1
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import {
  calloutOf,
  denying,
  either,
  isDeferred,
  mentions,
  newWork,
  type Statement,
  statements,
} from "../measure.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";

const TOPIC =
  /\bUNDER-?LAYMENT|\b(ROOF(ING)?\s+)?FELT\b|\bSEALED\s+ROOF\s+DECK|\bSECONDARY\s+WATER\s+BARRIER|\bS\.?W\.?B\b|\bPEEL\s*(AND|&|N)\s*STICK|\bASTM\s*D\s*-?1970|\bTAPED?\b[^.;]{0,30}\b(SHEATHING|DECK(ING)?|PLYWOOD|OSB|PANEL)\s+(JOINT|SEAM)|\b(SHEATHING|DECK(ING)?|PLYWOOD|OSB|PANEL)\s+(JOINT|SEAM)S?\b[^.;]{0,30}\bTAPED?\b/i;
const OTHER =
  /\bFLOOR|\bTILE\s+BACKER|CARPET|LAMINATE|\bWALL\b|STUCCO|SIDING|HOUSE\s*WRAP|LOW[\s-]*SLOPE|MOD\w*\.?\s*BIT|BUILT-?UP|TPO|VAPOR|\bEXIST(?:ING|\.)?\.?\s*$|\bEXIST(?:ING|\.)\s+(?:UNDER-?LAYMENT|FELT)/i;
const LISTED =
  /\bSELF[\s-]*ADHE|\bPEEL\s*(AND|&|N)\s*STICK|D\s*-?1970|\bSEALED\s+ROOF\s+DECK|\bSECONDARY\s+WATER|\bTAPED?\b|(?:\b(?:TWO|2|DOUBLE)|\(2\))[\s-]*(LAYER|PL(Y|IES))|\bDOUBLE\s+(LAYER|COVERAGE|UNDERLAYMENT)|\bSYNTHETIC[^.;]{0,30}(TWO|2|DOUBLE)|\bHOT[\s-]*MOP/i;
/** A seam tape that makes one layer above it enough. */
const TAPED = /\bTAPED?\b|\bAAMA\s*711/i;
/** Seams said to be bare: `JOINTS NOT TAPED`, `NO TAPE AT SEAMS`. */
const UNTAPED = /\b(?:NOT|NO|WITHOUT|UN-?)\s*(?:BE\s+)?(?:SEAM\s+)?TAPED?\b/gi;
/** What the words say of the underlayment, bare seams left out. */
const laid = (text: string): string => text.replace(UNTAPED, " ");
/** Modified bitumen that sticks to the deck is listed; other of it belongs to flat roofs. */
const STUCK = /\bD\s*-?1970\b|\bSELF[\s-]*ADHE[^.;]{0,40}\b(?:ROOF|DECK)\b/i;
const STUCK_BITUMEN = /\bSELF[\s-]*ADHE\w*[^;]{0,24}\bBIT\w*\.?(?=[^;]{0,12}\bD\s*-?1970)/gi;
/** What lies above taped seams. */
const LAID_OVER = /\bUNDER-?LAYMENT|\bFELT\b|\bSELF[\s-]*ADHE|\bPEEL\b|\bMEMBRANE/i;
/** Tape over the seams of the deck is a part of one option, and nothing without an underlayment. */
const isTapeAlone = (text: string): boolean => TAPED.test(laid(text)) && !LAID_OVER.test(text);
const SINGLE = /(?:\b(?:ONE|1|SINGLE)|\(1\))[\s-]*(LAYER|PLY)\b/i;

/** Roofing laid on the bare deck. */
const BARE = denying(String.raw`UNDER-?LAYMENT\b`);
const OPEN_DECK =
  anyCase`(?:${BARE})|(?:SHINGLES?|TILES?|PANELS?|ROOFING)\b[^.;]{0,40}\bDIRECT(?:LY)?\s+(?:TO|ON|OVER)\s+(?:THE\s+)?(?:ROOF\s+)?DECK`;

/** Coverings of steep roofs, which lie on an underlayment. */
const STEEP =
  /\b(?:ASPHALT|ARCHITECTURAL|DIMENSIONAL|FIBERGLASS|ROOF)\s+SHINGLES?\b|\b(?:CONC(?:RETE)?|CLAY|ROOF)\.?\s+(?:ROOF\s+)?TILES?\b|\bSTANDING\s+SEAM\b/i;
const SEALED = /\bSEALED\b[^.;]{0,12}\bDECK\b/i;

/** A covering; `isSilent` where the set names nothing under it. */
type Roof = Statement & { isSilent?: true };

/** What covers a new roof, in a set that names nothing under it; a list of roofing would name it. */
function uncovered(plan: PlanSet): Roof[] {
  if (mentions(plan, SEALED)) return [];
  const listed = statements(plan, { topic: STEEP, not: OTHER, in: "rows" }).filter((it) =>
    /\bROOF/i.test(it.schedule?.title ?? "")
  );
  return [...listed, ...newWork(plan, { topic: STEEP, not: OTHER })]
    .map((it) => ({ ...it, isSilent: true }));
}

export default defineRule({
  id: "wind/roof-underlayment",
  requirementId: "FBC-B-1507.1.1-sealed-deck",
  source: { volume: "FBC-B", edition: "2023", section: "1507.1.1" },
  title: "Roof underlayment",
  demand: { thing: "underlayment" },
  applies: (plan): Roof[] => {
    const named = newWork(plan, {
      topic: either(TOPIC, STUCK),
      notUnder: /\bWALL\s+(?:SECTION|DETAIL|TYPE)|\bSTUCCO|\bSIDING|\bWALL\b[^|]{0,12}$/i,
    }).filter(({ text }) => !OTHER.test(text.replace(STUCK_BITUMEN, " ")));
    const bare = newWork(plan, { topic: OPEN_DECK, not: OTHER }).filter((it) =>
      !named.includes(it)
    );
    const all = [...named, ...bare];
    if (all.length === 0) return uncovered(plan).slice(0, 1);
    const listed = all.filter((it) => LISTED.test(laid(it.text)));
    const isTaped = listed.some((it) => TAPED.test(laid(it.text)));
    const single = isTaped
      ? []
      : all.filter((it) => SINGLE.test(it.text) && !LISTED.test(laid(it.text)));
    if (single.length > 0) return single;
    return listed[0] ? [listed[0]] : all;
  },
  check(it, { plan, building }) {
    const data = { text: it.text };
    if (it.isSilent) return building.scope === "new" ? cantTell("absent", data) : inapplicable();
    if (isTapeAlone(it.text) && !mentions(plan, LAID_OVER)) return inapplicable();
    // The line above may say how many layers: `TWO LAYERS OF` over `UNDERLAYMENT, NOA 22-0101`.
    if (LISTED.test(laid(calloutOf(it, plan)))) return pass(data);
    if (OPEN_DECK.test(it.text)) return fail("bare", data);
    if (isDeferred(it.text)) return cantTell("deferred", data);
    if (
      SINGLE.test(it.text) &&
      /\bFELT|ASTM\s*D\s*-?(226|4869)|\b(15|30)\s*(#|LB)|#\s*(15|30)/i.test(it.text)
    ) return fail("single", data);
    return cantTell("open", data);
  },
  messages: {
    ok: "One of the underlayments the code lists is specified: {text}.",
    bare: "The roof is called out without underlayment: {text}.",
    single: "A single layer of felt is specified as underlayment: {text}.",
    deferred: "The underlayment is deferred: {text}.",
    absent: "A steep roof is called out, and no underlayment was found: {text}.",
    open: "The set does not show which of the listed options the underlayment is: {text}.",
  },
  recommendation:
    "Specify a self-adhered underlayment, taped deck seams with underlayment, or two layers.",
});
