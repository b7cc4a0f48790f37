/**
 * Labels that leave the thing to a title: `1:8` in a CURB RAMP DETAIL, `CLEAR 33"` in a RAMP SCHEDULE, a bare
 * dimension string in a STALL DETAIL. What a label may be called is said together with the titles it may stand under.
 */
import type { Dimension, PlanSet } from "../../_shared/domain/plan_set.ts";
import { loose, type QuantityQuery, statedQuantities, type StatedQuantity } from "./clauses.ts";
import { around } from "./places.ts";
import { findLengths } from "../../_shared/units.ts";
import { spellOut } from "./abbreviations.ts";
import { forReading, type Quantity } from "./quantities.ts";
import { spokenMeasures } from "./rows.ts";
import { isAmid } from "./setting.ts";
import { isRemoved } from "./standing.ts";
import { allStatements, asStatement, scopeTest, type Statement } from "./statements.ts";

/** Labels of one kind of drawing, list or schedule. */
export interface TitledLabel extends Pick<QuantityQuery, "says" | "not" | "amid" | "notAmid"> {
  /** The title of the drawing, list or schedule; of the sheet where the text stands under none of them. */
  title?: RegExp;
  /** Not when the title matches this. */
  notTitle?: RegExp;
  /** What it measures is only likely: a bare dimension string. A miss is a question then. */
  isLikely?: boolean;
}

/** A labelled quantity; `isLikely` where what it measures is not certain. */
export interface LabelledQuantity extends StatedQuantity {
  isLikely?: boolean;
}

/** Quantities of labels that stand under a fitting title. */
export function labelledQuantities(
  plan: PlanSet,
  query: Omit<QuantityQuery, "says">,
  labels: readonly TitledLabel[],
): LabelledQuantity[] {
  const barred = query.not && loose(query.not);
  return labels.flatMap(({ title, notTitle, says, not, amid, notAmid, isLikely }) => {
    const isUnder = (it: Statement) => {
      const titles = titlesOver(it, plan);
      return (!title || loose(title).test(titles)) && !(notTitle && loose(notTitle).test(titles)) &&
        isAmid(it, plan, { amid, notAmid });
    };
    const worded = statedQuantities(plan, { ...query, says })
      .filter((it) => !(not && loose(not).test(it.clause)) && isUnder(it));
    const wanted = [says].flat().map(loose);
    const bare = query.quantity.unit !== "in" || query.in === "rows" ? [] : bareQuantities(plan)
      .filter(({ quantity }) =>
        wanted.some((it) => it.test(quantity.clause)) &&
        !barred?.test(quantity.clause) && !(not && loose(not).test(quantity.clause)) &&
        isUnder(quantity)
      )
      .filter(({ it }) => !worded.some((other) => other.page === it.page && other.box === it.box))
      .map(({ quantity }) => quantity);
    const found: LabelledQuantity[] = [...worded, ...bare];
    return isLikely ? found.map((it) => ({ ...it, isLikely })) : found;
  });
}

/**
 * Quantities of schedule rows read one measure at a time, with the words of the row, its own column and the title:
 * what stands in the cells between belongs to other columns.
 */
export function rowQuantities(plan: PlanSet, query: QuantityQuery): StatedQuantity[] {
  const says = [query.says].flat().map(loose);
  const not = query.not && loose(query.not);
  const isInPlace = scopeTest({
    under: query.under && loose(query.under),
    notUnder: query.notUnder && loose(query.notUnder),
    in: query.in,
  });
  return measuredRows(plan, query.quantity).flatMap(({ it, readings }) => {
    if (!isInPlace(it)) return [];
    for (const reading of readings) {
      const found = reading
        .filter(({ clause, plain }) => says.some((one) => one.test(clause)) && !not?.test(plain));
      if (found.length > 0) return found.map(({ plain: _, ...one }) => ({ ...it, ...one }));
    }
    return [];
  });
}

/** A row with quantities of one kind, in each way its measures can be read. */
interface MeasuredRow {
  it: Statement;
  readings: ReturnType<typeof inWording>[];
}

const measuredOnes = new WeakMap<PlanSet, Map<Quantity, MeasuredRow[]>>();

