/**
 * Mains of boards by their names, in amperes: the title or head of a board's list, the row of its main breaker, and what
 * is lettered under its name on a one-line.
 */
import type { Evidence, Note, PlanSet, Schedule } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { isRightUnder, placeOf } from "../reading/places.ts";
import { cellHeaded, cellOf, rowPlace, rowText, titlePlace } from "../reading/rows.ts";
import { isKept, mayBeKept } from "../reading/standing.ts";
import { isOnOneLine, isTitleOfOneLine } from "./one_lines.ts";
import { saysOnly, wordsOf } from "./plain.ts";
import type { Told } from "./told.ts";
import { printedNumber } from "../reading/quantities.ts";

const AMPS = String.raw`(?<![\d,.])(?:\d{1,2},\d{3}|\d{2,4})\s*A(?:MPS?)?\b`;

/** What is told of the main of every listed board. */
export function toldOfBoards(plan: PlanSet): Told[] {
  const lists = plan.schedules.filter((list) => list.kind === "panel" && !isKept(callOf(list)));
  const rows = plan.schedules.filter(({ title }) => !mayBeKept(title ?? "")).flatMap(boardRows);
  const diagrams = lists.length + rows.length > 0 ? notesOfOneLines(plan) : [];
  const inRows = [...Map.groupBy(rows, ({ name }) => name)].flatMap(([name, [row, ...others]]) =>
    others.length > 0 ? [] : [...row.told, ...onOneLines(name, diagrams)]
  );
  const byName = Map.groupBy(lists, (list) => nameIn(callOf(list)));
  const inLists = [...byName].flatMap(([name, [list, ...others]]): Told[] => {
    if (name === null || others.length > 0) return [];
    return [...listed(name, list, plan.notes), ...onOneLines(name, diagrams)];
  });
  const known = [...inRows, ...inLists];
  return [...known, ...soleMain(known, diagrams)];
}

/** A label that is the rating of a main and nothing else. */
const MAIN_LABEL = anyCase`^\W*${AMPS}\s*(?:M\.?C\.?B|MAIN\s+(?:BREAKER|BKR))\W*$`;

/** The only main of a one-line is that of the only board whose list gives a main; all others have lugs. */
function soleMain(known: readonly Told[], diagrams: readonly Note[]): Told[] {
  const mains = known.filter(({ of }) => of.endsWith(" main rating"));
  const [name, ...others] = new Set(
    mains.map(({ of }) => /^panel (\S+) main rating$/.exec(of)![1]),
  );
  const drawn = diagrams.filter(({ text }) => ratedIn(text).some(([part]) => part === "main"));
  if (!name || others.length > 0 || drawn.length !== 1 || !MAIN_LABEL.test(drawn[0].text)) {
    return [];
  }
  const isOnIt = diagrams.some((it) => it.page === drawn[0].page && isNameOf(name, it.text));
  return isOnIt ? rated(name, ratedIn(drawn[0].text), drawn[0]) : [];
}

/** Boards that one list has a row of each: `L1 | 208Y/120 | 200A MCB` under PANEL and MAIN. */
function boardRows(schedule: Schedule): { name: string; told: Told[] }[] {
  if (!isListOfBoards(schedule)) return [];
  return schedule.rows.flatMap((row) => {
    const name = BOARD.exec(row.cells[0]?.text ?? "")?.[1].toUpperCase();
    const main = cellHeaded({ schedule, row }, MAIN_HEAD) ?? "";
    const digits = new RegExp(AMPS, "i").exec(main)?.[0] ?? /^\d{2,4}$/.exec(main)?.[0];
    if (!name || !digits || /\bM\.?L\.?O\b|\bLUGS\b/i.test(main)) return [];
    const amps = printedNumber(/[\d,]+/.exec(digits)![0]);
    return [{ name, told: rated(name, [["main", amps]], rowPlace(schedule, row)) }];
  });
}

/** A list whose first column names boards: `PANEL`, or `MARK` in a list of panels. */
const isListOfBoards = ({ title, columns }: Schedule): boolean => {
  const head = columns[0]?.header ?? "";
  return /^\W*(?:PANEL|BOARD|PNL)/i.test(head) ||
    /^\W*(?:MARK|NAME|TAG)\W*$/i.test(head) && /\b(?:PANELS|BOARDS|PNLS)\b/i.test(title ?? "");
};

/** The bus beside a main has a rating of its own. */
const MAIN_HEAD = /^(?!.*\b(?:BUS|LUGS)\b).*(?:\bMAIN\b|\bM\.?C\.?B\b)/i;
const BOARD = /^\W*([A-Z]{1,3}-?\d{0,2}[A-Z]?)\W*$/i;

