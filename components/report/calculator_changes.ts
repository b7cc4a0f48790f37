/** What a correction changes: figures before and after, verdicts before and after, and the words to announce it. */
import type { Calculation, CalculationCheck } from "../../functions/_shared/domain/report.ts";
import { writeValue } from "../../functions/_shared/values.ts";

/** A figure now, and as it was issued where it differs. */
export interface FigureChange {
  label: string;
  now: string;
  was: string | null;
}

/** A comparison now, and its verdict as it was issued where it differs. */
export interface CheckChange extends CalculationCheck {
  was: CalculationCheck["meets"] | undefined;
}

/**
 * The occupant load that corrected areas and factors come to; null where none was corrected or a space is left out.
 * The load other calculations use is that the set states: it stays until somebody says otherwise.
 */
export function correctedLoad(calculations: readonly Calculation[]): number | null {
  const load = calculations.find(({ id }) => id === "occupant-load");
  const isCorrected = load?.inputs.some(({ key, readValue }) =>
    /^(?:area|factor)\d+$/.test(key) && readValue !== undefined
  );
  const value = load?.missing.length === 0 ? load.result?.[0].value : null;
  return isCorrected && typeof value === "number" ? value : null;
}

const figureOf = ({ value, unit }: { value: number | string; unit: string | null }): string =>
  writeValue(value, unit) ?? "not known";

/** Every figure of the result, beside the issued one where they differ. */
export function figuresOf(now: Calculation, issued: Calculation): FigureChange[] {
  return (now.result ?? []).map((line, index) => {
    const before = issued.result?.find(({ label }) => label === line.label) ??
      (issued.result?.length === now.result?.length ? issued.result?.[index] : undefined);
    const was = before ? figureOf(before) : "no result";
    return { label: line.label, now: figureOf(line), was: was === figureOf(line) ? null : was };
  });
}

/** Every comparison, with the issued verdict where it differs. */
export function checksOf(now: Calculation, issued: Calculation): CheckChange[] {
  return (now.checks ?? []).map((check) => {
    const before = issued.checks?.find(({ label, limit }) =>
      label === check.label && limit.split(" ")[1] === check.limit.split(" ")[1]
    );
    return { ...check, was: before && before.meets !== check.meets ? before.meets : undefined };
  });
}

const STATED_LOAD = "Stated occupant load";

/** `118 occupants; at least 131 required`: the unit of both is said once. */
export function comparisonWords(
  { label, shown, limit }: Pick<CalculationCheck, "label" | "shown" | "limit">,
): string {
  const [, sense, figure] = /^at (least|most) ([^,]+)$/.exec(limit) ?? [];
  if (!sense) return `${shown}; ${limit}`;
  const unit = / [a-z]{4,}$/.exec(shown)?.[0];
  const bare = unit && figure.endsWith(unit) ? figure.slice(0, -unit.length) : figure;
  // A load is not required but counted: what is open is which of the two holds.
  if (label === STATED_LOAD) return `${shown}; the spaces come to ${bare}. Which one governs?`;
  return `${shown}; at ${sense} ${bare} ${sense === "least" ? "required" : "allowed"}`;
}

/** A verdict in words; what can't be told is called as it is among findings and requirements. */
export const verdictOf = (meets: CalculationCheck["meets"]): string =>
  meets === null ? "Needs a person" : meets ? "Complies" : "Does not comply";

/** One sentence for each calculation a change moved, for those who don't see it; empty when none moved. */
export function announce(
  before: readonly Calculation[],
  after: readonly Calculation[],
): string {
  return after.flatMap((now) => {
    const was = before.find(({ id }) => id === now.id);
    if (
      !was || JSON.stringify([was.result, was.checks]) === JSON.stringify([now.result, now.checks])
    ) {
      return [];
    }
    if (now.result === null) return [`${now.title}: no longer has a result.`];
    const figures = figuresOf(now, was).filter((it) => it.was !== null)
      .map((it) => `${it.label} ${it.now}, was ${it.was}`);
    const verdicts = checksOf(now, was).filter((it) => it.was !== undefined)
      .map((it) => `${it.label} ${verdictOf(it.meets).toLowerCase()}`);
    return [`${now.title}: ${[...figures, ...verdicts].join("; ")}.`];
  }).join(" ");
}
