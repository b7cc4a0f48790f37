/**
 * A fire alarm system is provided where the use and its occupants ask for one.
 * Applies to statements about the fire alarm, and to buildings known to cross the limit. Occupants or units.
 * @source FBC-B 8th ed. (2023), 907.2
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { givesAmbulatoryCare } from "../ambulatory_care.ts";
import {
  cantTell,
  defineRule,
  fail,
  inapplicable,
  pass,
  type RuleContext,
} from "../define_rule.ts";
import {
  fireAlarmOccupants,
  R2_ALARM_UNITS,
} from "../limits/fbc_2023/tables/sprinkler_triggers.ts";
import {
  allStatements,
  denying,
  lookFor,
  mentions,
  placeOf,
  type Presence,
  sheetsOf,
  statements,
} from "../measure.ts";
import { occupantsNear } from "./_words.ts";

const TOPIC =
  /\bFIRE\s+(ALARM|DETECTION\s+AND\s+ALARM)\b(?!\s*(PULL|BOX|INITIAT))|\bMANUAL\s+FIRE\s+ALARM|\bF\.?\s?A\.?\s+SYSTEM\b|^\W*F\.?\s?A\.?\s*[:=|]\s*(?=NO(?:NE|T)?\b|N\/)|\b(?:ALARM|OCCUPANT)\s+NOTIFICATION\b|\bHORNS?\W{0,3}STROBES?\b(?=.*\|)|\bVOICE\s+EVAC|\bF\.?A\.?C\.?P\b/i;
const NONE = anyCase`${
  denying(String.raw`(?:MANUAL\s+)?(?:FIRE\s+ALARM|F\.?\s?A\.?(?=\s+SYSTEM))(?:\s+SYSTEM)?`)
}|${/\b(?:NONE|NO\s+FIRE\s+ALARM|NOT\s+(?:REQ(?:UIRED|'?D)?|PROVIDED)|N\/A|N\/R)\b|\|\s*NO\b/}`;

export default defineRule({
  id: "fire/fire-alarm",
  requirementId: "FBC-B-907.2-fire-alarm",
  title: "Fire alarm system",
  demand: { thing: "fire alarm" },
  applies: (plan, context) => {
    const horns = hornAlarms(plan).filter((it) =>
      ["fail", "cantTell"].includes(judgeVoice(it, context).kind)
    );
    const isOfHorns = (it: Presence) =>
      horns.some(({ page, box }) => page === it.page && box === it.box);
    return [...alarms(plan, context).filter((it) => !isOfHorns(it)), ...mutes(plan), ...horns];
  },
  check(it, context) {
    if (it.state === "denied" && (NO_VOICE.test(it.text) || BY_HORN.test(it.text))) {
      return judgeVoice(it, context);
    }
    const due = dueFor(context, near(it, context));
    const data = {
      actual: due?.actual ?? null,
      required: due?.required ?? null,
      unit: due?.unit ?? null,
      text: it.text,
    };
    if (it.state === "shown") return pass(data, { message: "provided" });
    if (it.state === "denied" && !due?.isCrossed && isCareInB(context)) {
      const care = { actual: "none", required: "a fire alarm system", unit: null, text: it.text };
      return context.building.scope === "alteration"
        ? cantTell("perhapsCare", care)
        : fail("care", care);
    }
    if (due === null) return inapplicable();
    if (!due.isCrossed) return it.state === "denied" ? pass(data) : inapplicable();
    if (it.state === "denied") {
      const isSure = due.isSure && context.building.scope !== "alteration";
      return isSure ? fail("missing", data) : cantTell("unsure", data);
    }
    return cantTell(it.state, data);
  },
  withoutLimit: [
    "ok",
    "provided",
    "missing",
    "voice",
    "perhapsVoice",
    "unsure",
    "deferred",
    "absent",
  ],
  messages: {
    ok: "No fire alarm system is needed: {actual} {unit}; the limit is {required}.",
    provided: "A fire alarm system is provided.",
    missing:
      "The set says there is no fire alarm system, but {actual} {unit} require one (limit {required}).",
    care: "Ambulatory care in Group B needs a fire alarm system; the set has none: {text}",
    perhapsCare:
      "Ambulatory care in Group B needs a fire alarm system unless the existing one remains: {text}",
    voice:
      "The fire alarm has no voice system, but {actual} {unit} require one (limit {required}): {text}",
    perhapsVoice:
      "The fire alarm has no voice system; {actual} {unit} require one (limit {required}) unless they belong to another use or the existing system remains: {text}",
    unsure:
      "The set says there is no fire alarm system; {actual} {unit} require one (limit {required}) unless an exception applies.",
    deferred: "The fire alarm system is deferred: {text}.",
    absent: "{actual} {unit} require a fire alarm system (limit {required}), but none is shown.",
  },
  recommendation: "Provide a fire alarm system per NFPA 72, and show its devices and riser.",
  leftOpen: {
    topic: /\bFIRE\s+ALARM/i,
    not: /SHOP\s+DRAWING|CIRCUIT|PANEL\s+LOCATION/i,
  },
});

/** Group B with ambulatory care. @source FBC-B 8th ed. (2023), 907.2.2 item 3 */
const isCareInB = ({ plan, building }: RuleContext): boolean =>
  building.occupancies.includes("B") && givesAmbulatoryCare(plan);

/** No voice in an alarm that is there. */
const NO_VOICE = denying(
  String
    .raw`(?:EMERGENCY\s+)?VOICE(?:\s*\/\s*ALARM)?(?:\s+(?:EVAC\w*|ALARM|COMM\w*|SYSTEM|NOTIFICATION))*|E\.?V\.?A\.?C\.?S\b`,
);

