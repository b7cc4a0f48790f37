import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { BuildingLayer } from "../../../components/report/BuildingLayer.tsx";
import { BuildingLegend } from "../../../components/report/BuildingLegend.tsx";
import { LINES } from "../../../components/report/building_lines.ts";
import { BuildingPart } from "../../../components/report/BuildingPart.tsx";
import type { Building } from "../../../functions/_shared/domain/building.ts";
import { drawnBuilding } from "../../fakes/building.ts";

const box = { x: 12, y: 12, width: 1, height: 1 };
const building: Building = {
  ...drawnBuilding(),
  fixtures: [{ id: "p1f1", type: "lavatory", box, room: "p1r2", how: "shape" }],
  symbols: ["p1y1", "p1y2"].map((id) => ({
    id,
    type: "exit sign",
    box,
    room: "p1r2",
    legend: "EXIT SIGN",
    how: "legend",
  })),
};
const nothing = () => {};

Deno.test("the building layer draws rooms and doors as buttons with their names, and the longest way out", () => {
  const html = renderToString(
    <BuildingLayer building={building} selectedId="p1r1" onSelect={nothing} />,
  );
  assert.match(html, /aria-label="OFFICE, 100 sq ft, other rooms"[^>]*aria-pressed="true"/);
  assert.match(html, /Exit: Single door 101, leaf 3&#x27;-0&quot;, between OFFICE and outside/);
  assert.match(html, /tabindex="0"/);
  assert.match(html, /points="30,20 20,14\.5 14\.5,10"/);
});

Deno.test("stalls are tinted as part of their room, which one press chooses", () => {
  const stall: [number, number][] = [[2, 2], [4, 2], [4, 6]];
  const rooms = building.rooms.map((it) => it.id === "p1r2" ? { ...it, stalls: [stall] } : it);
  const html = renderToString(
    <BuildingLayer building={{ ...building, rooms }} selectedId={null} onSelect={nothing} />,
  );
  assert.match(html, /<path d="M[^"]+ZM2,2 4,2 4,6Z"[^>]*data-box="p1r2"/);
});

Deno.test("the legend says what the longest way is measured by", () => {
  const html = renderToString(<BuildingLegend building={building} />).replace(/<!-- -->/g, "");
  assert.match(html, />1 door to the outside</);
  assert.match(html, />Other doors</);
  assert.match(html, />1 lavatory, 2 exit signs</);
  assert.match(
    html,
    /Longest travel distance to an exit, all of it common path: 19 ft, measured along the plan</,
  );
  const unproven = { ...building, isScaleVerified: false };
  assert.doesNotMatch(html, /scale not confirmed|decide nothing/);
  const warned = renderToString(<BuildingLegend building={unproven} />);
  assert.match(warned, /: about 19 ft, measured along the plan, scale not confirmed</);
  assert.match(
    warned,
    /No dimension line on this sheet confirms its scale, so these measures decide/,
  );
});

Deno.test("a way that is longest and common is drawn and named once, two ways each for itself", () => {
  const { commonPath } = building.topology!;
  const ofCommon = (way: [number, number][]): Building => ({
    ...building,
    topology: { ...building.topology!, commonPath: { ...commonPath!, way } },
  });
  const drawn = (of: Building) =>
    renderToString(<BuildingLayer building={of} selectedId={null} onSelect={nothing} />)
      .includes(`stroke="${LINES.common.color}"`);
  assert.equal(drawn(ofCommon([...building.egress.longest!.way])), false);
  const apart = ofCommon([[1, 1], [2, 2]]);
  assert.equal(drawn(apart), true);
  assert.match(
    renderToString(<BuildingLegend building={apart} />),
    /Common path: 19 ft, measured along the plan</,
  );
});

Deno.test("a part that was pressed says what was measured and offers its correction where one may be made", () => {
  const part = (id: string, canCorrect: boolean) =>
    renderToString(
      <BuildingPart
        building={building}
        id={id}
        canCorrect={canCorrect}
        isSaving={false}
        onRename={nothing}
        onMoveEnd={nothing}
        onNoDoor={nothing}
        onClose={nothing}
      />,
    ).replace(/<!-- -->/g, "");
  assert.match(part("p1r2", true), /100 sq ft measured, 1 opening\./);
  assert.match(part("p1r2", true), /Drawn in this room: 1 lavatory, 2 exit signs\./);
  assert.match(part("p1r2", true), /Room name/);
  assert.match(part("p1d2", true), /Width from the hinge, in.*value="36"/s);
  assert.doesNotMatch(part("p1d2", false), /Move end/);
  assert.match(part("p1d2", true), /Not a door/);
  assert.doesNotMatch(part("p1d2", false), /Not a door/);
});
