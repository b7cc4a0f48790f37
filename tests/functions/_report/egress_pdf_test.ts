/** The ways out of a floor as a picture in the appendix. */
import assert from "node:assert/strict";
import { renderAppendixPdf } from "../../../functions/_report/report_pdf.ts";
import type { Building } from "../../../functions/_shared/domain/building.ts";
import { buildings } from "../../bench/building/drawn/buildings.ts";
import { exactPlan } from "../../bench/building/drawn/exact_plan.ts";
import { aReportBody } from "../../fakes/report_body.ts";
import { readPdf } from "./_read_pdf.ts";
import { aReportInput } from "./_sample.ts";

async function print(plans: Building[]): Promise<string> {
  const { seal, body } = await aReportInput({ body: aReportBody({ buildings: plans }) });
  const pages = await readPdf(await renderAppendixPdf({ seal, body }));
  return pages.map((it) => it.text).join(" ").replace(/\s+/g, " ");
}

Deno.test("the appendix draws the ways out of a floor and says how long they are", async () => {
  const text = await print([exactPlan(buildings.school)]);
  assert.match(text, /Egress paths, as drawn/);
  assert.match(text, /202 CLASSROOM/);
  assert.match(text, /Longest travel distance to an exit at least 47\.5 ft, from 202 CLASSROOM/);
  assert.match(text, /Common path at least 37\.1 ft, from 201 CLASSROOM/);
  assert.match(text, /Exit separation 73\.5 ft, 83% of the 88\.3 ft diagonal/);
});

Deno.test("the appendix counts exits without a mark, and its legend leaves no line unexplained", async () => {
  const plan = exactPlan(buildings.school);
  const openings = plan.openings.map((it) => ({ ...it, mark: null }));
  const text = await print([{ ...plan, openings }]);
  assert.match(text, new RegExp(`Exit doors ${plan.egress.exits.length} unmarked`));
  assert.match(text, /Exit Door Longest travel distance to an exit Common path/);
});

Deno.test("the legend names stairs where a flight lies in a room, and none of a detail beside the plan", async () => {
  const plan = exactPlan(buildings.school);
  const legend = async (room: string | null) =>
    await print([{
      ...plan,
      stairs: [{
        id: "p1s1",
        box: { x: 40, y: 40, width: 4, height: 4 },
        room,
        widthIn: 44,
        treadIn: 11,
        treads: 11,
        direction: "DN",
      }],
    }]);
  assert.match(await legend(plan.rooms[0].id), /Exit, stair \(dashed\) Door/);
  assert.match(await legend(null), /Exit Door/);
});

Deno.test("the appendix draws plans of reports that were issued before ways were measured", async () => {
  const { topology: _, ...older } = exactPlan(buildings.school);
  const text = await print([older]);
  assert.match(text, /Longest travel distance to an exit at least 47\.5 ft/);
  assert.doesNotMatch(text, /Common path/);
});

Deno.test("a report without a plan of rooms and exits has no such section", async () => {
  assert.doesNotMatch(await print([]), /Egress paths, as drawn/);
});

Deno.test("the appendix says how far it is over stairs, and leaves out ceiling plans", async () => {
  const { egress, ...plan } = exactPlan(buildings.school);
  const { room, way } = egress.longest!;
  const upper: Building = {
    ...plan,
    egress: { exits: [], longest: null, closedIn: [] },
    stairways: [{
      flights: ["p1s1"],
      to: { page: 2, sheet: "A-102", flights: ["p2s1"] },
      goes: "down",
      name: "STAIR 1",
      how: "mark",
    }],
    overStairs: { room, way, lengthFt: 88.4, flights: 2, exitPage: 1 },
  };
  const text = await print([upper]);
  assert.match(text, /Exit doors none on this floor/);
  assert.match(text, /at least 88\.4 ft, from 202 CLASSROOM down 2 flights to the exit on/);
  assert.match(text, /STAIR 1 goes down to A-102/);
  const body = aReportBody({ buildings: [{ ...plan, egress }] });
  const sheets = body.sheets.map((it) => ({ ...it, title: "REFLECTED CEILING PLAN" }));
  const { seal, body: ceilings } = await aReportInput({ body: { ...body, sheets } });
  const pages = await readPdf(await renderAppendixPdf({ seal, body: ceilings }));
  assert.doesNotMatch(pages.map((it) => it.text).join(" "), /Egress paths, as drawn/);
});
