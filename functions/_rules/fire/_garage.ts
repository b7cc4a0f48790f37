/** Separation of an attached private garage by gypsum board: the same check for houses and larger buildings. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Frame } from "../../_shared/domain/frame.ts";
import { anyCase } from "../../_shared/pattern.ts";
import type { Limits } from "../limits/mod.ts";
import { atLeast, findLengths, type LengthMention, normaliseMarks } from "../../_shared/units.ts";
import { cantTell, fail, pass, type RuleContext, type Verdict } from "../define_rule.ts";
import {
  answered,
  besideOnDrawing,
  cellHeaded,
  either,
  lengthOf,
  newWork,
  type Stated,
  type Statement,
} from "../measure.ts";

const GYPSUM =
  /\b(GYP(SUM)?\b\.?|G\.?W\.?B\b|DRY\s*WALL|SHEET\s*ROCK|WALL\s*BOARD)|(?<=\d\/\d\s*(?:"|IN\.?|INCH)?\s*)(?:REGULAR|TYPE\s*["']?X)\b/i;
const NO_ROOMS_ABOVE =
  /\bNO\s+(?:(?:BED|HABITABLE|LIVING|BONUS)\s*(?:ROOMS?|SPACES?|AREAS?)?|ROOMS?|SPACES?)\s*(?:ABOVE|OVER)|\bNOT?\s+(BELOW|UNDER)\s+HABITABLE/i;
const CEILING = /\bCEIL|\bCLG\b|\bLID\b/i;
const BEDROOM_ABOVE =
  /\b(BED\s*ROOMS?|BDRM|B\.?R\.?|BED)\s*#?\d*(?:\s*(?:,|&|\/|\bAND\b)\s*[A-Z]+\s*#?\d*){0,3}\s+(ABOVE|ABV\b\.?|OVER)(?!\s*(HEAD|LOOK|HANG)|\s+(THE\s+)?(LIVING|KITCHEN|DINING|PORCH|LANAI|ENTRY|FOYER|FAMILY))/i;
const LIVING_ABOVE =
  /\b(HABITABLE|LIVING|BONUS|KIT(?:CHEN)?|DINING|FAMILY|GREAT|STUDY|DEN|LOFT|OFFICE|PLAY|GAME|MEDIA|GUEST)\s*(ROOMS?|SPACES?|AREAS?|SUITE)?\s*(ABOVE|ABV\b\.?|OVER(HEAD)?)(?!\s+(THE\s+)?(LIVING|KITCHEN|DINING|PORCH|LANAI|ENTRY|FOYER|FAMILY))/i;
const BELOW_ROOMS =
  /\b(BELOW|BENEATH|UNDER)\s+(A\s+|THE\s+|ALL\s+)?((MASTER|GUEST|PRIMARY)\s+)?(HABITABLE|LIVING|BONUS|BED\b|BED\s*ROOM|B\.?R'?S?\b|SECOND|GREAT|FAMILY|STUDY|DEN\b|LOFT|OFFICE|KITCHEN|DINING|PLAY\s*ROOM|GAME\s*ROOM|MEDIA|SUITE|(?:FIRST|1ST|2ND|MAIN|UPPER)\s+(?:FLOOR|FLR|STOR|LEVEL))/i;
/** Of the ceiling or its framing: `WHICH CARRIES THE BONUS ROOM`. */
const CARRIES_ROOMS =
  /\b(CARR(?:Y|IES)|SUPPORT(?:S|ING)?|HOLDS?)\s+(?:A\s+|THE\s+|ALL\s+)?(?:\w+\s+)?(HABITABLE|LIVING|BONUS|BED\s*ROOMS?|GUEST|FAMILY)/i;
const ROOMS_ABOVE = either(BEDROOM_ABOVE, LIVING_ABOVE, BELOW_ROOMS, CARRIES_ROOMS);

/** Boards of other parts. */
const OTHER_BOARD = /\b(SOFFITS?|VALANCES?|CABINETS?|CLOSETS?)\b/i;

const NO_BOARD =
  /\b(?:NO|WITHOUT|W\/O|OMIT|DELETE)\s+(?:GYP(?:SUM)?\b\.?|G\.?W\.?B\b|DRY\s*WALL|SHEET\s*ROCK|WALL\s*BOARD)(?![\s.]*(?:BD\.?|BOARD)?\s*(?:JOINT|TAPE|TAPING|FINISH|PAINT|MOU?LD|COMPOUND))/i;
