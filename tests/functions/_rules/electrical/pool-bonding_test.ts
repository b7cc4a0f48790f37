import rule from "../../../../functions/_rules/electrical/pool-bonding.ts";
import { aNote, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "EQUIPOTENTIAL BONDING GRID PER NEC 680.26, POOL DECK", kinds: ["pass"] },
  { says: "#8 SOLID CU BOND TO POOL SHELL STEEL", kinds: ["pass"] },
  { says: "BOND POOL SHELL W/ #10 SOLID CU", kinds: ["fail"] },
  { says: "NO. 12 AWG BONDING CONDUCTOR AT POOL DECK", kinds: ["fail"] },
  { says: "POOL: BOND W/ NO. 8 SOLID COPPER, PUMP E.G.C. #12", kinds: ["pass"] },
  { says: 'POOL SHELL REBAR #3 @ 12" BONDED', kinds: ["pass"] },
  { says: "POOL: NO BONDING", kinds: ["fail"] },
  { says: "POOL BONDING BY POOL CONTRACTOR, NOT IN THIS CONTRACT", kinds: ["cantTell"] },
  {
    says: "POOL",
    kinds: ["cantTell"],
    plan: { sheets: [aSheet({ title: "POOL PLAN" })] },
    name: "a pool plan without any",
  },
  { says: "WATER PIPE BONDING", kinds: [] },
  {
    says: "No bonding of deck steel or ladder sockets",
    kinds: ["fail"],
    where: { "heading": "POOL ELECTRICAL" },
  },
  { says: "Vinyl fence at pool not bonded.", kinds: [] },
  { says: "Fiberglass pool: deck not bonded.", kinds: ["fail"] },
  { says: "Vinyl liner pool, deck steel not bonded.", kinds: ["fail"] },
]);

const drawn = (...titles: string[]) => ({
  sheets: [aSheet({ title: "SITE PLAN" })],
  notes: titles.map((text) => aNote(text, { kind: "title" })),
});

testStatements(rule, [
  {
    name: "a pool on a site plan with notes of its own",
    says: "NEW POOL 14' X 28'",
    plan: drawn("POOL NOTES"),
    kinds: ["cantTell"],
  },
  {
    name: "a pool of the neighbour's",
    says: "NEIGHBOR'S POOL",
    plan: drawn("SITE NOTES"),
    kinds: [],
  },
  {
    name: "notes alone",
    says: "POOL BY SEPARATE PERMIT",
    plan: drawn("POOL NOTES"),
    kinds: [],
  },
]);
