/**
 * What stands on the sheets as text: every note, label and schedule row of a set as one list of statements.
 * Nothing here knows a query, a rule or a limit.
 */
import type {
  Evidence,
  Note,
  PlanSet,
  Schedule,
  ScheduleRow,
} from "../../_shared/domain/plan_set.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { spellOut } from "./abbreviations.ts";
import { lettersDashes, withFeet } from "./dashed_feet.ts";
import { declaresMarks, OF_DETAILS, withDeclaredMarks } from "./declared_marks.ts";
import { dimensionStatements } from "./dimension_statements.ts";
import { mendRecognized } from "./recognized.ts";
import { writtenOut } from "./legends.ts";
import { perPlan } from "./per_plan.ts";
import { placeOf } from "./places.ts";
import { withoutTwins } from "./said_twice.ts";
import { statementsOf } from "./schedule_statements.ts";
import { stackedFigures } from "./stacked.ts";
import { titledMeasures } from "./titled_measures.ts";

/** A text on a sheet a rule looks at: a note, callout, label or a schedule row written as `cell | cell | …`. */
export interface Statement extends Evidence {
  text: string;
  heading: string | null;
  drawing: string | null;
  room: string | null;
  from: "note" | "row";
  /** The schedule the row belongs to, when `from` is `row`. */
  schedule: Schedule | null;
  row: ScheduleRow | null;
  /** The words of the row a text is one measure of: `RISER 9"` of `S-2 | SPIRAL TO LOOKOUT | 9"`. */
  measureOf?: string;
}

/**
 * Every printed text of the set in page order, each once: notes, schedule rows, room label lines, worded
 * dimension strings, and bare ones behind the title or with the words at their line that say what they measure. Texts of optical reading have the spaces back they probably had.
 */
export const allStatements: (plan: PlanSet) => Statement[] = perPlan((plan) => {
  const isHabit = lettersDashes(plan);
  const legible = legibleOf(isHabit, declaresMarks(plan));
  const asPrinted = [
    ...plan.notes.filter((note) => note.kind !== "title-block").flatMap((note) =>
      sentencesOf(note).map((it) => ({
        ...asStatement(it.text, it, note.room),
        heading: note.heading,
        drawing: note.drawing,
      }))
    ),
    ...plan.schedules.flatMap((it) => statementsOf(it, isHabit)),
  ].map(legible);
  const explain = writtenOut(plan, asPrinted);
  const list = asPrinted.map(explain);
  const labels = plan.rooms.flatMap(({ name, labels }) =>
    labels.map((label) => asStatement(label.sourceText, label, name))
  );
  const dimensions = plan.dimensions.filter(({ sourceText }) => /[A-Z]{3}/i.test(sourceText))
    .map((it) => asStatement(it.sourceText, it));
  const pages = Map.groupBy([...labels, ...dimensions].map(legible).map(explain), (it) => it.page);
  const printed = Map.groupBy(list, (it) => it.page);
  for (const [page, more] of pages) {
    const here = printed.get(page) ?? [];
    for (const it of more) if (!here.some((other) => repeats(other, it))) here.push(it);
    printed.set(page, here);
  }
  const dimensionsOf = Map.groupBy(plan.dimensions, (it) => it.page);
  for (const [page, here] of printed) {
    here.push(...titledMeasures(plan, here), ...stackedFigures(here, dimensionsOf.get(page) ?? []));
  }
  const drawn = dimensionStatements(plan.dimensions);
  return [...[...printed.values()].flat(), ...drawn].sort((a, b) =>
    a.page - b.page || a.box.y - b.box.y
  );
});

/**
 * The sentences of a page of prose, each of which speaks of something else, at its share of the place; a shorter text is
 * one statement.
 */
function sentencesOf(note: Note): Pick<Note, "text" | keyof Evidence>[] {
  if (note.text.length < SHORTEST_PROSE) return [note];
  const sentences = note.text.split(NEXT_SENTENCE);
  if (sentences.length < FEWEST_SENTENCES) return [note];
  const { y, height } = note.box;
  let read = 0;
  return sentences.map((text) => {
    const from = read / note.text.length;
    read += text.length + 1;
    const share = Math.min(1, read / note.text.length) - from;
    const box = { ...note.box, y: y + from * height, height: share * height };
    return { ...note, text, sourceText: text, box };
  });
}

/** One that begins with such a word goes on about what the one before it names. */
const NEXT_SENTENCE =
  /(?<=[a-z\d)"'%]{2}\.)\s+(?!(?:It|They|Its|Their|This|These|Both|Each|No|None|Not|There|Here|Same|Such|Which|So)\b)(?=[A-Z])/;
const SHORTEST_PROSE = 350;
const FEWEST_SENTENCES = 4;

/** Those that are rows of schedules. */
export const allRows: (plan: PlanSet) => readonly Statement[] = perPlan((plan) =>
  allStatements(plan).filter(({ row }) => row !== null)
);

/** Evidence with its text as a statement that stands alone. */
export function asStatement(text: string, at: Evidence, room: string | null = null): Statement {
  return {
    ...placeOf(at),
    text,
    heading: null,
    drawing: null,
    room,
    from: "note",
    schedule: null,
    row: null,
  };
}

/**
 * The statement with the spaces of recognised text put back, lengths said once and the abbreviations of the trade written out.
 *
 * @param isHabit the set letters feet and inches with a dash alone
 * @param isDeclared the set says what its figures without marks are
 */
const legibleOf = (isHabit: boolean, isDeclared: boolean) => (it: Statement): Statement => ({
  ...it,
  text: withDeclared(
    it,
    withFeet(
      spellOut(withoutTwins(it.readBy === "ocr" ? mendRecognized(it.text) : it.text)),
      isHabit,
    ),
    isDeclared,
  ),
  heading: it.heading && spellOut(it.heading),
  drawing: it.drawing && spellOut(it.drawing),
  room: it.room && spellOut(it.room),
});

/** The text with the marks its set says are left out; heads of columns say it for rows. */
const withDeclared = (it: Statement, text: string, isDeclared: boolean): string =>
  isDeclared && it.from === "note"
    ? withDeclaredMarks(text, OF_DETAILS.test(it.drawing ?? it.heading ?? ""))
    : text;

/** Does one statement already print what another on its page says, at the same place? */
function repeats(printed: Statement, it: Statement): boolean {
  const plain = (text: string) => text.replace(/\s+/g, "");
  return overlaps(printed.box, it.box) &&
    plain(printed.text).includes(plain(it.text));
}
