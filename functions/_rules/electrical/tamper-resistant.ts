/**
 * Where children live, learn or wait, in clinics too, receptacles resist tampering.
 * Reads statements; silence says nothing.
 * @source NFPA 70-2020, 406.12
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { type BuildingProfile, hasOccupancy } from "../building_profile.ts";
import { anyOf, defineRule } from "../define_rule.ts";
import {
  feet,
  forReading,
  mentions,
  mustShow,
  newWork,
  placeOf,
  type Presence,
  rowsAnswering,
} from "../measure.ts";
import { hasDwellings } from "./_words.ts";

const presence = mustShow({
  shown: [
    /TAMPER ?-? ?(RESIST|PROOF)/,
    /\bT\.?R\b\.?[^.;]{0,12}(RECEPT|OUTLET|TYPE|DUPLEX)|(RECEPT|OUTLET)\w*[^.;]{0,25}\bT\.?R\b/,
  ],
  denied: [
    /\b(DUPLEX|RECEP\w*|OUTLETS?)\b[^;]*\| ?(T\.?R\.?|TAMPER ?-?RES\w*\.?)\?? NO\b/,
    /\b(NO|NOT|NON ?-?|WITHOUT|W\/O) ?-? ?TAMPER/,
    /\b(DUPLEX|RECEP\w*|OUTLETS?|\d-[12][05]R)\b[^;]*\b(SHUTTERLESS|UN-?SHUTTERED)\b/,
    /\bNON ?-? ?T\.?R\.?\b[^;]{0,20}(RECEPT|OUTLET|TYPE|DUPLEX|DEVICE)|(RECEPT|OUTLET|DUPLEX|DEVICE)\w*[^;]{0,30}\b(NON ?-? ?|NOT )T\.?R\b/,
    /TAMPER ?-? ?(RESIST|PROOF)\w*(?![^.;]{0,30}, ?(?:HOSPITAL|WEATHER|ISOLATED)[^.;]{0,20} NOT\b)[^.;]{0,30}\b(NOT (REQ|PROV|USED|INCL)|NONE|OMITTED|DELETED)/,
  ],
  // Behind an appliance that is not easily moved none is needed.
  not:
    /TAMPER SWITCH|SUPERVIS|VALVE|FASTENER|SCREW|REFRIG|FRIDGE|\bREF\b|WASHER|DRYER|MICRO|RANGE|\bOVEN|FREEZER|DISPOSAL|DISHW|EXIST|LUMINAIRE/,
});

/** Plain devices in rooms of children: `STANDARD FACE IN CLASSROOMS 3 AND 4`. */
const PLAIN_IN_ROOMS =
  /\b(?:STANDARD|STD\.?|ORDINARY|REGULAR|CONVENTIONAL|NON-?\s?T\.?R)\s+(?:(?:FACE|TYPE|DUPLEX|RECEPT\w*\.?|OUTLETS?|DEVICES?)\s*){1,2}(?:IN|AT|FOR)\s+(?:ALL\s+|THE\s+)?(?:CLASS\s?ROOMS?|PLAY\s?ROOMS?|NURSERY|TODDLER|INFANT|CARE\s+ROOMS?|ACTIVITY)/i;
const OF_DEVICES = /\b(?:RECEP\w*|OUTLETS?|DUPLEX|TAMPER)/i;
/** Schools of small children; in others plain devices are allowed. */
const SMALL_CHILDREN =
  /\bPRE-?\s?SCHOOL|\bPRE-?\s?K\b|\bELEMENTARY|\bKINDERGARTEN|\bDAY\s?CARE|\bCHILD\s?CARE|\bNURSERY/i;

/** Where patients wait, children wait with them. @source NFPA 70-2020, 406.12(5) */
const CLINIC =
  /\b(?:MEDICAL|DENTAL|OUTPATIENT|PEDIATRIC|ORTHODONTIC|URGENT CARE)\b[^;|]{0,12}\b(?:OFFICE|CLINIC|SUITE|PRACTICE|CARE|FACILITY|CENTER)\b|\bCLINIC\b|\bEXAM (?:ROOM|RM|\d)/;

