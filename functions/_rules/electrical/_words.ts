/** Questions and words the electrical rules share. */
import type { PlanSet, Schedule, ScheduleRow, Sheet } from "../../_shared/domain/plan_set.ts";
import { type BuildingProfile, hasOccupancy, isResidential } from "../building_profile.ts";
import { anyOf, type Applicability } from "../define_rule.ts";
import {
  allRows,
  amperes,
  cellHeaded,
  cellOf,
  count,
  either,
  firstOf,
  sheetsOf,
  type Statement,
  statements,
} from "../measure.ts";
import { DEMANDED_HEAD, PROVIDED_HEAD } from "../structural/_cells.ts";

/** Are there dwelling units in the building? */
export const hasDwellings = (building: BuildingProfile): Applicability =>
  anyOf(isResidential(building), hasOccupancy(building, "R-2", "R-3"));

/** Electrical sheets of the set; without any, those whose title says that other trades share them. */
export const electricalSheets = (plan: PlanSet): Sheet[] => {
  const own = sheetsOf(plan, { disciplines: ["electrical"], kinds: ["electrical"] });
  return own.length > 0
    ? own
    : plan.sheets.filter(({ title, kind }) => kind !== "cover" && SHARED.test(title ?? ""));
};

const SHARED = /\bELEC(?:TRICAL|T)?\b|\bM\.?E\.?P\b/i;

/** Electrical plans, not only schedules and diagrams. */
export const electricalPlans = (plan: PlanSet): Sheet[] =>
  electricalSheets(plan).filter((it) => /PLAN|POWER|LIGHTING|LAYOUT/i.test(it.title ?? ""));

/** Sheets that show a panel schedule. */
export const panelSheets = (plan: PlanSet): Sheet[] =>
  plan.sheets.filter((sheet) =>
    plan.schedules.some((it) => it.kind === "panel" && it.page === sheet.page)
  );

/** One circuit of a panel schedule. */
export interface Circuit extends Statement {
  load: string;
  amps: number | null;
  poles: number | null;
  /** Breaker type as printed: `CAFCI`, `STANDARD`; null without such a column or cell. */
  protection: string | null;
}

/** Every circuit of every panel schedule. */
const OF_PROTECTION = /\bPROTECTION\b|\bA\.?F\.?C\.?I\b|\bG\.?F\.?C\.?I\b|\bBREAKER TYPES?\b/i;
const OF_CIRCUITS = /^\W*(?:CKT|CIRCUIT|BRANCH|LOAD)S?\b/i;
const AMPS_OR_MORE = /\b(\d{2,3}) ?A(?:MPS?)?\b/i;

/** Head over how a circuit is protected. */
const PROTECTION_HEAD = /^PROT(?:ECT\w*)?\.?$/i;

/** The column of a list that tells how each circuit is protected, the last of two; -1 for none. */
export const protectionColumn = ({ columns }: Schedule): number =>
  columns.length === 2 ? 1 : columns.findIndex(({ header }) => PROTECTION_HEAD.test(header.trim()));

/**
 * Circuits of a list that tells how each is protected: `BED, 15 A | AFCI` under PROTECTION, or with a column each for
 * circuit, place and protection.
 */
function protectedIn(it: Statement): Circuit[] {
  const { schedule, row } = it;
  const namesCircuits = schedule?.columns.some(({ meaning }) => meaning === "circuit") ?? false;
  if (schedule && row && namesCircuits && schedule.columns.length > 2) {
    const protection = row.cells[protectionColumn(schedule)]?.text.trim() ?? "";
    const place = cellOf(it, "load") ?? cellOf(it, "room");
    if (!place || protection === "") return [];
    const amps = firstOf(count, cellHeaded(it, /^A(?:MPS?)?$/i) ?? "");
    return [{ ...it, load: place, amps, poles: null, protection }];
  }
  const [load, protection] = row?.cells.map(({ text }) => text.trim()) ?? [];
  const isListed = OF_PROTECTION.test(schedule?.title ?? "") &&
    schedule?.columns.length === 2 && OF_CIRCUITS.test(schedule.columns[0].header);
  if (!isListed || !load || !protection) return [];
  const amps = AMPS_OR_MORE.exec(load)?.[1];
  return [{ ...it, load, amps: amps === undefined ? null : Number(amps), poles: null, protection }];
}

