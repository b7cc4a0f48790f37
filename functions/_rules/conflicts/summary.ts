/** What code data say of the whole building, each reading of it; and numbers of sheets, which are given once. */
import type { Compared } from "../../_lexicon/mod.ts";
import type {
  CodeEdition,
  CodeSummary,
  Evidence,
  Fact,
  PlanSet,
} from "../../_shared/domain/plan_set.ts";
import { findLengths } from "../../_shared/units.ts";
import { withUnit } from "../../_shared/values.ts";
import { sprinklersSaid } from "../egress/exits/_occupants.ts";
import { frameStore } from "../frames/store.ts";
import { statedBases } from "../flood/_bases.ts";
import { isOfOtherBuilding, isOfOutbuilding } from "../reading/other_buildings.ts";
import { placeOf } from "../reading/places.ts";
import { isKept } from "../reading/standing.ts";
import { allStatements } from "../reading/statements.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import type { Told } from "./told.ts";

/** All that is told of the building as one. */
export function toldOfBuilding(plan: PlanSet): Told[] {
  const { codeSummary: it, sheets } = plan;
  const bases = statedBases(plan).filter(({ sourceText }) => !OTHER_FLOOD.test(sourceText));
  const areas = it.buildingAreaSqft.filter((fact, _, [first]) =>
    areaLabel(fact) === areaLabel(first)
  );
  return [
    ...told(
      "construction type",
      "type of construction",
      it.constructionType.filter((it) => isOfMain(it) && !DENIES_TYPE.test(it.sourceText)),
    ),
    ...it.sprinklers.filter(isSaid).map((fact, _, all) => ({
      ...placeOf(fact),
      key: useOf(fact, all),
      topic: "sprinklers" as const,
      of: "automatic sprinklers",
      values: fact.value.startsWith("yes") ? SYSTEMS : [fact.value],
      said: fact.value,
    })),
    ...told("stories", "number of stories", it.stories),
    ...told("height", "building height", it.buildingHeightFt, "ft"),
    ...meanRoofs(plan),
    ...ridges(plan),
    ...told("area", "building area", areas, "sq ft"),
    ...areaOfAllFloors(plan),
    ...told("dwelling units", "number of dwelling units", it.dwellingUnits, "units"),
    ...it.windSpeedMph.filter(isDesign).map((fact) => ({
      ...placeOf(fact),
      topic: "wind speed" as const,
      of: `${fact.value.kind ?? "ultimate"} design wind speed`,
      values: [fact.value.mph],
      said: `${fact.value.mph} mph`,
    })),
    ...told("exposure", "wind exposure", it.exposure.filter(isOfWind)),
    ...told("enclosure", "enclosure of the building", it.enclosure.filter(isOfWalls)),
    ...pressureCoefficients(it.internalPressure),
    ...told("climate zone", "climate zone", it.climateZone),
    ...told("risk category", "risk category", it.riskCategory.filter(isOfBuilding)),
    ...told("flood zone", "flood zone", it.floodZone),
    ...told("flood elevation", "base flood elevation", bases, "ft"),
    ...told("flood elevation", "design flood elevation", it.designFloodElevationFt, "ft"),
    ...liveLoads(it.liveLoadsPsf),
    ...it.occupancyGroups.filter(isOfAll).map((fact) => ({
      ...placeOf(fact),
      topic: "occupancy" as const,
      of: "occupancy classification",
      values: fact.value,
      isList: true,
      said: fact.value.join(", "),
    })),
    ...it.codeEditions.flatMap(toldOfEdition),
    ...sheets.flatMap(({ number, titleBlock, page }): Told[] =>
      number && titleBlock
        ? [{
          ...titleBlock,
          topic: "sheet number",
          of: `sheet number ${number.toUpperCase().replace(/[^A-Z0-9.]/g, "")} used twice`,
          values: [`page ${page}`],
          said: titleBlock.sourceText,
        }]
        : []
    ),
  ];
}

const EACH_FLOOR = /\b(?:EACH|PER|EVERY)\s+(?:FLOOR|LEVEL|STOR(?:E?Y))\b/i;
const ALL_FLOORS = /\b(?:BOTH|ALL)\s+(?:FLOORS|LEVELS|STOR(?:IES|EYS))\b/i;

