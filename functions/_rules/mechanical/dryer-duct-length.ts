/**
 * A dryer blows its lint out only over a short duct.
 * Reads the stated length in feet and adds elbows where the length is of the straight run; a
 * longer manufacturer length or a booster makes it a question.
 * @source FBC-M 8th ed. (2023), 504.8.4.1
 */
import type {
  Dimension,
  Evidence,
  PlanSet,
  Schedule,
  ScheduleRow,
} from "../../_shared/domain/plan_set.ts";
import { anyCase, eachInAnyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import {
  allStatements,
  around,
  besideOnDrawing,
  clausesSaying,
  contextOf,
  feet,
  forReading,
  isLimitHead,
  keepsTo,
  labelledRowText,
  placeOf,
  rounded,
  type Statement,
} from "../measure.ts";

/** A dryer duct: stated length in feet, elbows, and the words that say so. */
type Duct = Evidence & {
  length: number;
  elbow90: number;
  elbow45: number;
  words: string;
  isWhole: boolean;
  /** The longest run the maker of the dryer allows; null when not stated. */
  allowed: number | null;
};

/** What stands before the figure that counts all: `22' + 2 x 5' = 32'`. */
const SUM = /(=|\bTOTAL(S|ING)?( OF| LENGTH)?|EQUIV\w*\.?( LENGTH)?|EFFECTIVE( LENGTH)?)\W*$/i;

/** The same behind it: `40 FT IN ALL`. */
const SUM_AFTER = /^\W{0,3}(?:IN\s+ALL|ALL\s+TOLD|ALTOGETHER|IN\s+TOTAL|TOTAL|COMBINED)\b/i;

/** Which way a leg of the duct goes, before or after its length: `UP 8', OVER 24'`, `9' VERTICAL + 20' HORIZ.` */
const WAY = String.raw`(?:UP|DOWN|OVER|ACROSS|RISE[RS]?|DROP|VERT\w*\.?|HORIZ\w*\.?)`;
const LEG_BEFORE = anyCase`\b${WAY}\W{0,3}$`;
const LEG_AFTER = anyCase`^\W{0,3}${WAY}(?![A-Z])`;
const isLeg = (text: string, { start, end }: { start: number; end: number }): boolean =>
  LEG_BEFORE.test(text.slice(0, start)) || LEG_AFTER.test(text.slice(end));
const total = (legs: readonly { value: number }[]): number =>
  legs.reduce((sum, { value }) => sum + value, 0);

/** What stands before or after the length the maker allows. */
const ALLOWED_BEFORE =
  /\b(PERMITS|ALLOWS|ACCEPTS|RATED( FOR| TO)?|LISTED( FOR| TO)?|APPROVED( FOR| TO)?|GOOD FOR|UP TO|LIMIT( OF| IS)?|(MANUF\w*|MFR|MFG|MAKER)\W*(S\W+)?(MAX\w*|LONGEST|ALLOW\w*)(\W+(LENGTH|RUN|DUCT|IS|OF|LISTED))*|MAX\w*\W+(LENGTH\W+)?(PER|BY)\W+(THE\W+)?(MANUF\w*|MFR|MFG|MAKER))\W*$/i;
const ALLOWED_AFTER =
  /^[^;]{0,16}\b(PERMITTED|ALLOWED|ALLOWABLE)|^[^;\d]{0,16}\b((MANUF\w*|MFR|MFG|MAKER)\W*(S\W+)?(MAX|LIMIT)\w*|(PER|BY) (THE )?(MFR|MANUF\w*|MAKER|ITS|DRYER|INSTALL\w*))(?!\W*(S\W+)?((LENGTH|RUN|IS|OF|MAX\w*)\W*)*\d)/i;
/** Who says so. */
const BY_MAKER =
  /\b(MANUF\w*|MFR|MFG|MAKER|MANUAL|INSTALLATION INSTR|LISTED LENGTH|LISTED DRYER|LABEL|MODEL)/i;

const isAllowance = (text: string, { start, end }: { start: number; end: number }): boolean =>
  ALLOWED_BEFORE.test(text.slice(0, start)) || ALLOWED_AFTER.test(text.slice(end));

/** Lengths the maker allows, feet. */
const allowancesIn = (text: string): number[] =>
  BY_MAKER.test(text)
    ? feet.find(text).filter((it) => isAllowance(text, it)).map(({ value }) => value)
    : [];

/** Said to have none: `NO MAKER TABLE`, `WITHOUT LABEL FROM MFR.`; `NO LONGER THAN MFR. ALLOWS` denies nothing. */
const NO_MAKER =
  /\b(?:NO|WITHOUT|W\/O)\s+(?!(?:LONGER|MORE|GREATER|FURTHER)\s+THAN)(?:[A-Z.'\/-]+\s+){0,3}?(?:MANUF\w*|MFR|MFG|MAKER|MANUAL|LABEL|LISTED LENGTH)\b(?:\W?S\b)?(?:\s+(?:FROM|BY|OF)\s+(?:THE\s+|A\s+)?(?:LONGER\s+)?(?:MANUF\w*|MFR|MFG|MAKER)|\s+(?:TABLE|LABEL|DATA|LENGTH|LETTER|SHEET|INFO\w*))*/gi;
/** That of the maker which nothing is taken from: `MFR DATA NOT USED`, `THE MAKER HAS NO LONGER LENGTH`. */
const MAKER_NOT_USED =
  /\b(?:MANUF\w*|MFR|MFG|MAKER)\b[^.;,]{0,24}\b(?:NOT\s+(?:USED|APPLIED|TAKEN|CLAIMED|RELIED)|NONE|N\/A|(?:HAS|HAVE|GIVES?|LISTS?|STATES?|ALLOWS?)\s+NO\s+(?:LONGER|OTHER|GREATER|SUCH|TABLE|LENGTH|ALLOWANCE))[^.;,]*/gi;
/** The same said elsewhere on the drawing. */
const allowancesBeside = (it: Statement, plan: PlanSet): number[] =>
  besideOnDrawing(it, plan).flatMap(({ text }) => allowancesIn(forReading(text)));

const IN_LAUNDRY = /\b(LAUNDRY|DRYER|WASHER|UTILITY)\b/i;

/** A fan on the way makes up for the length. */
const BOOSTED = /(?<!\b(NO|WITHOUT|W ?\/ ?O|NOT)\b[^;.]{0,12})\b(BOOSTER|(DRYER|LINT) FAN)/i;

const WORDS = ["", "ONE", "TWO", "THREE", "FOUR", "FIVE"];

/** How an elbow is made: `4" RADIUS MITERED`. */
const SHAPE =
  '(?:(?:\\d+(?: ?"| ?IN\\.?)?|TIGHT|SQUARE|SHARP|HARD|CLOSE|STANDARD|STD\\.?|RADIUS|RAD\\.?|LONG|SHORT|SMOOTH|MIT(?:ER|RE)\\w*|RIGID|METAL)[ -]+)*';

/** Elbows of these degrees in the text; elbows without degrees count as 90. */
function elbowsIn(text: string, degrees: number): number {
  const bare = degrees === 90
    ? "(?:90 *(?:°|DEG\\w*\\.?)?[^,;+]{0,28})?"
    : "45 *(?:°|DEG\\w*\\.?)?[^,;+]{0,28}";
  const pattern =
    eachInAnyCase`(?:\(?(\d)\)?|(ONE|TWO|THREE|FOUR|FIVE))[ -]+${SHAPE}${bare}(?:ELBOW|ELL\b|ELLS\b|BEND|TURN)|(?:\(?(\d)\)?|(ONE|TWO|THREE|FOUR|FIVE))[ -]+${SHAPE}${degrees}(?:'?S\b| *(?:°|DEG\w*\.?))`;
  const headed = anyCase`(?:^|\|) *(?:${degrees} *(?:°|DEG\w*\.?)? *)${
    degrees === 90 ? "?" : ""
  }(?:ELBOWS?|ELLS?|BENDS?)[^|\d]{0,8}(\d) *(?=\||$)`.exec(text);
  if (headed) return Number(headed[1]);
  return [...text.matchAll(pattern)].reduce(
    (sum, [, figure, word, loneFigure, loneWord]) =>
      sum + (Number(figure ?? loneFigure) || WORDS.indexOf((word ?? loneWord ?? "").toUpperCase())),
    0,
  );
}

/** The length counts its elbows: `45'-0" EQUIV.`, `34'-6", 2 ELLS DEDUCTED`; `ELLS NOT INCLUDED` does not. */
const WHOLE =
  /EQUIV|DEVELOPED|EFFECTIVE|TOTAL|MAX|(?<!\b(?:NOT|NO|LESS|BEFORE|W\/O|WITHOUT|EXCL\w*)\b[^,;]{0,12})(?:\bINCL\b|INCLUD|\b(?:DEDUCTED|ACCOUNTED|COUNTED|TAKEN OFF|ALLOWED FOR|FIGURED IN)\b)/i;

/** Elbows of a wide, smooth bend; a smooth duct says nothing of its elbows. */
const SMOOTH_BEND =
  /\bSMOOTH[ -]*(?:LONG[ -]*)?(?:RADIUS|RAD\b\.?|SWEEPS?|ELB\w*|ELLS?|BENDS?|90|45)|\b(?:RADIUS|RAD\.?)[ -]*SMOOTH\b/i;

const DUCT_DRAWING = /\bDRYER\b.*\b(?:DUCT|VENT|EXH\w*)\b/i;
const OF_MANY = /\bPLANS?\b|\bNOTES?\b|\bEXIST/i;

/** The greatest level dimension on a drawing of the duct, with what the drawing says of it. */
function drawnDucts(plan: PlanSet): Duct[] {
  const runs = plan.dimensions.filter(({ drawing, valueIn, sourceText, orientation }) =>
    drawing && DUCT_DRAWING.test(drawing) && !OF_MANY.test(drawing) && valueIn >= 36 &&
    orientation === "horizontal" && !/[A-Z]{3}/i.test(sourceText)
  );
  return runs.filter((it) => !runs.some((other) => isLonger(other, it))).map((it): Duct => {
    const words = forReading(
      plan.notes.filter(({ page, drawing }) => page === it.page && drawing === it.drawing)
        .map(({ text }) => text).join("; "),
    );
    const allowed = Math.max(0, ...allowancesIn(words)) || null;
    const [elbow90, elbow45] = [90, 45].map((degrees) => elbowsIn(words, degrees));
    return {
      ...placeOf(it),
      length: it.valueIn / 12,
      elbow90,
      elbow45,
      words,
      isWhole: false,
      allowed,
    };
  });
}

const isLonger = (other: Dimension, it: Dimension): boolean =>
  other.page === it.page && other.drawing === it.drawing && other.valueIn > it.valueIn;

/** The row without what the code asks for; what the maker allows stays. */
const withoutAsked = ({ columns }: Schedule, row: ScheduleRow): ScheduleRow => ({
  ...row,
  cells: row.cells.map((cell, index) => {
    const header = columns[index]?.header ?? "";
    return isLimitHead(header) && !BY_MAKER.test(header) ? { ...cell, text: "" } : cell;
  }),
});

/** Is the length one of these with its elbows: `25 ft straight and two elbows of 5 ft | 35 ft`? */
const isSumOf = (built: readonly { value: number }[], elbowsFt: number, length: number): boolean =>
  elbowsFt > 0 && built.some(({ value }) => Math.abs(value + elbowsFt - length) < 0.5);

export default defineRule({
  id: "mechanical/dryer-duct-length",
  requirementId: "FBC-M-dryer-length",
  source: { volume: "FBC-M", edition: "2023", section: "504.8.4.1" },
  demand: {
    thing: "dryer duct",
    property: "length",
    scale: 1 / 12,
    limit: ({ mechanical }) => ({ max: mechanical.dryerDuctFt }),
  },
  applies: (plan, { limits }) => [
    ...drawnDucts(plan),
    ...clausesSaying(plan, {
      says: [
        /\bDRYER\b/,
        /\d[^;]{0,8}(OF )?[^;]{0,12}DUCT/,
      ],
      amid: /\bDRYER\b/,
      titled: true,
      not: /CLEARANCE|FROM OPENING|HAIR|HAND DRYER|RECEPT|CIRCUIT|BREAKER/,
    }).filter((it) => /\bDRYER\b/i.test(it.clause) || IN_LAUNDRY.test(contextOf(it))).flatMap(
      (it) => {
        const beside = around(it, allStatements(plan), 2.5).filter((other) =>
          /ELBOW|\bELLS?\b|RADIUS|EQUIVALENT|DEVELOPED/i.test(other.text) &&
          !/DRYER/i.test(other.text) && (it.schedule === null || other.schedule !== it.schedule)
        );
        const own = it.schedule && it.row
          ? labelledRowText(it.schedule, withoutAsked(it.schedule, it.row))
          : it.text;
        const text = forReading(
          [own, ...beside.slice(0, 2).map((other) => other.text)].join(" "),
        )
          .replace(/\bL\.?F\b\.?/gi, "FT");
        const [elbow90, elbow45] = [90, 45].map((degrees) => elbowsIn(text, degrees));
        const run = feet.find(text).filter((mention) =>
          mention.value >= 3 &&
          !/^[^,;+]{0,8}(EACH|EA\b|PER|FROM|ABOVE|A\.?F)|^S\b/i.test(text.slice(mention.end)) &&
          !/(RADIUS|EACH|ADD|LESS|CLR|CLEAR)[^\w,;]*$/i.test(text.slice(0, mention.start))
        );
        if (run.length === 0) return [];
        const allowances = allowancesIn(text);
        const noted = allowances.length > 0 ? [] : allowancesBeside(it, plan);
        const allowed = Math.max(0, ...allowances, ...noted) || null;
        const built = run.filter((mention) => allowed === null || !isAllowance(text, mention));
        if (built.length === 0) return [];
        const sum = built.find(({ start, end }) =>
          SUM.test(text.slice(0, start)) || SUM_AFTER.test(text.slice(end))
        );
        const legs = built.filter((mention) => isLeg(text, mention));
        const ofElbows = elbow90 * limits.mechanical.dryerElbow90Ft +
          elbow45 * limits.mechanical.dryerElbow45Ft;
        const length = sum?.value ??
          Math.max(total(legs), ...built.map((mention) => mention.value));
        return [{
          ...it,
          length,
          elbow90,
          elbow45,
          words: text,
          // Legs that add up have the same figures now and then.
          isWhole: sum !== undefined || legs.length === 0 && isSumOf(built, ofElbows, length),
          allowed,
        }];
      },
    ),
  ],
  check({ length, elbow90, elbow45, words, isWhole: isSum, allowed }, { limits }) {
    const { dryerDuctFt, ...bends } = limits.mechanical;
    const [dryerElbow90Ft, dryerElbow45Ft] = SMOOTH_BEND.test(words)
      ? [bends.dryerSmoothElbow90Ft, bends.dryerSmoothElbow45Ft]
      : [bends.dryerElbow90Ft, bends.dryerElbow45Ft];
    const each = Number(
      /(\d+(?:\.\d+)?) *(?:FT\.?|FEET|'(?:-0")?) *(?:EACH|EA\b|PER)/i.exec(words)?.[1] ?? NaN,
    );
    const isWhole = isSum || WHOLE.test(words);
    const elbows = isWhole ? 0 : elbow90 * (Number.isFinite(each) ? each : dryerElbow90Ft) +
      elbow45 * (Number.isFinite(each) && elbow90 === 0 ? each : dryerElbow45Ft);
    const data = {
      actual: rounded(length + elbows),
      required: dryerDuctFt,
      unit: "ft",
      elbows: rounded(elbows),
    };
    const longest = Math.max(dryerDuctFt, allowed ?? 0);
    if (keepsTo(length + elbows, longest, "ft")) return pass({ ...data, required: longest });
    return BOOSTED.test(words) ||
        (allowed === null &&
          BY_MAKER.test(words.replace(NO_MAKER, " ").replace(MAKER_NOT_USED, " ")))
      ? cantTell("long", data)
      : fail("long", data);
  },
  messages: {
    ok: "The dryer duct is {actual} ft long, including {elbows} ft for elbows.",
    long:
      "The dryer duct is {actual} ft long, including {elbows} ft for elbows; at most {required} ft is allowed.",
  },
  recommendation:
    "Shorten the duct, use a listed booster, or use a longer length from the manufacturer’s instructions with its label.",
});
