/**
 * Equipment breaks the current a fault brings to where it stands.
 * Holds ratings in kA against the available fault current stated for the same piece of equipment, or for the service
 * where the rating is of its main equipment. What is series rated is a question.
 * @source NFPA 70-2020, 110.9
 */
import type { Evidence, PlanSet, Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { rememberedOf } from "../../_shared/remembered.ts";
import { cantTell, defineRule, fail, pass } from "../define_rule.ts";
import { allStatements, cellHeaded, isDeferred, labelledRowText, placeOf } from "../measure.ts";

/** A rating, amperes, and the greatest fault current stated where the equipment stands. */
interface Rated extends Evidence {
  ratingA: number;
  faultA: number;
  /** False where another piece is rated whose current is not known. */
  areAllHeld: boolean;
  text: string;
  isSeries: boolean;
}

interface Told extends Evidence {
  text: string;
  amps: number;
  /** Marks of equipment it is told of; `service` for the service and its main equipment. */
  of: ReadonlySet<string>;
}

const AMPS = String.raw`(?<amps>\d{1,3},\d{3}|\d{4,6}|\d{1,3}(?:\.\d{1,2})?\s*K)\s*(?:A\b|AMP)?`;
const RATING =
  anyCase`(?<ka>\d{1,3}(?:\.\d)?)\s*K\.?\s*A\.?\s*I\.?\s*C\b|(?<a>\d{1,3},\d{3}|\d{5,6})\s*A?\W{0,2}A\.?I\.?C\b|\bA\.?I\.?C\.?\W+(?:RATING|RATED)?[^\d;|]{0,24}${AMPS}|\bEQUIPMENT\b[^;|\d]{0,20}\bRATED\s+(?<rated>\d{1,3})\s*KA\b`;
const FAULT =
  anyCase`(?:\bAVAIL(?:ABLE|\.)?\s+(?:FAULT|SHORT[\s-]*CIRCUIT)|\bFAULT\s+CURRENT|\bA\.?F\.?C\b|\bI\s?SC\b)[^;|\d]{0,40}(?:[A-Z]{1,3}-?\d{1,2}[A-Z]?\b[^;|\d]{0,12}){0,3}${AMPS}`;
/** The current where a piece of equipment stands, behind its rating: `14K AIC AT 16,900 A`. */
const FAULT_THERE = anyCase`\bA\.?I\.?C\.?\s*(?:AT|@)\s*${AMPS}`;
const SERIES = /\bSERIES[\s-]*(?:RAT\w*|COMB\w*|CONNECTED)/i;

/** `MDP`, `LP-1`, `PANEL B`, and words for the service with its main equipment. */
const MARK =
  /\b(?:(?:PANEL(?:BOARD)?|PNL)\s+(?<named>[A-Z0-9-]{1,5})|(?<mark>[A-Z]{1,4}P-?\d{0,2}[A-Z]?|[A-Z]{2,3}-\d{1,2}[A-Z]?))\b/g;
const SERVICE =
  /\bSERVICE\b|\bM\.?D\.?P\b|\bMSB\b|\bMAIN\s+(?:SWITCH|DISTRIB|PANEL|DISC)|\bMETER\s+CENTER|\bSWITCHBOARD/i;

/** What a text tells a current of. */
function equipmentIn(text: string): Set<string> {
  const words = text.toUpperCase();
  const marks = [...words.matchAll(MARK)].map(({ groups }) => groups!.named ?? groups!.mark);
  return new Set([...marks, ...(SERVICE.test(words) ? ["service"] : [])]);
}

function ampsOf(groups: Record<string, string | undefined>): number {
  const figure = groups.ka ?? groups.rated ?? groups.a ?? groups.amps ?? "";
  const value = Number(figure.replace(/[,\sK]/gi, ""));
  return groups.ka !== undefined || groups.rated !== undefined || /K/i.test(figure)
    ? value * 1000
    : value;
}

const toldOf = (pattern: RegExp, it: Evidence & { text: string }): Told[] => {
  const groups = pattern.exec(it.text)?.groups;
  if (!groups) return [];
  return [{ ...placeOf(it), text: it.text, amps: ampsOf(groups), of: equipmentIn(it.text) }];
};

/** Columns of both currents: their heads say which figure is which. */
const OF_CURRENT =
  /(?=.*(?:\bA\.?I\.?C\b|\bINTERRUPT|\bS\.?C\.?C\.?R\b))(?=.*(?:\bAVAIL(?:ABLE|\.)?\s+(?:FAULT|SHORT)|\bAVAIL(?:ABLE|\.)?[\s,(]+K\.?A\b|\bFAULT\s+CURRENT|\bA\.?F\.?C\b|\bI\s?SC\b))/i;
const givesBoth = rememberedOf(({ columns }: Schedule): boolean =>
  OF_CURRENT.test(columns.map(({ header }) => header).join(" | "))
);

const BARE = /^\d{1,3}(?:\.\d{1,2})?$/;
const FAULT_HEAD = /\bFAULT\b|\bA\.?F\.?C\b|\bI\s?SC\b|^\W*AVAIL/i;
const RATING_HEAD = /^(?!.*\bFAULT).*(?:\bA\.?I\.?C\b|\bINTERRUPT|\bS\.?C\.?C\.?R\b)/i;

/** A row that gives both currents by numbers alone, which are thousands: `10 | 18` under AIC and AVAIL FAULT. */
function inThousands(schedule: Schedule, row: ScheduleRow): string | null {
  const [rating, fault] = [RATING_HEAD, FAULT_HEAD].map((head) =>
    (cellHeaded({ schedule, row }, head) ?? "").replace(
      /\s*(?:K\.?A?|A\.?I\.?C|K\.?A\.?I\.?C)\.?$/i,
      "",
    )
  );
  if (!BARE.test(rating) || !BARE.test(fault)) return null;
  return `${row.cells[0].text}: ${rating} KAIC, AVAILABLE FAULT CURRENT ${fault}K`;
}

/** All a set says of panels, with the titles of their lists. */
const texts = (plan: PlanSet): (Evidence & { text: string })[] => [
  ...allStatements(plan).filter(({ text }) => !isDeferred(text)).map((it) =>
    it.schedule && it.row && givesBoth(it.schedule)
      ? { ...it, text: inThousands(it.schedule, it.row) ?? labelledRowText(it.schedule, it.row) }
      : it
  ),
  ...plan.schedules.flatMap((it) => it.title ? [{ ...it, text: it.title }] : []),
];

const sharesMark = (a: Told, b: Told): boolean =>
  a.of.size > 0 ? !a.of.isDisjointFrom(b.of) : a.text === b.text;

export default defineRule<Rated>({
  id: "electrical/interrupting-rating",
  requirementId: "NEC-110.24-fault-current",
  source: { volume: "NEC", edition: "2020", section: "110.9" },
  title: "Interrupting rating of equipment",
  demand: { thing: "panel", onlyHolds: true },
  applies(plan) {
    const said = texts(plan);
    const rated = said.flatMap((it) => toldOf(RATING, it));
    if (rated.length === 0) return [];
    const faults = said.flatMap((it) => toldOf(FAULT, it));
    const isSeries = said.some(({ text }) => SERIES.test(text));
    const held = rated.flatMap((it): Omit<Rated, "areAllHeld">[] => {
      const there = toldOf(FAULT_THERE, it);
      const here = there.length > 0
        ? there
        : faults.filter((fault) => fault.text === it.text || sharesMark(it, fault));
      if (here.length === 0) return [];
      const faultA = Math.max(...here.map(({ amps }) => amps));
      return [{ ...placeOf(it), text: it.text, ratingA: it.amps, faultA, isSeries }];
    });
    return held.map((it) => ({ ...it, areAllHeld: held.length === rated.length }));
  },
  check({ ratingA, faultA, sourceText: text, isSeries, areAllHeld }) {
    const data = { actual: ratingA, required: faultA, unit: "A", text };
    if (ratingA >= faultA) return areAllHeld ? pass(data) : pass(data, { message: "some" });
    return isSeries ? cantTell("series", data) : fail("low", data);
  },
  showsPart: ["some"],
  messages: {
    some: "One of several pieces of equipment, rated {actual} A, interrupts {required} A.",
    ok: "Equipment rated {actual} A interrupts the available fault current of {required} A.",
    low:
      "Equipment is rated to interrupt {actual} A, less than the available fault current of {required} A: {text}",
    series:
      "Equipment is rated to interrupt {actual} A, less than the available fault current of {required} A; if it is series rated, the tested combination must be shown: {text}",
  },
  recommendation:
    "Use equipment with an interrupting rating of at least {required} A, or show the tested series combination.",
});
