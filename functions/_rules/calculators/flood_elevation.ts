/**
 * The elevation a building in a flood hazard area has to reach: base flood elevation plus freeboard, or the
 * design flood elevation when that is higher; in Zone AO the depth of the flood map above the ground beside the
 * building plus freeboard. Feet of the datum the drawings use.
 * @source FBC-R R322.2.1 (AO: item 2), R322.3.2; FBC-B 1612.4 with ASCE 24-14, Tables 2-1 and 4-1
 */
import type { Fact, PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Calculation, CalculatorInput } from "../../_shared/domain/report.ts";
import { atLeast, normaliseMarks } from "../../_shared/units.ts";
import {
  type BuildingProfile,
  isInCoastalHighHazard,
  isInFloodHazardArea,
} from "../building_profile.ts";
import { limits2023 } from "../limits/mod.ts";
import { answered, either, isKept, type Statement, statements } from "../measure.ts";
import { compare } from "./compare.ts";
import { fromElsewhere, fromSheet } from "./inputs.ts";
import { fromDecided, missingOf, numberOf, wordsOf } from "./recompute.ts";

/** An elevation written in a text, in feet. */
export interface ElevationMention {
  ft: number;
  raw: string;
  start: number;
  end: number;
}

/** A statement with the elevation that belongs to it. */
export interface ElevationStatement extends Statement {
  ft: number;
}

const FT = String.raw`(\d{1,3}(?:\.\d{1,2})?)(?:\s*'(?:\s*-?\s*(\d{1,2}(?:\.\d+)?)\s*")?)?`;
const ELEVATION = new RegExp(
  [
    String.raw`\bEL(?:EV(?:ATION)?)?S?\b\.?\s*(?:IS|OF|AT|SET AT|[=:@])?\s*([+-])?\s*${FT}`,
    String
      .raw`(?<![\d/']|[A-Z](?=-))([+-])\s*${FT}(?:(?<=["'])|(?=\s*(?:FT|FEET|N[AG]VD|$|[,;|)])))`,
    String.raw`(?<![\d./'"-])()${FT}\s*(?:FT\.?|FEET)?\s*\(?\s*N[AG]VD`,
  ].join("|"),
  "gi",
);

