/** Reads rows into frames, cell by cell. */
import { marksIn, measureCited, measuresNamed, valueAlone } from "../../_lexicon/mod.ts";
import type { Schedule, ScheduleKind } from "../../_shared/domain/plan_set.ts";
import { ANSWERS_NO, ASKS_FOR_LABEL } from "../reading/answers.ts";
import { clausesOf } from "../reading/clauses.ts";
import { forReading } from "../reading/quantities.ts";
import { withoutUnit } from "../reading/head_units.ts";
import { headedCells, isDemand, isNotDue, isOfOne } from "../reading/rows.ts";
import { absentIn } from "./absences.ts";
import { type Clause, isUnit, sensesOf, thingsOf, type Words, wordsIn, wordsOf } from "./clause.ts";
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
  // What stands under one of several columns says nothing of what stands under another.
  const labelTiers = [
    wordsIn(wordsOfCells(cells.filter((it) => it !== label && !it.isOfLabel && !isRemark(it)))),
    wordsOf(forReading(listedBy(schedule))),
    ...titles,
  ];
  const isOfDoor = OF_DOOR.test(label.text) &&
    wordsIn(forReading(label.text)).marks.every((it) => thingsOf(it).length === 0) &&
    titles.some(({ marks }) => marks.some((it) => thingsOf(it).includes("door")));
  const hasMeasure = cells.some((it) => it !== label && it.isMeasure && !isRemark(it));
  const asked = row.cells.find((_, index) => isDemand(schedule.columns[index]?.header ?? ""))
    ?.text ?? "";
  const cited = measureCited(
    cells.filter((it) => CITES.test(it.column)).map(({ text }) => text).join(" "),
  );
  const isSideBySide = cells.filter((it) => it !== label && it.isOfLabel).length > 1;
  return cells.flatMap((cell) => {
    const frames = framesOfCell(cell);
    if (!isSideBySide || !cell.isOfLabel) return frames;
    const text = cells.filter((it) => it === cell || it === label || !it.isOfLabel)
      .map(({ printed }) => printed).join(" | ");
    const beside = { text, head: cell.column };
    const own = OF_OLD.test(label.text) ? "kept" : workOf(`${text} | ${cell.column}`);
    return frames.map((it) => ({ ...it, beside, work: own }));
  }).filter(({ thing }) => !isOfPlaces || thing !== ROOM);

  function framesOfCell(cell: typeof label): Placeless[] {
    const { column, head, isMeasure } = cell;
    if (!saysSomething(cell) || NONE_WITH_REASON.test(cell.text)) return [];
    const text = cell.text.replace(NONE_BUT, "");
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
    const isOfLabel = cell !== label && cell.isOfLabel && (!kind || isOfOne(column)) &&
      !label.isMeasure &&
      (MARKED.test(heads) || !namesMeasure(wordsOf(heads)));
    const name = isOfLabel ? forReading(withoutUnit(nameOf(label.printed))) : "";
    const lead = !isOfLabel
      ? null
      : isMeasure
      ? { measure: text, rest: "" }
      : leadOf(forReading(text), name);
    if (lead) {
      const names = [
        cited,
        isOfDoor ? `DOOR ${name}` : name,
        turnedRound(name),
        withAsked(name, asked),
      ].filter((it) => it !== "");
      // `S-3 DECK TO TERRACE` says where it goes.
      const over = LEADS_TO.test(heads)
        ? [...labelTiers, wordsOf(heads)]
        : [wordsOf(heads), ...labelTiers];
      let frames: Placeless[] = [];
      for (const it of names) {
        const told = cellClause(it, forReading(lead.measure));
        frames = framesOfClause(told, over, "rowed", work, because);
        if (frames.length > 0) break;
      }
      // A label that names a thing leaves none of its figures to a title.
      if (
        frames.length > 0 ||
        isMeasure && heads !== "" && wordsOf(name).marks.some((it) => thingsOf(it).length > 0)
      ) {
        const beside = clausesOf(lead.rest).map((part) => cellClause("", part));
        return [
          ...frames,
          ...beside.flatMap((it) => framesOfClause(it, [], "rowed", work, because)),
        ];
      }
    }
    const own = clauses.flatMap((it) => framesOfClause(it, tiers, "rowed", work, because));
    const mayNeedLabel = isMeasure || LEADS_WITH_MEASURE.test(text);
    if (own.length > 0 || kind || !mayNeedLabel || label.isMeasure) return own;
    // Under VALUE the label of a row says what a bare figure is.
    const mayBeBare = ASKS_FOR_LABEL.test(column);
    const named = cellClause(forReading(`${head} | ${label.text}`), forReading(text), mayBeBare);
    if (named.figures.length === 0 || (!isMeasure && named.figures.length > 1)) return own;
    return framesOfClause(named, tiers, "rowed", work, because);
  }
}

const ROOM = "habitable room";

const REMARK = /^\W*(?:REMARKS?|COMMENTS?|BASIS|REASONS?)\W*$/i;

/** `NONE, NOT OVER 30"` under HEIGHT: the figure is the reason, no measure of the thing. */
const NONE_WITH_REASON =
  /^\W*(?:NONE|NO|N\/A|NOT REQ\S*)\b\W+(?:NOT OVER|NOT ABOVE|UNDER|LESS THAN|BELOW|AT MOST|MAX\.?)\s+\d/i;

