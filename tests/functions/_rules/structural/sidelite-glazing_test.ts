import rule from "../../../../functions/_rules/structural/sidelite-glazing.ts";
import { aNote, aSchedule, aWindow } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'SIDELITE GLASS EDGE 25" FROM DR. EDGE, ANNEALED', kinds: [] },
  { says: 'SIDELITE 20" FROM DR., ANNEALED', kinds: ["fail"] },
  { says: "SIDELITE TEMPERED", kinds: ["pass"] },
  { says: "SIDELITES: LAMINATED GLASS", kinds: ["pass"] },
  { says: "SAFETY GLASS AT DOORS, TUBS AND STAIR LANDINGS", kinds: [] },
  { says: "SAFETY GLASS AT DOORS, SIDELIGHTS AND TUBS", kinds: ["pass"] },
  { says: 'SIDELITE 12" WIDE, ANNEALED', kinds: ["fail"] },
  { says: "SIDELIGHT, NOT TEMPERED", kinds: ["fail"] },
  { says: 'SIDELITE 14" WIDE', kinds: [] },
  { says: "WINDOW A ANNEALED", kinds: [] },
  { says: 'SIDELITE 26" FROM DOOR EDGE, ANNEALED', kinds: [] },
  { says: 'SIDELITE 20" FROM DOOR EDGE, ANNEALED', kinds: ["fail"] },
  { says: "SIDELITE BESIDE THE FRONT DOOR, 30 INCHES FROM ITS EDGE, ANNEALED", kinds: [] },
  { says: "SIDELITE BESIDE THE FRONT DOOR, 20 INCHES FROM ITS EDGE, ANNEALED", kinds: ["fail"] },
  { says: `SIDELITE 3'-0" FROM DOOR 2, ANNEALED`, kinds: [] },
  { says: 'SIDELITE 6" FROM DOOR 1, 30" FROM DOOR 2, ANNEALED', kinds: ["fail"] },
  { says: 'SIDELITE 84" TO TOP OF DOOR, ANNEALED', kinds: ["fail"] },
]);

testStatements(rule, [
  {
    says: "WINDOW W6 PANE 8.9 SF, SILL 12 IN ABOVE FLOOR, ANNEALED",
    where: { heading: "SIDELIGHTS AND WINDOWS" },
    kinds: [],
  },
  { says: "FIXED, ANNEALED", where: { heading: "SIDELIGHTS" }, kinds: ["fail"] },
]);

testStatements(rule, [
  { says: 'SIDELITE 30" OFF THE LEAF, ANNEALED, MORE THAN 24" FROM DOOR EDGE', kinds: [] },
  { says: 'SIDELITE 20" OFF THE LEAF, ANNEALED', kinds: ["fail"] },
]);

const noted = (inches: string) => {
  const list = aSchedule("window", [["MK", "mark"], ["TYPE", "type"], ["GLASS", "glazing"]], [
    ["SL", "SIDELITE D1", "IMPACT, ANNEALED"],
  ]);
  const { page, box } = list.rows[0];
  return {
    schedules: [list],
    windows: [aWindow("SL", { page, box })],
    notes: [aNote(`(3) SL: NEAREST GLASS EDGE ${inches} IN. FROM THE EDGE OF DOOR D1.`)],
  };
};

testStatements(rule, [
  { name: "a note on its mark puts it beyond reach", plan: noted("25"), kinds: [] },
  { name: "a note on its mark puts it in reach", plan: noted("23"), kinds: ["fail"] },
]);

testStatements(rule, [
  { says: `SIDELITE: PANE EDGE 25" FROM D1, ANNEALED`, kinds: [] },
  { says: `SIDELITE: PANE EDGE 6" FROM D1, ANNEALED`, kinds: ["fail"] },
]);

const repeated = (note: string) => {
  const list = aSchedule("window", [["MK", "mark"], ["TYPE", "type"], ["GLASS", "glazing"]], [
    ["W7", "FIXED SIDELITE", "ANNEALED"],
  ]);
  const { page, box } = list.rows[0];
  return { schedules: [list], windows: [aWindow("W7", { page, box })], notes: [aNote(note)] };
};

testStatements(rule, [
  {
    name: "the row of a sidelite a note tells of is not told again",
    plan: repeated("SIDELITE W7 IS 22 IN FROM THE EDGE OF DOOR 1, ANNEALED"),
    kinds: ["fail"],
  },
  {
    name: "a note on another sidelite leaves the row alone",
    plan: repeated("SIDELITE W9 IS 22 IN FROM THE EDGE OF DOOR 1, ANNEALED"),
    kinds: ["fail", "fail"],
  },
]);

testStatements(rule, [
  {
    says: "LIVING WINDOW W5 BY THE FRONT DOOR: EDGE 14 IN. FROM THE DOOR, SILL 20 IN., ANNEALED",
    kinds: ["fail"],
  },
  {
    says: "PORCH WINDOW BESIDE DOOR D1 HAS ANNEALED GLASS 18 IN FROM THE DOOR EDGE",
    kinds: ["fail"],
  },
  { says: "WINDOW W5: 26 IN. FROM THE DOOR, ANNEALED", kinds: [] },
  { says: "WINDOW W5: 14 IN. FROM THE DOOR, TEMPERED, NOT ANNEALED", kinds: [] },
  { says: "WINDOW W5: 14 IN. FROM THE DOOR, ANNEALED, SILL 62 IN.", kinds: [] },
  { says: "WINDOW W5: 14 IN. FROM THE DOOR, ANNEALED, WALL BETWEEN", kinds: [] },
]);
