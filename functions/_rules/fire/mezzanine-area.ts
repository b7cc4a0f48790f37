/**
 * A mezzanine takes no more than a third of the room it stands in.
 * Applies to mezzanines with a stated share or with their area beside that of the room below. Percent.
 * @source FBC-B 8th ed. (2023), 505.2.1
 */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, pass, type RuleContext } from "../define_rule.ts";
import { besideOnDrawing, either, newWork, placeOf, printedNumber, settingOf } from "../measure.ts";
import { saysSprinklered } from "./_words.ts";

/** A mezzanine with its share of the room below in percent. */
interface Mezzanine extends Evidence {
  percent: number;
  text: string;
  /** The text with all that stands around it. */
  setting: string;
}

const MEZZANINE = /\bMEZZ(ANINE)?\b/i;
/** `NO PLATFORM, MEZZANINE OR LIFT`. */
const NONE =
  /\bNO\s+(?:\w+\s+)?MEZZ|\bNO\s+[\w-]+[^.;:|\d]{0,40}?\bOR\s+(?:\w+\s+)?MEZZ|\bNO\s+[\w-]+[^.;:|\d]{0,30}?,\s*MEZZ\w*\s*(?:,|OR\b)/i;
/** A share of the room, not of the mezzanine itself: what of it is open, enclosed or sloped. */
const PERCENT =
  /(\d+(?:\.\d+)?)\s*(?:%|PERCENT)(?!\s*(?:OPEN|ENCLOSED|CLOSED|SLOPE|GRADE|OF\s+(?:THE\s+|ITS\s+)?(?:MEZZ|PERIMETER|EDGE|SIDES|OCCUPANTS|LIVE|LOAD))|[^.,;|]*\b(?:OPEN(?:\s+TO\b|\s*(?:$|[.,;|]))|ENCLOSED\b))/i;
const AREA = String.raw`(\d[\d,]*)\s*(?:S\.?\s?F|SQ\.?\s*F|SQUARE)`;
const AREAS =
  anyCase`MEZZ(?:ANINE)?\b[^\d]{0,30}${AREA}\w*\.?\s*(?:IN|OVER|WITHIN|ABOVE|OF)\s+(?:AN?\s+|THE\s+)?${AREA}\w*\.?\s*(?:ROOM|SPACE|FLOOR|WAREHOUSE|SALES|SHOP|HALL|AREA)|MEZZ(?:ANINE)?\b[^\d]{0,30}${AREA}[^\d]{0,50}(?:BELOW|ROOM|SPACE|MAIN|FLOOR|WAREHOUSE|SALES)[^\d]{0,30}${AREA}`;

export default defineRule({
  id: "fire/mezzanine-area",
  requirementId: "FBC-B-505.2.1-mezzanine",
  demand: {
    thing: "mezzanine",
    property: "share",
    keep: ({ text }) => !NONE.test(text),
    unless: /OPEN|ENCLOS|ALLOW|MAX|PERMIT|LIMIT|SLOPE/,
    as: (percent, { text, context }) => ({ percent, setting: `${text} | ${context}` }),
  },
  applies: mezzanines,
  check({ percent, text, setting }, { building, limits }) {
    const required = limits.fire.mezzaninePercent;
    const data = {
      actual: Math.round(percent * 10) / 10,
      required: Math.round(required * 10) / 10,
      unit: "%",
    };
    if (percent <= required + 0.5) return pass(data);
    if (/INDUSTRIAL|EQUIPMENT\s+PLATFORM|COUNTED\s+AS\s+(A\s+)?STOR/i.test(text)) {
      return cantTell("exception", data);
    }
    if (percent > limits.fire.mezzanineSprinkleredPercent) return fail("large", data);
    const mayBeHalf = isOfHalf(setting, building);
    if (mayBeHalf) return pass({ ...data, required: limits.fire.mezzanineSprinkleredPercent });
    return mayBeHalf === null ? cantTell("exception", data) : fail("large", data);
  },
  messages: {
    ok: "The mezzanine takes up {actual}% of the room below; {required}% is allowed.",
    large: "The mezzanine takes up {actual}% of the room below; at most {required}% is allowed.",
    exception:
      "The mezzanine takes up {actual}% of the room below; more than {required}% requires one of the exceptions, which the set must show.",
  },
  recommendation: "Reduce the mezzanine to a third of the room below, or count it as a story.",
});

const VOICE_ALARM =
  /\bVOICE\b[^.;|]{0,12}\b(ALARM|EVAC\w*|COMM\w*)|\bE\.?V\.?A\.?C\.?S?\b|\b907\.5\.2\.2/i;
const NO_VOICE_ALARM = /\b(NO|NOT|WITHOUT|OMIT)\s+(\w+\s+){0,2}(VOICE|EVAC)/i;
const TYPE = /\bTYPE\s*:?\s*(IV|V|III|II|I)\b/i;

