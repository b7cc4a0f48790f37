/** The common check of smoke alarms in dwellings, for houses and for units of larger buildings. */
import type { Evidence, PlanSet, Schedule, ScheduleRow } from "../../_shared/domain/plan_set.ts";
import {
  cantTell,
  type Demand,
  fail,
  pass,
  type RuleContext,
  type Verdict,
} from "../define_rule.ts";
import { absenceOn, allRows, isKept, placeOf, sheetsOf, type Statement } from "../measure.ts";
import { SLEEPING, sleepingRooms, smokeNotes, type SmokeWord } from "./_alarms.ts";

/** One thing to say about smoke alarms: about a room, or about a note. */
export interface SmokeSubject extends Evidence {
  state: SmokeWord | "alarm" | "no alarm" | "absent" | "unlisted";
  room: string | null;
}

/** Rooms without an alarm on sheets that show alarms, notes that deny or weaken them, else what shows them. */
export function smokeSubjects(plan: PlanSet, { building }: RuleContext): SmokeSubject[] {
  const rooms = sleepingRooms(plan).map((room) => ({
    ...placeOf(room),
    state: room.hasAlarm ? "alarm" as const : "no alarm" as const,
    room: room.name,
  }));
  const notes = smokeNotes(plan).map(({ it, says }) => ({
    ...placeOf(it),
    state: says,
    room: null,
  }));
  const isWrong = ({ state }: SmokeSubject) =>
    ["denied", "few", "one", "hall", "storey", "battery"].includes(state);
  // A dimension that runs to the words says them once more.
  const wrong = notes.filter((it) =>
    isWrong(it) &&
    !notes.some(({ page, sourceText }) =>
      page === it.page && sourceText !== it.sourceText && it.sourceText.endsWith(sourceText)
    )
  );
  const listed = listedWithout(plan);
  const shown = notes.find((it) =>
    it.state === "shown" && !listed.some(({ page, box }) => page === it.page && box === it.box)
  );
  const isTold = rooms.length + listed.length + wrong.length > 0;
  const unlisted = isTold ? [] : roomsUnlisted(plan);
  const said = [
    ...rooms,
    ...listed,
    ...wrong,
    ...(unlisted.length > 0 ? unlisted : shown ? [shown] : []),
  ];
  if (said.length > 0) return said;
  const [later] = notes.filter((it) => it.state === "deferred");
  if (later) return [later];
  const sheets = sheetsOf(plan, { kinds: ["electrical", "floor plan"] });
  const isNew = building.scope === "new" || building.scope === "addition";
  const place = isNew && plan.rooms.length > 0 ? absenceOn(sheets, "smoke alarms") : null;
  return place ? [{ ...place, state: "absent", room: null }] : [];
}

/** Lists that count the alarms room by room; those of carbon monoxide alone are others. */
const OF_ALARMS =
  /^(?!.*\b(?:FIRE\s+ALARM|SECURITY|BURGLAR|STROBE|POWER|CARBON)\b)(?!\W*C\.?O\b).*\b(?:ALARMS?|SMOKES?|DETECTORS?)\b/i;

/** Sleeping rooms under whose name a list of alarms has none. */
const listedWithout = (plan: PlanSet): SmokeSubject[] =>
  allRows(plan).flatMap((it): SmokeSubject[] => {
    const { schedule, row } = it;
    if (!schedule || !row || !OF_ALARMS.test(schedule.title ?? "") || isKept(it.text)) return [];
    const isAsked = ({ header }: { header: string }) =>
      SLEEPING.test(header) && !/\b(?:HALL|OUTSIDE|BATH|CLOSET|DIST)/i.test(header);
    const isNone = row.cells.some(({ text }, index) =>
      /^\W*(?:0|NO|NONE)\W*$/i.test(text) && isAsked(schedule.columns[index] ?? { header: "" })
    );
    return isNone || isNoneOfRoom(it) || isDeniedOne(row) || lacksAmongOthers(schedule, row)
      ? [{ ...placeOf(it), state: "one", room: null }]
      : [];
  });

