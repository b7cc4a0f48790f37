/** What a worker process can reach, and that it ends whenever it is told to. */
import assert from "node:assert/strict";
import {
  engineFlags,
  startProcess,
  type WorkerProcess,
} from "../../../../functions/analysis/apart/worker_process.ts";
import { RECOGNISER_MAY } from "../../../../functions/analysis/read/ocr_process.ts";

async function withProbe(
  use: (probe: WorkerProcess) => Promise<void>,
  allow: string[] = [],
): Promise<void> {
  const settings = { heapMb: 64, handlers: {}, allow };
  const probe = startProcess(new URL("./probe.ts", import.meta.url), settings);
  try {
    await use(probe);
  } finally {
    probe.end();
    await probe.ended;
  }
}

for (const [who, allow] of [["a worker", []], ["the recognizer", RECOGNISER_MAY]] as const) {
  Deno.test(`${who} reaches no file of ours, no network, no program and no environment`, async () => {
    const secret = await Deno.makeTempFile();
    Deno.env.set("FLCLEAR_PROBE", "a secret");
    try {
      await withProbe(async (probe) => {
        assert.deepEqual(await probe.call("attempt", secret), []);
      }, [...allow]);
    } finally {
      Deno.env.delete("FLCLEAR_PROBE");
      await Deno.remove(secret);
    }
  });
}

Deno.test("room for old objects is kept for programs that ask for it alone", () => {
  const recognizer = engineFlags({ heapMb: 512 });
  assert.match(recognizer, /--max-old-space-size=512/);
  assert.doesNotMatch(recognizer, /initial-old-space-size/);
  assert.match(engineFlags({ heapMb: 448, roomyMb: 192 }), /--initial-old-space-size=192/);
});

Deno.test("a worker that never answers is ended at once, and whoever waits hears of it", async () => {
  await withProbe(async (probe) => {
    await probe.call("attempt", "/nowhere");
    const answer = probe.call("spin", null);
    probe.end();
    await assert.rejects(answer, /The worker ended \(SIGKILL/);
    assert.match(await probe.ended, /SIGKILL/);
  });
});

Deno.test("a worker that ends by itself says with what", async () => {
  await withProbe(async (probe) => {
    await assert.rejects(probe.call("exit", null), /The worker ended \(code 7/);
  });
});

Deno.test({
  name: "a worker tells its memory while it runs",
  ignore: Deno.build.os !== "linux",
  async fn() {
    await withProbe(async (probe) => {
      await probe.call("attempt", "/nowhere");
      const bytes = probe.memoryBytes();
      assert.ok(bytes !== null && bytes > 5e6 && bytes < 200e6, `${bytes}`);
      probe.end();
      await probe.ended;
      assert.equal(probe.memoryBytes(), null);
    });
  },
});

Deno.test("a worker gives large pictures back at once", async () => {
  await withProbe(async (probe) => {
    const left = await probe.call<number>("draw", 96 * 2 ** 20);
    assert.ok(left < 2 ** 20, `${left}`);
  });
});
