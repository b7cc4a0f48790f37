/**
 * What the plumbing part of the list asks of commercial sets.
 * @source FBC-B 8th ed. (2023), 107.3.5.1.3
 */
import { exactCase } from "../../_shared/pattern.ts";
import { hasCooking, interiorWork, unlessNamed } from "./exemptions.ts";
import { onlyNamed, says, schedule, titled, withColumn } from "./looks.ts";
import type { Exemption, ProofTable } from "./proof.ts";
import { aboveFlood } from "./shared_parts.ts";
import { PLUMBING, RISERS, ROOF_PLANS, SITE } from "./where.ts";

const on = PLUMBING;
const SIZED = String.raw`\d(?:[ -]?\d\/\d)?"`;
const GREASE = /GREASE[- ]?(?:TRAP|INTERCEPTOR)S?|G\.?I\.?-\d/;
const TREATED =
  /(?:OIL|SAND)(?:[ \/](?:AND |& )?(?:WATER|OIL|SAND))?[ -]?(?:SEPARATOR|INTERCEPTOR)|(?:ACID )?NEUTRALI[SZ](?:ING|ATION)|DILUTION (?:TANK|BASIN)|LINT INTERCEPTOR|(?:D\.?E\.?P\.?|ENVIRONMENTAL) (?:PERMIT|APPROVAL|PROTECTION)|INDUSTRIAL (?:WASTE|PRETREATMENT)|SEPTIC|DRAIN-? ?FIELD/;

/** Water heaters need not be, but buildings with lavatories have them. */
const noHeater: Exemption = unlessNamed(
  /WATER HEATERS?\b|[EG]?W\.?H\.?-\d|(?:HOT WATER|HW)\b|LAV(?:ATOR(?:Y|IES))?\b|RESTROOMS?|TOILETS?|BATH(?:ROOM)?S?\b|KITCHEN|SINKS?\b/,
  "The set names neither hot water nor a lavatory.",
);

