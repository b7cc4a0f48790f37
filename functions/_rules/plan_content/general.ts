/**
 * What any set shows: the papers themselves, site, envelope, structural data, demolition.
 * @source FBC-B 8th ed. (2023), 107.1 to 107.3.5 and 107.3.5.2
 */
import {
  belowThreshold,
  floodUnknown,
  interiorWork,
  oneStorey,
  outsideFlood,
  unlessNamed,
} from "./exemptions.ts";
import {
  dwelling,
  existing,
  floorPlan,
  index,
  noDemolition,
  noFireSystem,
  northArrow,
  onSitePlan,
  openings,
  professional,
  PUT_OFF,
  scales,
  unknownPages,
} from "./general_looks.ts";
import {
  fact,
  namedAnywhere,
  onlyNamed,
  says,
  schedule,
  table,
  titled,
  withColumn,
} from "./looks.ts";
import type { ProofTable } from "./proof.ts";
import { exits, floodElevations, setbacks, structuralData, travel } from "./shared_parts.ts";
import {
  ARCHITECTURAL,
  BUILDING,
  CODE_DATA,
  DEMOLITION,
  ENVELOPE,
  EVERY_SHEET,
  FIRE_PROTECTION,
  LIFE_SAFETY,
  PLANS,
  SECTIONS,
  SITE,
  STRUCTURAL,
} from "./where.ts";

