/** What a clause says is not there, put off or open. */
import type { Mark } from "../../_lexicon/mod.ts";
import type { FrameWork } from "../../_shared/domain/frame.ts";
import { ANSWERS_NO, ASKS_FOR_LABEL } from "../reading/answers.ts";
import { isDeferred, isUndecided } from "../reading/standing.ts";
import { type Clause, thingsOf, withinOf, type Words } from "./clause.ts";
import { isObjectAt } from "./nearness.ts";
import type { Because } from "./own.ts";
import type { Placeless } from "./placeless.ts";

/**
 * Things a clause says are not there, put off or open.
 *
 * @param isAnswer it is the answer to a head or label: `NO` under SHUTTERS, or behind `SHUTTERS:`; the head, where the
 *   answer stands in a row
 */
export function absentIn(
  clause: Clause,
  tiers: readonly Words[],
  work: FrameWork,
  because?: Because,
  { isAnswer, head }: { isAnswer: boolean; head: string } = {
    isAnswer: ANSWERS_NO.test(clause.text.split(/[|:]/).at(-1) ?? ""),
    head: "",
  },
): Placeless[] {
  const { text, marks } = clause;
  const isLater = isDeferred(text);
  const isOpen = isUndecided(text);
  const found = marks.flatMap((mark, at) => {
    const things = thingsOf(mark);
    if (things.length === 0 || mark.end - mark.start < 2) return [];
    const polarity = isDenied(mark, at, clause)
      ? "none"
      : isOpen
      ? "open"
      : isLater
      ? "deferred"
      : null;
    return polarity === null ? [] : things.map((thing) => ({ thing, polarity }) as const);
  });
  if (found.length === 0 && isAnswer) {
    const named = (words: Words) => words.marks.filter((mark) => thingsOf(mark).length > 0);
    const label = ASKS_FOR_LABEL.test(head) ? tiers.find((it) => named(it).length > 0) : undefined;
    const asked = named(clause).length > 0 ? clause : label;
    const marks = asked ? named(asked) : [];
    // `OUTLET IN HALL`: not the hall.
    const answered = marks.findLast(({ start }) => !isObjectAt(asked!.text, start)) ?? marks.at(-1);
    for (const thing of answered ? thingsOf(answered) : []) found.push({ thing, polarity: "none" });
  }
  const within = withinOf(clause, tiers);
  return found.map(({ thing, polarity }): Placeless => {
    because?.(`→ ${thing}: ${polarity}`);
    return {
      thing,
      mark: null,
      within: within.filter((it) => it !== thing),
      property: null,
      bound: null,
      value: null,
      unit: null,
      raw: "",
      role: "provided",
      polarity,
      work,
      sure: "said",
      clause: text,
    };
  });
}

/** `NO GUARD`, `GUARD: NONE`, `GUARD NOT PROVIDED`; not `NO GUARD SHALL …`. */
function isDenied(mark: Mark, at: number, { text, marks }: Clause): boolean {
  const has = (it: Mark | undefined, kind: string) =>
    it?.senses.some((sense) => sense.kind === kind) ?? false;
  for (let from = at - 1; from >= 0 && from >= at - 3; from--) {
    if (has(marks[from], "noneBefore")) {
      const between = text.slice(marks[from].end, mark.start);
      return !OF_OTHERS.test(text.slice(0, marks[from].end)) &&
        /^(?:\s+[A-Z'\/-]+){0,3}\s*$/i.test(between) &&
        !/\b(?:OF|THAN|ON|IN|AT|TO)\b/i.test(between) &&
        !/^\s*(?:\w+\s+){0,2}(?:SHALL|MAY|MUST|LESS|MORE|THAN|WITHIN|OTHER)\b/i.test(
          text.slice(mark.end),
        );
    }
    if (!isPlain(marks[from])) break;
  }
  const next = marks.slice(at + 1).find((it) => !isPlain(it));
  return has(next, "noneAfter") &&
    /^\s*(?:\([^)]*\))?\s*(?:[:=|,-]|\b(?:IS|ARE|WILL BE|TO BE|HAS BEEN|WAS|SYSTEM|DEVICE)\b|\s)*$/i
      .test(
        text.slice(mark.end, next!.start),
      );
}

/** What others lack: `2 HR IS FOR ROWS WITHOUT SPRINKLERS`. */
const OF_OTHERS =
  /\b(?:FOR|IF|WHERE|WHEN)\s+(?:(?:ALL|ANY|OTHER|THE)\s+)?(?:ROWS?|BUILDINGS?|HOUSES?|UNITS?|ROOMS?|STAIRS?|THOSE|ONES)\s+(?:WITH\s+NO|WITHOUT)\s*$/i;

/** Names nothing that could be denied itself. */
const isPlain = ({ senses }: Mark): boolean =>
  senses.every(({ kind }) => kind === "after" || kind === "before" || kind === "provided");