/** Texts on the fire alarm that leave its voice out. */
const mutes = (plan: PlanSet): Presence[] =>
  statements(plan, {
    topic: NO_VOICE,
    under: ALARM_WORDS,
    not: /\bEXIST|\bELEVATOR|\bPHONE|\bDATA\b/i,
  })
    .map((it) => ({ ...placeOf(it), state: "denied", text: it.sourceText }));

const ALARM_WORDS =
  /\bFIRE\s+ALARM|\bF\.\s?A\b|\bHORNS?\b|\bSTROBES?\b|\bPULL\s+STATION|\bNOTIFICATION/i;

/** People told by sound alone. */
const BY_HORN = /\b(?:HORNS?|TEMPORAL|BELLS?|CHIMES?|SOUNDERS?|KLAXONS?)\b/i;
/** A voice system by any of its names; outlets of telephone and data are none. */
const VOICE =
  /\bVOICE\b(?!\s*(?:\/|&|AND|OR|,)?\s*(?:DATA|OUTLET|JACK|MAIL|PORT|CABL))|\bSPEAKERS?\b|\bE\.?V\.?A\.?C\.?S\b|\bLOUD\s?SPEAK/i;

/** Texts on the fire alarm that tell people by horns, in sets that nowhere speak of voice or speakers. */
function hornAlarms(plan: PlanSet): Presence[] {
  if (mentions(plan, VOICE)) return [];
  return statements(plan, {
    topic: BY_HORN,
    under: ALARM_SYSTEM,
    not: /\bEXIST|DUCT|DOOR\s?BELL|ELEVATOR|KITCHEN\s+HOOD/i,
  })
    .map((it) => ({ ...placeOf(it), state: "denied", text: it.sourceText }));
}

const ALARM_SYSTEM =
  /\bFIRE\s+ALARM|\bF\.?\s?A\.?\s+SYSTEM|\bALARM\s+SYSTEM|\b(?:ALARM|OCCUPANT)\s+NOTIFICATION/i;
/** Speaks of the system and not of one device on the wall. */
const OF_SYSTEM = /\bSYSTEM|\bNOTIF|\bTEMPORAL|\bTHROUGHOUT|\bVOICE/i;

/**
 * Schools and large assemblies are told by voice. Occupants.
 * @source FBC-B 8th ed. (2023), 907.2.1.1 and 907.2.3
 */
function judgeVoice(it: Presence, context: RuleContext) {
  const { building, limits } = context;
  const { voiceSchoolOccupants, voiceAssemblyOccupants } = limits.fire;
  const isSchool = building.occupancies.includes("E");
  const isAssembly = building.occupancies.some((group) => group.startsWith("A-"));
  const actual = building.occupantLoad.value ?? near(it, context);
  if (actual === null || (!isSchool && !isAssembly)) return inapplicable();
  const required = isSchool ? voiceSchoolOccupants : voiceAssemblyOccupants;
  const data = { actual, required, unit: "occupants", text: it.text };
  if (actual < required) return pass(data);
  const isSure = building.scope !== "alteration" && OF_SYSTEM.test(it.text) &&
    (!isSchool || building.occupancies[0] === "E");
  return isSure ? fail("voice", data) : cantTell("perhapsVoice", data);
}

interface Due {
  actual: number;
  required: number;
  unit: string;
  isCrossed: boolean;
  isSure: boolean;
}

/** Occupants named beside the words, where the set states no load of the building. */
function near(it: Presence, { plan }: RuleContext): number | null {
  const at = allStatements(plan).find(({ page, box }) => page === it.page && box === it.box);
  return at ? occupantsNear(at, plan) : null;
}

function dueFor({ plan, building }: RuleContext, named: number | null = null): Due | null {
  const { occupancies, occupantLoad } = building;
  const units = plan.codeSummary.dwellingUnits;
  if (occupancies.length === 1 && occupancies[0] === "R-2") {
    const [first] = units;
    if (!first) return null;
    const isSure = units.every((fact) => fact.value > R2_ALARM_UNITS);
    // Units that leave directly at grade are excepted, so a count alone only asks.
    return {
      actual: first.value,
      required: R2_ALARM_UNITS + 1,
      unit: "dwelling units",
      isCrossed: first.value > R2_ALARM_UNITS && isSure,
      isSure: false,
    };
  }
  if (occupancies.length === 1 && occupancies[0] === "R-1") {
    // Two storeys whose rooms leave directly outdoors are excepted, so words alone only ask.
    const value = building.stories.value ?? 1;
    return { actual: value, required: 1, unit: "stories", isCrossed: true, isSure: value > 2 };
  }
  const limits = occupancies.flatMap((group) => fireAlarmOccupants(group) ?? []);
  const actual = occupantLoad.value ?? named;
  if (limits.length === 0 || limits.length < occupancies.length || actual === null) {
    return null;
  }
  const required = Math.min(...limits);
  return {
    actual,
    required,
    unit: "occupants",
    isCrossed: actual >= required,
    isSure: !occupantLoad.isDisputed && occupancies.length === 1 &&
      !building.areOccupanciesDisputed,
  };
}

function alarms(plan: PlanSet, context: RuleContext): Presence[] {
  const due = dueFor(context);
  const isDue = due !== null && due.isCrossed && due.isSure && due.unit === "occupants";
  return lookFor(plan, {
    shown: TOPIC,
    negated: NONE,
    not: /\bSEPARATE\s+PERMIT\s+FOR|EXIST/i,
    silentOn: isDue ? sheetsOf(plan, { kinds: ["code summary", "life safety", "cover"] }) : [],
    searched: "a fire alarm system",
  });
}