export const general: ProofTable = {
  "DOC-107.1-sets": {
    on: EVERY_SHEET,
    parts: {
      "sheet index": index,
      "design professional": professional,
      "statement of special inspections": {
        unless: [dwelling, belowThreshold],
        by: titled(
          /(?:STATEMENT|SCHEDULE) OF SPECIAL INSPECTIONS|(?:THRESHOLD|SPECIAL) INSPECTION (?:PLAN|SCHEDULE)/,
        ),
      },
      "geotechnical report": {
        unless: [dwelling, existing, interiorWork],
        by: [
          titled(/GEOTECHNICAL (?:REPORT|DATA)|SOILS? (?:REPORT|BORING)|BORING LOGS?/),
          says(
            /(?:GEOTECHNICAL|SOILS?) (?:ENGINEERING )?(?:REPORT|EXPLORATION|INVESTIGATION)[^.;]{0,60}(?:DATED|NO\.?|#|BY)\b/,
            {
              not: /BY OTHERS/,
            },
          ),
        ],
      },
    },
    silence: "No index, seal or report could be read in the set.",
  },
  "DOC-107.2.1-info": {
    on: EVERY_SHEET,
    parts: {
      scale: { drawnOn: PLANS, by: [fact(scales), /\bGRAPHIC\s+SCALE\b/i] },
      dimensions: fact(({ dimensions }) => dimensions),
      "north arrow": { drawnOn: PLANS, by: northArrow },
    },
    silence: "Scales, dimensions and arrows may be drawn without labels; a person has to look.",
  },
  "DOC-107.2.2-fps": {
    on: FIRE_PROTECTION,
    unless: noFireSystem,
    parts: {
      "shop drawings": [
        titled(
          /FIRE (?:SPRINKLER|PROTECTION|ALARM) (?:SHOP DRAWINGS?|PLAN)|SPRINKLER (?:SHOP DRAWINGS?|PLAN)/,
          {
            on: FIRE_PROTECTION,
          },
        ),
        onlyNamed(says(
          /(?:SHOP DRAWINGS?|(?:SPRINKLERS?|ALARM)\b[^.;]{0,40}(?:DELEGATED|DEFERRED|SHOP DRAWINGS?))/,
          {
            under: /SPRINKLER|FIRE|ALARM/,
          },
        )),
      ],
    },
  },
  "DOC-107.2.3-egress": {
    on: LIFE_SAFETY,
    parts: {
      "occupants of each space": {
        unless: ({ building }) =>
          building.occupancies.length > 0 &&
            building.occupancies.every((it) => it === "R-2" || it === "R-3" || it === "I-1")
            ? "Not required for Groups R-2, R-3 and I-1."
            : null,
        by: [
          schedule(["occupant load"]),
          fact(({ occupantLoads }) => occupantLoads),
          fact(({ rooms }) => rooms.filter(({ occupants }) => occupants !== null)),
          table({ heads: [/FACTOR|S\.?F\.? ?(?:\/|PER)/, /LOAD|OCC|PERSONS/] }),
          says(/\d[\d,]* ?S\.?F\.? ?\/ ?\d+[^;|]{0,20}\d+ ?OCC|\d+ ?OCC\b/, { on: LIFE_SAFETY }),
        ],
      },
      exits,
      widths: [
        schedule(["egress"], { has: withColumn("clear width", "capacity", "width") }),
        fact(({ doors }) => doors.filter((it) => it.clearWidthIn !== null || it.widthIn !== null)),
        /(?:DOORS?|STAIRS?|CORRIDORS?|HALLS?|AISLES?)\b[^.;]{0,30}\d+(?:"|'-\d+"?) ?(?:MIN\.? )?(?:CLEAR|CLR|WIDE)|(?:STAIR|CORRIDOR|DOOR|EXIT) WIDTH[^.;]{0,10}\d/,
      ],
      "travel distance": travel,
      "exit discharge": {
        unless: oneStorey,
        by:
          /EXIT DISCHARGE|(?:DISCHARGES?|LEADS?) (?:DIRECTLY )?TO (?:GRADE|EXTERIOR|THE (?:EXTERIOR|OUTSIDE)|PUBLIC WAY)|PUBLIC WAY/,
      },
    },
  },
  "DOC-107.2.4-envelope": {
    on: ENVELOPE,
    unless: interiorWork,
    silence: ({ plan }) =>
      plan.sheets.some(({ kind }) => kind === "section")
        ? "Sections are drawn without notes on flashing and barriers; a person has to look."
        : null,
    parts: {
      "wall section": {
        drawnOn: SECTIONS,
        by: titled(/(?:TYP(?:ICAL|\.)? )?(?:EXTERIOR )?WALL SECTION|WALL DETAIL/),
      },
      flashing: /FLASHING\b|FLASHED\b/,
      "water-resistive barrier": says(
        /(?:WATER|WEATHER)[- ]?RESIST(?:IVE|ANT) BARRIER|WRB\b|BUILDING PAPER|HOUSE ?WRAP|TYVEK|(?:AIR|WEATHER|MOISTURE) BARRIER|FELT (?:PAPER )?(?:OVER|ON)|FLUID[- ]APPLIED/,
        { not: /ROOF|UNDER SLAB|VAPOR|BALCON/ },
      ),
      "eaves or parapet": {
        drawnOn: ENVELOPE,
        by: [
          titled(/(?:PARAPET|EAVE|SOFFIT|ROOF EDGE|OVERHANG|FASCIA)[A-Z &]* (?:DETAIL|SECTION)/),
          says(/PARAPET\b|EAVES?\b|SOFFITS?\b|FASCIA\b|DRIP EDGE|COPING\b/, { on: ENVELOPE }),
        ],
      },
    },
  },
  "DOC-107.2.5-balconies": {
    on: ENVELOPE,
    unless: unlessNamed(
      /BALCON(?:Y|IES)|(?:HOUSE|PORCH|UPPER|ROOFTOP|ENTRY|REAR|FRONT|SUN|LAKE|WOOD|COMPOSITE|TREATED) (?:WOOD )?DECK(?:ING)?\b(?! (?:SHEATHING|INSULATION))|ELEVATED (?:WALKWAY|WALKING SURFACE|DECK)|EXTERIOR WALKWAY|BREEZEWAY|ROOF DECK\b(?! (?:SHEATHING|INSULATION))|OBSERVATION DECK|(?:EXTERIOR|OPEN) (?:CORRIDOR|GALLERY|STAIR LANDING)/,
      "No balcony or elevated walking surface is named on the sheets.",
      {
        not: /SHEATHING|METAL ROOF DECK|STEEL ROOF DECK/,
      },
    ),
    silence: ({ plan }) =>
      namedAnywhere(/BALCON/, plan)
        ? null
        : "Whether a deck is open or keeps water from its framing is seldom lettered; a person has to look.",
    parts: {
      "moisture barrier": says(
        /(?:WATERPROOF|IMPERVIOUS|MOISTURE BARRIER|TRAFFIC COATING|PEDESTRIAN COATING|ELASTOMERIC DECK|DECK COATING|LIQUID[- ]APPLIED)/,
        {
          under: /BALCON|WALKWAY|DECK|WALKING|GALLERY|BREEZEWAY/,
        },
      ),
    },
  },
  "DOC-107.2.6-siteplan": {
    on: SITE,
    unless: interiorWork,
    parts: {
      "site plan": titled(
        /(?:SITE|PLOT)(?: [A-Z]+| AND [A-Z]+)? ?PLAN|SITE (?:LAYOUT|GEOMETRY)|SITE$|BOUNDARY SURVEY/,
        { of: ["sheet", "drawing"] },
      ),
      "distances to lot lines": setbacks,
      boundary: {
        drawnOn: SITE,
        by: [
          says(
            /(?:PROPERTY|LOT|BOUNDARY) LINE|BOUNDARY SURVEY|\d+(?:\.\d+)?(?:FT)?\x27? ?PL\b|[NS] ?\d{1,2}[°D]\s?\d{1,2}['M]?[^.;]{0,12}[EW]\b/,
            { on: SITE },
          ),
          titled(/BOUNDARY SURVEY|SURVEY/),
        ],
      },
      grades: {
        drawnOn: SITE,
        by: [
          says(
            /(?:FINISH(?:ED)?|EXISTING|PROPOSED|SPOT|STREET|CROWN OF ROAD)[A-Z ]{0,20} (?:GRADES?|ELEV(?:ATIONS?|\.)?)\b[^.;]{0,20}\d|CROWN OF ROAD|F\.?F\.?E\.?\W{0,3}(?:EL\.? ?)?[+=]?\d|GRADE EL|CONTOUR/,
            { on: SITE },
          ),
          fact(({ codeSummary }) => codeSummary.finishedFloorElevationFt, onSitePlan),
        ],
      },
    },
  },
  "DOC-107.2.6.1-dfe": {
    on: SITE,
    unless: [outsideFlood, interiorWork],
    silence: floodUnknown,
    parts: { "design flood elevation": floodElevations(SITE) },
  },
  "DOC-107.2.7-structural": {
    on: {
      ...STRUCTURAL,
      name: "structural sheets or code summary",
      sheet: (it) => STRUCTURAL.sheet(it) || CODE_DATA.sheet(it),
    },
    unless: interiorWork,
    parts: structuralData,
  },
  "DOC-107.3.4-dp": {
    on: EVERY_SHEET,
    parts: {
      "design professional": professional,
      "list of deferred submittals": {
        unless: unlessNamed(PUT_OFF, "The set defers no part of its design."),
        by: [
          titled(/DEFERRED (?:SUBMITTALS?|ITEMS)|DELEGATED/),
          says(
            /DEFERRED (?:SUBMITTALS?|ITEMS|APPROVALS?)|DELEGATED[- ]DESIGN|DELEGATED\b|[A-Z ]+: ?DEFERRED/,
            { mayPutOff: true },
          ),
        ],
      },
    },
    silence: "No name with a license number could be read in a title block.",
  },
  "DOC-107.3.5-base": {
    on: BUILDING,
    silence: unknownPages,
    parts: {
      "floor plan": [
        titled(
          /(?:FLOOR|LEVEL|UNIT|OVERALL) ?(?:[A-Z0-9]+ )?PLANS?\b|FLOOR (?:AND|&)[A-Z &]* PLAN/,
          { on: ARCHITECTURAL, not: /\bDEMO|ENLARGED|TOILET|RESTROOM|FRAMING/ },
        ),
        floorPlan,
      ],
      "site plan": {
        unless: interiorWork,
        by: titled(/(?:SITE|PLOT)(?: [A-Z]+| AND [A-Z]+)? ?PLAN\b/),
      },
      "foundation plan": {
        unless: interiorWork,
        by: [
          titled(/^FOUNDATIONS?$/, { of: ["sheet"] }),
          titled(/FOUNDATION[A-Z0-9 &-]{0,40} PLAN|(?:SLAB|PILE|FOOTING)[A-Z0-9 &-]{0,40} PLAN/),
        ],
      },
      "framing plan or truss layout": {
        unless: interiorWork,
        by: titled(
          /FRAMING[A-Z0-9 &-]{0,40} ?PLAN|TRUSS (?:LAYOUT|PLAN)|FLOOR FRAMING|ROOF FRAMING/,
          // A deck in the garden carries no house.
          { not: /(?<!\bROOF )\bDECK FRAMING/ },
        ),
      },
      "doors and windows with sizes": { drawnOn: SECTIONS, by: openings },
      "exterior elevations": {
        unless: interiorWork,
        by: titled(
          /(?:EXTERIOR|BUILDING|FRONT|REAR|LEFT|RIGHT|NORTH|SOUTH|EAST|WEST|SIDE|STREET|[A-Z]+ (?:AVENUE|STREET)) (?:[A-Z&, ]+ )?ELEVATIONS?\b|^ELEVATIONS?\W+(?:FRONT|REAR|LEFT|RIGHT|NORTH|SOUTH|EAST|WEST|SIDE|STREET)\b/,
          { of: ["sheet", "drawing"] },
        ),
      },
    },
  },
  "DOC-107.3.5.2": {
    on: DEMOLITION,
    unless: noDemolition,
    parts: { "asbestos survey or notice": says(/ASBESTOS\b|ACM\b|NESHAP\b/, { mayBeOld: true }) },
  },
};
