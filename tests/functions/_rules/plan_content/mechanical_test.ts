import { aDoor, aHouse, aNote, aProject, aRoom, aSchedule } from "../../../fakes/plan_set.ts";
import { testItems } from "../../../fakes/checklist_table.ts";

const units = aSchedule(
  "hvac",
  [["UNIT", "mark"], ["CFM", "airflow"], ["OA CFM", "outdoor air"]],
  [["AHU-1", "1,200", "180"]],
);
const fans = aSchedule("exhaust fan", [["FAN", "mark"], ["SERVES", "name"], ["CFM", "airflow"]], [
  ["EF-1", "TOILET 105", "75"],
]);
const hoods = aSchedule("exhaust fan", [["HOOD", "mark"], ["CFM", "airflow"]], [["H-1", "2,800"]], {
  title: "KITCHEN HOOD SCHEDULE",
});
const cooking = aSchedule("other", [["NO", "mark"], ["ITEM", "item"]], [["1", "FRYER"]]);
const circuits = aSchedule("other", [["CKT", "mark"], ["LOAD", "item"]], [["1", "RANGE + OVEN"]]);
const hoodsOver = aSchedule("other", [["MK", "mark"], ["BELOW", null]], [["H-1", "RANGE, FRYER"]], {
  title: "HOODS",
});
const hoodUnits = aSchedule("hvac", [["MK", "mark"], ["CFM", "airflow"]], [["H-1", "2,400"]], {
  title: "HOODS",
});
const gasLoads = ["NATURAL GAS"];

