/**
 * Gas appliances do not burn the air of rooms people sleep or bathe in.
 * Reads statements of where an appliance stands; a label in such a room is only a question. Sealed
 * appliances and tight enclosures with outdoor air may stand there.
 * @source FBC-FG 8th ed. (2023), 303.3
 */
import { exactCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { clausesSaying, settingOf, type Statement } from "../measure.ts";
import { SEALED } from "./_words.ts";

const APPLIANCE =
  "(GAS|PROPANE|L\\.?P\\b|FUEL|ATMOS(PHERIC|\\b\\.?)|DRAFT ?-?HOOD|80 ?%|NATURAL ?-?DRAFT|B-?VENT)[^;]{0,24}(WATER HEATER|FURNACE|BOILER|UNIT HEATER|HEATER|\\bW\\.?\\/?H\\b|SPACE HEATER)";
const ROOM =
  "(BED ?ROOM|\\bBR ?№?\\d|SLEEPING|BATH ?ROOM|\\bBATH\\b|TOILET|POWDER|STORAGE CLOSET|CLOSET|W\\.?I\\.?C\\b|GUEST ROOM|\\bB\\.?R\\b\\.? ?CL(OS)?(ET)?\\b|\\bBED ?RM)";
const FORBIDDEN =
  /\b(BED ?ROOM|BR ?[#№]?\d|SLEEPING|BATH(ROOM)?|TOILET|POWDER|CLOSET|W\.?I\.?C|GUEST ROOM|BED ?RM|B\.?R\b\.? ?CLO?S?(ET)?)\b/i;
/** Rooms of which the code speaks, closets by what they are for. */
const NAMED_ROOM =
  /\b(BED ?ROOM|BR ?[#№]?\d|SLEEPING|BATH(ROOM)?|TOILET|POWDER|W\.?I\.?C|GUEST ROOM|BED ?RM|B\.?R\b\.? ?CLO?S?(ET)?|(STORAGE|CLOTHES|LINEN|COAT|BROOM|MASTER|OWNER'?S?|WALK-?IN) CLOSET)\b/i;
/** A drawing of one such room. */
const ROOM_DRAWING =
  /^\W*(ENLARGED |MASTER |M\. ?|GUEST |HALL |PRIMARY |OWNER'?S )*(BATH(ROOM)?|POWDER( ROOM)?|TOILET( ROOM)?|BED ?ROOM|W\.?I\.?C\.?|CLOSET)( ?[#№]?\d+)?( CLOSET)?( PLAN)?\W*$/i;
const roomOf = ({ room, drawing }: Statement): string | null =>
  room ?? (ROOM_DRAWING.test(drawing ?? "") ? drawing : null);

export default defineRule({
  id: "gas/appliance-location",
  requirementId: "FBC-FG-303.3-prohibited",
  demand: { thing: "water heater", onlyHolds: true },
  applies: (plan) => {
    const said = clausesSaying(plan, {
      says: [
        exactCase`${APPLIANCE}[^;]{0,50}\b(IN|INSIDE|WITHIN|LOCATED|AT|INSTALLED|UNDER)\b[^;]{0,25}${ROOM}`,
        exactCase`(WATER HEATER|FURNACE|BOILER)[^;]{0,40}\b(GAS|ATMOSPHERIC|PROPANE|DRAFT ?-?HOOD)\b[^;]{0,40}\b(IN|LOCATION|LOC|ROOM)\b[^;]{0,25}${ROOM}`,
        exactCase`(WATER HEATER|FURNACE|BOILER)[^;]{0,40}\b(NATURAL ?-?DRAFT|DRAFT ?-?HOOD|ATMOSPHERIC|(ROOM AIR|AIR FROM ROOM))[^;]{0,40}\b(IN|LOCATION|LOC)\b[^;]{0,12}${ROOM}`,
        exactCase`${ROOM}[^;]{0,20}\b(CONTAINS|HOUSES|W ?\/|WITH)\b[^;]{0,20}${APPLIANCE}`,
      ],
      titled: true,
      not:
        /\b(NOT|NO|SHALL NOT|PROHIBIT\w*|EXIST\w*|ALARMS?|DETECTORS?|SERV(ES|ING)|ACCESS FROM|ADJACENT|OUTSIDE)\b/,
    }).map((it) => ({
      ...it,
      isLabel: false,
      where: it.clause,
      // The other rows of a list are other appliances.
      setting: it.row ? it.text : settingOf(it, plan),
    }));
    const labels = clausesSaying(plan, { says: new RegExp(APPLIANCE), in: "notes" })
      .filter((it) =>
        it.text.length < 60 && roomOf(it) !== null &&
        !said.some((other) => other.text === it.text)
      )
      .map((it) => ({
        ...it,
        isLabel: true,
        where: roomOf(it) ?? "",
        setting: settingOf(it, plan),
      }));
    return [...said, ...labels];
  },
  check({ where, isLabel, text, setting }) {
    const isForbidden = FORBIDDEN.test(where) &&
      !/(WATER HEATER|MECH\w*|FURNACE|UTILITY|W\.?H\.?|APPLIANCE|A\/C|GARAGE|EXTERIOR|OUTSIDE|OUTDOOR|PATIO|BOILER|HVAC|GAS|LAUNDRY|HALL|KITCHEN|CORRIDOR|UNIT) CLOSET/i
        .test(where);
    const data = { actual: where, required: "another room", unit: "", text };
    if (!isForbidden) return inapplicable();
    if (
      SEALED.test(text) || /DIRECT ?-? ?VENT|SEALED ?-? ?COMBUSTION/i.test(setting) ||
      /WEATHER ?-? ?STRIP|GASKET|ENCLOSURE|OUTDOOR (COMBUSTION )?AIR|COMBUSTION AIR FROM OUT/i.test(
        setting,
      )
    ) return pass(data);
    // A closet may be of another kind than one for storage.
    const isNamed = NAMED_ROOM.test(where);
    return isLabel || !isNamed ? cantTell("maybe", data) : fail("forbidden", data);
  },
  messages: {
    ok: "The appliance is sealed or enclosed: {text}",
    forbidden: "The gas appliance is located where it is not allowed: {text}",
    maybe:
      "The label {text} is in or beside {actual}; gas appliances are not allowed in sleeping, bath and toilet rooms and storage closets unless sealed or enclosed.",
  },
  recommendation:
    "Move the appliance, use a direct-vent appliance, or enclose it with outdoor air and a weatherstripped door.",
});