export function circuitsOf(plan: PlanSet): Circuit[] {
  return allRows(plan).flatMap((listed) => {
    if (!listed.row) return [];
    if (listed.schedule?.kind !== "panel") return protectedIn(listed);
    const it = ofPanel(listed);
    const { schedule, row } = it;
    if (!schedule || !row || !listsCircuits(schedule)) return [];
    const load = cellOf(it, "load") ?? longestWords(row);
    if (!load) return [];
    const breaker = cellOf(it, "breaker");
    const poles = cellHeaded(it, /^(NO\.? ?OF ?)?POLES?\b|^P$/i);
    const both = row.cells.map((cell) => AMPS_AND_POLES.exec(cell.text.trim())?.groups)
      .find((groups) => groups !== undefined);
    const rating = breaker === null ? null : firstOf(amperes, breaker) ?? firstOf(count, breaker);
    return [{
      ...listed,
      load,
      amps: rating ?? (both ? Number(both.amps) : null),
      poles: poles === null ? (both ? Number(both.poles) : null) : firstOf(count, poles),
      protection: arcAnswer(it) ?? cellOf(it, "protection") ??
        cellHeaded(it, /^PROT|^TYPES?\b|\bTYPE$|^REMARK|^NOTE/i) ??
        row.cells.map((cell) => cell.text.trim()).find((text) => BREAKER_TYPE.test(text)) ?? null,
    }];
  });
}

/** Does it list circuits, not what the panel has to have and has: `WORKING SPACE | 3 FT | 3 FT`? */
const listsCircuits = ({ columns }: Schedule): boolean =>
  !columns.some(({ meaning }) => meaning === "required" || meaning === "item") ||
  columns.some(({ meaning }) => meaning === "circuit" || meaning === "breaker");

/** The row without the list of other things, as of fans by their marks, that was read together with the panel on its left. */
function ofPanel(it: Statement): Statement {
  const { schedule, row } = it;
  const columns = schedule?.columns ?? [];
  const circuit = columns.findIndex(({ meaning }) => meaning === "circuit");
  const next = columns.findIndex(({ meaning }, index) => meaning === "mark" && index > circuit);
  if (!schedule || !row || circuit < 0 || next < 0) return it;
  return {
    ...it,
    schedule: { ...schedule, columns: columns.slice(0, next) },
    row: { ...row, cells: row.cells.slice(0, next) },
  };
}

/** `20/1`, `20A-1P`, `20 A / 2 POLE`. */
const AMPS_AND_POLES =
  /^(?<amps>\d{2,3})\s*A?(?:MP)?\s*[\/-]\s*(?<poles>[123])\s*(?:P(?:OLE)?)?(?:[\s,]+(?:C?AFCI|GFCI|DF|[AG]F)[\s\/A-Z]*)?$/i;
/** The type of a breaker, alone or behind its rating: `20 AFCI/GFCI`, `15A/1P CAFCI`. */
const BREAKER_TYPE =
  /^\W*(?:\d{2,3}\s*A?(?:MP)?\s*(?:[\/-]\s*[123]\s*P?(?:OLE)?)?[\s,]+)?((COMB(INATION)?\.? )?C?A\.?F\.?C\.?I|G\.?F\.?C?\.?I|DUAL|D\.?F\b|ARC|STD|STANDARD|THERM|T\.?M\b|CONVENTIONAL|(NO|NON) ?-?(AFCI|ARC))/i;
const ARC_PROTECTED = /AFCI|A\.F\.C\.I|ARC|DUAL|\bD\.?F\b|\bCAF|AF\s*[+&/]\s*GF|\bCB-?A/i;
/** A breaker of another kind; remarks on other matters prove nothing. */
const OTHER_TYPE =
  /\b(STD|STANDARD|THERM\w*|T\.?M|MAG\w*|NORMAL|CONVENTIONAL|PLAIN|REGULAR|NONE|NO|NON|NOT|G\.?F\.?C?\.?I|HACR)\b|W\/O|WITHOUT/i;
