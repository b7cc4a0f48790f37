/**
 * Form and drawings speak of the same building. Compares group, construction type, sprinklers, flood zone, base flood
 * elevation, height, area and generator of the form with every reading on the sheets; a value no reading agrees with is
 * named with the form's. Where the sheets contradict each other about one of these, both places are named.
 * @source FBC-B 8th ed. (2023), 107.2.1: documents of sufficient clarity
 */
import type { Conflict, Evidence, Fact, PlanSet } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import { overlaps } from "../../_shared/geometry.ts";
import {
  type BuildingProfile,
  isCommercial,
  isInFloodHazardArea,
  isResidential,
} from "../building_profile.ts";
import { type Applicability, cantTell, defineRule, fail, type Verdict } from "../define_rule.ts";
import {
  allStatements,
  either,
  isOfOtherBuilding,
  isOfOutbuilding,
  isTitleOfOutbuilding,
  lengthOf,
  newWork,
  placeOf,
  printedNumber,
  titlesOver,
} from "../measure.ts";
import { addressOf, toldOfAddress } from "../conflicts/address.ts";
import { footprints } from "../conflicts/areas.ts";
import { allAreas, areasGiven, basesGiven, heightsGiven } from "./_form_values.ts";
import { isSameBase, statedBases } from "../flood/_bases.ts";
import { sprinklersSaid } from "../egress/exits/_occupants.ts";
import {
  CONFLICT_MESSAGE,
  contradictions,
  contradictionVerdict,
} from "../conflicts/contradictions.ts";

const EAVE = /\bEAVES?\b/i;
/** Levels above sea or a datum, distances along the ground and parts of the eave. */
const NOT_EAVE_HEIGHT = either(
  /\bEL(EV)?\b|\+|NAVD|NGVD|OVERHANG|P\.?\s?L\b|LINE|LONG|SOFFIT|\bVENT|GUTTER|FROM|CLEAR|SETBACK/i,
  /\bOUT[\s-]+TO[\s-]+OUT\b|\bO\s?(?:\/|T\.?)\s?O\b|\b(?:EAVES?|EDGES?|ENDS?|FACES?|OUTSIDE)\s+TO\s+(?:EAVES?|EDGES?|ENDS?|FACES?|OUTSIDE)\b|\bWID(?:E|TH)|\bACROSS\b|\bOVERALL\b|\bSPAN/i,
);

interface Mismatch extends Evidence {
  verdict: Verdict;
}

const TOPICS: readonly Conflict["topic"][] = [
  "occupancy",
  "construction type",
  "sprinklers",
  "stories",
  "height",
  "area",
  "part area",
  "flood zone",
  "ceiling height",
  "parking count",
  "seats",
  "bedrooms",
  "guest rooms",
  "power",
  "apparent power",
  "volume",
  "climate zone",
  "measure",
  "member size",
  "slab thickness",
  "cooling",
  "airflow",
  "stair width",
  "travel",
  "roof height",
  "rating",
  "insulation",
  "wall insulation",
  "glazing",
  "lot area",
  "risers",
  "exits",
  "fixtures",
  "efficiency",
  "roof slope",
  "roof covering",
  "floor level",
  "floor height",
  "sum",
  "address",
];
/** Share by which a stated height or area may differ from the form and still be the same. */
const ROUNDING = 0.02;

export default defineRule({
  id: "documentation/form-mismatch",
  requirementId: "FBC-B-107-form-mismatch",
  applies: (plan, { project, building }) => [
    ...differences(plan, project),
    ...eaveAboveForm(plan, project),
    ...generatorBesideForm(plan, project),
    ...otherAddress(plan, project),
    ...contradictions(plan, topicsFor(building)).map((it) => ({
      ...it,
      verdict: contradictionVerdict(it),
    })),
  ],
  check: ({ verdict }) => verdict,
  withoutLimit: ["differs"],
  messages: {
    differs:
      "For the {subject}, the drawings say {actual}{inUnit} and the project form says {required}{inUnit}.",
    conflict: CONFLICT_MESSAGE,
  },
  recommendation: "Correct the form or the drawings so that they agree.",
});

/** Matters with a requirement of their own, and whom that binds. */
const OWN: Partial<Record<Conflict["topic"], (building: BuildingProfile) => Applicability>> = {
  "sprinklers": isCommercial,
  "parking count": isCommercial,
  "slab thickness": isResidential,
  "wall insulation": isResidential,
  "floor level": isInFloodHazardArea,
};

/** Contradictions no other requirement of this building is about. */
const topicsFor = (building: BuildingProfile): Conflict["topic"][] =>
  TOPICS.filter((topic) => (OWN[topic]?.(building) ?? "no") === "no");

