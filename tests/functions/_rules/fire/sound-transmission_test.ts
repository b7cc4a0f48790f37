import rule from "../../../../functions/_rules/fire/sound-transmission.ts";
import { aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const row = (stc: string, location = "FLOOR / CEILING BETWEEN UNITS") => ({
  schedules: [aSchedule("partition", [["LOCATION", "item"], ["STC", "stc"]], [[location, stc]])],
});

const hotel = aProject({ occupancyClassification: ["R-1"] });

testStatements(rule, [
  { says: "UNIT ENTRY DOOR 20 MIN, STC 30", kinds: [] },
  { says: "DEMISING WALL BETWEEN OFFICES STC 45", kinds: [] },
  { says: "DEMISING WALL BETWEEN UNIT AND OFFICE STC 45", kinds: ["fail"] },
  { says: "CORRIDOR WALL WITH DOORS: STC 44", kinds: ["fail"] },
  { says: "BATHROOM PARTITION WITHIN UNIT STC 38", kinds: [] },
  { says: "WALL CORRIDOR TO LAUNDRY, STC 40", kinds: [] },
  { says: "CORR. / ELEC ROOM PARTITION: STC 38", kinds: [] },
  { says: "CORRIDOR TO GUEST ROOM STC 45, LINEN SIDE FURRED", kinds: ["fail"] },
  { name: "48 by the schedule", plan: row("48"), kinds: ["fail"] },
  { name: "exactly 50", plan: row("50"), kinds: ["pass"] },
  { name: "49", plan: row("STC 49"), kinds: ["fail"] },
  { name: "46 measured in the building", plan: row("46 FIELD"), kinds: ["pass"] },
  { name: "no figure", plan: row("-"), kinds: [] },
  {
    name: "a row by its mark in a table of the section",
    plan: {
      schedules: [
        aSchedule("partition", [["TYPE", "item"], ["STC", "stc"]], [["DW-1", "STC 47"]], {
          title: "PARTITION / FLOOR SOUND MATRIX (1206)",
        }),
      ],
    },
    kinds: ["fail"],
  },
  {
    name: "48 measured in the field",
    says: "STC VALUES ARE FIELD TESTED",
    plan: row("48"),
    kinds: ["pass"],
  },
  { name: "44 measured in the field", says: "FIELD TESTED", plan: row("44"), kinds: ["fail"] },
  { says: "UNIT DEMISING WALL STC 52", kinds: ["pass"] },
  { says: "PARTY WALL: STC RATING = 45", kinds: ["fail"] },
  { says: "CORRIDOR WALL 50 STC MIN.", kinds: ["pass"] },
  { name: "a partition inside a unit", plan: row("38", "BATHROOM PARTITION"), kinds: [] },
  { name: "an office", plan: row("38"), project: aProject(), kinds: [] },
  { says: "STC 42", where: { drawing: "DEMISING WALL" }, project: hotel, kinds: ["fail"] },
  { says: "STC 52", where: { drawing: "DEMISING WALL" }, project: hotel, kinds: ["pass"] },
  { says: "STC 42", where: { drawing: "BATH WALL" }, project: hotel, kinds: [] },
], aProject({ occupancyClassification: ["R-2"] }));

testStatements(rule, [
  {
    says: "STC 38",
    where: { drawing: "WALL TYPE 2 - BATH TO SLEEPING AREA, SAME GUESTROOM" },
    kinds: [],
  },
  { says: "STC 34", where: { drawing: "WALL TYPE 5 - BETWEEN BEDROOMS OF ONE UNIT" }, kinds: [] },
  { says: "STC 26 GASKETED", where: { drawing: "UNIT ENTRY DOOR" }, kinds: [] },
  { says: "STC 44", where: { drawing: "WALL BETWEEN GUESTROOMS" }, kinds: ["fail"] },
  { says: "STC 44", where: { drawing: "GUESTROOM TO CORRIDOR WALL" }, kinds: ["fail"] },
  { says: "BATH TO BATH WALL BETWEEN UNITS, STC 44", kinds: ["fail"] },
  { name: "a partition of the interior of a unit", plan: row("36", "INTERIOR OF UNIT"), kinds: [] },
  { name: "a closet beside the bed", plan: row("36", "CLOSET / SLEEPING (GUESTROOM)"), kinds: [] },
  { name: "rooms of two guests", plan: row("44", "GUESTROOM / GUESTROOM"), kinds: ["fail"] },
  {
    name: "a demand in the field beside what is built",
    plan: {
      schedules: [
        aSchedule("partition", [["TYPE", "item"], ["STC REQ", "stc"], ["STC PROV", null], [
          "BETWEEN",
          null,
        ]], [["G5", "45 (FIELD)", "52", "GUESTROOM / CORRIDOR"]]),
      ],
    },
    kinds: ["pass"],
  },
], hotel);

testStatements(rule, [
  {
    name: "one assembly tested in the field beside one that is not",
    says: ["FLOORS BETWEEN UNITS STC 47, FIELD TESTED", "WALLS BETWEEN UNITS STC 46"],
    kinds: ["pass", "fail"],
  },
  {
    name: "a test in the laboratory",
    says: ["WALLS BETWEEN UNITS STC 46 PER LAB TEST", "ALL ASSEMBLIES TO BE FIELD TESTED"],
    kinds: ["fail"],
  },
], hotel);
