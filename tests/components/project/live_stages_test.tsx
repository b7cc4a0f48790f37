/** The stages of a review say which is under way. */
import assert from "node:assert/strict";
import { renderToString } from "react-dom/server";
import { StageTiles, type StageTilesProps } from "../../../components/project/LiveStages.tsx";

/** Each stage as it is told: done, now, or nothing yet. */
const told = (props: StageTilesProps) =>
  renderToString(<StageTiles {...props} />).split("<li").slice(1).map((tile) =>
    /aria-label="(done|now)"/.exec(tile)?.[1] ?? ""
  );

Deno.test("the stage that is under way is marked, and those before it are done", () => {
  assert.deepEqual(told({ stage: "extracting" }), ["now", "", "", ""]);
  assert.deepEqual(told({ stage: "generating" }), ["done", "done", "now", ""]);
  assert.deepEqual(told({ stage: "complete" }), ["done", "done", "done", "done"]);
});

Deno.test("files that are opened are being read; a project in the queue has no stage yet", () => {
  assert.deepEqual(told({ stage: "initializing", isStarted: true }), ["now", "", "", ""]);
  assert.deepEqual(told({ stage: "initializing", isStarted: false }), ["", "", "", ""]);
});
