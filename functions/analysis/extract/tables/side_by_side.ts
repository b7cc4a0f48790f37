/**
 * Two lists of pairs that share one grid, `AREA | PSF` beside `CRITERION | VALUE`: what stands in a row of both belongs
 * together in no other way, so each becomes a list of its own.
 */
import type { Schedule } from "../../../_shared/domain/plan_set.ts";
import { unionRect } from "../../../_shared/geometry.ts";

/** Heads of what is said, by their last words. */
const VALUE_HEAD = /\b(?:VALUES?|P\.?S\.?F|FIGURES?|LOADS?|DESIGN)\W*$/i;
/** Heads of what it is said of. */
const KEY_HEAD =
  /\b(?:CRITERI(?:ON|A)|ITEMS?|AREAS?|PARAMETERS?|USES?|OCCUPANC(?:Y|IES)|LOCATIONS?|SPACES?|DATUM|DATA|DESCRIPTIONS?|LOADS?|WIND|FACTORS?)\W*$/i;
const KEY = /^\W*[A-Z][A-Z]/i;
/** So many keys are words, each only once. */
const MOST = 0.8;

/** The lists of a table; one that holds no two is given as it is. */
export function sidesOf(schedule: Schedule): Schedule[] {
  const { columns } = schedule;
  const heads = columns.map(({ header }) => header);
  const isPair = (at: number) =>
    KEY_HEAD.test(heads[at]) && VALUE_HEAD.test(heads[at + 1]) && areKeys(schedule, at);
  return columns.length === 4 && isPair(0) && isPair(2)
    ? [0, 2].map((at) => sideOf(schedule, at))
    : [schedule];
}

function areKeys({ rows }: Schedule, at: number): boolean {
  const keys = rows.map(({ cells }) => cells[at]?.text.trim() ?? "").filter((text) => text !== "");
  const words = keys.filter((text) => KEY.test(text));
  return words.length >= 2 && words.length >= MOST * keys.length &&
    new Set(keys).size === keys.length;
}

function sideOf(schedule: Schedule, at: number): Schedule {
  const rows = schedule.rows.flatMap((row) => {
    const cells = row.cells.slice(at, at + 2);
    return cells.some(({ text }) => text.trim() !== "")
      ? [{ ...row, box: unionRect(cells.map(({ box }) => box)), cells }]
      : [];
  });
  return { ...schedule, columns: schedule.columns.slice(at, at + 2), rows };
}
