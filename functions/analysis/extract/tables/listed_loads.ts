/**
 * Occupant loads calculated in a list: `dining  1,560 / 15 net  104` over `bar stools, counted  18` over `total  190`.
 * A line that calculates proves itself; one with a count alone, and the total, only where all of them add up.
 */
import type { Note, OccupantLoadRow } from "../../../_shared/domain/plan_set.ts";
import { evidenceOf } from "../evidence.ts";

const CALCULATED =
  /^(?<space>[A-Z][^\d/]{1,40}?)[\s:,-]+(?<area>\d{1,3}(?:,\d{3})+|\d{2,6})\s*(?:S\.?F\.?|SQ\.?\s?FT\.?)?\s*(?:\/|@|÷)\s*(?<factor>\d{1,3})\s*(?:S\.?F\.?)?\s*(?<basis>NET|GROSS)?\s*(?:=|:)?\s*(?<count>\d{1,4})(?:\s*OCC\w*\.?)?$/i;
const COUNTED = /^(?<space>[A-Z][^\d]{1,40}?)[\s:=,-]+(?<count>\d{1,4})(?:\s*OCC\w*\.?)?$/i;
const TOTAL = /^\W*(?:TOTALS?|SUM)\b/i;
/** Rows of one list stand under each other, within this many per cent of the page. */
const SAME_LEFT = 2, NEXT_ROW = 3;

/** Rows of occupant load lists among the notes of one page. */
export function readListedLoads(notes: readonly Note[]): OccupantLoadRow[] {
  const rows = notes.flatMap((note) => toRow(note) ?? [])
    .toSorted((a, b) => a.box.y - b.box.y);
  const lists: OccupantLoadRow[][] = [];
  for (const row of rows) {
    const list = lists.find((it) => {
      const last = it.at(-1)!;
      return !last.isTotal && Math.abs(last.box.x - row.box.x) < SAME_LEFT &&
        row.box.y - last.box.y < NEXT_ROW;
    });
    if (list) list.push(row);
    else lists.push([row]);
  }
  return lists.flatMap(provenOf);
}

function toRow(note: Note): OccupantLoadRow | null {
  const calculated = CALCULATED.exec(note.text)?.groups;
  const found = calculated ?? COUNTED.exec(note.text)?.groups;
  if (!found || note.kind === "title-block") return null;
  const area = calculated ? Number(calculated.area.replaceAll(",", "")) : null;
  const factor = calculated ? Number(calculated.factor) : null;
  const occupants = Number(found.count);
  if (area !== null && factor !== null && Math.abs(area / factor - occupants) > 1) return null;
  return {
    ...evidenceOf(note),
    space: found.space.trim(),
    areaSqft: area,
    factor,
    basis: (calculated?.basis?.toLowerCase() ?? null) as OccupantLoadRow["basis"],
    occupants,
    isTotal: TOTAL.test(found.space),
  };
}

/** Of a list with two calculations and more: all of it where it adds up to its total, else the calculations. */
function provenOf(list: readonly OccupantLoadRow[]): OccupantLoadRow[] {
  const calculated = list.filter(({ factor }) => factor !== null);
  if (calculated.length < 2) return [];
  const from = list.indexOf(calculated[0]);
  const rows = list.slice(from);
  const total = rows.find(({ isTotal }) => isTotal);
  const sum = rows.filter(({ isTotal }) => !isTotal)
    .reduce((all, { occupants }) => all + (occupants ?? 0), 0);
  return total && sum === total.occupants ? rows : calculated;
}
