/** Doors between a rated corridor and a room, as a door schedule or the plan tells them, that are given no rating. */
import type { Door, PlanSet } from "../../_shared/domain/plan_set.ts";
import { wallRatings } from "./_words.ts";

/** An unrated door in the wall of a corridor with the hours of that wall. */
export interface UnratedHallDoor {
  door: Door;
  wallHours: number;
  /** True where doors of the same schedule in such walls do carry ratings. */
  isLeftOut: boolean;
}

const HALL = /\bCORR(?:IDORS?|\.(?=\s|$))?(?![A-Z])/i;
const NO_ROOM =
  /\b(?:EXT(?:ERIOR)?|OUTSIDE|OUTDOORS?|EXIT|STAIRS?|ST|ELEV(?:ATOR)?|SHAFT|VEST(?:IBULE)?|COURT(?:YARD)?|PATIO|PARKING|EXIST\w*|E\.?T\.?R|SMOKE|ROOF)\b/i;
const RATING_HEAD =
  /\bRAT(?:ING|ED|\.)|\bFIRE\b(?!\s*(?:ALARM|EXT))|\bLABEL\b|\bF\.?R\.?R?\b|^MIN(?:UTES|\.)?$/i;
const NONE =
  /^\W*(?:[-–—]+|NONE|N\/?\s?A|N\.?R\.?|NON-?\s?RATED|UN-?RATED|NO|0(?:\s*(?:MIN|HR)\w*\.?)?)?\W*$/i;
const NOT_ALL_HALLS =
  /^(?!.*\bWALLS?\b).*\bDOORS?\b|\b(?:DAMPERS?|OPENINGS?|FINISH|FLOOR|CEILING|LEVEL|(?:1ST|2ND|3RD|FIRST|SECOND|THIRD)|(?<!\bEXC\w*\.?\s)EXTERIOR|EXIST\w*|SMOKE BARRIER|NOT REQ\w*)\b/i;

/** Doors of schedules with a column of ratings that stand between a rated corridor and a room and have none there. */
export function unratedHallDoors(plan: PlanSet): UnratedHallDoor[] {
  const inHalls = plan.doors.filter(isInHall);
  const unrated = inHalls.filter((door) => ratingCell(door)?.trim().match(NONE));
  if (unrated.length === 0) return [];
  const hours = new Set(
    wallRatings(plan, { topic: /\bCORRIDORS?\b/i, not: NOT_ALL_HALLS }).map(({ value }) => value),
  );
  const [wallHours] = hours;
  if (hours.size !== 1 || wallHours <= 0) return [];
  return unrated.map((door) => ({
    door,
    wallHours,
    isLeftOut: /\S/.test(ratingCell(door) ?? "") &&
      inHalls.some((other) => other.page === door.page && (other.fireRatingMin ?? 0) > 0),
  }));
}

function ratingCell({ fields }: Door): string | undefined {
  const heads = Object.keys(fields).filter((head) => RATING_HEAD.test(head));
  return heads.length === 1 ? fields[heads[0]] : undefined;
}

/** One side a corridor, the other a room; a door from corridor to corridor or outdoors stands in another wall. */
function isInHall(door: Door): boolean {
  const listed = (door.location ?? "").split(/\s*\/\s*|\s+TO\s+/i).filter((it) => /\w/.test(it));
  const sides = listed.length === 2 ? listed : door.rooms;
  if (sides.length !== 2 || door.isExterior === true) return false;
  const halls = sides.filter((side) => HALL.test(side));
  return halls.length === 1 && !sides.some((side) => NO_ROOM.test(side));
}
