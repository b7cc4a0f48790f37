/**
 * Titles that are the words of a measure: `NEAREST HYDRANT TO BUILDING FACE` over a drawing with one bare length says
 * the same as a callout with both.
 */
import type { Dimension, PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks } from "../../_shared/units.ts";
import { spellOut } from "./abbreviations.ts";
import { nearestTo, placeOf } from "./places.ts";
import { forReading } from "./quantities.ts";
import { remembered } from "../../_shared/remembered.ts";
import { isOfOldWork } from "./standing.ts";
import type { Statement } from "./statements.ts";

/** Percent of the page within which a dimension string belongs to the drawing of its nearest text. */
const SAME_DRAWING = 15;

/** The drawing a dimension string stands in; where that is not known, the only one of its page or of its nearest text. */
export function drawingOf(dimension: Dimension, texts: readonly Statement[]): string | null {
  if (dimension.drawing) return spellOut(dimension.drawing);
  const isOnly = texts.every(({ drawing }) => drawing === texts[0].drawing);
  if (isOnly) return texts[0]?.drawing ?? null;
  const nearest = nearestTo(dimension, texts);
  return nearest && nearest.gap <= SAME_DRAWING ? nearest.it.drawing : null;
}

/** From where to where, or which side of a thing. */
const SIDE =
  /\b(WIDTH|LENGTH|HEIGHT|HGT|HT|DEPTH|DISTANCE|HEADROOM|SPACING|PROJECTION)\b|\bCLEAR(ANCE)?\b|\bCLR\b/i;
const FROM_TO = /[A-Z]\.?[A-Z].*\bTO\b.*(?:[A-Z]{2}|\bP\.?\s?\/?\s?L\b)|\bBETWEEN\b/i;
/** Titles of drawings that hold many measures, whatever words stand in them. */
const OF_MANY =
  /\b(PLANS?|ELEVATIONS?|SECTIONS?|SCHEDULES?|DETAILS?|NOTES?|TYP(ICAL)?)\b|&|\bAND\b/i;

/** Does what follows a length make it the size a thing is known by: `3"` of `3" VTR`? */
export const isNominal = (after: string): boolean => NOMINAL_OF.test(after);
const NOMINAL_OF =
  /^\s*(?:DIA\w*\.?\s*|Ø\s*|RD\.?\s+|ROUND\s+)?(?:V\.?T\.?R|B-?VENT|VENTS?|PIPES?|DUCTS?|FLUE|SAN|WASTE|DRAIN|PVC|RIGID|FLEX)\b/i;

/** The size something is known by: `4" SAN. MAIN`, `6" DUCT`. */
const NOMINAL =
  /\b\d[\d\s\/-]*"\s*(?=(?:DIA\w*\.?\s+)?(?:SAN|STORM|MAIN|PIPE|DRAIN|VENT|VTR|DUCT|WASTE|LINE|FLUE|SEWER)\b)/gi;

export const isOfAMeasure = remembered((title): boolean =>
  (SIDE.test(title) || FROM_TO.test(title)) && !OF_MANY.test(title) && !isOfOldWork(title) &&
  findLengths(normaliseMarks(title).replace(NOMINAL, "")).length === 0
);

/** A title that says its figures are millimetres: `LAV TO RECEPTACLE (MM)`. */
const IN_MILLIMETRES = /[\s,(]*\bM\.?M\.?\b\s*\)?\s*$|\s*\(\s*MILLIMET(?:RE|ER)S?\s*\)\s*$/i;
/** A bare number of such a drawing; the thousands may stand apart: `2 285`. */
const MILLIMETRES = /^\W*(\d{1,2}[\s,]\d{3}|\d{2,5})\W*$/;

/** The text with the unit its title gives: `2 285` under `CLEAR WIDTH (MM)` is `2285 mm`. */
function measuredText(text: string, title: string): string {
  const millimetres = IN_MILLIMETRES.test(title) ? MILLIMETRES.exec(text)?.[1] : undefined;
  return millimetres === undefined ? text : `${millimetres.replace(/[\s,]/g, "")} mm`;
}

/** The ways a title and its length are read: behind, before, and with what is measured next to the length. */
function wordingsOf(title: string, length: string): string[] {
  const of = title.replace(IN_MILLIMETRES, "");
  const apart = /^(.{3,}?)(?:\s+-\s+|:\s+|,\s+)(.*\b(?:TO|BETWEEN)\b.*)$/i.exec(normaliseMarks(of));
  const nextTo = apart ? [`${length} ${apart[2]}, ${apart[1]}`] : [];
  return [`${of} ${length}`, `${length} ${of}`, ...nextTo];
}

function isBareLength(text: string): boolean {
  const plain = forReading(text).trim();
  const [length, ...others] = findLengths(plain);
  return length !== undefined && others.length === 0 &&
    /^\W*$/.test(plain.slice(0, length.start) + plain.slice(length.end));
}

/**
 * The one bare length of each drawing titled as a measure, behind that title and before it, as callouts have it. A
 * drawing with two lengths or more does not say which of them is meant.
 *
 * @param texts the statements of one page
 */
export function titledMeasures(plan: PlanSet, texts: readonly Statement[]): Statement[] {
  const notes = texts.filter((it) => it.from === "note" && it.drawing !== null);
  const byTitle = Map.groupBy(notes, (it) => it.drawing!);
  const titles = [...byTitle.keys()].filter(isOfAMeasure);
  if (titles.length === 0) return [];
  const bare = plan.dimensions.filter((it) => it.page === notes[0].page)
    .filter(({ sourceText }) => isBareLength(sourceText));
  return titles.flatMap((title) => {
    const [first, ...others] = byTitle.get(title)!;
    const printed = [first, ...others].map((it) => ({ ...it, text: measuredText(it.text, title) }))
      .filter(({ text }) => isBareLength(text));
    const drawn = bare.filter((it) => drawingOf(it, notes) === title)
      .map((it): Statement => ({ ...first, ...placeOf(it), text: it.sourceText, room: null }));
    const lengths = [...printed, ...drawn];
    if (lengths.length !== 1) return [];
    const [{ text }] = lengths;
    return wordingsOf(title, text).map((it) => ({ ...lengths[0], text: it }));
  });
}
