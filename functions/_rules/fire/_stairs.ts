/** Enclosures of exit stairs with their ratings. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  besideOnDrawing,
  cellHeaded,
  findRatings,
  labelledRowText,
  newWork,
  type Stated,
  type Statement,
} from "../measure.ts";
import { wallRatings } from "./_words.ts";

const ENCLOSURE =
  /\b(EXIT\s*(STAIR(WAY|WELL|CASE)?S?|ENCLOSURES?)|STAIR(WAY|WELL|CASE|S)?\s*(NO\.?\s*)?(#?\s*\d+|[A-D])?\s*(EXIT\s+)?(ENCLOSURES?|SHAFTS?|WALLS?|TOWERS?)|ENCLOSED\s+(EXIT\s+)?STAIR\w*|VERTICAL\s+EXIT\s+ENCLOSURES?|STAIR\w*[^.;|]{0,12}\sENCLOSED)\b/i;
const OTHER =
  /\b(UN-?ENCLOSED|EXTERIOR|OPEN)\s+(EXIT\s+)?(ACCESS\s+)?STAIR|\bEXIT\s+ACCESS\s+STAIR|\b(WITHIN|INSIDE|IN)\s+(A\s+|THE\s+|EACH\s+)?(DWELLING\s+)?UNIT|\bRISERS?\b|\bTREADS?\b/i;

/** A wall on the drawing of a stair, which encloses it. */
const WALL =
  /\b(SHAFT\s*-?WALLS?|WALLS?|PARTITIONS?|ENCLOSURES?|SHAFT|C\.?M\.?U|BLOCK|MASONRY|STUDS?|G\.?W\.?B|GYP\w*|ENCLOSED|UN-?ENCLOSED)\b/i;
const OTHER_WALL =
  /\b(EXTERIOR|CORRIDOR|DEMISING|TENANT|UNIT|CHASE|SHAFT\s+(?!WALL)|ELEVATOR|HOISTWAY|FIRE\s*WALL|RETAINING|PARAPET|DOORS?|FLOORS?|CEILING|BEYOND|FURRING|GUARDS?|INFILL)\b/i;
const STAIR = /\bSTAIRS?(WAY|WELL|CASE|TOWER)?\b|\bEXIT\s+ENCLOSURE/i;
const IS_EXIT =
  /\b(EXIT|EGRESS|INTERIOR)\b[^|]{0,20}\bSTAIR|\bSTAIR\w*\s*(NO\.?\s*|#\s*)?(\d|[A-D]\b)|\bEXIT\s+ENCLOSURE|\bSTAIR\s*(TOWER|WELL)/i;

const OUTDOORS =
  /\b(UN-?ENCLOSED|EXTERIOR|OPEN|EXISTING)\s+(EXIT\s+)?(ACCESS\s+)?STAIR|\bEXIT\s+ACCESS\s+STAIR|\b(WITHIN|INSIDE|IN)\s+(A\s+|THE\s+)?(DWELLING|TOWN\s*HO(US|M)E)/i;

/** Statements of the rating of an exit stair enclosure, in hours. */
export function stairEnclosures(plan: PlanSet): Stated[] {
  const named = wallRatings(plan, { topic: ENCLOSURE, not: OTHER });
  const drawn = wallRatings(plan, { topic: WALL, not: OTHER_WALL, in: "notes" }).filter((it) =>
    !ENCLOSURE.test(it.text) && !OTHER.test(it.text) && isOfExitStair(it, plan)
  );
  const listed = wallRatings(plan, { topic: STAIR_ROW, not: OTHER, in: "rows" }).filter((it) =>
    !ENCLOSURE.test(it.text) && isOfWalls(it)
  );
  return [...named, ...drawn, ...listed, ...enclosureRows(plan)];
}

/** A row named after exit stairs: `Egress stairs 1 & 2, floors 1 thru 6`. */
const STAIR_ROW =
  /^\W*(?:INTERIOR\s+)?(?:(?:EXIT|EGRESS)\s+STAIR(?:WAY|WELL|CASE)?S?|STAIRS?\s*#?\s*(?:\d|[A-D])\b(?!\s*-?\s*(?:HR|HOUR)))/i;
const WALL_TABLE = /\b(?:RATED\s+ASSEMBL\w*|(?:WALL|PARTITION|ENCLOSURE|SHAFT|BARRIER)S?)\b/i;

/** A table of walls and other assemblies, not one of doors, treads or finishes. */
function isOfWalls({ schedule }: Statement): boolean {
  const words = [schedule?.title, ...(schedule?.columns.map(({ header }) => header) ?? [])].join(
    " | ",
  );
  return WALL_TABLE.test(words) && !/\b(DOORS?|OPENINGS?|FINISH\w*|TREADS?|RISERS?)\b/i.test(words);
}

const ENCLOSURE_TABLE =
  /^(?!.*\b(?:EXTERIOR|UNENCLOSED|UNIT|FINISH)\b).*\bSTAIR\w*\s+(?:ENCLOSURES?|SHAFTS?|WALLS?)\b/i;
const WALL_HEAD = /^\W*(?:WALLS?|ENCLOSURE|SHAFT|(?:FIRE\s+)?RATING)\b(?!.*\bREQ)/i;

/** Rows of a table of stair enclosures that name a stair by its mark alone: `2 | 1-5 | 1 HR | 60 MIN`. */
const enclosureRows = (plan: PlanSet): Stated[] =>
  newWork(plan, { topic: /^\W*(?:ST(?:AIR)?\W*)?[\w-]{1,4}\W*\|/i, not: OTHER, in: "rows" })
    .flatMap(
      (it) => {
        const { schedule, row } = it;
        if (!schedule || !row || !ENCLOSURE_TABLE.test(schedule.title ?? "")) return [];
        const [rating] = findRatings(cellHeaded(it, WALL_HEAD) ?? "");
        if (!rating || STAIR_ROW.test(it.text) || ENCLOSURE.test(it.text)) return [];
        const text = labelledRowText(schedule, row);
        return [{ ...it, text, value: rating.hours, unit: "hours", raw: rating.raw }];
      },
    );

/** True where the drawing is one of a stair that its title, or another text of it, calls an exit. */
function isOfExitStair(it: Statement, plan: PlanSet): boolean {
  const title = it.drawing ?? it.heading;
  if (title === null || !STAIR.test(title) || /\b(VESTIBULE|LOBBY)\b/i.test(title)) return false;
  const around = [title, ...besideOnDrawing(it, plan).map(({ text }) => text)];
  return around.some((text) => IS_EXIT.test(text)) && !around.some((text) => OUTDOORS.test(text));
}
