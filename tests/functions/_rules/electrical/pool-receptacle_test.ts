import rule from "../../../../functions/_rules/electrical/pool-receptacle.ts";
import { aNote } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    says: "A RECEPTACLE SHALL BE PROVIDED WITHIN 24 FT OF THE CONDENSING UNITS",
    where: { drawing: "POOL EQUIPMENT PLAN" },
    kinds: [],
  },
  { says: "GFCI RECEPTACLE 10'-0\" FROM POOL", kinds: ["pass"] },
  { says: "RECEPTACLE 5'-0\" FROM POOL EDGE", kinds: ["fail"] },
  { says: ["POOL DECK", "GFI OUTLET MIN. 6' TO 20' FROM WATER"], kinds: ["pass"] },
  { says: "POOL RECEPTACLE: 25 FT FROM WATER'S EDGE", kinds: ["fail"] },
  { says: "6' MIN. FROM POOL WATER TO RECEPTACLE", kinds: ["pass"] },
  { says: ["POOL DECK", 'SUCTION OUTLETS 36" APART IN POOL FLOOR'], kinds: [] },
  { says: ["POOL DECK", "MAIN DRAIN OUTLETS 3'-0\" APART, POOL DEEP END"], kinds: [] },
  { says: "POOL FENCE 4'-0\" HIGH", kinds: [] },
  { says: "WATER HEATER RECEPTACLE 4 FT FROM WATER HEATER", kinds: [] },
  { says: "POOL PUMP MOTOR GFCI, DISCONNECT 5' FROM WATER", kinds: [] },
  { says: ["POOL DECK", "4'-0\" WATER'S EDGE TO DUPLEX"], kinds: ["fail"] },
  { says: ["POOL DECK", "8'-0\" WATER'S EDGE TO DUPLEX"], kinds: ["pass"] },
  { says: "4'-0\" WATER'S EDGE TO FENCE", kinds: [] },
  {
    says: ["POOL DECK", "R1 RECEPTACLE 9'-0\" FROM WATER", "R2 RECEPTACLE 27'-0\" FROM WATER"],
    kinds: ["pass"],
  },
  { says: "ALL RECEPTACLES WITHIN 25 FT OF POOL SHALL BE GFCI", kinds: [] },
  { says: "NO RECEPTACLES WITHIN 5 FT OF POOL", kinds: [] },
  { says: "GFCI BREAKER PANEL 30 FT FROM POOL", kinds: [] },
  { says: "GFCI PROTECTED PUMP 4 FT FROM WATER", kinds: [] },
  {
    says: ["POOL DECK", "RECEPTACLE 9'-0\" FROM WATER", "RECEPTACLE 4'-0\" FROM WATER"],
    kinds: ["pass", "fail"],
  },

  { says: "GFCI RECEPTACLE ON COLUMN, 4'-0\" FROM THE INSIDE WALL OF THE POOL", kinds: ["fail"] },
  { says: "GFCI RECEPTACLE ON COLUMN, 8'-0\" FROM THE INSIDE WALL OF THE POOL", kinds: ["pass"] },

  {
    says: ["5'-0\"", 'SCALE: 1/2" = 1\'-0"'],
    where: { drawing: "POOL DECK RECEPTACLE TO INSIDE FACE OF POOL WALL" },
    kinds: ["fail"],
  },

  {
    name: "a receptacle beside a callout on the grounding of a building without a pool",
    says:
      "GROUNDING: TWO RODS + BUILDING STEEL + WATER MAIN. ROOF UNITS: GFCI RECEPT WITHIN 25 FT.",
    kinds: [],
  },
  { says: "BOAT DOCK RECEPTACLE 4'-0\" FROM WATER", kinds: [] },
  {
    says: ["POOL DECK", "GFCI RECEPT 25 FT FROM WATER METER"],
    kinds: [],
  },
  { says: ["POOL DECK", "GFCI RECEPT 4 FT FROM COLD WATER PIPE"], kinds: [] },
  { says: ["POOL DECK", "DUPLEX 4 FT OFF WATER"], kinds: ["fail"] },
]);

testStatements(rule, [
  {
    name: "4 ft in the second line of a callout",
    plan: {
      notes: [
        aNote("DECK OUTLET, GFCI,", { box: { x: 82, y: 31.3, width: 7, height: 0.5 } }),
        aNote("4'-0\" OFF WATER", { box: { x: 82, y: 31.9, width: 6, height: 0.5 } }),
        aNote("POOL", { box: { x: 70, y: 27, width: 2, height: 0.5 } }),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "4 ft below the callout of an outlet",
    plan: {
      notes: [
        aNote("DECK OUTLET, GFCI", { box: { x: 82, y: 31.3, width: 7, height: 0.5 } }),
        aNote("4'-0\" OFF WATER", { box: { x: 82, y: 36, width: 6, height: 0.5 } }),
        aNote("POOL", { box: { x: 70, y: 27, width: 2, height: 0.5 } }),
      ],
    },
    kinds: [],
  },
]);

testStatements(rule, [
  {
    name: "a pump before the receptacle",
    says: ["POOL", `PUMP AT +14.0, 5'-6" FROM WATER RECEPT. 6'-0" FROM WATER`],
    kinds: ["pass"],
  },
  { says: ["POOL", `RECEPT. 5'-6" FROM WATER`], kinds: ["fail"] },
]);
