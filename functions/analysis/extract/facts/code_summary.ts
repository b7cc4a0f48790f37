/** Code-summary facts of one page: every statement goes through every reader. */
import type { CodeSummary, Fact, Note, Schedule } from "../../../_shared/domain/plan_set.ts";
import { readCodeEditions, readEnergy, readSite } from "./code_readers/codes_site.ts";
import { readConstructionType, readOccupancy, readSprinklers } from "./code_readers/occupancy.ts";
import { aboutThisBuilding } from "./code_readers/other_buildings.ts";
import { type Reader, type Reading, toPlain } from "./code_readers/reader.ts";
import {
  readArea,
  readDwellingUnits,
  readHeight,
  readOccupantLoad,
  readStories,
} from "./code_readers/size.ts";
import {
  readElevations,
  readFloodZone,
  readLiveLoads,
  readWindSpeed,
  readWindTerms,
} from "./code_readers/wind_flood.ts";
import { toFact } from "../evidence.ts";
import {
  type Said,
  saidByNote,
  saidByTable,
  saidByTitle,
  splitSaid,
} from "../layout/key_values.ts";
import { readAddresses } from "../layout/site_address.ts";

const READERS: readonly Reader[] = [
  readOccupancy,
  readConstructionType,
  readSprinklers,
  readStories,
  readHeight,
  readArea,
  readOccupantLoad,
  readDwellingUnits,
  readCodeEditions,
  readWindSpeed,
  readWindTerms,
  readFloodZone,
  readElevations,
  readLiveLoads,
  readEnergy,
  readSite,
];

/** A code summary without any fact. */
export function emptyCodeSummary(): CodeSummary {
  return {
    occupancyGroups: [],
    constructionType: [],
    sprinklers: [],
    stories: [],
    buildingHeightFt: [],
    buildingAreaSqft: [],
    areaByFloor: [],
    allowableAreaSqft: [],
    allowableHeightFt: [],
    allowableStories: [],
    totalOccupantLoad: [],
    dwellingUnits: [],
    codeEditions: [],
    floodZone: [],
    baseFloodElevationFt: [],
    finishedFloorElevationFt: [],
    designFloodElevationFt: [],
    windSpeedMph: [],
    exposure: [],
    riskCategory: [],
    internalPressure: [],
    enclosure: [],
    asceEdition: [],
    liveLoadsPsf: [],
    energyPath: [],
    county: [],
    address: [],
    parcel: [],
    scopeOfWork: [],
    climateZone: [],
  };
}

/** Facts in the order tables, then notes, then title block: the firmest statement first. */
export function readCodeSummary(
  schedules: readonly Schedule[],
  notes: readonly Note[],
): CodeSummary {
  const summary = emptyCodeSummary();
  const said: Said[] = [
    ...schedules.flatMap(saidByTable),
    ...schedules.flatMap(saidByTitle),
    ...notes.filter((note) => note.kind !== "title-block")
      .map((note) => ({ ...note, text: aboutThisBuilding(note.text) }))
      .filter(({ text }) => text !== "").map(saidByNote),
    ...notes.filter((note) => note.kind === "title-block").map(saidByNote),
  ];
  for (const one of said) {
    for (const part of splitSaid(one)) {
      const plain = toPlain(part);
      for (const reader of READERS) {
        for (const reading of reader(plain)) {
          if (!isOfRoom(reading, part)) addFact(summary, reading, part);
        }
      }
    }
  }
  keepWholeBuilding(summary);
  for (const { field, fact } of readAddresses(notes)) {
    const list = summary[field] as Fact<string>[];
    if (!list.some((it) => it.value === fact.value)) list.push(fact);
  }
  return summary;
}

const PART_OF_BUILDING =
  /LIVING|CONDITIONED|A\/C|AIR COND|HEATED|COOLED|LEAS|RENTABLE|\bNET\b|HABITABLE/i;

/** Where a total of the building is stated beside the total of its living area, only the first is the building's. */
function keepWholeBuilding(summary: CodeSummary): void {
  const [part, whole] = [true, false].map((isPart) =>
    summary.buildingAreaSqft.filter((fact) => PART_OF_BUILDING.test(fact.sourceText) === isPart)
  );
  if (whole.length === 0 || part.length === 0) return;
  summary.buildingAreaSqft = whole;
  for (const fact of part) {
    const floor = fact.sourceText.replace(/[\d,.]+\s*(SF|S\.F\.|SQ\.?\s*FT\.?)/gi, "").trim();
    summary.areaByFloor.push({ ...fact, value: { floor, areaSqft: fact.value } });
  }
}

/** Values of which a recogniser easily loses a stroke: II-B comes back as I-B. */
const ROMAN_FIELDS: ReadonlySet<keyof CodeSummary> = new Set(["constructionType", "riskCategory"]);

/** True for persons or square feet in the label of a room, which count the room: `OFFICE / OCC. LOAD: 3`. */
function isOfRoom({ field }: Reading, { isInRoom, text }: Said): boolean {
  const isCount = field === "totalOccupantLoad" || field === "buildingAreaSqft";
  return isCount && isInRoom === true && !/\b(TOTAL|BUILDING|BLDG|GROSS)\b/i.test(text);
}

/** Adds a reading unless the same statement already gave it. */
function addFact(summary: CodeSummary, reading: Reading, said: Said): void {
  const list = summary[reading.field] as Fact<unknown>[];
  const value = JSON.stringify(reading.value);
  const { box, confidence } = said.evidence;
  const isKnown = list.some((fact) =>
    JSON.stringify(fact.value) === value && fact.box.x === box.x && fact.box.y === box.y
  );
  if (isKnown) return;
  const doubt = said.evidence.readBy === "ocr" && ROMAN_FIELDS.has(reading.field) ? 0.7 : 1;
  const certainty = Math.round(confidence * doubt * (reading.certainty ?? 1) * 1000) / 1000;
  list.push(toFact(reading.value, reading.unit, { ...said.evidence, confidence: certainty }));
}

/** Facts of several pages, in page order. */
export function joinCodeSummaries(all: readonly CodeSummary[]): CodeSummary {
  const joined = emptyCodeSummary();
  for (const summary of all) {
    for (const field of Object.keys(joined) as (keyof CodeSummary)[]) {
      (joined[field] as Fact<unknown>[]).push(...(summary[field] as Fact<unknown>[]));
    }
  }
  return joined;
}
