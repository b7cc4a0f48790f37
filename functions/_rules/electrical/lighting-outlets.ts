/**
 * Rooms, halls, stairs and outside doors of dwellings have switched light.
 * Reads statements; which rooms lack a symbol is not guessed.
 * @source NFPA 70-2020, 210.70
 */
import { exactCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { loose, mustShow, placeOf, rowsAnswering } from "../measure.ts";
import { hasDwellings } from "./_words.ts";

const ROOM =
  "\\b(BED ?ROOM|BR ?№?\\d|MASTER|LIVING|DINING|FAMILY|GREAT ROOM|KITCHEN|BATH|HALL(WAY)?|STAIR(WAY|S)?|GARAGE|ENTRY|FOYER|DEN|STUDY|OFFICE|LAUNDRY|BASEMENT|EXTERIOR DOOR|FRONT DOOR|REAR DOOR|OUTSIDE DOOR)";
const LIGHT =
  "(LIGHTS?(ING)?( (OUTLET|FIXTURE|SWITCH)\\w*)?|LUMINAIRES?|LTG\\b|LIGHT FIXTURES?|LAMP ?HOLDERS?)\\b";
/** A switched receptacle does in rooms; prohibitions and shading are no lack of light. */
const SWITCHED_INSTEAD =
  /(?<!\bNO )\b(SWITCHED|SW'?D|HALF-?HOT|1 ?\/ ?2 HOT) (OUTLET|RECEP|DUPLEX|PLUG)|(LIGHTS?|FIXTURES?) SHALL (NOT )?|VEHICLE|OVERHEAD DOOR|GARAGE DOOR|SENSOR|AUTOMATIC|REMOTE|MOTION|PHOTO|TIMER|DAYLIGHT|NO LIGHT(S|ING)? (ON|OVER|ABOVE) |EMERGENCY|NIGHT LIGHT|PANTRY|CLOSET|CABINET|EXIST/;

type Shown = ReturnType<typeof mustShow>;

/** The rule with rooms a list of lights leaves without any. */
function orListed(rule: Shown): Shown {
  return {
    ...rule,
    applies: (plan, context) => {
      const dark = rowsAnswering(plan, {
        head: /\b(FIXTURES?|LIGHTS?|LIGHTING|LUMINAIRES?)\b/i,
        // Light and air by windows are none of lamps.
        title: /^(?!.*\b(?:VENT\w*|NATURAL|GLAZ\w*|WINDOWS?|DAYLIGHT)\b).*\bLIGHT/i,
        row: loose(new RegExp(ROOM)),
        not: new RegExp(SWITCHED_INSTEAD, "i"),
      }).map((it) => ({ ...placeOf(it), state: "denied" as const, text: it.sourceText }));
      return dark.length > 0 ? dark : rule.applies(plan, context);
    },
  };
}

export default defineRule({
  id: "electrical/lighting-outlets",
  requirementId: "NEC-210.70-lighting",
  when: hasDwellings,
  demand: { thing: "lighting outlet" },
  ...orListed(mustShow({
    shown: [
      /SWITCHED (LIGHT|LUMINAIRE)/,
      /LIGHT(ING)? OUTLETS?[^.;]{0,40}(EVERY|EACH|ALL|HALL|STAIR|ROOM|GARAGE|EXTERIOR)/,
      /(3|THREE|4|FOUR) ?-? ?WAY SWITCH/,
    ],
    denied: [
      exactCase`${ROOM}[^;]{0,40}\b(NO|WITHOUT|W ?\/ ?O|LACKS)\b (CEILING |CLG\.? |SWITCHED |WALL )*${LIGHT}`,
      exactCase`\b(NO|WITHOUT|W ?\/ ?O) (CEILING |CLG\.? |SWITCHED |WALL )*${LIGHT}[^;]{0,24}${ROOM}`,
      exactCase`${ROOM}[^;]{0,40}${LIGHT}[^;]{0,16}(NOT (PROV|SHOWN|REQ|INCL)|NONE|OMITTED|DELETED)`,
      /STAIR[^;]{0,90}\b(NO|WITHOUT|W ?\/ ?O) (3 ?-?WAY |SECOND |LIGHT |WALL )*SWITCH (AT|ON) (THE )?(UPPER|TOP|LOWER|BOTTOM|SECOND|2ND|OTHER)/,
      /STAIR[^;]{0,60}\b(LIGHT|LTG|LUMINAIRE|FIXTURE)S?\b[^;]{0,20}(SWITCH(ED)?|SW'?D)\b[^;]{0,16}\b(AT|FROM) (THE )?(TOP|BOTTOM|UPPER|LOWER|ONE)\b[^;]{0,12}\bONLY/,
      /\bNO (SWITCH(ED)? )?LIGHT(S|ING)?( (OUTLET|FIXTURE)S?)?[^.;]{0,12}\b(AT|IN|ON)\b[^.;]{0,12}(STAIR|HALL|ROOM|GARAGE|KITCHEN|BATH|ENTR)/,
    ],
    titled: true,
    not: SWITCHED_INSTEAD,
    notAmid: /(?<!\bNO )\b(SWITCHED|SW'?D\.?|HALF-?HOT|1 ?\/ ?2 HOT) (OUTLET|RECEP|DUPLEX|PLUG)/,
    topic: /LIGHTING (LAYOUT|PLAN|OUTLETS?)|SWITCHED LIGHT/,
  })),
  messages: {
    ok: "A switched light is shown: {text}",
    denied: "A light is called out as missing: {text}",
    deferred: "The lighting layout is deferred: {text}",
  },
  recommendation:
    "Add switched lights in rooms, halls, stairs and the garage, and at outside doors.",
});
