/** The energy compliance path of the set, insulation values, and how a prescriptive figure is judged. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { type BuildingProfile, isResidential } from "../building_profile.ts";
import {
  allOf,
  type Applicability,
  cantTell,
  fail,
  inapplicable,
  pass,
  type Verdict,
  type VerdictData,
} from "../define_rule.ts";
import { cellOf, contextOf, type Stated, type Statement, statements } from "../measure.ts";
import { cellUnder, PROVIDED_HEAD } from "../structural/_cells.ts";

const PRESCRIPTIVE = /\bR?-?402(\.1(\.[1-4])?)?\b|PRESCRIPTIVE|\bPACKAGE\s+[A-G]\b/i;
/** The performance level card is asked for on every path. */
const PERFORMANCE =
  /\bR?-?40[567]\b|PERFORMANCE(?! LEVEL| DISPLAY)|\bE\.?R\.?I\b|TOTAL\s+UA|REM\s*RATE|HERS/i;

/** Whether the prescriptive path is taken: yes, no (performance, index or trade-off), or not said. */
export function isPrescriptive(plan: PlanSet): Applicability {
  const words = [
    ...plan.schedules.map(({ title }) => title ?? "").filter((it) =>
      /\bR-?40[2-7]\b|\bPRESCRIPTIVE/i.test(it)
    ),
    ...plan.notes.flatMap(({ heading, drawing }) => [heading ?? "", drawing ?? ""]).filter((it) =>
      /\bR-?40[2-7]\b|PRESCRIPTIVE/i.test(it)
    ),
    ...plan.codeSummary.energyPath.map((fact) => `${fact.value} ${fact.sourceText}`),
    ...statements(plan, {
      topic:
        /\bFORM\s*R?-?40[2-7]\b|\bR40[2-7]\b|ENERGY[^.;|]{0,40}(PRESCRIPTIVE|PERFORMANCE)|\b(PRESCRIPTIVE|PERFORMANCE)\s+(PATH|METHOD|COMPLIANCE)\b|\b(PATH|METHOD)\W+(PRESCRIPTIVE|PERFORMANCE)\b/i,
    }).map((it) => contextOf(it)),
  ].join(" ");
  if (PERFORMANCE.test(words)) return "no";
  return PRESCRIPTIVE.test(words) ? "yes" : "unknown";
}

/** Houses whose climate zone is the given one. */
export const inZone = (zone: "1A" | "2A") => (building: BuildingProfile): Applicability =>
  allOf(
    isResidential(building),
    building.climateZone === null ? "unknown" : building.climateZone === zone ? "yes" : "no",
  );

/** What an R-value query looks at. */
export interface InsulationQuery {
  /** The part of the building. */
  part: RegExp;
  /** Other parts, whose values are not this one's. */
  not?: RegExp;
  /** Titles of drawings that show the part alone, whose bare R-values are its; default `part`. */
  title?: RegExp;
  /** What rows of lists call the part when the title of the list says the rest. */
  listed?: { title: RegExp; row: RegExp };
}

const R_VALUE =
  /\bR\s*-?\s*(?:VALUE\s*)?[:=]?\s*(\d{1,2}(?:\.\d{1,2})?)(?!\s*\d|\.\d|\s*-?\s*20\d\d)\b/gi;
/** A group of occupancy, no value: `ONE-FAMILY DWELLING, R-3`. */
const IS_GROUP =
  /\b(?:DWELLING|OCCUPANCY|GROUP|RESIDENCE)\b\W{1,4}R-?[1-4]\b|\bR-?[1-4]\b(?=\W{1,4}(?:OCCUPANCY|(?:CONST\w*\.?\s+)?TYPE\s+[IV]))|\b(?:USE|OCC\w*\.?)\b[^|\d]{0,24}\|\s*R-?[1-4]\b/gi;
const IS_SECTION = /\bR-?(30[0-9]|40[2-7]|[3-9]\d{2})/i;

const R_FIGURE = /(?<![A-Z])R\s*-?\s*\d{1,2}(?:\.\d)?\b(?!\d)/i;
/** Parts of a building: a callout that names one speaks of it, whatever the title. */
const OTHER_PARTS =
  /\b(?:WALLS?|CEILINGS?|ATTICS?|FLOORS?|ROOFS?|DUCTS?|FLEX|SLAB|DOORS?|WINDOWS?|PIPES?|PIPING|HATCH|ACCESS|KNEE|STEM)\b/i;

