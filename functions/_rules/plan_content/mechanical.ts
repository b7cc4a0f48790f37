/**
 * What the mechanical part of the list asks of commercial sets.
 * @source FBC-B 8th ed. (2023), 107.3.5.1.4
 */
import type { Schedule } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { rowText } from "../measure.ts";
import { gasUse, hasCooking, noCooking, noGas, nothingRated, unlessNamed } from "./exemptions.ts";
import { onlyNamed, says, schedule, shown, table, titled, withColumn } from "./looks.ts";
import type { Asked, Exemption, Look, ProofTable } from "./proof.ts";
import { aboveFlood, dampers } from "./shared_parts.ts";
import { MECHANICAL, MECHANICAL_PLANS } from "./where.ts";

const on = MECHANICAL;
/** Marks of equipment, as drawn on plans. */
const UNIT =
  /\b(?:A\.?H\.?U|R\.?T\.?U|A\.?C\.?C?U?|C\.?U|F\.?C\.?U|H\.?P|E\.?F|M\.?A\.?U|V\.?A\.?V|D\.?O\.?A\.?S|O\.?A\.?U|W\.?S\.?H\.?P|F\.?C)[- ]?\d+[A-Z]?\b/i;
const UNIT_LABEL = anyCase`^\W*(?:\(E\) ?)?${UNIT}`;

