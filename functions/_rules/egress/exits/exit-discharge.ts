/**
 * Most exits lead straight outside. Applies under FBC-Building to texts that say which share of the exits discharges
 * through a lobby or other room inside. Per cent.
 * @source FBC-B 8th ed. (2023), 1028.2
 */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { defineRule, inapplicable } from "../../define_rule.ts";
import { judgeMax, newWork, settingOf, type Statement } from "../../measure.ts";

const INSIDE =
  /\b(?:EXITS?|STAIRS?)\b[^.;]*\b(?:EMPT(?:Y|IES|YING)|LEAD(?:S|ING)?(?:\s+OUT)?|OPENS?|TERMINATES?|ENDS?|EXITS?|PASS(?:ES)?|DISCHARGES?|LETS?\s+OUT|COMES?\s+OUT|GO(?:ES)?)\s+(?:IN(?:TO)?|TO|VIA|THROUGH|THRU|BY\s+WAY\s+OF)\s+(?:THE\s+|AN?\s+)?(?:MAIN\s+|GROUND\s+FLOOR\s+|RECEPTION\s+|ELEVATOR\s+|ENTRY\s+|FIRST\s+FLOOR\s+|BUILDING\s+)*(?:LOBB(?:Y|IES)|ATRIUM|INTERIOR|VESTIBULE|CONCOURSE)\b|\bDISCHARG\w*\b[^.;]*\b(LOBBY|INTERIOR|INSIDE|THROUGH (THE )?(BUILDING|LOBBY|VESTIBULE|FIRST FLOOR))\b|\b(LOBBY|INTERIOR)\b[^.;]*\bDISCHARG/i;
/** What no exit does: `NO DISCHARGE THROUGH THE LOBBY`, `NEITHER STAIR LEADS INTO AN ATRIUM`. */
const DENIED =
  /\b(?:NO|NONE|NOT|NEVER|NEITHER|WITHOUT)\b(?!\s*(?:MORE|LESS)\b)[^.;,()]{0,70}\b(?:LOBB(?:Y|IES)|ATRIUM|INTERIOR|INSIDE|VESTIBULE|CONCOURSE|BUILDING|FIRST\s+FLOOR)\b/gi;
const COUNT =
  /\b(?<part>\d|ONE|TWO|THREE|BOTH|ALL(?:\s+(?:TWO|THREE|FOUR|FIVE|\d))?)\s+(?:OF\s+(?:THE\s+)?(?<whole>\d|TWO|THREE|FOUR)\s+)?(?:EXITS?|(?:EXIT\s+|ENCLOSED\s+)*STAIRS?)\b/i;
const WORDS: Record<string, number> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4 };

export default defineRule({
  id: "egress/exit-discharge",
  requirementId: "FBC-B-1028.2-exit-discharge",
  applies: (plan) =>
    newWork(plan, {
      topic: INSIDE,
      not: /\b(AIR|EXHAUST|DUCT|WATER|ROOF DRAIN|PUMP|SHALL NOT|NOT MORE THAN)\b/i,
    }).filter(({ text }) => INSIDE.test(text.replace(DENIED, " "))),
  check(it, { plan, limits }) {
    const actual = shareIn(it.text) ?? shareInTable(it) ?? shareNamed(it, plan);
    if (actual === null) return inapplicable();
    return judgeMax(
      { actual, required: limits.egress.interiorDischargePercent, unit: "%" },
      "inside",
    );
  },
  messages: {
    ok: "{actual}% of the exits discharge inside the building; at most {required}% may.",
    inside: "{actual}% of the exits discharge inside the building; at most {required}% may.",
  },
  recommendation:
    "Have at least half of the exits, with half of the capacity, discharge directly outside.",
});

/** The share that leads outside: `60 % DIRECTLY OUTSIDE, REST THROUGH LOBBY`. */
const OUTSIDE =
  /(\d{1,3}(?:\.\d+)?)\s*(?:%|PERCENT)\s+(?:OF\s+(?:THE\s+)?\w+\s+)?(?:\w+\s+)?(?:DIRECT(?:LY)?|EXTERIOR|OUTSIDE|OUTDOORS)\b/i;

function shareIn(text: string): number | null {
  const outside = OUTSIDE.exec(text);
  if (outside) return Math.max(0, 100 - Number(outside[1]));
  const percent = /(\d{1,3}(?:\.\d+)?)\s*(?:%|PERCENT)/i.exec(text);
  if (percent) return Number(percent[1]);
  const groups = COUNT.exec(text)?.groups;
  if (!groups) return null;
  if (/BOTH|ALL/i.test(groups.part)) return 100;
  if (!groups.whole) return null;
  const of = (word: string) => WORDS[word.toUpperCase()] ?? Number(word);
  return shareOf(of(groups.part), of(groups.whole));
}

const EVERY_STAIR =
  /^\W*(?:TOTAL\s+|NO\.?\s+OF\s+|ALL\s+)*(?:EXITS?|(?:EXIT\s+|ENCLOSED\s+)*STAIRS?)(?:\s+TOTAL)?\W*$/i;

/** The share of a row in the row of a table that counts every stair: `STAIRS VIA LOBBY | 2` of `EXIT STAIRS | 3`. */
function shareInTable({ schedule, row }: Statement): number | null {
  if (!schedule || !row) return null;
  const countIn = (cells: typeof row.cells) => {
    const [figure, ...others] = cells.slice(1).filter(({ text }) => /^\W*\d{1,2}\W*$/.test(text));
    return figure && others.length === 0 ? Number(/\d+/.exec(figure.text)?.[0]) : null;
  };
  const every = schedule.rows.find(({ cells }) => EVERY_STAIR.test(cells[0]?.text ?? ""));
  const [part, whole] = [countIn(row.cells), every ? countIn(every.cells) : null];
  return part === null || whole === null || whole < part ? null : shareOf(part, whole);
}

const shareOf = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10;

const NAMED_PAIR = /\bSTAIRS?\s+\S{1,2}\s*(?:&|AND|,)\s*(?:STAIR\s+)?\S{1,2}\b[^.;]{0,50}\bBOTH\b/i;
const ONLY_TWO =
  /\b(?:ONLY|TOTAL\s+OF)\s+(?:\(?2\)?|TWO)(?:\s*\(2\))?\s+(?:EXIT\s+)?STAIRS?\b|\b(?:ONLY|(?:THE|BUILDING'?S)\s+TWO)\s+EXITS\b/i;

/** All of them, where two stairs are named and the drawing says that there are no others. */
const shareNamed = (it: Statement, plan: PlanSet): number | null =>
  NAMED_PAIR.test(it.text) && ONLY_TWO.test(settingOf(it, plan)) ? 100 : null;
