/** Headroom as drawings write it. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { type Stated, statedLengths } from "../measure.ts";

const HEADROOM =
  /\bHEAD\s?-?\s?(?:ROOM|RM\b|CLEARANCE|HEIGHT)|\bHD\.?\s?(?:RM|ROOM)\b|\bCL(?:EA)?R\.?\s+(?:HEIGHT|HT|HGT)\b\.?(?=[^;|]{0,30}\b(?:STAIRS?|NOSINGS?|TREADS?|LANDINGS?)\b)|\bCLEARANCE\s+(?:ABOVE|ABV\.?|OVER)\s+(?:THE\s+)?(?:STAIR\s+)?(?:STAIRS?|NOSINGS?|TREADS?|LANDINGS?)\b/i;

/** Headroom that is not of a stair: vehicles, walks, protruding things. */
export const ELSEWHERE =
  /\b(VEHIC\w*|VAN|PARK\w*|GARAGE|DRIVE\w*|DOOR\s+HEAD|PROTRUD\w*|CIRCULATION|WALK\w*|PIPES?|DUCTS?|SIGNS?|BEAMS?|SOFFIT|ATTIC|CRAWL|MECH\w*|CANOPY|AWNING|FIXTURES?)\b/i;

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
