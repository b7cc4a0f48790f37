/** How far handrails run on beyond the top of a stair, as drawings write it. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { anyCase } from "../../../_shared/pattern.ts";
import { findLengths, normaliseMarks } from "../../../_shared/units.ts";
import {
  allStatements,
  around,
  either,
  newWork,
  type Stated,
  statedLengths,
  type Statement,
} from "../../measure.ts";
import { HANDRAIL } from "./_rails.ts";

const EXTENSION =
  /\bHAND\s?-?\s?RAIL\s+EXT(?:ENSIONS?)?\b(?!\.?\s*(?:GRADE|WALL|ALUM|STEEL|STL|DOOR|PAINT|FINISH|WOOD|CONC|PLASTER|STUCCO|INSUL|GYP|SHEATH|FACE|SLAB|CORNER)\b)|\bEXTEN(?:D|DS|DED|SIONS?)\b|\bEXT\.(?=\s|$)(?!\s*(?:GRADE|WALL|ALUM|STEEL|STL|DOOR|PAINT|FINISH|WOOD|CONC|PLASTER|STUCCO|INSUL|GYP|SHEATH|FACE|SLAB|CORNER)\b)/i;
/** `RAIL RUNS 12" PAST TOP RISER`: the same without the word extension. */
const RUNS_ON =
  /\bRAIL(?:ING)?S?\b[^;.]*\b(PAST|BEYOND)\s+(THE\s+)?((TOP|LAST|UPPER|UPPERMOST|HIGHEST|FIRST)\s+)?(RISERS?|NOSINGS?|TREADS?|STEPS?)\b/i;

