/**
 * Electrical, mechanical and plumbing equipment stands at or above the required flood elevation.
 * Applies to equipment whose elevation is stated in a note or a table, and asks about machine rooms whose floor lies
 * too low. Measures feet.
 * @source FBC-B 8th ed. (2023), 1612.4; FBC-R R322.1.6
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { isInFloodHazardArea } from "../building_profile.ts";
import { elevationsOf } from "../calculators/flood_elevation.ts";
import { cantTell, defineRule, inapplicable } from "../define_rule.ts";
import { around, linesBelow, placeOf, type Statement } from "../measure.ts";
import { judgeLevel, type Level, LEVEL_MESSAGES } from "./_elevation.ts";
import { levelColumnOf, machineRoomFloors, tableLevels } from "./_listed_levels.ts";

/** A machine at its level; `isRoom` where only the floor of its room is known. */
type Machine = Level & { name: string; isRoom?: true };

const EQUIPMENT =
  /\b(CONDENS\w*(\s+UNITS?)?|COND\.?\s+(UNITS?|PLATFORM|PAD|STAND|RACK|DECK|SLAB)|A\.?\/?C\.?\s+(PAD|STAND|UNIT|PLATFORM|COND\w*|EQUIP\w*)|(?:C\.?U|H\.?P|R\.?T\.?U|A\.?H\.?U|F\.?C\.?U|O\.?D\.?U)\.?-\s?[A-Z]?\d{1,2}[A-Z]?(?=\s+(?:PADS?|STANDS?|SLAB|PLATFORM|RACK|CURB)\b)|C\.?U\.?(-?\d|\s+(PAD|STAND|SLAB|PLATFORM|RACK))|(COMPRESSOR|CHILLER|BOILER|PUMP|TANKLESS|WATER\s+SOFTENER|INVERTER|BATTERY|SUB-?PANEL|SWITCH\s?(GEAR|BOARD)|LOAD\s+CENTER|ELEC\w*\.?\s+(EQUIP\w*|SERVICE|METER|PANEL)|FURNACE|DUCT\s?(WORK|S)?|WASHER|DRYER|OUTDOOR\s+UNIT|MINI-?\s?SPLIT|RECEPTACLES?|OUTLETS)\b|AIR\s+HANDLER|A\.?H\.?U\b|HEAT\s+PUMP|(MAIN\s+|ELECTRIC\w*\.?\s+|METER\s*\/?\s*(MAIN\s+)?)?PANEL(BOARD)?|METERS?(\s+(CANS?|BASES?|BANK|STACK|CENTER|GEAR))?|(MAIN|SERVICE|DISC(ONNECT)?)\s+(SWITCH|BREAKER|GEAR|DISC\w*)|(SERVICE|SWITCH|MAIN)\s*GEAR|DISCONNECT|GENERATOR|WATER\s+HEATER|POOL\s+(EQUIP\w*|HEATER|PUMPS?|FILTER)|TRANSFER\s+SWITCH|MECH\w*\.?\s+(EQUIP\w*|PLATFORMS?|STANDS?|PADS?)|EQUIPMENT\s+(PLATFORM|PAD|STAND)|SERVICE\s+(PLATFORM|EQUIP\w*)|ELEVATOR\s+EQUIP\w*|LOWEST\s+(ELEV\w*\s+OF\s+)?(MACHINERY|EQUIPMENT|MECH\w*))\b/i;
