import assert from "node:assert/strict";
import { limits2023 } from "../../../../functions/_rules/limits/mod.ts";
import rule from "../../../../functions/_rules/mechanical/whole-house-ventilation.ts";
import { aContext, aHouse, aList, aNote, aPlanSet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "TESTED AIR LEAKAGE 5.0 ACH50", kinds: ["pass"] },
  { says: "BLOWER DOOR: 3 ACH50", kinds: ["pass"] },
  { says: "ACH50: 2.4", kinds: ["cantTell"] },
  { says: ["AIR LEAKAGE 2.5 ACH50", "NO MECHANICAL VENTILATION"], kinds: ["fail"] },
  { says: "AIR LEAKAGE 2.5 ACH50", kinds: ["cantTell"] },
  { says: ["2.6 ACH50", "OPERABLE WINDOWS; NO FAN OR DUCTED OUTSIDE AIR"], kinds: ["fail"] },
  { says: ["3.4 ACH50", "OPERABLE WINDOWS; NO FAN OR DUCTED OUTSIDE AIR"], kinds: ["pass"] },
  { says: "WHOLE HOUSE BLOWER DOOR TEST: 2.5 ACH50", kinds: ["cantTell"] },
  { says: ["BLOWER DOOR TEST: 2.5 ACH50", "WHOLE-HOUSE EXHAUST FAN"], kinds: ["pass"] },
  { says: ["BLOWER DOOR TEST: 2.5 ACH50", "WHOLE HOUSE MECHANICAL VENT."], kinds: ["pass"] },
  { says: ["BLOWER DOOR RESULT 2.1 ACH 50", "ERV 80 CFM WHOLE HOUSE"], kinds: ["pass"] },
  { says: "AIR LEAKAGE MAX 2.5 ACH50", kinds: [] },
  { says: "KITCHEN 5 ACH", kinds: [] },
  { says: "2.1 ACH50; WHOLE-HOUSE FRESH AIR: NONE", kinds: ["fail"] },
  { says: "4.1 ACH50; WHOLE-HOUSE FRESH AIR: NONE", kinds: ["pass"] },
  { says: "AIR TIGHTNESS 1.8 AIR CHANGES PER HOUR AT 50 PA. NO ERV.", kinds: ["fail"] },
  { says: "AIR TIGHTNESS 4.8 AIR CHANGES PER HOUR AT 50 PA. NO ERV.", kinds: ["pass"] },
], aHouse());

for (
  const [notes, isSpared] of [
    [["BLOWER DOOR TARGET 7.0 ACH50"], true],
    [["BLOWER DOOR TARGET 2.7 ACH50"], false],
    [["UNIT A 7.0 ACH50", "UNIT B 2.7 ACH50"], false],
    [[], false],
  ] as const
) {
  Deno.test(`none is ${isSpared ? "not " : ""}asked about with ${notes.join(" and ")}`, () => {
    const context = aContext(aPlanSet({ notes: notes.map((it) => aNote(it)) }), aHouse());
    assert.equal(rule.demand!.spares!("WHOLE-HOUSE VENT | NONE", limits2023, context), isSpared);
  });
}

const energy = (...rows: string[][]) => aList("ENERGY", ["ITEM", "VALUE", "REMARKS"], ...rows);

testStatements(rule, [
  {
    name: "a tight house of a list without ventilation",
    plan: energy(["ACH50 (TEST REQD)", "2.7", ""], ["WHOLE-HSE VENT", "NONE", ""]),
    kinds: ["fail"],
  },
  {
    name: "a house of a list that is tight enough without",
    plan: energy(["AIR LEAKAGE, ACH50", "7.0", ""], ["WHOLE-HSE VENT", "NONE", ""]),
    kinds: ["pass"],
  },
  {
    name: "two units, of which one has it",
    plan: energy(
      ["ACH50", "2.7", "UNIT B"],
      ["WHOLE-HOUSE VENT", "NONE", "UNIT A"],
      ["WHOLE-HOUSE VENT", "ERV", "UNIT B"],
    ),
    kinds: ["cantTell"],
  },
], aHouse());