/**
 * True where half of the room is allowed: Types I and II with sprinklers and voice alarm. Null while one of them
 * is open, false where one is known to be missing. Dwelling units, allowed half by another exception, stay open.
 */
function isOfHalf(setting: string, building: RuleContext["building"]): boolean | null {
  const known = building.constructionType.isDisputed ? null : building.constructionType.value;
  const type = TYPE.exec(setting)?.[1].toUpperCase() ?? /^(IV|V|III|II|I)/.exec(known ?? "")?.[1];
  const isSprinklered = saysSprinklered(setting) ??
    (building.sprinklers.value === "none" ? false : null);
  const isDwelling = building.occupancies.some((group) => /^R/.test(group));
  if (isSprinklered === false) return false;
  if (isDwelling || type === undefined) return null;
  if (type !== "I" && type !== "II") return false;
  const hasVoice = VOICE_ALARM.test(setting) && !NO_VOICE_ALARM.test(setting);
  return isSprinklered && hasVoice ? true : null;
}

function mezzanines(plan: PlanSet): Mezzanine[] {
  const stated = newWork(plan, { topic: MEZZANINE, not: either(NONE, /LIVE\s+LOAD|PSF/) })
    .flatMap((it) => {
      const percent = percentOf(it.text);
      return percent === null ? [] : [{ ...it, percent, setting: settingOf(it, plan) }];
    });
  if (stated.length > 0) return stated;
  const drawn = fromDrawing(plan);
  return drawn.length > 0 ? drawn : fromFloors(plan);
}

const OWN_AREA = anyCase`\bMEZZ(?:ANINE)?\b\.?[^\d;]{0,40}${AREA}|${AREA}[^;\d]{0,20}\bMEZZ`;
const BELOW =
  anyCase`\b(?:BELOW|ROOM|MAIN|WAREHOUSE|SHOP|SALES|SHOWROOM|HALL|SANCTUARY|GYM\w*|FIRST|GROUND|OPEN|FLOOR|TENANT|STORE|PRODUCTION|BAY)\b[^\d;]{0,40}${AREA}`;

/** The area of a mezzanine beside that of the room below, as two texts of one drawing, list or table. */
function fromDrawing(plan: PlanSet): Mezzanine[] {
  return newWork(plan, { topic: OWN_AREA, not: either(NONE, /PSF|BELOW\s+MEZZ|UNDER\s+MEZZ/) })
    .flatMap((it) => {
      const own = areaBy(OWN_AREA, it.text);
      const rooms = [it, ...besideOnDrawing(it, plan)].filter((other) =>
        other !== it && !MEZZANINE.test(other.text) &&
        !/\bTOTAL|\bALLOW|\bLOT\b|\bSITE\b/i.test(other.text)
      ).flatMap(({ text }) => areaBy(BELOW, text) ?? []);
      // Of several areas the largest leaves the least doubt.
      const below = Math.max(...rooms);
      return own === null || rooms.length === 0 || below <= 0 ? [] : [{
        ...placeOf(it),
        percent: own / below * 100,
        text: it.text,
        setting: settingOf(it, plan),
      }];
    });
}

function areaBy(pattern: RegExp, text: string): number | null {
  const match = pattern.exec(text);
  const printed = match?.slice(1).find((group) => group !== undefined);
  return printed === undefined ? null : printedNumber(printed);
}

function percentOf(text: string): number | null {
  const areas = AREAS.exec(text);
  if (areas) {
    const [mezzanine, below] = [areas[1] ?? areas[3], areas[2] ?? areas[4]].map((it) =>
      printedNumber(it)
    );
    return below > 0 ? mezzanine / below * 100 : null;
  }
  const printed = PERCENT.exec(
    text.replace(/(MAX\w*\.?|ALLOW\w*|LIMIT\w*|PERMIT\w*)[^\d]{0,20}\d+(\.\d+)?\s*%|1\/3/gi, " "),
  );
  return printed ? Number(printed[1]) : null;
}

/** More than a third of a whole floor is more than a third of any room on it. */
function fromFloors(plan: PlanSet): Mezzanine[] {
  const floors = plan.codeSummary.areaByFloor;
  const mezzanine = floors.find(({ value }) => MEZZANINE.test(value.floor));
  const others = floors.filter(({ value }) => !/MEZZ|TOTAL/i.test(value.floor)).map(({ value }) =>
    value.areaSqft
  );
  if (!mezzanine || others.length === 0) return [];
  const percent = mezzanine.value.areaSqft / Math.max(...others) * 100;
  const text = mezzanine.sourceText;
  return percent > 100 / 3 ? [{ ...placeOf(mezzanine), percent, text, setting: text }] : [];
}