/** What names a list: its title, else the head of a column: `PANEL A, 1 PH, 200 A MAIN`. */
const callOf = ({ title, columns }: Schedule): string =>
  [title ?? "", ...columns.map(({ header }) => header)].find((it) => nameIn(it) !== null) ??
    title ?? "";

const NAMED =
  anyCase`\b(?:PANEL(?:BOARD)?|PNL\.?)(?:\s+SCHEDULE)?\s*[:=–-]?\s+["']?(?<panel>[A-Z]{1,3}-?\d{0,2}[A-Z]?)["']?(?![\w'])|^\W*(?<lead>[A-Z]{1,3}-?\d{1,2}[A-Z]?)\s*[,:–-]\s(?=.*\d\s*A(?:MPS?)?\b)|^\W*(?<board>[A-Z]{1,3}-?\d{0,2}[A-Z]?)["']?\s+(?:PANEL\s*)?SCHEDULE`;
/** `PANEL SCHEDULE` names none. */
const NO_NAME = /^(?:THE|AND|FOR|NEW|LOAD|BUS|LED|MAIN)$/i;

/** The board a title or head names. */
export function nameIn(title: string): string | null {
  const { panel, lead, board } = NAMED.exec(title)?.groups ?? {};
  const name = panel ?? lead ?? board ?? "";
  return name === "" || NO_NAME.test(name) ? null : name.toUpperCase();
}

/** Voltage and phases between the rating and what it is of. */
const SYSTEM = String.raw`[\s.,]*(?:\d{3}(?:Y?\/\d{3})?\s*V\w*[\s,]*)?(?:[13]\s?-?\s?PH\w*[\s,]*)?`;
const around = (words: string): RegExp =>
  anyCase`${AMPS}${SYSTEM}(?:${words})|(?:${words})[^\d;|]{0,12}${AMPS}`;
/** What of a board is rated. */
const RATED: readonly [part: string, says: RegExp][] = [
  ["main", around(String.raw`\bMAIN\b(?!\s+(?:BUS|LUGS))|\bM\.?\s?C\.?\s?B\b|\bM\.?B\b`)],
  ["bus", around(String.raw`\bM\.?\s?L\.?\s?O\b|\bBUS\b|\bLUGS\b`)],
];

/** `main` or `bus`, and its amperes. */
function ratedIn(text: string): [part: string, amps: number][] {
  return RATED.flatMap(([part, says]): [string, number][] => {
    const said = says.exec(text)?.[0];
    const digits = said && new RegExp(AMPS, "i").exec(said)?.[0];
    return digits ? [[part, printedNumber(/[\d,]+/.exec(digits)![0])]] : [];
  });
}

const rated = (name: string, ratings: readonly [string, number][], at: Evidence): Told[] =>
  ratings.map(([part, amps]) => ({
    ...placeOf(at),
    topic: "electrical service",
    of: `panel ${name} ${part} rating`,
    values: [amps],
  }));

const MAIN_ROW =
  /\bMAIN\b\s*(?:CIRCUIT\s*)?(?:BREAKER|BKR|C\.?B|SWITCH|DISC)|^\W*MAINS?\s*(?:,|\||:|$)/i;

/** `400`, `400/3`, `400 A MCB`. */
const MAIN_CELL =
  /^\W*(\d{2,4})\s*(?:A(?:MPS?)?)?(?:\s*[\/-]\s*[123]\s*P?)?\s*(?:M\.?C\.?B|MAIN(?:\s+BREAKER)?|BREAKER|BKR)?\W*$/i;

/** Words of a title wider than its list, on a line of their own: `MCB`. */
const REST = /^(?:M\.?C\.?B|M\.?L\.?O|MAIN(?:\s+(?:BREAKER|LUGS(?:\s+ONLY)?))?|BUS)\W*$/i;

function restOfTitle({ page, box }: Schedule, notes: readonly Note[]): string {
  const rest = notes.filter((it) =>
    it.page === page && REST.test(it.text) && it.box.x < box.x + box.width &&
    it.box.x + it.box.width > box.x && it.box.y + it.box.height > box.y - LINE &&
    it.box.y < box.y + LINE + it.box.height
  );
  return rest.length === 1 ? ` ${rest[0].text}` : "";
}

/** Lines of a title follow each other within so much, per cent of the page. */
const LINE = 2;

