import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { MarkBox } from "../../../components/report/MarkBox.tsx";
import type { Spot } from "../../../components/report/quiet_spot.ts";
import { aFinding } from "../../fakes/finding.ts";

const drawn = (over: Parameters<typeof aFinding>[0], spot?: Spot, stepPx = 0) => {
  const lead = aFinding(over);
  return renderToString(
    <MarkBox
      cluster={{ lead, members: [lead], stepPx }}
      selectedId={undefined}
      spot={spot}
      onSelect={() => {}}
    />,
  );
};

Deno.test("the frame of a low line is thin, so that its lettering can be read", () => {
  const issue = drawn({ status: "issue" });
  assert.match(issue, /border-width:clamp\(1px, 12cqh, 2px\)/);
  assert.match(issue, /border-solid/);
  assert.match(drawn({ status: "warning" }), /border-dashed/);
});

Deno.test("a shape goes where it is told to, else beside the first line of its box", () => {
  assert.match(drawn({}), /min\(50%,0\.625rem\).*right-full mr-0\.5/);
  assert.match(drawn({}, "above"), /bottom-full left-1\/2/);
});

Deno.test("the box a reviewer drew keeps its double line", () => {
  const own = drawn({ ruleId: "reviewer/own", status: "warning" });
  assert.match(own, /border-width:4px/);
  assert.match(own, /border-double/);
  assert.ok(!own.includes("border-dashed"));
});

Deno.test("the frame of a line lower than a frame grows about its middle, not into the line below", () => {
  const html = drawn({ status: "issue" });
  assert.match(
    html,
    /inset:min\(max\(-3px, min\(-12%, max\(-1\.25px, -30%\)\)\), calc\(50% - 2px\)\) -3px/,
  );
  assert.doesNotMatch(html, /min-h-/);
});

Deno.test("a shape stands past the one of the row next to it", () => {
  assert.match(drawn({}, undefined, 14), /right:calc\(100% \+ 14px\)/);
  assert.doesNotMatch(drawn({}), /right:calc/);
});
