/**
 * What the electrical part of the list asks of commercial sets.
 * @source FBC-B 8th ed. (2023), 107.3.5.1.2
 */
import { ifDenied, isGroup, unlessNamed } from "./exemptions.ts";
import { onlyNamed, says, schedule, titled, withColumn } from "./looks.ts";
import type { ProofTable } from "./proof.ts";
import { aboveFlood } from "./shared_parts.ts";
import { ELECTRICAL, ELECTRICAL_PLANS } from "./where.ts";

const on = ELECTRICAL;
/** Batteries of alarms light nothing, those of exit signs only the sign. */
const NO_LIGHT =
  /^(?!.*(?:EMERG|EGRESS|\bLIGHT)).*EXIT SIGN|TRAVEL|EGRESS DISTANCE|(?:SMOKE|CARBON MONOXIDE|CO\b|FIRE)[^;]{0,40}(?:ALARM|DETECTOR)/;

const SPECIAL =
  /HAZARDOUS \(?CLASSIFIED|CLASSIFIED (?:LOCATION|AREA)|CLASS I{1,3}, ?DIV|(?:NEC|ARTICLE|ART\.?) ?5[0-5]\d\b|SPRAY BOOTH|GASOLINE DISPENS|FUEL DISPENS|PAINT BOOTH|PATIENT CARE (?:SPACE|AREA|VICINITY)|ANESTHE|AIRCRAFT HANGAR|STAGE LIGHTING/;

export const electrical: ProofTable = {
  "DOC-107.3.5.1.2-1": {
    on,
    parts: {
      service: [
        says(
          /(?:ELECTRICAL |MAIN |UTILITY |EXISTING |NEW )*SERVICE\b[^;]{0,50}\d+ ?(?:A|AMPS?|V|VOLTS?)\b|\d+ ?(?:A|AMPS?)\.?[^.;]{0,20} (?:SERVICE|METER)|METER(?: |\/|CT|CAN|CENTER|AND)[^;]{0,40}\d+ ?(?:A|AMPS?)\b|MAIN (?:DISTRIBUTION|SWITCH)[^;]{0,40}\d+ ?A|MDP\b[^;]{0,30}\d+ ?A|UTILITY[^;]{0,20}\d+ ?V/,
          { on },
        ),
        titled(/(?:ELECTRICAL )?(?:ONE|SINGLE)[- ]?LINE|(?:ELECTRICAL|POWER|SERVICE) RISER/),
      ],
      feeders: [
        says(
          /FEEDERS?\b[^;]{0,60}(?:#|\d+ ?A\b|\d\/0|KCMIL|AWG)|(?:\(?\d\)? ?)?#? ?\d\/0 ?(?:AWG|CU|AL|THHN|THWN)|\d{3} ?KCMIL|#\d+ ?(?:AWG|CU|THHN|THWN)[^.;]{0,30}(?:CONDUIT|"C|EMT)/,
          { on },
        ),
        titled(/(?:ONE|SINGLE)[- ]?LINE|FEEDER SCHEDULE/),
      ],
      "branch circuits and overcurrent protection": [
        schedule(["panel"]),
        titled(/PANEL(?:BOARD)?[A-Z0-9 &-]{0,40} SCHEDULES?/, { of: ["schedule", "drawing"] }),
      ],
      grounding: says(
        /GROUNDING\b|GROUND(?:ING)? (?:ROD|ELECTRODE|WIRE)|GEC\b|UFER\b|CONCRETE-?ENCASED ELECTRODE/,
        { on, not: /GROUNDING TYPE RECEPT/ },
      ),
      "wiring methods": says(
        /EMT\b|MC CABLE|MC\b,|THHN|THWN|NM-?B\b|ROMEX|RIGID (?:STEEL )?CONDUIT|PVC CONDUIT|SCHEDULE (?:40|80) PVC|COPPER CONDUCTORS?|CONDUCTORS[^.;]{0,20}COPPER/,
        { on, not: /WATER|WASTE/ },
      ),
      GFCI: says(/G\.?F\.?C?\.?I\.?\b|GROUND[- ]FAULT/, { on }),
      "energy code": says(
        /(?:LIGHTING POWER|W ?\/ ?S\.?F|WATTS? (?:PER|\/) ?S)|OCCUPANCY SENSORS?|VACANCY SENSORS?|DAYLIGHT|C405\b|(?:AUTOMATIC )?LIGHTING (?:CONTROL|SHUT)|TIME ?CLOCK/,
        { on },
      ),
    },
  },
  "DOC-107.3.5.1.2-2": {
    on,
    parts: {
      equipment: [
        schedule(["panel"]),
        titled(
          /(?:ELECTRICAL )?EQUIPMENT (?:CONNECTION )?SCHEDULE|PANEL(?:BOARD)?[A-Z0-9 &-]{0,40} SCHEDULES?|TRANSFORMER SCHEDULE/,
          { on, of: ["schedule", "drawing"] },
        ),
        says(
          /(?:PANEL(?:BOARD)?|SWITCHBOARD|TRANSFORMER|METER|DISCONNECT|MDP|MSB)\b[^;]{0,50}(?:\d+ ?K?A\.?I\.?C|\d+ ?(?:A|AMPS?|KVA)\b)|\d+ ?KA?IC\b/,
          { on },
        ),
      ],
    },
  },
  "DOC-107.3.5.1.2-3": {
    on,
    unless: unlessNamed(SPECIAL, "The set names no location covered by NEC chapter 5.", {
      likely: ({ building, plan }) =>
        isGroup("H-1", "H-2", "H-3", "I-2")({ building, plan }) ||
        (isGroup("A-1", "A-2", "A-3", "A-4")({ building, plan }) &&
          (building.occupantLoad.value ?? 0) >= 100),
    }),
    parts: { "special occupancies": [SPECIAL, /(?:NEC|ARTICLE|ART\.?) ?51[78]\b/] },
  },
  "DOC-107.3.5.1.2-4": {
    on,
    parts: {
      "emergency lighting": [
        says(
          /EMERGENCY (?:LIGHT(?:ING|S)?|EGRESS LIGHT|ILLUM|BATTERY|BALLAST|FIXTURE)|EMERGENCY[^.;|]{0,6} \d+(?:\.\d+)? ?F\.?C|BATTERY (?:BACK-?UP|PACK)|\(?EM\)? (?:FIXTURE|LIGHT|BALLAST)/,
          { not: NO_LIGHT },
        ),
        schedule(["lighting"], {
          has: ({ rows }) =>
            rows.some((row) =>
              row.cells.some(({ text }) => /\bEMERG|\bEXIT\b|BATTERY/i.test(text))
            ),
        }),
      ],
      "generator and transfer": {
        unless: unlessNamed(
          /(?:STANDBY |EMERGENCY )?GENERATORS?\b|TRANSFER SWITCH|A\.?T\.?S\b/,
          "No generator or transfer switch is named on the sheets.",
        ),
        by:
          /GENERATORS?\b[^;]{0,40}\d+ ?K?[WV]|\d+ ?KW[^.;]{0,20} GENERATOR|TRANSFER SWITCH|A\.?T\.?S\b/,
      },
    },
  },
  "DOC-107.3.5.1.2-5": {
    on,
    unless: ifDenied(/(?:COMMUNICATIONS?|TELEPHONE|DATA)(?: (?:WORK|SYSTEMS?|WIRING|OUTLETS?))?/),
    parts: {
      communication: {
        drawnOn: ELECTRICAL_PLANS,
        by: says(
          /(?:TELE(?:PHONE)?|DATA|VOICE|TEL)(?: ?[\/&] ?(?:DATA|TEL|VOICE|POWER))* ?(?:OUTLETS?|JACKS?|BOARD|BACKBOARD|CABINET|PORTS?|ROOM|CLOSET|RISER|DROPS?)|CAT(?:EGORY)?\.?[- ]?[56]E?\b|FIBER OPTIC|IDF\b|MDF\b|COMMUNICATIONS? (?:OUTLET|ROOM|RISER|SYSTEM|CABINET)|TTB\b/,
          { on },
        ),
      },
    },
  },
  "DOC-107.3.5.1.2-6": {
    on,
    unless: ifDenied(/(?:LOW[- ]VOLTAGE)(?: (?:WORK|SYSTEMS?|WIRING|OUTLETS?))?/),
    parts: {
      "low voltage": {
        drawnOn: ELECTRICAL_PLANS,
        by: [
          /LOW[- ]VOLTAGE|ACCESS CONTROL|CARD READER|SECURITY (?:SYSTEM|CAMERA|ALARM|PANEL)|CCTV\b|NURSE CALL|INTERCOM|PUBLIC ADDRESS|DOOR ?BELL|0-10 ?V/,
          titled(/LOW[- ]VOLTAGE|SECURITY PLAN/),
        ],
      },
    },
  },
  "DOC-107.3.5.1.2-7": {
    on,
    parts: {
      "load calculation": [
        titled(
          /(?:ELECTRICAL |SERVICE |PANEL |FEEDER )*LOAD (?:CALC|SUMMARY|ANALYSIS|TABULATION)/,
          {
            on,
          },
        ),
        schedule(["panel"], { has: totalsLoad }),
        onlyNamed(says(/(?:ELECTRICAL )?LOAD CALC(?:ULATION)?S?\b/, { on })),
        says(
          /(?:CALCULATED|CONNECTED|DEMAND|TOTAL)[A-Z0-9 &-]{0,40} LOAD[^;]{0,40}\d|\(?CALCULATED[^;]{0,12}\d+ ?A\b|(?:CALC\.?|COMPUTED) LOAD[^;]{0,12}\d|TOTAL (?:KVA|VA|CONNECTED|DEMAND)[^;]{0,20}\d|(?:SERVICE|ELECTRICAL) LOAD[^;]{0,40}\d+ ?(?:A|AMPS|KVA|VA|W)\b|DEMAND[^;]{0,20}\d+ ?(?:A|AMPS|KVA|VA)\b/,
          { on },
        ),
      ],
    },
  },
  "DOC-107.3.5.1.2-8": aboveFlood(
    on,
    "ELECTRIC(?:AL)?|PANELS?|METERS?|DISCONNECTS?|RECEPTACLES?|OUTLETS?|SERVICE EQUIPMENT|GENERATORS?|SWITCHGEAR",
  ),
};

/** A panel with its sum: `TOTAL CONNECTED 46.2 KVA`. */
function totalsLoad(it: Parameters<ReturnType<typeof withColumn>>[0]): boolean {
  return it.rows.some((row) => {
    const text = row.cells.map((cell) => cell.text).join(" ");
    return /\b(TOTAL|CONNECTED|DEMAND)\b/i.test(text) && /\d/.test(text);
  });
}
