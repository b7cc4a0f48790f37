/**
 * Wood trusses come with a layout and engineered drawings, which may be a delegated submittal.
 * Applies to statements about trusses and their engineering.
 * @source FBC-B 8th ed. (2023), 2303.4; FBC-R R802.10
 */
import { anyCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { denying, judgePresence, lookFor } from "../measure.ts";

const PAPERS = String
  .raw`(?:TRUSS\s+)?(?:ENGINEERING|(?:SHOP\s+|ENGINEERED\s+)?(?:DRAWINGS?|DWGS?\b\.?)|(?:DESIGN\s+)?(?:DRAWINGS|SHEETS)|CALC\w*|PACKAGE|ENGINEER'?S?(?:\s+SEAL)?|SEALS?|SEALED\s+\w+|LAYOUT)`;
const HAND_MADE =
  /(?<!\b(NO|NOT|NEVER)\b[^.;]{0,30})(\bTRUSS(ES)?\b[^.;]{0,40}(?<!\b(NO|NOT|NEVER)\s+(BE\s+)?)\b((FIELD|SITE|SHOP|JOB)[\s-]*(BUILT|MADE|FABRICATED|ASSEMBLED)|(BUILT|MADE|BUILD|FABRICATED?|ASSEMBLED?)\s+(ON|AT)\s+(THE\s+)?(SITE|JOB))|\b(FIELD|SITE|JOB(SITE)?)[\s-]*(BUILT|MADE|FABRICATED|ASSEMBLED)\s+(WOOD\s+|ROOF\s+)*TRUSS|\b(HOME-?\s?MADE|NON-?\s?ENGINEERED|UN-?\s?ENGINEERED|UN-?SEALED)\s+(WOOD\s+|ROOF\s+)*TRUSS)(?![^.;]{0,20}\b(NOT|PROHIBITED))/;
/** Papers that follow, or are referred to, under the truss engineer's own seal. */
const DELEGATED =
  /\bDELEGATED|\bDEFERRED\b|\b(?:SIGNED|SEALED)\b[^.;]{0,40}(?<!\bNOT\s)\b(?:SUBMI|PRIOR|BEFORE|BY\s+(?:THE\s+)?TRUSS|TRUSS\s+M)|\bSUBMIT\w*[^.;]{0,30}\b(?:SIGNED|SEALED|PRIOR|BEFORE)|\b(?:SEE|REFER\s+TO|PER)\s+(?:THE\s+)?(?:\w+\s+){0,2}(?:TRUSS|SHOP)\s+(?:\w+\s+)?(?:DRAWINGS?|DWGS?|ENGINEERING|LAYOUT)/i;

export default defineRule({
  id: "structural/truss-engineering",
  requirementId: "FBC-R-R802-truss",
  source: { volume: "FBC-B", edition: "2023", section: "2303.4" },
  title: "Truss engineering",
  demand: { thing: "truss drawings" },
  applies: (plan) =>
    lookFor(plan, {
      shown: /\bTRUSS(ES)?\b/i,
      not:
        /\bEXIST|\bATTACH(?!ED\b(?:\s+(?:TO|WITH|IN)\s+(?:THIS|THE)\s+(?:SET|PLANS?|PERMIT|APPLICATION)|\W*$))|\bSTRAPS?\b|\bANCHOR|\bCLIPS?\b|\bTIE-?\s?DOWN|\bHANGERS?\b|\bSTEEL\s+(JOIST|TRUSS)|\bTRUSS\s+(HEAD|BEARING\s+HEIGHT)/i,
      proof:
        /\bENGINEER|\bDELEGAT|\bSIGNED|\bSEALED|\bSHOP\s+(?:DRAWING|DWG)|\bLAYOUT|\bMANUFACTUR|\bUPLIFT|\bSUBMIT|\bPRE-?\s?FAB/i,
      titled: true,
      denied: [
        anyCase`\bTRUSS.*?(?:${denying(PAPERS)})`,
        anyCase`(?:${denying(PAPERS)})[^.;]*\bTRUSS`,
        HAND_MADE,
        /\bTRUSS\s+(ENGINEERING|DRAWINGS)\W{0,4}(NONE|NOT\s+(REQ\w*|PROVIDED))/i,
      ],
      deferred: (text) =>
        /\bT\.?B\.?D\b|TO\s+BE\s+DETERMINED|TO\s+FOLLOW|PENDING|_{4,}|\bN\.?I\.?C\b|\bBY\s+OTHERS\b|\bAFTER\s+(?:THE\s+)?PERMIT\b|\bLATER\W*$/i
          .test(text),
    }),
  check: (it) =>
    judgePresence(
      it.state === "denied" && DELEGATED.test(it.text) ? { ...it, state: "shown" } : it,
    ),
  messages: {
    ok: "Engineered trusses are called out.",
    denied: "Trusses are called out without engineering: {text}.",
    deferred: "Truss engineering is deferred: {text}.",
    absent: "No truss engineering is called out.",
  },
  recommendation: "Submit the sealed truss layout with reactions and the connector schedule.",
});
