import assert from "node:assert/strict";
import {
  type Scheduler,
  stepBack,
  stepHelpersBack,
  SYSTEM,
} from "../../../functions/analysis/step_back.ts";

const THREADS = [
  { id: 70, name: "deno" },
  { id: 71, name: "V8 DefaultWorke" },
  { id: 72, name: "V8 DefaultWorke" },
  { id: 73, name: "worker-1" },
];

/** A system, and what was asked of it. */
function createScheduler(os: string): { scheduler: Scheduler; asked: [number, number][] } {
  const asked: [number, number][] = [];
  const setPriority = (who: number, niceness: number) => void asked.push([who, niceness]);
  return { scheduler: { os, setPriority, listThreads: () => THREADS }, asked };
}

const FORBIDDING: Scheduler = {
  os: "linux",
  listThreads: () => THREADS,
  setPriority: () => {
    throw new Deno.errors.NotCapable("Requires sys access");
  },
};

Deno.test("stepBack() lowers the priority of the thread that asks, and of no other", () => {
  const { scheduler, asked } = createScheduler("linux");
  assert.equal(stepBack(scheduler), true);
  assert.deepEqual(asked, [[0, 10]]);
});

Deno.test("stepHelpersBack() lowers the priority of the engine's own threads, and of no other", () => {
  const { scheduler, asked } = createScheduler("linux");
  assert.equal(stepHelpersBack(scheduler), true);
  assert.deepEqual(asked, [[71, 5], [72, 5]]);
});

Deno.test("stepHelpersBack() knows the engine's threads in this very process", () => {
  const found: number[] = [];
  const scheduler = { ...SYSTEM, setPriority: (who: number) => void found.push(who) };
  assert.equal(stepHelpersBack(scheduler), Deno.build.os === "linux");
  assert.equal(new Set(found).size, found.length);
});

for (const [name, step] of Object.entries({ stepBack, stepHelpersBack })) {
  Deno.test(`${name}() changes nothing where priorities belong to the whole process`, () => {
    for (const os of ["darwin", "windows"]) {
      const { scheduler, asked } = createScheduler(os);
      assert.equal(step(scheduler), false);
      assert.deepEqual(asked, []);
    }
  });

  Deno.test(`${name}() does no harm where the host forbids it`, () => {
    assert.equal(step(FORBIDDING), false);
  });
}
