/**
 * An attic can be reached through an opening large enough. Applies to stated sizes of attic accesses under
 * FBC-Residential. Inches; the shorter side against the shorter figure.
 * @source FBC-R 8th ed. (2023), R807.1
 */
import { atLeast, findLengths, normaliseMarks } from "../../../_shared/units.ts";
import { cantTell, defineRule, fail, pass } from "../../define_rule.ts";
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import {
  allStatements,
  denying,
  gapBetween,
  lengthOf,
  newWork,
  printedNumber,
  type Stated,
  type Statement,
} from "../../measure.ts";

const ACCESS =
  /\bATTIC\s+(ACCESS|HATCH|SCUTTLE|OPENING|STAIRS?|LADDER|PANEL|DOOR)\b|\bSCUTTLE\b|\bACCESS\s+(TO|INTO)\s+ATTIC\b|\bATTIC\s*$/i;
const BARE = /(\d{2})\s*(?:"|IN\.?)?\s*(?:X|BY)\s*(\d{2})\s*(?:"|IN\b)?/i;
/** A callout of nothing but a size, under the title of the hatch. */
const BARE_SIZE =
  /^\W*\d{2}\s*(?:"|IN\.?)?\s*(?:X|BY)\s*\d{2}\s*(?:"|IN\b\.?)?\s*(?:R\.?\s?O\.?|ROUGH\s+OPENING|CLEAR|CLR\.?|OPENING|MIN\.?|\W)*$/i;
const HATCH_TITLE = /^\W*ATTIC\s+(?:ACCESS|HATCH|SCUTTLE|OPENING|PANEL)\b(?!.*\b(?:PLAN|EXIST))/i;
/** A size printed under the label, percent of the page away. */
const UNDER = 1.5;

interface Opening extends Stated {
  longIn: number;
}

const NONE = denying(String.raw`ATTIC\s+(?:ACCESS|HATCH|SCUTTLE|OPENING)`);
const NOT_NEEDED =
  /\bREQ\w*|\bN\/A|\bLESS\s+THAN|\bUNDER\s+30|\bEXIST|\bGARAGE|\bFLAT\s+ROOF|\bCATHEDRAL|\bVAULTED|\bNO\s+ATTIC\s+SPACE|\bFROM\b|\bIN\s+(?:THIS|BED\w*|CLOSET|BATH)/i;

/** Texts that leave the access to an attic out. */
const denials = (plan: PlanSet): Statement[] => newWork(plan, { topic: NONE, not: NOT_NEEDED });

/** Is the attic as large and as high as one that needs an access, by the text itself? */
function isLarge(text: string, least: { areaSqft: number; heightIn: number }): boolean {
  const area = /(\d[\d,]*)\s*(?:S\.?\s?F\b|SQ\.?\s*F)/i.exec(text)?.[1];
  const height = lengthOf(text, {
    of: /\bHEIGHT|\bHIGH\b|\bRIDGE\b|\bTALL\b/i,
    betweenIn: [6, 360],
  });
  return area !== undefined && printedNumber(area) >= least.areaSqft &&
    height !== null && height.valueIn >= least.heightIn;
}

/** Accesses with a size, in the text or printed under it. */
const sizedOpenings = (plan: PlanSet): Opening[] =>
  newWork(plan, { topic: ACCESS, not: /\bROOF\s+(HATCH|SCUTTLE)\b/i }).concat(
    newWork(plan, { topic: BARE_SIZE, in: "notes" }).filter(({ drawing }) =>
      HATCH_TITLE.test(drawing ?? "")
    ),
  ).flatMap((it) => {
    const own = withSize(it);
    if (own) return [own];
    const under = allStatements(plan).filter((other) =>
      other !== it && gapBetween(other, it) <= UNDER && other.text.length < 24
    );
    return under.flatMap((other) => withSize(other) ?? []).slice(0, 1);
  });

export default defineRule<Opening | Statement>({
  id: "egress/attic-access",
  requirementId: "FBC-R-R807-attic",
  demand: {
    thing: "attic access",
    property: ["width", "length", "height"],
    limit: (_, it) => ({ min: it.property === "width" ? 22 : 0 }),
  },
  applies(plan) {
    const sized = sizedOpenings(plan);
    return sized.length > 0 ? sized : denials(plan);
  },
  check(it, { limits }) {
    const { atticAccessShortIn: short, atticAccessLongIn: long } = limits.egress;
    if (!("longIn" in it)) {
      const none = {
        text: it.sourceText,
        actual: "none",
        required: `${short} x ${long}`,
        unit: "in",
      };
      const { atticAreaSqft: areaSqft, atticHeightIn: heightIn } = limits.egress;
      return isLarge(it.text, { areaSqft, heightIn })
        ? fail("none", none)
        : cantTell("maybe", none);
    }
    const { value, longIn } = it;
    const data = { actual: `${value} x ${longIn}`, required: `${short} x ${long}`, unit: "in" };
    return atLeast(value, short, "in") && atLeast(longIn, long, "in")
      ? pass(data)
      : fail("small", data);
  },
  messages: {
    ok: "The attic access is {actual} in; at least {required} in is required.",
    none: "The set says there is no attic access: {text}",
    maybe:
      "The set says there is no attic access; an attic of more than 30 sq ft that is at least 30 in high needs one: {text}",
    small: "The attic access is {actual} in; at least {required} in is required.",
  },
  recommendation: "Enlarge the attic access to at least {required} in.",
});

function withSize(it: Statement): Opening | null {
  const lengths = findLengths(it.text).map(({ valueIn }) => valueIn).filter((n) =>
    n >= 12 && n <= 96
  );
  const bare = BARE.exec(normaliseMarks(it.text));
  const pair = lengths.length >= 2 ? lengths : bare ? [Number(bare[1]), Number(bare[2])] : [];
  if (pair.length < 2) return null;
  const [value, longIn] = [pair[0], pair[1]].sort((a, b) => a - b);
  return { ...it, value, longIn, unit: "in", raw: it.text };
}
