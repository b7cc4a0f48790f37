/**
 * Work seaward of the coastal construction control line has a design for the 100-year storm and a state permit.
 * Applies to statements about the control line.
 * @source FBC-B 8th ed. (2023), 3109
 */
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { besideOnDrawing, denying, isDeferred, mentions, statements } from "../measure.ts";

const LINE =
  /\bC\.?C\.?C\.?L\b|\bCOASTAL\s+(?:CONSTRUCTION\s+)?(?:CONTROL|SETBACK)\s+LINE|\bCOASTAL\s+CONSTRUCTION\s+CONTROL|\bCONTROL\s+LINE/i;
const THE_LINE = String
  .raw`(?:THE\s+)?(?:\d{4}\s+)?(?:C\.?C\.?C\.?L\b|COASTAL\b|(?:CONTROL\s+)?LINE\b|STATE'?S?\s+LINE)`;
const WORKS = String
  .raw`(?:THE\s+|PROPOSED\s+|NEW\s+|ENTIRE\s+|ALL\s+|MAIN\s+|EXIST\w*\.?\s+)*(?:BLDG\.?|BUILDINGS?|HOUSE|RESIDENCE|STRUCTURES?|DWELLING|HOME|ADDITION|POOL|DECK|WORK|PROJECT|SITE|PROPERTY|CONSTRUCTION|FOOTPRINT)`;
const SEA = String.raw`(?:SEAWARD|WATERWARD|OCEANWARD|GULFWARD|OCEAN\s*SIDE)`;
/** The works on the sea's side of the line, or the line on the land's side of the works. */
const SEAWARD = new RegExp(
  [
    String.raw`\b${SEA}\s+(?:SIDE\s+)?OF\s+${THE_LINE}`,
    String.raw`${WORKS}\b[^.;]{0,25}\b${SEA}\b(?!\s+OF\s+${WORKS})`,
    String.raw`\b(?:C\.?C\.?C\.?L\.?|LINE)(?=\W)[^.;]{0,30}\bLANDWARD\s+OF\s+${WORKS}`,
    String.raw`\bWITHIN\s+(?:THE\s+)?(?:C\.?C\.?C\.?L|COASTAL)`,
    String.raw`\b${SEA}\b(?!\s+OF\s+${WORKS})`,
  ].join("|"),
  "i",
);
const NOT_SEAWARD = new RegExp(
  [
    String
      .raw`(?<!\b(?:C\.?C\.?C\.?L\.?|LINE)(?=\W)[^.;]{0,30})\bLANDWARD\b|\bLANDWARD\s+OF\s+${THE_LINE}`,
    String.raw`\bNOT\s+(?:LOCATED\s+)?(?:SEAWARD|WITHIN|WATERWARD)`,
    String.raw`\bSEAWARD\W*\|\W*(?:NO|NONE)\b|\bMI(?:LES)?\.?\s+INLAND\b`,
    String.raw`\bWEST\s+OF|\bN\/A\b|NOT\s+APPLIC`,
    String.raw`\b(?:C\.?C\.?C\.?L\.?|LINE)(?=\W)[^.;]{0,40}\b${SEA}\s+OF\s+${WORKS}`,
  ].join("|"),
  "i",
);
const PERMIT =
  /\b(F?\.?D\.?E\.?P\.?|STATE|C\.?C\.?C\.?L\.?)\s+(FIELD\s+)?PERMIT\s*(NO|#|NUMBER)?|\bPERMIT\s*(NO\.?|#)?\s*[A-Z]{2}-?\d{3}/i;
const NO_PERMIT = anyCase`${
  denying(
    "(?:F?\\.?D\\.?E\\.?P\\.?|STATE|C\\.?C\\.?C\\.?L\\.?)\\s+(?:FIELD\\s+|C\\.?C\\.?C\\.?L\\.?\\s+)?(?:PERMITS?|APPROVALS?)",
  )
}|PERMITS?\W{0,4}(?:NOT\s+(?:BEEN\s+)?(?:APPLIED|OBTAINED|SOUGHT|REQ\w*|ISSUED)|NONE)`;

export default defineRule({
  id: "structural/coastal-control-line",
  requirementId: "FBC-B-3109-cccl",
  title: "Coastal construction control line",
  demand: { thing: ["coastal permit", "coastal control line"] },
  applies: (plan) => statements(plan, { topic: LINE }).slice(0, 3),
  check(it, { plan }) {
    const data = { text: it.text };
    const said = [it, ...besideOnDrawing(it, plan)].map(({ text }) => text);
    const isSeaward = !NOT_SEAWARD.test(it.text) &&
      said.some((text) => SEAWARD.test(text) && !NOT_SEAWARD.test(text));
    if (!isSeaward) {
      return NOT_SEAWARD.test(it.text) ? pass(data, { message: "landward" }) : inapplicable();
    }
    if (mentions(plan, NO_PERMIT)) return fail("denied", data);
    const shown = statements(plan, { topic: PERMIT }).filter((other) => !isDeferred(other.text));
    return shown.length > 0 ? pass(data, { also: shown }) : cantTell("noPermit", data);
  },
  messages: {
    ok: "The site is seaward of the control line, and the state permit is cited.",
    landward: "The site is landward of the control line.",
    denied: "The site is seaward of the control line and has no state permit: {text}.",
    noPermit: "The site is seaward of the control line; no state permit is cited: {text}.",
  },
  recommendation:
    "Provide the elevated foundation design for the 100-year storm and the state permit.",
});
