import rule from "../../../../functions/_rules/electrical/dedicated-space.ts";
import { aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "THE ROOF DRAIN LEADER IS 6.5 FT ABOVE THE TOP OF PANEL H2", kinds: [] },
  { says: "SPRINKLER MAIN CROSSES 6-6 ABV TOP OF MDP", kinds: [] },
  { says: "SPRINKLER MAIN CROSSES 5-6 ABV TOP OF MDP", kinds: ["fail"] },
  { says: "NO DUCTS OR PIPING ABOVE PANELS", kinds: ["pass"] },
  { says: "MAINTAIN DEDICATED ELECTRICAL SPACE PER NEC 110.26(E)", kinds: ["pass"] },
  { says: "12x10 SUPPLY DUCT ABOVE PANEL A", kinds: ["fail"] },
  { says: '4" SANITARY PIPE RUNS OVER SWITCHBOARD', kinds: ["fail"] },
  { says: "CHILLED WATER PIPING THROUGH ELECTRICAL ROOM ABOVE MDP", kinds: ["fail"] },
  { says: '4" SANITARY LINE ROUTED ABOVE PANEL LP-1', kinds: ["fail"] },
  { says: "CONDUIT ABOVE PANEL", kinds: [] },
  { says: "DUCT ABOVE CEILING PANELS", kinds: [] },
  { says: '4" SAN. 18" ABOVE LP-2', kinds: ["fail"] },
  { says: '4" SAN. OFFSET 3\'-0" TO SIDE OF LP-2', kinds: [] },
  { says: "DUCT 7'-6\" ABOVE PANEL A", kinds: [] },
  { says: '2" DRAIN RUNS 8" OVER PNL A', kinds: ["fail"] },
  { says: "PANEL LP-1 IN ROOM 102", where: { drawing: "DUCT ABOVE CORRIDOR" }, kinds: [] },
  { says: '4" R.L. DIRECTLY ABV. PANEL LP-2', kinds: ["fail"] },
  { says: '2" CW ABOVE PANEL LP-2', kinds: ["fail"] },
  { says: '2" CW RISER, PANEL LP-2 BEYOND', kinds: [] },

  { says: "6'-2\" FLOOR TO DUCT ABOVE, FRONT OF PANEL LA", kinds: [] },

  { says: '2" DOMESTIC WATER THRU DEDICATED SPACE', kinds: ["fail"] },
  { says: "NO DOMESTIC WATER THRU DEDICATED SPACE", kinds: ["pass"] },
]);

testStatements(rule, [
  { says: "A sprinkler branch that protects the room passes over the panelboards.", kinds: [] },
  { says: "A sprinkler main to the offices passes over the panelboards.", kinds: ["fail"] },
]);

const spaces = (head: string, ...cells: string[]) =>
  aList(
    "WORKING SPACE",
    ["PANEL", "DEPTH FT", "WIDTH IN", head],
    ...cells.map((it, at) => [`P${at}`, "3.0", "30", it]),
  );

testStatements(rule, [
  { says: "CHILLED LINE 4'-0\" ABOVE LP2, OVER THE PANEL", kinds: ["fail"] },
  { says: "CHILLED LINE 7'-0\" ABOVE LP2, OVER THE PANEL", kinds: [] },
  {
    name: "what a list has above one of its panels",
    plan: spaces("CLEAR ABOVE", "2 IN CW MAIN AT 3 FT ABOVE", "NO FOREIGN PIPING"),
    kinds: ["fail"],
  },
  {
    name: "a height alone under such a head",
    plan: spaces("DUCT/PIPE ABV", "3", "NONE", "-"),
    kinds: ["cantTell"],
  },
  {
    name: "what runs above the space",
    plan: spaces("DUCT/PIPE ABV", "SAN AT 8 FT", "CLEAR", "7"),
    kinds: [],
  },
]);

testStatements(rule, [
  { says: "4 in. roof leader crosses 3 ft above MDP.", kinds: ["fail"] },
  { says: `LP-1: 2" sanitary 4'-0" above`, kinds: ["fail"] },
  {
    says:
      'SANITARY VENT 2" CROSSES ELEC 114 AT 12" ABOVE THE TOP OF MDP, PIPE IN SLEEVE WITHOUT DRIP PAN.',
    kinds: ["fail"],
  },
  { says: '3" WATER LINE PASSES 4 FT OVER PANEL B, NO DRIP PAN', kinds: ["fail"] },
  { says: "4 in. roof leader crosses 6 ft 6 in. above MDP.", kinds: [] },
  { says: "SANITARY VENT CROSSES ROOM, DRIP PAN 7 FT ABOVE TOP OF MDP", kinds: [] },
]);
