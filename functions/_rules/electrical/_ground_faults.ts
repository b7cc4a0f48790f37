/**
 * Whether schedules protect a receptacle against ground faults: by the answer under `GFCI`, by the breaker, or by the
 * device itself. A plain breaker alone says nothing, because the device may protect.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import {
  allRows,
  cellHeaded,
  labelledRowText,
  placeOf,
  type Presence,
  type Statement,
} from "../measure.ts";
import { circuitsOf, isDashAmongYes, protectionColumn } from "./_words.ts";

/** A receptacle, or the circuit of some, as a schedule lists it. */
export interface ListedReceptacle extends Statement {
  /** Where it is: the load of the circuit, the words of the row. */
  place: string;
  /** `plain breaker`, `plain device` where nothing is said but that the one does not protect. */
  guard: "shown" | "denied" | "plain breaker" | "plain device";
}

const RECEPTACLE = /\b(RECEP\w*|RCPTS?|OUTLETS?|DUPLEX|QUAD|PLUGS?|\d-[123]0R)\b/i;
const DEVICE_LIST = /\b(RECEP\w*|OUTLETS?|WIRING DEVICES?|DEVICES?)\b/i;
const GFI = String.raw`\bG\.?F\.?C?\.?I\b|\bGROUND ?-? ?FAULT\b|\bDUAL ?-? ?FUNCTION\b`;
const PROTECTED =
  anyCase`(?<!\b(?:NO|NON|NOT|WITHOUT|W\/O)[ -]?)(?:${GFI})(?!\W{0,3}(?:NO|NONE|NOT)\b)`;
const UNPROTECTED = /\b(?:NO|NON|NOT|WITHOUT|W\/O)[ -]?(?:G\.?F\.?C?\.?I\b|GROUND ?-? ?FAULT)/i;
const KIND = "(STD|STANDARD|PLAIN|ORDINARY|REGULAR|CONVENTIONAL)";
const DEVICE = String.raw`(DUPLEX|RECEPT\w*|OUTLETS?|DEVICES?|\d-[123]0R)`;
const PLAIN_DEVICE =
  anyCase`\b${KIND}\b\.? ?(GRADE )?(\d+ ?A )?${DEVICE}|\b${DEVICE}\b[^|]{0,16}\b${KIND}\b(?! (HEIGHT|HT|FINISH|COLOR))`;
/** Protection by breaker alone may be left to the device. */
const BY_EITHER = /^\W*G\.?F\.?C?\.?I\b(?!(?!.*DEV).*\b(BKR|BREAKER|CB)\b)/i;
const PLAIN_BREAKER = /^\W*(STD|STANDARD|THERM\w*|T\.?M|MAG|NORMAL|CONVENTIONAL|PLAIN|NONE|NO)\b/i;
/** Against arcs alone. */
const ARC_ALONE = /^\W*(?:COMB\w*\.? )?C?A\.?F\.?(?:C\.?I\.?)?\W*$/i;
const EXISTING = /\bEXIST|\(E\)|\bE\.?T\.?R\b/i;

function guardOf(it: Statement, breaker: string | null): ListedReceptacle["guard"] | null {
  const answer = cellHeaded(it, BY_EITHER) ?? "";
  if (PROTECTED.test(it.text) || /^\W*(Y|YES|X)\W*$/i.test(answer)) return "shown";
  const isNo = /^\W*(N|NO|NONE)\W*$/i.test(answer) || isDashAmongYes(it, BY_EITHER) ||
    UNPROTECTED.test(it.text);
  if (isNo || PLAIN_DEVICE.test(it.text)) return "denied";
  const device = cellHeaded(it, DEVICE_HEAD);
  if (device !== null && PLAIN_BREAKER.test(device)) {
    return isOfReceptacles(it) ? "denied" : "plain breaker";
  }
  const isPlain = PLAIN_BREAKER.test(breaker ?? "") || hasPlainRating(it);
  const isPlainDevice = isPlainDeviceAmongMarked(it);
  if (isPlain && isPlainDevice) return "denied";
  if (isPlainDevice) return "plain device";
  const isPlainBreaker = isPlain || ARC_ALONE.test(breaker ?? "") || isBareAmongMarked(it);
  return isPlainBreaker ? "plain breaker" : null;
}

/** Head over what a circuit ends in, or over its breaker: only what else stands below it tells. */
const DEVICE_HEAD = /^(?:DEVICE|RECEPTACLE|OUTLET)S?(?: TYPE)?$/i;
const OF_RECEPTACLES = /\bHOSPITAL|\bDUPLEX|\bQUAD\b|\d-[123]0R\b|\bTAMPER|\bW\.?P\b|\bRECEPT/i;

/** Does the column of devices list receptacles? */
const isOfReceptacles = ({ schedule }: Statement): boolean => {
  const column = schedule?.columns.findIndex(({ header }) => DEVICE_HEAD.test(header.trim())) ?? -1;
  return column >= 0 && (/^[RO]/i.test(schedule!.columns[column].header.trim()) ||
    schedule!.rows.some(({ cells }) => OF_RECEPTACLES.test(cells[column]?.text ?? "")));
};

/** A breaker whose rating says that it does nothing more: `20/1 STD.`, `20A-1P STANDARD`. */
const PLAIN_RATING =
  /^\d{2} ?A?(MP)? ?[\/-] ?1 ?P?(OLE)?[ ,]+\(?(STD|STANDARD|THERM\w*|T\.?M|PLAIN|NORMAL|CONVENTIONAL)\b\.?\)?$/i;
