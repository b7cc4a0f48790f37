/** Headroom as drawings write it. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { contextOf, type Stated, statedLengths } from "../measure.ts";

const HEADROOM =
  /\bHEAD\s?-?\s?(?:ROOM|RM\b|CLEARANCE|HEIGHT)|\bHD\.?\s?(?:RM|ROOM)\b|\bCL(?:EA)?R\.?\s+(?:HEIGHT|HT|HGT)\b\.?(?=[^;|]{0,30}\b(?:STAIRS?|NOSINGS?|TREADS?|LANDINGS?)\b)|\bCLEARANCE\s+(?:ABOVE|ABV\.?|OVER)\s+(?:THE\s+)?(?:STAIR\s+)?(?:STAIRS?|NOSINGS?|TREADS?|LANDINGS?)\b/i;

/** Headroom that is not of a stair: vehicles, walks, protruding things. */
export const ELSEWHERE =
  /\b(VEHIC\w*|VAN|PARK\w*|GARAGE|DRIVE\w*|DOOR\s+HEAD|PROTRUD\w*|CIRCULATION|WALK\w*|PIPES?|DUCTS?|SIGNS?|BEAMS?|SOFFIT|ATTIC|CRAWL|MECH\w*|CANOPY|AWNING|FIXTURES?)\b/i;

/** The underside of something that hangs: `B.O. DUCT 6'-4" A.F.F.` */
const UNDERSIDE =
  /\b(?:B\.?\s?O\.?|BOT(?:TOM)?\.?(?:\s+OF)?|U\/S(?:\s+OF)?|UNDERSIDE(?:\s+OF)?)\s+(?:THE\s+)?(?:DUCT\w*|BEAMS?|PIP(?:E|ING)S?|SIGNS?|SOFFITS?|BULKHEADS?|HEADERS?|FIXTURES?|LIGHTS?|LUMINAIRES?|UNIT|CANOPY|AWNING|BANNERS?|JOISTS?|SPRINKLERS?|HEATERS?|CABLE\s+TRAY|CONDUITS?|DISPLAY|TV|MONITOR)\b\.?/i;
/** Places people walk through. */
const WALKED =
  /\b(CORRIDORS?|HALL(?:WAY)?S?|LOBBY|PASSAGE(?:WAY)?S?|WALK(?:WAY|ING)?S?|AISLES?|EXIT|EGRESS|VESTIBULE|CONCOURSE|CIRCULATION|BREEZEWAY|ENTRY|FOYER|SALES|DINING|LOUNGE|OFFICE|CLASSROOM|RECEPTION|WAITING)\b/i;

/** Heights of the undersides of things that hang over ways people walk, inches. */
export const hangingOver = (plan: PlanSet): Stated[] =>
  statedLengths(plan, {
    topic: UNDERSIDE,
    not: /\b(STAIRS?|NOSING|CLOSET|MECH\w*|PLENUM|ATTIC|SHELF|COUNTER|ABOVE\s+(?:CEILING|CLG))\b/i,
    of: UNDERSIDE,
    rivals: /\bCEILINGS?\b|\bWIDE\b|\bDEEP\b|\bX\b/i,
    betweenIn: [54, 180],
    notBefore: /^\s*(X\s|DEEP|WIDE|DIA|O\.?\s?C|B(ELOW|LW))/i,
  }).filter((it) => WALKED.test(contextOf(it)) && it.from === "note");

/** Stated headroom, inches. */
export function statedHeadroom(plan: PlanSet): Stated[] {
  return statedLengths(plan, {
    topic: HEADROOM,
    not:
      /\b(VEHIC\w*|VAN|PARK\w*|LOADING|TRUCK|ATTIC|CRAWL|WINDOW|HEAD\s?HEIGHT.*SILL|FIRE LANE)\b/i,
    of: HEADROOM,
    rivals:
      /\bRISERS?\b|\bTREADS?\b|\bHAND\s?RAILS?\b|\bGUARD\s?RAILS?\b|\bGUARDS?\b|(?<!\b(?:AT|@|OVER|ABOVE|ABV\.?)\s(?:THE\s|INTERMEDIATE\s|INT\.\s|MID-?\s?|STAIR\s){0,2})\bLANDINGS?\b|\bWIDTH\b|\bWIDE\b|\bDOORS?\b|\bCLG\b|\bCEILING\b/i,
    betweenIn: [48, 180],
  });
}
