import assert from "node:assert/strict";
import { placedSymbols } from "../../../../functions/_rules/drawn/symbols.ts";
import { lookFor } from "../../../../functions/_rules/verdicts/presence.ts";
import { sleepingRooms } from "../../../../functions/_rules/fire/_alarms.ts";
import type { PlanSymbol } from "../../../../functions/_shared/domain/building.ts";
import { drawnBuilding } from "../../../fakes/building.ts";
import { aPlanSet, aRoom, aSheet } from "../../../fakes/plan_set.ts";

const symbol = (over: Partial<PlanSymbol>): PlanSymbol => ({
  id: "p1y1",
  type: "exit sign",
  box: { x: 12, y: 12, width: 1, height: 1 },
  room: "p1r1",
  legend: "EXIT SIGN",
  how: "legend",
  ...over,
});

const drawn = (...symbols: PlanSymbol[]) =>
  aPlanSet({
    sheets: [aSheet({ number: "E-101", kind: "electrical" })],
    buildings: [{ ...drawnBuilding(), symbols }],
  });

Deno.test("placedSymbols() counts what letters or a legend explain, and nothing told by shape alone", () => {
  const said = (...symbols: PlanSymbol[]) =>
    placedSymbols(drawn(...symbols), { type: "exit sign" }).map((it) => it.sourceText);
  assert.deepEqual(said(symbol({}), symbol({})), ["2 exit signs drawn on E-101"]);
  assert.deepEqual(said(symbol({ how: "shape" })), []);
  assert.deepEqual(said(symbol({ type: "panel" })), []);
});

Deno.test("placedSymbols() leaves out what demolition plans and existing conditions show", () => {
  const plan = drawn(symbol({}));
  const [building] = plan.buildings;
  const count = (over: Partial<typeof plan>) =>
    placedSymbols({ ...plan, ...over }, { type: "exit sign" }).length;
  const titled = (title: string) => ({
    sheets: [aSheet({ number: "E-100", kind: "electrical", title })],
  });
  assert.equal(count(titled("DEMOLITION PLAN")), 0);
  assert.equal(count(titled("EXISTING CONDITIONS")), 0);
  assert.equal(count(titled("POWER PLAN")), 1);
  const rooms = building.rooms.map((it) => ({ ...it, drawing: "EXISTING FLOOR PLAN" }));
  assert.equal(count({ buildings: [{ ...building, rooms }] }), 0);
});

Deno.test("lookFor() takes symbols for shown where no words say so, and never for denied", () => {
  const query = {
    shown: /EXIT SIGNS?/,
    drawn: { type: "exit sign" },
    silentOn: [aSheet({ number: "E-101" })],
  };
  assert.deepEqual(lookFor(drawn(symbol({})), query).map(({ state }) => state), ["shown"]);
  assert.deepEqual(lookFor(drawn(), query).map(({ state }) => state), ["absent"]);
});

Deno.test("sleepingRooms() sees a detector drawn between the walls of a room", () => {
  const plan = drawn(symbol({ type: "smoke detector" }));
  const [building] = plan.buildings;
  const rooms = building.rooms.map((it, index) => ({ ...it, name: `BEDROOM ${index + 1}` }));
  const labelled = rooms.map(({ name, box }) =>
    aRoom(name, { box: { x: box.x + 4, y: box.y + 4, width: 2, height: 1 } })
  );
  assert.deepEqual(
    sleepingRooms({ ...plan, rooms: labelled, buildings: [{ ...building, rooms }] })
      .map(({ name, hasAlarm }) => [name, hasAlarm]),
    [["BEDROOM 1", true], ["BEDROOM 2", false]],
  );
});