/** After a height above the floor or the ground; one above the sea is an elevation. */
const ABOVE_FLOOR =
  /^\s*(?:FT\.?|FEET|')?\s*(?:MIN\.?\s*)?(?:A\.?\s?F\.?\s?[FG]\b|(?:ABOVE|ABV\.?|OVER|BELOW|UNDER)\b(?!\s*(?:THE\s+)?(?:N\.?[AG]\.?V|MEAN|M\.?S\.?L|SEA)))/i;
/** After feet added to a flood elevation, `BFE + 1'`; `BFE +8.0' NAVD` gives it. */
const ADDED = /\b[BD]\.?F\.?E\.?\s*[+-]\s*[1-4](?:\.[05]0?)?\s*(?:'|FT\.?|FEET)?$/i;
const DATUM = /^\W*(?:FT\.?|FEET)?\W*N\.?[AG]\.?V/i;

/**
 * Every elevation written in `text`: `EL. +11.5'`, `+13.54'`, `12.0' NAVD88`, `ELEV = 9'-6"`. Marks such as `R-8`,
 * heights above a floor and what is added to a flood elevation are none.
 */
export function findElevations(text: string): ElevationMention[] {
  const marks = normaliseMarks(text);
  const isElevation = ({ 0: { length }, index }: RegExpExecArray) => {
    const [before, after] = [marks.slice(0, index + length), marks.slice(index + length)];
    return !ABOVE_FLOOR.test(after) && !(ADDED.test(before) && !DATUM.test(after));
  };
  return [...marks.matchAll(ELEVATION)].filter(isElevation).map((match) => {
    const [sign, feet, inches] = [1, 4, 7].map((at) =>
      match.slice(at, at + 3)
    ).find((it) => it[1] !== undefined) ?? ["", "0", "0"];
    const ft = Number(feet) + Number(inches ?? 0) / 12;
    return {
      ft: sign === "-" ? -ft : ft,
      raw: match[0].trim(),
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

/** A table with these words in its title, headers or row gives elevations without a mark. */
const OF_ELEVATIONS =
  /\b(?:EL|ELEV\w*|N[AG]VD\d*|FLOOD\w*|DATUM|B\.?F\.?E|F\.?F\.?E?|FLOORS?|MEMBERS?)\b/i;

function bareElevation(it: Statement): number | null {
  const headers = it.schedule?.columns.map(({ header }) => header) ?? [];
  const words = [it.schedule?.title, it.heading, ...headers, it.text].join(" | ");
  const bare = /\|\s*\+?\s*(\d{1,3}(?:\.\d{1,2})?)\s*(?:'|FT\.?|FEET)?\s*$/i.exec(it.text)?.[1];
  return bare === undefined || !OF_ELEVATIONS.test(words) ? null : Number(bare);
}

/** Undersides are given as levels; feet behind the name of a machine may be its distance from the lot line. */
const IS_UNDERSIDE = /^\W*(?:B\.?\s?O\b|B\/|BOTTOM|UNDERSIDE|U\/S|SOFFIT|LOWEST|L\.?H\.?S\.?M)/i;
/** What a level is called may end with the part it is of: `B.O. GIRDER, UNIT C 14.50'`. */
const OF_PART = String
  .raw`(?:[,:=@]?\s*(?:UNITS?|BLDG\.?|BUILDING|GRID|LINE|TYP\.?|WING)\s*[A-Z0-9&\s]{0,8}?)?`;
const BEHIND = new RegExp(
  String
    .raw`^\.?${OF_PART}\s*[:=@]?\s*\+?(?<ft>\d{1,3}\.\d{1,2})\s*'(?!\s*-?\s*\d)(?<rest>.*)$`,
  "is",
);

/** An elevation without a mark right behind its name, in the feet and hundredths of surveys: `B.O. GIRDER 15.25'`. */
function elevationBehind(text: string): number | null {
  const groups = BEHIND.exec(normaliseMarks(text))?.groups;
  return !groups || ABOVE_FLOOR.test(groups.rest) ||
      /^\s*[A-Z]/i.test(groups.rest.replace(DATUM, ""))
    ? null
    : Number(groups.ft);
}

const BASE_FLOOD = /\bBASE\s+FLOOD|\b[BD]\.?\s?F\.?\s?E\b/i;
/** What stands behind these words is the flood's: `THE BASE FLOOD ELEVATION AT 12 FEET`. */
const BEHIND_BASE =
  /\b(?:BASE\s+FLOOD|[BD]\.?\s?F\.?\s?E\.?)(?:\s+ELEV\w*)?[\s:=,(]*(?:IS\s+|AT\s+|OF\s+)*$/i;
/** In a sentence that gives the flood's beside it: `THE LOWEST BEAM LIES AT 13.5 FEET, THE BASE FLOOD ELEVATION AT 12`. */
const SPOKEN =
  /^[^\d.;|]{0,24}?\b(?:LIES|IS|ARE|SITS|STANDS)\s+(?:SET\s+)?AT\s+(\d{1,3}(?:\.\d{1,2})?)\s*(?:FT\b|FEET\b|'(?!\s*-?\s*\d))(?=.*(?:\bBASE\s+FLOOD|\b[BD]\.?\s?F\.?\s?E\b))/i;
function spokenOf(behind: string): number | null {
  const ft = SPOKEN.exec(behind)?.[1];
  return ft === undefined ? null : Number(ft);
}

/** Statements about a topic with the elevation nearest to it; the value cell of a table of elevations needs no mark. */
export function elevationsOf(plan: PlanSet, topic: RegExp, not?: RegExp): ElevationStatement[] {
  return statements(plan, { topic, not }).map(answered).flatMap((it) => {
    const anchor = topic.exec(it.text);
    const from = (anchor?.index ?? 0) + (anchor?.[0].length ?? 0);
    const isOfBase = anchor !== null && BASE_FLOOD.test(anchor[0]);
    const found = findElevations(it.text).filter(({ start }) =>
      isOfBase || !BEHIND_BASE.test(it.text.slice(0, start))
    );
    const nearest = found.toSorted((a, b) =>
      Math.abs(a.start - from) - Math.abs(b.start - from)
    )[0];
    const level = IS_UNDERSIDE.test(anchor?.[0] ?? "")
      ? elevationBehind(it.text.slice(from))
      : null;
    const ft = level ?? spokenOf(it.text.slice(from)) ?? nearest?.ft ?? bareElevation(it);
    return ft === null ? [] : [{ ...it, ft }];
  });
}

const BOTTOM_OF_MEMBER =
  /\b(BOTTOM|B\.?O\.?|UNDERSIDE)\s*(OF\s+)?(THE\s+)?(LOWEST|LOW)?\s*(STRUCT\w*\.?\s*)?(HORIZ\w*\.?)\s*(STRUCT\w*\.?)?\s*(MEMBERS?|BEAMS?|GIRDERS?)/i;
const LOWEST_HORIZONTAL =
  /\bLOWEST\s+(STRUCT\w*\.?\s*)?HORIZ\w*\.?\s*(STRUCT\w*\.?)?\s*(MEMBER|BEAM|GIRDER)|\bL\.?H\.?S\.?M\b/i;
/** Its parts by name; roofs, decks and stairs have beams of their own. */
const BOTTOM_OF_FRAMING =
  /(?<!\b(?:ROOF|DECK|DOCK|STAIR|PIER|GRADE|TIE|BOND|PORCH)\s)\b(?:(?:BOTTOM|B\.?O\.?|B\/|UNDERSIDE|U\/S|SOFFIT)\s*(?:OF\s+)?(?:THE\s+)?(?:LOWEST\s+)?(?:(?:(?:GRADE|GROUND|LOWER|LOWEST|FIRST|1ST)[\s-]+LEVEL|FLOOR|STRUCT\w*\.?|WOOD|CONC\w*\.?|STEEL|STL\.?|MAIN|PILE|P\.?T\.?)\s+){0,2}(?:BEAMS?|BMS?\b\.?|GIRDERS?|STRINGERS?|FRAMING|JOISTS?)|(?:BEAM|BM\.?|GIRDER|FRAMING)\s+(?:BOTTOM|BOTT?\.?|SOFFIT|UNDERSIDE)\b)/i;
export const LOWEST_MEMBER = either(BOTTOM_OF_MEMBER, LOWEST_HORIZONTAL, BOTTOM_OF_FRAMING);
const GARAGE =
  /\bGARAGE|\bPARKING|STORAGE|ENCLOS|CARPORT|PATIO|PORCH|LANAI|\bPOOL|\bDECK|\bDOCK|\bSHED\b|CABANA|SECOND|2ND|UPPER|THIRD|LOFT/i;
const FREEBOARD =
  /\bFREEBOARD\b[^\d+]{0,25}\+?\s*(\d(?:\.\d+)?)\s*(?:'|FT|FEET|\b)|\bB\.?F\.?E\.?\s*(?:PLUS\s+|\+\s+|\+(?=[1-4]\b(?!\.)))([1-4](?:\.[05])?)\s*(?:'|FT|FEET|FOOT)(?!-?\s*N[AG]VD)/i;
const CLASS = /\bFLOOD\s+DESIGN\s+CLASS\s*[:=]?\s*([1-4])\b/i;

/** Finished floor elevations that may be the lowest floor: garages, enclosures, upper floors
 * and floors that stay or are the zero of the drawings are left out. */
export const lowestFloors = (plan: PlanSet): Fact<number>[] =>
  plan.codeSummary.finishedFloorElevationFt.filter(({ value, sourceText }) =>
    value !== 0 && !GARAGE.test(sourceText) && !isKept(sourceText)
  );

/** Reads what decides the elevation from the set and the form. */
export function readFlood(plan: PlanSet, building: BuildingProfile): CalculatorInput[] {
  const [design] = plan.codeSummary.designFloodElevationFt;
  const [floor] = lowestFloors(plan).toSorted((a, b) => a.value - b.value);
  const [member] = elevationsOf(plan, LOWEST_MEMBER).toSorted((a, b) => a.ft - b.ft);
  const [local] = statements(plan, { topic: FREEBOARD });
  const [classed] = statements(plan, { topic: CLASS });
  const freeboard = local && FREEBOARD.exec(local.text);
  const localFt = freeboard ? Number(freeboard[1] ?? freeboard[2]) : null;
  const floodClass = classed ? Number(CLASS.exec(classed.text)?.[1]) : null;
  const isV = isInCoastalHighHazard(building) === "yes";
  return [
    fromDecided("floodZone", "Flood zone", building.floodZone),
    fromDecided("baseFloodFt", "Base flood elevation", building.baseFloodElevationFt, {
      unit: "ft",
    }),
    fromSheet(
      "designFloodFt",
      "Design flood elevation",
      design?.value ?? null,
      design ?? null,
      "ft",
    ),
    fromSheet("localFreeboardFt", "Freeboard stated on the drawings", localFt, local ?? null, "ft"),
    floodClass !== null
      ? fromSheet("floodClass", "Flood design class", floodClass, classed ?? null)
      : fromElsewhere("floodClass", "Flood design class", 2, "assumed"),
    fromElsewhere("volume", "Volume", building.volume ?? "building", "assumed"),
    isV
      ? fromSheet(
        "lowestFt",
        "Bottom of lowest horizontal member",
        member?.ft ?? null,
        member ?? null,
        "ft",
      )
      : fromSheet("lowestFt", "Lowest floor", floor?.value ?? null, floor ?? null, "ft"),
    ...(isAo(building.floodZone.value ?? "")
      ? [
        fromElsewhere("adjacentGradeFt", "Highest ground beside the building", null, "form", "ft"),
        fromElsewhere("depthFt", "Depth on the flood map", null, "form", "ft"),
      ]
      : []),
  ];
}

const isAo = (zone: string): boolean => /^AO\b/i.test(zone.trim());

/** Depth counted in Zone AO where the flood map gives none. @source FBC-R R322.2.1, item 2 */
const AO_DEPTH_FT = 2;

/** Freeboard in feet the code asks for. */
export function freeboardFt(zone: string, floodClass: number, volume: string): number {
  const isV = /^(V|COASTAL\s*A)/i.test(zone.trim());
  if (volume === "residential") {
    return isV ? limits2023.flood.freeboardVFt : limits2023.flood.freeboardFt;
  }
  if (floodClass === 1) return 0;
  const isHigh = floodClass === 4 || (floodClass === 3 && isV);
  return isHigh ? limits2023.flood.freeboardHighClassFt : limits2023.flood.freeboardCommercialFt;
}

/** Required elevation in feet; null without a base flood elevation, or in Zone AO without the ground. */
export function requiredFt(inputs: readonly CalculatorInput[]): number | null {
  const base = numberOf(inputs, "baseFloodFt");
  const zone = wordsOf(inputs, "floodZone");
  if (zone === null) return null;
  const grade = numberOf(inputs, "adjacentGradeFt");
  const flooded = base ??
    (isAo(zone) && grade !== null ? grade + (numberOf(inputs, "depthFt") ?? AO_DEPTH_FT) : null);
  if (flooded === null) return null;
  const code = freeboardFt(
    zone,
    numberOf(inputs, "floodClass") ?? 2,
    wordsOf(inputs, "volume") ?? "building",
  );
  const freeboard = Math.max(code, numberOf(inputs, "localFreeboardFt") ?? 0);
  return Math.max(flooded + freeboard, numberOf(inputs, "designFloodFt") ?? -Infinity);
}

/** Solves the inputs. */
export function solveFlood(inputs: CalculatorInput[]): Calculation {
  const required = requiredFt(inputs);
  const lowest = numberOf(inputs, "lowestFt");
  const base = numberOf(inputs, "baseFloodFt");
  const zone = wordsOf(inputs, "floodZone") ?? "";
  const isV = /^(V|COASTAL\s*A)/i.test(zone);
  const isHouse = wordsOf(inputs, "volume") === "residential";
  const codeReference = isHouse ? isV ? "FBC-R R322.3.2" : "FBC-R R322.2.1" : "FBC-B 1612.4";
  return {
    id: "flood-elevation",
    title: "Flood elevation",
    codeReference,
    inputs,
    steps: required === null ? [] : [
      base === null
        ? {
          label: "Ground plus depth plus freeboard, or design flood elevation",
          value: `${numberOf(inputs, "adjacentGradeFt")} → ${required} ft`,
        }
        : {
          label: "Base flood elevation plus freeboard, or design flood elevation",
          value: `${base} → ${required} ft`,
        },
    ],
    result: required === null ? null : [
      { label: "Required elevation", value: required, unit: "ft" },
      ...(lowest === null ? [] : [
        { label: "Shown", value: lowest, unit: "ft" },
        { label: "Complies", value: atLeast(lowest, required) ? "yes" : "no", unit: null },
      ]),
    ],
    checks: compare({
      label: isV ? "Bottom of lowest horizontal member" : "Lowest floor",
      shown: lowest,
      limit: required,
      sense: "at least",
      unit: "ft",
      codeReference,
    }),
    missing: missingOf(inputs, [
      "floodZone",
      required === null && isAo(zone) ? "adjacentGradeFt" : "baseFloodFt",
      "lowestFt",
    ]).filter((key) => required === null || key !== "baseFloodFt"),
  };
}

/** The calculation in flood hazard areas, null elsewhere. */
export function calculateFlood(plan: PlanSet, building: BuildingProfile): Calculation | null {
  return isInFloodHazardArea(building) === "yes" ? solveFlood(readFlood(plan, building)) : null;
}