/** Floors that differ: `13,056 SF FIRST; 7,680 SF SECOND`. */
const ONE_FLOOR = /\b(?:FIRST|SECOND|THIRD|1ST|2ND|3RD|GROUND|UPPER|TOP|EXCEPT)\b/i;

/** Floors that are all as large, held against the area the same data give for all of them. */
function areaOfAllFloors({ codeSummary: it }: PlanSet): Told[] {
  const whole = it.buildingAreaSqft.filter(({ sourceText }) => ALL_FLOORS.test(sourceText));
  const [storeys, ...others] = new Set(it.stories.map(({ value }) => value));
  const [each, ...more] = it.areaByFloor;
  const isOfEach = each && more.length === 0 && EACH_FLOOR.test(each.sourceText) &&
    !ONE_FLOOR.test(each.sourceText);
  if (!isOfEach || whole.length === 0 || storeys === undefined || others.length > 0) return [];
  const sum = each.value.areaSqft * storeys;
  return told("area", "area of all floors", [...whole, { ...each, value: sum }], "sq ft");
}

/** Uses a building may be sprinklered by, each to a standard of its own. */
const USES =
  /\b(APARTMENT|DWELLING|RESIDENTIAL|SHOP|RETAIL|STORE|OFFICE|GARAGE|CLUBHOUSE|RESTAURANT|WAREHOUSE)S?\b/gi;
const usesIn = ({ sourceText }: Evidence): string =>
  [...sourceText.toUpperCase().matchAll(USES)].map(([, use]) => use).sort().join(" ");

/** The use a standard is that of, where the set has one for another. */
function useOf(fact: Evidence, all: readonly Evidence[]): string | undefined {
  const uses = new Set(all.map(usesIn).filter(Boolean));
  return uses.size > 1 ? usesIn(fact) || undefined : undefined;
}

/** Internal pressure coefficients; a sheet that lists those of several enclosures means each of them. */
function pressureCoefficients(facts: CodeSummary["internalPressure"]): Told[] {
  const given = facts.flatMap((fact) => {
    const digits = /0?\.\d{1,2}/.exec(String(fact.value))?.[0];
    return digits && isOfMain(fact) ? [{ fact, value: Number(digits) }] : [];
  });
  return [...Map.groupBy(given, ({ fact }) => fact.page).values()].map((all) => ({
    ...placeOf(all[0].fact),
    topic: "enclosure",
    of: "the internal pressure coefficient",
    values: all.map(({ value }) => value),
    said: String(all[0].value),
  }));
}

/** Live loads by use; a sheet that gives a use several means several parts of it. */
function liveLoads(facts: CodeSummary["liveLoadsPsf"]): Told[] {
  const used = facts.filter(({ sourceText }) => !OTHER_LOAD.test(sourceText)).map((fact) => ({
    fact,
    use: fact.value.use.toUpperCase().replace(/[^A-Z]+/g, " ").trim()
      .replace(/IES\b/g, "Y").replace(/(?<=[A-Z]{3}[^S\s])S\b/g, ""),
  }));
  return [...Map.groupBy(used, ({ fact, use }) => `${fact.page} ${use}`).values()].map((all) => {
    const [{ fact, use }] = all;
    return {
      ...placeOf(fact),
      topic: "live load",
      of: `live load of ${use.toLowerCase()}`,
      values: all.map((it) => it.fact.value.psf),
      said: `${fact.value.psf} psf`,
    };
  });
}

/** Reduced, of a part of the use, or of what stands already. */
const OTHER_LOAD = /\bREDUC|\bEXIST|\bCONSTRUCTION\b|\bSLEEPING\b/i;

/** Words of the height of a roof; with any other it is a limit, a figure of a table or that of a part. */
const OF_ROOFS = wordsOf(
  "STANDS LIES MEAN ROOF RIDGE HEIGHT HT ABOVE ABV FINISHED FIN GRADE PLANE TO TOP BUILDING FT FEET",
);