/** Rows with quantities of a kind, found once a set, whichever rules ask for them. */
function measuredRows(plan: PlanSet, quantity: Quantity): MeasuredRow[] {
  let known = measuredOnes.get(plan);
  if (!known) measuredOnes.set(plan, known = new Map());
  let rows = known.get(quantity);
  if (!rows) {
    rows = spokenRows(plan).flatMap(({ it, wordings }) => {
      const readings = wordings.map((wording) => inWording(wording, quantity))
        .filter((found) => found.length > 0);
      return readings.length > 0 ? [{ it, readings }] : [];
    });
    known.set(quantity, rows);
  }
  return rows;
}

/** A row, and what each of its measures can be read as: the words before it, the cell, the words after it. */
interface SpokenRow {
  it: Statement;
  wordings: string[][];
}

const spokenOnes = new WeakMap<PlanSet, SpokenRow[]>();

function spokenRows(plan: PlanSet): SpokenRow[] {
  const known = spokenOnes.get(plan);
  if (known) return known;
  const read = (text: string) => forReading(spellOut(text));
  const made = allStatements(plan).flatMap((it): SpokenRow[] => {
    const { schedule, row } = it;
    if (!schedule || !row || isRemoved(it.text)) return [];
    const wordings = spokenMeasures(schedule, row).flatMap(({ cell, wordings }) =>
      wordings.map(({ before, after }) => [before, cell, after].map(read))
    );
    return [{ it, wordings }];
  });
  spokenOnes.set(plan, made);
  return made;
}

/** Every quantity of a cell as `#`, with the cell's other lengths as `~`. */
function inWording([before, cell, after]: readonly string[], { find, unit }: Quantity) {
  const mentions = find(cell);
  if (mentions.length === 0) return [];
  const lengths = findLengths(cell);
  return mentions.map((mention) => {
    const spans = [
      { start: mention.start, end: mention.end, sign: "#" },
      ...lengths.filter((it) => it.end <= mention.start || it.start >= mention.end)
        .map(({ start, end }) => ({ start, end, sign: "~" })),
    ].sort((a, b) => b.start - a.start);
    const masked = spans.reduce(
      (text, { start, end, sign }) => text.slice(0, start) + sign + text.slice(end),
      cell,
    );
    return {
      value: mention.value,
      unit,
      raw: mention.raw,
      clause: before + masked + after,
      plain: before + cell + after,
      before: before + cell.slice(0, mention.start),
      after: cell.slice(mention.end) + after,
    };
  });
}

/** Titles a text stands under: of its drawing, its list and its schedule, else of its sheet. */
export function titlesOver({ heading, drawing, schedule, page }: Statement, plan: PlanSet): string {
  const titles = [drawing, heading, schedule?.title].filter(Boolean);
  if (titles.length > 0) return [...new Set(titles)].join(" | ");
  return plan.sheets.find((sheet) => sheet.page === page)?.title ?? "";
}

/** Percent of the page within which a dimension string belongs to the drawing of its nearest text. */
const SAME_DRAWING = 15;

/** The only drawing of a page, else that of the nearest text. */
function drawingOf(dimension: Dimension, texts: readonly Statement[]): string | null {
  const isOnly = texts.every(({ drawing }) => drawing === texts[0].drawing);
  const [nearest] = isOnly ? texts : around(dimension, texts, SAME_DRAWING);
  return nearest?.drawing ?? null;
}

const bareOnes = new WeakMap<PlanSet, { it: Dimension; quantity: StatedQuantity }[]>();

/** Every dimension string as a quantity. */
function bareQuantities(plan: PlanSet) {
  const known = bareOnes.get(plan);
  if (known) return known;
  const drawn = allStatements(plan).filter((it) => it.from === "note" && it.drawing !== null);
  const byPage = Map.groupBy(drawn, (it) => it.page);
  const made = plan.dimensions.map((it) => ({
    it,
    quantity: asQuantity(it, drawingOf(it, byPage.get(it.page) ?? [])),
  }));
  bareOnes.set(plan, made);
  return made;
}

function asQuantity(dimension: Dimension, drawing: string | null): StatedQuantity {
  const text = forReading(dimension.sourceText);
  const words = text.replace(/^[\d\s'"./-]*(FT\.?|IN\.?)?/i, "").trim();
  return {
    ...asStatement(dimension.sourceText, dimension),
    drawing,
    value: dimension.valueIn,
    unit: "in",
    raw: dimension.sourceText,
    clause: words === "" ? "#" : `# ${words}`,
    before: "",
    after: words === "" ? "" : ` ${words}`,
  };
}