const BOARD_NONE =
  /\b(?:GYP(?:SUM)?\.?\s*(?:BD\.?|BOARD)?|G\.?W\.?B\.?|DRY\s*WALL)\s*[:=-]?\s*(?:NONE|OMITTED|NOT\s+(?:REQ|PROV)\w*)/i;
const BARE = either(NO_BOARD, BOARD_NONE);
const DIVIDES = /\b(HOUSE|COMMON|DWELLING|RESIDENCE|SEPARAT\w*|LIVING|ATTIC|CEIL\w*|CLG|LID)\b/i;
const OUTSIDE = /\bEXT(ERIOR\b|\.)|\bDETACHED|\bMASONRY|\bC\.?M\.?U\b|\bBLOCK\b/i;

/** Statements of the board on the garage side, thickness in inches, 0 where it is left out. */
const garageBoards = (plan: PlanSet): Stated[] =>
  newWork(plan, { topic: GYPSUM, not: OTHER_BOARD, notUnder: /EXTERIOR\s+SHEATH/i })
    .map(answered).map(ofCeiling)
    .filter((it) => concernsGarage(it.text, it.room, it.heading) || isOfGarageDrawing(it))
    .flatMap((it) => {
      if (BARE.test(it.text) && DIVIDES.test(it.text) && !OUTSIDE.test(it.text)) {
        return [{ ...it, value: 0, unit: "in", raw: "none" }];
      }
      const board = lengthOf(it.text, { of: GYPSUM, betweenIn: BOARD_IN });
      const length = board && board.valueIn >= WALL_BOARD_IN ? lidOf(it.text) ?? board : board;
      return length ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }] : [];
    });

/** Thicknesses of boards; what a wall needs. Inches. */
const BOARD_IN = [0.2, 1.5] as const;
const WALL_BOARD_IN = 0.5;

/** The ceiling's own board beside that of the walls: `1/2" GYP. GARAGE SIDE, 5/8" TYPE X ON CLG. BELOW BEDROOM`. */
const lidOf = (text: string): LengthMention | undefined =>
  text.split(/[,;]|\s&\s|\bAND\b|\bW\//i).filter((part) =>
    CEILING.test(part) && ROOMS_ABOVE.test(part)
  ).flatMap((part) => findLengths(normaliseMarks(part))).find(({ valueIn }) =>
    valueIn >= BOARD_IN[0] && valueIn <= BOARD_IN[1]
  );

/** A row of a finish schedule by its ceiling, which needs the thickest board; other statements as they are. */
function ofCeiling(it: Statement): Statement {
  const { schedule, row } = it;
  const cell = cellHeaded(it, /\b(CEILING|CLG)\b/i);
  if (!schedule || !row || !cell || !GYPSUM.test(cell)) return it;
  const others = row.cells.map(({ text }) => text).filter((text, column) =>
    text !== cell && !/\b(WALLS?|FLOOR|BASE)\b/i.test(schedule.columns[column]?.header ?? "")
  );
  return { ...it, text: [schedule.title, `CEILING ${cell}`, ...others].join(" | ") };
}

const concernsGarage = (text: string, room: string | null, heading: string | null) =>
  /\bGARAGE|\bR302\.6\b|\bENCLOSED\s+PARKING\b/i.test(text) || /GARAGE/i.test(room ?? "") ||
  /GARAGE/i.test(heading ?? "");

/** On the drawing of a garage, a board of its walls or ceiling. */
const isOfGarageDrawing = ({ text, drawing }: Stated | Statement): boolean =>
  /\bGARAGE\b(?!\s+(APARTMENT|DOOR))/i.test(drawing ?? "") &&
  !/\b(PARKING|DETACHED|EXTERIOR|FLOOR\s+PLAN)\b/i.test(drawing ?? "") &&
  (DIVIDES.test(text) || /\bWALLS?\b/i.test(text)) && !OUTSIDE.test(text);