testItems({
  sheet: {
    number: "M-101",
    title: "MECHANICAL PLAN",
    discipline: "mechanical",
    kind: "mechanical",
  },
  other: aHouse(),
  items: {
    "DOC-107.3.5.1.4-1": {
      shows: ["SEER2 15.2", "DUCT INSULATION R-8 IN ATTIC", "ECONOMIZER"],
      lookalikes: [
        "ENERGY COMPLIANCE: COMCHECK C402 SUBMITTED WITH THE APPLICATION",
        "MECHANICAL CODE FBC-M 2023",
        "DUCTS FOR 8 ROOMS",
      ],
    },
    "DOC-107.3.5.1.4-2": {
      shows: ["LAB FUME HOOD EXHAUST 600 CFM", { schedules: [cooking, hoods] }],
      lookalikes: [
        "EXHAUST OUTLET",
        ["DRYER", "EF-1"],
        ["FRYER", "EF-1"],
        { schedules: [fans] },
        "EXHAUST FAN 75 CFM",
      ],
    },
    "DOC-107.3.5.1.4-3": {
      shows: [{ schedules: [units] }, "# ROOFTOP UNIT SCHEDULE", "HEAT PUMP 5 TON 1,950 CFM"],
      lookalikes: ["AHU IN CLOSET", "PROVIDE EQUIPMENT PER SCHEDULE"],
    },
    "DOC-107.3.5.1.4-4": {
      shows: ["# MECHANICAL PLAN"],
      lookalikes: ["MECHANICAL ROOM", "EQUIPMENT LOCATION BY CONTRACTOR"],
    },
    "DOC-107.3.5.1.4-5": {
      shows: ["MAU-1 3,000 CFM, INTERLOCKED WITH EF-3", "MAKE-UP AIR 2,800 CFM"],
      lookalikes: ["MAKE-UP AIR BY OTHERS", "MAKEUP COUNTER"],
      beside: ["FRYER"],
      notAsked: { because: /needs makeup air/ },
    },
    "DOC-107.3.5.1.4-6": {
      shows: ["RTU-1 ON CURB", "# ROOF MECHANICAL PLAN"],
      lookalikes: ["ROOFTOP UNITS BY LANDLORD"],
      notAsked: { because: /No rooftop equipment/ },
    },
    "DOC-107.3.5.1.4-7": {
      shows: ["DUCTWORK 24 GA. GALVANIZED", "SUPPLY DUCTS IN ATTIC: R-6 FLEX", "12x8 SUPPLY"],
      lookalikes: ["DUCT SMOKE DETECTOR", 'DUCT BANK 4"', "DUCTS BY OTHERS"],
    },
    "DOC-107.3.5.1.4-8": {
      shows: [{ schedules: [units] }, "OUTDOOR AIR 180 CFM"],
      lookalikes: ["OUTDOOR AIR INTAKES: 10 FEET FROM EXHAUST OUTLETS", "OFFICE OA-1"],
    },
    "DOC-107.3.5.1.4-9": {
      shows: ["COMBUSTION AIR LOUVER 12x12"],
      lookalikes: ["(NOT DIRECT VENT), 199,000"],
      beside: gasLoads,
      notAsked: { because: /no gas piping or gas appliance/ },
    },
    "DOC-107.3.5.1.4-10": {
      shows: ["FLUE THROUGH ROOF WITH FLASHING"],
      lookalikes: ["CHIMNEY BY OTHERS"],
      notAsked: { because: /No chimney, fireplace or flue/ },
    },
    "DOC-107.3.5.1.4-11": {
      shows: [{ schedules: [cooking] }, { schedules: [units] }, "# KITCHEN EQUIPMENT SCHEDULE"],
      lookalikes: [
        { schedules: [circuits] },
        { schedules: [hoodsOver] },
        { schedules: [hoodUnits] },
        "APPLIANCES BY OWNER",
        "SMALL APPLIANCE CIRCUIT",
      ],
    },
    "DOC-107.3.5.1.4-12": {
      shows: ["BOILER B-1 400 MBH"],
      lookalikes: ["BOILER BY OTHERS", "BOILER AND CO2 ROOM 112 HAS NO FIRE RATING", {
        rooms: [aRoom("BOILER")],
        notes: [aNote("BOILER")],
      }],
      notAsked: { because: /^No boiler is named on the sheets\.$/ },
    },
    "DOC-107.3.5.1.4-13": {
      shows: ["REFRIGERANT R-454B, LINES IN CHASE"],
      lookalikes: [
        ["WALK-IN COOLER", "REFRIGERATION BY VENDOR"],
        "WALK-IN COOLER",
        ["WALK-IN COOLER", "COOLER PANELS ARE R-32"],
        "PANTRY: REFRIGERATION AND MICROWAVE ONLY",
      ],
      notAsked: { because: /No refrigeration/ },
    },
    "DOC-107.3.5.1.4-14": {
      shows: [{ schedules: [fans] }, "BATH EXHAUST 50 CFM", "EXH. FANS IN TOILETS 75 CFM EACH"],
      lookalikes: ["FRESH AIR LOUVER 6'-0\" FROM THE TOILET EXHAUST OUTLET", {
        schedules: [hoods],
      }],
    },
    "DOC-107.3.5.1.4-15": {
      shows: ["FUME HOOD EXHAUST 900 CFM"],
      lookalikes: ["SCIENCE 205 (LABORATORY)"],
      beside: ["LABORATORY 205"],
      notAsked: { drawn: "STC VALUES ARE LABORATORY TESTED.", because: /No laboratory/ },
    },
    "DOC-107.3.5.1.4-16": {
      shows: ['(3) A/C CONDENSERS ON 4" SLAB, EL. 8.25 NAVD'],
      lookalikes: ["FINISHED FLOOR EL. 9.50 NAVD 88"],
      project: aProject({ femaFloodZone: "AE" }),
      notAsked: { project: aProject({ femaFloodZone: "X" }), because: /Flood zone X/ },
    },
    "DOC-107.3.5.1.4-17": {
      shows: ["FIRE DAMPER AT EACH RATED SHAFT", "FSD-1"],
      lookalikes: [
        "FIRE AND SMOKE DAMPERS: LOCATIONS BY MECHANICAL CONTRACTOR",
        "VOLUME DAMPER",
        "FIRE AND SMOKE DAMPERS ARE TAGGED FD AND FSD ON M2.01",
        "FIRE DAMPERS, SEE M-2 FOR LOCATION",
      ],
      beside: ["1-HR RATED WALL"],
      notAsked: {
        drawn: { doors: [aDoor("1")] },
        because: /no fire-rated wall, floor or door/,
      },
    },
  },
});