function differences(plan: PlanSet, project: ProjectDetails): Mismatch[] {
  const {
    occupancyGroups,
    constructionType,
    sprinklers,
    floodZone,
    buildingHeightFt,
    buildingAreaSqft,
    areaByFloor,
    stories,
  } = plan.codeSummary;
  const areas = [
    ...buildingAreaSqft.flatMap((it) => [it.value, ...areasBeside(it, stories)]),
    ...areaByFloor.map(({ value }) => value.areaSqft),
    ...(buildingAreaSqft.length === 0 ? allAreas(plan) : []),
  ];
  const sum = areaByFloor.reduce((total, { value }) => total + value.areaSqft, 0);
  const found = [
    // Groups only differ for certain when not one is shared; a part of them is a question of accessory uses.
    project.occupancyClassification.length === 0
      ? null
      : compare("occupancy group", occupancyGroups, {
        plan,
        onForm: project.occupancyClassification.join(", "),
        say: (groups) => groups.join(", "),
        agrees: (groups) => groups.some((group) => project.occupancyClassification.includes(group)),
        isCertain: true,
      }),
    project.typeOfConstruction === null ? null : compare("construction type", constructionType, {
      plan,
      onForm: project.typeOfConstruction,
      say: String,
      agrees: (type) => type === project.typeOfConstruction,
      isCertain: true,
    }),
    project.fireSprinkler === null ? null : compare("sprinklers", sprinklers.filter(isSaid), {
      plan,
      onForm: project.fireSprinkler ? "yes" : "none",
      say: String,
      agrees: (system) => (system !== "none") === project.fireSprinkler,
      isCertain: true,
    }),
    project.femaFloodZone === null ? null : compare("flood zone", floodZone, {
      plan,
      onForm: project.femaFloodZone,
      say: String,
      agrees: (zone) => plainZone(zone) === plainZone(project.femaFloodZone ?? ""),
      isCertain: true,
    }),
    project.baseFloodElevation !== null && project.baseFloodElevation > 0
      ? compare("base flood elevation", orElse(statedBases(plan), () => basesGiven(plan)), {
        plan,
        inUnit: " ft",
        onForm: project.baseFloodElevation,
        say: Number,
        agrees: (ft) => isSameBase(ft, project.baseFloodElevation ?? 0),
        isCertain: false,
      })
      : null,
    project.buildingHeight > 0
      ? compare("building height", orElse(buildingHeightFt, () => heightsGiven(plan)), {
        plan,
        inUnit: " ft",
        onForm: project.buildingHeight,
        say: Number,
        agrees: (height) =>
          Math.abs(height - project.buildingHeight) <=
            Math.max(1, project.buildingHeight * ROUNDING),
        isCertain: false,
      })
      : null,
    project.buildingArea > 0 && ![...areas, sum].some((area) => isNear(area, project.buildingArea))
      ? compare("building area", statedAreas(plan), {
        plan,
        inUnit: " sq ft",
        onForm: project.buildingArea,
        say: Number,
        agrees: (area) => isNear(area, project.buildingArea),
        isCertain: false,
      })
      : null,
  ];
  return found.filter((it) => it !== null);
}

const AREA = /(\d{1,3}(?:,\d{3})+|\d{3,6})\s*(?:S\.?\s?F\b|SQ\.?\s*F(?:EE)?T\b|SQUARE\s+FEET)/gi;

/** Areas beside the one that was read: `6,755 SF EACH LEVEL, 20,265 SF ALL`, and that of all levels together. */
function areasBeside({ value, sourceText }: Fact<number>, stories: Fact<number>[]): number[] {
  if (ALLOWANCE.test(sourceText)) return [];
  const beside = [...sourceText.matchAll(AREA)].map(([, area]) => printedNumber(area));
  const isOfEach = /\b(?:EACH|PER|EVERY|TYP\w*\.?)\s+(?:LEVEL|FLOOR|STOR(?:E?Y))\b/i.test(
    sourceText,
  );
  return [...beside, ...(isOfEach ? stories.map((it) => it.value * value) : [])];
}

/** What the summary gives, and only where it gives nothing what stands elsewhere. */
const orElse = <T>(facts: Fact<T>[], more: () => Fact<T>[]): Fact<T>[] =>
  facts.length > 0 ? facts : more();

/** Areas of the building or the tenant's space; of a building that gives no other, its footprint, or what is called the whole. */
function statedAreas(plan: PlanSet): Fact<number>[] {
  const areas = [...plan.codeSummary.buildingAreaSqft, ...tenantAreas(plan)];
  return orElse(orElse(areas, () => footprints(plan)), () => areasGiven(plan));
}

/** The area of the tenant's own space, where that is the only area the summary gives: the form should name it. */
function tenantAreas({ codeSummary }: PlanSet): Fact<number>[] {
  const [only, ...others] = codeSummary.areaByFloor;
  const isTenant = only && others.length === 0 && codeSummary.buildingAreaSqft.length === 0 &&
    /^(?:TENANT|SUITE|LEASE\w*|DEMISED|BAY|PREMISES)\b/i.test(only.value.floor);
  return isTenant ? [{ ...only, value: only.value.areaSqft }] : [];
}

/** A denial of something else beside words that the building is sprinklered denies no sprinklers. */
const isSaid = ({ value, sourceText }: Fact<string>): boolean =>
  value !== "none" || sprinklersSaid(sourceText) !== "yes" ||
  /[|:]\s*(?:NO|NONE|N\/A)\b/i.test(sourceText);

