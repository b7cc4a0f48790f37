/**
 * Who uses a wheelchair can sit down to eat.
 * Compares the seats at tables and bars a place counts with those it calls accessible, of one text, row or list.
 * @source FBC-A 8th ed. (2023), 226.1
 */
import type { Evidence, PlanSet, Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { hasOccupancy, isCommercial } from "../building_profile.ts";
import { defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { cellHeaded, contextOf, newWork, placeOf, type Statement } from "../measure.ts";

/** Seats in all and accessible ones; of a list that gives both, what it asks for itself. */
type Seats = Evidence & {
  total: number | null;
  accessible: number;
  asked: number | null;
  isOfDining: boolean;
};

const FOR_WHEELCHAIRS = String
  .raw`(?:ACC(?:ESSIBLE|ESS|\.)?|A\.?D\.?A\.?|WHEEL\s?CHAIR(?:\s+ACCESSIBLE)?|W\.?\s?\/\s?C|WHLCHR|H\.?\s?\/?\s?C\.?|HANDICAP\w*)`;
const FIGURE = String.raw`(?<![\d.,$#-])(\d{1,4})(?![\d.,]*\d|\s*["'%])`;
const SEATS = String.raw`(?:SEATS?|SEATING(?:\s+PLACES)?|PLACES|POSITIONS)`;

/** `120 SEATS`, `SEATS: 120`, `SEATS 80`. */
const ALL =
  anyCase`${FIGURE}\s+(?:(?:DINING|TOTAL|TABLE|BAR|INDOOR|RESTAURANT)\s+)*SEATS\b|\b(?:SEATS|SEATING(?:\s+CAPACITY)?)\b\s*(?:[:=|]\s*)?${FIGURE}`;
/** `4 ACC SEATS`, `ACCESSIBLE: 4`, `2 OF THESE SEATS ARE ACCESSIBLE`. */
const ACCESSIBLE =
  anyCase`${FIGURE}\s+(?:(?:ARE|IS|OF\s+(?:THESE|THEM|WHICH|THE)(?:\s+SEATS)?(?:\s+ARE)?)\s+)*${FOR_WHEELCHAIRS}(?![A-Z])(?!\s*(?:PARKING|STALLS?|SPACES?|ROUTE|TOILET|R\.?R\b|ENTR))|(?<![A-Z])${FOR_WHEELCHAIRS}\s*(?:${SEATS})?\s*[:=|]?\s*${FIGURE}(?!\s*(?:PARKING|STALLS?|SPACES?))`;
const HAS_BOTH = anyCase`\bSEAT.*${FOR_WHEELCHAIRS}|${FOR_WHEELCHAIRS}.*\bSEAT`;

/** Seats in rows before a stage or an altar are another requirement's. */
const FIXED =
  /\bFIXED\b|AUDITORI|THEAT|SANCTUARY|\bPEWS?\b|BLEACHER|GRANDSTAND|STADIUM|CHAPEL|WORSHIP|WHEELCHAIR\s+SPACES?|COMPANION|PARKING|TOILET|SHOWER|WAITING|\bSTAGE\b|LECTURE/i;
const OF_DINING =
  /\bDIN(?:ING|E)\b|\bBAR\b|RESTAURANT|CAF[EÉ]|CAFETERIA|\bBREAK\b|LUNCH|\bTABLES?\b|\bBOOTHS?\b|TAP\s?ROOM|TASTING|\bPATIO\b|\bPUB\b|BREW|BANQUET|FOOD\s+COURT|\bEAT/i;

const NUMBERS = ["ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE", "TEN"];
const inFigures = (text: string): string =>
  text.replace(
    /\b(ONE|TWO|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN)\b(?=\s+(?:OF|ARE|IS|ACC|ADA|WHEEL))/gi,
    (word) => String(NUMBERS.indexOf(word.toUpperCase()) + 1),
  );

const figureOf = (match: RegExpExecArray | null): number | null => {
  const digits = match?.slice(1).find((it) => it !== undefined);
  return digits === undefined ? null : Number(digits);
};

const plain = (cell: string | null): number | null =>
  /^\W*(\d{1,4})(?:\s*(?:SEATS?|PROV\w*|TOTAL))?\W*$/i.exec(cell ?? "")?.[1] !== undefined
    ? Number(/\d+/.exec(cell!)![0])
    : null;

/** Both counts in one text. */
function saidIn(it: Statement): Seats[] {
  const text = inFigures(it.text);
  const [accessible, total] = [ACCESSIBLE.exec(text), ALL.exec(text)];
  const [few, all] = [figureOf(accessible), figureOf(total)];
  if (few === null || all === null || few > all || !HAS_BOTH.test(text)) return [];
  if (/\bREQ|\b5\s*%|PERCENT/i.test(text)) return [];
  return [{ ...placeOf(it), total: all, accessible: few, asked: null, isOfDining: isOfDining(it) }];
}

const isOfDining = (it: Statement): boolean =>
  OF_DINING.test(
    [contextOf(it), it.room, it.schedule?.title, ...it.schedule?.rows.map(nameOf) ?? []].join(
      " | ",
    ),
  );

const nameOf = ({ cells }: ScheduleRow): string => cells[0]?.text ?? "";

const ACCESSIBLE_HEAD =
  anyCase`^\W*(?:NO\.?\s+)?${FOR_WHEELCHAIRS}(?:\s+${SEATS})?(?:\s+PROV\w*)?\W*$`;
const SEATS_HEAD =
  /^\W*(?:TOTAL\s+|NO\.?\s+(?:OF\s+)?|DINING\s+)?(?:SEATS?|SEATING|CAPACITY)(?:\s+TOTAL)?\W*$/i;
/** Under a title of seats a quantity is one of seats. */
const QUANTITY_HEAD = /^\W*(?:QTY|QUANTITY|COUNT|NUMBER|NO|TOTAL)\.?\W*$/i;
const seatsHead = (schedule: Schedule | null): RegExp =>
  /\bSEAT/i.test(schedule?.title ?? "") &&
    !schedule!.columns.some(({ header }) => SEATS_HEAD.test(header))
    ? QUANTITY_HEAD
    : SEATS_HEAD;
const TOTAL = /^\W*(?:GRAND\s+|SUB-?)?TOTALS?\b/i;

/** Columns of a list of seats: of its total, else of its only row, else of all rows together. */
function listedIn(rows: readonly Statement[]): Seats[] {
  const counted = rows.flatMap((it) => {
    const total = plain(cellHeaded(it, seatsHead(it.schedule)));
    const cell = cellHeaded(it, ACCESSIBLE_HEAD);
    const accessible = plain(cell) ?? (/^[\s\-–—]*$/.test(cell ?? "x") ? 0 : null);
    return total === null || accessible === null ? [] : [{ it, total, accessible }];
  });
  const whole = counted.find(({ it }) => TOTAL.test(nameOf(it.row!)));
  if (whole) return [seatsAt(whole.it, whole.total, whole.accessible)];
  if (counted.length === 0) return [];
  const sum = (of: "total" | "accessible") => counted.reduce((all, one) => all + one[of], 0);
  return [seatsAt(counted.at(-1)!.it, sum("total"), sum("accessible"))];
}

const seatsAt = (
  it: Statement,
  total: number | null,
  accessible: number,
  asked: number | null = null,
): Seats => ({
  ...placeOf(it),
  total,
  accessible,
  asked,
  isOfDining: isOfDining(it),
});

const ACCESSIBLE_NAME =
  anyCase`(?<![A-Z])${FOR_WHEELCHAIRS}(?![A-Z]).*\b(?:SEATS?|SEATING)\b|\bSEATS?\b.*(?<![A-Z])${FOR_WHEELCHAIRS}(?![A-Z])`;
const ALL_NAME =
  /^\W*(?:TOTAL\s+|NUMBER\s+OF\s+|DINING\s+|NO\.?\s+OF\s+)*(?:SEATS|SEATING(?:\s+CAPACITY)?)(?:\s*,?\s*(?:TOTAL|PROVIDED))?\W*$/i;

/** A row of accessible seats, beside what it asks for itself or another row's seats in all. */
function namedIn(it: Statement): Seats[] {
  const { schedule, row } = it;
  if (!schedule || !row || !ACCESSIBLE_NAME.test(nameOf(row))) return [];
  const accessible = answerOf(schedule, row);
  if (accessible === null) return [];
  const asked = plain(cellHeaded(it, /\bREQ|\bMIN\b|\bCODE\b/i));
  const all = schedule.rows.filter((other) => other !== row && ALL_NAME.test(nameOf(other)))
    .flatMap((other) => answerOf(schedule, other) ?? []);
  const total = all.length === 1 ? all[0] : null;
  return asked === null && total === null ? [] : [seatsAt(it, total, accessible, asked)];
}

/** What a row gives: under PROVIDED or the like, else in its only other cell. */
function answerOf(schedule: Schedule, row: ScheduleRow): number | null {
  const given = cellHeaded(
    { schedule, row },
    /\bPROV|\bACTUAL|\bDESIGN|\bSHOWN|\bCOUNT|\bVALUE|\bQTY|\bNO\./i,
  );
  return plain(given) ?? (row.cells.length === 2 ? plain(row.cells[1].text) : null);
}

/** A row of a list with columns for all seats and for accessible ones. */
const countsBoth = ({ schedule, row }: Statement): boolean =>
  schedule !== null && row !== null &&
  [seatsHead(schedule), ACCESSIBLE_HEAD].every((head) =>
    schedule.columns.some(({ header }) => head.test(header))
  );

/** All places that count both. */
function seatsOf(plan: PlanSet): Seats[] {
  const about = newWork(plan, { topic: /\bSEAT|\bCAPACITY|\bTOTAL|\d/i })
    .filter((it) => /\bSEAT/i.test(it.text) || countsBoth(it))
    .filter((it) =>
      !FIXED.test(
        [
          contextOf(it),
          it.schedule?.title,
          ...it.schedule?.columns.map(({ header }) => header) ?? [],
        ].join(" | "),
      )
    );
  const rows = about.filter(countsBoth);
  const listed = [...Map.groupBy(rows, ({ schedule }) => schedule).values()].flatMap(listedIn);
  const others = about.filter((it) => /\bSEAT/i.test(it.text) && !rows.includes(it));
  return [...listed, ...others.flatMap((it) => it.row ? namedIn(it) : saidIn(it))];
}

export default defineRule<Seats>({
  id: "accessibility/dining-seats",
  requirementId: "FBC-A-226-dining",
  title: "Accessible seats for dining",
  when: (building) => isCommercial(building),
  applies: (plan, { building }) =>
    seatsOf(plan).filter(({ isOfDining }) => isOfDining || hasOccupancy(building, "A-2") === "yes"),
  check({ total, accessible, asked }, { limits }) {
    const share = limits.accessibility.diningSeatsPercent;
    const required = total === null ? asked! : Math.ceil(total * share / 100 - 1e-9);
    const data = { actual: accessible, required, unit: "seats", total: total ?? "all" };
    if (accessible >= required) return total === null ? inapplicable() : pass(data);
    return fail(total === null ? "own" : "few", data);
  },
  messages: {
    ok: "Accessible dining seats: {actual} of {total}; {required} required.",
    few: "Accessible dining seats: {actual} of {total}; at least {required} required (5%).",
    own: "Accessible dining seats: {actual}; the set itself requires {required}.",
  },
  recommendation:
    "Mark {required} seats as accessible, with surfaces 28 to 34 in high, spread through the room.",
});
