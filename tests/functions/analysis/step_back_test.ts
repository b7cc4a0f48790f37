import assert from "node:assert/strict";
import { stepBack } from "../../../functions/analysis/step_back.ts";

Deno.test("stepBack() lowers the priority of the thread that asks, and of no other", () => {
  const asked: [number, number][] = [];
  const setPriority = (who: number, niceness: number) => void asked.push([who, niceness]);
  assert.equal(stepBack({ os: "linux", setPriority }), true);
  assert.deepEqual(asked, [[0, 10]]);
});

Deno.test("stepBack() changes nothing where priorities belong to the whole process", () => {
  const setPriority = () => assert.fail("Not to be asked");
  assert.equal(stepBack({ os: "darwin", setPriority }), false);
  assert.equal(stepBack({ os: "windows", setPriority }), false);
});

Deno.test("stepBack() does no harm where the host forbids it", () => {
  const setPriority = () => {
    throw new Deno.errors.NotCapable("Requires sys access");
  };
  assert.equal(stepBack({ os: "linux", setPriority }), false);
});