/** A measure with a remark behind it: `92 PSI, NO REDUCING VALVE`, `62'-0" TO LOBBY DOOR`. */
const LEADS_WITH_MEASURE =
  /^\W*\d[\d\s,.'"\/-]*(?:FT|FEET|IN|INCHES|CFM|PSI|PSF|FC|HR|%|SQ\.? ?(?:FT|IN)|S\.?F)?\b\.?"?\s*(?:[,;(]|\b(?:TO|FROM|AT)\b)/i;

/** One measure, or the two of a range or a size. */
const ONE = String
  .raw`\d[\d\s,.\/]*(?:(?:'(?:\s?-?\s?\d[\d\s\/]*")?|"|(?:FT|FEET|IN|INCH(?:ES)?|CFM|PSI|PSF|FC|HR|LBF|SQ\.? ?(?:FT|IN)|S\.?F)\b|%)\.?)?`;
const LEAD = new RegExp(
  String.raw`^\W*(${ONE}(?:\s*(?:TO|-|X|×)\s*${ONE})?)\s*(?=$|[^\d\s])`,
  "i",
);
/** Behind a measure: what else the cell says, or of which of several alike it is told. */
const ENDS_MEASURE =
  /^(?:$|[,;(]|(?:BOTH|EACH|CLEAR|CLR|MIN|MAX|MINIMUM|MAXIMUM|LARGEST|SMALLEST|LEAST|ALL|TOP|BOTTOM|OUTSIDE|INSIDE|LEVEL|FULL|THROUGHOUT)\b)/i;
/** Behind a measure whose label says what is measured: where it is measured. */
const TELLS_WHERE =
  /^(?:ABOVE|ABV|AT|UNDER|BELOW|BETWEEN|TO|FROM|IN|ON|OVER|ALONG|OF|NEAR|BESIDE|BY)\b/i;

/** Above what it is measured is a height, whatever bare figures of the thing are. */
const ABOVE = /^(?:ABOVE|ABV|OVER)\b/i;

/**
 * What a cell measures before what else it says: `8 IN, 14 RISERS`, `34 IN ABOVE RAIL`, where the label of its row names
 * what is measured. `34 IN CABLE RAIL` names that itself.
 */
function leadOf(text: string, label: string): { measure: string; rest: string } | null {
  const [all = "", measure] = LEAD.exec(text) ?? [];
  if (measure === undefined || !/[^\d\s]/.test(measure)) return null;
  const behind = text.slice(all.length);
  const [words] = /^[A-Z ]*(?=$|[,;])/i.exec(behind) ?? [""];
  const isOfLabel = words !== "" &&
    words.trim().split(" ").every((word) => new RegExp(`\\b${word}\\b`, "i").test(label));
  const isTold = ENDS_MEASURE.test(behind) || isOfLabel ||
    TELLS_WHERE.test(behind) && (namesMeasure(wordsOf(label)) || !ABOVE.test(behind));
  const rest = isOfLabel ? behind.slice(words.length) : behind;
  return isTold ? { measure: measure.trim(), rest: rest.replace(/^\W*\(?/, "") } : null;
}

/** Heads over the sections that ask. */
const CITES = /^\W*(?:(?:CODE\s+)?(?:REF(?:ERENCE)?S?|SECTIONS?|SEC|SOURCES?|CITATION)|BASIS)\W*$/i;

/** A label with what is asked for behind it, without its figure: `WALL SPACING` and `6 FT TO OUTLET`. */
const withAsked = (label: string, asked: string): string => {
  const [, words] = ASKED.exec(asked) ?? [];
  return words ? `${label} ${words}` : "";
};
const ASKED = /^\W*\d[\d\s'"\/.-]*(?:(?:IN|FT|FEET|INCHES)\b\.?)?\s*(TO\s+[A-Z ]{3,24})$/i;

/** `GRAB BAR, REAR` as the trade says it; empty for other labels. */
const turnedRound = (label: string): string =>
  label.replace(/^([^,]+),\s*([^,]+)$|^.*$/, "$2 $1").trim();

/** Do words name a measure, `CLEAR WIDTH`, more than `UPPER` and `TO`? */
const namesMeasure = ({ marks }: Words): boolean =>
  marks.some((mark) => sensesOf(mark, "before").length > 0);

/** The mark of one of several things: `S-1`, `TOILET 204`. */
const MARKED = /^\W*(?:[A-Z]{1,3}-?\d{1,3}[A-Z]?\b|[A-Z]+ \d{1,3}[A-Z]?\W*$)/i;
const LEADS_TO = /\bTO\b/i;

/** `NONE; DROP 28 IN`: what follows tells why. */
const NONE_BUT = /^\W*(?:NONE|NO)\s*[;,]\s*(?=.*\d)/i;

/** The mark of a door among the words of a label. */
const OF_DOOR = /\bD-?\d{1,3}[A-Z]?\b/;

/** A label without the conditions that hold figures of their own: `GUARD AT DECK, DROP 9'-4"`. */
function nameOf(label: string): string {
  const [first, ...others] = label.split(/,(?!\d{3}\b)/);
  return [first, ...others.filter((it) => figuresIn(it).length === 0)].join(",");
}

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
