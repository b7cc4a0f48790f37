/** The common check of carbon monoxide alarms: within 10 ft of each sleeping room where something burns. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { atMost, findLengths, normaliseMarks } from "../../_shared/units.ts";
import {
  cantTell,
  type Demand,
  fail,
  inapplicable,
  pass,
  type RuleContext,
  type Verdict,
} from "../define_rule.ts";
import {
  absenceOn,
  allRows,
  calloutOf,
  cellHeaded,
  framesFor,
  isDeferred,
  isKept,
  measuredCellHeaded,
  newWork,
  placeOf,
  sheetsOf,
  type Statement,
} from "../measure.ts";
import { CO, combustionSource, saysNoCombustion, SLEEPING } from "./_alarms.ts";

/** A statement about carbon monoxide alarms, with the distance it names in feet. */
export interface CoSubject extends Evidence {
  state: "distance" | "shown" | "denied" | "deferred" | "absent";
  distanceFt: number | null;
}

const DENIED =
  /\b(NOT\s+(REQ(UIRED|'?D)?|PROVIDED|NEEDED|FURNISHED|INSTALLED|INCLUDED|SUPPLIED)|NONE|NO\s+(C\.?O\b|CARBON)|N\/A|OMIT)/i;
const HEIGHT = /^\s*(A\.?F\.?F|ABOVE|HIGH|MOUNT|BELOW|DOWN|FROM\s+CEILING|O\.?C)/i;

/** Statements about carbon monoxide alarms; silence only where a source of carbon monoxide is shown. */
export function coSubjects(plan: PlanSet, { building }: RuleContext): CoSubject[] {
  const said = newWork(plan, {
    topic: CO,
    not: /\bPARKING|EXHAUST|VENTILATION|CFM\b/i,
    notUnder: /\bPLUMBING|\bSANITARY|\bSEWER|\bWASTE\b/i,
  })
    .map((it): CoSubject => {
      const distanceFt = distanceOf(it, plan);
      return { ...placeOf(it), distanceFt, state: distanceFt === null ? stateOf(it) : "distance" };
    });
  const listed = listedDistances(plan);
  const others = said.filter(({ box }) => !listed.some((it) => it.box === box));
  const telling = [...listed, ...others.filter((it) => it.state !== "shown")];
  const shown = others.find((it) => it.state === "shown");
  if (said.length + listed.length > 0) return shown ? [...telling, shown] : telling;
  if (building.scope === "alteration" || !combustionSource(plan) || areListed(plan)) return [];
  const sheets = sheetsOf(plan, { kinds: ["electrical", "floor plan"] });
  const place = absenceOn(sheets, "carbon monoxide alarms");
  return place ? [{ ...place, state: "absent", distanceFt: null }] : [];
}

/** A list of alarms has them under a head of their own: `CO` over `10'-0" FROM BEDROOM 2`. */
const areListed = ({ schedules }: PlanSet): boolean =>
  schedules.some(({ columns, rows }) =>
    columns.some(({ header }, at) =>
      CO_HEAD.test(header) &&
      rows.some(({ cells }) => /[A-Z\d]/i.test((cells[at]?.text ?? "").replace(DENIED, "")))
    )
  );
const CO_HEAD = /^\W*(?:C\.?O\.?|CARBON\s+MONOXIDE)(?:\s+(?:ALARMS?|DET(?:ECTORS?|\.)?))?\W*$/i;

/** Heads over how far an alarm is from where people sleep. */
const TO_BEDROOM_HEAD = /\b(?:DIST\w*|FT|FEET|TO|FROM)\b.*\b(?:BED|B\.?R\b|SLEEP)/i;
/** Places of alarms that guard no sleeping room: another one does. */
const ELSEWHERE =
  /\b(?:KITCHEN|GARAGE|LIVING|GREAT|FAMILY|DINING|LAUNDRY|UTILITY|MECH\w*|STORAGE|BASEMENT)\b/i;

/** A row of a list of alarms by its mark: `CO-3`. */
const CO_MARK = /^\W*(?:S\/)?C\.?O\.?\s?[-#]?\s?\d{1,2}[A-Z]?\W*$/i;
const ALARMS = /\bALARMS?\b|\bDETECTORS?\b/i;

/** Title of a list of how far these alarms are from the bedrooms its heads name. */
const OF_DISTANCES =
  /^(?!.*\bSMOKE\b).*(?:\bC\.?O\b|\bCARBON\s*MONOXIDE).*\b(?:TO|FROM|DIST\w*|WITHIN|NEAR\w*)\b/i;

/** The longest way under the names of sleeping rooms, inches; null where none is told. */
function farthestBed({ schedule, row }: Statement): number | null {
  const lengths = (row?.cells ?? []).flatMap(({ text }, index) =>
    SLEEPING.test(schedule?.columns[index]?.header ?? "")
      ? findLengths(normaliseMarks(text)).slice(0, 1)
      : []
  ).map(({ valueIn }) => valueIn);
  return lengths.length > 0 ? Math.max(...lengths) : null;
}

/** Alarms of a list with a column for the way to the bedrooms, where the row says that carbon monoxide is told. */
const listedDistances = (plan: PlanSet): CoSubject[] =>
  allRows(plan).flatMap((it): CoSubject[] => {
    const { schedule, row, text } = it;
    if (!schedule || !row || ELSEWHERE.test(text) || isKept(text)) return [];
    const isMarked = CO_MARK.test(row.cells[0]?.text ?? "") && ALARMS.test(schedule.title ?? "");
    const said = row.cells.find((cell) => TO_BEDROOM.test(normaliseMarks(cell.text)))?.text;
    const far = measuredCellHeaded(it, TO_BEDROOM_HEAD) ?? (isMarked ? said : null);
    const [length] = findLengths(normaliseMarks(far ?? ""));
    const farthest = OF_DISTANCES.test(schedule.title ?? "") ? farthestBed(it) : null;
    if (farthest !== null) {
      return [{ ...placeOf(it), state: "distance", distanceFt: farthest / 12 }];
    }
    const answer = cellHeaded(it, /^\W*(?:C\.?O\b|CARBON)/i);
    const isOfCo = answer === null
      ? isMarked || CO.test(text) ||
        (CO.test(schedule.title ?? "") && !/SMOKE|\bS\.?D\b/i.test(schedule.title!))
      : /^\W*(?:Y|YES|X|1|CO)\W*$/i.test(answer);
    return length && isOfCo
      ? [{ ...placeOf(it), state: "distance", distanceFt: length.valueIn / 12 }]
      : [];
  });

/** What another thing comes with is not what its row denies: `FLEX ROOM WITH CO ALARM | NONE`. */
const BELONGING = anyCase`\bWITH\b[^|]*(?:${CO})[^|]*(?=\|)`;

/** Sources that are denied, not the alarms: `GAS RANGE; GARAGE NONE`. */
const NO_SOURCE =
  /\b(?:GARAGES?|CARPORTS?|FIRE\s?PLACES?|FUEL|GAS(?:\s+APPLIANCES?)?)\b\W{0,3}(?:NONE|N\/A|NOT\s+(?:ATTACHED|PROVIDED|PRESENT))/gi;

function stateOf({ text }: Statement): CoSubject["state"] {
  if (DENIED.test((BELONGING.exec(text)?.[0] ?? text).replace(NO_SOURCE, " "))) return "denied";
  return isDeferred(text) ? "deferred" : "shown";
}

/** How far an alarm is said to be from what names a room to sleep in, inches. */
const TO_SLEEPING: Demand = { thing: "co alarm", property: "distance", within: "sleeping room" };

/** A line of a callout that leaves what the distance leads to for the next: `CO ALARM, 12'-0" FROM`. */
const IS_BROKEN = /\b(?:FROM|TO|OF)\s*$/i;

/** A callout that names the alarm alone on its first line: `CO ALARM` over `12'-0" TO BED 3 DOOR`. */
const TO_BEDROOM = anyCase`\d["']\s*(?:MAX\.?\s*)?(?:TO|FROM|OF)\b[^.;|]{0,20}?(?:${SLEEPING})`;
/** Behind a length that leads to where people sleep: ` MAX FROM EACH BEDROOM DOOR`. */
const IS_TO_BEDROOM = anyCase`^\s*(?:MAX\.?\s*)?(?:TO|FROM|OFF?)\b[^.;|\d]{0,25}?(?:${SLEEPING})`;
const isNameAlone = ({ text, row }: Statement): boolean =>
  row === null && text.length <= LONGEST_NAME && !/\d/.test(text);
const LONGEST_NAME = 24;

/** The distance to a sleeping room or its door; heights and other lengths are left out. */
function distanceOf(it: Statement, plan: PlanSet): number | null {
  const { room } = it;
  const framed = framesFor(plan, TO_SLEEPING).filter(({ statement, text }) =>
    statement === it && CO.test(text)
  );
  const near = framed.flatMap(({ value }) => value ?? []);
  if (near.length > 0) return Math.max(...near) / 12;
  const isBroken = IS_BROKEN.test(it.text);
  const isAlone = !isBroken && isNameAlone(it);
  const text = isBroken || isAlone ? calloutOf(it, plan) : it.text;
  if (isBroken && !SLEEPING.test(text)) return null;
  if (isAlone && !TO_BEDROOM.test(normaliseMarks(text))) return null;
  if (!SLEEPING.test(text) && !/\b(DOOR|WITHIN|FROM|SLEEPING)\b/i.test(text) && room === null) {
    return null;
  }
  if (!/\b(DOORS?|WITHIN|FROM|TO|OF|OUTSIDE|BEYOND|AWAY|SLEEPING|DIST\w*)\b/i.test(text)) {
    return null;
  }
  const mended = normaliseMarks(text);
  const lengths = findLengths(mended).filter(({ end, valueIn }) =>
    !HEIGHT.test(mended.slice(end)) && valueIn >= 24
  );
  const own = lengths.filter(({ end }) => IS_TO_BEDROOM.test(mended.slice(end)));
  const told = own.length > 0 ? own : lengths;
  return told.length === 0 ? null : Math.max(...told.map((it) => it.valueIn)) / 12;
}

/** Verdict on one subject; messages `ok`, `notNeeded`, `far`, `farUnsure`, `denied`, `deniedUnsure`, `deferred`, `absent`. */
export function judgeCo(it: CoSubject, { plan, limits }: RuleContext): Verdict {
  const required = limits.fire.coAlarmToBedroomFt;
  const source = combustionSource(plan);
  const data = { actual: it.distanceFt, required, unit: "ft", text: it.sourceText };
  if (it.state === "distance" && it.distanceFt !== null) {
    if (atMost(it.distanceFt, required, "ft")) return pass(data);
    return source ? fail("far", data) : cantTell("farUnsure", data);
  }
  if (it.state === "denied") {
    if (source) return fail("denied", data);
    return saysNoCombustion(plan)
      ? pass(data, { message: "notNeeded" })
      : cantTell("deniedUnsure", data);
  }
  if (it.state === "shown") return pass(data, { message: "shown" });
  if (!source && it.state === "deferred") return inapplicable();
  return cantTell(it.state === "absent" ? "absent" : "deferred", data);
}

/** The words of both rules. */
export const CO_MESSAGES = {
  ok:
    "The carbon monoxide alarm is {actual} ft from the sleeping room; at most {required} ft is allowed.",
  shown: "Carbon monoxide alarms are shown.",
  notNeeded: "No carbon monoxide alarm is needed: nothing in the building burns fuel.",
  far:
    "The carbon monoxide alarm is {actual} ft from the sleeping room; at most {required} ft is allowed.",
  farUnsure:
    "The carbon monoxide alarm is {actual} ft from the sleeping room; where a fuel-burning appliance, fireplace or attached garage exists, at most {required} ft is allowed.",
  denied:
    "The set says there are no carbon monoxide alarms, although it shows a fuel-burning appliance, fireplace or attached garage: {text}.",
  deniedUnsure:
    "The set says there are no carbon monoxide alarms but not that there is no fuel-burning appliance and no attached garage: {text}.",
  deferred: "Carbon monoxide alarms are deferred: {text}.",
  absent:
    "A fuel-burning appliance, fireplace or attached garage is shown, but no carbon monoxide alarm.",
};
