/**
 * The device a service ends in and the mains of boards, in amperes and in whatever words a list, a note or a diagram gives
 * them: `MDP main | 600 A` of a list of the service, `Main brkr | 400 A` of a one-line, `FEEDER TO PANEL A: 200 A`.
 */
import type {
  Evidence,
  Note,
  PlanSet,
  Schedule,
  ScheduleRow,
} from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { remembered } from "../../_shared/remembered.ts";
import { perPlan } from "../reading/per_plan.ts";
import { isRightUnder, placeOf } from "../reading/places.ts";
import { rowPlace, titlePlace } from "../reading/rows.ts";
import { isKept, mayBeKept } from "../reading/standing.ts";
import { allStatements, type Statement } from "../reading/statements.ts";
import { nameIn } from "./boards.ts";
import { isOnOneLine } from "./one_lines.ts";
import { newStatements } from "./said.ts";
import type { Told } from "./told.ts";
import { printedNumber } from "../reading/quantities.ts";

/** Whose rating a place gives: that of a board by its name, the building's service, that of units that are alike. */
interface Rated extends Evidence {
  of: string;
  amps: number;
  /** A device before every board. */
  isBefore?: true;
}

const SERVICE = "service rating";
const EACH_UNIT = "each unit's service rating";
const mainOf = (board: string): string => `panel ${board} main rating`;

/** What is told of them. */
export function toldOfMains(plan: PlanSet): Told[] {
  const listed = plan.schedules.filter((it) =>
    !mayBeKept(it.title ?? "") && !isKept(it.title ?? "")
  )
    .flatMap((list) => [...inTitle(list), ...list.rows.flatMap((row) => inRow(list, row))]);
  const named = plan.schedules.flatMap(({ kind, title }) =>
    kind === "panel" ? nameIn(title ?? "") ?? [] : []
  );
  const boards = new Set([...listed.flatMap(({ of }) => boardIn(of)), ...named]);
  const texts = newStatements(plan).filter((it) =>
    it.from !== "row" && it.row === null && anyAmps.test(it.text)
  );
  const said = texts.flatMap((it) => inText(it, boards, plan));
  const all = [...listed, ...said, ...underNames(plan, boards)];
  return [...all, ...soleBoard(all, plan)].map(({ of, amps, ...at }) => ({
    ...placeOf(at),
    topic: "electrical service",
    of,
    values: [amps],
  }));
}

const boardIn = (of: string): string[] => /^panel (\S+) main rating$/.exec(of)?.slice(1) ?? [];

/** The board a service ends in, whatever else it feeds. */
const MAIN_BOARD = /^(?:MDP|MSB|MDB|MDC|SWBD|SES|MSP)-?1?$/;
/** The main of a board, which is that of the service where the service ends in it. */
const ratedAs = (board: string, amps: number, at: Evidence): Rated[] => [
  { ...placeOf(at), of: mainOf(board), amps },
  ...(MAIN_BOARD.test(board) ? [{ ...placeOf(at), of: SERVICE, amps }] : []),
];

const AMPS = String.raw`(?<![\d,.#/])(?<amps>\d{1,2},\d{3}|\d{2,4})\s*-?\s*(?:A|AMPS?|AMPERES?)\b`;
/** `208Y/120 V, 3 PH, 4 W`, between a rating and what it is of. */
const VOLTS = String
  .raw`(?:[\s,.|]*(?:\d{3}Y?\s?\/\s?\d{3}\s*-?\s*V?\w*|[123][\s-]?P(?:H\w*|OLE)?|(?:SINGLE|THREE)[\s-]PHASE|[34][\s-]?W(?:IRE)?)(?![\w'"]))*\.?`;
const IS_MAIN = String
  .raw`(?:MAIN\b(?!\s+(?:BUS|LUGS?))|M\.?C\.?B\b|M\.?B\b|MAIN\s+(?:BREAKER|BRKR|BKR))`;
