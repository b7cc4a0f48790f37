/**
 * Labels that leave the thing to a title: `1:8` in a CURB RAMP DETAIL, `CLEAR 33"` in a RAMP SCHEDULE, a bare
 * dimension string in a STALL DETAIL. What a label may be called is said together with the titles it may stand under.
 */
import type { Dimension, PlanSet } from "../../_shared/domain/plan_set.ts";
import { loose, type QuantityQuery, statedQuantities, type StatedQuantity } from "./clauses.ts";
import { around } from "./places.ts";
import { forReading } from "./quantities.ts";
import { isAmid } from "./setting.ts";
import { allStatements, asStatement, type Statement } from "./statements.ts";

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
    const bare = query.quantity.unit !== "in" || query.in === "rows" ? [] : plan.dimensions
      .map((it) => ({ it, quantity: asQuantity(it, plan) }))
      .filter(({ quantity }) =>
        [says].flat().some((it) => loose(it).test(quantity.clause)) &&
        !barred?.test(quantity.clause) && !(not && loose(not).test(quantity.clause)) &&
        isUnder(quantity)
      )
      .filter(({ it }) => !worded.some((other) => other.page === it.page && other.box === it.box))
      .map(({ quantity }) => quantity);
    const found: LabelledQuantity[] = [...worded, ...bare];
    return isLikely ? found.map((it) => ({ ...it, isLikely })) : found;
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

/** The only drawing of its page, else that of the nearest text. */
function drawingOf(dimension: Dimension, plan: PlanSet): string | null {
  const texts = allStatements(plan).filter(({ from, drawing, page }) =>
    from === "note" && drawing !== null && page === dimension.page
  );
  const isOnly = texts.every(({ drawing }) => drawing === texts[0].drawing);
  const [nearest] = isOnly ? texts : around(dimension, texts, SAME_DRAWING);
  return nearest?.drawing ?? null;
}

function asQuantity(dimension: Dimension, plan: PlanSet): StatedQuantity {
  const text = forReading(dimension.sourceText);
  const words = text.replace(/^[\d\s'"./-]*(FT\.?|IN\.?)?/i, "").trim();
  return {
    ...asStatement(dimension.sourceText, dimension),
    drawing: drawingOf(dimension, plan),
    value: dimension.valueIn,
    unit: "in",
    raw: dimension.sourceText,
    clause: words === "" ? "#" : `# ${words}`,
    before: "",
    after: words === "" ? "" : ` ${words}`,
  };
}
