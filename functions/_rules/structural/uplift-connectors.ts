/**
 * Roofs of houses are tied down at each truss or rafter, down to the foundation.
 * Applies to statements about connectors; silence is reported on framing sheets of new houses.
 * @source FBC-R 8th ed. (2023), R802.11
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { defineRule, fail } from "../define_rule.ts";
import {
  denying,
  judgePresence,
  lookFor,
  newWork,
  placeOf,
  type Presence,
  rowsAnswering,
} from "../measure.ts";
import { cellUnder } from "./_cells.ts";
import { framingSheets } from "./_sheets.ts";

/** A connector that skips trusses; bracing and bridging may. */
const EVERY_OTHER =
  /\b(H\s?-?\d+(\.\d)?\w*|[HM]E?TA\s?\d+|STRAPS?|CLIPS?|TIES?|CONNECTORS?|UPLIFT)\b((?!BRAC|BRIDG|STRONG\s*BACK|BLOCK)[^.;,]){0,50}\b((EVERY|EACH|EA\.?)\s+(OTHER|SECOND|2ND|THIRD|3RD)|ALTERNAT\w*|ALT\.?)\s+(ROOF\s+)?(TRUSS|RAFTER)/i;

const CONNECTORS = String
  .raw`(?:(?:METAL|HURRICANE|UPLIFT|TRUSS|RAFTER|ROOF|WIND)\s+)*(?:STRAPS?|STRAPPING|CLIPS?|TIES|TIE-?\s?DOWNS?|ANCHORS|CONNECTORS?)\b`;
/** Walls and members that carry no uplift need none. */
const WHERE_DUE = String
  .raw`(?![^.;]{0,40}\b(?:INT\b|INTERIOR|NON-?\s?B|PARTITION|BLOCKING|BRAC|BRIDG|STRONG\s*BACK|BEARING\s+ON\s+INT|JACK\s+BLOCK|GABLE|OUT-?\s?LOOK|LOOK-?\s?OUT|RAKE|FLY\s+RAFTER|CEILING\s+JOIST|OVER-?\s?BUILD|CALIFORNIA|DROPPED|FURR|SOFFIT|CEILING\s+FRAM))`;
/** Twice the usual distance of trusses. */
const SPACED =
  /(?<!\b(FOUNDATION|SILL|STUD|SLAB|PLATE|GABLE|WALL)\s+)\b(H\s?-?\d\w*|[HM]E?TA\s?\d+|STRAPS?|CLIPS?|TIES?|CONNECTORS?)\b[^.;,\d]{0,30}(?<![\d.])(4'(-0")?|48\s*("|IN\b\.?|O\.?\s?C)|8'(-0")?|96\s*("|IN\b))(?=[^;]*\b(TRUSS|RAFTER))(?![^;]*\b(EA\.?|EACH|EVERY)\s+(TRUSS|RAFTER))(?![^;,]*\b(GABLE|OUT-?\s?LOOK|SILL))/;

/** Nails in place of connectors. */
const NAILED =
  /\b(TRUSS(ES)?|RAFTERS?)\b[^;]{0,70}\b(WITH|BY|W\/|-)\s*(ONLY\s+)?(\(?\w+\)?\s+)?(\d+d\s+)?TOE-?\s?NAIL(?![^;]*\b(STRAP|CLIP|H2|TA\s?\d|CONNECTOR|PLUS|\+|AND\s+H))|\bNONE\W{1,4}TOE-?\s?NAIL/;

