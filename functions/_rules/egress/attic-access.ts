/**
 * An attic can be reached through an opening large enough. Applies to stated sizes of attic accesses under
 * FBC-Residential. Inches; the shorter side against the shorter figure.
 * @source FBC-R 8th ed. (2023), R807.1
 */
import { atLeast, findLengths, normaliseMarks } from "../../_shared/units.ts";
import { isResidential } from "../building_profile.ts";
import { defineRule, fail, pass } from "../define_rule.ts";
import { allStatements, gapBetween, newWork, type Stated, type Statement } from "../measure.ts";

const ACCESS =
  /\bATTIC\s+(ACCESS|HATCH|SCUTTLE|OPENING|STAIRS?|LADDER|PANEL|DOOR)\b|\bSCUTTLE\b|\bACCESS\s+(TO|INTO)\s+ATTIC\b|\bATTIC\s*$/i;
const BARE = /(\d{2})\s*(?:"|IN\.?)?\s*(?:X|BY)\s*(\d{2})\s*(?:"|IN\b)?/i;
/** A size printed under the label, percent of the page away. */
const UNDER = 1.5;

interface Opening extends Stated {
  longIn: number;
}

export default defineRule<Opening>({
  id: "egress/attic-access",
  requirementId: "FBC-R-R807-attic",
  severity: "low",
  source: { volume: "FBC-R", edition: "2023", section: "R807.1" },
  category: "Egress",
  title: "Attic access",
  when: isResidential,
  applies: (plan) =>
    newWork(plan, { topic: ACCESS, not: /\bROOF\s+(HATCH|SCUTTLE)\b/i }).flatMap((it) => {
      const own = withSize(it);
      if (own) return [own];
      const under = allStatements(plan).filter((other) =>
        other !== it && gapBetween(other, it) <= UNDER && other.text.length < 24
      );
      return under.flatMap((other) => withSize(other) ?? []).slice(0, 1);
    }),
  check({ value, longIn }, { limits }) {
    const { atticAccessShortIn: short, atticAccessLongIn: long } = limits.egress;
    const data = { actual: `${value} x ${longIn}`, required: `${short} x ${long}`, unit: "in" };
    return atLeast(value, short, "in") && atLeast(longIn, long, "in")
      ? pass(data)
      : fail("small", data);
  },
  messages: {
    ok: "The attic access is {actual} in; at least {required} in is required.",
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
