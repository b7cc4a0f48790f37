import assert from "node:assert/strict";
import { locateFindings } from "../../../../functions/analysis/evaluate/where.ts";
import { aFinding } from "../../../fakes/finding.ts";
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

const box = { x: 10, y: 10, width: 10, height: 2 };
const at = (over: Partial<ReturnType<typeof aFinding>["documentMarkup"]> = {}) => ({
  ...aFinding().documentMarkup,
  page: 1,
  ...box,
  roomType: null,
  buildingElements: [],
  ...over,
});
const whereOf = (finding: ReturnType<typeof aFinding>, plan: ReturnType<typeof aPlanSet>) =>
  locateFindings([finding], plan)[0].where;

Deno.test("locateFindings() names the drawing and the sheet", () => {
  const plan = aPlanSet({ notes: [{ ...aNote("7 1/2 IN"), box, drawing: "STAIR 1 SECTION" }] });
  const finding = aFinding({ sheet: "A501", title: "Riser", documentMarkup: at() });
  assert.equal(whereOf(finding, plan), "Stair 1 section, A501");
});

Deno.test("locateFindings() writes a title in capitals as a sentence does", () => {
  const titled = (drawing: string) =>
    whereOf(
      aFinding({ sheet: "A401", documentMarkup: at() }),
      aPlanSet({ notes: [{ ...aNote("58 IN"), box, drawing }] }),
    );
  assert.equal(titled("WOMEN - ENLARGED PLAN"), "Women – enlarged plan, A401");
  assert.equal(titled("HVAC PLAN, LEVEL II (NORTH)"), "HVAC plan, level II, A401");
  assert.equal(titled("Roof plan"), "Roof plan, A401");
});

Deno.test("locateFindings() says what a bare mark is the mark of", () => {
  const plan = aPlanSet({
    schedules: [{
      ...aSchedule("door", [["NO.", "mark"]], [["104"]], { title: "DOOR SCHEDULE" }),
      box,
    }],
  });
  const finding = aFinding({ sheet: "A601", documentMarkup: at({ buildingElements: ["104"] }) });
  assert.equal(whereOf(finding, plan), "Door 104, Door schedule, A601");
});

Deno.test("locateFindings() tells a mark by the list it stands in", () => {
  const list = (kind: "door" | "window") =>
    aPlanSet({ schedules: [{ ...aSchedule(kind, [["NO.", "mark"]], [["1"]]), box }] });
  const finding = aFinding({
    title: "Panic hardware",
    sheet: "A601",
    documentMarkup: at({ buildingElements: ["1"] }),
  });
  assert.match(whereOf(finding, list("door"))!, /^Door 1\b/);
  assert.match(whereOf(finding, list("window"))!, /^Window 1\b/);
});

Deno.test("locateFindings() calls no corridor after the room beside it", () => {
  const plan = (room: string) =>
    aPlanSet({ notes: [{ ...aNote("CORRIDOR 110 - 0 HR"), box, room, drawing: "PLAN" }] });
  const of = (title: string, room: string) =>
    whereOf(aFinding({ sheet: "A101", title, documentMarkup: at() }), plan(room));
  assert.equal(of("Corridor fire-resistance rating", "OPEN OFFICE"), "Plan, A101");
  assert.equal(of("Corridor fire-resistance rating", "CORRIDOR 110"), "CORRIDOR 110, Plan, A101");
  assert.equal(of("Interior finish", "OPEN OFFICE"), "OPEN OFFICE, Plan, A101");
});

Deno.test("locateFindings() leaves the sheet alone where nothing else is known", () => {
  const finding = aFinding({ sheet: null, documentMarkup: at({ page: 3 }) });
  assert.equal(whereOf(finding, aPlanSet()), "page 3");
});