/** R-values said of a part of the building, the least one of each statement. */
export function insulation(
  plan: PlanSet,
  { part, not, title: title_, listed }: InsulationQuery,
): Stated[] {
  const isOfOther = (title: string) => (not?.test(title) ?? false) && !part.test(title);
  const named = [
    ...statements(plan, { topic: part, not }).filter((it) => it.row || !isOfSeveral(it.text)),
    ...statements(plan, { topic: part, in: "notes" }).filter((it) => isOfSeveral(it.text))
      .flatMap((it) => partsOf(it.text).map((text) => ({ ...it, text })))
      .filter(({ text }) => part.test(text) && !not?.test(text)),
  ].filter((it) => !isOfOther(it.schedule?.title ?? ""));
  const rows = !listed
    ? []
    : statements(plan, { topic: listed.row, not, in: "rows" }).filter((it) =>
      listed.title.test(it.schedule?.title ?? "") && !part.test(it.text)
    );
  const titled = statements(plan, { topic: R_FIGURE, not, in: "notes" }).filter((it) => {
    const title = it.drawing ?? "";
    return !part.test(it.text) && !not?.test(title) && (title_ ?? part).test(title) &&
      !OTHER_PARTS.test(it.text);
  });
  return [...named, ...rows, ...titled].flatMap((it) => {
    const value = valueOf(it);
    return value === null ? [] : [{ ...it, value, unit: "R", raw: `R-${value}` }];
  });
}

/**
 * A list of parts in one sentence, each with its own R-value: `WALLS OVER CEILINGS; DUCTS R-8`. What
 * stands between two commas and names no part belongs to the part before it.
 */
function partsOf(text: string): string[] {
  return text.split(/;|\.\s+(?=[A-Z])/).flatMap((sentence) => {
    const pieces = sentence.split(",");
    const parts: string[] = [];
    let open = "";
    pieces.forEach((piece, index) => {
      const isNext = R_FIGURE.test(open) && OTHER_PARTS.test(piece) &&
        R_FIGURE.test(pieces.slice(index).join());
      if (isNext) parts.push(open);
      open = isNext || index === 0 ? piece : `${open},${piece}`;
    });
    return [...parts, open].map((it) => it.trim()).filter((it) => it !== "");
  });
}

const isOfSeveral = (text: string): boolean =>
  partsOf(text).filter((it) => R_FIGURE.test(it)).length > 1;

/** A part without insulation. */
const BARE =
  /\b(?:NO|WITHOUT|W\/O)\s+INSULATION\b(?!\s+(?:IN|AT|BEHIND|BETWEEN|OVER|UNDER|ON|BELOW|ABOVE|AROUND|VALUE|CHANGE|SHALL|MAY))|\bUN-?INSULATED\b|\bINSULATION\s*[:=|–-]?\s*(?:NONE|NOT\s+(?:PROVIDED|REQ\w*|INSTALLED))\b/i;
/** Parts that need none. */
const UNHEATED =
  /\b(?:GARAGE|PORCH|LANAI|PATIO|CARPORT|UN-?CONDITIONED|UN-?HEATED|PARAPET|FENCE|SITE\s+WALL|RETAINING|STEM|FOUNDATION|INTERIOR|PARTITION|STORAGE|BALCONY|EXIST\w*|SHED|VENTED)\b/i;

/** Lists of R-values, where a bare figure under the right head is one. */
const OF_R_VALUES = /\bR\s*-?\s*VALUES?\b|\bINSUL|\bTHERMAL|\bENVELOPE|\bDUCT/i;
const R_HEAD =
  /^\W*(?:(?:CAVITY|INSUL\w*|NOM\w*|TOTAL)\.?\s+)*R(?:\s*-?\s*(?:VALUES?|FACTOR))?\W*$/i;
const R_CELL =
  /^\s*(?:R\s*-?\s*)?(\d{1,2}(?:\.\d{1,2})?)\s*$|^\s*R\s*-?\s*(\d{1,2}(?:\.\d{1,2})?)\b/i;

/** The R-value a row gives in the cell for it: that of what is built, not that demanded. */
function scheduledValue(it: Statement): number | null {
  const { schedule, row } = it;
  if (!schedule || !row) return null;
  const heads = [schedule.title ?? "", ...schedule.columns.map(({ header }) => header)];
  const built = cellUnder(it, PROVIDED_HEAD);
  const cells = [
    OF_R_VALUES.test(heads.join(" | ")) || /^\s*R\s*-?\s*\d/i.test(built ?? "") ? built : null,
    cellOf(it, "r-value"),
    cellUnder(it, R_HEAD),
  ];
  const [found] = cells.flatMap((cell) => R_CELL.exec(cell ?? "") ?? []).filter((it) =>
    /^\d/.test(it ?? "")
  );
  return found === undefined ? null : Number(found);
}

