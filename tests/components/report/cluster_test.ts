import assert from "node:assert/strict";
import fc from "fast-check";
import { clusterBoxes, nextMember } from "../../../components/report/cluster.ts";
import { MarkBox } from "../../../components/report/MarkBox.tsx";
import { renderToString } from "react-dom/server";
import { aFinding } from "../../fakes/finding.ts";

const box = (id: string, x: number, y: number) =>
  aFinding({ id, documentMarkup: { ...aFinding().documentMarkup, x, y } });
const PAGE = { widthPx: 1000, heightPx: 700 };

Deno.test("the number of findings at a place stands on the drawing and on no ground of its own", () => {
  const [cluster] = clusterBoxes([aFinding({ id: "a" }), aFinding({ id: "b" })], PAGE);
  const html = renderToString(MarkBox({ cluster, selectedId: undefined, onSelect: () => {} }));
  assert.match(html, />×2</);
  assert.doesNotMatch(html, /\bbg-white\b/);
});

Deno.test("clusterBoxes() joins marks closer than a finger and leaves others alone", () => {
  const clusters = clusterBoxes([box("a", 10, 10), box("b", 10.5, 10.5), box("c", 60, 60)], PAGE);
  assert.deepEqual(clusters.map((it) => it.members.map((member) => member.id)), [["a", "b"], [
    "c",
  ]]);
});

Deno.test("clusterBoxes() parts the same marks when the page is larger", () => {
  const findings = [box("a", 10, 10), box("b", 10.5, 10.5)];
  assert.equal(clusterBoxes(findings, { widthPx: 6000, heightPx: 4200 }).length, 2);
});

Deno.test("clusterBoxes() keeps every finding exactly once", () => {
  const place = fc.record({
    x: fc.integer({ min: 0, max: 100 }),
    y: fc.integer({ min: 0, max: 100 }),
  });
  fc.assert(fc.property(fc.array(place, { maxLength: 60 }), (places) => {
    const findings = places.map(({ x, y }, index) => box(String(index), x, y));
    const kept = clusterBoxes(findings, PAGE).flatMap((it) => it.members.map((m) => m.id));
    assert.deepEqual(kept.sort(), findings.map((it) => it.id).sort());
  }));
});

Deno.test("nextMember() steps through a cluster and starts again", () => {
  const [cluster] = clusterBoxes([box("a", 1, 1), box("b", 1, 1)], PAGE);
  assert.equal(nextMember(cluster, undefined).id, "a");
  assert.equal(nextMember(cluster, "a").id, "b");
  assert.equal(nextMember(cluster, "b").id, "a");
});
