/** One line of the speed bench: a figure, what it is compared with, and whether what was promised holds. */

export interface Row {
  /** Name of the subject it belongs to. */
  subject: string;
  what: string;
  /** Null where it could not be measured. */
  figure: number | null;
  unit: string;
  /** What the figure is compared with, in the same unit; null without one. */
  reference: { what: string; figure: number } | null;
  /** Figure through reference, median of the pairs where they were measured in turn. */
  ratio: number | null;
  /** What was promised, in words; null where nothing was. */
  goal: string | null;
  isMet: boolean | null;
  /** What else a reader has to know. */
  note: string | null;
}

/** A measured figure without reference and goal, and what is said of it. */
export function toRow(
  row: Pick<Row, "subject" | "what" | "figure" | "unit"> & Partial<Row>,
): Row {
  const { figure, reference = null } = row;
  const ratio = figure !== null && reference ? figure / reference.figure : null;
  return { ratio, goal: null, isMet: null, note: null, ...row, reference };
}

/** A promise that a number stays at or under `most`. */
export function atMost(value: number | null, most: number, unit: string): Promised {
  return { goal: `≤ ${most} ${unit}`.trim(), isMet: value === null ? null : value <= most };
}

/** A promise that a number reaches `least`. */
export function atLeast(value: number | null, least: number, unit: string): Promised {
  return { goal: `≥ ${least} ${unit}`.trim(), isMet: value === null ? null : value >= least };
}

type Promised = Pick<Row, "goal" | "isMet">;

/** The row as a line for a person. */
export function describeRow(row: Row): string {
  const { what, figure, unit, reference, ratio, goal, isMet, note } = row;
  return [
    what.padEnd(58),
    (figure === null ? "not measured" : `${show(figure)} ${unit}`).padEnd(15),
    (reference ? `${reference.what} ${show(reference.figure)} ${unit}` : "").padEnd(48),
    (ratio === null ? "" : `${ratio.toFixed(2)}x`).padEnd(8),
    (goal ? `${goal}: ${isMet === null ? "unknown" : isMet ? "met" : "MISSED"}` : "").padEnd(28),
    note ?? "",
  ].join(" ").trimEnd();
}

function show(value: number): string {
  const size = Math.abs(value);
  return size >= 100 ? value.toFixed(0) : size >= 10 ? value.toFixed(1) : value.toFixed(2);
}
