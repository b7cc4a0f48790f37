/** Egress capacity as schedules and plans write it. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { findLengths, normaliseMarks, parseLengthIn } from "../../_shared/units.ts";
import { cellOf, newWork, rowText } from "../measure.ts";

/** One component of the way out with the figures printed for it. Inches and occupants. */
export interface Component extends Evidence {
  name: string;
  widthIn: number | null;
  capacity: number | null;
  occupants: number | null;
  isStair: boolean;
}

const DIVISION =
  /(?<width>\d+(?:\.\d+)?(?:\s+\d+\/\d+)?)\s*(?:"|IN\.?|INCH(?:ES)?)?\s*(?:CLEAR\s*|CLR\.?\s*)?(?:\/|÷)\s*(?<factor>0?\.\d+)\s*(?:"|IN\.?)?(?:\s*(?:PER|\/)\s*(?:OCC\w*|PERSON)\.?)?\s*=\s*(?<capacity>\d[\d,]*)/i;
const numberIn = (text: string | null) => {
  const digits = /\d[\d,]*/.exec(text ?? "")?.[0];
  return digits === undefined ? null : Number(digits.replaceAll(",", ""));
};

/** Rows of egress schedules, and divisions such as `34" / 0.2 = 170 OCC` printed on plans. */
export function components(plan: PlanSet): Component[] {
  const known = cache.get(plan);
  if (known) return known;
  const rows = plan.schedules.flatMap((schedule) => {
    const has = (...meanings: (string | null)[]) =>
      schedule.columns.some(({ meaning }) => meanings.includes(meaning));
    const isSized = has("capacity") ||
      (has("occupants") && has("clear width", "width", "provided"));
    if (
      !isSized ||
      !(schedule.kind === "egress" || schedule.kind === "occupant load" ||
        /EXIT|EGRESS/i.test(schedule.title ?? ""))
    ) {
      return [];
    }
    return schedule.rows.flatMap((row) => {
      const name = cellOf(schedule, row, "name") ?? cellOf(schedule, row, "mark") ??
        cellOf(schedule, row, "room") ?? row.cells[0]?.text ?? "";
      if (/\bTOTAL\b/i.test(name)) return [];
      const provided = schedule.columns.find(({ header, meaning }) =>
        meaning === "provided" && /WIDTH|\bIN\b|CLEAR/i.test(header)
      );
      const width = cellOf(schedule, row, "clear width") ??
        (provided ? cellOf(schedule, row, "provided") : null) ?? cellOf(schedule, row, "width");
      return [{
        ...schedule,
        page: row.page,
        box: row.box,
        sourceText: rowText(row),
        name,
        widthIn: width === null
          ? null
          : parseLengthIn(width) ?? findLengths(width)[0]?.valueIn ?? numberIn(width),
        capacity: numberIn(cellOf(schedule, row, "capacity")),
        occupants: numberIn(cellOf(schedule, row, "occupants")),
        isStair: /\bSTAIR/i.test(name),
      }];
    });
  });
  const printed = newWork(plan, { topic: /(?:\/|÷)\s*0?\.\d/ }).flatMap((it) => {
    const groups = it.from === "note" ? DIVISION.exec(normaliseMarks(it.text))?.groups : undefined;
    if (!groups) return [];
    return [{
      ...it,
      name: it.text.slice(0, 40),
      widthIn: parseLengthIn(`${groups.width}"`),
      capacity: Number(groups.capacity.replaceAll(",", "")),
      occupants: null,
      isStair: /\bSTAIR/i.test(it.text),
    }];
  });
  const all = [...rows, ...printed];
  cache.set(plan, all);
  return all;
}

const cache = new WeakMap<PlanSet, Component[]>();
