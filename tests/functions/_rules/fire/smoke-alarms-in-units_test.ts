import { testLinks } from "../../../fakes/link_table.ts";
import rule from "../../../../functions/_rules/fire/smoke-alarms-in-units.ts";
import { aHouse, aNote, aProject, aRoom } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

const at = (x: number, y: number) => ({ x, y, width: 3, height: 1 });
const plan = {
  rooms: [
    aRoom("BEDROOM", { number: "A1", box: at(10, 10) }),
    aRoom("BEDROOM", { number: "A2", box: at(50, 10) }),
  ],
  notes: [aNote("SD", { kind: "label", box: at(12, 14), room: "BEDROOM" })],
};

testStatements(rule, [
  { name: "the unit bedroom without an alarm", plan, kinds: ["pass", "cantTell"] },
  { says: "SMOKE ALARMS PER 907.2.11 IN EACH BEDROOM", kinds: ["pass"] },
  { says: "SMOKE ALARMS NOT PROVIDED", kinds: ["fail"] },
  { name: "a house", plan, project: aHouse(), kinds: [] },
  { name: "an office", says: "SMOKE DETECTORS NOT REQUIRED", project: aProject(), kinds: [] },
], aProject({ occupancyClassification: ["R-2"] }));

testLinks(rule, [{ name: "SMOKE ALARM, BEDROOM 2", kinds: ["fail"] }]);

testStatements(rule, [
  { says: "AIR HANDLER RTU-1, 2,400 CFM, HAS NO SMOKE DETECTOR IN THE RETURN", kinds: [] },
  { says: "GUEST ROOMS HAVE NO SMOKE ALARMS", kinds: ["fail"] },
], aProject({ occupancyClassification: ["R-1"] }));