export const plumbing: ProofTable = {
  "DOC-107.3.5.1.3-1": {
    on,
    parts: {
      "fixture count": [
        schedule(["plumbing fixture"], { has: withColumn("required", "provided", "men", "women") }),
        titled(
          /(?:MINIMUM|REQUIRED|NUMBER OF)[A-Z ]* FIXTURES?\b(?! SCHEDULE)|PLUMBING FIXTURES? (?:REQ|PROV)|(?:PLUMBING )?FIXTURE (?:COUNT|CALC|REQUIREMENTS|TABULATION)/,
          { of: ["schedule", "drawing"] },
        ),
        /(?:WATER CLOSETS?|W\.?C\.?|LAV(?:ATORIE)?S?|FIXTURES?)\b[^;]{0,60}\d[^;]{0,20} (?:REQ|REQUIRED)[^;]{0,50}(?:PROV|PROVIDED)/,
      ],
    },
  },
  "DOC-107.3.5.1.3-2": {
    on,
    parts: {
      fixtures: [
        schedule(["plumbing fixture"], {
          has: withColumn("waste", "vent", "cold water", "hot water", "model", "manufacturer"),
        }),
        titled(/(?:PLUMBING )?FIXTURE (?:CONNECTION )?SCHEDULE/, { not: /\bLIGHT|\bLUMINAIRE/ }),
      ],
    },
  },
  "DOC-107.3.5.1.3-3": {
    on,
    parts: {
      "water piping": {
        drawnOn: RISERS,
        by: [
          titled(
            /(?:DOMESTIC |POTABLE )?WATER (?:SUPPLY )?(?:RISER|ISOMETRIC|PIPING|DISTRIBUTION|PLAN)/,
          ),
          says(
            exactCase`${SIZED} ?(?:DOMESTIC )?(?:C\.?W|H\.?W|COLD|HOT|WATER SERVICE|DCW|DHW)\b|(?:CW|HW|COLD WATER|HOT WATER) ?(?:LINE |MAIN |SUPPLY )?${SIZED}|${SIZED} WATER\b(?!\s*(?:METER|HEATER|CLOSET|COOLER))|(?:WATER (?:PIP(?:E|ING)|LINES?|SUPPLY|DISTRIBUTION))\b[^.;]{0,60}(?:COPPER|CPVC|PEX|TYPE [LKM]\b|${SIZED})|WSFU\b|(?:TYPE [LK]|HARD) COPPER`,
            { not: /IRRIGATION|SPRINKLER|\bGAS|\bGROUND(?:ING|ED)?\b|ELECTRODE|\bRODS?\b/ },
          ),
          // Sizes of connections show no pipe.
          onlyNamed(schedule(["plumbing fixture"], { has: withColumn("cold water", "hot water") })),
        ],
      },
    },
  },
  "DOC-107.3.5.1.3-4": {
    on,
    parts: {
      "sanitary drainage": [
        titled(
          /(?:SANITARY|WASTE|DWV|SOIL|DRAINAGE)[A-Z0-9 &-]{0,40} (?:RISER|ISOMETRIC|PLAN|DIAGRAM)/,
        ),
        says(
          exactCase`${SIZED} ?(?:SAN(?:ITARY)?|WASTE|SEWER|SOIL|BUILDING DRAIN)\b|${SIZED} ?SS\b|(?:WASTE|SANITARY|SOIL|DWV)[A-Z &,]{0,24} ?PIP(?:E|ING)\b[^.;]{0,60}(?:PVC|CAST IRON|DWV|SCH(?:EDULE|\.)? ?40)|DFU\b|DRAINAGE FIXTURE UNITS|(?:SANITARY|WASTE|SEWER|DRAIN(?:AGE)?S?)\b[^.;]{0,60}(?:SLOPE|1\/[48]"|PER FOOT|/ ?FT|${SIZED})|CLEAN-?OUTS?\b[^.;]{0,40}\d`,
          {
            not: /STORM|ROOF|CONDENSATE|DRINKING|TRENCH DRAIN|SITE/,
            on,
          },
        ),
        onlyNamed(schedule(["plumbing fixture"], { has: withColumn("waste") })),
      ],
    },
  },
  "DOC-107.3.5.1.3-5": {
    on,
    unless: noHeater,
    parts: {
      "water heater":
        /(?:(?:GAS|ELECTRIC|TANKLESS|INSTANTANEOUS|EXISTING) )*WATER HEATERS?\b[^;]{0,60}(?:\d+ ?(?:GAL|KW|W\b|MBH|BTU)|\bGAS|ELECTRIC|T ?& ?P|PAN\b|RELIEF|TANKLESS)|(?:GAS|ELECTRIC|TANKLESS|INSTANTANEOUS) WATER HEATERS?|W\.?H\.?-\d|E?WH-?\d|\d+ ?GAL[^;]{0,24}\bWH\b|\d+ ?GAL\.?[^.;]{0,14} WATER HEATER/,
    },
  },
  "DOC-107.3.5.1.3-6": {
    on,
    parts: {
      vents: {
        drawnOn: RISERS,
        by: [
          onlyNamed(schedule(["plumbing fixture"], { has: withColumn("vent") })),
          says(
            exactCase`V\.?T\.?R\b|VENT(?:S)? (?:THROUGH|THRU) (?:THE )?ROOF|VENT STACK|PLUMBING VENT TERMINAL|VENT PIP(?:E|ING)\b|VENTS?\b[^.;]{0,30}(?:ABOVE (?:THE )?ROOF|END|TERMINATE|EXTEND)|${SIZED} ?VENT\b|AAV\b`,
            {
              not:
                /RIDGE VENT|SOFFIT|DRYER|EXHAUST VENT|INTAKES?:|B-?VENT|FLUE|POWER VENT|BTU|KITCHEN EXHAUST/,
              on,
            },
          ),
        ],
      },
    },
  },
  "DOC-107.3.5.1.3-7": {
    on: {
      name: "plumbing sheets or roof plan",
      sheet: (it) => PLUMBING.sheet(it) || it.kind === "roof plan",
    },
    unless: interiorWork,
    parts: {
      "roof drainage": {
        drawnOn: ROOF_PLANS,
        by: says(
          /(?:(?:PRIMARY|SECONDARY|OVERFLOW|EMERGENCY) )?(?:ROOF DRAINS?|SCUPPERS?|GUTTERS?|DOWNSPOUTS?|RAIN ?WATER LEADERS?|R\.?W\.?L)\b|R\.?D\.?-\d|O\.?D\.?-\d|STORM (?:RISER|LEADER|DRAIN SIZ)/,
          { not: /TRAPPED AND PIPED TO ROOF DRAIN|CONDENSATE|CURB RAMP|COUNTER SLOPE/ },
        ),
      },
    },
  },
  "DOC-107.3.5.1.3-8": {
    on,
    parts: {
      "backflow preventer": [
        says(
          /BACK-? ?FLOW\b|R\.?P\.?Z\.?A?\b|R\.?P\.?B\.?P|DCVA\b|D\.?C\.?D\.?A\b|REDUCED PRESSURE|DOUBLE[- ]CHECK/,
          { not: /BACKFLOW (?:OF SEWAGE|VALVE ON SEWER)/ },
        ),
        // Of one fixture alone.
        onlyNamed(says(/VACUUM BREAKER/)),
      ],
    },
  },
  "DOC-107.3.5.1.3-9": {
    on,
    unless: unlessNamed(/IRRIGATION\b|LAWN SPRINKLER/, "No irrigation is named on the sheets."),
    parts: {
      irrigation: [
        /IRRIGATION (?:METER|BACK|MAIN|LINE|PLAN|SYSTEM|CONTROL|ZONE|SLEEVE|SERVICE|PUMP|WELL|RAIN)/,
        titled(/IRRIGATION PLAN/),
      ],
    },
  },
  "DOC-107.3.5.1.3-10": {
    on: {
      name: "plumbing sheets or site plan",
      sheet: (it) => PLUMBING.sheet(it) || SITE.sheet(it),
    },
    parts: {
      "water line": says(
        exactCase`(?:DOMESTIC |POTABLE |EXISTING |NEW |CITY |BUILDING )*WATER (?:SERVICE|METER|MAIN)\b|${SIZED} ?(?:DOMESTIC )?(?:WATER (?:SERVICE|LINE|MAIN|LATERAL)|W\.?M\b)|(?:TO|FROM) (?:THE )?(?:WATER )?METER\b|WATER LINE (?:TO|FROM|LOCATION|ENTERS)`,
        {
          // A preventer at the meter does not show where the line runs.
          not:
            /ELECTRIC|KILOWATT|GAS METER|METER CAN|(?:BACK-? ?FLOW|R\.?P\.?Z|P\.?V\.?B|VACUUM BREAKER|(?:DOUBLE|DUAL)[- ]CHECK)\b[^;.]{0,30} AT (?:THE )?(?:WATER )?(?:METER|SERVICE)/,
        },
      ),
    },
  },
  "DOC-107.3.5.1.3-11": {
    on,
    unless: unlessNamed(
      GREASE,
      "Neither a grease trap nor commercial cooking is named on the sheets.",
      {
        likely: hasCooking,
      },
    ),
    parts: { "grease trap": GREASE },
  },
  "DOC-107.3.5.1.3-12": {
    on,
    unless: unlessNamed(
      TREATED,
      "The set names no discharge that must be treated before it leaves the building.",
    ),
    parts: { "treatment of discharge": TREATED },
  },
  "DOC-107.3.5.1.3-13": {
    on,
    parts: {
      riser: [
        titled(
          /(?:PLUMBING|SANITARY|WATER|WASTE|DWV|SOIL|VENT|DRAINAGE|DOMESTIC)[A-Z0-9 &-]{0,40} (?:RISER|ISOMETRIC)S?|(?:RISER|ISOMETRIC)(?: DIAGRAM)?S?\b/,
          { on, not: /\bGAS\b|POWER|ELECTRIC|FIRE|ALARM|DATA/ },
        ),
        says(/(?:PLUMBING|SANITARY|WATER|WASTE|DWV) (?:RISER|ISOMETRIC)/, {
          not: /SEE|PROVIDE|SUBMIT/,
        }),
      ],
    },
  },
  "DOC-107.3.5.1.3-14": aboveFlood(
    on,
    "PLUMBING|WATER HEATERS?|FIXTURES?|BACKFLOW|PIPING|SEPTIC|PUMPS?|CLEANOUTS?",
  ),
  "DOC-107.3.5.1.3-15": {
    on,
    parts: {
      "energy code": says(
        /INSULAT[A-Z]*\b[^.;]{0,40} (?:HOT WATER|H\.?W|HWR|(?:PLUMBING |WATER )?PIP)|(?:HOT WATER|H\.?W\.?R?|DHW|RECIRC[A-Z]*|PIP(?:E|ING))\b[^.;]{0,60}(?:INSULAT|\bR-? ?\d)|HEAT TRAPS?\b|C404\b|(?:UNIFORM )?ENERGY FACTOR|UEF\b/,
        { not: /DUCT|REFRIG|CONDENSATE|KNEE|PROTECT|LAV/ },
      ),
    },
  },
};
