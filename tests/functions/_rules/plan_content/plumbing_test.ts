import { aHouse, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testItems } from "../../../fakes/checklist_table.ts";

const restaurant = aProject({ occupancyClassification: ["A-2"] });
const flooded = aProject({ femaFloodZone: "AE" });
const counted = aSchedule(
  "plumbing fixture",
  [["FIXTURE", "name"], ["REQUIRED", "required"], ["PROVIDED", "provided"]],
  [["WC", "2", "2"]],
  { title: "MINIMUM FIXTURES" },
);
const scheduled = aSchedule(
  "plumbing fixture",
  [["MARK", "mark"], ["WASTE", "waste"], ["VENT", "vent"], ["CW", "cold water"]],
  [["P-1", '3"', '2"', '1"']],
);
const untitled = { ...scheduled, columns: [], title: "FIXTURES" };

testItems({
  sheet: { number: "P-101", title: "PLUMBING PLAN", discipline: "plumbing", kind: "plumbing" },
  other: aHouse(),
  items: {
    "DOC-107.3.5.1.3-1": {
      shows: [{ schedules: [counted] }, "# MINIMUM PLUMBING FIXTURES"],
      lookalikes: ["PLUMBING FIXTURES SHALL COMPLY WITH FBC-P", "# PLUMBING FIXTURE SCHEDULE"],
    },
    "DOC-107.3.5.1.3-2": {
      shows: [{ schedules: [scheduled] }, "# PLUMBING FIXTURE SCHEDULE"],
      lookalikes: ["SEE FIXTURE SCHEDULE", "# LIGHT FIXTURE SCHEDULE", { schedules: [counted] }],
    },
    "DOC-107.3.5.1.3-3": {
      shows: ['3/4" CW', '1/2" H.W. TO LAVATORY', "WATER PIPING: TYPE L COPPER"],
      lookalikes: [
        'WATER CLOSET 15" TO WALL',
        "WATER SUPPLY BY OTHERS",
        "WATER HEATER",
        "GROUND: WATER PIPE, 1/0 COPPER",
        {
          schedules: [scheduled],
        },
      ],
    },
    "DOC-107.3.5.1.3-4": {
      shows: [
        '4" SAN. @ 1/8" PER FT',
        "# SANITARY RISER",
        "42 DFU",
        "WASTE PIPING: SCHEDULE 40 PVC",
      ],
      lookalikes: ["SANITARY NAPKIN DISPOSAL", 'CONDENSATE DRAIN 3/4"', '3" ROOF DRAIN'],
    },
    "DOC-107.3.5.1.3-5": {
      shows: [
        "WATER HEATER WH-1: 40 GAL. ELECTRIC",
        "TANKLESS WATER HEATER",
        "30 GAL. ELECTRIC W.H. OVER MOP SINK, PAN, T&P TO FLOOR DRAIN",
      ],
      lookalikes: ["WATER HEATER BY OWNER", "TEMPERED WATER AT LAVATORIES"],
      beside: ["LAVATORY"],
      notAsked: { because: /neither hot water nor a lavatory/ },
    },
    "DOC-107.3.5.1.3-6": {
      shows: ['3" VTR', "VENT THROUGH ROOF", "VENTS END 10 FT FROM ANY INTAKE"],
      lookalikes: [
        "OUTDOOR AIR INTAKES: 10 FEET FROM EXHAUST OUTLETS AND PLUMBING VENTS",
        'DRYER VENT 4"',
        "GWH-1 POWER VENT TERMINAL",
        "# VENT TERMINAL, LEVEL 1 NORTH WALL",
      ],
    },
    "DOC-107.3.5.1.3-7": {
      shows: ["ROOF DRAINS SIZED FOR 4.7 IN/HR", 'OVERFLOW SCUPPER 2" ABOVE', "R.D.-1"],
      lookalikes: ["CONDENSATE PIPED TO ROOF DRAIN", "ROOF DRAINAGE BY OTHERS", "RD"],
    },
    "DOC-107.3.5.1.3-8": {
      shows: ["RPZ BACKFLOW PREVENTER AT SERVICE", "R.P.Z. AT SUITE 5"],
      lookalikes: [
        "BACKFLOW PREVENTER RPZ AT WATER SERVICE, SEE CIVIL.",
        "REDUCED PRESSURE BACKFLOW ASSEMBLY: BY OTHERS",
        "NO BACKFLOW PREVENTER PROVIDED",
        "MOP SINK WITH VACUUM BREAKER",
      ],
    },
    "DOC-107.3.5.1.3-9": {
      shows: ['IRRIGATION METER 1"'],
      lookalikes: ["IRRIGATION: BY OTHERS", "REDUCED PRESSURE AT SERVICE AND IRRIGATION"],
      notAsked: { because: /^No irrigation is named on the sheets\.$/ },
    },
    "DOC-107.3.5.1.3-10": {
      shows: ['1" WATER METER', '2" DOMESTIC WATER SERVICE', "EXISTING WATER SERVICE AT WEST WALL"],
      lookalikes: [
        "ELECTRIC METER",
        "WATER CLOSET",
        "WATER SERVICE BY CIVIL, SEE CIVIL",
        "BACKFLOW: RPZ AT METER",
        "REDUCED PRESSURE ASSEMBLY, AT METER",
        "IRRIGATION WITH PVB AT METER",
      ],
    },
    "DOC-107.3.5.1.3-11": {
      shows: ["GREASE INTERCEPTOR 1,000 GAL. AT DOCK", "GREASE TRAP GT-1 35 GPM"],
      lookalikes: [
        "GREASE INTERCEPTOR: BY OTHERS",
        "GREASE TRAP: NONE",
        "GREASE DUCT 16 GA.",
        "GREASE INTERCEPTOR 1,000 GAL., SEE C-4 FOR LOCATION",
      ],
      beside: ["FRYER"],
      project: restaurant,
      notAsked: { because: /Neither a grease trap nor commercial cooking/ },
    },
    "DOC-107.3.5.1.3-12": {
      shows: ["OIL/WATER SEPARATOR 500 GAL.", "ACID NEUTRALIZING TANK"],
      lookalikes: ["OIL SEPARATOR: DEFERRED SUBMITTAL"],
      notAsked: { because: /no discharge that must be treated/ },
    },
    "DOC-107.3.5.1.3-13": {
      shows: ["# SANITARY RISER", "# WATER RISER DIAGRAM", "# RISER"],
      lookalikes: ["# GAS RISER", "# POWER RISER", "PROVIDE PLUMBING RISER", '16 RISERS @ 7"'],
    },
    "DOC-107.3.5.1.3-14": {
      shows: ["WATER HEATER AT EL. 12.0 NAVD"],
      lookalikes: ["FLOOD ZONE AE", "BFE 9.0"],
      project: flooded,
      notAsked: {
        project: aProject({ femaFloodZone: "X" }),
        because: /^Flood zone X: no design flood elevation\.$/,
      },
    },
    "DOC-107.3.5.1.3-15": {
      shows: ['INSULATE HOT WATER PIPING 1"', "HEAT TRAPS AT WATER HEATER"],
      lookalikes: [
        "ENERGY COMPLIANCE: COMCHECK C402 SUBMITTED WITH THE APPLICATION",
        "LAVATORY PIPING INSULATED BELOW",
        { schedules: [untitled] },
      ],
    },
  },
});
