/** What somebody answered who saw the pictures, replayed; and lies told over it. */
import assert from "node:assert/strict";
import { z } from "zod";
import { bendLinks, ONE_IN, unitOf } from "../../../bench/lies.ts";
import { openRecording } from "../../../fakes/recorded_model.ts";
import { drawSmallPlan } from "../../../fakes/small_plan.ts";
import { renderSheet } from "../../../../functions/analysis/propose/tiles.ts";

const schema = z.object({ number: z.string().nullable(), title: z.string().nullable() });
const file = { name: "plan.pdf", bytes: await drawSmallPlan() };
const images = (await renderSheet(file, 1)).slice(0, 1);
const question = { task: "unnamed_sheet", version: "1", prompt: "p", context: "c", schema, images };

Deno.test("a recording writes down what it is asked, and gives the answer that is put beside it", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const first = openRecording(folder);
    const empty = await first.ask(question);
    assert.deepEqual(empty.kind === "ok" && empty.value, { number: null, title: null });
    const [{ name: key }] = await Array.fromAsync(Deno.readDir(`${folder}/questions`));
    const told = JSON.parse(
      await Deno.readTextFile(`${folder}/questions/${key}/question.json`),
    );
    assert.deepEqual([told.task, told.captions.length, told.images.length], [
      "unnamed_sheet",
      2,
      1,
    ]);
    await Deno.mkdir(`${folder}/answers`);
    const answer = { number: "A-1", title: "PLAN" };
    await Deno.writeTextFile(`${folder}/answers/${key}.json`, JSON.stringify(answer));
    const second = openRecording(folder);
    const found = await second.ask(question);
    assert.deepEqual(found.kind === "ok" && found.value, answer);
    assert.deepEqual([second.count.answered, second.count.stale], [1, 0]);
    await second.ask({ ...question, context: "other words" });
    assert.equal(second.count.stale, 1);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("one link of five is bent to another requirement in the same unit", () => {
  const links = Array.from({ length: 10 }, () => ({ requirement: "FBC-B-1015.3-guard-height" }));
  const bent = bendLinks("sheet", { links, checklist: [] }) as { links: typeof links };
  const lies = bent.links.filter((it) => it.requirement !== "FBC-B-1015.3-guard-height");
  assert.equal(lies.length, links.length / ONE_IN);
  for (const { requirement } of lies) {
    assert.equal(unitOf(requirement), unitOf("FBC-B-1015.3-guard-height"));
  }
});
