/** Lines to a server that is killed again and again: afterwards every one that is lent answers. */
import assert from "node:assert/strict";
import { connectServer } from "../../../../../functions/_providers/supabase/embedded/server_connection.ts";
import {
  createLines,
  type Line,
} from "../../../../../functions/_providers/supabase/embedded/server_lines.ts";
import { findPostgres, openPostgres } from "../../../../fakes/postgres_server.ts";

const programs = findPostgres();

Deno.test({
  name: "after kills of the server in the middle of transactions every line answers",
  ignore: programs === null,
  async fn() {
    const server = await openPostgres(programs!);
    const connection = await connectServer(server.url("postgres"));
    const lines = connection.driver as unknown as { reserve: () => Promise<Line> };
    const figures = { answered: 0, broken: 0 };
    let isOver = false;
    const work = async () => {
      while (!isOver) {
        try {
          const line = await lines.reserve();
          try {
            await line.unsafe("begin");
            await line.unsafe("select set_config('a.b', $1, true)", ["c"]);
            await line.unsafe("commit");
            figures.answered++;
          } finally {
            line.release();
          }
        } catch {
          figures.broken++;
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      }
    };
    try {
      const working = Array.from({ length: 12 }, work);
      for (let kill = 0; kill < 6; kill++) {
        const before = figures.answered;
        while (figures.answered < before + 50) {
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        await server.kill();
        await server.start();
      }
      isOver = true;
      await Promise.all(working);
      assert.ok(figures.broken > 0, "no line ever broke");
      const all = await Promise.all(Array.from({ length: 10 }, () => lines.reserve()));
      // Arrays too, though no line asks the server for its types.
      const answers = await Promise.all(
        all.map((it) => it.unsafe("select $1::text[] as names", [["a", "b"]])),
      );
      assert.deepEqual(
        answers.map((it) => [...it as { names: string[] }[]]),
        all.map(() => [{ names: ["a", "b"] }]),
      );
      for (const it of all) it.release();
    } finally {
      isOver = true;
      await connection.close();
      await server.close();
    }
  },
});

Deno.test("an eleventh waits for a line to come back, and a line that broke is not lent again", async () => {
  let opened = 0;
  const breakers: (() => void)[] = [];
  const lines = createLines((onClose) => {
    const id = ++opened;
    breakers.push(onClose);
    return {
      reserve: () =>
        Promise.resolve({ unsafe: () => Promise.resolve(id), release: () => {} } as Line),
      end: () => Promise.resolve(),
    };
  });
  const lent: Line[] = [];
  for (let n = 0; n < 10; n++) lent.push(await lines.reserve());
  let isLent = false;
  const eleventh = lines.reserve().then((it) => (isLent = true, it));
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.equal(isLent, false);
  breakers[0]();
  await assert.rejects(async () => await lent[0].unsafe("select 1"), /broke/);
  lent[0].release();
  assert.equal(await (await eleventh).unsafe("select 1"), 11);
  lent[1].release();
  breakers[1]();
  assert.equal(await (await lines.reserve()).unsafe("select 1"), 12);
});
