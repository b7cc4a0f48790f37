import rule from "../../../../functions/_rules/documentation/existing-work-scope.ts";
import { aNote, aPlanSet, aProject } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const remodel = aProject({ description: "Interior remodel of existing office" });
const set = (text: string) => aPlanSet({ notes: text ? [aNote(text)] : [] });

testRule(rule, [
  ["passes a level of alteration", set("ALTERATION - LEVEL 2"), "pass"],
  ["passes other words", set("LEVEL II ALTERATION PER FBC-EB"), "pass"],
  ["passes a level behind the volume", set("Existing building: FBC-EB, Level 3"), "pass"],
  ["takes a storey for no level", set("Level 3 offices in an existing building"), "cantTell"],
  ["passes the method", set("WORK AREA COMPLIANCE METHOD"), "pass"],
  ["asks when it is put off", set("CLASSIFICATION OF WORK: TBD"), "cantTell"],
  ["asks about a level left blank", set("Alteration level (FBC-EB): Level ____"), "cantTell"],
  [
    "asks about a blank level where nothing else tells of existing work",
    set("ALTERATION LEVEL: ____"),
    "cantTell",
    aProject({ description: "Suite 4" }),
  ],
  [
    "says nothing of a level that does not apply",
    set("ALTERATION LEVEL: N/A, NEW BUILDING"),
    "",
    aProject({ description: "New office" }),
  ],
  ["asks about a level to be decided", set("LEVEL OF ALTERATION: T.B.D."), "cantTell"],
  ["asks about silence", set(""), "cantTell"],
  [
    "leaves the first fit-out of a shell alone",
    set(""),
    "",
    aProject({ description: "First tenant build-out in new shell building" }),
  ],
  [
    "leaves a shell alone that says it has no level",
    set("ALTERATION LEVEL: NOT APPLICABLE, FIRST OCCUPANCY OF NEW SHELL."),
    "",
  ],
  ["fails where only the level is denied", set("ALTERATION LEVEL: N/A"), "fail"],
  ["leaves new buildings alone", set(""), "", aProject({ description: "New office" })],
  ["fails a level that is not stated", set("ALTERATION LEVEL: NOT STATED"), "fail"],
], remodel);
