/**
 * Ducts in attics are insulated to R-8, elsewhere outside the envelope to R-6.
 * Applies to stated duct insulation of houses; on a performance path a lower value is a question. R-value.
 * @source FBC-EC 8th ed. (2023), R403.3.1
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { contextOf } from "../measure.ts";
import { cellUnder, PROVIDED_HEAD } from "../structural/_cells.ts";
import { insulation, isPrescriptive } from "./_path.ts";

const INSIDE =
  /\b(CONDITIONED\s+(?:FLOOR\s+)?(SPACE|ATTIC|ENVELOPE)|INSIDE\s+(THE\s+)?(THERMAL\s+)?ENVELOPE|SEALED\s+ATTIC|ENCAPSULATED)\b/i;
const SMALL = /\b(LESS\s+THAN|UNDER|<)\s*3\s*("|IN)/i;

/** Places outside the envelope that are no attic. */
const ELSEWHERE =
  /\bGARAGE|\bCRAWL|\bFLOOR\s+(?:TRUSS|CAVIT|JOIST|SYSTEM)|\bCLOSET|\bCHASE|\bSOFFIT|\bBASEMENT|\bUNDER\s*FLOOR|\bBETWEEN\s+FLOORS/i;

/** Where ducts run, as rows of a list of ducts say it. */
const PLACE = /^[^|]*\b(?:ATTIC|GARAGE|CRAWL|CHASE|SOFFIT|UN-?CONDITIONED)/i;

const NONE_THERE = /\bNO\s+DUCT\w*\s+(?:RUN\s+)?IN\s+(?:THE\s+)?ATTIC/gi;

export default defineRule({
  id: "energy/attic-duct-insulation",
  requirementId: "FBC-EC-R403.3-ducts",
  title: "Duct insulation",
  demand: {
    thing: ["duct", "insulation"],
    property: "r-value",
    where: /DUCT.*ATTIC|ATTIC.*DUCT/i,
    limit: ({ energy }) => ({ min: energy.atticDuctR }),
  },
  applies: (plan) =>
    insulation(plan, {
      part:
        /\bDUCT(S|WORK|ING|BOARD)?\b|\bFLEX\b|\bATTIC\s+RUNS?\b|\b(?:SUPPLY|RETURN)\s+(?:TRUNK|RUN|PLENUM)/i,
      title: /\bDUCT/i,
      listed: { title: /\bDUCT/i, row: PLACE },
      not:
        /\bDRYER|EXHAUST\s+DUCT|BATH\s+FAN|RANGE\s+HOOD|REFRIGERANT|(?:HOT|WATER)\s+(?:WATER\s+)?PIP(?:ES?|ING)\b[^.;]{0,40}R-?\s?\d/i,
    }),
  check(it, { plan, limits }) {
    if (INSIDE.test(it.text)) return inapplicable();
    if (ELSEWHERE.test(contextOf(it)) && !/\bATTIC/i.test(it.text.replace(NONE_THERE, " "))) {
      const data = { actual: it.value, required: limits.energy.otherDuctR, unit: "R" };
      return it.value >= data.required ? pass(data) : fail("low", data);
    }
    const { atticDuctR, otherDuctR } = limits.energy;
    // `R-8 IN ATTIC, R-6 ELSEWHERE`: the lower one is not of the attic.
    const provided = cellUnder(it, PROVIDED_HEAD);
    const said = provided ?? it.sourceText;
    const ofAttic = Number(
      /R\s*-?\s*(\d+(?:\.\d+)?)[^,;]{0,24}\bATTIC/i.exec(said)?.[1] ??
        /\bATTIC[^,;R]{0,24}\bR\s*-?\s*(\d+(?:\.\d+)?)/i.exec(said)?.[1] ??
        // `ATTIC DUCTS R | 8 | 8 | R-6 INSIDE`: the remark is of other ducts.
        /^\s*(\d{1,2}(?:\.\d)?)\s*$/.exec(provided ?? "")?.[1] ?? 0,
    );
    const isOther = ofAttic >= atticDuctR && it.value < ofAttic;
    if (isOther && it.value >= otherDuctR) {
      return pass({ actual: it.value, required: otherDuctR });
    }
    const isAttic = /\bATTIC/i.test(contextOf(it));
    const data = { actual: it.value, required: isAttic ? atticDuctR : otherDuctR, unit: "R" };
    if (it.value >= atticDuctR) return pass({ ...data, required: atticDuctR });
    if (it.value < otherDuctR && !SMALL.test(it.text)) return fail("low", data);
    if (!isAttic) return cantTell("where", { ...data, required: atticDuctR });
    return isPrescriptive(plan) === "no" || SMALL.test(it.text)
      ? cantTell("path", data)
      : fail("low", data);
  },
  messages: {
    ok: "Ducts are insulated to R-{actual}; R-{required} is required.",
    low: "Ducts are insulated to R-{actual}; at least R-{required} is required.",
    where:
      "Ducts are insulated to R-{actual}; in attics, R-{required} is required, and where they run is not stated.",
    path:
      "Attic ducts are insulated to R-{actual}, less than R-{required}; check that the compliance path or their size allows it.",
  },
  recommendation: "Insulate attic ducts to R-{required}.",
  leftOpen: {
    topic: /\bDUCT\w*\s+INSUL|\bINSUL\w*[^;]{0,20}\bDUCT/i,
    data: ({ limits }) => ({ required: limits.energy.atticDuctR, unit: "R" }),
    not: /DRYER|EXHAUST/i,
    figure: /\bR\s*-?\s*\d/i,
  },
});
