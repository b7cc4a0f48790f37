/**
 * Labels that leave the thing to a title: `1:8` in a CURB RAMP DETAIL, `CLEAR 33"` in a RAMP SCHEDULE, a bare
 * dimension string in a STALL DETAIL. What a label may be called is said together with the titles it may stand under.
 */
import type { Dimension, PlanSet } from "../../_shared/domain/plan_set.ts";
import { lettersOf } from "./needed_words.ts";
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
    const isUnder = testOfTitles(plan, label);
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

/** A test for texts under a fitting title, amid fitting texts. */
function testOfTitles(plan: PlanSet, { title, notTitle, amid, notAmid }: TitledLabel) {
  const known = new Map<string, boolean>();
  const fits = (titles: string) =>
    (!title || loose(title).test(titles)) && !(notTitle && loose(notTitle).test(titles));
  return (it: Statement): boolean => {
    const titles = titlesOver(it, plan);
    let isFit = known.get(titles);
    if (isFit === undefined) known.set(titles, isFit = fits(titles));
    return isFit && isAmid(it, plan, { amid, notAmid });
  };
}

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

/** Every dimension string as a quantity. */
const bareTexts = perPlan((plan) => {
  const drawn = allStatements(plan).filter((it) => it.from === "note" && it.drawing !== null);
  const byPage = Map.groupBy(drawn, (it) => it.page);
  const all = plan.dimensions.map((it) => asQuantity(it, drawingOf(it, byPage.get(it.page) ?? [])));
  const texts = [...byText(all, ({ clause }) => clause)]
    .map(([clause, by]): BareText => ({ clause, by }));
  return new TextIndex(texts, ({ clause }) => [lettersOf(clause)]);
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