/** Mean roof heights above the height of the whole: the building is measured to its mean roof, or higher. */
function meanRoofs(plan: PlanSet): Told[] {
  const stated = plan.codeSummary.buildingHeightFt.map(({ value }) => value);
  return frameStore(plan).of("mean roof height").flatMap((it): Told[] => {
    const ft = (it.value ?? 0) / 12;
    const isDrawn = it.property === "height" && it.role === "provided" && it.bound === null &&
      saysOnly(it.text, OF_ROOFS);
    return isDrawn && stated.length > 0 && ft > Math.max(...stated) + 1
      ? [{ ...placeOf(it), topic: "height", of: "building height", values: [ft], said: it.raw }]
      : [];
  });
}

const TO_RIDGE =
  /\bGRADE\b[^;|\d]{0,12}\bTO\b[^;|\d]{0,12}\bRIDGE\b|\bRIDGE\b[^;|]{0,36}\bABOVE\b[^;|\d]{0,12}\bGRADE\b/i;

/** Ridges drawn lower than the height of the whole: no roof is measured to more than its ridge. */
function ridges(plan: PlanSet): Told[] {
  const stated = plan.codeSummary.buildingHeightFt.map(({ value }) => value);
  if (stated.length === 0) return [];
  return allStatements(plan).flatMap((it): Told[] => {
    const [height, ...others] = TO_RIDGE.test(it.text) && saysOnly(it.text, OF_ROOFS)
      ? findLengths(it.text)
      : [];
    if (!height || others.length > 0 || isKept(it.text)) return [];
    const ft = height.valueIn / 12;
    if (ft < STOREY_FT || ft > Math.min(...stated) - 1) return [];
    const of = "building height";
    return [{
      ...placeOf(it),
      topic: "height",
      of,
      values: [ft],
      said: `${height.raw} to the ridge`,
    }];
  });
}
/** Lower ridges are those of porches. */
const STOREY_FT = 12;

/** Of another map, another place or another flood than that of the design. */
const OTHER_FLOOD =
  /\b(PRELIM\w*|PENDING|PREVIOUS\w*|NGVD\d*|FUTURE|FORMER|SUPERSEDED|HISTORIC\w*|ADVISORY|ABFE|NEIGHBO\w*|ADJACENT|500[\s-]*Y\w*)\b|\bB\.?\s?F\.?\s?E\.?\s*\+\s*[1-4](?![\d.]\d)/i;
/** A sentence that denies something else because there are sprinklers denies none. */
const isSaid = ({ value, sourceText }: Fact<string>): boolean =>
  value !== "none" || sprinklersSaid(sourceText) === "no";

/** `Type V-B assemblies are not used.` */
const DENIES_TYPE = /\bTYPE\s+[IV]+\s?-?[AB]\b[^.;|]*\bNOT\b/i;

/** Not of what stands beside it. */
const isOfMain = ({ sourceText }: Evidence): boolean =>
  !isOfOutbuilding(sourceText) && !isOfOtherBuilding(sourceText);

/** Group of the whole: neither of an accessory use nor of one level. */
const isOfAll = ({ sourceText }: Evidence): boolean =>
  !/\bACCESSORY\b|\bINCIDENTAL\b|\b(?:LEVEL|FLOOR|STORY)\s*#?\d|\b(?:FIRST|SECOND|THIRD|1ST|2ND|3RD)\s+(?:FLOOR|LEVEL|STORY)/i
    .test(sourceText);

/** How the walls enclose the building, no storage enclosed below it and no opening for floods. */
const isOfWalls = (fact: Evidence): boolean =>
  isOfMain(fact) &&
  !/\bFLOOD\b|\bSTORAGE\b|\bBREAKAWAY\b|\bBELOW\b|\bENCLOSURE\s+[A-Z]?\d/i.test(fact.sourceText);

/** Signs, racks and fences have a risk category of their own. */
const isOfBuilding = ({ sourceText }: Evidence): boolean =>
  !/\b(?:SIGNS?|RACKS?|FENCES?|CANOP(?:Y|IES)|RETAINING|SCREENS?|SHELTERS?|GENERATORS?|TANKS?|TOWERS?|CARPORTS?|SHEDS?)\b/i
    .test(sourceText);

/** What holds from a speed, a distance or a load on is a requirement, no datum of this building. */
const OF_ANY_BUILDING =
  /\b(?:OVER|EXCEED\w*|GREATER|LESS|MORE\s+THAN|OR\s+(?:MORE|HIGHER)|ABOVE|BELOW|WHERE(?:VER)?|WHEN|IF|WITHIN|SITES|REGIONS?|WATER|COAST\w*)\b|[<>≥≤]/i;

