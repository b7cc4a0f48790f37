/**
 * In buildings of four or more storeys an elevator takes a stretcher.
 * Reads the stated stretcher size, or the statement that a car takes one; silence where an
 * elevator is shown is a question.
 * @source FBC-B 8th ed. (2023), 3002.4
 */
import { type BuildingProfile, isCommercial } from "../building_profile.ts";
import { allOf, cantTell, defineRule, fail, pass } from "../define_rule.ts";
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import type { Limits } from "../limits/mod.ts";
import {
  allStatements,
  cellHeaded,
  clausesSaying,
  contextOf,
  labelledRowText,
  lookFor,
  mentions,
  perPlan,
  type Presence,
  reaches,
  settingOf,
  sheetsOf,
  type Size,
  sizesIn,
  statements,
} from "../measure.ts";

/** A presence, or a car with its inside size. */
type Car = Presence & { car?: string; isOnly?: boolean };

const SERVES =
  /\b(?:SERV(?:ES|ING)|STOPS AT)\W+(?:FLOORS?|LEVELS?|FLRS?\.?)\s*(?:1|G|ONE|FIRST)\s*(?:-|TO|THRU|THROUGH)\s*(\d{1,2})\b|\b(\d{1,2})\s*-?\s*STOPS?\b|\bSTOPS\s+(\d{1,2})\b(?!\s*["'])/i;

/** Stands in whatever {@link SERVES} reads; most texts have none of it. */
const OF_STOPS = /STOP|SERV[EI]/i;

/** The most levels an elevator is said to serve. */
const servedLevels = perPlan((plan): number => {
  const words = new Set<string>();
  for (const it of allStatements(plan)) {
    words.add(contextOf(it));
    if (it.schedule && it.row) words.add(labelledRowText(it.schedule, it.row));
  }
  return Math.max(
    0,
    ...[...words].filter((text) => OF_STOPS.test(text)).map((text) => {
      const match = SERVES.exec(text);
      return Number(match?.[1] ?? match?.[2] ?? match?.[3] ?? 0);
    }),
  );
});

/** The stories the sheets agree on, else as many as an elevator is said to serve. */
const storiesOf = ({ stories: { value, from, isDisputed } }: BuildingProfile, plan: PlanSet) =>
  value !== null && from === "sheets" && !isDisputed
    ? value
    : Math.max(value ?? 0, servedLevels(plan));

const CAR = /\b(CAB|CAR)S?\b|\bINSIDE\b/i;
const ONLY_CAR = /\b(ONLY|SOLE|SINGLE|ONE)\b[^|]{0,14}\b(ELEV|CAR|CAB)/i;

/** True when STRETCHER stands beside the size, before or behind. */
const isOfStretcher = (text: string, start: number, end: number): boolean =>
  /^\W{0,4}(IN\.?\s)?(STRETCHER|GURNEY|COT)/i.test(text.slice(end)) ||
  /(STRETCHER|GURNEY|COT)\W{0,6}(OF\s|SIZE\W*)?$/i.test(text.slice(0, start));

const CAR_HEAD =
  /\b(?:CAB|CAR|PLATFORM)\b.*\b(?:INSIDE|CLEAR|SIZE|DIM\w*)\b|\bINSIDE\b|^\W*(?:CAB|PLATFORM)\W*$/i;

/** Elevator cars too small for a stretcher, whichever way it lies. */
const smallCars = (plan: PlanSet, limits: Limits): Car[] => [
  ...listedCars(plan, limits),
  ...saidCars(plan, limits),
];

/** Cars whose inside size has a column of its own. */
const listedCars = (plan: PlanSet, limits: Limits): Car[] =>
  statements(plan, { topic: /\d\s*["']?\s*(?:X|BY)\s*\d/i, in: "rows", under: /\bELEV/i }).flatMap(
    (it) => {
      const [size] = sizesIn(cellHeaded(it, CAR_HEAD) ?? "");
      if (!size || takesStretcher(size, limits)) return [];
      if (Math.min(size.a, size.b) < SMALLEST_CAR_IN) return [];
      const isOnly = it.schedule?.rows.length === 1 && ONLY_CAR.test(settingOf(it, plan));
      return [{ ...it, state: "shown" as const, car: size.raw, isOnly }];
    },
  );

function saidCars(plan: PlanSet, limits: Limits): Car[] {
  return clausesSaying(plan, {
    says:
      /\b(CAB|CAR|PLATFORM|INSIDE|CLEAR)\b.{0,40}\d.{0,24}\b(X|BY)\b|\d.{0,24}\b(X|BY)\b.{0,24}\b(CAB|CAR|INSIDE)\b/,
    not: /HOISTWAY|\bPIT\b|DOOR|CAR ?PORT|PARKING|GARAGE/,
    amid: /\bELEV(ATORS?)?\b/,
  }).filter((it) => CAR.test(it.text)).flatMap((it) => {
    const [size] = sizesIn(it.clause);
    const isSmall = size && !takesStretcher(size, limits);
    if (!isSmall || Math.min(size.a, size.b) < SMALLEST_CAR_IN) return [];
    const isOnly = ONLY_CAR.test(settingOf(it, plan));
    return [{ ...it, state: "shown" as const, car: size.raw, isOnly }];
  });
}

const SMALLEST_CAR_IN = 36;
/** Rounded corners and the door's recess give a stretcher on the diagonal this much. */
const CORNER_IN = 10;

/** Whether a rectangle as large as a stretcher lies in the car, straight or turned. @source L. Carver, 1957 */
function takesStretcher({ a, b }: Size, { accessibility }: Limits): boolean {
  const { stretcherLengthIn: p, stretcherWidthIn: q } = accessibility;
  const [short, long] = [Math.min(a, b), Math.max(a, b)];
  if (long >= p) return short >= q;
  const diagonal = p * p + q * q - long * long;
  const needed = (2 * p * q * long + (p * p - q * q) * Math.sqrt(diagonal)) / (p * p + q * q);
  return short >= needed - CORNER_IN;
}

export default defineRule<Car>({
  id: "accessibility/elevator-stretcher",
  requirementId: "FBC-B-3002.4-stretcher",
  title: "Elevator car for a stretcher",
  when: (building, { limits, plan }) =>
    allOf(
      isCommercial(building),
      storiesOf(building, plan) >= limits.accessibility.stretcherStories ? "yes" : "no",
    ),
  demand: { thing: "stretcher" },
  applies: (plan, { limits }) => {
    const found = lookFor(plan, {
      shown: /STRETCHER|GURNEY|AMBULANCE COT/,
      denied: [
        /\b(NEITHER|NONE OF)\b[^.;]{0,80}(STRETCHER|GURNEY)/,
        /\b(NO|NOT)\b[^.]{0,30}(STRETCHER|GURNEY)|(STRETCHER|GURNEY)[^.]{0,25}(NOT (PROVIDED|ACCOMMODATED|REQUIRED)|NONE|\| ?NO\b|: ?NO\b)/,
      ],
      silentOn: mentions(plan, /\bELEVATOR\b|\bELEV\.? ?(NO\.?|#)? ?\d?$/)
        ? sheetsOf(plan, { kinds: ["floor plan"] })
        : [],
      searched: "an elevator car that takes a stretcher",
    });
    const isSaid = found.some(({ state }) => state !== "absent");
    const cars = isSaid ? [] : smallCars(plan, limits);
    return cars.length > 0 ? cars : found;
  },
  check(found, { limits }) {
    const { stretcherWidthIn, stretcherLengthIn } = limits.accessibility;
    const data = {
      required: `${stretcherWidthIn} by ${stretcherLengthIn}`,
      unit: "in",
      text: found.text,
    };
    if (found.state === "denied") return fail("denied", data);
    if (found.car) {
      const actual = { ...data, actual: found.car };
      return found.isOnly ? fail("car", actual) : cantTell("car", actual);
    }
    if (found.state !== "shown") return cantTell(found.state, data);
    const sizes = sizesIn(found.text);
    const size = sizes.find(({ start, end }) => isOfStretcher(found.text, start, end)) ?? sizes[0];
    if (!size) return pass(data);
    const [short, long] = [Math.min(size.a, size.b), Math.max(size.a, size.b)];
    const isEnough = reaches(short, stretcherWidthIn, "in") &&
      reaches(long, stretcherLengthIn, "in");
    const stated = { ...data, actual: size.raw };
    return isEnough ? pass(stated) : fail("small", stated);
  },
  messages: {
    car: "The elevator car is {actual}; a {required} in stretcher does not fit.",
    ok: "The elevator fits a stretcher: {text}",
    denied: "The elevator does not fit a stretcher: {text}",
    small: "The elevator fits a stretcher of {actual}; {required} in is required.",
    deferred: "Whether the elevator fits a stretcher is deferred: {text}",
    absent:
      "The building has an elevator and four or more stories, and no car sized for a {required} in stretcher was found.",
  },
  recommendation: "Size one elevator car for a 24 by 84 in stretcher.",
});
