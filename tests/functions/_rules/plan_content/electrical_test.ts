import { aHouse, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testItems } from "../../../fakes/checklist_table.ts";

const panel = aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"], ["BKR", "breaker"]], [
  ["1", "LIGHTING", "20A"],
]);
const summed = aSchedule("panel", [["CKT", "circuit"], ["LOAD", "load"]], [
  ["", "TOTAL CONNECTED 46.2 KVA"],
]);
const everything = [
  "SERVICE 400 A, 208Y/120 V",
  'FEEDER 4 #3/0 CU IN 2" EMT',
  "GROUNDING ELECTRODE: CONCRETE-ENCASED",
  "CONDUCTORS COPPER THHN",
  "GFCI WITHIN 6 FT OF SINKS",
  "OCCUPANCY SENSORS IN OFFICES",
  "# PANEL A SCHEDULE",
];

testItems({
  sheet: { number: "E-101", title: "POWER PLAN", discipline: "electrical", kind: "electrical" },
  other: aHouse(),
  items: {
    "DOC-107.3.5.1.2-1": {
      shows: [everything],
      lookalikes: [
        "A-2 RESTAURANT, ALCOHOL SERVICE AT TABLES ONLY",
        "BREAK ROOM SINK, SERVICE SINK",
        everything.filter((it) => !it.startsWith("GFCI")),
      ],
    },
    "DOC-107.3.5.1.2-2": {
      shows: [{ schedules: [panel] }, "PANEL A 150 A MAIN, 22 KAIC"],
      lookalikes: ["ELECTRICAL EQUIPMENT PER NEC 110.26", "ACCESS PANEL"],
    },
    "DOC-107.3.5.1.2-3": {
      shows: ["CLASS I, DIV. 2 WITHIN 5 FT OF DISPENSER", "WIRING PER NEC 517 IN EXAM ROOMS"],
      lookalikes: ["PAINT BOOTH BY OTHERS"],
      beside: [],
      notAsked: {
        drawn: "DINING ROOM WALL FINISH CLASS C",
        because: /no location covered by NEC chapter 5/,
      },
    },
    "DOC-107.3.5.1.2-4": {
      shows: ["EMERGENCY BALLASTS ON UNSWITCHED LEG", "EMERGENCY LIGHTING 90 MINUTES"],
      lookalikes: [
        "EMERGENCY LIGHTING: BY OTHERS, NOT INCLUDED IN THIS SET.",
        "EMERGENCY DISCONNECT AT METER",
        "EGRESS ILLUMINATION 1 FC AT FLOOR",
        "EXIT SIGNS WITH BATTERY BACKUP",
        "SMOKE ALARMS IN EACH DWELLING, WIRED, BATTERY BACKUP",
        ["EMERGENCY LIGHTING 90 MINUTES", "GENERATOR BY OWNER"],
      ],
    },
    "DOC-107.3.5.1.2-5": {
      shows: ["DATA OUTLET, CAT 6", "TELEPHONE BACKBOARD 4x8"],
      lookalikes: ["CODE DATA", "COMMON AREA", "TELEPHONE 407-555-0100"],
    },
    "DOC-107.3.5.1.2-6": {
      shows: ["ACCESS CONTROL AT DOOR 1", "LOW VOLTAGE WIRING IN CONDUIT"],
      lookalikes: [
        "LOW VOLTAGE BY TENANT.",
        "SECURITY GLASS",
        "FIRE ALARM SYSTEM WITH HORN/STROBES",
      ],
      notAsked: { drawn: "NO LOW VOLTAGE WORK", because: /^The set says so: “NO LOW VOLTAGE/ },
    },
    "DOC-107.3.5.1.2-7": {
      shows: [{ schedules: [summed] }, "CONNECTED LOAD P4 96A", "# LOAD CALCULATION"],
      lookalikes: [
        "HVAC LOAD CALCULATION SUBMITTED.",
        "LOAD CALCULATION: ________ KVA",
        { schedules: [panel] },
      ],
    },
    "DOC-107.3.5.1.2-8": {
      shows: ["ELECTRICAL EQUIPMENT AT OR ABOVE DFE 10.0"],
      lookalikes: ["NORTH ELEVATION", "BFE 9.0"],
      project: aProject({ femaFloodZone: "VE" }),
      notAsked: { project: aProject({ femaFloodZone: "X" }), because: /Flood zone X/ },
    },
  },
});
