import rule from "../../../../functions/_rules/accessibility/threshold-height.ts";
import { aPlanSet, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'THRESHOLD 1/2" MAX.', kinds: ["pass"] },
  { says: 'Thresholds 3/4" high, beveled.', kinds: ["fail"] },
  { says: 'DOOR THRESHOLD HEIGHT: 5/8"', kinds: ["fail"] },
  { says: '1/2" HIGH ALUM. THRESHOLD, BEVELED 1:2', kinds: ["pass"] },
  { says: '1" HIGH THRESHOLD', kinds: ["fail"] },
  { says: 'THRESHOLD NOT TO EXCEED 1/2"', kinds: ["pass"] },
  { says: 'THRESHOLD 5" WIDE', kinds: [] },
  { says: 'SHOWER THRESHOLD 2" HIGH', kinds: [] },
  { says: 'SLIDING DOOR THRESHOLD 3/4"', kinds: [] },
  { says: `1" HT.`, where: { drawing: "THRESHOLD DETAIL" }, kinds: ["fail"] },
  { says: `1/2" HT.`, where: { drawing: "THRESHOLD DETAIL" }, kinds: ["pass"] },
  { says: `1" HT.`, where: { drawing: "SHOWER THRESHOLD" }, kinds: [] },
]);

const apartments = aProject({ occupancyClassification: ["R-2"] });
/** A door of a schedule with its threshold. */
const door = (place: string, type: string, threshold: string) =>
  aPlanSet({
    schedules: [
      aSchedule("door", [["NO.", "mark"], ["PLACE", null], ["TYPE", null], ["THRESHOLD", null]], [
        ["9", place, type, threshold],
      ]),
    ],
  });
const atDoor = (
  place: string,
  type: string,
  threshold: string,
  kind: "pass" | "fail" | "cantTell",
  project = apartments,
) => ({
  name: `${threshold} at ${place} ${type}`,
  plan: door(place, type, threshold),
  kinds: [kind],
  project,
});

testStatements(rule, [
  atDoor("TERRACE SLIDER", "ALUM. IMPACT", '3/4"', "pass"),
  atDoor("LIVING", "S.G.D.", '3/4"', "pass"),
  atDoor("LIVING", "SL. GL. DR.", '1"', "fail"),
  atDoor("LANAI", "ALUM. IMPACT", '3/4"', "cantTell"),
  atDoor("LANAI", "ALUM. IMPACT", '1"', "fail"),
  atDoor("CORRIDOR", "H.M.", '3/4"', "fail"),
  atDoor("LOBBY SLIDER", "AUTO", '3/4"', "fail"),
  atDoor("WAITING SLIDER", "ALUM.", '3/4"', "fail", aProject()),
]);
