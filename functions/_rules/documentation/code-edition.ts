/**
 * The set is drawn to the codes in force. Applies to every code cited: another edition of the Florida code or another
 * year of the electrical code fails, NEC 2023, a model code alone and silence ask. A set dated before the edition only asks.
 * @source FBC-B 8th ed. (2023), 101.4; in force since 31 December 2023
 */
import type { CodeEdition, Fact, PlanSet } from "../../_shared/domain/plan_set.ts";
import { cantTell, defineRule, fail, inapplicable, pass, type Verdict } from "../define_rule.ts";
import type { Limits } from "../limits/mod.ts";
import { absenceOn, sheetsOf } from "../measure.ts";
import {
  CONFLICT_MESSAGE,
  contradictions,
  contradictionVerdict,
} from "../conflicts/contradictions.ts";

/** Words that cite a code for what stands already, or name a part of it with its own edition. */
const OTHER_USE =
  /\b(EXIST(ING|\.)? (BUILDING|CONDITION|STRUCTURE|HOUSE|RESIDENCE|WORK)S? (WAS|WERE|IS|PERMIT\w*|BUILT|CONSTRUCTED|DESIGNED|ERECTED|APPROVED)|ORIGINAL\w*|PREVIOUS\w*|PERMIT(TED)?\W{0,3}(NO\.?\W*)?[\w-]*\d[\w-]*\W+(WAS\s+)?(ISSUED\s+)?UNDER|PERMIT\w*\W+(WAS\s+)?(ISSUED|APPROVED|FILED|APPLIED)\b[^.;]{0,30}\bUNDER|REVISION TO (THAT |THE )?PERMIT|SUPERSED\w*|RECORD DRAWINGS?|AS-?BUILTS?|CLOSED|FORMER|HISTORIC)\b/i;

export default defineRule({
  id: "documentation/code-edition",
  requirementId: "FBC-B-107-code-edition",
  applies: (plan) => {
    const cited = plan.codeSummary.codeEditions.map((fact) => ({ ...fact, fact, verdict: null }));
    const disputed = contradictions(plan, ["code edition"]).map((it) => ({
      ...it,
      fact: null,
      verdict: contradictionVerdict(it),
    }));
    if (cited.some(({ fact }) => fact.value.code.startsWith("FBC"))) return [...cited, ...disputed];
    const place = absenceOn(
      sheetsOf(plan, { kinds: ["cover", "code summary", "notes"] }),
      "the Florida Building Code edition",
    );
    return [
      ...cited,
      ...disputed,
      ...(place ? [{ ...place, fact: null, verdict: cantTell("absent") }] : []),
    ];
  },
  check: ({ fact, verdict }, { plan, limits }) =>
    verdict ?? (fact ? judge(fact, plan, limits) : inapplicable()),
  messages: {
    ok: "{printed} is cited, which is in force.",
    old: "The set cites {printed}; in force: {required}.",
    early:
      "The set cites {printed}; in force for applications since December 31, 2023: {required}. The sheets have an earlier date.",
    later:
      "The set cites {printed}; the 8th edition was adopted with {required}, and the reference may have been updated since. Ask the building official which one governs.",
    model: "The set cites {printed}; Florida enforces its own code, {required}.",
    absent: "No edition of the Florida Building Code was found on the sheets that would cite it.",
    conflict: CONFLICT_MESSAGE,
  },
  recommendation:
    "Cite the Florida Building Code, 8th edition (2023), and NEC 2020, and check the design against them.",
});

function judge({ value, sourceText }: Fact<CodeEdition>, plan: PlanSet, limits: Limits): Verdict {
  const { codeYear, codeEdition, necYear, necLaterYear } = limits.documentation;
  if (OTHER_USE.test(sourceText)) return inapplicable();
  const printed = value.asPrinted;
  if (value.code === "IBC") {
    return cantTell("model", {
      printed,
      actual: printed,
      required: "8th edition (2023)",
      unit: null,
    });
  }
  if (value.code === "NEC") {
    if (value.year === null) return inapplicable();
    const data = { printed, actual: value.year, required: `NEC ${necYear}`, unit: null };
    if (value.year === necLaterYear) return cantTell("later", data);
    return value.year === necYear ? pass(data) : wrong(data, plan);
  }
  if (value.code !== "FFPC" && !value.code.startsWith("FBC")) return inapplicable();
  const isRight = value.edition !== null ? value.edition === codeEdition : value.year === codeYear;
  if (value.edition === null && (value.year === null || value.code === "FFPC")) {
    return inapplicable();
  }
  const data = {
    printed,
    actual: value.edition !== null ? ordinalEdition(value.edition) : value.year,
    required: `${ordinalEdition(codeEdition)} (${codeYear})`,
    unit: null,
  };
  return isRight ? pass(data) : wrong(data, plan);
}

const ordinalEdition = (edition: number): string =>
  `${edition}${["th", "st", "nd", "rd"][edition] ?? "th"} edition`;

function wrong(data: { actual: number | string | null; required: string }, plan: PlanSet): Verdict {
  const years = plan.sheets.flatMap(({ date }) => yearIn(date ?? ""));
  const isEarly = years.length > 0 && Math.max(...years) < 2024;
  return isEarly ? cantTell("early", data) : fail("old", data);
}

function yearIn(date: string): number[] {
  const full = /\b((?:19|20)\d\d)\b/.exec(date);
  if (full) return [Number(full[1])];
  const short = /\b\d{1,2}[/.-]\d{1,2}[/.-](\d\d)\b/.exec(date);
  return short ? [2000 + Number(short[1])] : [];
}
