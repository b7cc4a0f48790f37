import rule from "../../../../functions/_rules/structural/live-loads.ts";
import { aFact, aHouse, aList, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const load = (use: string, psf: number, sourceText = `${use} ${psf} PSF`) =>
  aFact({ use, psf }, { sourceText });
const plan = (stories: number | null, ...liveLoadsPsf: ReturnType<typeof load>[]) => ({
  codeSummary: { liveLoadsPsf, stories: stories === null ? [] : [aFact(stories)] },
});

const byKind = (...row: string[]) => ({
  ...aList("STRUCTURAL DESIGN CRITERIA", ["Load", "Symbol", "Value"], row),
  ...plan(2),
});
const shops = aProject({ occupancyClassification: ["M", "B"] });

testStatements(rule, [
  { says: "FELLOWSHIP 111 L.L. 80 PSF, MOV. SEATS", kinds: ["fail"] },
  {
    name: "uses in a list of criteria that gives a live load in another row",
    plan: aList("DESIGN CRITERIA", ["Roof live load", "20 psf"], ["Shop, first floor", "75 psf"], [
      "Exit stairs",
      "100 psf, 300 lb",
    ], ["Office partitions, dead", "15 psf"]),
    kinds: ["pass", "fail", "pass"],
    project: shops,
  },
  {
    name: "uses in a list of criteria without any live load",
    plan: aList("DESIGN CRITERIA", ["Wind speed", "150 mph"], ["Shop, first floor", "75 psf"]),
    kinds: [],
    project: shops,
  },
  {
    name: "uses beside what is asked for and what is designed for",
    plan: aList("DESIGN LOADS", ["USE", "REQUIRED PSF", "DESIGN PSF"], ["Exit stairs", "-", "80"], [
      "Exit stairs 2",
      "100",
      "100",
    ]),
    kinds: ["fail", "pass"],
  },
  {
    name: "an office by its number",
    plan: aList("DESIGN DATA", ["VULT", "146 MPH"], ["LL OFF 201", "40 PSF"]),
    kinds: ["fail"],
  },
  {
    name: "a gymnasium in a list of design data",
    plan: aList("DESIGN DATA", ["VULT", "146 MPH"], ["LL GYM / EXERCISE FLR", "75 PSF"]),
    kinds: ["fail"],
  },
  { name: "offices at 40", plan: byKind("Offices", "live", "40 psf"), kinds: ["fail"] },
  { name: "offices at 50", plan: byKind("Offices", "live", "50 psf"), kinds: ["pass"] },
  {
    name: "an upper corridor over shops and offices at 60",
    plan: byKind("Corridor 200, level 2", "live", "60 psf"),
    project: shops,
    kinds: ["fail"],
  },
  {
    name: "an upper corridor at 80",
    plan: byKind("Corridor 200, level 2", "live", "80 psf"),
    project: shops,
    kinds: ["pass"],
  },
  { name: "a point load", plan: byKind("Guards", "point load", "200 lb"), kinds: [] },
  { says: "LIVE LOAD: TBD", kinds: ["cantTell"] },
  {
    name: "a floor beside a stock room with a load of its own",
    plan: plan(
      1,
      load("THROUGHOUT", 100, "Floor live load 100 psf throughout, stock room 125 psf."),
      load("STOCK ROOM", 100, "Floor live load 125 psf throughout, stock room 100 psf."),
    ),
    kinds: ["pass", "fail"],
  },
  {
    name: "a sales floor of a one-story store at 75",
    plan: plan(1, load("SALES FLOOR", 75)),
    kinds: ["fail"],
  },
  { name: "a sales floor at 100", plan: plan(1, load("SALES FLOOR", 100)), kinds: ["pass"] },
  {
    name: "retail at 75, floor not stated",
    plan: plan(null, load("RETAIL", 75)),
    kinds: ["cantTell"],
  },
  {
    name: "second-floor retail at 75",
    plan: plan(2, load("SECOND FLOOR RETAIL", 75)),
    kinds: ["pass"],
  },
  { name: "a stock room at 125", plan: plan(1, load("STOCK ROOM", 125)), kinds: ["pass"] },
  { name: "a stock room at 124", plan: plan(1, load("STOCK ROOM", 124)), kinds: ["fail"] },
  { name: "offices at 50", plan: plan(2, load("OFFICES", 50)), kinds: ["pass"] },
  { name: "offices at 40", plan: plan(2, load("OFFICES", 40)), kinds: ["fail"] },
  {
    name: "a plain floor load of an office building",
    plan: plan(2, load("FLOOR", 40)),
    kinds: ["fail"],
  },
  { name: "stairs at 60", plan: plan(2, load("STAIRS", 60)), kinds: ["fail"] },
  { name: "a roof at 20", plan: plan(1, load("ROOF", 20)), kinds: ["pass"] },
  { name: "a roof at 16", plan: plan(1, load("ROOF", 16)), kinds: ["cantTell"] },
  { name: "a corridor without more", plan: plan(2, load("CORRIDOR", 80)), kinds: [] },
  { name: "the corridor of one story", plan: plan(1, load("CORRIDOR", 80)), kinds: ["fail"] },
  {
    name: "a corridor at grade",
    plan: plan(2, load("WAITING, CORRIDOR AT GRADE", 80)),
    kinds: ["fail"],
  },
  {
    name: "another room's load beside the corridor's",
    plan: plan(1, load("CLASSRM", 40, "FLOOR LL CLASSRM 40 PSF, CORRIDOR 100 PSF")),
    kinds: [],
  },
  {
    name: "a chapel with loose chairs",
    plan: plan(1, load("CHAPEL 101 (LOOSE CHAIRS)", 60)),
    kinds: ["fail"],
  },
  { name: "a deck", plan: plan(2, load("DECK", 40)), kinds: [] },
  { name: "a house", plan: plan(1, load("FLOOR", 30)), project: aHouse(), kinds: [] },
  {
    name: "LL = 60 PSF under DINING ROOM FRAMING",
    says: "LL = 60 PSF",
    where: { drawing: "DINING ROOM FRAMING" },
    kinds: ["fail"],
  },
  {
    name: "LL = 100 PSF under DINING ROOM FRAMING",
    says: "LL = 100 PSF",
    where: { drawing: "DINING ROOM FRAMING" },
    kinds: ["pass"],
  },
  {
    name: "60 PSF L.L. under EXIT STAIR FRAMING",
    says: "60 PSF L.L.",
    where: { drawing: "EXIT STAIR FRAMING" },
    kinds: ["fail"],
  },
  { says: "MEETING HALL: 60 PSF LIVE LOAD", kinds: ["fail"] },
  {
    name: "60 PSF DEAD LOAD under DINING ROOM FRAMING",
    says: "60 PSF DEAD LOAD",
    where: { drawing: "DINING ROOM FRAMING" },
    kinds: [],
  },
  { says: "OFFICE FLOORS: 40 PSF LIVE + 20 PSF PARTITION", kinds: ["fail"] },
  { says: "OFFICE FLOORS: 50 PSF LIVE + 20 PSF PARTITION", kinds: ["pass"] },
  { says: "CATWALKS OVER STAGE: 40 PSF LIVE LOAD", kinds: [] },
  { says: "ROOF LIVE LOAD 20 PSF REDUCIBLE TO 12 PSF", kinds: ["pass"] },
  {
    name: "the load of the room it stands in",
    says: "LL = 60 PSF",
    where: { drawing: "SECOND FLOOR FRAMING PLAN", room: "DINING" },
    kinds: ["fail"],
  },
  {
    name: "a load that suffices in its room",
    says: "LL = 100 PSF",
    where: { drawing: "SECOND FLOOR FRAMING PLAN", room: "DINING" },
    kinds: ["pass"],
  },
  {
    name: "a roof over a room",
    says: "LL = 20 PSF",
    where: { drawing: "ROOF FRAMING PLAN", room: "DINING" },
    kinds: ["pass"],
  },
  {
    name: "the load of a ceiling over a room",
    says: "ATTIC LL = 10 PSF",
    where: { drawing: "FLOOR PLAN", room: "DINING" },
    kinds: [],
  },
  {
    name: "a lobby of 80 psf beside the 100 of the code",
    plan: aList("FLOOR LOADS (PSF)", ["SPACE", "CODE MIN.", "DESIGN"], ["LOBBY", "100", "80"]),
    kinds: ["fail"],
  },
  {
    name: "a lobby of 100 psf",
    plan: aList("FLOOR LOADS (PSF)", ["SPACE", "CODE MIN.", "DESIGN"], ["LOBBY", "100", "100"]),
    kinds: ["pass"],
  },
  {
    name: "a roof drain list under DESIGN",
    plan: aList("ROOF LOADS AND DRAINS", ["SPACE", "CODE MIN.", "DESIGN"], [
      "LOBBY CANOPY",
      "4",
      "3",
    ]),
    kinds: [],
  },
  { says: "GYM BLEACHERS: LL = 60 PSF", kinds: ["fail"] },
  { says: "GYM BLEACHERS: LL = 100 PSF", kinds: ["pass"] },
  {
    name: "guest rooms of 40 psf beside public rooms of 100",
    plan: plan(
      null,
      load(
        "GUEST ROOMS AND PRIVATE CORRIDORS",
        40,
        "GUEST ROOMS AND PRIVATE CORRIDORS 40 PSF; PUBLIC ROOMS AND CORRIDORS SERVING THEM 100 PSF",
      ),
    ),
    kinds: [],
  },
], aProject());

testStatements(rule, [
  {
    name: "a corridor of the first floor at 80",
    plan: { codeSummary: { liveLoadsPsf: [load("FIRST FLOOR CORRIDORS", 80)] } },
    kinds: ["fail"],
  },
  {
    name: "a corridor of the first floor at 100",
    plan: { codeSummary: { liveLoadsPsf: [load("CORRIDORS AT FIRST FLOOR", 100)] } },
    kinds: ["pass"],
  },
  {
    name: "corridors above the first floor of offices",
    plan: { codeSummary: { liveLoadsPsf: [load("CORRIDORS ABOVE FIRST FLOOR", 80)] } },
    kinds: ["pass"],
  },
  {
    name: "a corridor that serves apartments",
    plan: { codeSummary: { liveLoadsPsf: [load("FIRST FLOOR CORRIDORS", 40)] } },
    project: aProject({ occupancyClassification: ["R-2"] }),
    kinds: [],
  },
  {
    name: "a load of a list in one sentence",
    plan: {
      codeSummary: {
        liveLoadsPsf: [
          load("PARKING", 40, "PUBLIC CORRIDORS 100 PSF, PARKING 40 PSF, DWELLING UNITS 40 PSF"),
        ],
      },
    },
    kinds: ["pass"],
  },

  {
    name: "an office at 1.9 kPa",
    plan: aList("LIVE LOADS (KPA)", ["AREA", "UNIFORM", "CONC."], ["OFFICES", "1.9", "8.9"]),
    kinds: ["fail"],
  },
  {
    name: "an office at 2.4 kPa",
    plan: aList("LIVE LOADS (KPA)", ["AREA", "UNIFORM", "CONC."], ["OFFICES", "2.4", "8.9"]),
    kinds: ["pass"],
  },
], aProject());

const gravity = (use: string, psf: string) => ({
  name: `${use} ${psf} in a list of keys`,
  plan: aList("GRAVITY LOADS", ["GRAVITY LOADS", "VALUE"], [use, psf]),
});
testStatements(rule, [
  { ...gravity("LEVEL 3 OFFICE CORRIDOR, LIVE", "75 PSF"), kinds: ["fail"] },
  { ...gravity("LEVEL 3 OFFICE CORRIDOR, LIVE", "80 PSF"), kinds: ["pass"] },
  { ...gravity("OFFICE CORRIDOR, LIVE", "80 PSF"), kinds: ["cantTell"] },
  { ...gravity("LEVEL 1 OFFICE CORRIDOR, LIVE", "80 PSF"), kinds: ["fail"] },
  { ...gravity("OFFICE CORRIDORS ABOVE THE FIRST FLOOR, LIVE", "80 PSF"), kinds: ["pass"] },
  { ...gravity("OFFICES, LIVE", "50 PSF + 15 PARTITIONS"), kinds: ["pass"] },
  { ...gravity("OFFICES, DEAD", "20 PSF"), kinds: [] },
], aProject());

const list = gravity("OFFICES, LIVE", "40 PSF").plan;
testStatements(rule, [
  {
    name: "a row the code summary has read",
    plan: {
      ...list,
      codeSummary: {
        liveLoadsPsf: [
          aFact({ use: "OFFICES", psf: 40 }, { box: list.schedules[0].rows[1].box }),
        ],
      },
    },
    kinds: ["fail"],
  },
], aProject());

const assembly = aProject({ occupancyClassification: ["A-2"] });
testStatements(rule, [
  { says: "deck live 85 psf", kinds: ["fail"] },
  { says: "PATIO DECK LL = 100 PSF", kinds: ["pass"] },
  { says: "terrace seating deck: 60 psf live", kinds: ["fail"] },
  { says: "dining floor live 75 psf", kinds: ["fail"] },
  { says: "METAL DECK LIVE LOAD 20 PSF", kinds: [] },
  { says: "ROOF DECK LIVE 20 PSF", kinds: ["pass"] },
  { says: "SERVICE DECK LL = 40 PSF", kinds: [] },
  { says: "deck dead 10 psf", kinds: [] },
], assembly);
testStatements(rule, [
  { name: "a deck beside an office", says: "deck live 60 psf", kinds: [] },
], aProject());

const listOf = (title: string, heads: string[], ...row: string[]) => ({
  plan: {
    schedules: [
      aSchedule("other", heads.map((head): [string, null] => [head, null]), [row], { title }),
    ],
  },
});
testStatements(rule, [
  {
    name: "live by the head over the uses",
    ...listOf("DESIGN LOADS", ["LIVE LOAD (PSF)", "VALUE"], "Retail sales floor, level 1", "75"),
    kinds: ["fail"],
  },
  {
    name: "live by the title",
    ...listOf("FLOOR LIVE LOADS", ["USE", "PSF", "CONC. LB"], "Banquet, movable seats", "75", "-"),
    kinds: ["fail"],
  },
  {
    name: "enough",
    ...listOf("FLOOR LIVE LOADS", ["USE", "PSF", "CONC. LB"], "Chapel, fixed pews", "60", "-"),
    kinds: ["pass"],
  },
  {
    name: "a corridor of the first level",
    ...listOf("LIVE LOADS", ["USE", "PSF"], "Corridors, Level 1", "80"),
    kinds: ["fail"],
  },
  {
    name: "a corridor above",
    ...listOf("LIVE LOADS", ["USE", "PSF"], "Corridors, Level 2", "80"),
    kinds: ["pass"],
  },
  {
    name: "a breakfast room by its uniform load",
    ...listOf("LIVE LOADS", ["USE", "UNIF. PSF", "CONC. LB"], "Breakfast area", "75", "--"),
    kinds: ["fail"],
  },
  {
    name: "a table of dead loads beside them",
    ...listOf("LIVE AND DEAD LOADS", ["USE", "PSF"], "Assembly floor", "25"),
    kinds: [],
  },
], aProject());

testStatements(rule, [
  {
    name: "seats of a bar at 60",
    plan: plan(1, load("LOFT SEATING", 60)),
    project: aProject({ occupancyClassification: ["A-2"] }),
    kinds: ["fail"],
  },
  {
    name: "seats of a bar at 100",
    plan: plan(1, load("LOFT SEATING", 100)),
    project: aProject({ occupancyClassification: ["A-2"] }),
    kinds: ["pass"],
  },
  {
    name: "seats beside an auditorium, which may be fixed",
    plan: plan(1, load("BALCONY SEATING", 60)),
    project: aProject({ occupancyClassification: ["A-2", "A-1"] }),
    kinds: [],
  },
  {
    name: "a taproom at 60",
    plan: plan(1, load("TAPROOM", 60)),
    project: aProject({ occupancyClassification: ["A-2"] }),
    kinds: ["fail"],
  },
]);

testStatements(rule, [
  {
    says: "DECK LIVE LOAD: 100 PSF; GUARD 200 LB. CONC. / 50 PLF",
    project: aProject({ occupancyClassification: ["A-2"] }),
    kinds: ["pass"],
  },
]);

testStatements(rule, [
  { says: "LL 50 PSF OFFICE, 100 PSF LOBBY", kinds: ["pass", "pass"] },
  { says: "LL 50 PSF OFFICE, 80 PSF LOBBY", kinds: ["pass", "fail"] },
  { says: "LL 40 PSF OFFICE, 100 PSF LOBBY", kinds: ["fail", "pass"] },
  { says: "OFFICE LL 50 PSF, DL 20 PSF", kinds: ["pass"] },
]);

testStatements(rule, [
  {
    name: "a corridor above the first floor in a list of criteria",
    plan: {
      ...aList("STRUCTURAL DESIGN CRITERIA", ["Office LL", "50 psf, 2,000 lb conc"], [
        "Corridor abv 1st floor",
        "50 psf",
      ]),
      ...{ codeSummary: { liveLoadsPsf: [], stories: [aFact(2)] } },
    },
    kinds: ["pass", "fail"],
  },
], aProject({ occupancyClassification: ["B"] }));

testStatements(rule, [
  { says: "L.L. STRS. A & B ....... 80 P.S.F.", kinds: ["fail"] },
], aProject({ occupancyClassification: ["R-2"], typeOfConstruction: "VA" }));

testStatements(rule, [
  { says: "LL STAIRS 80 PSF", kinds: ["fail"] },
  { says: "LL STAIRS 100 PSF", kinds: ["pass"] },
]);