const UNPROTECTED = /\b(NO|NON|NOT|W\/O|WITHOUT)\W*(C?A\.?F|ARC)/i;

/** Rooms of a dwelling whose circuits arcs are guarded against. */
export const LIVED_IN =
  /\b(BEDS?(?=\s*,)|BED ?ROOMS?|BED ?RMS?|BEDS? ?#?\d|BR ?\d|MASTER (SUITE|BED)|LIVING|GREAT ROOM|FAMILY|DINING|DEN|LIBRARY|STUDY|SUN ?ROOM|REC(REATION)? ROOM|KITCHEN|HALL(WAY)?|CLOSET|LAUNDRY|BONUS|LOFT|KIT(?=\.?\s?(?:CKT|CIRC|RECEP|LTG|LIGHT|OUTLET|COUNTER|CTR)))\b/i;

const ARC_HEAD = /^\W*C?AFCI\b|^\W*ARC/i;
const YES = /^\W*(Y|YES|X)\W*$/i;

/** The answer of a column that asks for arc protection: `AFCI? (Y/N)`. */
function arcAnswer(it: Statement): string | null {
  const answer = cellHeaded(it, ARC_HEAD) ?? "";
  return /^(N|NO|NONE)$/i.test(answer) || isDashAmongYes(it, ARC_HEAD)
    ? "NO AFCI"
    : YES.test(answer)
    ? "AFCI"
    : null;
}

/** Is the cell under a head a dash where other rows answer yes? */
export function isDashAmongYes(it: Statement, head: RegExp): boolean {
  if (!/^[-–—]+$/.test(cellHeaded(it, head) ?? "")) return false;
  const index = it.schedule?.columns.findIndex(({ header }) => head.test(header.trim())) ?? -1;
  return it.schedule?.rows.some(({ cells }) => YES.test(cells[index]?.text ?? "")) ?? false;
}

/** A circuit that was there before. */
const OF_OLD_CIRCUIT = /\bEXIST(ING)?\b|\(E\)|\bE\.?T\.?R\b/i;

/** Circuits of 15 and 20 A whose loads are meant, and whether their breakers guard against arcs. */
export function arcProtectionOf(
  plan: PlanSet,
  isMeant: (load: string) => boolean,
): (Circuit & { state: "shown" | "denied" })[] {
  return circuitsOf(plan).filter((it) =>
    isMeant(it.load) && (it.amps === null || it.amps <= 20) &&
    (it.poles === null || it.poles === 1)
  ).filter((it) => ARC_PROTECTED.test(typeOf(it)) || OTHER_TYPE.test(typeOf(it))).map((it) => {
    const type = typeOf(it);
    const isShown = ARC_PROTECTED.test(type) && !UNPROTECTED.test(type);
    return { ...it, state: isShown ? "shown" as const : "denied" as const };
  }).filter(({ state, text }) => state === "shown" || !OF_OLD_CIRCUIT.test(text));
}

/** The kind of breaker a circuit has, which its load may tell as well: `BEDROOM RECEPT, STANDARD BREAKER`. */
const typeOf = ({ protection, load }: Circuit): string =>
  protection !== null && protection !== "-"
    ? protection
    : ARC_PROTECTED.test(load)
    ? ""
    : TOLD_TYPE.exec(load)?.[0] ?? "";
const TOLD_TYPE =
  /\b(?:STANDARD|STD\.?|CONVENTIONAL|ORDINARY|REGULAR|PLAIN)(?=\s+(?:BREAKERS?|BR?KRS?)\b)/i;

/** Rows of lists that ask for arc protection and provide another breaker: `BEDROOM CIRCUITS | AFCI | STANDARD`. */
export const withoutAskedArcs = (
  plan: PlanSet,
  isMeant: (load: string) => boolean,
): (Statement & { state: "denied" })[] =>
  allRows(plan).filter((it) => {
    const asked = it.schedule?.kind === "panel" ? null : cellHeaded(it, DEMANDED_HEAD);
    const provided = cellHeaded(it, PROVIDED_HEAD) ?? "";
    return asked !== null && ARC_PROTECTED.test(asked) && isMeant(it.row?.cells[0]?.text ?? "") &&
      OTHER_TYPE.test(provided) && (!ARC_PROTECTED.test(provided) || UNPROTECTED.test(provided)) &&
      !OF_OLD_CIRCUIT.test(it.text);
  }).map((it) => ({ ...it, state: "denied" }));

function longestWords(row: ScheduleRow): string | null {
  const [longest] = row.cells.map((cell) => cell.text.trim())
    .filter((text) => /[A-Z]{3}/i.test(text) && !BREAKER_TYPE.test(text))
    .sort((a, b) => b.length - a.length);
  return longest ?? null;
}

/** `UNDER 800 A` states no equipment of 800 A. */
const LESS_THAN =
  /(?:\b(?:UNDER|LESS\s+THAN|BELOW|SMALLER\s+THAN|DOES\s+NOT\s+EXCEED)|<)\s*\d[\d,]*\s*A(?:MP\w*)?\b/gi;

/** Currents in a fault and what gear interrupts, beside its rating: `FAULT CURRENT 18,500 A AT MDP`. */
const IN_FAULT = [
  /\b(?:FAULT|SHORT[\s-]*CIRCUIT|S\.?C\.?C\.?R|A\.?F\.?C|A\.?I\.?C|INTERRUPT\w*|BRACING|BRACED)\b[^;|]{0,40}?\d[\d,]*\s*A(?:MP\w*)?\b/gi,
  /\d[\d,]*\s*A(?:MP\w*)?\.?\s*(?:RMS\s*|SYM\w*\.?\s*)*(?:A\.?I\.?C|SYM\w*|RMS|(?:AVAILABLE\s+)?(?:FAULT|SHORT)|INTERRUPT\w*|S\.?C\.?C\.?R|WITHSTAND)\b/gi,
];
/** No switchboard is rated for more. */
const LARGEST_A = 6000;

/** Largest rating stated for service or distribution equipment, in amperes; null when none is. */
export function largestEquipmentAmps(plan: PlanSet): number | null {
  const ratings = statements(plan, {
    topic:
      /\b(SERVICE|SWITCH ?BOARD|SWITCH ?GEAR|SW(BD|GR)\b|MDP|MSB|MDS|MAIN|GEAR|DISTRIBUTION)\b/i,
  })
    .flatMap((it) => {
      const text = IN_FAULT.reduce((rest, words) => rest.replace(words, " "), it.text);
      return amperes.find(text.replace(LESS_THAN, " ")).map(({ value }) => value);
    })
    .filter((value) => value <= LARGEST_A);
  return ratings.length > 0 ? Math.max(...ratings) : null;
}

const NAMED_SPACE = /WORK(ING)?\s*(SPACE|SP\b|DEPTH|CLEARANCE|AREA|CLEAR)|110\.26/i;
const FACE_OF_PANEL =
  /\b(FACE|FRONT)\s+(OF\s+)?(THE\s+|MAIN\s+|ELEC\w*\.?\s+|NEW\s+){0,2}(PANEL(?!\s*DOOR)|PNL|SWITCH\s*(BOARD|GEAR)|SWBD|LOAD\s*CENTER|M[DS][PB]\b)|\bPANEL\s+(FACE|FRONT)\b/i;
const CLEAR_OF_PANEL =
  /(CLEARANCE|CLEAR SPACE|CLR\.?|CLEAR[^.;]{0,6}IN FRONT OF)[^.;]{0,30}(PANEL|SWITCH\s*(BOARD|GEAR)|SWBD|ELECTRICAL EQUIP|MDP|MSB|DISCONNECT)/i;
const PANEL_CLEAR =
  /(PANEL\w*|SWITCH\s*(BOARD|GEAR)|MDP)\b[^.;]{0,25}(CLEARANCE|WORKING|CLEAR)|\bPANEL\w*\b[^.]{0,60}\b(CLEAR|CLR)\b[^.;]{0,12}IN\s+FRONT/i;
/** The matter is the clear space to work at electrical equipment. */
export const WORKING_SPACE = either(NAMED_SPACE, FACE_OF_PANEL, CLEAR_OF_PANEL, PANEL_CLEAR);