/** A speed the building is designed for, not one of another risk category or of a product. */
const isDesign = ({ sourceText }: Evidence): boolean =>
  !/\bRISK\s*(?:CAT\w*\.?)?\s*(?:I|III|IV)\b|\bMRI\b/i.test(sourceText) &&
  (DESIGN_SPEED.test(sourceText) ||
    !/PRODUCT|RATED|CAPACITY|UP\s+TO|MAX/i.test(speedIn(sourceText)) &&
      (!APPROVAL.test(sourceText) || /\bRISK|\bEXPOSURE|\bASCE|\bDESIGN/i.test(sourceText))) &&
  isOfThisSite(sourceText);
/** The number of an approved product: the speed beside it is the one it stands. */
const APPROVAL = /\b(?:F\.?L\.?|N\.?O\.?A\.?|F\.?P\.?A\.?)\s*(?:NO\.?|#)?\s*#?\s*\d{2}/i;
/** The part of a text with the speed that is called that of the design: `Vult 150 mph, glass not impact rated`. */
const speedIn = (text: string): string =>
  text.split(/[,;|]\s/).find((it) => /\bV\s?-?ULT\b/i.test(it) && /MPH/i.test(it)) ?? text;
const DESIGN_SPEED = /\bDESIGN(?:ED)?\s+(?:FOR\s+A?\s*)?(?:ULTIMATE\s+|BASIC\s+)?WIND\s+SPEED/i;

/** The clause that gives a datum, not one of another sentence. */
function isOfThisSite(text: string): boolean {
  const clause = text.split(/(?<=[A-Z)]{2})\.\s+|;\s*/i).find((it) => OF_WIND.test(it)) ?? text;
  return GIVEN_FOR_WATER.test(clause) || !OF_ANY_BUILDING.test(clause);
}
/** An exposure given outright, with water for its reason and nothing asked of it: `Wind exposure D, open water at east`. */
const GIVEN_FOR_WATER =
  /^\W*(?:\d+[.)]\s*)?(?:(?:SITE\s+)?WIND\s+)?EXPOSURE(?:\s+CATEGORY)?\W{1,3}[BCD]\s*[,.;(–-]\s*(?:(?!\b(?:WITHIN|WHERE|WHEN|IF|OVER|LESS|MORE|GREATER)\b)[^\d])*$/i;
const OF_WIND = /\bMPH\b|M\.P\.H|\bV\s?-?ULT|\bEXP(?:OSURE|\.)?\b/i;

/** Of wind; fires and concrete have exposures of their own. */
const isOfWind = ({ sourceText }: Evidence): boolean =>
  isOfThisSite(sourceText) &&
  !/\b(?:FIRE|CONCRETE|CLASS|OPENINGS?|SEPARATION|NOT\s+PROTECTED)\b/i.test(sourceText);

const SYSTEMS = ["yes, standard not stated", "NFPA 13", "NFPA 13R", "NFPA 13D"];

const told = (
  topic: Compared,
  of: string,
  facts: readonly Fact<string | number>[],
  unit?: string,
): Told[] =>
  facts.map((fact) => ({
    ...placeOf(fact),
    topic,
    of,
    values: [fact.value],
    said: withUnit(String(fact.value), unit ?? null),
  }));

/** One code cited with two years. */
function toldOfEdition(fact: Fact<CodeEdition>): Told[] {
  const { code, year, asPrinted } = fact.value;
  if (year === null) return [];
  const place = placeOf(fact);
  return [{
    ...place,
    topic: "code edition",
    of: `edition of ${code}`,
    values: [year],
    said: asPrinted,
  }];
}

/** Two areas are of one thing when their labels are: total under roof is not total living. */
const areaLabel = ({ sourceText }: Evidence): string =>
  sourceText.toUpperCase().replace(/[\d,.]+\s*(G?\.?S\.?F\.?|SQ.*)?/g, " ").replace(/[^A-Z]+/g, " ")
    .replace(/\b(TOTAL|THE|OF|AREA|FLOOR|BUILDING|GROSS|ACTUAL)\b/g, " ").replace(/\s+/g, " ")
    .trim();
