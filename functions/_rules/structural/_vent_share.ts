/** Vents held against the space they air: both areas in one statement. */
import { cantTell, fail, pass, type Verdict } from "../define_rule.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import {
  allRows,
  isKept,
  isLimitHead,
  isRemoved,
  newWork,
  printedNumber,
  rounded,
  type Statement,
  statements,
} from "../measure.ts";

/** A statement with the free area of its vents, per cent of the space. */
export type VentShare = Statement & { sharePercent: number };

const AREA =
  /(?<![\d.])(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.?\d+)\s*(?:(S\.?F\b|SQ\.?\s*F(?:T|EET)\b|SQUARE\s+FEET)|SQ\.?\s*IN(?:\.|CHES)?(?![A-Z])|SQUARE\s+INCHES)/gi;
const SQIN_PER_SQFT = 144;
/** What is asked for is no vent: `REQUIRED 4.85 SF`, `1 IN 300 = 4.85 SF`. */
const IS_REQUIRED = [
  /\bREQ\w*\W*$|\b1\s?(?:IN|[:\/])\s?(?:150|300)\s*=\s*$/i,
  /^\W*REQ[A-Z.']*\s*(?:$|[,;|)])/i,
];

/** What the vents come to, as their own share behind their area: `TOTAL NET FREE AREA | 6.4 SF (1/460)`. */
const RATIO = /\(\s*(?:=\s*)?1\s*[\/:]\s*(\d{2,4})(?:\s+OF\s+(?:THE\s+)?ATTIC(?:\s+AREA)?)?\s*\)/i;

/** Statements on the topic that give both areas, or one and its share. */
export function ventShares(plan: PlanSet, topic: RegExp): VentShare[] {
  const listed = statements(plan, { topic, in: "rows" }).filter(({ schedule, text }) =>
    schedule?.kind === "ventilation" && !isKept(text) && !isRemoved(text)
  ).map(withoutAsked);
  const said = newWork(plan, { topic, titled: true }).flatMap(spacesOf);
  return [...said, ...listed].flatMap((it): VentShare[] => {
    const areas = [...it.text.matchAll(AREA)].filter(({ 0: raw, index }) =>
      !IS_REQUIRED[0].test(it.text.slice(0, index)) &&
      !IS_REQUIRED[1].test(it.text.slice(index + raw.length))
    ).map(([, value, isFeet]) => printedNumber(value) / (isFeet ? 1 : SQIN_PER_SQFT))
      .sort((a, b) => b - a);
    const ratio = RATIO.exec(it.text)?.[1];
    if (areas.length === 1 && ratio) return [{ ...it, sharePercent: 100 / Number(ratio) }];
    if (areas.length < 2 || areas[0] <= 0 || isSum(areas)) return [];
    return [{ ...it, sharePercent: (areas[1] / areas[0]) * 100 }];
  });
}

/** A note about several spaces, a sentence each: `HOUSE ATTIC 2,240 SF, VENTS 5.5 SF. COTTAGE ATTIC 480 SF, VENTS 1.6 SF.` */
function spacesOf<T extends Statement>(it: T): T[] {
  const pairs = it.text.split(/;\s+|\.\s+(?=[A-Z])/).filter((part) =>
    [...part.matchAll(AREA)].length === 2
  );
  return it.row === null && pairs.length > 1 ? pairs.map((text) => ({ ...it, text })) : [it];
}

/** The row without its cells under heads such as REQUIRED. */
const withoutAsked = (it: Statement): Statement => ({
  ...it,
  text: it.row?.cells.filter((_, index) => !isLimitHead(it.schedule?.columns[index]?.header ?? ""))
    .map(({ text }) => text).join(" | ") ?? it.text,
});

const OF_SPACE = /\bAREA\b/i, OF_VENTS = /\bVENT|\bFREE\b|\bN\.?F\.?V?\.?A\b|\bPROV/i;
const IS_BUILT = /\bPROV|\bACTUAL|\bTOTAL|\bINSTALLED/i;

/** The one area a row gives, in square feet; null when there is none or there are more. */
function areaOf(text: string): number | null {
  const [first, ...others] = [...text.matchAll(AREA)];
  if (!first || others.length > 0) return null;
  return printedNumber(first[1]) / (first[2] ? 1 : SQIN_PER_SQFT);
}

/** Shares of lists that give the space in one row and its vents in another: `ATTIC AREA | 1,800 SF` over `NFA PROVIDED | 8 SF`. */
export const listedShares = (plan: PlanSet, topic: RegExp): VentShare[] =>
  [...Map.groupBy(allRows(plan), ({ schedule }) => schedule)].flatMap(([schedule, rows]) => {
    if (!topic.test(schedule?.title ?? "") || !/\bVENT/i.test(schedule?.title ?? "")) return [];
    const named = rows.map((it) => ({ it, name: it.row?.cells[0]?.text ?? "" }));
    const spaces = named.filter(({ name }) =>
      OF_SPACE.test(name) && !OF_VENTS.test(name) && !/\bREQ/i.test(name)
    );
    const vents = named.filter(({ name }) =>
      OF_VENTS.test(name) && IS_BUILT.test(name) && !/\bREQ/i.test(name)
    );
    const [space, vent] = [spaces, vents].map((of) =>
      of.length === 1 ? areaOf(of[0].it.text) : null
    );
    return space && vent
      ? [{
        ...vents[0].it,
        text: rows.map(({ text }) => text).join("; "),
        sharePercent: (vent / space) * 100,
      }]
      : [];
  });

const SPACE_HEAD =
  /^\W*(?:ATTIC\s+|CEILING\s+|FLOOR\s+|ROOF\s+|PLAN\s+)*AREA\b(?!.*\b(?:VENT|FREE|OPEN))/i;
const VENT_HEAD =
  /\bN\.?F\.?V?\.?A\b|\bFREE\b|\b(?:RIDGE|SOFFIT|EAVES?|HIGH|LOW(?:ER)?|UPPER)\b.*\b(?:S\.?F|SQ|VENT)|\bVENT\w*\b.*\b(?:S\.?F|SQ|PROV)/i;
const IN_INCHES = /\bSQ\.?\s*IN|\bS\.?I\.?\b|\bIN\.?2/i;
const IN_FEET = /\bS\.?\s?F\b|\bSQ\.?\s*F/i;
const BARE = /^\W*(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.?\d+)\W*$/;
const STANDS_HIGH = /\b(?:RIDGE|HIGH|UPPER|GABLE|OFF.?RIDGE)\b/i;
const STANDS_LOW = /\b(?:SOFFIT|EAVES?|LOW(?:ER)?)\b/i;

/**
 * Shares of lists that give an attic a row, its area and its vents under heads with their units: `AREA SF | NFVA HIGH SF |
 * NFVA EAVE SF`. Vents in several columns are added up, and how much of what `betterPercent` asks stands high is told.
 */
export const tabledShares = (plan: PlanSet, topic: RegExp, betterPercent: number): VentShare[] =>
  allRows(plan).flatMap((it): VentShare[] => {
    const { schedule, row } = it;
    if (!schedule || !row || isKept(it.text) || isRemoved(it.text)) return [];
    const heads = schedule.columns.map(({ header }) => header);
    if (!topic.test([schedule.title ?? "", ...heads].join(" | "))) return [];
    const given = heads.flatMap((head, at) => {
      const unit = IN_INCHES.test(head) ? SQIN_PER_SQFT : IN_FEET.test(head) ? 1 : null;
      const digits = BARE.exec(row.cells[at]?.text ?? "")?.[1];
      return unit === null || digits === undefined || isLimitHead(head)
        ? []
        : [{ head, sqft: printedNumber(digits) / unit }];
    });
    const spaces = given.filter(({ head }) => SPACE_HEAD.test(head));
    const vents = given.filter(({ head }) => !SPACE_HEAD.test(head) && VENT_HEAD.test(head));
    const totals = vents.filter(({ head }) => /\bTOTAL\b/i.test(head));
    const parts = vents.filter((vent) => !totals.includes(vent));
    if (spaces.length !== 1 || vents.length === 0 || totals.length > 1) return [];
    const sumOf = (of: typeof vents) => of.reduce((sum, { sqft }) => sum + sqft, 0);
    const all = totals.length === 1 ? totals[0].sqft : sumOf(parts);
    const [high, low] = [STANDS_HIGH, STANDS_LOW].map((where) =>
      parts.filter(({ head }) => where.test(head))
    );
    const asked = spaces[0].sqft * betterPercent / 100;
    const isTold = high.length > 0 && low.length > 0;
    const isHigh = sumOf(high) >= 0.4 * asked && sumOf(low) >= 0.5 * asked * 0.99;
    const placed = isTold ? (isHigh ? "HIGH AND LOW" : "ALL AT ONE LEVEL") : it.text;
    return [{ ...it, text: placed, sharePercent: all / spaces[0].sqft * 100 }];
  });

/** Vents added up, `2.3 SF HIGH + 2.7 SF EAVES = 5.0 SF`, are held against no space. */
const isSum = ([largest, ...parts]: readonly number[]): boolean =>
  parts.length > 1 && Math.abs(parts.reduce((sum, it) => sum + it, 0) - largest) < largest / 50;

/**
 * A share against the usual limit and that of a better arrangement, which the statement may claim (`true`), deny
 * (`false`) or leave open (`null`). Message keys: `short`, `open`.
 */
export function judgeShare(
  sharePercent: number,
  { usual, better }: { usual: number; better: number },
  isBetter: boolean | null,
): Verdict {
  const required = isBetter ? better : usual;
  const data = { actual: rounded(sharePercent), required: rounded(required), unit: "%" };
  // Vents are given in whole sizes: a hundredth of the limit is none.
  const keeps = (limit: number) => sharePercent >= limit * 0.99;
  if (keeps(required)) return pass(data);
  return isBetter === null && keeps(better) ? cantTell("open", data) : fail("short", data);
}
