/**
 * What the building part of the list asks of commercial sets.
 * @source FBC-B 8th ed. (2023), 107.3.5.1.1
 */
import type { Evidence } from "../../_shared/domain/plan_set.ts";
import {
  hasCooking,
  ifDenied,
  interiorWork,
  nothingRated,
  unlessNamed,
  unsprinklered,
} from "./exemptions.ts";
import { fact, says, schedule, titled, withColumn } from "./looks.ts";
import type { ProofTable } from "./proof.ts";
import { exits, occupantLoad, setbacks, stairs, travel } from "./shared_parts.ts";
import { BUILDING, CODE_DATA, FIRE_PROTECTION, LIFE_SAFETY, SITE, WALLS } from "./where.ts";

/** Doors with a fire rating. */
export const RATED_DOORS = (it: Evidence & { fireRatingMin: number | null }): boolean =>
  (it.fireRatingMin ?? 0) > 0;

/** What a rated assembly is drawn with. */
const ASSEMBLY_DATA = "its rating in hours and its listed design, such as a UL number";

export const commercialBuilding: ProofTable = {
  "DOC-107.3.5.1.1-1": {
    on: SITE,
    unless: interiorWork,
    parts: {
      parking: [
        schedule(["parking"]),
        says(
          /PARKING\b[^.;]{0,40}\d+ ?(?:SPACES|STALLS|REQ|PROV|\|)|\d+ (?:PARKING )?(?:SPACES|STALLS)/,
          { not: /GARAGE VENT/ },
        ),
      ],
      "fire lane":
        /FIRE LANE|FIRE (?:DEPT\.? |DEPARTMENT |APPARATUS |TRUCK )?ACCESS (?:ROAD|LANE|DRIVE|WAY)|FIRE APPARATUS (?:ROAD|TURN)/,
      loading: {
        unless: unlessNamed(
          /LOADING (?:ZONE|SPACE|DOCK|AREA|BERTH)/,
          "No loading space is named on the sheets.",
        ),
        by: says(/LOADING (?:ZONE|SPACE|DOCK|AREA|BERTH)/, { on: SITE }),
      },
      "turning radius": {
        unless: unlessNamed(
          /TURNING RAD|AUTO-?TURN|TURN-?AROUND|CUL-?DE-?SAC|HAMMERHEAD/,
          "No vehicle turning is named on the sheets.",
        ),
        by:
          /TURNING RAD[^.;]{0,30}\d|AUTO-?TURN|TURN-?AROUND|CUL-?DE-?SAC|HAMMERHEAD|\d+'[^.;]{0,12}(?:TURNING|OUTSIDE|INSIDE) RAD/,
      },
      hydrant: /(?:FIRE )?HYDRANTS?\b/,
      setbacks,
      "water and sewer lines": says(
        /(?:WATER|SEWER|SANITARY|FORCE) (?:MAIN|LINE|SERVICE|LATERAL|CONNECTION)|CITY SEWER|LIFT STATION|\d+" ?LATERAL|\d+" ?(?:W\.?M|WATER|SANITARY|SEWER)\b/,
        { on: SITE },
      ),
      "flood zone": [
        fact(
          ({ codeSummary }) => codeSummary.floodZone,
          (_, sheet) => sheet !== undefined && SITE.sheet(sheet),
        ),
        /FLOOD (?:HAZARD )?(?:ZONE|AREA) ?[:"'|-]* ?(?:X|AE|VE|A|AO|AH|V)\b/,
        says(/ZONE\b[^;]{0,30} (?:X|AE|VE|A|AO|AH|V)\b/, { under: /FLOOD/ }),
      ],
    },
  },
  "DOC-107.3.5.1.1-2": {
    on: CODE_DATA,
    parts: {
      "use group": [
        fact(({ codeSummary }) => codeSummary.occupancyGroups),
        /(?:USE|OCCUPANCY)\b[^.;]{0,30}\b(?:A-[1-5]|B|E|F-[12]|H-[1-5]|I-[1-4]|M|R-[1-4]|S-[12])\b/,
      ],
    },
  },
  "DOC-107.3.5.1.1-3": {
    on: CODE_DATA,
    parts: {
      "type of construction": [
        fact(({ codeSummary }) => codeSummary.constructionType),
        says(/(?:TYPE )?(?:I{1,3}|IV|V)-?[AB]\b/, {
          in: "row",
          under: /BUILDING|CONSTR|\bTYPE|CODE/,
        }),
      ],
    },
  },
  "DOC-107.3.5.1.1-4": {
    on: { ...BUILDING, tells: WALLS.tells },
    parts: {
      "rated assemblies": [
        schedule(["partition", "structural"], {
          has: withColumn("fire rating", "design number"),
        }),
        /U\.?L\.? ?(?:DESIGN ?)?(?:NO\.? ?)?#?[UVPLNHGX]-? ?\d{3}|[1-4] ?-? ?H(?:OU)?R\.?(?: FIRE)?[- ](?:RATED )?(?:WALL|PARTITION|SEPARATION|BARRIER|ENCLOSURE|ASSEMBL|SHAFT)/,
      ],
      "rated openings": {
        unless: nothingRated,
        by: [
          fact(({ doors }) => doors.filter(RATED_DOORS)),
          schedule(["partition"], { has: withColumn("protection") }),
          schedule(["door"], { has: withColumn("fire rating") }),
          /(?:20|45|60|90|180) ?-? ?MIN(?:UTE)?S?\.?[- ](?:FIRE[- ])?(?:RATED )?(?:DOOR|OPENING|LABEL|RATED|ASSEMBL|FRAME)|DOORS? (?:20|45|60|90) ?MIN|FIRE (?:WINDOW|SHUTTER)/,
        ],
      },
      penetrations: {
        unless: nothingRated,
        by:
          /FIRE-? ?STOP(?:PING|PED)?S?\b|THROUGH[- ]PENETRATION|ASTM E-? ?814|UL 1479|PENETRATIONS?[^.;]{0,60}(?:SEALED|FIRE|RATED)/,
      },
      fireblocking: {
        unless: ({ building }) =>
          /^I{1,2}[AB]$/.test(building.constructionType.value ?? "")
            ? `Type ${building.constructionType.value}: noncombustible.`
            : null,
        by: /FIRE-? ?BLOCK(?:ING|ED|S)?\b|DRAFT-? ?STOP(?:PING|PED|S)?\b/,
      },
    },
    wanting: ({ issueOf }) => {
      const issue = issueOf?.("rating");
      return issue
        ? {
          issue,
          reason:
            `${issue.description} See the finding “${issue.title}.” No rated assembly that meets ${issue.codeReference} was found: draw it with ${ASSEMBLY_DATA}.`,
        }
        : null;
    },
    silence:
      `No rating or tested assembly could be read, and whether one is required is open: where it is, draw it with ${ASSEMBLY_DATA}.`,
  },
  "DOC-107.3.5.1.1-5": {
    on: FIRE_PROTECTION,
    unless: (asked) => hasCooking(asked) ? null : unsprinklered(asked),
    parts: {
      "sprinkler plan": {
        unless: unsprinklered,
        by: [
          titled(/(?:FIRE )?SPRINKLER(?: [A-Z]+)? PLAN|FIRE (?:PROTECTION|SUPPRESSION) PLAN/),
          /(?:SPRINKLER )?HEADS?\b[^.;]{0,30}(?:K-?\d|K ?=|PENDENT|UPRIGHT|CONCEALED)|HYDRAULIC(?:ALLY)? (?:CALC|DESIGN|REMOTE)|DENSITY[^.;]{0,20}(?:GPM|0?\.\d)/,
        ],
      },
      riser: {
        unless: unsprinklered,
        by: [/(?:FIRE|SPRINKLER) RISER/, titled(/(?:FIRE|SPRINKLER)(?: PROTECTION)? RISER/)],
      },
      standpipes: {
        unless: unlessNamed(/STANDPIPES?\b/, "No standpipe is named on the sheets."),
        by: /STANDPIPES?\b/,
      },
      "hood suppression": {
        unless: (asked) =>
          hasCooking(asked) ? null : "No commercial cooking is named on the sheets.",
        by: says(
          /ANSUL|U\.?L\.? ?300|WET CHEMICAL|NFPA ?17A|(?:HOOD|KITCHEN)[^.;]{0,30}SUPPRESSION SYSTEM/,
          { not: /NO WET CHEMICAL/ },
        ),
      },
    },
  },
  "DOC-107.3.5.1.1-6": {
    on: LIFE_SAFETY,
    parts: {
      "occupant load": occupantLoad,
      "egress capacity": [
        schedule(["egress"], { has: withColumn("capacity", "occupants", "clear width") }),
        says(
          /(?:EGRESS|EXIT|DOOR|STAIR) (?:CAPACITY|WIDTH)[^.;]{0,50}\d|CAPACITY[^.;]{0,20}\d+ ?(?:OCC|PERSONS)|0\.[23] ?"? ?(?:IN\.?|INCH)?[^.;]{0,8}(?:PER|\/) ?(?:OCC|PERSON)/,
          { not: /GAL|CFM|AMP|PSF/ },
        ),
      ],
      "fire alarm": {
        unless: ifDenied(/FIRE ALARM(?: SYSTEM)?S?\b/),
        by: [
          /(?:MANUAL |AUTOMATIC |ADDRESSABLE )*FIRE ALARM (?:SYSTEM|BOX|PANEL|CONTROL|PULL|NOTIF|ANNUN|HORN|RISER)|FIRE ALARM[^.;]{0,30}(?:PROVIDED|YES|THROUGHOUT|NFPA 72)|HORN[ \/]STROBE|PULL STATION|FACP\b|F\.A\.C\.P/,
          titled(/FIRE ALARM(?: [A-Z]+)? (?:PLAN|RISER)/),
        ],
      },
      "smoke control": {
        unless: unlessNamed(
          /SMOKE (?:CONTROL|EXHAUST|EVACUATION)|ATRIUM/,
          "No smoke control is named on the sheets.",
        ),
        by: /SMOKE (?:CONTROL|EXHAUST|EVACUATION) (?:SYSTEM|FAN|SEQUENCE)/,
      },
      "stair pressurization": {
        unless: unlessNamed(
          /PRESSURI[SZ](?:ED|ATION)/,
          "No pressurized stair is named on the sheets.",
          {
            not: /POSITIVE|DUCT|KITCHEN/,
          },
        ),
        by:
          /(?:STAIR|SHAFT|SMOKEPROOF)[^.;]{0,30}PRESSURI[SZ]|PRESSURI[SZ](?:ED|ATION)[^.;]{0,20}(?:STAIR|FAN)/,
      },
    },
  },
  "DOC-107.3.5.1.1-7": {
    on: LIFE_SAFETY,
    parts: {
      "occupant load": occupantLoad,
      exits,
      "exit access": travel,
      stairs,
      doors: [schedule(["door"]), fact(({ doors }) => doors)],
      "emergency lighting":
        /EMERGENCY (?:LIGHT(?:ING|S)?|EGRESS LIGHT|ILLUM|BATTERY|BALLAST)|EMERGENCY 1 (?:FC|FOOT)|EGRESS (?:PATH )?(?:LIGHT|ILLUM)/,
      "exit signs":
        /EXIT (?:AND EMERGENCY )?(?:LIGHT|SIGN)S?\b|ILLUMINATED EXIT|EXIT[ \/]EMERGENCY (?:COMBO|COMBINATION)/,
      "horizontal exits or passageways": {
        unless: unlessNamed(
          /HORIZONTAL EXIT|EXIT PASSAGEWAY/,
          "No horizontal exit or passageway is named on the sheets.",
        ),
        by: /HORIZONTAL EXIT|EXIT PASSAGEWAY/,
      },
    },
  },
};
