/** Corrections of figures that stand in notes, tables and dimensions: the printed number gives way to the entered one. */
import type { Place, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { findLengths, formatLength, normaliseMarks } from "../../_shared/units.ts";
import type { PageFacts } from "../extract/mod.ts";
import { type CorrectionTarget, type FactEdit, isAt } from "./fact_edits.ts";

/** A number in a text: where it stands and what stands there instead. */
interface Replacement {
  start: number;
  end: number;
  text: string;
}

const IN_PER_FT = 12;
const SAME = 0.01;

/** One edit for each number at the place of the input that could be it. */
export function textEdits(
  { input, value }: CorrectionTarget,
  pages: readonly PageFacts[],
): FactEdit[] {
  const { place, unit } = input;
  if (!place || typeof input.value !== "number" || typeof value !== "number") return [];
  const change = { from: input.value, to: value, unit };
  const facts = pages.find(({ sheet }) => sheet.page === place.page);
  if (!facts) return [];
  const notes = facts.notes.filter((it) => isAt(it, place)).flatMap((note) =>
    replacementsIn(note.text, change).map((text) =>
      onPage(place, [text], (it) => ({
        ...it,
        notes: it.notes.map((one) =>
          isAt(one, place) && one.text === note.text
            ? { ...one, text, sourceText: text, readBy: "form" as const, confidence: 1 }
            : one
        ),
      }))
    )
  );
  const cells = facts.schedules.flatMap(({ rows }) => rows).filter((it) => isAt(it, place)).flatMap(
    (row) =>
      row.cells.flatMap((cell, index) =>
        replacementsIn(cell.text, change).map((text) =>
          onPage(place, [text], (it) => withCell(it, place, index, text))
        )
      ),
  );
  return [...notes, ...cells, ...dimensionEdits(facts, place, change)];
}

interface Change {
  from: number;
  to: number;
  unit: string | null;
}

function onPage(place: Place, words: string[], edit: FactEdit["edit"]): FactEdit {
  return {
    edit: (facts) => facts.sheet.page === place.page ? edit(facts) : facts,
    place,
    words,
  };
}

function withCell(facts: PageFacts, place: Place, index: number, text: string): PageFacts {
  const mend = (row: ScheduleRow): ScheduleRow =>
    isAt(row, place)
      ? { ...row, cells: row.cells.map((cell, at) => at === index ? { ...cell, text } : cell) }
      : row;
  return {
    ...facts,
    schedules: facts.schedules.map((it) => ({ ...it, rows: it.rows.map(mend) })),
  };
}

function dimensionEdits(facts: PageFacts, place: Place, { to, unit }: Change): FactEdit[] {
  if (!facts.dimensions.some((it) => isAt(it, place))) return [];
  const valueIn = unit === "ft" ? to * IN_PER_FT : to;
  const words = formatLength(valueIn);
  return [
    onPage(place, [words], (it) => ({
      ...it,
      dimensions: it.dimensions.map((one) =>
        isAt(one, place)
          ? { ...one, valueIn, measuredIn: null, sourceText: words, readBy: "form" as const }
          : one
      ),
    })),
  ];
}

/** The text once for each number that could be the one, with that number replaced. */
function replacementsIn(text: string, change: Change): string[] {
  const mended = normaliseMarks(text);
  return [...lengthsIn(mended, change), ...numbersIn(mended, change)].map((it) =>
    `${mended.slice(0, it.start)}${it.text}${mended.slice(it.end)}`
  );
}

function lengthsIn(text: string, { from, to, unit }: Change): Replacement[] {
  if (unit !== "ft" && unit !== "in") return [];
  const factor = unit === "ft" ? IN_PER_FT : 1;
  return findLengths(text).filter((it) => Math.abs(it.valueIn - from * factor) < SAME * factor)
    .map(({ start, end }) => ({ start, end, text: formatLength(to * factor) }));
}

function numbersIn(text: string, { from, to }: Change): Replacement[] {
  return [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)]
    .filter(([digits]) => Math.abs(Number(digits.replaceAll(",", "")) - from) < SAME)
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: String(to),
    }));
}
