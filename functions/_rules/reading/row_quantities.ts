/**
 * Quantities of schedule rows, one measure at a time, each with the words of its row, its own column and the title:
 * what stands in the cells between belongs to other columns.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { spellOut } from "./abbreviations.ts";
import { maskedQuantities, type MaskedQuantity } from "./masking.ts";
import { loose } from "./patterns.ts";
import { perPlan } from "./per_plan.ts";
import { byText, inOrder, type Print } from "./printed.ts";
import { forReading, type Quantity } from "./quantities.ts";
import { remembered } from "../../_shared/remembered.ts";
import { spokenMeasures } from "./rows.ts";
import type { QuantityQuery, StatedQuantity } from "./saying.ts";
import { scopeTest } from "./scope.ts";
import { isRemoved } from "./standing.ts";
import { allStatements, type Statement } from "./statements.ts";
import { TextIndex } from "./text_index.ts";

/** Quantities of rows that belong to the words; of the wordings of a row the first that says so. */
export function rowQuantities(plan: PlanSet, query: QuantityQuery): StatedQuantity[] {
  const says = [query.says].flat().map(loose);
  const not = query.not && loose(query.not);
  const isInPlace = scopeTest({
    under: query.under && loose(query.under),
    notUnder: query.notUnder && loose(query.notUnder),
    in: query.in,
  });
  const hits = rowsOf(plan).candidates(says).flatMap(({ thing: { by, wordings }, patterns }) => {
    const found = firstSaid(
      wordings,
      query.quantity,
      ({ clause, plain }) => patterns.some((one) => one.test(clause)) && !not?.test(plain),
    );
    if (found.length === 0) return [];
    return by.map(([place, it]): Print<[Statement, RowQuantity[]]> => [place, [it, found]]);
  });
  return inOrder(hits).filter(([it]) => isInPlace(it))
    .flatMap(([it, found]) => found.map(({ plain: _, ...quantity }) => ({ ...it, ...quantity })));
}

/** A quantity of a row, with its words unmasked. */
interface RowQuantity extends MaskedQuantity {
  plain: string;
}

/** One way to read one measure of a row. */
interface RowWording {
  text: string;
  quantities: (quantity: Quantity) => readonly RowQuantity[];
}

/** What a row can be read as, and all rows that read the same. */
interface SpokenRow {
  by: Print<Statement>[];
  wordings: RowWording[];
}

function firstSaid(
  wordings: readonly RowWording[],
  quantity: Quantity,
  says: (it: RowQuantity) => boolean,
): RowQuantity[] {
  for (const wording of wordings) {
    const found = wording.quantities(quantity).filter(says);
    if (found.length > 0) return found;
  }
  return [];
}

const rowsOf = perPlan((plan) => {
  const rows = allStatements(plan).filter(({ row, text }) => row && !isRemoved(text))
    .map((it) => ({ it, wordings: wordingsOf(it) }));
  const quantitiesOf = readCells();
  const spoken = [...byText(rows, ({ wordings }) => wordings.flat().join("\0")).values()]
    .map((same): SpokenRow => ({
      by: same.map(([place, { it }]) => [place, it]),
      wordings: same[0][1].wordings.map((it) => readWording(it, quantitiesOf)),
    }));
  return new TextIndex(spoken, ({ wordings }) => wordings.map(({ text }) => text));
});

/** Words of titles and heads stand before each measure of a schedule. */
const read = remembered((text) => forReading(spellOut(text)), 5_000);

/** The words before a measure, its cell, the words after it. */
type Parts = readonly [before: string, cell: string, after: string];

function wordingsOf({ schedule, row }: Statement): Parts[] {
  if (!schedule || !row) return [];
  return spokenMeasures(schedule, row).flatMap(({ cell, wordings }) =>
    wordings.map(({ before, after }): Parts => [read(before), read(cell), read(after)])
  );
}

/** Quantities of cells, each kind looked for once: a cell is read behind several words. */
function readCells() {
  const known = new Map<string, Map<Quantity, readonly MaskedQuantity[]>>();
  return (cell: string, quantity: Quantity): readonly MaskedQuantity[] => {
    let kinds = known.get(cell);
    if (!kinds) known.set(cell, kinds = new Map());
    let found = kinds.get(quantity);
    if (!found) kinds.set(quantity, found = maskedQuantities(cell, quantity));
    return found;
  };
}

/** Only the cell holds quantities; the words around it are read as they are. */
function readWording(
  [before, cell, after]: Parts,
  quantitiesOf: (cell: string, quantity: Quantity) => readonly MaskedQuantity[],
): RowWording {
  const known = new Map<Quantity, readonly RowQuantity[]>();
  const text = before + cell + after;
  const inRow = (it: MaskedQuantity): RowQuantity => ({
    ...it,
    clause: before + it.clause + after,
    before: before + it.before,
    after: it.after + after,
    plain: text,
  });
  return {
    text,
    quantities(quantity) {
      let found = known.get(quantity);
      if (!found) known.set(quantity, found = quantitiesOf(cell, quantity).map(inRow));
      return found;
    },
  };
}
