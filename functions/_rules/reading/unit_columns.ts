/**
 * Lists that give units a column of their own, `SECOND FLOOR | SF | 1,496` under UNIT: the bare figures of a row have the
 * unit of its cell, as if they were lettered with it.
 */
import type { Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";

const HEAD = /^\W*(?:UNITS?|U\.?\s?\/?\s?M\.?|U\.?O\.?M\.?|UNITS?\s+OF\s+MEASURE)\W*$/i;
/** Units that stand behind their figures. */
const BEHIND =
  /^(?:IN|INCH(?:ES)?|FT|FEET|S\.?F|SQ\.?\s?(?:FT|IN)|AC(?:RES?)?|PSF|PLF|PSI|KSI|MPH|CFM|GPM|GPD|%|PCT|A|AMPS?|V|VOLTS?|KW|KVA|TONS?|MBH|BTU\/?H|GAL(?:LONS?)?|HRS?|HOURS?|MIN(?:UTES?)?|LBS?|LBF|FT\s?NAVD\s?(?:'?88)?|DEG\.?\s?F|°F|FC|ACH50)\.?$/i;
/** … and those before them: `R-13`, `U 0.40`. */
const BEFORE = /^(R|U)(?:[\s-]?(?:VALUE|FACTOR))?$/i;
const BARE = /^[+-]?\d[\d,]*(?:\.\d+)?$/;
/** Figures of such columns have no unit. */
const NO_FIGURES =
  /\bSECTION\b|\bCODE\b|\bREF|\bMARK\b|\bNO\b|\bQTY\b|\bSHEET\b|\bTABLE\b|\bFACTOR\b/i;

const isUnit = (text: string): boolean => BEHIND.test(text) || BEFORE.test(text);

/** The schedule with the units of that column at its figures; itself where it has no such column. */
export function withUnitsOfColumn(schedule: Schedule): Schedule {
  const { columns, rows } = schedule;
  const at = columns.findIndex(({ header }) => HEAD.test(header));
  if (at < 1) return schedule;
  const said = rows.map(({ cells }) => cells[at]?.text.trim() ?? "").filter((it) => /\w/.test(it));
  const units = said.filter(isUnit).length;
  if (units < FEWEST || units < said.length * MOSTLY) return schedule;
  return { ...schedule, rows: rows.map((row) => withUnit(row)) };

  function withUnit(row: ScheduleRow): ScheduleRow {
    const unit = row.cells[at]?.text.trim() ?? "";
    if (!isUnit(unit)) return row;
    const letter = BEFORE.exec(unit)?.[1];
    let isTaken = false;
    const cells = row.cells.map((cell, index) => {
      const text = cell.text.trim();
      if (index === 0 || !BARE.test(text) || NO_FIGURES.test(columns[index]?.header ?? "")) {
        return cell;
      }
      isTaken = true;
      return { ...cell, text: letter ? `${letter}-${text}` : `${text} ${unit}` };
    });
    if (!isTaken) return row;
    return {
      ...row,
      cells: cells.map((cell, index) => index === at ? { ...cell, text: "" } : cell),
    };
  }
}

/** So many cells, and this share of those with words, name a unit. */
const FEWEST = 2, MOSTLY = 0.6;