/** Verdict on one board; messages `ok`, `bare`, `thin`, `thinBelowRooms`, `roomsAbove`. */
function judgeBoard(it: Stated, { plan, building, limits }: RuleContext): Verdict {
  const below = limits.fire.garageGypsumBelowRoomsIn;
  const data = { actual: it.value, required: limits.fire.garageGypsumIn, unit: "in" };
  // 1/2 in and 5/8 in differ by the drafting tolerance of other lengths: boards are compared as named.
  if (it.value === 0) return fail("bare", { ...data, text: it.text });
  if (it.value < data.required) return fail("thin", data);
  if (atLeast(it.value, below)) return pass(data);
  if (NO_ROOMS_ABOVE.test(it.text)) return pass(data);
  const isCeiling = CEILING.test(it.text);
  const saysAbove = ROOMS_ABOVE.test(it.text) || ROOMS_ABOVE.test(it.drawing ?? "") ||
    (isCeiling && hasRoomOver(it, plan));
  const isLid = it.text.split(/[,;]/).some((part) =>
    CEILING.test(part) && !/\bWALLS?\b/i.test(part) &&
    findLengths(normaliseMarks(part)).some(({ valueIn }) => valueIn === it.value)
  );
  const isOnWall = !isLid &&
    anyCase`${it.raw.replace(/[^0-9]+/g, "\\W+")}[^,;]*\bWALLS?\b(?![^,;]*\b(?:CEIL|LID\b))`.test(
      it.text,
    );
  if (saysAbove && (isCeiling || !/WALL/i.test(it.text)) && !isOnWall) {
    return fail("thinBelowRooms", { ...data, required: below });
  }
  const stories = building.stories.value;
  if (isCeiling && stories !== null && stories > 1) {
    return cantTell("roomsAbove", { ...data, required: below });
  }
  return pass(data);
}

/** Is it said of a ceiling that people live above it? */
const isBelowRooms = (text: string): boolean =>
  CEILING.test(text) && ROOMS_ABOVE.test(text) && !NO_ROOMS_ABOVE.test(text);

/** Names of rooms people live in, lettered alone. */
const ROOM_NAME =
  /^\W*(?:(?:MASTER|PRIMARY|GUEST|OWNER'?S)\s+)?(?:BED\s?ROOM|BDRM|BONUS|LIVING|FAMILY|GREAT|DINING|LOFT|DEN|STUDY|OFFICE|PLAY|GAME|MEDIA)\b[\s.#]*(?:ROOM|RM|SUITE)?\W*\w{0,2}\W*$/i;

/** Per cent of the page by which the names of rooms over each other may stand apart sideways. */
const OVER_EACH_OTHER = 8;
const middleOf = ({ box }: Evidence): number => box.x + box.width / 2;

/** Is the name of a room lettered over that of the garage in a section of it? */
function hasRoomOver(it: Stated, plan: PlanSet): boolean {
  if (!/\bGARAGE\b/i.test(it.drawing ?? "") || !/\bSECTION\b/i.test(it.drawing ?? "")) return false;
  const others = besideOnDrawing(it, plan);
  const garages = others.filter(({ text }) => /^\W*(?:\w+\s)?GARAGE\W*\w?\W*$/i.test(text));
  return others.some((room) =>
    ROOM_NAME.test(room.text) && room.box.y < it.box.y &&
    garages.some((garage) =>
      garage.box.y > it.box.y && Math.abs(middleOf(garage) - middleOf(room)) < OVER_EACH_OTHER
    )
  );
}

/** What both rules share: subjects, verdicts and words. */
export const garageBoard = {
  demand: {
    thing: "gypsum board",
    property: "thickness",
    where: /GARAGE/i,
    limit: ({ fire }: Limits, { sure, clause, text }: Frame) => ({
      min: isBelowRooms(sure === "rowed" ? text : clause)
        ? fire.garageGypsumBelowRoomsIn
        : fire.garageGypsumIn,
    }),
  },
  applies: garageBoards,
  check: judgeBoard,
  messages: {
    ok: "The gypsum board on the garage side is {actual} in; {required} in is required.",
    bare: "The garage side has no gypsum board; at least {required} in is required: {text}",
    thin: "The gypsum board on the garage side is {actual} in; at least {required} in is required.",
    thinBelowRooms:
      "The garage ceiling below habitable rooms has {actual} in gypsum board; {required} in Type X is required.",
    roomsAbove:
      "The garage ceiling has {actual} in gypsum board; below habitable rooms, {required} in Type X is required, and the building has an upper story.",
  },
  recommendation: "Show {required} in gypsum board on the garage side of the walls and ceiling.",
};
