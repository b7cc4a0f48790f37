import rule from "../../../../../functions/_rules/egress/escape/escape-opening-width.ts";
import { aHouse, aPlanSet, aProject, aSchedule, aWindow } from "../../../../fakes/plan_set.ts";
import { testRule } from "../../../../fakes/rule_table.ts";
import { under } from "../_under.ts";

const bedroom = (clearOpeningWidthIn: number) =>
  aPlanSet({
    windows: [aWindow("W3", { type: "CASEMENT", location: "MASTER SUITE", clearOpeningWidthIn })],
  });

testRule(rule, [
  ["fails 19 in", bedroom(19), "fail"],
  ["passes 20 in", bedroom(20), "pass"],
  ["passes 28 in", bedroom(28), "pass"],
  ["leaves other buildings alone", bedroom(19), "", aProject()],
  ["fails a noted width", `EGRESS WINDOW: 18" CLEAR WIDTH X 36" CLEAR HEIGHT`, "fail"],
  ["fails a noted width after its word", `E.E.R.O. WIDTH = 17 1/2"`, "fail"],
  ["passes the code's own words", `EGRESS WINDOWS: 24" HEIGHT 20" WIDTH, 5.7 S.F.`, "pass"],
  ["leaves doors and corridors alone", `EGRESS CORRIDOR 18" WIDE`, ""],
], aHouse());

testRule(rule, [
  [
    "asks about a narrow bedroom window",
    under("BR. 3 CASEMENT", '18" CLR. W X 48" H'),
    "cantTell",
    aHouse(),
  ],
  [
    "fails where the drawing calls it egress",
    under("BR. 3 CASEMENT", '18" CLR. W X 48" H', "EGRESS HINGE"),
    "fail",
    aHouse(),
  ],
  ["passes 20 in there", under("BR. 3 CASEMENT", '20" CLR. W X 48" H'), "pass", aHouse()],
  ["leaves a bath's window alone", under("BATH 3 CASEMENT", '18" CLR. W X 48" H'), "", aHouse()],
  ["leaves a frame alone", under("BR. 3 CASEMENT", '18" W X 48" H FRAME'), "", aHouse()],
]);

/** A window of a list of bedroom windows that names no room. */
const bedroomList = (text: string, clearOpeningWidthIn: number) => {
  const schedule = aSchedule("window", [["MARK", "mark"], ["CLR. W", null]], [["F", text]], {
    title: "BEDROOM WINDOWS",
  });
  const [{ page, box }] = schedule.rows;
  return aPlanSet({
    schedules: [schedule],
    windows: [aWindow("F", { page, box, clearOpeningWidthIn, location: null, rooms: [] })],
  });
};

testRule(rule, [
  ["asks about a window listed for bedrooms", bedroomList('17 1/2"', 17.5), "cantTell"],
  ["passes 20 in there", bedroomList('20"', 20), "pass"],
], aHouse());
