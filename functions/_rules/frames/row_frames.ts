/** Reads rows into frames, cell by cell. */
import { marksIn, measuresNamed, valueAlone } from "../../_lexicon/mod.ts";
import type { Schedule, ScheduleKind } from "../../_shared/domain/plan_set.ts";
import { ANSWERS_NO, ASKS_FOR_LABEL } from "../reading/answers.ts";
import { clausesOf } from "../reading/clauses.ts";
import { forReading } from "../reading/quantities.ts";
import { headedCells, isNotDue, isOfOne } from "../reading/rows.ts";
import { absentIn } from "./absences.ts";
import { type Clause, isUnit, thingsOf, type Words, wordsIn, wordsOf } from "./clause.ts";
import { framesOfClause, workOf } from "./clause_frames.ts";
import { type Figure, figuresIn } from "./figures.ts";
import type { Because } from "./own.ts";
import type { Placeless } from "./placeless.ts";

/** What a row says, cell by cell, each behind the head of its column and the words of the row. */
export function framesOfRow(
  schedule: Parameters<typeof headedCells>[0],
  row: Parameters<typeof headedCells>[1],
  under: readonly string[],
  because?: Because,
): Placeless[] {
  const cells = headedCells(schedule, row);
  if (!cells.some(saysSomething)) return [];
  const work = OF_OLD.test(cells[0].text)
    ? "kept"
    : workOf(row.cells.map(({ text }) => text).join(" | "));
  const titles = [...under, TOLD_OF[schedule.kind] ?? ""].map(wordsOf);
  const kind = LISTED[schedule.kind] ?? (OF_DOORS.test(listedBy(schedule)) ? "DOOR" : undefined);
  const isRemark = ({ column }: { column: string }) => REMARK.test(column);
  const wordsOfCells = (those: typeof cells) =>
    forReading(those.filter(({ isMeasure }) => !isMeasure).map(({ text }) => text).join(" | "));
  // What a remark names has no figure of the row where the row itself names a thing.
  const rowWords = wordsOfCells(cells.filter((it) => !isRemark(it)));
  const remarks = cells.some(isRemark) ? [wordsIn(wordsOfCells(cells))] : [];
  // `RECEPTACLES` over PLACE, `BEDROOM 2 WALL`: the rows are of what the title names, at such places.
  const isOfPlaces = OF_PLACES.test(listedBy(schedule)) &&
    titles.some(({ marks }) => marks.some((mark) => thingsOf(mark).some((it) => it !== ROOM)));
  const tiers = kind === undefined
    ? [wordsIn(rowWords), ...remarks, wordsOf(forReading(listedBy(schedule))), ...titles]
    : [wordsOf(kind), ...(schedule.kind === "exhaust fan" ? [wordsIn(rowWords), ...remarks] : [])];
  const [label] = cells;
  const hasMeasure = cells.some((it) => it !== label && it.isMeasure && !isRemark(it));
  return cells.flatMap((cell) => {
    const { column, head, text, isMeasure } = cell;
    if (!saysSomething(cell) || NONE_WITH_REASON.test(text)) return [];
    const said = ANSWERS_NO.test(text) && OF_RATINGS.test(head) ? "NON-RATED" : text;
    const [heads, ...parts] = [head, ...clausesOf(said)].map(forReading);
    const clauses = parts.map((part) => cellClause(heads, part));
    // A remark beside what is provided names what its own figures are of, `6'-0" RUN`, or says nothing of the row's thing.
    if (isRemark(cell) && hasMeasure && !ANSWERS_NO.test(said)) {
      return clauses.flatMap((it) => framesOfClause(it, [], "rowed", work, because));
    }
    if (ANSWERS_NO.test(said)) {
      if (isNotDue({ schedule, row })) return [];
      return absentIn(clauses[0], tiers, work, because, { isAnswer: true, head: column });
    }
    if (cell !== label && isMeasure && !label.isMeasure && isOfOne(column)) {
      const told = cellClause(forReading(label.text), forReading(text));
      const frames = framesOfClause(told, [wordsOf(heads), ...tiers], "rowed", work, because);
      // A label that names a thing leaves none of its figures to a title.
      if (frames.length > 0 || told.marks.some((it) => thingsOf(it).length > 0)) return frames;
    }
    const own = clauses.flatMap((it) => framesOfClause(it, tiers, "rowed", work, because));
    const mayNeedLabel = isMeasure || LEADS_WITH_MEASURE.test(text);
    if (own.length > 0 || kind || !mayNeedLabel || label.isMeasure) return own;
    // Under VALUE the label of a row says what a bare figure is.
    const mayBeBare = ASKS_FOR_LABEL.test(column);
    const named = cellClause(forReading(`${head} | ${label.text}`), forReading(text), mayBeBare);
    if (named.figures.length === 0 || (!isMeasure && named.figures.length > 1)) return own;
    return framesOfClause(named, tiers, "rowed", work, because);
  }).filter(({ thing }) => !isOfPlaces || thing !== ROOM);
}

