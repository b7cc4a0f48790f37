/** What a schedule lists, from its title and headers. */
import type { ColumnMeaning, ScheduleKind } from "../../../_shared/domain/plan_set.ts";

const BY_TITLE: [RegExp, ScheduleKind][] = [
  [
    /(SHEET|DRAWING) (INDEX|LIST|SCHEDULE)|INDEX (OF|TO) (SHEETS|DRAWINGS)|LIST OF DRAWINGS/,
    "sheet index",
  ],
  [
    /(?<!OUT|\bIN)DOOR(?!.*HARDWARE (SET|GROUP))|((?<!FLOOD ?|\bWINDOWS? (?:AND|&|\/) (?:\w+ )?)OPENING|\bDRS?\.?) SCHED|^(?:(?:EXT|INT)\.? )?DRS\b/,
    "door",
  ],
  [/WINDOW|(FENESTRATION|GLAZING|\bWDWS?\.?|\bWIN\.) SCHED|^WDWS\b/, "window"],
  [/PRODUCT APPROVAL|\bNOA\b|FLORIDA APPROVAL/, "product approval"],
  [
    /PLUMBING FIXTURE|FIXTURE (COUNT|UNIT|CALC|REQ)|MINIMUM (PLUMBING|FIXTURES)|PLUMBING.*(CALC|SCHED|COUNT|REQ)|(?<!LIGHT(ING)? )FIXTURE SCHED|TOILET FIXTURE/,
    "plumbing fixture",
  ],
  [/LIGHT(ING)? FIXTURE|LUMINAIRE|LIGHTING SCHED|FIXTURES? \(LIGHT/, "lighting"],
  [
    /PANEL ?(BOARD)?\b|^PNL\b|LOAD CENTER|SUB-?PANEL|BREAKER|(BRANCH|CIRCUITS?)( CIRCUITS?)? (SCHED|LIST|DIRECTORY)/,
    "panel",
  ],
  [/EXHAUST|FAN SCHED|\bHOODS?\b/, "exhaust fan"],
  [/VENTILATION|OUTDOOR AIR|OUTSIDE AIR/, "ventilation"],
  [
    /HVAC|AIR ?HANDL|\bAHU|CONDENS|HEAT PUMP|ROOF ?TOP|\bRTU|MECHANICAL (EQUIP|UNIT)|SPLIT|EQUIPMENT SCHED|DIFFUSER|AIR CONDITION/,
    "hvac",
  ],
  [/OCCUPAN(T|CY) ?LOADS?|OCCUPANCY CALC|OCCUPANCY LOAD/, "occupant load"],
  [/EGRESS|EXIT (CAPACITY|WIDTH|ANALYSIS|SCHED|CALC)/, "egress"],
  [/^(?!.*SEPARATION).*(?:PARKING|SPACES)/, "parking"],
  [/INSULATION|R-?VALUE|ENVELOPE|ENERGY/, "insulation"],
  [/FINISH/, "room finish"],
  [/PARTITION|WALL TYPE|RATED ASSEMBL|ASSEMBLIES|WALL SCHED/, "partition"],
  [
    /FOOTING|BEAM|COLUMN|LINTEL|TRUSS|NAILING|FASTEN|SHEAR ?WALL|HEADER SCHED|CONNECTOR|STRAP|PIER|PILE|REINFORC|JOIST|FOUNDATION SCHED/,
    "structural",
  ],
  [
    /CODE (SUMMARY|ANALYSIS|DATA|INFORMATION|REVIEW|COMPLIANCE)|DESIGN (CRITERIA|DATA|LOADS)|BUILDING (DATA|INFO|SUMMARY|ANALYSIS)|PROJECT (DATA|INFO|SUMMARY)|FLOOD|WIND (DESIGN|LOAD|DATA)|SITE DATA|ZONING|AREA (TAB|CALC|SUMMARY|SCHED)|SQUARE FOOT|\bAREAS\b|^AREA$|LIVE LOADS|LOAD CALC|STRUCTURAL DESIGN|APPLICABLE CODES|GENERAL DATA|DATA TABLE/,
    "code summary",
  ],
];

/**
 * Kind of schedule.
 *
 * @param isPairs true for a table of two columns without a header, that is keys and values
 */
export function scheduleKindOf(
  title: string | null,
  meanings: readonly (ColumnMeaning | null)[],
  isPairs: boolean,
): ScheduleKind {
  const words = (title ?? "").toUpperCase().replace(/\s+/g, " ").replace(/\bSCHD?\b\.?/g, "SCHED");
  const told = openingsOf(words, meanings) ??
    BY_TITLE.find(([pattern]) => pattern.test(words))?.[1];
  const named = told && LISTS_OF_THINGS.has(told) && isOfMeasures(meanings) ? undefined : told;
  if (named && !(isPairs && (named === "door" || named === "window"))) {
    return isPairs && named !== "sheet index" && named !== "insulation" && named !== "parking" &&
        named !== "occupant load" && named !== "plumbing fixture"
      ? "code summary"
      : named;
  }
  const has = (...all: ColumnMeaning[]) => all.every((it) => meanings.includes(it));
  if (has("sheet number") && (has("sheet title") || meanings.length <= 3)) return "sheet index";
  // The other half of a panel whose title stands over the first.
  if (meanings[0] === "circuit" && has("circuit", "name")) return "panel";
  if (has("breaker", "load") || has("circuit", "breaker") || has("circuit", "load")) return "panel";
  if (has("factor", "occupants") || has("area", "occupants")) return "occupant load";
  if (has("clear width", "capacity")) return "egress";
  if (has("sill height") || has("u-factor", "size") || has("clear opening")) return "window";
  if (has("hardware") && (has("size") || has("width"))) return "door";
  if (has("floor finish") && (has("wall finish") || has("ceiling finish"))) return "room finish";
  if (has("men", "women") || has("waste", "vent") || has("waste", "name")) {
    return "plumbing fixture";
  }
  if (has("outdoor air")) return "ventilation";
  if (has("airflow", "discharge") || has("airflow", "control")) return "exhaust fan";
  if (has("airflow") || has("capacity", "model")) return "hvac";
  if (has("product approval")) return "product approval";
  if (has("fire rating") && (has("design number") || has("stc"))) return "partition";
  if (has("r-value")) return "insulation";
  return isPairs ? "code summary" : "other";
}

/** Lists with a thing a row. */
const LISTS_OF_THINGS: ReadonlySet<ScheduleKind> = new Set([
  "door",
  "window",
  "exhaust fan",
  "hvac",
  "lighting",
  "panel",
  "structural",
]);

/** `ITEM`, `REQUIRED` and what is provided: its rows are of measures, whatever thing the title names. */
const isOfMeasures = ([first, ...others]: readonly (ColumnMeaning | null)[]): boolean =>
  first === "item" && others.includes("required");

/** Panes listed with doors, `GLASS AND OVERHEAD DOORS`; doors of glass are doors. */
const GLASS = /\b(?:GLASS|GLAZING|STOREFRONTS?)\b(?=\s*(?:AND\b|&|\+|,))/;

/** A list of both, `WINDOW AND GLAZED DOOR SCHEDULE`: what its columns tell, or what it names first. */
function openingsOf(
  words: string,
  meanings: readonly (ColumnMeaning | null)[],
): "door" | "window" | null {
  const both = /\b(DOOR|WINDOW)S?\b.*\b(DOOR|WINDOW)S?\b/.exec(words.replace(GLASS, "WINDOW"));
  if (!both || both[1] === both[2]) return null;
  if (meanings.includes("hardware")) return "door";
  if (meanings.some((it) => it === "sill height" || it === "u-factor")) return "window";
  return both[1] === "DOOR" ? "door" : "window";
}