const hood: Look = says(
  /(?:KITCHEN )?(?:EXHAUST )?HOODS?\b[^;]{0,60}(?:TYPE I{1,2}\b|\d+ ?CFM|\d+'|OVERHANG)|TYPE I{1,2}\b[^|;]{0,20} HOOD|H-\d[^;|]{0,20}TYPE I/,
);
const hoods: Look[] = [schedule(["exhaust fan", "hvac", "other"], { title: /HOOD/ }), hood];

/** Rooms and fixtures a toilet fan serves. */
const TOILET = /\b(TOILET|BATH|RESTROOM|REST ROOM|MEN|WOMEN|RR|WC|WATER CLOSET|LAV|POWDER)/i;
const toiletFan: Look = ({ plan }) => {
  for (const { kind, rows, ...at } of plan.schedules) {
    if (kind !== "exhaust fan" && kind !== "hvac" && kind !== "ventilation") continue;
    const row = rows.find((it) => TOILET.test(rowText(it)));
    if (row) return shown({ ...at, page: row.page, box: row.box, sourceText: rowText(row) });
  }
  return null;
};

const noDryer = unlessNamed(
  /(?:CLOTHES )?DRYERS?\b|LAUNDRY/,
  "No clothes dryer is named on the sheets.",
  {
    not: /HAND DRYER|HAIR DRYER|AIR DRYER|FILTER.DRIER/,
  },
);

/** What has exhaust of its own kind: dryers and kitchens. */
const AIRS = [noDryer, noCooking];

const ROOM_EXHAUST: Look[] = [
  schedule(["exhaust fan"]),
  says(
    /EXHAUST\b[^.;]{0,40}\d+ ?CFM|EXH\.? FANS?\b[^.;]{0,40}\d+ ?CFM|\d+ ?CFM[^.;]{0,20} EXHAUST|E\.?F\.?-? ?\d+\b/,
    { on: MECHANICAL },
  ),
  toiletFan,
];

/** Is it a table of units by their marks? */
const listsUnits = ({ rows }: Schedule): boolean => rows.some((row) => UNIT.test(rowText(row)));

const CHIMNEY = /CHIMNEYS?\b|FIREPLACES?\b|FLUES?\b|B-?VENT\b|TYPE B VENT/;
const noChimney = unlessNamed(
  CHIMNEY,
  "No chimney, fireplace or flue is named on the sheets.",
);
/** Elevations and sections show a chimney by its outline. */
const mayDrawChimney = ({ plan }: Asked): boolean =>
  plan.sheets.some(({ kind }) => kind === "elevation" || kind === "section");

const noFlame: Exemption = (asked) => gasUse(asked) ? null : noGas(asked);

/** Marks of units on a plan, not in their schedule. */
const unitOnPlan: Look = ({ plan }) => {
  const drawn = new Set(
    plan.sheets.filter((it) => on.sheet(it) || it.kind === "roof plan").map(({ page }) => page),
  );
  const label = plan.notes.find((note) =>
    (note.kind === "label" || note.kind === "callout") && drawn.has(note.page) &&
    UNIT_LABEL.test(note.text.toUpperCase())
  );
  return label ? shown(label) : null;
};

export const mechanical: ProofTable = {
  "DOC-107.3.5.1.4-1": {
    on,
    parts: {
      "energy code": says(
        /S?EER2?\b|IEER|HSPF2?\b|COP\b ?[=:|]? ?\d|ECONOMI[SZ]ER|C403\b|DUCTS?\b[^.;]{0,60}\bR-? ?[468]\b|R-? ?[468]\b[^.;]{0,20} DUCT|PROGRAMMABLE THERMOSTAT|SET-?BACK/,
        { on },
      ),
    },
  },
  "DOC-107.3.5.1.4-2": {
    on,
    parts: {
      "clothes dryer exhaust": {
        unless: noDryer,
        by: says(
          /(?:CLOTHES )?DRYERS?\b[^;]{0,40}(?:DUCT|VENT|EXHAUST|BOX|\d+ ?(?:FT|'|CFM))|(?:EXHAUST|VENT|DUCT)[^.;]{0,30} DRYER/,
          { not: /HAND DRYER|HAIR|CIRCUIT/ },
        ),
      },
      "kitchen exhaust": { unless: noCooking, by: hoods },
      "specialty exhaust": {
        unless: (asked) =>
          AIRS.some((it) => it(asked) === null) ? "Nothing else is exhausted." : null,
        // Toilets have an item of their own: their fans are no exhaust of dryers, kitchens or special rooms.
        by: [
          /(?:LAB(?:ORATORY)?|FUME|PAINT|SPRAY|WELD[A-Z]*|ISOLATION|GARAGE|BATTERY|SALON|SOURCE)\b[^.;|]{0,30}\bEXH(?:AUST)?\b/,
          ...ROOM_EXHAUST.map(onlyNamed),
        ],
      },
    },
  },
  "DOC-107.3.5.1.4-3": {
    on,
    parts: {
      equipment: [
        schedule(["hvac"]),
        schedule(["ventilation", "exhaust fan", "other"], { has: listsUnits }),
        /(?:HEAT PUMP|AIR HANDLER|SPLIT SYSTEM|CONDENSING UNIT|PACKAGED? UNIT|FURNACE)S?\b[^;]{0,30}\d[\d,.]* ?(?:TONS?|CFM|MBH|BTU)/,
        titled(
          /(?:MECHANICAL |HVAC |ROOFTOP |AIR HANDL[A-Z]+ |SPLIT |UNIT |A\/C )*(?:EQUIPMENT|UNITS?|SYSTEM) SCHEDULE/,
          { on },
        ),
      ],
    },
  },
  "DOC-107.3.5.1.4-4": {
    on,
    parts: {
      "location of equipment": {
        drawnOn: MECHANICAL_PLANS,
        by: [
          unitOnPlan,
          titled(
            /(?:MECHANICAL|HVAC|HOOD|ROOF MECHANICAL)[A-Z0-9 &-]{0,40} PLAN|(?:MECHANICAL|HVAC) ROOF PLAN/,
            { of: ["drawing"] },
          ),
        ],
      },
    },
  },
  "DOC-107.3.5.1.4-5": {
    on,
    unless: unlessNamed(
      /MAKE-? ?UP[- ]AIR|M\.?U\.?A\b|M\.?A\.?U-?\d?\b/,
      "No kitchen hood or large exhaust needs makeup air.",
      { likely: hasCooking },
    ),
    parts: {
      "makeup air": [
        /MAKE-? ?UP[- ]?(?:AIR|CFM)|M\.?U\.?A\b|M\.?A\.?U-?\d\b|TEMPERED AIR/,
        schedule(["exhaust fan", "hvac"], {
          has: ({ columns }) => columns.some(({ header }) => /MAKE-?\s?UP/i.test(header)),
        }),
      ],
    },
  },
  "DOC-107.3.5.1.4-6": {
    on,
    unless: unlessNamed(
      /R\.?T\.?U-? ?\d?\b|ROOF-?TOP\b|ROOF[- ]MOUNTED|ROOF CURBS?|ROOF MECHANICAL PLAN|MECHANICAL ROOF PLAN|EQUIPMENT ON (?:THE )?ROOF|UPBLAST/,
      "No rooftop equipment is named on the sheets.",
      { not: /ANTENNA|SOLAR|GARDEN/ },
    ),
    parts: {
      "roof-mounted equipment": [
        schedule(["hvac"], { title: /ROOF-?\s?TOP|R\.?T\.?U/ }),
        titled(/ROOF MECHANICAL PLAN|MECHANICAL ROOF PLAN/),
        /ROOF-?TOP (?:EQUIPMENT|UNIT)S?[^;]{0,40}(?:ANCHOR|CURB|TIE)/,
        says(
          /R\.?T\.?U-? ?\d+\b|ROOF-?TOP (?:EQUIPMENT|UNIT)|ROOF[- ]MOUNTED|ROOF CURBS?|UPBLAST/,
          {
            on,
          },
        ),
      ],
    },
  },
  "DOC-107.3.5.1.4-7": {
    on,
    parts: {
      ducts: [
        says(
          /DUCT(?:S|WORK|BOARD)?\b[^;]{0,60}(?:\bR-? ?\d|\d+ ?(?:GA|GAUGE)|SMACNA|GALV|SHEET METAL|FLEX|INSULAT|FIBERGLASS|\d+ ?X ?\d+|\d+" ?(?:DIA|Ø|ROUND))|\d+"? ?X ?\d+"? ?(?:DUCT|S\.?A|R\.?A|SUPPLY|RETURN)\b/,
          { not: /DUCT SMOKE|DRYER|GREASE|CONDUIT|DUCT ?BANK/ },
        ),
        titled(/DUCT(?:WORK)?[A-Z0-9 &-]{0,40} (?:PLAN|LAYOUT)/),
      ],
    },
  },
  "DOC-107.3.5.1.4-8": {
    on,
    parts: {
      "outdoor air": [
        schedule(["ventilation"]),
        table({ heads: [/^O\.?\s?A\b|OUT(?:DOOR|SIDE) (?:AIR|CFM)|FRESH AIR/] }),
        table({ title: /OUTDOOR AIR|OUTSIDE AIR|VENTILATION (?:SCHEDULE|CALC)/ }),
        says(/DOAS-\d[^;]*\d{3}/, { in: "row" }),
        schedule(["hvac"], { has: withColumn("outdoor air") }),
        says(
          /(?:OUTDOOR|OUTSIDE|FRESH|VENTILATION) AIR\b[^;]{0,50}\d+ ?CFM|\d+ ?CFM[^.;]{0,14} (?:O\.?A\b|OUTDOOR|OUTSIDE)|O\.?A\.? ?[=:]? ?\d+ ?CFM|62\.1\b/,
          { on },
        ),
      ],
    },
  },
  "DOC-107.3.5.1.4-9": {
    on,
    unless: noFlame,
    parts: {
      "combustion air": says(/COMBUSTION AIR|SEALED[- ]COMBUSTION|DIRECT[- ]VENT/, {
        not: /NOT DIRECT|NON-?DIRECT/,
      }),
    },
  },
  "DOC-107.3.5.1.4-10": {
    on,
    unless: (asked) => mayDrawChimney(asked) ? null : noChimney(asked),
    silence: "No chimney, fireplace or flue is named; elevations may draw them without labels.",
    parts: { "chimney, fireplace or vent": CHIMNEY },
  },
  "DOC-107.3.5.1.4-11": {
    on,
    parts: {
      appliances: [
        schedule(["exhaust fan", "other"], {
          has: ({ title, columns, rows }) =>
            // A list of hoods only names what stands below them.
            !/\bHOODS?\b/i.test(title ?? "") &&
            (columns.some(({ header }) => /APPLIANCE/i.test(header)) ||
              !columns.some(({ header }) => /\b(?:CKT|CIRCUIT|BR?KR|BREAKER)\b/i.test(header)) &&
                rows.some(({ cells }) =>
                  cells.some(({ text }) => /\b(FRYER|RANGE|OVEN|GRIDDLE)\b/i.test(text))
                )),
        }),
        titled(/(?:KITCHEN |FOOD SERVICE )?(?:APPLIANCE|EQUIPMENT) SCHEDULE/),
        schedule(["hvac"], { has: ({ title }) => !/\bHOODS?\b/i.test(title ?? "") }),
      ],
    },
  },
  "DOC-107.3.5.1.4-12": {
    on,
    unless: unlessNamed(/BOILERS?\b/, "No boiler is named on the sheets."),
    parts: { boiler: says(/BOILERS?\b|B-\d+ BOILER/, { not: /BOILER ?PLATE/ }) },
  },
  "DOC-107.3.5.1.4-13": {
    on,
    unless: unlessNamed(
      /REFRIGERANT|REFRIGERATION|WALK-? ?IN (?:COOLER|FREEZER|BOX|REFRIG)|(?:WALK-? ?IN)(?= ?\d|$)|(?:COOLER|FREEZER)(?= ?\d*$)|R-?(?:410A|454B|32|134A|404A|22)\b|CHILLER/,
      "No refrigeration is named on the sheets.",
    ),
    parts: {
      refrigeration: [
        says(/REFRIGERANT\b|REFRIGERATION\b|R-?(?:410A|454B|32|134A|404A)\b|CHILLERS?\b/, {
          not: /PANTRY|MICROWAVE|TOASTER|PANELS? (?:ARE|IS|OF)? ?R-?\d|INSULAT/,
        }),
        titled(/REFRIGERATION[A-Z0-9 &-]{0,40} (?:PLAN|SCHEDULE)/),
      ],
    },
  },
  "DOC-107.3.5.1.4-14": {
    on,
    parts: {
      "toilet exhaust": [
        toiletFan,
        says(
          /(?:BATH(?:ROOM)?|TOILET|RESTROOM|REST ROOM|MEN|WOMEN|POWDER)S?\b[^.;]{0,40}(?:EXHAUST|FAN\b|E\.?F\b|\d+ ?CFM)|(?:EXHAUST|EXH\.? FANS?|E\.?F\.?-?\d*)\b[^.;]{0,40}(?:BATH|TOILET|RESTROOM|WATER CLOSET|PER FIXTURE)/,
          { not: /OUTLET|LOUVER|AIR INTAKE/ },
        ),
      ],
    },
  },
  "DOC-107.3.5.1.4-15": {
    on,
    unless: unlessNamed(
      /LABORATOR(?:Y|IES)\b(?! (?:TEST|RATED|REPORT|APPROV|LIST))|FUME HOODS?|(?:WET |DENTAL |SCIENCE |CHEM(?:ISTRY)? )LAB\b|^LAB (?:[A-Z]?\d+|[IVX]+)\b/,
      "No laboratory is named on the sheets.",
      { not: /TESTED|TESTING|UNDERWRITERS|LISTED|STC|APPROVED LAB/ },
    ),
    parts: { "laboratory exhaust": /FUME HOODS?\b|LAB(?:ORATORY)? EXHAUST/ },
  },
  "DOC-107.3.5.1.4-16": aboveFlood(
    on,
    "MECHANICAL|A\\/?C|CONDENS(?:ING|ER)[A-Z ]*|AIR HANDLERS?|AHU|HVAC|DUCTS?|EQUIPMENT|CU-?\\d|RTU",
  ),
  "DOC-107.3.5.1.4-17": {
    on,
    unless: (asked) =>
      unlessNamed(
          /(?:FIRE|SMOKE|CEILING)(?:[ \/-](?:AND )?(?:SMOKE|RADIATION))? ?DAMPERS?|F\.?S\.?D\b/,
          "none",
        )(asked) === null
        ? null
        : nothingRated(asked),
    parts: { dampers: [dampers, says(/C?FSD\b/, { on })] },
  },
};