/** A row of one sleeping room that is answered with none: `SMOKE, BED 3 | R314.3 | NONE`. */
function isNoneOfRoom({ schedule, row }: Statement): boolean {
  const [label, ...cells] = row?.cells.map(({ text }) => text) ?? [];
  const names = `${schedule?.title} ${label}`;
  if (!SLEEPING.test(label ?? "") || OTHER_ALARM.test(label)) return false;
  const hasSmokes = (index: number) =>
    /\bSMOKE\b/i.test(names) ||
    schedule!.rows.some(({ cells }) =>
      SLEEPING.test(cells[0]?.text ?? "") && /\bSMOKE\b/i.test(cells[index]?.text ?? "")
    );
  return cells.some((text, index) =>
    /^\W*(?:0|NO|NONE)\W*(?:$|,\s*HEAT\b)/i.test(text) && hasSmokes(index + 1) &&
    !NOT_GIVEN.test(schedule?.columns[index + 1]?.header ?? "")
  );
}

const OTHER_ALARM = /\bC\.?O\b|\bCARBON|\bHALL|\bOUTSIDE|\bBATH|\bCLOSET|\bDIST|\bSTROBE|\bHEAT\b/i;
/** Heads over what is asked for and remarked. */
const NOT_GIVEN = /\bREQ|\bLIMIT|\bMIN\b|\bREMARK|\bNOTES?\b|\bBATTER|\bINTERC|\bEXIST/i;

/** Sleeping rooms by their numbers, and how texts go through them: `BEDROOMS 1, 2 AND 4`, `BR 1 - 3`. */
const NUMBERED_ROOM = /^\W*BED\s?(?:ROOM|RM)?\.?\s*#?(\d)\b/i;
const NUMBERS_TOLD =
  /\b(?:BED\s?(?:ROOM|RM)?S?|BDRMS?|B\.?R\.?)\s*#?(\d(?:\s*(?:,|&|AND|\/|\+|-|–|TO|THRU|,\s*AND)\s*#?\d(?![\d'"./-]))*)/gi;