const ROOM = "habitable room";

const REMARK = /^\W*(?:REMARKS?|COMMENTS?|BASIS|REASONS?)\W*$/i;

/** `NONE, NOT OVER 30"` under HEIGHT: the figure is the reason, no measure of the thing. */
const NONE_WITH_REASON =
  /^\W*(?:NONE|NO|N\/A|NOT REQ\S*)\b\W+(?:NOT OVER|NOT ABOVE|UNDER|LESS THAN|BELOW|AT MOST|MAX\.?)\s+\d/i;

/** A measure with a remark behind it: `92 PSI, NO REDUCING VALVE`, `62'-0" TO LOBBY DOOR`. */
const LEADS_WITH_MEASURE =
  /^\W*\d[\d\s,.'"\/-]*(?:FT|FEET|IN|INCHES|CFM|PSI|PSF|FC|HR|%|SQ\.? ?(?:FT|IN)|S\.?F)?\b\.?"?\s*(?:[,;(]|\b(?:TO|FROM|AT)\b)/i;

/** The name of something that stands already: `EXIST. ST-2`. */
const OF_OLD = /^\W*(?:\(E\)|EXIST(?:ING|\.)?\b)/i;

/** Head of the first column: what the rows are of. */
const listedBy = ({ columns }: Schedule): string => columns[0]?.header ?? "";

const SAYS_SOMETHING = /\d|RATED|HOUR|\bHR|\bCLASS|^\W*(?:NO|NONE|NIL|NOT PROVIDED|OMITTED)\W*$/i;

/** Holds the cell a figure, an answer, or a word its head asks for? */
const saysSomething = ({ head, text }: { head: string; text: string }): boolean =>
  SAYS_SOMETHING.test(text) || wordUnder(wordsOf(head), text) !== null;

/** A cell behind the head of its column; only the cell holds figures. */
function cellClause(head: string, cell: string, mayBeBare = true): Clause {
  const heads = wordsOf(head);
  const from = head === "" ? 0 : head.length + 1;
  const text = head === "" ? cell : `${head} ${cell}`;
  const moved = <T extends { start: number; end: number }>(it: T): T => ({
    ...it,
    start: it.start + from,
    end: it.end + from,
  });
  const figures = figuresIn(cell).map(moved);
  const word = mayBeBare && figures.length === 0 ? wordUnder(heads, cell) : null;
  if (word) {
    const { property: { kind }, value } = word;
    figures.push({ kind, value, raw: cell.trim(), start: from, end: text.length });
  }
  const marks = /[A-Z]/i.test(cell) && !word
    ? [...heads.marks, ...marksIn(cell).map(moved)]
    : heads.marks;
  if (mayBeBare && figures.length === 0 && BARE.test(cell) && saysMeasure(heads)) {
    figures.push(bareFigure(text, from));
  }
  return { text, marks: marks.filter((it) => !isUnit(it, figures)), figures };
}

/** Does the head of a column say what is measured, so that a bare figure below it is one? */
const saysMeasure = ({ marks }: Words): boolean => measuresNamed(marks).length > 0;

/** The word a cell answers the head of its column with: `C` under CLASS. */
const wordUnder = ({ marks }: Words, cell: string) => valueAlone(cell, measuresNamed(marks));

/** What a list of one kind of thing lists, whatever rooms and walls its rows name. */
const LISTED: Partial<Record<ScheduleKind, string>> = {
  door: "DOOR",
  window: "WINDOW",
  panel: "PANEL",
  hvac: "EQUIPMENT",
  "exhaust fan": "EXHAUST FAN",
  lighting: "LUMINAIRE",
  "product approval": "PRODUCT APPROVAL",
  "sheet index": "",
  insulation: "INSULATION",
  structural: "",
};

/** Rows are of doors, whatever rooms they lead to. */
const OF_DOORS = /^(?:EXIT )?DOORS?(?: ?(?:NO\.?|#|MARK))?$/i;

/** What a list of one kind tells, where neither its rows nor its titles name it. */
const TOLD_OF: Partial<Record<ScheduleKind, string>> = { "room finish": "INTERIOR FINISH" };

/** Under such a head a room is only where the thing of the title is. */
const OF_PLACES = /^(?:PLACE|WHERE|LOCATION)S?$/i;

/** Under these `NONE` is no rating. */
const OF_RATINGS = /\bRAT(?:ING|ED|G)\b|\bF\.?R\.?R\b|\bFIRE\s+RES/i;

const BARE = /^\s*(?:\d+(?:\.\d+)?|\d+\s+\d\/\d+|\d-\d\/\d+)\s*$/;

function bareFigure(text: string, from: number): Figure {
  const raw = text.slice(from).trim();
  const [whole, part] = raw.split(/[\s-]+/);
  const [top, below] = (part ?? "0/1").split("/").map(Number);
  return {
    kind: "bare",
    value: Number(whole) + (below ? top / below : 0),
    raw,
    start: from,
    end: text.length,
  };
}
