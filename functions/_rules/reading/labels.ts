/**
 * Labels that leave the thing to a title: `1:8` in a CURB RAMP DETAIL, `CLEAR 33"` in a RAMP SCHEDULE, a bare
 * dimension string in a STALL DETAIL. What a label may be called is said together with the titles it may stand under.
 */
import type { Dimension, PlanSet } from "../../_shared/domain/plan_set.ts";
import { loose } from "./patterns.ts";
import { perPlan } from "./per_plan.ts";
import { byText, inOrder, type Print } from "./printed.ts";
import { forReading } from "./quantities.ts";
import { type QuantityQuery, statedQuantities, type StatedQuantity } from "./saying.ts";
import { isAmid } from "./setting.ts";
import { drawingOf } from "./titled_measures.ts";
import { allStatements, asStatement, type Statement } from "./statements.ts";
import { TextIndex } from "./text_index.ts";
import { titlesOver } from "./titles.ts";

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
  return labels.flatMap((label) => {
    const titles = fittingTitles(plan, label);
    if (titles.size === 0) return [];
    const isUnder = (it: Statement) => titles.has(titlesOver(it, plan)) && isAmid(it, plan, label);
    const not = label.not && loose(label.not);
    const worded = statedQuantities(plan, { ...query, says: label.says, where: isUnder })
      .filter((it) => !not?.test(it.clause));
    const places = new Set(worded.map(({ box }) => box));
    const bare = query.quantity.unit !== "in" || query.in === "rows"
      ? []
      : bareSaying(plan, { says: label.says, nots: [not, query.not && loose(query.not)] })
        .filter((it) => !places.has(it.box) && isUnder(it));
    const found: LabelledQuantity[] = [...worded, ...bare];
    return label.isLikely ? found.map((it) => ({ ...it, isLikely: true })) : found;
  });
}

/** The titles a label may stand under, of those there are. */
function fittingTitles(plan: PlanSet, { title, notTitle }: TitledLabel): ReadonlySet<string> {
  const [fit, unfit] = [loose(title ?? ANY), notTitle && loose(notTitle)];
  return new Set(allTitles(plan).mayMatch([fit]).filter((it) => fit.test(it) && !unfit?.test(it)));
}

const ANY = /(?:)/;

/** Whatever a text or a dimension string of the set stands under, each once. */
const allTitles = perPlan((plan) => {
  const under = [...allStatements(plan), ...bareQuantities(plan)].map((it) => titlesOver(it, plan));
  return new TextIndex([...new Set(under)], (titles) => [titles]);
});

/** Dimension strings that read the same. */
interface BareText {
  clause: string;
  by: Print<StatedQuantity>[];
}

/** Dimension strings whose text says so. */
function bareSaying(
  plan: PlanSet,
  { says, nots }: { says: RegExp | RegExp[]; nots: readonly (RegExp | undefined)[] },
): StatedQuantity[] {
  const wanted = [says].flat().map(loose);
  return inOrder(
    bareTexts(plan).candidates(wanted).filter(({ thing: { clause }, patterns }) =>
      patterns.some((it) => it.test(clause)) && !nots.some((it) => it?.test(clause))
    ).flatMap(({ thing }) => thing.by),
  );
}

/** What the dimension strings of the set read, each once. */
const bareTexts = perPlan((plan) => {
  const texts = [...byText(bareQuantities(plan), ({ clause }) => clause)]
    .map(([clause, by]): BareText => ({ clause, by }));
  return new TextIndex(texts, ({ clause }) => [clause]);
});

/** Every dimension string as a quantity. */
const bareQuantities = perPlan((plan) => {
  const drawn = allStatements(plan).filter((it) => it.from === "note" && it.drawing !== null);
  const byPage = Map.groupBy(drawn, (it) => it.page);
  return plan.dimensions.map((it) => asQuantity(it, drawingOf(it, byPage.get(it.page) ?? [])));
});

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