/** An eave drawn higher than the height the form gives for the whole building. */
function eaveAboveForm(plan: PlanSet, project: ProjectDetails): Mismatch[] {
  const form = project.buildingHeight;
  if (form <= 0) return [];
  const eaves = newWork(plan, { topic: EAVE, not: NOT_EAVE_HEIGHT, in: "notes" }).flatMap((it) => {
    const length = it.text.length <= 40
      ? lengthOf(it.text, { of: EAVE, betweenIn: [96, 960] })
      : null;
    return length ? [{ it, ft: length.valueIn / 12 }] : [];
  }).filter(({ ft }) => ft > form + Math.max(1, form * ROUNDING));
  return eaves.slice(0, 1).map(({ it, ft }) => ({
    ...placeOf(it),
    verdict: cantTell("differs", {
      subject: "eave height",
      inUnit: " ft",
      actual: Math.round(ft * 100) / 100,
      required: form,
      unit: null,
    }),
  }));
}

/** The sheets stand at another house number of the street the form names. */
function otherAddress(plan: PlanSet, project: ProjectDetails): Mismatch[] {
  const told = toldOfAddress(plan);
  const [onForm] = told.length > 0 ? addressOf(project.address, told[0]) : [];
  const here = told.filter(({ of }) => of === onForm?.of);
  if (
    here.length === 0 || here.some(({ values }) => values.some((it) => onForm.values.includes(it)))
  ) {
    return [];
  }
  const data = {
    subject: "address",
    actual: here[0].said,
    required: project.address,
    inUnit: "",
    unit: null,
  };
  return [{ ...here[0], verdict: cantTell("differs", data) }];
}

/** A generator with its rating. */
const GENERATOR =
  /\bGEN(?:ERATOR|\s?SET|\.)?\b[^;|]{0,30}\b\d{1,4}(?:\.\d)?\s?K\.?W\b|\b\d{1,4}(?:\.\d)?\s?K\.?W\b[^;|]{0,24}\bGEN(?:ERATOR|\s?SET)?\b/i;
const NOT_NEW =
  /\b(EXIST\w*|FUTURE|PORTABLE|TEMP(ORARY)?|BY OTHERS|SEPARATE PERMIT|ALTERNATE|OPTION\w*|NO GEN\w*|NOT INCLUDED|INLET|WATER HEATER|STEAM|SOLAR|OXYGEN)\b/i;

/** A generator the drawings show and the form leaves out. */
function generatorBesideForm(plan: PlanSet, project: ProjectDetails): Mismatch[] {
  if (project.generator) return [];
  return newWork(plan, { topic: GENERATOR, not: NOT_NEW }).slice(0, 1).map((it) => ({
    ...placeOf(it),
    verdict: cantTell("differs", {
      subject: "generator",
      inUnit: "",
      actual: it.text,
      required: "none",
      unit: null,
    }),
  }));
}

interface Comparison<T> {
  onForm: string | number;
  say: (value: T) => string | number;
  agrees: (value: T) => boolean;
  plan: PlanSet;
  /** Stands after both values, in words: ` sq ft`. */
  inUnit?: string;
  /** False when the drawing may speak of a part: the difference is a question then. */
  isCertain: boolean;
}

/** Does it stand under the title of a shed, a detached garage, an enclosure for bins? */
const isUnderOutbuilding = (it: Evidence, plan: PlanSet): boolean =>
  allStatements(plan).some((other) =>
    other.page === it.page && overlaps(other.box, it.box) &&
    isTitleOfOutbuilding(titlesOver(other, plan))
  );

/** Values of a table of what would be allowed, which need not be the building's. */
const ALLOWANCE = /\b(?:ALLOWABLE|PERMITTED|LIMITED\s+TO|IF)\b/i;

/** A difference only where no reading agrees with the form; sheets that differ among themselves only ask. */
function compare<T>(subject: string, all: Fact<T>[], query: Comparison<T>): Mismatch | null {
  const facts = all.filter((it) =>
    !isOfOtherBuilding(it.sourceText) && !isOfOutbuilding(it.sourceText) &&
    !isUnderOutbuilding(it, query.plan)
  );
  const [first] = facts;
  if (!first || facts.some(({ value }) => query.agrees(value))) return null;
  const data = {
    subject,
    actual: query.say(first.value),
    required: query.onForm,
    inUnit: query.inUnit ?? "",
    unit: null,
  };
  const isOne = facts.every(({ value }) => query.say(value) === query.say(first.value));
  const isAllowance = facts.some(({ sourceText }) => ALLOWANCE.test(sourceText));
  return {
    ...first,
    verdict: query.isCertain && isOne && !isAllowance
      ? fail("differs", data)
      : cantTell("differs", data),
  };
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= Math.max(1, b * ROUNDING);

/** `ZONE X (SHADED)` and `X` are one zone, `AE (EL 9)` is AE. */
const plainZone = (zone: string) =>
  /\b(VE|V|AE|AO|AH|A|X|D|B|C)\b/.exec(zone.toUpperCase().replace(/\bZONE\b|\bFLOOD\b/g, " "))?.[1]
    .replace(/^[BC]$/, "X") ?? zone;