const OTHER =
  /\bFIRM\s+PANEL|PANEL\s*(NO|NUMBER|#|DATE|:?\s*\d{2,5}C\d|:?\s*\d{6})|COMMUNITY|LATTICE|STORM\s+PANEL|WALL\s+PANEL|CONDENSATE|WATER\s+METER|\bGAS\b[^|]*\bMETERS?\b|\bMETERS?\b[^|]*\bGAS\b|\bROADS?\b|\bCROWN|\bCURB|\bINVERT|\bRIM\b|\bBENCH\s?MARK|\b(FIN\w*\.?|EXIST\w*\.?)\s+GRADE/i;
/** What a machine stands on, where the title names the machine. */
const TOP_OF_STAND =
  /\b(?:TOP\s+(?:OF\s+)?|T\.?\s?O\.?\s?|T\/)(?:CONC\w*\.?\s+)?(?:STAND|PAD|PLATFORM|SLAB|RACK|CURB|DECK)\b|\b(?:STAND|PAD|PLATFORM|RACK)\s+(?:(?:TOP\s+)?EL(?:EV\w*)?\b|(?=\+?\d+(?:\.\d+)?'?\s*N[AG]VD))/i;
/** The name of a machine lettered on it, alone. */
const MACHINE_LABEL =
  /^\W*(?:A\.?\s?\/?\s?C\.?|C\.?\s?U\.?|H\.?P\.?|COND(?:ENS(?:ER|ING))?\.?(?:\s+UNIT)?|GEN(?:ERATOR)?\.?)\s*-?\s*\d{0,2}\W*$/i;
/** Per cent of the page from it to the level of its stand. */
const AT_MACHINE = 3;
/** Built to stand in water, or of a pool, which may. */
const MAY_BE_WET =
  /\bPOOL\s+(EQUIP|HEATER|PUMP)|\bSUBMERSIBLE|FLOOD[\s-]*(PROOF|RESIST)|DESIGNED\s+TO\s+RESIST/i;

/** Machines of notes and of tables, which read the elevation from its own column, and rooms of machines. */
function machines(plan: PlanSet): Machine[] {
  const listed = tableLevels(plan).filter(({ name, isMachineList }) =>
    (isMachineList || EQUIPMENT.test(name)) && !OTHER.test(name)
  );
  const said = elevationsOf(plan, EQUIPMENT, OTHER)
    .filter(({ schedule }) => schedule === null || levelColumnOf(schedule) < 0)
    .map((it) => ({
      ...placeOf(it),
      ft: it.ft,
      name: EQUIPMENT.exec(it.text)?.[0].trim() ?? "Equipment",
    }));
  const tops = elevationsOf(plan, TOP_OF_STAND, OTHER).flatMap((it) => {
    const machine = machineAt(it, plan);
    return machine && !EQUIPMENT.test(it.text)
      ? [{ ...placeOf(it), ft: it.ft, name: machine }]
      : [];
  });
  const under = listedUnder(plan).filter(({ text }) =>
    !OTHER.test(text) && ![...said, ...tops].some(({ sourceText }) => sourceText === text)
  ).map(({ ft, name, ...it }) => ({ ...placeOf(it), ft, name }));
  const rooms = machineRoomFloors(plan).map((it) => ({ ...it, isRoom: true as const }));
  return [...said, ...tops, ...under, ...listed, ...rooms];
}

/** A heading over levels of machines: `EQUIP ELEV`, `MECHANICAL EQUIPMENT ELEVATIONS (NAVD 88)`. */
const LIST_HEAD =
  /^\W*(?:(?:MECH\w*|ELEC\w*|HVAC|SERVICE|UTILITY|AND|[&+\/])\W*)*EQUIP\w*\.?\s+(?:EL|ELEV\w*|LEVELS?)\b\.?\W*(?:\(?(?:N\.?A\.?V\.?D\W*(?:88|1988)?|FT|FEET)\)?\W*)?$/i;
/** A line of such a list: a name and its level alone, `COND 1 2 12.5'`. */
const LISTED_LEVEL =
  /^(?<name>[A-Z][A-Z\d .,&+\/-]*?)\W+(?<ft>\d{1,2}\.\d{1,2})\s*(?:'|FT\.?)?\W*$/i;
/** Levels of machines in lines lettered below a heading of their own, flush with it. */
const listedUnder = (plan: PlanSet): (Statement & { ft: number; name: string })[] =>
  linesBelow(plan, LIST_HEAD).flatMap((it) => {
    const line = LISTED_LEVEL.exec(it.text)?.groups;
    return line ? [{ ...it, ft: Number(line.ft), name: line.name.trim() }] : [];
  });

/** The machine on a stand: of the title, else lettered right beside the level. */
function machineAt(it: Statement, { notes }: PlanSet): string | null {
  const title = it.drawing ?? "";
  if (EQUIPMENT.test(title) && !OTHER.test(title)) return EQUIPMENT.exec(title)![0].trim();
  const labels = notes.filter(({ text }) => MACHINE_LABEL.test(text));
  return around(it, labels, AT_MACHINE)[0]?.text.trim() ?? null;
}

export default defineRule({
  id: "flood/equipment-elevation",
  requirementId: "FBC-B-1612-equipment",
  source: { volume: "FBC-B", edition: "2023", section: "1612.4" },
  title: "Equipment above the flood elevation",
  when: isInFloodHazardArea,
  applies: machines,
  check(it, context) {
    const verdict = judgeLevel(it, context, it.name);
    if (it.isRoom) {
      return verdict.kind === "fail" || verdict.kind === "cantTell"
        ? cantTell("room", verdict.data)
        : inapplicable();
    }
    return verdict.kind === "fail" && MAY_BE_WET.test(it.sourceText)
      ? cantTell("unsure", verdict.data)
      : verdict;
  },
  unlessClaimed: ["unsure"],
  messages: {
    existing: LEVEL_MESSAGES.existing,
    ok: "{element} at {actual} ft; {required} ft is required.",
    low:
      "{element} at {actual} ft; at least {required} ft is required (base flood elevation {base} ft).",
    room:
      "The floor of {element} is at {actual} ft; the equipment in it must be at {required} ft, and its own elevation is not given.",
    unsure:
      "{element} at {actual} ft; {required} ft would be required unless it is built to resist flooding. Confirm the zone, elevation and datum.",
  },
  recommendation: "Raise the equipment to {required} ft, and state its elevation.",
  leftOpen: {
    topic:
      /\b(CONDENS\w*|A\/?C|EQUIPMENT|PANEL|GENERATOR|METER|WATER\s+HEATER)\b[^;]{0,40}\bEL(EV\w*)?\b/i,
    data: () => ({ required: "the elevation of R322.1.6", unit: null }),
    not: /FIRM|MAP\s+PANEL|COMMUNITY/i,
    figure: /\d\.\d|\d\s*'/,
  },
});