const OF_ALL = /\b(?:EACH|EVERY|ALL|ANY|THE)\s+(?:SLEEPING|BED\s?ROOMS?\b(?!\s*#?\d)|BR'?S\b)/i;

/**
 * Sleeping rooms of the plans that texts and lists of alarms leave out, where they go through the others by number and no
 * text speaks of all of them.
 */
function roomsUnlisted(plan: PlanSet): SmokeSubject[] {
  const told = [
    ...smokeNotes(plan).map(({ it }) => it),
    ...allRows(plan).filter(({ schedule }) => OF_ALARMS.test(schedule?.title ?? "")),
  ];
  if (told.some(({ text }) => OF_ALL.test(text))) return [];
  const listed = new Set(told.flatMap(({ text }) => numbersTold(text)));
  const rooms = new Map(
    plan.rooms.flatMap((room) => {
      const number = NUMBERED_ROOM.exec(room.name)?.[1];
      return number === undefined ? [] : [[Number(number), room] as const];
    }),
  );
  const left = [...rooms].filter(([number]) => !listed.has(number));
  if (listed.size < LEAST_LISTED || left.length === 0 || left.length >= listed.size) return [];
  const [longest] = told.toSorted((a, b) =>
    numbersTold(b.text).length - numbersTold(a.text).length
  );
  return left.map(([, { name }]) => ({ ...placeOf(longest), state: "unlisted", room: name }));
}

/** Fewer rooms by number are no list. */
const LEAST_LISTED = 2;

function numbersTold(text: string): number[] {
  return [...text.matchAll(NUMBERS_TOLD)].flatMap(([, list]) => {
    const numbers = list.match(/\d/g)!.map(Number);
    const [from, to] = numbers;
    const isRange = numbers.length === 2 && /-|–|TO|THRU/i.test(list);
    return isRange
      ? Array.from({ length: Math.max(0, to - from) + 1 }, (_, at) => from + at)
      : numbers;
  });
}

/** Columns and labels of smoke alarms by their letters. */
const LETTERED =
  /^\W*(?:S\.?[AD]\.?(?:'?S)?(?![A-Z0-9])|SMOKES?(?:\s+(?:ALARM|DET\w*|UNIT)S?)?\W*$)/i;
const YES = /^\W*(?:Y|YES|X|[1-9])\W*$/i;
const NO = /^\W*(?:N|NO|NONE|0|[-–—]+)\W*$/i;

/** Names in one cell and an answer for each in the next: `SA BR 1 / BR 2 / BR 3 | YES/YES/NO`. */
function isDeniedOne({ cells: [label, ...answers] }: ScheduleRow): boolean {
  const names = (label?.text ?? "").split(/\s*[\/,;]\s*/);
  if (names.length < 2 || !LETTERED.test(names[0])) return false;
  return answers.some(({ text }) => {
    const said = text.split(/\s*[\/,;]\s*/);
    return said.length === names.length && said.every((it) => YES.test(it) || NO.test(it)) &&
      said.some((it, index) => NO.test(it) && SLEEPING.test(names[index]));
  });
}

/**
 * A sleeping room with none under the head or the letters of smoke alarms, where other rooms have theirs, and no other row
 * names the room with one in it.
 */
function lacksAmongOthers({ columns, rows }: Schedule, { cells }: ScheduleRow): boolean {
  const at = columns.findIndex(({ header }) => LETTERED.test(header));
  const label = cells[0]?.text ?? "";
  if (at < 1 || !SLEEPING.test(label) || OTHER_ALARM.test(label)) return false;
  if (!NO.test(cells[at]?.text ?? "")) return false;
  const having = rows.filter((it) => YES.test(it.cells[at]?.text ?? ""));
  const rooms = numbersTold(label);
  return having.length > 0 &&
    !having.some(({ cells: [other] }) =>
      !OTHER_ALARM.test(other?.text ?? "") &&
      numbersTold(other?.text ?? "").some((it) => rooms.includes(it))
    );
}

/** Verdict on one subject; messages `ok`, `noAlarm`, `denied`, `few`, `one`, `hall`, `storey`, `battery`, `deferred`, `absent`, `unlisted`. */
export function judgeSmoke(it: SmokeSubject, { building }: RuleContext): Verdict {
  const data = { room: it.room ?? "the dwelling", text: it.sourceText };
  switch (it.state) {
    case "alarm":
    case "shown":
      return pass(data);
    case "no alarm":
      return cantTell("noAlarm", data);
    case "denied":
      return fail("denied", data);
    case "few":
      return building.scope === "alteration" ? cantTell("few", data) : fail("few", data);
    case "one":
      return building.scope === "alteration" ? cantTell("one", data) : fail("one", data);
    case "hall":
      return building.scope === "alteration" ? cantTell("hall", data) : fail("hall", data);
    case "storey":
      return building.scope === "alteration" ? cantTell("storey", data) : fail("storey", data);
    case "battery":
      return building.scope === "alteration" ? cantTell("battery", data) : fail("battery", data);
    case "deferred":
      return cantTell("deferred", data);
    case "absent":
      return cantTell("absent", data);
    case "unlisted":
      return cantTell("unlisted", data);
  }
}

/** Lists that answer room by room ask of rooms where people sleep. */
export const SMOKE_DEMAND: Demand = {
  thing: "smoke alarm",
  where: /\bBED\s?(?:R|\d)|\bB\.?R\.?\s?\d|\bSLEEP|\bGUEST|\bDWELLING|\bUNIT/i,
};

/** The words of both rules. */
export const SMOKE_MESSAGES = {
  ok: "Smoke alarms are shown for {room}.",
  noAlarm:
    "No smoke alarm is shown in {room}, although the sheet shows alarms in other sleeping rooms.",
  denied: "The set says there are no smoke alarms: {text}.",
  few: "Smoke alarms are shown in only a few places, none of them a sleeping room: {text}.",
  one: "A sleeping room is left without a smoke alarm: {text}.",
  hall: "No smoke alarm is shown outside the sleeping rooms: {text}.",
  storey: "Smoke alarms are shown on only one story; each story needs one: {text}.",
  battery: "The smoke alarms are not hard-wired and interconnected: {text}.",
  deferred: "Smoke alarms are deferred: {text}.",
  unlisted: "The smoke alarms are listed room by room, and {room} is not among them: {text}.",
  absent: "No sheet in the set shows smoke alarms or a note about them.",
};