/** Says that a rail stops where its extension would begin. */
const NONE =
  /\b(?:NO|WITHOUT|W\/O|OMIT)\s+(?:AN?\s+|ANY\s+)?(?:(?:HORIZ\w*|LEVEL|TOP|HAND\s?RAIL|RAIL|12")\.?\s+){0,3}(?:EXTENSIONS?|RUN-?\s?OUTS?|OVER-?\s?RUNS?)\b|RAILS?\b[^.;]{0,30}\b(?:STOPS?|ENDS?|TERMINATES?)\s+(?:AT|ON|FLUSH\s+WITH)\s+(?:THE\s+)?(?:TOP|LAST|UPPER)\s+(?:RISER|NOSING|TREAD|STEP)\b/i;
/** Where none is asked for: rails that run on, the foot of a stair, aisles, dwellings. */
const NOT_ASKED =
  /\b(?:CONTINUOUS|INNER|INSIDE|INTERMEDIATE|TURN|SWITCH-?BACK|BOTTOM|FOOT|BASE|AISLES?|DWELLING|UNITS?|GUARDS?|EXIST\w*|EXTENDS?|BEYOND|PAST|PLUS|CORD)\b|\+/i;

/** Rails said to have no extension at the top. */
export const unextended = (plan: PlanSet): Statement[] =>
  newWork(plan, { topic: NONE, not: NOT_ASKED, under: RAIL_OF_STAIR });

/** An extension on the drawing of a stair that names nothing else: `8" EXT.` */
const BARE = /^\W*[\d\s'"\/-]+\s*(?:RAIL\s+)?EXT(?:ENSION|\.)?\W*(?:TYP\.?|MIN\.?|@\s*TOP)?\W*$/i;
const STAIR_TITLE = /^(?!.*\b(?:RISER|DUCT|PIP\w+|CONDUIT)\b).*\bSTAIR/i;
/** A drawing of a stair, or of a rail at its head. */
const OF_STAIR_OR_HEAD = either(
  STAIR_TITLE,
  /^(?!.*\b(?:GUARD|GRAB|BOTTOM)\b).*RAIL\w*\b.*\bTOP\s+(?:RISER|TREAD|STEP|NOSING|LANDING)/i,
);
/** A level run of the rail at the head of a stair: `6" HORIZ.` */
const LEVEL_RUN = /^[\d\s'"\/-]+\s*HORIZ(?:ONTAL)?\.?\W*(?:TYP\.?|MIN\.?|EXT\w*\.?)?\W*$/i;
const HEAD_OF_RAIL = /^(?=.*RAIL)(?=.*\bTOP\b)(?!.*\b(?:GUARD|BOTTOM|GRAB)).*\bSTAIR/i;

/** Level runs on the drawing of a rail at the top of a stair: probably its extension; inches. */
export const likelyExtensions = (plan: PlanSet): Stated[] =>
  newWork(plan, { topic: LEVEL_RUN, in: "notes" }).flatMap((it): Stated[] => {
    const [length] = findLengths(normaliseMarks(it.text));
    return length && length.valueIn >= 2 && length.valueIn <= 36 &&
        HEAD_OF_RAIL.test(it.drawing ?? "")
      ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }]
      : [];
  });

/** At the foot of a stair the rail runs on by one tread: no shorter extension belongs there either. */
const LEAST_TREAD_IN = 11;

/** Bare extensions shorter than any tread, on drawings where no longer one stands. */
const bareExtensions = (plan: PlanSet): Stated[] => {
  const found = newWork(plan, { topic: BARE, in: "notes" }).flatMap((it): Stated[] => {
    const [length] = findLengths(normaliseMarks(it.text));
    if (!length || !OF_STAIR_OR_HEAD.test(it.drawing ?? "")) return [];
    return [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }];
  });
  return found.filter((it) =>
    it.value >= 2 && it.value < LEAST_TREAD_IN &&
    !found.some(({ page, drawing, value }) =>
      page === it.page && drawing === it.drawing && value >= LEAST_TREAD_IN
    )
  );
};

/** `TOP EXT 10"`, `UPPER EXTENSION: 12"`, whatever view it stands in. */
const TOP_EXTENSION =
  /^\W*(?:STAIR\s+)?(?:TOP|UPPER)\s+(?:(?:HAND\s?)?RAIL\s+)?EXT(?:ENSION|\b\.?)\W*(?:MIN\.?\s*)?\d[\d\s\/"'-]*(?:IN\.?|LEVEL|HORIZ\w*\.?|MIN\.?|\W)*$/i;
const STAIR_BESIDE =
  /\b(?:STAIRS?|RISERS?|TREADS?|NOSINGS?|STEPS)\b|\d\s?[RT]\s*@|HAND\s?-?\s?RAIL/i;
/** Per cent of the page within which words of a stair stand. */
const NEAR_STAIR = 12;

/** Extensions called those at the top where the words around speak of a stair; inches. */
const topExtensions = (plan: PlanSet): Stated[] => {
  const found = newWork(plan, { topic: TOP_EXTENSION, in: "notes" });
  if (found.length === 0) return [];
  const words = allStatements(plan).filter(({ text }) => STAIR_BESIDE.test(text));
  return found.flatMap((it): Stated[] => {
    const [length] = findLengths(normaliseMarks(it.text));
    const isOfStair = STAIR_BESIDE.test(it.drawing ?? "") ||
      around(it, words, NEAR_STAIR).length > 0;
    return length && length.valueIn >= 2 && length.valueIn <= 36 && isOfStair
      ? [{ ...it, value: length.valueIn, unit: "in", raw: length.raw }]
      : [];
  });
};

const RAIL_OF_STAIR = anyCase`${HANDRAIL}|\b(?:WALL|STAIR)\s+RAILS?\b`;

/** Stated extensions at the top of stairs, inches; those at the foot are left out. */
export function statedExtensions(plan: PlanSet): Stated[] {
  const worded = [
    ...statedLengths(plan, {
      topic: RUNS_ON,
      not:
        /\bGUARD|\bFENCE|\bGATES?\b|\bTRELLIS|\bHAND\s?-?\s?RAIL.*\bEXT|\bTOE\b|\bBUMPER|\bCHAIR RAIL|\bGRAB/i,
      of: /\b(PAST|BEYOND)\b/i,
      betweenIn: [2, 36],
      notBefore: /^\s*(HIGH|A\.?F\.?F|O\.?\s?C|DIA|Ø|ABOVE|ABV)/i,
    }),
    ...statedLengths(plan, {
      topic: EXTENSION,
      under:
        anyCase`${HANDRAIL}|\b(?:TOP|BOTTOM|BASE|END|HEAD|FOOT)\s+OF\s+(?:THE\s+)?STAIR|\bWALL\s+RAIL|\bRAIL\s+(?:DETAILS?|ELEV\w*|SECTIONS?|EXT\w*)`,
      of: EXTENSION,
      rivals:
        /(?<!\bEXTEND\s)\bHAND\s?-?\s?RAILS?\b|\bGUARDS?\b|\bHIGH\b|\bDIA\w*|\bWALL\b|\bBRACKETS?\b/i,
      betweenIn: [2, 36],
      notBefore: /^\s*(HIGH|A\.?F\.?F|O\.?\s?C|DIA|Ø)/i,
    }),
  ];
  const bare = [...bareExtensions(plan), ...topExtensions(plan)].filter(({ box }) =>
    !worded.some((it) => it.box === box)
  );
  return [...worded, ...bare].filter((it) => {
    const words = `${it.text} ${it.drawing ?? ""}`;
    return !/\b(BOTTOM|BASE|FOOT)\b/i.test(words) || /\bTOP\b/i.test(words);
  });
}