function listed(name: string, list: Schedule, notes: readonly Note[]): Told[] {
  const rows = list.rows.flatMap((row) => {
    const isMain = MAIN_ROW.test(rowText(row));
    const cells = list.columns.length === 2 ? row.cells.slice(1).map(({ text }) => text) : [];
    const [amps] = isMain
      ? [cellOf({ schedule: list, row }, "breaker"), ...cells].filter((it) => it)
      : [];
    const digits = MAIN_CELL.exec(amps ?? "")?.[1];
    const ratings: [string, number][] = digits ? [["main", Number(digits)]] : [];
    const told = rated(name, ratings, rowPlace(list, row));
    // `MAIN | SERVICE | 200 A`: the board the service ends in.
    const isOfService = /\bSERVICE\b/i.test(rowText(row));
    return isOfService ? [...told, ...told.map((it) => ({ ...it, of: "service rating" }))] : told;
  });
  return [
    ...rated(name, ratedIn(`${callOf(list)}${restOfTitle(list, notes)}`), titlePlace(list)),
    ...rows,
  ];
}

/** Of the board it is fed from, or of what stood there. */
const NOT_ITS_OWN = /\b(?:FROM|FED|EXIST\w*|FUTURE)\b/i;
const UNDER_NAME = { below: 3, off: 5 };

/** A label that says no more than the rating of a main: `600 A MCB NEMA 1`, `MCB 300 A 208Y/120 V`. */
const OF_MAIN = wordsOf("A AMP AMPS MCB M.C.B MAIN BREAKER BKR V Y PH W WIRE POLE P NEMA R KAIC");
const isMainIn = (text: string): boolean => ratedIn(text).some(([part]) => part === "main");
const isOfMain = (text: string): boolean => saysOnly(text, OF_MAIN) && isMainIn(text);
/** `PANEL A, GARAGE 150A MCB`. */
const NAMED_LABEL = /^(?:PANEL(?:BOARD)?|PNL\.?)\s.{1,40}$/i;

/** Where boards stand among other things. */
const PLACES = /\b(?:FLOOR|POWER|LIGHTING|SITE)\s+PLAN/i;

/**
 * On one-lines all that is lettered. Elsewhere, because a diagram without a title of its own has that of its neighbor,
 * labels that are a main's or a name's alone.
 */
function notesOfOneLines(plan: PlanSet): Note[] {
  const titles = new Map(plan.sheets.map(({ page, title }) => [page, title]));
  return plan.notes.filter((it) => {
    const { page, drawing, text } = it;
    if (NOT_ITS_OWN.test(text)) return false;
    const title = drawing ?? titles.get(page) ?? "";
    const isAlone = isOfMain(text) || NAME_ALONE.test(text) ||
      NAMED_LABEL.test(text) && isMainIn(text);
    return isTitleOfOneLine(title) || isAlone && !PLACES.test(title) || isOnOneLine(it, plan);
  });
}

const NAME_ALONE = /^(?:(?:PANEL(?:BOARD)?|PNL\.?)\s+)?["']?[A-Z]{1,3}-?\d{0,2}[A-Z]?["']?$/i;

/** Beside or right under the name of a board, where that is lettered with one rating. */
function onOneLines(name: string, drawn: readonly Note[]): Told[] {
  const names = drawn.filter(({ text }) => isNameOf(name, text));
  const figured = names.filter(({ text }) => ratedIn(text).length > 0);
  if (figured.length > 0) {
    return figured.length === 1 ? rated(name, ratedIn(figured[0].text), figured[0]) : [];
  }
  const below = drawn.filter((it) =>
    ratedIn(it.text).length > 0 && names.some((label) => isRightUnder(it, label, UNDER_NAME))
  );
  return below.length === 1 ? rated(name, ratedIn(below[0].text), below[0]) : [];
}

/** `MDP, 400 A MCB`; behind its rating, `200 A MAIN, LP-2`. */
const LABELS: readonly RegExp[] = [
  /^(?:(?:PANEL(?:BOARD)?|PNL\.?)\s+)?["']?([A-Z]{1,3}-?\d{0,2}[A-Z]?)["']?(?:[,:\s].*)?$/i,
  anyCase`^${AMPS}\s*(?:MAIN|M\.?C\.?B)\.?[\s,]+(?:(?:PANEL(?:BOARD)?|PNL\.?)\s+)?["']?([A-Z]{1,3}-?\d{0,2}[A-Z]?)["']?$`,
];

const isNameOf = (name: string, text: string): boolean =>
  LABELS.some((label) => label.exec(text.trim())?.[1].toUpperCase() === name);