const hasPlainRating = ({ schedule, row }: Statement): boolean =>
  schedule?.kind === "panel" && !!row &&
  row.cells.some(({ text }) => PLAIN_RATING.test(text.trim()));

/** A device by its configuration alone: `NEMA 5-20R`, `5-15R DUPLEX`. */
const BARE_DEVICE =
  /^(?:(?:DUPLEX|QUAD|SIMPLEX|SINGLE|RECEPT\w*)\.?,? )?(?:NEMA )?(?:L?\d{1,2}-[123]0R|L?\d{1,2}-15R)(?:,? (?:DUPLEX|QUAD|SIMPLEX|SINGLE|RECEPT\w*))?\.?$/i;

/** Is the device named bare in a column that names others with their protection: `NEMA 5-20R` beside `GFCI 5-20R`? */
function isPlainDeviceAmongMarked({ schedule, row }: Statement): boolean {
  if (schedule?.kind !== "panel" || !row) return false;
  const column = row.cells.findIndex(({ text }) => BARE_DEVICE.test(text.trim()));
  return column >= 0 && schedule.rows.some(({ cells }) => {
    const text = cells[column]?.text ?? "";
    return PROTECTED.test(text) && /\d-[123]?[05]R\b/i.test(text);
  });
}

/** A breaker given by its rating alone: `20/1`, `20A-1P`. */
const BARE_RATING = /^\d{2} ?A?(MP)? ?[\/-] ?1 ?P?(OLE)?$/i;
/** The same with the protection behind it: `20/1 GFCI`. */
const MARKED_RATING = /^\d{2} ?A?(MP)? ?[\/-] ?1 ?P?(OLE)?[ ,]+\(?(C?AFCI ?\/ ?)?G\.?F\.?C?\.?I\b/i;

/** Is it a circuit with a bare rating in a panel that marks its protected breakers in the same column? */
function isBareAmongMarked({ schedule, row }: Statement): boolean {
  if (schedule?.kind !== "panel" || !row) return false;
  const column = row.cells.findIndex(({ text }) => BARE_RATING.test(text.trim()));
  return column >= 0 &&
    schedule.rows.some(({ cells }) => MARKED_RATING.test(cells[column]?.text.trim() ?? ""));
}

/** A circuit named after such a place alone, which a column of ground fault protection answers, is one of receptacles. */
const WET_PLACE =
  /^\W*(?:BATH(?:ROOM)?S?|GAR(?:AGE)?|EXT(?:ERIOR)?|OUTDOORS?|LAUND(?:RY)?|LNDRY|LDRY|BASEMENT)\.?\s*\d?\W*$/i;
const ANSWERED_NO = /^\W*(?:N|NO|NONE)\W*$/i;

/** Receptacles of panel schedules and device lists, new ones only. */
export function listedReceptacles(plan: PlanSet): ListedReceptacle[] {
  const circuits = circuitsOf(plan).filter(({ poles }) => poles === null || poles === 1)
    .map((it) => ({ it, place: it.load, breaker: it.protection }));
  const devices = allRows(plan).filter(({ schedule }) =>
    schedule?.kind !== "panel" && DEVICE_LIST.test(schedule?.title ?? "")
  ).map((it) => ({ it, place: it.text, breaker: null }));
  return [...circuits, ...devices].flatMap(({ it, place, breaker }) => {
    if (breaker !== null && it.schedule?.kind !== "panel") {
      return inListOfProtection(it, place, breaker);
    }
    const words = `${it.schedule?.title ?? ""} | ${labelledRowText(it.schedule!, it.row!)}`;
    const isReceptacle = RECEPTACLE.test(words) || cellHeaded(it, DEVICE_HEAD) !== null ||
      WET_PLACE.test(place) && ANSWERED_NO.test(cellHeaded(it, BY_EITHER) ?? "");
    if (!isReceptacle || EXISTING.test(it.text) || /LIGHT/i.test(place)) return [];
    const guard = guardOf(it, breaker);
    return guard === null ? [] : [{ ...it, place, guard }];
  });
}

/** A circuit of a list of what protects each: where others have `GF`, a standard one has nothing. */
function inListOfProtection(it: Statement, place: string, guard: string): ListedReceptacle[] {
  const isGuarded = (text: string) => /\bG\.?F(?:\.?C?\.?I)?\b|\bDUAL\b|\bD\.?F\b/i.test(text);
  if (!it.schedule || EXISTING.test(it.text) || /LIGHT/i.test(place)) return [];
  if (isGuarded(guard)) return [{ ...it, place, guard: "shown" }];
  const column = protectionColumn(it.schedule);
  const isTold = it.schedule.rows.some(({ cells }) => isGuarded(cells[column]?.text ?? ""));
  return isTold && PLAIN_BREAKER.test(guard) ? [{ ...it, place, guard: "denied" }] : [];
}

/**
 * Circuits of places that need protection, with a breaker that gives none in a panel that marks others as protected: a
 * question, since the device may protect.
 */
export function plainAmongProtected(
  plan: PlanSet,
  needs: (place: string) => boolean,
): ListedReceptacle[] {
  const all = listedReceptacles(plan);
  return all.filter(({ guard, place, schedule, page }) =>
    guard.startsWith("plain") && needs(place) &&
    all.some((it) => it.guard === "shown" && it.schedule === schedule && it.page === page)
  );
}

/** Receptacles of places that need protection, which a panel or a list of devices gives as plain ones. */
export const listedPlain = (plan: PlanSet, needs: (place: string) => boolean): Presence[] =>
  listedReceptacles(plan).filter(({ guard, place }) => guard === "denied" && needs(place))
    .map((it) => ({ ...placeOf(it), state: "denied", text: it.sourceText }));
