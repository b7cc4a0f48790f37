import assert from "node:assert/strict";
import fc from "fast-check";
import { clusterBoxes, nextMember } from "../../../components/report/cluster.ts";
import { nearestBox } from "../../../components/report/nearest_box.ts";
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

const row = (id: string, y: number, height = 0.8) =>
  aFinding({
    id,
    documentMarkup: { ...aFinding().documentMarkup, x: 10, width: 30, y, height },
  });
const PHONE = { widthPx: 345, heightPx: 230 };
const idsOf = (clusters: ReturnType<typeof clusterBoxes>) =>
  clusters.map((it) => it.members.map((member) => member.id));

Deno.test("clusterBoxes() keeps rows that follow each other apart, however small the sheet", () => {
  const clusters = clusterBoxes([row("a", 20), row("b", 20.9), row("c", 22.7)], PHONE);
  assert.deepEqual(idsOf(clusters), [["a"], ["b"], ["c"]]);
  assert.deepEqual(clusters.map((it) => it.stepPx), [0, 14, 28]);
  assert.deepEqual(idsOf(clusterBoxes([row("a", 20), row("b", 20.1)], PHONE)), [["a", "b"]]);
  assert.deepEqual(idsOf(clusterBoxes([row("table", 20, 6), row("b", 20.1)], PHONE)), [["table"], [
    "b",
  ]]);
});

Deno.test("clusterBoxes() puts no shape aside where rows are far enough from each other", () => {
  const clusters = clusterBoxes([row("a", 20), row("b", 30)], PAGE);
  assert.deepEqual(clusters.map((it) => it.stepPx), [0, 0]);
  // That of a reviewer's box has a place of its own.
  const own = { ...row("own", 20), ruleId: "reviewer/own" };
  const [, beside] = clusterBoxes([own, row("b", 20.9)], PHONE);
  assert.equal(beside.stepPx, 0);
});

Deno.test("nearestBox() takes the mark a press is nearest to, and the smallest of those around it", () => {
  const at = (name: string, top: number, bottom: number) => ({
    name,
    getBoundingClientRect: () => ({ left: 0, right: 100, top, bottom }) as DOMRect,
  });
  const [table, upper, lower] = [at("table", 0, 60), at("upper", 10, 14), at("lower", 16, 20)];
  const meant = (y: number, ...boxes: (typeof table)[]) =>
    nearestBox(boxes, { x: 50, y })?.name ?? null;
  assert.equal(meant(14.5, lower, upper), "upper");
  assert.equal(meant(15.5, lower, upper), "lower");
  assert.equal(meant(12, table, lower, upper), "upper");
  assert.equal(meant(40, table), "table");
  assert.equal(meant(5), null);
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