/** Plain devices where patients wait: `WAITING AND EXAMS: STANDARD RECEPTACLES`. */
const PLAIN_WHERE_WAITING =
  /^(?!.*\b(?:TAMPER|T\.?R\b|EXIST)).*\bWAITING\b[^.;|]{0,40}\b(?:STANDARD|STD\.?|ORDINARY|REGULAR|CONVENTIONAL)\s+(?:DUPLEX\s+|20\s?A\s+)*(?:RECEPT\w*|OUTLETS?)/i;

function plainInRooms(plan: PlanSet, building: BuildingProfile): Presence[] {
  const isOfChildren = building.occupancies.includes("I-4") || mentions(plan, SMALL_CHILDREN);
  const said = [
    ...isOfChildren ? newWork(plan, { topic: PLAIN_IN_ROOMS }) : [],
    ...mentions(plan, CLINIC, { not: OF_OTHERS })
      ? newWork(plan, { topic: PLAIN_WHERE_WAITING })
      : [],
  ];
  return said.filter(({ text }) => OF_DEVICES.test(text))
    .map((it) => ({ ...placeOf(it), state: "denied", text: it.sourceText }));
}

/** Rows of rooms for children whose own column for it says NO. */
const plainRows = (plan: PlanSet): Presence[] =>
  rowsAnswering(plan, {
    head: /^\W*(?:T\.?R\.?|TAMPER[\s-]*(?:RESIST\w*|PROOF))\W*$/i,
    title: OF_DEVICES,
    row: CHILDREN,
  }).map((it) => ({ ...placeOf(it), state: "denied", text: it.sourceText }));

/** Plain devices of rooms where grown-ups work, in a building that is not for children alone. */
const isOfWork = ({ text }: Presence, { occupancies }: BuildingProfile): boolean =>
  occupancies.some((it) => /^[BFMSU]/.test(it)) && WORK_ROOMS.test(text) && !CHILDREN.test(text);

const WORK_ROOMS = /\b(?:OFFICES?|CONF(?:ERENCE|\.)?|STORAGE|MECH\w*|ELEC\w*\s+R(?:OO)?M)\b/i;
const CHILDREN =
  /\b(?:DAY\s?CARE|CLASS\s?ROOMS?|CHILD\w*|INFANTS?|TODDLERS?|NURSERY|PLAY\w*|ALL)\b/i;

/** Out of reach of children. */
const isHigh = ({ text }: Presence, heightFt: number) =>
  feet.find(forReading(text)).some(({ value }) =>
    value > heightFt ||
    (value === heightFt && /\b(MORE|HIGHER|GREATER|OVER|EXCEED\w*)\b/i.test(text))
  );

/** Clinics next door. */
const OF_OTHERS = /\b(?:ADJ\w*|NEIGHBOR\w*|NEXT DOOR|NEAREST|FORMER|OTHER TENANT)\b/;

export default defineRule({
  id: "electrical/tamper-resistant",
  requirementId: "NEC-406.12-TR",
  when: (building, { plan }) =>
    anyOf(
      hasDwellings(building),
      hasOccupancy(building, "R-1", "E", "I-4", "I-2"),
      mentions(plan, CLINIC, { not: OF_OTHERS }) ? hasOccupancy(building, "B") : "no",
    ),
  demand: { thing: "tamper resistant" },
  applies: (plan, context) => {
    const plain = [...plainInRooms(plan, context.building), ...plainRows(plan)];
    const said = presence.applies(plan, context).filter((it) =>
      !plain.some(({ page, box }) => page === it.page && box === it.box)
    );
    return [...said, ...plain].filter((it) =>
      it.state !== "denied" ||
      !(isHigh(it, context.limits.electrical.tamperResistantFt) || isOfWork(it, context.building))
    );
  },
  check: presence.check,
  messages: {
    ok: "Tamper-resistant receptacles are shown: {text}",
    denied: "Receptacles are called out without tamper resistance: {text}",
    deferred: "Tamper resistance is deferred: {text}",
  },
  recommendation: "Specify tamper-resistant receptacles.",
});
