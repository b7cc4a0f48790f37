/**
 * Exterior walls by side: the distance to the lot line, the rating and the openings the set states, and what the
 * code asks for that distance. Distances in feet, ratings in hours, openings in percent of the wall per storey.
 * @source FBC-B 8th ed. (2023), Tables 705.5 and 705.8
 */
import type { Evidence, PlanSet, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import type { BuildingProfile } from "../building_profile.ts";
import { openingOf, shareIn } from "./wall_openings.ts";
import {
  exteriorWallHours,
  maxOpeningPercent,
  type OpeningColumn,
} from "../limits/fbc_2023/tables/fire_tables.ts";
import {
  allStatements,
  besideOnDrawing,
  findRatings,
  gapBetween,
  lengthOf,
  measuredCellHeaded,
  perPlan,
  providedRating,
  type Statement,
} from "../measure.ts";
import { caseOf, readHeightArea } from "./height_area.ts";
import { compare } from "./compare.ts";
import { fromElsewhere, fromSheet } from "./inputs.ts";
import { numberOf } from "./recompute.ts";

/** One statement about an exterior wall. */
export interface ExteriorWall {
  side: string | null;
  at: Statement;
  ratingHours: number | null;
  openingPercent: number | null;
  areOpeningsProtected: boolean;
  distance: WallDistance | null;
}

/** A fire separation distance; `isStated` when words tie it to this wall, else it is the nearest dimension. */
export interface WallDistance {
  ft: number;
  at: Evidence;
  isStated: boolean;
}

const SIDE =
  /\b(NORTH[\s-]?(?:EAST|WEST)?|SOUTH[\s-]?(?:EAST|WEST)?|EAST|WEST|FRONT|REAR|LEFT|RIGHT)\b/i;
const WALL = /\b(WALLS?|ELEVATION|FACADE|SIDE|FACE)\b/i;
const OTHER_WALL =
  /\b(CORRIDOR|STAIR|SHAFT|DEMISING|PARTITION|INTERIOR\s+(?!LOT)|RETAINING|FIRE\s*WALL|PARTY|UNIT|GARAGE|RESTROOM|TOILET|GRAB|SCREEN)\b/i;
/** Titles of drawings that show one exterior wall. */
const OF_A_WALL =
  /\b(ELEV(?:ATION)?S?|WALL\s+SECTIONS?|EXTERIOR\s+WALL|FACADE|(SECTION|DETAIL|WALL)S?\s+(AT|@|ALONG|ON)\b|PROPERTY\s+LINE|LOT\s+LINE|P\.?\s?\/\s?L\b|(NORTH|SOUTH|EAST|WEST|REAR|SIDE)\s+WALL)/i;
/** Parts of a wall section that are not its wall. */
const NOT_ITS_WALL =
  /\b(ROOF|FLOORS?|CEILINGS?|DOORS?|JOISTS?|TRUSS(ES)?|DECK|BEAMS?|COLUMNS?|CANOPY|EAVES?|SOFFIT|DAMPERS?)\b/i;
const DISTANCE =
  /\bF\.?\s?S\.?\s?D\b\.?|\bFIRE\s+SEP(ARATION|\.)?(\s+DIST(ANCE|\.)?)?|\b(TO|FROM)\s+(THE\s+|ADJACENT\s+|[NSEW]\.?\s+|NORTH\s+|SOUTH\s+|EAST\s+|WEST\s+|INTERIOR\s+|NEAREST\s+|SIDE\s+|REAR\s+)*(LOT|PROPERTY|PROP\.?|P\.?\s?\/?\s?L)\b\.?(\s*LINE)?/i;
/** What walls are made of, which says that a rating beside it is the wall's. */
const WALL_MADE_OF = /\bC\.?M\.?U|\bMASONRY|\bSTUDS?\b|\bBLOCK\b/i;
const NEAR_NOTE = 3;
const NEAR_DIMENSION = 12;

/** A wall named by its grid line: `LINE 1 WALL`, `WALL ON GRID A`. */
const ON_GRID =
  /\b(?:GRID|COL(?:UMN|\.)?)?\s*LINE\s+([A-Z]|\d{1,2})\s+WALL\b|\bGRID\s+([A-Z]|\d{1,2})\s+WALL\b|\bWALL\s+(?:AT|ON|ALONG)\s+(?:GRID|LINE|COL\.)\s*(?:LINE\s+)?([A-Z]|\d{1,2})\b/i;

function gridOf(text: string): string | null {
  const match = ON_GRID.exec(text);
  return match ? `LINE ${(match[1] ?? match[2] ?? match[3]).toUpperCase()}` : null;
}

/** A wall named by the letter of its side: `W wall`, `N.E. WALL`. */
const LETTERED_WALL =
  /(?:(?<![\w/.'-]\s?)|(?<=\b(?:OPENINGS?|GLAZING|AT|ON|OF|IN|THE)\s))([NSEW]|[NS]\.?[EW])\b\.?\s+WALL\b(?!\s+TYPE)/i;

function sideByLetter(text: string): string | null {
  const letters = LETTERED_WALL.exec(text)?.[1].toUpperCase().replace(".", "");
  return letters === undefined ? null : SIDE_LETTERS[letters] ?? null;
}

/** The side of the building a text names, or its grid line; null when none. */
export const sideOf = (text: string): string | null =>
  gridOf(text) ?? SIDE.exec(text)?.[1].toUpperCase().replace(/[\s-]/g, "") ?? sideByLetter(text);

/** A list of the outside walls, side by side, and the letters its rows name them by. */
const LIST_OF_WALLS =
  /\b(?:EXTERIOR|OUTSIDE|OUTER|PERIMETER)\s+WALLS?\b|\bWALLS?\b[^|]{0,24}\b(?:LOT|PROPERTY)\s+LINES?\b|\bFIRE\s+SEPARATION\b|\b705\.[58]\b|\bWALL\s+OPENINGS\b/i;
const SIDE_LETTERS: Record<string, string> = {
  N: "NORTH",
  S: "SOUTH",
  E: "EAST",
  W: "WEST",
  NE: "NORTHEAST",
  NW: "NORTHWEST",
  SE: "SOUTHEAST",
  SW: "SOUTHWEST",
};

const sideLettered = ({ cells }: ScheduleRow): string | null =>
  SIDE_LETTERS[cells[0]?.text.toUpperCase().replace(/[^A-Z]/g, "") ?? ""] ?? null;

/** The side a row of such a list is lettered with in its first cell, `E | 8'-0 | 0 HR`, as all its rows are. */
function letteredSide({ schedule, row }: Statement): string | null {
  if (!schedule || !row) return null;
  const isOfWalls = LIST_OF_WALLS.test(schedule.title ?? "") ||
    (/\bWALLS?\b|\bOPE?N(?:IN)?GS?\b/i.test(schedule.title ?? "") &&
      schedule.columns.some(({ header }) => DISTANCE_HEAD_OF_WALLS.test(header)));
  if (!isOfWalls) return null;
  // Types of walls are lettered too: A, B, C, D, E.
  return schedule.rows.every((it) => sideLettered(it) !== null) ? sideLettered(row) : null;
}

/** Most texts of a head or line of a list without rulings that stand at one height differ by, per cent of the page. */
const LINE_SLACK = 0.6;
/** Lines of a list follow each other within this many per cent of the page. */
const LINE_STEP = 3.5;

/** A line of a list without rulings under heads that tell walls by their distance: `N 8'-6" 0 HR 576 / 2,400 SF = 24%`. */
interface ListedLine {
  at: Statement;
  side: string;
  ft: number;
}

const LINE_OF_SIDE =
  /^\W*(NORTH|SOUTH|EAST|WEST|FRONT|REAR|LEFT|RIGHT|[NSEW])\b\.?(?=\s+\d+(?:\.\d+)?\s*(?:'|FT\b))/i;

/** Lines that begin with a side and its distance, at least two of them below heads that say so. */
const listedLines = perPlan((plan): readonly ListedLine[] => {
  const texts = allStatements(plan).filter(({ from }) => from === "note");
  const lines = texts.flatMap((at): ListedLine[] => {
    const side = LINE_OF_SIDE.exec(at.text)?.[1].toUpperCase();
    if (side === undefined) return [];
    const length = lengthOf(`FSD ${at.text.slice(side.length + 1)}`, { of: /FSD/ });
    return length ? [{ at, side: SIDE_LETTERS[side] ?? side, ft: length.valueIn / 12 }] : [];
  });
  const stands = ({ at }: ListedLine): boolean => {
    const isOfList = (it: Statement) =>
      it.page === at.page && Math.abs(it.box.x - at.box.x) < LINE_SLACK;
    const own = lines.filter((it) => isOfList(it.at)).toSorted((a, b) => a.at.box.y - b.at.box.y);
    const place = own.findIndex((it) => it.at === at);
    let top = place;
    while (top > 0 && own[top].at.box.y - own[top - 1].at.box.y < LINE_STEP) top -= 1;
    const first = own[top].at;
    const above = texts.filter((it) => {
      const gap = first.box.y - it.box.y;
      return it.page === at.page && gap > 0 && gap < LINE_STEP &&
        it.box.x >= first.box.x - LINE_SLACK && it.box.x < first.box.x + first.box.width;
    });
    const heads = above.toSorted((a, b) => a.box.x - b.box.x).map(({ text }) => text).join(" | ");
    return own.length > 1 && DISTANCE_HEAD_OF_WALLS.test(heads) &&
      /\b(?:WALL|SIDE|ELEV)/i.test(heads);
  };
  return lines.filter(stands);
});

/** A head of distances that is told from a setback. */
const DISTANCE_HEAD_OF_WALLS =
  /\bF\.?\s?S\.?\s?D\b|\bFIRE\s+SEP|\bSEP(?:ARATION|\.)?\s+DIST|\bDIST(?:ANCE|\.)?\s+TO\s+(?:LOT|PROPERTY|P\.?\s?\/?\s?L)|\bTO\s+(?:LOT|PROPERTY|P\.?\s?\/?\s?L)\b/i;

/** Every statement that rates an exterior wall or gives the share of its openings. */
export const exteriorWalls = perPlan((plan): readonly ExteriorWall[] => {
  const texts = allStatements(plan);
  const lines = listedLines(plan);
  return texts.flatMap((at): ExteriorWall[] => {
    // A row of doors or windows rates what stands in the wall.
    if (at.schedule?.kind === "door" || at.schedule?.kind === "window") return [];
    const line = lines.find((it) => it.at === at);
    if (line) return wallOfLine(line);
    const title = wallTitleOf(at);
    const side = sideOf(at.text) ?? letteredSide(at) ?? (title === null ? null : sideOf(title));
    const isExterior = title !== null ||
      /\bEXTERIOR\s+(BEARING\s+|NON-?BEARING\s+)?WALL/i.test(at.text);
    if ((side === null && !isExterior) || OTHER_WALL.test(at.text)) return [];
    const ratingHours = ratingOf(at);
    const openingPercent = openingOf(at);
    if (ratingHours === null && openingPercent === null) return [];
    return [{
      side,
      at,
      ratingHours,
      openingPercent,
      areOpeningsProtected: /\bPROTECTED/i.test(
        [at.text, ...namesOf(at)].join(" | ").replace(/\b(UN-?|NOT\s+)PROTECTED/gi, ""),
      ),
      distance: distanceOf(at, side, plan, texts),
    }];
  });
});

/** A wall as its line in a list without rulings tells it. */
function wallOfLine({ at, side, ft }: ListedLine): ExteriorWall[] {
  const ratingHours = findRatings(at.text)[0]?.hours ?? null;
  const openingPercent = shareIn(at.text);
  if (ratingHours === null && openingPercent === null) return [];
  const areOpeningsProtected = /(?<!UN-?|NOT\s)\bPROTECTED/i.test(at.text);
  const distance = { ft, at, isStated: true };
  return [{ side, at, ratingHours, openingPercent, areOpeningsProtected, distance }];
}

/** The title of the drawing of one exterior wall, with the lot line named by it or beside; else null. */
function wallTitleOf(at: Statement): string | null {
  const title = at.drawing;
  if (title === null || at.text === title || !OF_A_WALL.test(title)) return null;
  return OTHER_WALL.test(title) || /\bINT(?:ERIOR|\.)?\s+ELEV/i.test(title) ? null : title;
}

/** A share of the wall, which is not the wall: `GLAZING 22% OF WALL, NON-RATED`. */
const SHARE_OF_WALL =
  /\b(?:GLAZING|GLASS|WINDOWS?|STOREFRONT|OPENINGS?)\b[^|;]{0,24}%\s*(?:OF\s+)?(?:THE\s+)?WALL\b/i;

function ratingOf(at: Statement): number | null {
  if (at.from === "note" && SHARE_OF_WALL.test(at.text)) return null;
  if (!WALL.test(`${at.text} ${at.schedule?.title ?? ""}`)) {
    const isOfWall = wallTitleOf(at) !== null && !NOT_ITS_WALL.test(at.text) &&
      (WALL_MADE_OF.test(at.text) || statedDistance(at.text) !== null);
    return isOfWall ? findRatings(at.text)[0]?.hours ?? null : null;
  }
  if (wallTitleOf(at) !== null && NOT_ITS_WALL.test(at.text)) return null;
  const cell = measuredCellHeaded(at, /PROV|ACTUAL/i);
  const fromCell = cell === null ? undefined : findRatings(cell)[0];
  return fromCell?.hours ?? providedRating(at, WALL)?.hours ?? null;
}

/** Title and headers of the table a row stands in. */
const namesOf = ({ schedule }: Statement): string[] => [
  schedule?.title ?? "",
  ...(schedule?.columns.map(({ header }) => header) ?? []),
];

function distanceOf(
  at: Statement,
  side: string | null,
  plan: PlanSet,
  texts: readonly Statement[],
): WallDistance | null {
  const inCell = distanceInCell(at);
  const title = wallTitleOf(at);
  const own = inCell ?? statedDistance(at.text) ?? (title === null ? null : statedDistance(title));
  if (own) return { ft: own.valueIn / 12, at, isStated: true };
  const drawn = title === null ? [] : distancesOnDrawing(at, plan);
  if (drawn.length > 0) return drawn.every(({ ft }) => ft === drawn[0].ft) ? drawn[0] : null;
  const others = texts.filter((it) => it !== at && DISTANCE.test(it.text));
  const stated = (it: Statement | undefined): WallDistance | null => {
    const length = it && statedDistance(it.text);
    return it && length ? { ft: length.valueIn / 12, at: it, isStated: true } : null;
  };
  const sameSide = side === null ? undefined : others.find((it) => sideOf(it.text) === side);
  // A wall on a grid line may stand inside: only its own distance to a lot line makes it an exterior wall.
  if (gridOf(at.text) !== null) return stated(sameSide);
  const allSides = others.find((it) =>
    /\bALL\s+(SIDES|WALLS|AROUND|EXTERIOR)|\bEACH\s+SIDE/i.test(it.text)
  );
  const beside = others.find((it) => sideOf(it.text) === null && gapBetween(at, it) < NEAR_NOTE);
  return stated(sameSide) ?? listedDistance(side, texts) ?? stated(beside) ?? stated(allSides) ??
    nearestDimension(at, plan);
}

const DISTANCE_HEAD =
  /F\.?S\.?D|\bSEP(ARATION)?\b|\bDIST(ANCE)?\b|\bP\.?\s?\/\s?L\b|\b(LOT|PROPERTY)\s+LINE|^\W*(?:TO|FROM)\s+(?:THE\s+)?LINE\W*(?:\(?(?:FT|FEET)\)?)?\W*$/i;

/** The distance a row of walls gives in a column of its own. */
function distanceInCell(at: Statement) {
  const cell = measuredCellHeaded(at, DISTANCE_HEAD);
  return cell === null ? null : lengthOf(`FSD ${cell}`, { of: /FSD/ });
}

/** Rows of walls with what they tell of openings or ratings, not of setbacks. */
const OF_WALLS = /\bWALLS?\b|\bOPEN\w*|\b705\b|\bFIRE\s+SEPARATION\b/i;

/** The distance of the wall on that side in a list of walls; null where rows differ. */
function listedDistance(side: string | null, texts: readonly Statement[]): WallDistance | null {
  if (side === null) return null;
  const found = texts.filter((it) =>
    it.row && OF_WALLS.test(it.schedule?.title ?? "") &&
    (sideOf(it.row.cells[0]?.text ?? "") ?? letteredSide(it)) === side
  ).flatMap((at): WallDistance[] => {
    const length = distanceInCell(at);
    return length ? [{ ft: length.valueIn / 12, at, isStated: true }] : [];
  });
  return found.length > 0 && found.every(({ ft }) => ft === found[0].ft) ? found[0] : null;
}

/** Distances to a lot line that stand beside a text on the same drawing. */
const distancesOnDrawing = (at: Statement, plan: PlanSet): WallDistance[] =>
  besideOnDrawing(at, plan).flatMap((it) => {
    const length = statedDistance(it.text);
    return length ? [{ ft: length.valueIn / 12, at: it, isStated: true }] : [];
  });

const statedDistance = (text: string) =>
  DISTANCE.test(text)
    ? lengthOf(text, { of: DISTANCE, rivals: /\bEAVE|OVERHANG|FENCE|POOL/i })
    : null;

function nearestDimension(at: Statement, plan: PlanSet): WallDistance | null {
  const isSite = plan.sheets.some((sheet) => sheet.page === at.page && sheet.kind === "site");
  if (!isSite) return null;
  const [nearest] = plan.dimensions
    .filter((it) => it.page === at.page && it.valueIn >= 12 && it.valueIn <= 720)
    .map((it) => ({ it, gap: gapBetween(at, it) }))
    .filter(({ gap }) => gap <= NEAR_DIMENSION)
    .sort((a, b) => a.gap - b.gap);
  return nearest ? { ft: nearest.it.valueIn / 12, at: nearest.it, isStated: false } : null;
}

/** The column of Table 705.8 for openings of this building; null when sprinklers are undecided. */
export function openingColumn(wall: ExteriorWall, building: BuildingProfile): OpeningColumn | null {
  if (wall.areOpeningsProtected) return "protected";
  const { value, isDisputed } = building.sprinklers;
  if (value === null || isDisputed) return null;
  return value === "NFPA 13" || value === "yes, standard not stated"
    ? "unprotected, sprinklered"
    : "unprotected";
}

/** The calculation over all walls with a distance; null when the set states none. */
export function calculateExteriorWalls(
  plan: PlanSet,
  building: BuildingProfile,
): Calculation | null {
  const walls = exteriorWalls(plan).filter((wall) => wall.distance !== null);
  if (walls.length === 0 || building.volume === "residential") return null;
  const inputs = [
    ...readHeightArea(plan, building).filter((it) =>
      /^(groups|type|sprinklers|stories)$/.test(it.key)
    ),
    ...walls.flatMap((wall, index) => {
      const name = `${(wall.side ?? "exterior").toLowerCase()} wall`;
      const n = index + 1;
      return [
        fromSheet(
          `distance${n}`,
          `Fire separation distance, ${name}`,
          wall.distance?.ft ?? null,
          wall.distance?.at ?? null,
          "ft",
        ),
        fromSheet(`rating${n}`, `Rating, ${name}`, wall.ratingHours, wall.at, "hours"),
        fromSheet(`openings${n}`, `Openings, ${name}`, wall.openingPercent, wall.at, "%"),
        wall.areOpeningsProtected
          ? fromSheet(`protected${n}`, `Openings protected, ${name}`, true, wall.at)
          : fromElsewhere(`protected${n}`, `Openings protected, ${name}`, false, "assumed"),
      ];
    }),
  ];
  return solveExteriorWalls(inputs);
}

/** Solves the inputs: rating and openings for each distance, by the most demanding use group. */
export function solveExteriorWalls(inputs: CalculatorInput[]): Calculation {
  const frame = {
    id: "exterior-walls",
    title: "Exterior walls",
    codeReference: "FBC-B 705.5",
    inputs,
  };
  const it = caseOf(
    inputs.map((input) =>
      input.key === "stories" && input.value === null ? { ...input, value: 1 } : input
    ),
  );
  if (!it) return { ...frame, steps: [], result: null, missing: ["groups", "type"] };
  const plain: OpeningColumn = it.system === "NFPA 13" || it.system === "yes, standard not stated"
    ? "unprotected, sprinklered"
    : "unprotected";
  const isUnstated = !inputs.some(({ key, value }) => key === "sprinklers" && value !== null);
  const distances = inputs.filter((input) => input.key.startsWith("distance"));
  const walls = distances.flatMap((input) => {
    const ft = numberOf(inputs, input.key);
    if (ft === null) return [];
    const n = input.key.replace("distance", "");
    const isProtected = inputs.find(({ key }) => key === `protected${n}`)?.value === true;
    const column: OpeningColumn = isProtected ? "protected" : plain;
    return [{
      name: input.label.replace(/^Fire separation distance, /, ""),
      column,
      hours: Math.max(...it.groups.map((group) => exteriorWallHours(ft, group, it.type))),
      percent: maxOpeningPercent(ft, column),
      ratingHours: numberOf(inputs, `rating${n}`),
      openingPercent: numberOf(inputs, `openings${n}`),
    }];
  });
  const rows = walls.flatMap(({ name, hours, column, percent }) => [
    { label: `Rating, ${name}`, value: hours, unit: "hours" },
    { label: `Openings, ${name}, ${column}`, value: percent, unit: "%" },
  ]);
  return {
    ...frame,
    steps: [{ label: "Openings by Table 705.8", value: plain }],
    result: rows.length > 0 ? rows : null,
    checks: walls.flatMap((wall) => [
      ...compare({
        label: `Rating, ${wall.name}`,
        shown: wall.ratingHours,
        limit: wall.hours,
        sense: "at least",
        unit: "hours",
        codeReference: "FBC-B 705.5",
        isOpen: it.groups.length > 1,
      }),
      ...compare({
        label: `Openings, ${wall.name}`,
        shown: wall.openingPercent,
        limit: wall.percent,
        sense: "at most",
        unit: "%",
        codeReference: "FBC-B 705.8",
        isOpen: isUnstated,
      }),
    ]),
    missing: rows.length > 0 ? [] : distances.map((input) => input.key),
  };
}
