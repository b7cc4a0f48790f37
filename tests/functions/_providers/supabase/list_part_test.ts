import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { listPart } from "../../../../functions/_providers/supabase/list_part.ts";

/** Answers as PostgREST does: a range past the end is refused, a question for the number alone is not. */
function createHosted(total: number) {
  const asked: string[] = [];
  const db = createClient("http://backend.test", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => {
        const { method, url } = new Request(input, init);
        asked.push(method);
        const from = Number(new URL(url).searchParams.get("offset") ?? 0);
        if (method === "HEAD") {
          return Promise.resolve(
            new Response(null, { headers: { "content-range": `*/${total}` } }),
          );
        }
        if (from > total) {
          return Promise.resolve(
            Response.json({ code: "PGRST103", message: "Requested range not satisfiable" }, {
              status: 416,
              headers: { "content-range": `*/${total}` },
            }),
          );
        }
        return Promise.resolve(
          Response.json([{ id: from }], {
            headers: { "content-range": `${from}-${from}/${total}` },
          }),
        );
      },
    },
  });
  const ask = (how: { count: "exact"; head: boolean }) => db.from("lines").select("id", how);
  return { ask, asked };
}

Deno.test("a page of rows comes with the number of all, in one call", async () => {
  const { ask, asked } = createHosted(3);
  assert.deepEqual(await listPart(ask, { limit: 1, offset: 2 }), { total: 3, rows: [{ id: 2 }] });
  assert.deepEqual(asked, ["GET"]);
});

Deno.test("a page past the end is empty and still says how many there are", async () => {
  const { ask, asked } = createHosted(3);
  assert.deepEqual(await listPart(ask, { limit: 10, offset: 40 }), { total: 3, rows: [] });
  assert.deepEqual(asked, ["GET", "HEAD"]);
});