const anyAmps = new RegExp(AMPS, "i");
const ampsWithMain = anyCase`${AMPS}${VOLTS}[\s,]*${IS_MAIN}`;
const mainWithAmps = anyCase`${IS_MAIN}(?:\s+(?:BREAKER|BRKR|BKR))?[\s:,=-]*${AMPS}`;
/** The rating of a main, said behind its word or before it. */
const mainIn = (text: string): number | null => {
  const said = mainWithAmps.exec(text) ?? ampsWithMain.exec(text);
  const amps = printedNumber(said?.groups?.amps ?? "");
  return SIZES.has(amps) ? amps : null;
};
/** Sizes of devices, NEC 240.6; no other figure rates a main. */
const SIZES = new Set(
  ("60 70 80 90 100 110 125 150 175 200 225 250 300 320 350 400 450 500 600 700 800 1000 1200 1600 2000 2500 3000 4000")
    .split(" ").map(Number),
);
/** Without mains, of what stood there, and currents that are no ratings. */
const NO_MAIN = /\bM\.?L\.?O\b|\bLUGS?\b|\bBUS\b/i;
const NOT_RATED =
  /\bEXIST\w*|\bFUTURE\b|\bTEMP\w*|\bFAULT\b|\bSHORT\b|\bDEMAND\b|\bCALC\w*|\bCOMPUTED\b|\bGEN(?:ERATOR|SET)?\b|\bA\.?T\.?S\b|\bXFMR\b|\bTRANSFORMER\b|\bUPGRADE\w*|\bSPARE\b|\bSIGNS?\b|\bLIFT\b|\bPUMP\b|\bBUS\b|\bTENANT\b/i;

/** The device a text gives: a size there is, its unit said or left to the label. */
function deviceIn(text: string, isBare: boolean): number | null {
  const digits = anyAmps.exec(text)?.groups?.amps ??
    (isBare ? /^\W*(\d,\d{3}|\d{2,4})(?:\s*\/\s*[123]P?)?\W*$/i.exec(text)?.[1] : undefined);
  const amps = digits === undefined ? NaN : printedNumber(digits);
  return SIZES.has(amps) ? amps : null;
}

/** The title of a board's list: `E1 PANEL P1 SCHEDULE - 225 A BUS, MAIN BREAKER 150 A`. */
function inTitle(list: Schedule): Rated[] {
  const title = list.title ?? "";
  const board = nameIn(title);
  const amps = mainIn(title);
  return board !== null && amps !== null ? ratedAs(board, amps, titlePlace(list)) : [];
}