/** Two layers of one wall. */
const LAYERED =
  /\bR\s*-?\s*\d[^;]{0,24}(?:\+|\bPLUS\b|,|&|\bAND\b|\bW\/|\bWITH\b)[^;]{0,16}\bR\s*-?\s*\d[^;]{0,20}\b(?:CONT|C\.?I\b|RIGID|FOAM|SHEATHING|BOARD)|\bR\s*-?\s*\d{1,2}(?:\.\d)?\s*\+\s*R?\s*-?\s*\d/i;

/** Two values in one breath, of which one that no batt has is that of a layer beside it: `R-13 and R-3`. */
const BOTH = /\bR\s*-?\s*\d{1,2}(?:\.\d)?\s*(?:&|\bAND\b)\s*R\s*-?\s*\d/i;
const THINNEST_BATT = 11;

function valueOf(it: Statement): number | null {
  const scheduled = scheduledValue(it);
  if (scheduled !== null) return scheduled;
  if (BARE.test(it.text) && !R_FIGURE.test(it.text) && !UNHEATED.test(contextOf(it))) return 0;
  const text = it.text.replace(new RegExp(IS_SECTION.source, "gi"), " ").replace(IS_GROUP, " ");
  const values = [...text.matchAll(R_VALUE)].map((match) => Number(match[1])).filter((value) =>
    value > 0 && value <= 80
  );
  if (values.length === 0) return null;
  const isLayered = values.length === 2 &&
    (LAYERED.test(text) ||
      BOTH.test(text) && values[0] >= THINNEST_BATT && values[1] < THINNEST_BATT);
  return isLayered ? values[0] + values[1] : Math.min(...values);
}

/** Judges a figure of the prescriptive table: by performance or index a lower one is nobody's fault. */
export function judgePrescriptive(
  isMet: boolean,
  path: Applicability,
  data: VerdictData,
): Verdict {
  if (isMet) return pass(data);
  if (path === "no") return inapplicable();
  return path === "yes" ? fail("below", data) : cantTell("pathOpen", data);
}

/** The words of a rule on the prescriptive path, data actual and required. */
export const prescriptiveMessages = (part: string) => ({
  ok: `${part}: R-{actual}; R-{required} is required on the prescriptive path.`,
  below: `${part}: R-{actual}; at least R-{required} is required on the prescriptive path.`,
  pathOpen:
    `${part}: R-{actual}, less than the R-{required} of the prescriptive path; no compliance path is stated.`,
});

/** What to do about it. */
export const PRESCRIPTIVE_ADVICE =
  "Insulate to R-{required}, or show compliance with Form R405 or R406.";

/** Ceilings, attics and roof decks of houses. */
export const CEILING: InsulationQuery = {
  part:
    /\bCEILINGS?\b|\bATTIC\b|\bCLG\b|\bROOF\s+(DECK\s+)?INSUL|\bFLAT\s+CEILING|\bUNDER\s+(ROOF\s+)?DECK|\b(?:DRYWALL|GYP\w*)\s+LID\b|\bBLOWN-?\s?IN\b[^.;]{0,40}\b(?:LID|TRUSS|ATTIC)/i,
  title:
    /\bATTIC\b(?!\s+(?:DUCT|ACCESS|HATCH|PLAN))|\bCEILING\s+(?:SECTION|DETAIL|INSUL)|\bROOF\s*\/\s*CEILING/i,
  not:
    /\bDUCT|\bFLEX\b|\bSUPPLY\b|\bRETURN\b|ATTIC\s+ACCESS|HATCH|\bFLOOR|\bWALLS?\b|KNEE|\bFAN\b|SOUND|SKYLIGHT|AIR\s+HANDLER|\b(?:GARAGE|PORCH|LANAI|CARPORT)\s+(?:CEILING|LID|ROOF)/i,
};

/** Ceiling insulation whose value may be left open. */
export const CEILING_LEFT_OPEN = {
  topic: /\b(CEILING|ATTIC|ROOF)\s+INSUL|\bCEILING\s+R-?\s*VALUE/i,
  figure: /\bR\s*-?\s*\d/i,
};

/** True when the statement names a climate zone that is not the given one. */
export const namesOtherZone = (text: string, zone: "1A" | "2A"): boolean => {
  const named = /\b(?:CLIMATE\s+ZONE|C\.?Z\.?)\s*#?\s*([12])/i.exec(text)?.[1];
  return named !== undefined && named !== zone[0];
};
