/** Smoke and carbon monoxide alarms as plans show them: letters in a circle, words beside it, notes. */
import type { Evidence, PlanSet, Room, Sheet } from "../../_shared/domain/plan_set.ts";
import { contains } from "../../_shared/geometry.ts";
import { anyCase, eachInAnyCase } from "../../_shared/pattern.ts";
import { newPlans } from "../drawn/symbols.ts";
import {
  allRows,
  cellHeaded,
  clausesOf,
  isDeferred,
  isKept,
  mentions,
  perPlan,
  placeOf,
  settingOf,
  type Statement,
  statements,
} from "../measure.ts";

export const SLEEPING =
  /\b(BED\s*ROOMS?|BED\s*RM|BED\s*#?\d|B\.?R\.?\s*#?\d|BDRM|(PRIMARY|MASTER|GUEST|OWNER'?S?)\s+(SUITE|BED|RETREAT|ROOM)|NURSERY|SLEEPING|BUNK\s*ROOM)\b/i;
const NOT_ROOM = /\bBATH|CLOSET|W\.?I\.?C|CLO\b|\bHALL|VESTIBULE|FOYER|SITTING|DECK|PORCH|BALCONY/i;
const SYMBOL =
  /^\(?\s*(S\.?D\.?|S\.?A\.?|SMK\.?|SMOKE(\s+(ALARM|DET\w*\.?))?|S\.?D?\.?\s*[/&+-]?\s*C\.?O\.?(\s+ALARM)?|C\.?O\.?\s*[/&+-]\s*S\.?D?\.?|COMBO)\s*\)?$/i;
const LETTER = /^\(?\s*S\s*\)?$/;
const LEGEND = /(^|[^A-Z0-9$])S\s*(=|:|-|–|IS|DENOTES|INDICATES)\s*(COMB\w*\s+)?(SMOKE|PHOTO)/i;
/** `SA:` is a smoke alarm where the words beside it are those of rooms or wiring, and supply air elsewhere. */
const SMOKE_LETTERS = String
  .raw`\bS\.?A\.?\s*[:=](?=[^;]{0,90}\b(?:BED|B\.?R\.?\b|BDRM|SLEEP|HALL|FLOORS?\b|STOR(?:E?Y|IES)|120\s*V|INTERCONN|HARD-?\s?WIRED))(?![^;]{0,120}(?:CFM|REGIST|DIFFUS|GRILL|DUCT|SUPPLY))`;
const HOW_FAR = String.raw`(?:(?:\d+'\s*-?\s*)?\d+(?:"|'|\s?FT)[^;]{0,10}?\s)?(?:TO|FROM|OF)\b`;
/** `CO:` beside a sleeping room is an alarm, as is CO with its way there; a cleanout stands nowhere near one. */
const CO_LETTERS = String
  .raw`\bC[./]?O(?!AT\b|IN\b)\.?\s*(?:[:=@]|UNITS?\b|DEVICES?\b|(?:AT|IN)\b|${HOW_FAR})(?=[^;]{0,90}\b(?:BED\s*(?:R|#?\d)|(?:GUEST|MASTER|PRIMARY|MAIN)\s+BED\b|BDRM|B\.?R\.?\s*#?\d|M\.?\s?B\.?R\b|SLEEP))(?![^;]{0,90}(?:CLEAN|SEWER|SANITARY|WASTE|GRADE))`;
export const SMOKE =
  anyCase`\bSMOKE\s*(ALARMS?|DET(ECTORS?|\.|S)?|UNITS?|DEVICES?|SENSORS?)\b|\bS\/?D\b\s*[:=]|SMOKE\s*(\/|AND|&|\+)\s*(C\.?O|CARBON)|\bSMOKE\s*[:=](?=[^;]{0,40}\b(?:BED|B\.?R\.?\s?\d|SLEEP))|${SMOKE_LETTERS}`;
export const CO =
  anyCase`\bCARBON\s*MONOXIDE|\bC\.?O\.?\s*(ALARMS?|DET(ECTORS?|\.|S)?)\b|\bS(\.?D|MOKE)?\.?\s*[/&+-]\s*C\.?O\b|\bC\.?O\.?\s*[/&+-]\s*S(MOKE|\.?D)?\b|\bSMOKE\s*(\/|AND|&)\s*C\.?O\b|${CO_LETTERS}`;

/** A sleeping room, with whether its sheet shows an alarm in it. */
export interface SleepingRoom extends Evidence {
  name: string;
  hasAlarm: boolean;
}

/**
 * Sleeping rooms on the sheets that show alarms. A symbol belongs to the room whose label is nearest; sheets
 * that show no alarm in any sleeping room say nothing.
 */
export const sleepingRooms = perPlan((plan): readonly SleepingRoom[] => {
  const hasLegend = plan.notes.some((note) => LEGEND.test(note.text));
  const notes = Map.groupBy(plan.notes, ({ page }) => page);
  const roomsOf = Map.groupBy(plan.rooms, ({ page }) => page);
  return plan.sheets.flatMap((sheet) => {
    const rooms = roomsOf.get(sheet.page) ?? [];
    const symbols = (notes.get(sheet.page) ?? []).filter(({ text }) =>
      SYMBOL.test(text.trim()) || (hasLegend && LETTER.test(text.trim()))
    );
    const withAlarm = new Set([
      ...symbols.map((it) => roomOf(it, rooms, sheet)),
      ...rooms.filter((room) => hasDrawnAlarm(plan, room)),
    ]);
    const sleeping = rooms.filter((room) => SLEEPING.test(room.name) && !NOT_ROOM.test(room.name));
    if (!sleeping.some((room) => withAlarm.has(room))) return [];
    return sleeping.map((room) => ({
      ...placeOf(room),
      name: room.number ? `${room.name} ${room.number}` : room.name,
      hasAlarm: withAlarm.has(room) || room.labels.some((it) => SYMBOL.test(it.sourceText.trim())),
    }));
  });
});

/** Whether a smoke detector that letters or a legend explain is drawn inside the walls of a room. */
const hasDrawnAlarm = (plan: PlanSet, { page, name, number, box }: Room): boolean =>
  newPlans(plan).some((building) =>
    building.page === page && building.symbols.some((symbol) => {
      const own = building.rooms.find(({ id }) => id === symbol.room);
      return /^smoke/.test(symbol.type) && symbol.how !== "shape" && own?.name === name &&
        own.number === number && contains(own.box, box, 0.5);
    })
  );

function roomOf(
  symbol: Evidence & { room: string | null },
  rooms: Room[],
  sheet: Sheet,
): Room | null {
  const named = symbol.room === null ? [] : rooms.filter((room) => room.name === symbol.room);
  const [first, ...rest] = named.length > 0 ? named : rooms;
  if (!first) return null;
  const distance = (room: Room) =>
    Math.hypot(
      (centre(room).x - centre(symbol).x) * sheet.widthPt,
      (centre(room).y - centre(symbol).y) * sheet.heightPt,
    );
  return rest.reduce((best, room) => distance(room) < distance(best) ? room : best, first);
}

const centre = ({ box }: Evidence) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

const NONE =
  /\bNO\s+((?!CLOSER|LESS|MORE|GREATER|SWITCH|BATTER)[\w-]+\s+){0,2}(SMOKE|ALARMS?|DET(ECTORS?)?)\b|\b(SMOKE|ALARMS?|DET(ECTORS?)?|REQUIREMENT)\b[^;]{0,60}\b(NOT\s+((BEING|TO\s+BE)\s+)?(PROVIDED|REQ(UIRED|'?D)?\.?|INCLUDED|INSTALLED|SHOWN)|NONE|OMIT(TED)?|N\/A)\b/i;
/** Rooms that need no smoke alarm. */
const NO_PLACE_FOR_ONE =
  /\b(GARAGE|BATH(ROOM)?S?|ATTIC|KITCHENS?|CLOSETS?|PORCH|LANAI|LAUNDRY|CARPORT|SHED|CRAWL)\b/i;
/** Said of such a room alone: `BATH HAS NO ALARM`. */
const NEEDS_NONE =
  eachInAnyCase`${NO_PLACE_FOR_ONE}\s+(?:HAS|HAVE|GETS?)\s+(?:NO|NOT)\s+(?:SMOKE\s+)?(?:ALARM|DETECTOR|ONE)S?\b`;
/** Keeps a distance from steam and smoke: `NO SMOKE ALARM WITHIN 10' OF RANGE`. */
const NONE_SO_NEAR =
  /\bNO\s+[^;]{0,24}\b(?:WITHIN|CLOSER|NEARER|LESS\s+THAN)\b[^;]{0,8}\d[^;]{0,24}\b(?:RANGE|OVEN|COOK\w*|KITCHEN|BATH\w*|SHOWER|STOVE|APPLIANCE|DIFFUSER|REGISTER|GRILLE?|FAN|SUPPLY|FURNACE|HEATER)/i;
const NONE_THERE =
  /\b(?:NONE|NOT\s+REQ\S*)\s+(?:IN|AT)\s+(?:THE\s+)?(?:GARAGE|BATH|ATTIC|KITCHEN|CLOSET|PORCH|LAUNDRY)/i;
const PLACES = String
  .raw`(?:HALLS?|HALL\s*WAYS?|CORRIDORS?|LIVING(?:\s+R(?:OO)?M\.?)?|KITCHENS?|STAIRS?|FOYER|FAMILY(?:\s+R(?:OO)?M\.?)?|GREAT\s+R(?:OO)?M\.?|DEN|LANDING|COMMON\s+AREAS?|GARAGE)`;
/** A list of places that ends in ONLY, or follows it. */
const FEW_PLACES =
  anyCase`\b${PLACES}(?:\s+(?:OF|IN)\s+(?:EACH|EVERY|ALL|THE)\s+\w+)?\s*\)?\s*,?\s*ONLY\b(?=\s*(?:$|[.;,:)]))|\bONLY\s+(?:IN|AT|ON|WITHIN)\s+(?:THE\s+)?(?:\w+\s+){0,2}${PLACES}\b`;

/** Says of the alarms it spoke of that no sleeping room has one. */
const NONE_IN_BEDROOMS =
  /[;,.–-]\s*(?:BUT\s+)?NONE\s+(?:IN|AT|INSIDE)\s+(?:THE\s+|ANY\s+|ALL\s+)?(?:OF\s+THE\s+)?(?:\w+\s+){0,2}(?:BED|B\.?R\.?\b|BDRM|SLEEP)|\b(?:BED\s?ROOMS?|SLEEPING\s+ROOMS?)\s+(?:DO|DOES|WILL)\s+NOT\s+(?:GET|HAVE|RECEIVE|NEED|REQUIRE)\s+(?:ONES?|ANY|THEM|ALARMS?|DETECTORS?)\b/i;

/** One sleeping room of those a list goes through: `BED 1, BED 2; BED 3 NONE`, `BEDROOM 3 HAS NONE`, `NONE IN BEDROOM 4`. */
const ONE_WITHOUT =
  /\b(?:NONE|NOT|0|ZERO)\s+(?:IN|AT|@|FOR)\s+(?:THE\s+)?(?:BED\s?(?:ROOM|RM)?|BDRM|B\.?R\.?)\s*#?\d|\b(?:BED\s?(?:ROOM|RM)?S?|BDRM|B\.?R\.?)\s*#?\d?\s*(?:(?:[:=–-]\s*|(?:HAS|HAVE|GETS?)\s+)?NONE\b|(?:[:=–-]|\b(?:HAS|HAVE|GETS?|WITH)\s)\s*NO(?:T\s+ONE\b|\s+(?:SMOKE\s+)?(?:ALARM|DETECTOR|DEVICE|UNIT|SENSOR)S?\b)|[:=–-]?\s*(?:(?:HAS|GETS?|WITH)\s+(?:A\s+)?)?HEAT\s+DET(?:ECTOR)?S?\b(?!\s*(?:AND|&|\+|\/)))/i;
/** Alarms that stand elsewhere leave out the way to the sleeping rooms: `NONE IN THE UPPER HALL OUTSIDE THEM`. */
const NONE_IN_HALL =
  /[;,.]\s*(?:BUT\s+)?NONE\s+(?:IN|AT)\s+(?:THE\s+|ANY\s+)?(?:\w+\s+)?(?:HALL(?:WAY)?|CORRIDOR)S?\b|[;,.]\s*(?:BUT\s+)?NONE\s+OUTSIDE\s+(?:OF\s+)?(?:THE\s+|THESE\s+|EACH\s+)?(?:BED|SLEEP|THEM\b)/i;
/** Where alarms stand outside of sleeping rooms, and how far from them. */
const OUT_OF_BEDROOMS =
  /\b(?:OUTSIDE|NEAR|FROM|(?:\d["']|FT\.?|FEET)\s+OF)\s+(?:OF\s+)?(?:THE\s+|EACH\s+|ALL\s+|EVERY\s+)?(?:BED\s?ROOMS?|BED|SLEEPING)(?:\s+(?:ROOMS?|AREAS?))?\b/gi;

/** Alarms that are put somewhere: what follows leaves out one room, not all. */
const OTHERS_HAVE =
  /\b(?:ALARMS?|DET(?:ECTORS?|\.|S)?|S\.?[AD])\b[^;]{0,60}\b(?:IN|AT|OUTSIDE|BED\s?ROOM\s*\d)\b/i;

/** Says so of smoke alarms, not of others named behind them. */
function leavesOneOut(text: string): boolean {
  const at = text.search(ONE_WITHOUT);
  if (at < 0) return false;
  const before = text.slice(0, at);
  const lastOf = (pattern: RegExp) =>
    [...before.matchAll(new RegExp(pattern.source, "gi"))].at(-1)?.index ?? -1;
  return lastOf(SMOKE) >= lastOf(CO);
}

const STOREY = String
  .raw`(?:(?:1ST|2ND|3RD|FIRST|SECOND|THIRD|UPPER|LOWER|GROUND|TOP)\s+(?:FLOOR|FLR?\.?|STOR(?:E?Y)|LEVEL)|UPSTAIRS|DOWNSTAIRS)`;
/** One storey that has alarms alone, or has none. */
const ONE_STOREY =
  anyCase`\b${STOREY}\s+ONLY\b|\bONLY\s+(?:ON|AT|IN)?\s*(?:THE\s+)?${STOREY}|\b${STOREY}\s*[:=-]\s*NONE\b|\bNONE\s+(?:ON|AT|IN)\s+(?:THE\s+)?${STOREY}|\b(?:NOT|NO)\s+(?:ON|AT|IN)\s+(?:THE\s+)?${STOREY}`;
const OTHER_DEVICE = /\b(HEAT\s+DET|STROBE|HORN|BATTERY|PULL\s+STATION)/i;
const EACH_STOREY = /\b(EACH|EVERY|ALL|BOTH)\s+(FLOOR|FLR|STOR(E?Y|IES)|LEVEL)S?\b/i;

/** What a note says about smoke alarms; `few` leaves the sleeping rooms out, `one` one of them, `hall` the way to them, `storey` a storey. */
export type SmokeWord =
  | "shown"
  | "denied"
  | "few"
  | "one"
  | "hall"
  | "storey"
  | "battery"
  | "deferred";

/** Notes about smoke alarms, by what they say. */
export function smokeNotes(
  plan: PlanSet,
): { it: Statement; says: SmokeWord }[] {
  const not =
    /\bDUCT\s+SMOKE|DUCT\s+DET|\b(?:IN|AT)\s+(?:THE\s+)?(?:RETURN|SUPPLY|(?:(?:RETURN|SUPPLY)\s+)?(?:DUCTS?|AIR))\b|^\W*(?:\d+\W+)?(?:AIR\s+HANDL|R\.?T\.?U\b|A\.?H\.?U\b)|\bFIRE\s+ALARM\s+(?:CONTROL\s+)?(?:PANEL|UNIT)|\bF\.?A\.?C\.?[PU]\b|\bEXIST/i;
  const named = statements(plan, { topic: SMOKE, not });
  const lettered = statements(plan, { topic: LETTERS, not: SMOKE })
    .filter((it) => !not.test(it.text) && areAlarms(it, plan))
    .map((it) => ({ ...it, text: it.text.replace(ALL_LETTERS, "SMOKE ALARM") }));
  return [
    ...[...named, ...lettered].filter((it) => !isKept(it.text))
      .map((it) => ({ it, says: saysOf(it.text) })),
    ...cellsWithout(plan),
  ];
}

const PLACES_OF_ALARMS = String
  .raw`(?:BED|B\.?R\.?\b|BDRM|SLEEP|\bHALL|LIVING|KITCHEN|FAMILY|STAIR|FOYER|LOFT|GARAGE|STUDY|DEN\b)`;
/** `S.D.` and `S.A.` beside a room of a dwelling. */
const LETTERS = anyCase`\bS\.?[AD]\.?(?:'?S)?(?![A-Z0-9])[^;|]{0,60}\b${PLACES_OF_ALARMS}`;
const ALL_LETTERS = /\bS\.?[AD]\.?(?:'?S)?(?![A-Z0-9])/gi;
const OF_POWER =
  /\b(ELEC\w*|POWER|LIGHTING|ALARMS?|RECEPT\w*|GFC?I|SMOKE|DUPLEX|AFCI|SWITCH|DEVICES?|ROUGH)\b/i;
const OF_AIR =
  /\b(H\.?V\.?A\.?C|MECH\w*|SUPPLY|RETURN|CFM|DIFFUS\w*|GRILLE?S?|REGISTERS?|DUCT\w*|R\.?A\b|AHU|\d{1,2}\s*[xX]\s*\d{1,2})\b/i;

/** The drawing is one of power or alarms, and speaks of no air. */
function areAlarms(it: Statement, plan: PlanSet): boolean {
  const setting = settingOf(it, plan);
  return OF_POWER.test(setting) && !OF_AIR.test(setting);
}

/** Rows of sleeping rooms and units with NONE under a header that names smoke alarms. */
function cellsWithout(plan: PlanSet): { it: Statement; says: SmokeWord }[] {
  return allRows(plan).flatMap((it) => {
    const cell = cellHeaded(it, /\bSMOKE\b(?!.*\b(INDEX|DEVELOP|DAMPER|CONTROL))/i);
    if (cell === null) return [];
    const isSleeping = SLEEPING.test(it.text) ||
      /\b(SUITE|UNIT|GUEST\s*ROOM|KING|QUEEN|BED\s*\d|STUDIO|APARTMENT|HALL)\b/i.test(it.text);
    return isSleeping && /^(NONE|NO|0|NOT\s+PROVIDED|OMIT\w*)\.?$/i.test(cell)
      ? [{ it, says: "denied" as const }]
      : [];
  });
}

/** A sentence behind one about smoke alarms that goes on about them. */
const GOES_ON =
  /^(?!.*\b(?:C\.?O\b|CARBON|MONOXIDE|FIRE|BURGLAR|POOL|DOOR|GAS|HEAT)\b).*\bNO\s+(?:ALARMS?|DETECTORS?)\s+(?:IS|ARE|WILL\s+BE)\b/i;

function saysOf(text: string): SmokeWord {
  const all = clausesOf(text);
  const first = all.findIndex((it) => SMOKE.test(it));
  const clauses = all.filter((it, at) =>
    SMOKE.test(it) || first >= 0 && at > first && GOES_ON.test(it)
  );
  const denies = (clause: string) => {
    const it = clause.replace(NEEDS_NONE, " ");
    return NONE.test(it) && !/\bIF\b|WHERE|\bUNLESS\b|\bEXCEPT/i.test(it) &&
      (!NO_PLACE_FOR_ONE.test(it) || /\bBED|\bSLEEP|\bHALL/i.test(it)) && !NONE_THERE.test(it) &&
      !NONE_SO_NEAR.test(it);
  };
  if (clauses.some(denies) && !(leavesOneOut(text) && OTHERS_HAVE.test(text))) {
    return "denied" as const;
  }
  if (clauses.some((it) => FEW_PLACES.test(it) && !/\bBED|\bSLEEP|\bB\.?R\.?\b|\bBDRM/i.test(it))) {
    return "few" as const;
  }
  if (clauses.length > 0 && leavesOneOut(text)) return "one" as const;
  if (clauses.length > 0 && NONE_IN_HALL.test(text) && OTHERS_HAVE.test(text)) {
    return "hall" as const;
  }
  const rest = text.replace(NONE_IN_BEDROOMS, " ").replace(OUT_OF_BEDROOMS, " ");
  if (clauses.length > 0 && NONE_IN_BEDROOMS.test(text) && !/\bBED|\bSLEEP|\bB\.?R\b/i.test(rest)) {
    return "few" as const;
  }
  if (
    clauses.some((it) => ONE_STOREY.test(it) && !EACH_STOREY.test(it) && !OTHER_DEVICE.test(it))
  ) {
    return "storey" as const;
  }
  if (
    (/\bNOT\s+INTERCONNECT|\bBATTERY[\s-]*(OPERATED|POWERED|ONLY|TYPE)/i.test(text) ||
      ON_BATTERIES.test(text)) &&
    !/BACK[\s-]*UP|10[\s-]*Y(?:EA)?R|TEN[\s-]*Y(?:EA)?R|(NOT\s+(BE\s+)?(PERMIT|ALLOW|ACCEPT|USED)\w*|PROHIBIT\w*)|\bNO\s+BATTERY/i
      .test(text)
  ) return "battery" as const;
  return isDeferred(text) ? "deferred" as const : "shown" as const;
}

/** Alarms that run on batteries, with no word of the building's wiring. */
const ON_BATTERIES =
  /^(?!.*\b(?:120\s?-?\s?V|HARD\s?-?\s?WIRED?|WIRED|A\.?C\.?\s+POWER|LINE\s+VOLTAGE|PRIMARY|PANEL|CIRCUIT|HOUSE\s+(?:CURRENT|POWER))).*(?:\b(?:POWERED|OPERATED|SUPPLIED|RUN(?:NING)?)\s+(?:BY|ON|FROM|WITH)\s+(?:A\s+)?(?:[\w-]+\s+){0,2}BATTER(?:Y|IES)\b|\b(?:ON|BY)\s+BATTER(?:Y|IES)\s+(?:ONLY|ALONE)\b)/i;

const SOURCE =
  /\b(ATTACHED\s+(?:[\w-]+\s+)?GARAGE|FIRE\s*PLACE|FUEL[\s-]*(BURNING|FIRED)|(NATURAL\s+|PROPANE\s+|L\.?P\.?\s+)?GAS[\s-]*(FIRED\s+)?(RANGE|WATER\s*HEATER|FURNACE|DRYER|APPLIANCE|COOKTOP|BOILER|LOG|SERVICE|PIPING|LINE|METER)|L\.?P\.?\s+(GAS|TANK)|PROPANE)/i;
const NO_SOURCE = /\bNO\s+(FUEL|GAS|FIRE|ATTACHED|COMBUSTION)|ALL[\s-]*ELECTRIC|NO\s+FOSSIL/i;

/** What makes carbon monoxide in this building: a garage, a fireplace, an appliance; null when none is shown. */
export function combustionSource(plan: PlanSet): Evidence | null {
  const garage = plan.rooms.find((room) =>
    /\bGARAGE\b/i.test(room.name) && !/DETACHED|PARKING/i.test(room.name)
  );
  if (garage) return garage;
  const [note] = statements(plan, { topic: SOURCE, not: NO_SOURCE });
  return note ??
    plan.schedules.find(({ title }) =>
      title !== null && SOURCE.test(title) && !NO_SOURCE.test(title)
    ) ?? null;
}

/** True when the set says that nothing in the building burns fuel. */
export const saysNoCombustion = (plan: PlanSet): boolean => mentions(plan, NO_SOURCE);
