/**
 * Feet and inches some offices letter with a dash alone: `HALL 2-10 CLR` is 2'-10". Where the words at the figure say
 * that it is a length; elsewhere only in sets that letter their lengths so, since it may be a detail, a range or a date.
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { eachInAnyCase } from "../../_shared/pattern.ts";
import { perPlan } from "./per_plan.ts";

const FIGURE = String.raw`(\d{1,2})-(\d|1[01])(\s\d{1,2}\/\d{1,2})?`;
const ALONE = String.raw`(?<![\w.,:/'"-]|\d\s)`;
const ENDS = String.raw`(?![\w'"/.-]|\s\d)`;
const OF_SIZE = String
  .raw`CLR|CLEAR|WIDE(?!\sP)|HIGH|DEEP|A\.?F\.?F\b|HEADROOM|HDRM|WALK|IN\s+FRONT`;
const TO_A_PLACE = String
  .raw`TO\s+(?:P\.?L\b|PROPERTY|LOT|B(?:UI)?LDG|INTAKE|LOUVER|OPENING|WINDOW|WALL|DOOR|EXIT)`;
const FROM_A_PLACE = String.raw`FROM\s+(?!SHEET|DETAIL|DWG|[A-Z]{1,2}-?\d)[A-Z]`;
const NUMBERED_THINGS = "CIRCUITS?|CKTS?|STAIRS?|NOTES?|ZONES?|LEVELS?|DETAILS?|ITEMS?";
/** What is numbered: `CIRCUITS 2-4 FROM PANEL A`. */
const NUMBERED = String.raw`(?<!\b(?:${NUMBERED_THINGS})\.?\s)`;
/** `2-10 CLR`, `18-0 WIDE`. */
const BEFORE_SIZES = eachInAnyCase`${ALONE}${FIGURE}(?=\s(?:${OF_SIZE}))`;
/** `6-6 TO INTAKE`. */
const BEFORE_PLACES =
  eachInAnyCase`${ALONE}${NUMBERED}${FIGURE}(?=\s(?:${TO_A_PLACE}|${FROM_A_PLACE}))`;
/** `CLG 6-8`, `SIDE YARD 7-6`. */
const BEHIND_WORDS =
  eachInAnyCase`(?<=\b(?:CEILING|CLG|HEADROOM|HDRM|WIDTH|HEIGHT|HGT|HT|DEPTH|IN\sFRONT|SETBACK|YARD|REQ'D|PROV'D|CLEAR|CLR)\.?\s?[:=@]?\s?)${FIGURE}${ENDS}`;

/** What stands before a figure that counts or cites: a thing that is numbered, a grade, an age, the year of a standard. */
const CITED = NUMBERED_THINGS + String
  .raw`|DOORS?|ROOMS?|UNITS?|SHEETS?|SETS?|TYPES?|FLOORS?|PHASES?|GRIDS?|GRADES?|AGES?|SECTIONS?|TABLES?|CHAPTERS?|SEE|ASCE|ACI|TMS|ASHRAE|NFPA|ASTM|ANSI|ICC|UL`;
/** What stands after a range of another measure than a length, or after a count. */
const OTHER_UNIT = String
  .raw`%|°|(?:SECS?|HRS?|HOURS?|DAYS|PSI|PSF|CFM|GPM|FC|AMPS?|KVA|KW|VOLTS?|PERSONS|PEOPLE|OCC|YEARS|YRS|STOR(?:Y|IES)|SF|LBS?|GA|FT|FEET|IN|INCHES)\b`;
/** Any figure that may be feet and inches, in a set that letters them with a dash alone. */
const OF_HABIT =
  eachInAnyCase`${ALONE}(?<!\b(?:${CITED})\.?\s)(?<![A-Z#]|\s-\s?)(\d{1,3})-(\d|1[01])(\s\d{1,2}\/\d{1,2})?${ENDS}(?!\s?(?:${OTHER_UNIT}|-\s?\d))`;

/** The text with the marks of feet and inches it leaves out. @param isHabit its set letters lengths with a dash alone */
export function withFeet(text: string, isHabit = false): string {
  if (!/\d-\d/.test(text)) return text;
  const marked = (_: string, feet: string, inches: string, part = "") =>
    `${feet}'-${inches}${part}"`;
  return [BEFORE_SIZES, BEFORE_PLACES, BEHIND_WORDS, ...isHabit ? [OF_HABIT] : []].reduce(
    (it, by) => it.replace(by, marked),
    text,
  );
}

/** A set letters so if at least so many of its lengths are, and at most a part of them with the mark of feet. */
const LEAST = 12;
const MOST_MARKED = 0.1;

/** Does the set letter feet and inches with a dash alone, `24-0`? */
export const lettersDashes: (plan: PlanSet) => boolean = perPlan((plan) => {
  const texts = [
    ...plan.notes.map(({ text }) => text),
    ...plan.dimensions.map(({ sourceText }) => sourceText),
    ...plan.schedules.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.map((it) => it.text))
    ),
  ];
  const count = (pattern: RegExp) =>
    texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  const dashed = count(OF_HABIT);
  return dashed >= LEAST && count(/\d\s?['’′](?!['’′])/g) <= MOST_MARKED * dashed;
});
