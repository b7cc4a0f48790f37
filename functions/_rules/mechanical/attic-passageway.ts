/**
 * Who services equipment in an attic reaches it without crawling far.
 * Reads the length of the passageway, in feet; one 6 ft high may be longer.
 * @source FBC-M 8th ed. (2023), 306.3
 */
import { cantTell, defineRule } from "../define_rule.ts";
import { clausesOf, demand, feet, judgeStated, labelledRowText, settingOf } from "../measure.ts";

/** Headroom stated in the text, feet. */
const pairlessHeights = (text: string): number[] =>
  clausesOf(text).flatMap((clause) =>
    feet.find(clause).filter((it) =>
      /\b(HEADROOM|HIGH|HEIGHT|HT)\b[^\d;]{0,20}$/i.test(clause.slice(0, it.start)) ||
      /^\W*(MIN\.? )?(HEADROOM|HIGH|HEIGHT|CLEAR HEIGHT)/i.test(clause.slice(it.end))
    ).map((it) => it.value)
  );

/** What a way in an attic is measured from. */
const OPENING = /PULL ?-? ?DOWN|ACCESS|HATCH|SCUTTLE|OPENING|LADDER/i;
const WAYS = ["attic passageway", "corridor"];

export default defineRule({
  id: "mechanical/attic-passageway",
  requirementId: "FBC-M-306.3-attic",
  source: { volume: "FBC-M", edition: "2023", section: "306.3" },
  title: "Attic passageway",
  ...demand({
    thing: [...WAYS, "roof equipment", "air handler", "water heater"],
    property: ["length", "distance"],
    where: /ATTIC/,
    unless: /EXIT PASSAGE|SIDEWALK|COVERED/,
    keep: ({ thing, clause, value }) =>
      value !== null && value >= 48 && (WAYS.includes(thing) || OPENING.test(clause)),
    scale: 1 / 12,
  }),
  check(it, { plan, limits: { mechanical } }) {
    const row = it.schedule && it.row ? labelledRowText(it.schedule, it.row) : "";
    const isTall = pairlessHeights(`${settingOf(it, plan)} | ${row}`.replaceAll(" | ", "; "))
      .some((height) => height >= mechanical.tallAtticFt - 0.01);
    const max = isTall ? mechanical.tallAtticPassageFt : mechanical.atticPassageFt;
    const verdict = judgeStated(it, { max });
    return it.isLikely && verdict.kind === "fail" ? cantTell("outside", verdict.data) : verdict;
  },
  messages: {
    ok: "The attic passageway is {raw}.",
    outside: "The attic passageway is {actual} ft long; at most {required} ft is allowed.",
  },
  recommendation:
    "Bring the access and equipment within {required} ft of each other, with a light, a receptacle and a 30 by 30 in platform.",
});