const BOARD =
  /^(?:(?:PANEL(?:BOARD)?|PNL\.?)\s+)?["']?(?<board>(?!MAINS?\b|LOAD|BUS|AMPS?\b|VOLT|WIRE)[A-Z]{1,4}-?\d{0,2}[A-Z]?)["']?$/i;
/** Lists of boards: of panels, of the distribution, of what a service ends in. */
const OF_BOARDS = /\bPANELS?\b|\bPNLS?\b|\bBOARDS?\b|\bDISTRIBUTION\b|\bSERVICE\b|\bELECTRIC/i;
const MAIN_HEAD = /^(?!.*\b(?:BUS|LUGS)\b).*(?:\bMAIN\b|\bM\.?C\.?B\b)/i;
/** `MAIN BREAKER, A`, `MDP main`, `Main brkr`. */
const MAIN_LABEL =
  /^\W*(?:(?<board>[A-Z]{1,4}-?\d{0,2})\s+)?MAIN(?:\s+(?:CIRCUIT\s+)?(?:BREAKER|BRKR|BKR|C\.?B\.?|SWITCH|DISC\w*\.?|DEVICE|SIZE|RATING|PROVIDED|SELECTED|USED))*\W*(?:A|AMPS?)?\W*$/i;
const SERVICE_LABEL =
  /^\W*(?:NEW\s+)?(?:ELEC\w*\.?\s+)?(?:SERVICE|SVC\.?)(?:\s+(?:SIZE|RATING|PROVIDED|FURNISHED|USED|SUPPLIED|MAIN|DISC\w*\.?|ENTRANCE|CAPACITY|EACH|PER|EA\.?|UNIT|DWELLING|BREAKER|OCPD|SELECTED|A|AMPS?)\b[,.]?)*\W*(?:A|AMPS?)?\W*$/i;
const OF_EACH = /\b(?:EACH|EA|PER)\b\.?\s*(?:DWELLING\s+)?UNIT\b/i;
/** Lists in which a main without a name is the one of the service. */
const OF_SERVICE =
  /\bSERVICE\b|\bSVC\b|\b(?:ONE|SINGLE|1)\s?-?\s?LINE\b|\bMETER\b|\bLOAD\b|^\W*ELEC/i;

function inRow(list: Schedule, row: ScheduleRow): Rated[] {
  const cells = row.cells.map(({ text }) => text.trim());
  const [label = "", ...values] = cells;
  const title = list.title ?? "";
  const heads = list.columns.map(({ header }) => header);
  const at = rowPlace(list, row);
  const all = cells.join(" | ");
  if (isKept(all) || /\bEXIST/i.test(all)) return [];
  if (NOT_RATED.test(label.replace(COMPUTED, ""))) return [];
  const said = values.flatMap((it) => it.split(/;\s*|\.\s+(?=[A-Z])/)).map(serviceIn);
  const inWords = said.find((it) => it !== null);
  if (inWords) return [{ ...at, of: OF_EACH.test(all) ? EACH_UNIT : SERVICE, amps: inWords }];
  if (NOT_RATED.test(label)) return [];
  const inMain = heads.findIndex((head, index) => index > 0 && MAIN_HEAD.test(head));
  const name = BOARD.exec(label)?.groups?.board.toUpperCase();
  const isMeter = /^\W*METER(?:\s+(?:MAIN|CAN|BASE))?\W*$/i.test(label);
  if (name || isMeter) {
    const main = inMain > 0
      ? cells[inMain] ?? ""
      : values.find((it) => mainIn(it) !== null && !/\b(?:FROM|FED)\b/i.test(it)) ?? "";
    const isOfBoards = OF_BOARDS.test([label, title, ...heads].join(" | ")) ||
      /\d{3}Y?\s?\/\s?\d{3}/.test(all);
    const given = inMain > 0 && !NO_MAIN.test(main) ? deviceIn(main, true) : mainIn(main);
    const amps = isOfBoards ? given : null;
    if (amps !== null) {
      return isMeter ? [{ ...at, of: SERVICE, amps, isBefore: true }] : ratedAs(name!, amps, at);
    }
  }
  const value = values.find((it) => it !== "" && !/^[-–]+$/.test(it)) ?? "";
  if (NO_MAIN.test(value)) return [];
  const isBare = /\bA(?:MPS?)?\W*$|\(A\)/i.test(label) || list.columns.length === 2;
  const ofMain = MAIN_LABEL.exec(label) ?? MAIN_LABEL.exec(values[0] ?? "");
  if (ofMain) {
    const behind = MAIN_LABEL.test(label) ? value : values.slice(1).find((it) => it !== "") ?? "";
    const amps = NO_MAIN.test(behind) ? null : deviceIn(behind, true);
    const board = nameIn(title) ?? ofMain.groups?.board?.toUpperCase();
    if (amps === null) return [];
    if (board) return ratedAs(board, amps, at);
    return OF_SERVICE.test(title) ? [{ ...at, of: SERVICE, amps }] : [];
  }
  const isUtility = /\bUTILIT/i.test(title) && /^\W*(?:ELECTRIC\w*|POWER)\W*$/i.test(label);
  if (!SERVICE_LABEL.test(label) && !isUtility) return [];
  const given = isUtility ? values.find((it) => anyAmps.test(it)) ?? "" : value;
  const amps = deviceIn(given, isBare);
  return amps === null ? [] : [{ ...at, of: OF_EACH.test(all) ? EACH_UNIT : SERVICE, amps }];
}

const FILLERS = String
  .raw`(?:\s+(?:RATING|SIZE|MAIN|DISC(?:ONNECT)?|ENTRANCE|PROVIDED|FURNISHED|CAPACITY|BREAKER|EQUIPMENT|SWITCH|IS|ARE|OF|RATED|AT|NEW|SHALL|BE|A|THE|FOR|FROM|UTILITY|PAD|POLE|LATERAL|DROP|UNDERGROUND|OVERHEAD))*`;
const SERVICE_TEXT =
  anyCase`(?<!\b(?:WATER|GAS|FIRE|HOUSE|SEWER|TELEPHONE|FOOD|SELF|POOL|WELL)\s)\b(?:SERVICE|SVC)\b${FILLERS}[\s:,=|-]*${VOLTS}[\s,]*${AMPS}`;
const MAIN_TEXT =
  anyCase`^\W*MAIN\s+(?:CIRCUIT\s+)?(?:BREAKER|BRKR|BKR|DISC\w*|SWITCH(?:BOARD|GEAR)?|SW(?:BD|GR))\b\.?${FILLERS}[\s:,=|-]*${AMPS}|^\W*THE\s+MAIN\s+(?:BREAKER|DISCONNECT|SWITCH)${FILLERS}\s*${
    AMPS.replace("<amps>", "<other>")
  }`;
/** Currents that are worked out; the same row may tell the service they need. */
const COMPUTED = /\b(?:DEMAND|CALC\w*|COMPUTED)\b/gi;

/** What a clause says the service is rated: the last words of `117 A. Service 200 A`. */
function serviceIn(clause: string): number | null {
  if (NOT_RATED.test(clause) || NO_MAIN.test(clause)) return null;
  const amps = printedNumber(SERVICE_TEXT.exec(clause)?.groups?.amps ?? "");
  return SIZES.has(amps) ? amps : null;
}

/** `Main: 200 A, 120/240 V, panel H1`: of the service where the set lists no boards that have mains of their own. */
const MAIN_ALONE =
  anyCase`^\W*MAIN\s*[:=]?\s*${AMPS}\s*,\s*(?:\d{3}|(?:UNIT\s+)?PANEL|PNL|AT\b|IN\b|ON\b)`;
/** `FEEDER TO PANEL A: 200 A`, `TO PANEL H: 150 A FEEDER CONDUCTORS`. */
const FEEDER = anyCase`${
  AMPS.replace("<amps>", "<first>")
}\s+FEEDER\s+TO\s+(?:PANEL(?:BOARD)?\s+|PNL\.?\s+)?(?<fed>[A-Z]{1,4}-?\d{0,2}[A-Z]?)\b|\bFEEDER\s+TO\s+(?:PANEL(?:BOARD)?\s+|PNL\.?\s+)?(?<board>[A-Z]{1,4}-?\d{0,2}[A-Z]?)\b[\s:,-]+${AMPS}|\bTO\s+(?:PANEL(?:BOARD)?|PNL\.?)\s+(?<other>[A-Z]{1,4}-?\d{0,2}[A-Z]?)\b[\s:,-]+${
  AMPS.replace("<amps>", "<second>")
}\s+FEEDER`;

function inText(it: Statement, boards: ReadonlySet<string>, plan: PlanSet): Rated[] {
  const clauses = it.text.replace(/^\s*(?:\(?\d{1,2}[.)]|[A-Z]\d?\.)\s+/, "")
    .split(/;\s*|\.\s+(?=[A-Z(])/);
  return clauses.flatMap((clause): Rated[] => {
    const fed = FEEDER.exec(clause)?.groups;
    const feeds = (fed?.fed ?? fed?.board ?? fed?.other)?.toUpperCase();
    if (feeds && boards.has(feeds)) {
      const amps = printedNumber(fed!.first ?? fed!.amps ?? fed!.second);
      return SIZES.has(amps) ? [{ ...placeOf(it), of: mainOf(feeds), amps }] : [];
    }
    if (NOT_RATED.test(clause) || NO_MAIN.test(clause)) return [];
    const named = boardsIn(clause, boards, it, plan);
    if (named.length > 0) return named;
    const titles = [it.drawing, it.heading].map((title) => title ?? "");
    if (titles.some((title) => NOT_RATED.test(title) || nameIn(title) !== null)) return [];
    const main = SERVICE_TEXT.exec(clause)?.groups ?? MAIN_TEXT.exec(clause)?.groups ??
      (boards.size < 2 ? MAIN_ALONE.exec(clause)?.groups : undefined);
    const amps = main ? printedNumber(main.amps ?? main.other) : NaN;
    const of = OF_EACH.test(clause) ? EACH_UNIT : SERVICE;
    return SIZES.has(amps) ? [{ ...placeOf(it), of, amps }] : [];
  });
}

/** Mains of boards by their names, in one breath: `MDP MAIN: 1,200 A MCB`; on a diagram name and rating alone, `LP2 200 A`. */
function boardsIn(
  clause: string,
  boards: ReadonlySet<string>,
  it: Statement,
  plan: PlanSet,
): Rated[] {
  const isDrawn = it.drawing === null || isOnOneLine(it, plan);
  return [...new Set([...boards, "MDP", "MSB"])].flatMap((board): Rated[] => {
    const { rated, drawn } = ratingsOf(board);
    const said = rated.exec(clause)?.groups;
    const alone = isDrawn ? drawn.exec(clause)?.groups : undefined;
    const amps = printedNumber(said?.amps ?? said?.other ?? alone?.amps ?? "");
    const isOfBus = said === undefined && busesOf(plan).has(amps);
    return SIZES.has(amps) && !isOfBus ? ratedAs(board, amps, it) : [];
  });
}

/** What the set calls ratings of buses, amperes: lettered alone, a rating may be that of the bus. */
const busesOf = perPlan((plan: PlanSet): ReadonlySet<number> =>
  new Set(
    allStatements(plan).filter(({ text }) => /\bBUS\b/i.test(text)).flatMap(({ text }) =>
      [...text.matchAll(new RegExp(AMPS, "gi"))].map(({ groups }) => printedNumber(groups!.amps))
    ),
  )
);

/** How the main of a board is told behind its name, and how a diagram letters the two alone. */
const ratingsOf = remembered((board) => {
  const name = board.length < 2
    ? String.raw`(?:PANEL(?:BOARD)?|PNL\.?)\s+["']?${board}["']?`
    : String.raw`(?<![\w-])(?:(?:PANEL(?:BOARD)?|PNL\.?)\s+)?["']?${board}["']?`;
  const rated =
    anyCase`${name}[\s,:(-]+(?:${IS_MAIN}[\s:,=-]*(?:BREAKER|BRKR|BKR)?[\s:,=-]*${AMPS}|${
      AMPS.replace("<amps>", "<other>")
    }${VOLTS}[\s,]*${IS_MAIN})`;
  return { rated, drawn: anyCase`^\W*${name}\W+${AMPS}${VOLTS}\W*$` };
});

const UNDER = { below: 3, off: 5 };
const RATING_ALONE = anyCase`^\W*${AMPS}${VOLTS}[\s,]*(?:${IS_MAIN})?\W*$`;

/** The switch a service ends in: `OUTDOOR DISC.`, `SERVICE DISCONNECT`. */
const SERVICE_DEVICE =
  /^\W*(?:(?:OUTDOOR|EXTERIOR|OUTSIDE|EMERG(?:ENCY)?|SERVICE|SVC|MAIN|METER|FUSED)\b\W*){1,3}(?:DISC(?:ONNECT)?|BREAKER|SWITCH)\b\W*(?:SWITCH\W*)?$/i;

/** Where boards stand among other things. */
const PLACES = /\b(?:FLOOR|POWER|LIGHTING|SITE)\s+PLAN/i;

/** A rating alone right under the name of a board, and under no other; beside a one-line a main has to be called so. */
function underNames(plan: PlanSet, boards: ReadonlySet<string>): Rated[] {
  const drawn = plan.notes.filter((it) =>
    !isKept(it.text) && (!PLACES.test(it.drawing ?? "") || isOnOneLine(it, plan))
  );
  const names = drawn.flatMap((label): { label: Note; board: string | null }[] => {
    if (SERVICE_DEVICE.test(label.text)) {
      return isOnOneLine(label, plan) ? [{ label, board: null }] : [];
    }
    const board = BOARD.exec(label.text.trim())?.groups?.board.toUpperCase();
    return board && (boards.has(board) || MAIN_BOARD.test(board)) ? [{ label, board }] : [];
  });
  return drawn.flatMap((it): Rated[] => {
    const isMain = mainIn(it.text) !== null || isOnOneLine(it, plan);
    const digits = isMain ? RATING_ALONE.exec(it.text)?.groups?.amps : undefined;
    const over = names.filter(({ label }) => isRightUnder(it, label, UNDER));
    const amps = printedNumber(digits ?? "");
    if (over.length !== 1 || !SIZES.has(amps)) return [];
    const [{ board }] = over;
    return board === null ? [{ ...placeOf(it), of: SERVICE, amps }] : ratedAs(board, amps, it);
  });
}

/** Where a set has one board, or one that feeds what it calls subpanels, its main is that of the service. */
function soleBoard(all: readonly Rated[], { notes, schedules }: PlanSet): Rated[] {
  const [board, ...others] = new Set(all.flatMap(({ of }) => boardIn(of)));
  if (board === undefined || others.length > 0 || MAIN_BOARD.test(board)) return [];
  if (all.some(({ isBefore }) => isBefore)) return [];
  const texts = [...notes.map(({ text }) => text), ...schedules.map(({ title }) => title ?? "")];
  const named = texts.flatMap((text) =>
    [...text.matchAll(ANY_BOARD)].map(([said, name]) => ({
      name: name.toUpperCase(),
      isSub: /^SUB/i.test(said),
    }))
  );
  const subs = new Set(named.filter(({ isSub }) => isSub).map(({ name }) => name));
  const isOnly = !subs.has(board) &&
    named.every(({ name }) => name === board || subs.has(name) || NO_NAME.test(name));
  return isOnly
    ? all.filter(({ of }) => of === mainOf(board)).map((it) => ({ ...it, of: SERVICE }))
    : [];
}
const ANY_BOARD =
  /\b(?:SUB-?\s?)?(?:PANEL(?:BOARD)?|PNL)S?\.?\s+["']?([A-Z]{1,3}-?\d{0,2}|\d[A-Z]?)\b["']?(?!['"])/gi;
const NO_NAME = /^(?:THE|AND|FOR|NEW|BUS|IN|AT|TO|BY|IS|OF|ON|OR|A\/|NO|SEE|LOC|MAX|MIN|HAS|ALL)$/i;
