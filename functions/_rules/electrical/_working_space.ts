/** The space to work in before electrical equipment, as drawings write it. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase, exactCase } from "../../_shared/pattern.ts";
import {
  allStatements,
  around,
  contextOf,
  inches,
  labelledQuantities,
  loose,
  perPlan,
  settingOf,
  sizesIn,
  type StatedQuantity,
  statements,
} from "../measure.ts";
import { WORKING_SPACE } from "./_words.ts";

/** Equipment above 150 V to ground, which needs more depth. */
export const HIGH_VOLTAGE = /\b(480|277|600) ?(V|Y|\/)/i;
const LOWER_VOLTAGE = /\b(120|208|240) ?(V|Y|\/)/i;

/** At most 150 V to ground: `0-150 V TO GROUND`, `120 V TO GND`. */
const TO_GROUND = /\b(?:0 ?(?:-|TO) ?)?1[25]0 ?V(?:OLTS?)? (?:TO|L-?G) ?(?:GROUND|GND|GRD)?/i;

/** The sentence the figure stands in: `DEPTH 3 FT, 208Y/120. THE 4 FT OF 480 V GEAR DOES NOT APPLY.` */
const sentenceOf = ({ text, raw }: StatedQuantity): string =>
  text.split(/(?<=[A-Z)\d"']{2}|\s\d)\.\s+|;\s+/i).find((part) => part.includes(raw)) ?? text;

/**
 * Does a depth stand before equipment above 150 V to ground? A text or row that names a voltage speaks of that one
 * alone, whatever its neighbours are: `LB 208Y/120 | 3'-0"` below `HA 480Y/277`.
 */
export function isHighVoltage(it: StatedQuantity, plan: PlanSet): boolean {
  const own = sentenceOf(it);
  if (own !== it.text && (LOWER_VOLTAGE.test(own) || TO_GROUND.test(own))) {
    return HIGH_VOLTAGE.test(own);
  }
  if (TO_GROUND.test(it.text)) return false;
  if (HIGH_VOLTAGE.test(it.text)) return true;
  const isLower = LOWER_VOLTAGE.test(it.text) && !/\b(480|277|600)\b/.test(it.text);
  return !isLower && HIGH_VOLTAGE.test(settingOf(it, plan));
}

/** A thing that stands facing a panel, which leaves so much to work in. */
const FACING_PANEL =
  /\b(RACK|SHEL(F|V)\w*|CASEWORK|COUNTER|CABINETS?|TANK|EQUIP\w*|WALL|PARTITION|STORAGE)\b[^#~,;|]{0,12}(FACE|FRONT|OPPOSITE|FACING)[^#~,;|]{0,12}# ?(CLEAR |CLR\.? )?(FROM|TO|OFF|OF|BEFORE) (FACE OF |FRONT OF )?(ELEC\w*\.? )?(PANEL ?BOARD|PANEL ?['"(]|PANEL [A-Z]{1,3}\d{0,2}\b(?=[^;]{0,20}\d{3} ?V)|SWITCH ?(BOARD|GEAR)|MDP)/;

/** A panel, switchboard or the like. */
const GEAR =
  "(PANEL ?BOARDS?|PANELS?|PNLS?|LOAD ?CENTERS?|SWITCH ?(BOARD|GEAR)S?|SW(BD|GR)|M[DS][PBS]|MCC|GEAR|DISCONNECTS?|XFMR|TRANSFORMER)\\b";

/** From the face of equipment to what stands before it. */
const FROM_FACE = [
  exactCase`# ?(CLR\.? |CLEAR )?(FROM |TO |OF |OFF |AT |IN )?(THE )?(FACE|FRONT) (OF )?(THE |MAIN |ELEC\w*\.? )?${GEAR}`,
  exactCase`(FACE|FRONT) (OF )?(THE |MAIN |ELEC\w*\.? )?${GEAR}[^#~;|]{0,30}\b(TO|IS|AND|CLEAR|CLR)\b[^#~;|]{0,30}#`,
  // `FRONT OF MDP TO STUD WALL (GYPSUM): 34" CLEAR`
  exactCase`(FACE|FRONT) (OF )?(THE |MAIN |ELEC\w*\.? )?${GEAR}[^#~;|]{0,16}\bTO\b[^#~;|]{0,60}# ?(CLEAR|CLR)`,
  exactCase`${GEAR} (FACE|FRONT)[^#~;|]{0,40}#(?! ?(WIDE|HIGH|A\.?F))`,
  exactCase`# ?(CLR\.? |CLEAR )?(FROM |OFF )?${GEAR} (FACE|FRONT)`,
];

/** Between equipment and what faces it; only a drawing of an electrical room makes this a working space. */
export const FACING_WORDS = [
  /^[^#]*# ?(CLR\.? |CLEAR )?(TO|FROM) (OPP\w*\.? |OPPOSITE |FACING |FACE OF |~ ?)?(CMU|CONC\w*|MASONRY|BRICK|BLOCK|GROUNDED|OPP\w*|FACING|WALL)/,
  /# ?(CLR\.? |CLEAR )?(BETWEEN|BTWN\.?|BTW\.?) (FACING |OPPOSITE |LIVE |OPPOSED )?(GEAR|PANEL|SWITCH|SW(BD|GR)|MCC|MSB|MDP|LINE ?-?UPS?|EQUIP)/,
  /# ?(CLR\.? )?(AISLE|CLEAR AISLE)/,
];
/** The drawing shows where equipment stands. */
const GEAR_PLACE =
  /\b(PANEL ?BOARD|PANEL|SWITCH ?BOARD|SWITCH ?GEAR|ELEC\w*\.? EQUIP\w*)S?\b[^|]{0,12}\b(LOCATION|PLAN|LAYOUT|CLEARANCES?|WORKING SPACE)\b/;
const OTHER_PANELS = /SOLAR|\bPV\b|ACCESS PANEL|ACOUSTIC|WOOD|GLASS|ALARM|ROOF|CEILING/;
/** The drawing shows an electrical room and its equipment. */
export const ELECTRICAL_ROOM =
  /\b(ELEC(TRIC(AL)?)?\.?|SWITCH ?GEAR|SWITCH ?BOARD|MDP|MAIN DISTRIBUTION)\b[^|]{0,12}(ROOM|RM|CLOSET|CL\b|VAULT|PLAN)|\b(ENLARGED|PARTIAL)\b[^|]{0,14}\b(ELEC(TRICAL)?\b|SWITCH ?GEAR|SWITCH ?BOARD)/i;

/** A clear length at or before a panel by the name its schedule has: `2'-8" CLR. AT LP-1`, `PANEL HA: 3'-0" CLEAR`. */
const AT_NAMED =
  /^# ?(MIN\.? )?(CLEAR|CLR\.?) ?(SPACE )?(@|AT|IN FRONT OF|BEFORE|TO FACE OF) ?(PANEL |PNL\.? )?(?<name>[A-Z]{1,4}-?\d{0,2}[A-Z]?)\W*$/;

const BEFORE_NAME = "(THE |MAIN |NEW |HOUSE |ELEC\\w*\\.? )*";
/** A clear length and gear in one short callout: `2'-9" CLR. @ ELEC. PNL.`, `MDP: 33" CLEAR`. */
const AT_GEAR = [
  exactCase`^# ?(MIN\.? )?(CLEAR|CLR\.?) ?(SPACE )?(MIN\.? )?(@|AT|BEFORE|IN FRONT OF) ${BEFORE_NAME}${GEAR}`,
  exactCase`^${BEFORE_NAME}${GEAR}( [A-Z0-9-]{1,4})?[:,]? # ?(MIN\.? )?(CLEAR|CLR\.?)( IN FRONT)?\W*$`,
];
const isAtGear = ({ clause }: StatedQuantity): boolean =>
  AT_GEAR.some((says) => loose(says).test(clause));

/** Free as far as what stands across: `34 in. clear to the fixed shelving`. */
const TO_ACROSS =
  /# ?(CLEAR|CLR\.?) (TO|FROM) (THE |FACE OF |FRONT OF |EDGE OF |OPPOSITE |FIXED |FILE |METAL |STEEL |STORAGE |WALL |BASE |TALL )*(SHEL(F|V)\w*|CASEWORK|CABINETS?|CABS?\b|RACKS?|LOCKERS|COUNTERS?|FILES|MILLWORK|BENCH)/;
export const isToAcross = ({ clause }: StatedQuantity): boolean => loose(TO_ACROSS).test(clause);
/** The same before what is named, with the words of the way. */
const HAS_IN_FRONT = /# ?(CLEAR|CLR\.?) IN FRONT/;
/** A panel by its name: `PANEL LP-1`, `RP-2`. */
const NAMED_GEAR =
  /\b(?:PANEL(?:BOARD)?|PNL|SWITCH ?BOARD|LOAD ?CENTER)\.? ?["'(]?[A-Z]{1,3}-?\d?[A-Z]?\b(?! (?:CLEAR|CLR))|\b(?:[LRDEM]P-\d[A-Z]?|MDP|MSB)\b/i;
const isBeforeNamed = ({ clause, text }: StatedQuantity): boolean =>
  NAMED_GEAR.test(text) && [TO_ACROSS, HAS_IN_FRONT].some((says) => loose(says).test(clause));

/** Words of its depth, the depth as `#`. */
export const DEPTH_WORDS = [
  AT_NAMED,
  ...AT_GEAR,
  FACING_PANEL,
  TO_ACROSS,
  ...FROM_FACE,
  /# ?(MIN\.?|CLR\.?|CLEAR)? ?(DEEP|DEPTH|D\b|IN FRONT)/,
  /(DEPTH|DEEP|IN FRONT)[^#~,;|]{0,20}#(?! ?(WIDE|WIDTH|W\b|HIGH|HEIGHT|H\b))/,
  /WORK(ING)? (DEPTH|SP\b\.?)(?! ?(HT|HGT|HEIGHT|HIGH|WIDTH|WIDE|[HW]\b))[^#~]{0,40}#(?! ?(MIN\.? |CLR\.? |CLEAR )?(WIDE|WIDTH|W\b|HIGH|HEIGHT|H\b|ABOVE|HEADROOM))/,
  /WORK(ING)? (SPACE|CLEARANCE|CLEAR(ANCE)?)(?:(?!\bWIDTH\b|\bHEIGHT\b|\bHEADROOM\b)[^#~]){0,40}#(?! ?(MIN\.? |CLR\.? |CLEAR )?(WIDE|WIDTH|W\b|HIGH|HEIGHT|H\b|ABOVE|HEADROOM))/,
  /#[^#~,;|]{0,6}(MIN\.? )?(CLEAR )?WORK(ING)? (SPACE|CLEARANCE)/,
  /WORK(ING)? (SPACE|CLEARANCE)[^#~]{0,40}~ ?(X|BY) ?#(?! ?(MIN\.? |CLR\.? |CLEAR )?(WIDE|WIDTH|W\b|HIGH|HEIGHT|H\b))/,
  /#(?![^#~,;|]{0,12}\b(WIDE|WIDTH)\b)[^#~,;|]{0,20}(WORK(ING)?|CLEAR(ANCE)?|CLR)[^#~,;|]{0,25}(PANEL|SWITCH|ELECTRICAL|EQUIP|DISCONNECT|MDP|SPACE)/,
];

/** How near a label says what a length is of, per cent of the page. */
const BESIDE = 4;

/** Cabinets of low voltage, where nobody works on live parts, and panels of other trades. */
const LOW_VOLTAGE =
  /\b(FIRE ALARM|F\.?A\.?C\.?P|F\.?A\.?A\.?P|LOW ?-? ?VOLT\w*|TELE(COM\w*|PHONE)|DATA|SECURITY|ANNUNCIATOR|IRRIGATION|PATCH|(WOOD|GLASS|ACCESS|ACOUSTIC\w*|SOLAR) PANELS?|I\.?D\.?F|M\.?D\.?F|A\.?V\.? RACK)\b/i;
const LIVE = /\b\d{3}Y?\s?(V\b|VOLT|\/\d{3})|\bELEC(TRICAL)?\b/i;
const isLowVoltage = (it: StatedQuantity): boolean =>
  LOW_VOLTAGE.test(contextOf(it)) && !LIVE.test(contextOf(it));

/** A row of a list of working spaces that names another side of them: `RT WIDTH | 30 IN`. */
export const isOfOtherSide = ({ row }: StatedQuantity): boolean =>
  /^(?!.*\b(?:DEPTH|DEEP)\b).*\b(?:WIDTH|HEIGHT|HEADROOM)\b/i.test(row?.cells[0]?.text ?? "");

/** The space to service a machine in an attic or a plant room. */
const OF_MACHINES =
  /\b(A\.?H\.?U|AIR ?HANDL\w*|FURNACES?|R\.?T\.?U|CONDENS\w*|HEAT PUMPS?|WATER HEATERS?|BOILERS?|APPLIANCES?|ATTICS?)\b/i;
const isOfMachines = ({ text }: StatedQuantity): boolean =>
  OF_MACHINES.test(text) && !LIVE.test(text) && !WITH_GEAR.test(text);
const WITH_GEAR = anyCase`\b${GEAR}`;

/** A depth in front of what a voltage is told of: `LP-1, 120/208 V: DEPTH IN FRONT 2'-6"`. */
const isBeforeLive = ({ text, clause }: StatedQuantity): boolean =>
  VOLTAGE.test(text) && !OF_MACHINES.test(text) &&
  /\b(?:DEPTH|CLEAR\w*)\b[^#]{0,12}\bIN FRONT\b/i.test(clause);
const VOLTAGE = /\b\d{3}Y?\s?(?:V\b|\/\s?\d{3})/i;

/** True when the statement, or a short label beside it, speaks of a working space. */
export const isWorkingSpace = (it: StatedQuantity, plan: PlanSet): boolean =>
  !isLowVoltage(it) && !isOfMachines(it) &&
  (isAtPanel(it, plan) || isAtGear(it) || isBeforeLive(it) || isBeforeNamed(it) ||
    isListedDepth(it) || isOnPanelDrawing(it) ||
    WORKING_SPACE.test(contextOf(it)) ||
    loose(FACING_PANEL).test(it.clause) ||
    around(it, workingSpaceLabels(plan), BESIDE).length > 0);

/** On the drawing of a panel the depth is that before it: `DEPTH 2'-9" TO W.H. FACE` under `PNL. LP @ MECH. 113`. */
const isOnPanelDrawing = ({ drawing, clause }: StatedQuantity): boolean =>
  /^\W*(?:ELEC\w*\.?\s+)?(?:PANEL(?:BOARD)?|PNL)\b\.?/i.test(drawing ?? "") &&
  /^\W*(?:DEPTH|DEEP|IN FRONT)\b|\b(?:DEPTH|IN FRONT)\W*$/i.test(clause);

/** A list of electrical rooms gives the depth before the gear of each under a head of its own. */
const isListedDepth = ({ schedule }: StatedQuantity): boolean =>
  schedule !== null && ELECTRICAL_ROOM.test(schedule.title ?? "") &&
  schedule.columns.some(({ header }) => /^\W*(?:CLEAR |WORKING )?DEPTH\b/i.test(header));

/** The name of a panel in the title of its schedule. */
const PANEL_NAME =
  /\b(?:PANEL(?:BOARD)?|PNL\.?)\s*(?:SCHEDULE\s*)?[:"'“”-]*\s*([A-Z]{1,4}-?\d{0,2}[A-Z]?)(?![A-Z0-9])/i;

const panelNames = perPlan((plan) =>
  new Set(
    plan.schedules.filter(({ kind }) => kind === "panel").flatMap(({ title }) =>
      PANEL_NAME.exec(title ?? "")?.[1].toUpperCase() ?? []
    ),
  )
);

function isAtPanel({ clause }: StatedQuantity, plan: PlanSet): boolean {
  const name = AT_NAMED_LOOSE.exec(clause)?.groups?.name;
  if (name === undefined || !panelNames(plan).has(name.toUpperCase())) return false;
  return name.length > 1 || /\bP(?:ANE|N)L/i.test(clause);
}
const AT_NAMED_LOOSE = loose(AT_NAMED);

const workingSpaceLabels = perPlan((plan) =>
  statements(plan, { topic: WORKING_SPACE }).filter(({ text }) => text.length < 80)
);

/** A dimension string and the label of the gear it is drawn before, per cent of the page. */
const BEFORE_GEAR = 6;
/** The only one of its drawing may stand farther from the label, which is lettered behind the gear. */
const ALONE_BEFORE_GEAR = 9;
const GEAR_LABEL = anyCase`\b${GEAR}|\b\d{3}Y?\/\d{3} ?V|\b(?:208|480)Y?\/(?:120|277)\b`;
const SHORTEST_IN = 18;
const LONGEST_IN = 84;

/** A bare dimension string before equipment on the plan of an electrical room, and the label it stands at. */
export interface BareDepth {
  it: StatedQuantity;
  label: string;
}

/**
 * Dimension strings that may be the depth before gear: the shortest string at a label, where none at that label
 * reaches what is required. Lengths in inches.
 */
export function bareDepths(
  plan: PlanSet,
  requiredIn: (bare: BareDepth) => number | null,
): BareDepth[] {
  const bare = labelledQuantities(plan, { quantity: inches }, [{
    title: ELECTRICAL_ROOM,
    notTitle: /ELEVATION|SECTION|\bWALL\b|DETAIL|RISER|DIAGRAM/,
    says: /^#( MIN\.?| CLR\.?| CLEAR)?$/,
  }, {
    title: GEAR_PLACE,
    notTitle: exactCase`${OTHER_PANELS}|ELEVATION|SECTION|DETAIL|RISER|DIAGRAM`,
    says: /^#( MIN\.?| CLR\.?| CLEAR)?$/,
  }]).filter(({ value }) => value >= SHORTEST_IN && value <= LONGEST_IN);
  if (bare.length === 0) return [];
  const labels = allStatements(plan).filter(({ from, text }) =>
    from === "note" && text.length < 60 && GEAR_LABEL.test(text) && inches.find(text).length === 0
  );
  const placed = bare.flatMap((it) => {
    const isAlone = bare.every((other) =>
      other.box === it.box || other.page !== it.page || other.drawing !== it.drawing
    );
    const near = around(it, labels, isAlone ? ALONE_BEFORE_GEAR : BEFORE_GEAR).slice(0, 2);
    return near.length === 0 ? [] : [{ it, label: near.map(({ text }) => text).join(" | ") }];
  });
  return [...Map.groupBy(placed, ({ it, label }) => `${it.page} ${label}`).values()]
    .map((list) => list.toSorted((a, b) => a.it.value - b.it.value))
    .filter((list) => list.every((one) => one.it.value < (requiredIn(one) ?? 0)))
    .map(([first]) => first);
}

/**
 * Both sides of gear without a word of the room before it: `MSB: 84 IN WIDE BY 24 IN DEEP`, `LP1 20" W X 6" D`.
 */
export const isSizeOfGear = (it: StatedQuantity): boolean =>
  WIDE_AND_DEEP.test(it.text) && !OF_ROOM.test(contextOf(it));
const WIDE_AND_DEEP =
  /\d\W{0,2}(?:IN(?:CHES|\.)?)?\s*(?:WIDE|LONG|W)\b(?:\W|BY\b|AND\b)*\d[^|;]{0,12}?(?:DEEP|D)\b|\d\W{0,2}(?:IN(?:CHES|\.)?)?\s*(?:DEEP|D)\b(?:\W|BY\b|AND\b)*\d[^|;]{0,12}?(?:WIDE|LONG|W)\b/i;
const OF_ROOM = /\b(?:CLEAR\w*|CLR|WORK\w*|WKG|FRONT|SPACES?|110\.\d+)\b/i;

/** True when a bare size such as `30 x 36` has another side that is the wanted one: the long or the short. */
export function isOtherSide(text: string, lengthIn: number, wanted: "long" | "short"): boolean {
  const [size] = /DEEP|DEPTH|WIDE|WIDTH|HIGH/i.test(text) ? [] : sizesIn(text);
  if (!size) return false;
  return wanted === "long"
    ? lengthIn < Math.max(size.a, size.b) - 0.01
    : lengthIn > Math.min(size.a, size.b) + 0.01;
}
