/**
 * An attic breathes.
 * Reads the free area of vents beside the area of the attic, in per cent.
 * @source FBC-R 8th ed. (2023), R806.2
 */
import { defineRule } from "../define_rule.ts";
import { either, newWork } from "../measure.ts";
import {
  judgeShare,
  listedShares,
  tabledShares,
  type VentShare,
  ventShares,
} from "./_vent_share.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";

/** Part of the vents stands high, the rest at the eaves. */
const BETTER = /RIDGE|GABLE|HIGH AND LOW|UPPER|BALANCED|1\s?[\/:]\s?300|OFF.?RIDGE|\b[45]\d\s?%/i;
const NOT_BETTER =
  /\bALL AT ONE LEVEL\b|\bALL (?:(?:OF )?(?:THEM|THESE|IT|THE)? ?(?:VENTS?|VENTING|VENT AREA|NFVA|NFA)? ?)?(?:ARE |IS |STANDS? |LIES? )?(?:AT |IN |ALONG |NEAR |LOW )?(?:THE )?(?:SOFFIT|EAVE|LOW)|\bNO (?:RIDGE|HIGH|UPPER)|\b(?:RIDGE|GABLE)(?: VENTS?)? ONLY\b|\bONLY (?:AT )?(?:THE )?RIDGE|\b(?:SOFFIT|EAVE)S?(?: VENTS?)? ONLY/i;

const SHARE_OF = String
  .raw`(\d{1,3})\s?%\s*(?:OF\s+\w+\s+)?(?:(?:AT|IN|NEAR|@|ALONG)\s*)?(?:THE\s+)?`;
/** How much of the vents stands high: `45% AT RIDGE`, `RIDGE: 20%`, or what `80% AT EAVES` leaves. */
const HIGH = either(
  anyCase`${SHARE_OF}(?:RIDGE|UPPER|HIGH|TOP|OFF.?RIDGE)`,
  /\b(?:RIDGE|UPPER|HIGH)\b[^%\d]{0,20}(\d{1,3})\s?%/,
);
const LOW = anyCase`${SHARE_OF}(?:SOFFIT|EAVE|LOW)`;
/** At least so much stands high for the better limit, per cent. */
const LEAST_HIGH_PERCENT = 40;

/** Does part of the vents stand high enough; null where it is not told. */
function isBetterPlaced(text: string): boolean | null {
  if (NOT_BETTER.test(text)) return false;
  const high = HIGH.exec(text);
  const low = LOW.exec(text)?.[1];
  const share = high?.[1] ?? high?.[2] ?? (low === undefined ? undefined : 100 - Number(low));
  if (share !== undefined) return Number(share) >= LEAST_HIGH_PERCENT;
  return BETTER.test(text) ? true : null;
}

const ATTIC = /\bATTIC\b/i;
/** Titles and heads of lists of attics with their vents. */
const VENTED = /\bATTIC\b.*\b(?:VENT|N\.?F\.?V?\.?A|FREE)|\b(?:ROOF|VENT\w*)\b.*\bATTIC\b/i;
/** The share by itself: `ATTIC VENT 1/200`, `1:400 OF ATTIC AREA`. */
const SHARE = /(?<![\d\/.])1\s?[\/:]\s?(\d{3})\b/g;
const IS_ASKED =
  /\bREQ|\bMIN\b|\bMINIMUM|\bCODE\b|\bALLOW|\bUN-?VENTED|\bWHERE\b|\bWHEN\b|\bIF\b|\bCRAWL/i;

/** Texts that give the share alone, and where the vents stand. */
const saidShares = (plan: PlanSet): VentShare[] =>
  newWork(plan, {
    topic:
      /\bATTIC\b.*\bVENT|\bVENT.*\bATTIC\b|\bN\.?F\.?V?\.?A\b|\bNET\s+FREE\s+(?:VENT\w*\s+)?AREA\b/i,
    not: IS_ASKED,
    in: "notes",
    titled: true,
  })
    .flatMap((it): VentShare[] => {
      const shares = [...it.text.matchAll(SHARE)];
      return shares.length === 1 && isBetterPlaced(it.text) !== null
        ? [{ ...it, sharePercent: 100 / Number(shares[0][1]) }]
        : [];
    });

export default defineRule({
  id: "structural/attic-vents",
  requirementId: "FBC-R-R806.2-attic-vent",
  source: { volume: "FBC-R", edition: "2023", section: "R806.2" },
  demand: {
    thing: "attic vent",
    property: "share",
    where: /ATTIC|ROOF/,
    unless: /REQ|MIN|SLOPE|PITCH|CRAWL|UNVENTED/,
    as: (sharePercent) => ({ sharePercent }),
  },
  applies: (plan, { limits }) => {
    const better = limits.structural.atticVentBetterPercent;
    const told = [...ventShares(plan, ATTIC), ...listedShares(plan, ATTIC)];
    const tabled = tabledShares(plan, VENTED, better).filter(({ box }) =>
      !told.some((it) => it.box === box)
    );
    const shares = [...told, ...tabled];
    return [
      ...shares,
      ...saidShares(plan).filter(({ box }) => !shares.some((it) => it.box === box)),
    ];
  },
  check({ sharePercent, text }, { limits }) {
    const isBetter = isBetterPlaced(text);
    const { atticVentUsualPercent: usual, atticVentBetterPercent: better } = limits.structural;
    return judgeShare(sharePercent, { usual, better }, isBetter);
  },
  messages: {
    ok: "Vents are {actual}% of the attic area.",
    short: "Vents are {actual}% of the attic area; at least {required}% is required.",
    open:
      "Vents are {actual}% of the attic area; below {required}%, 40 to 50% of the vent area must be in the upper part of the attic.",
  },
});