/** Lists of connectors, and the columns of what pulls and what holds. */
const LIST = /\bCONNECTORS?\b|\bSTRAPS?\b|\bUPLIFT|\bTIE-?\s?DOWNS?\b|\bHURRICANE|\bTRUSS/i;
const PULL =
  /\bDEMAND|\bREQ|\bREACTION|\bACTUAL\s+UPLIFT|\bUPLIFT\s*(?:LOAD|FORCE)|^UPLIFT\s*(?:\(?(?:LBS?|#|POUNDS)\.?\)?)?$|\bDESIGN\s+UPLIFT/i;
const HOLD = /\bCAP(?:ACITY)?\b|\bALLOW|\bRATED|\bRATING|\bPROVIDED|\bRESIST/i;

/** A connector with what it holds and what pulls at it, pounds. */
type Weak = Presence & { hold: number; pull: number };

/** Rows whose connector holds less than the uplift beside it. */
const overpulled = (plan: PlanSet): Weak[] =>
  newWork(plan, { topic: /\d{3}/, under: LIST, in: "rows" }).flatMap((it): Weak[] => {
    const pull = poundsIn(cellUnder(it, PULL));
    const hold = poundsIn(cellUnder(it, HOLD));
    return pull !== null && hold !== null && hold < pull
      ? [{ ...placeOf(it), state: "denied", text: it.text, hold, pull }]
      : [];
  });

/** Bearings of trusses in a list of connectors that names nails alone. */
const toeNailed = (plan: PlanSet): Presence[] =>
  rowsAnswering(plan, {
    head: /\bCONNECTORS?\b|\bSTRAPS?\b|\bCLIPS?\b|\bTIE/i,
    title: /\bTRUSS|\bRAFTER|\bROOF|\bUPLIFT|\bCONNECTOR/i,
    not:
      /\bINT\b|\bINTERIOR|\bNON-?\s?B|\bBLOCKING|\bBRAC|\bGABLE|\bOUT-?\s?LOOK|\bJACK|\bSTUDS?\b|\bCEILING/i,
    answer: /^\W*(?:\(?\d\)?\s*)?(?:\d+d\s*)?TOE-?\s?NAIL(?:S|ED)?(?:\s+ONLY)?\W*$/i,
  }).map((it) => ({ ...placeOf(it), state: "denied", text: it.sourceText }));

/** The pounds of a cell that says nothing else. */
function poundsIn(cell: string | null): number | null {
  const pounds = /^\W*(\d{1,2},\d{3}|\d{3,5})\s*(?:LBS?\.?|#|POUNDS)?\W*$/i.exec(cell ?? "")?.[1];
  return pounds === undefined ? null : Number(pounds.replace(",", ""));
}

export default defineRule<Presence | Weak>({
  id: "structural/uplift-connectors",
  requirementId: "FBC-R-connectors",
  source: { volume: "FBC-R", edition: "2023", section: "R802.11" },
  title: "Uplift connectors",
  demand: { thing: "uplift connector" },
  applies: (plan, { building }) => {
    const sheets = building.scope === "new" ? framingSheets(plan) : [];
    const weak = [...overpulled(plan), ...toeNailed(plan)];
    if (weak.length > 0) return weak;
    return lookFor(plan, {
      amid:
        /\bTRUSS|\bRAFTER|\bROOF|\bEAVE|\bUPLIFT|\bHURRICANE|\bTIE-?\s?DOWN|\bCONNECTOR|\bFRAMING|\bSTRAP/,
      shown:
        /\bH\s?-?(1|2\.?5A?|3|4|5|6|7Z?|8|10A?|16)\b(?=[^.;]{0,40}(TRUSS|RAFTER|CLIP|TIE|STRAP|EACH|EA\b|@|SIMPSON))|\b[HM]E?TA\s?\d{2}|\bHURRICANE\s+(STRAP|CLIP|TIE|ANCHOR)|\bUPLIFT|\bTIE-?\s?DOWN(?!S?\s*(PAD|A\/C))|\b(TRUSS|RAFTER|ROOF)\s+(STRAP|ANCHOR|CLIP|TIE)|\b(TRUSS|RAFTER)(ES|S)?\s+TO\s+(\w+\s+)?PLATE\s+(STRAP|CLIP|TIE|CONNECTOR)|\bSTRAPS?\s+(AT|@|EACH|EA\b)|\bTOE-?\s?NAIL[^.;]{0,30}(TRUSS|RAFTER)|(TRUSS|RAFTER)[^.;]{0,30}TOE-?\s?NAIL/i,
      not:
        /\bA\/?C\b|CONDENS|EQUIPMENT|PANEL|\bSHED\b|WATER\s+HEATER|FENCE|SHUTTER|EXIST|\bFALSE\s|\bDECORATIVE|\bNON-?\s?(?:STRUCTURAL|BEARING|BRG\b)|\bPERGOLA|\bALUM(?:INUM|\.)|\bPATIO\s+COVER|\bTRELLIS|\bOVER-?\s?FRAM/i,
      notUnder:
        /\bCONDENS|\bA\/C\b|\bH\.?V\.?A\.?C|\bEQUIP\w*|\bPADS?\b|GENERATOR|WATER\s+HEATER|\bFENCE|\bSHED\b|\bSOLAR|\bTANKS?\b/i,
      denied: [
        EVERY_OTHER,
        anyCase`(?:${denying(CONNECTORS)})${WHERE_DUE}`,
        SPACED,
        NAILED,
        /\bTOE-?\s?NAIL\w*\s+ONLY|(TRUSS|RAFTER)\w*[^.;]{0,20}TOE-?\s?NAIL(?![^.;]*(STRAP|CLIP|H2|TA\d))/i,
      ],
      silentOn: sheets,
      searched: "uplift connectors",
    });
  },
  check: (it) =>
    "pull" in it
      ? fail("weak", { actual: it.hold, required: it.pull, unit: "lb", text: it.text })
      : judgePresence(it),
  messages: {
    weak:
      "The connector holds {actual} lb, less than the uplift of {required} lb given beside it: {text}.",
    ok: "Uplift connectors are shown.",
    denied: "Roof members do not have uplift connectors sized for their load: {text}.",
    deferred: "Uplift connectors are deferred: {text}.",
    absent: "The framing sheets show no uplift connectors.",
  },
  recommendation: "Add a connector schedule that matches the uplift from roof to foundation.",
});
