import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { listAll, listParts } from "../../../../functions/_providers/supabase/list_all.ts";
import { openTestProduct, registerPerson } from "../../../fakes/product.ts";

Deno.test("more rows than one answer holds are all read, each once", async () => {
  const product = await openTestProduct();
  try {
    const person = await registerPerson(product);
    await product.embedded.exec(
      `insert into public.usage_analytics (user_id, date)
       select '${person.id}', date '2020-01-01' + n from generate_series(0, 24) n`,
    );
    const server = createClient("http://backend.test", product.keys.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => product.embedded.fetch(new Request(input, init)) },
    });
    for (const pageSize of [5, 7, 25, 100]) {
      const rows = await listAll<{ date: string }>(
        () => server.from("usage_analytics").select("date").order("date"),
        pageSize,
      );
      assert.equal(new Set(rows.map((it) => it.date)).size, 25, `${pageSize} at a time`);
      assert.equal(rows.length, 25);
    }
    const parts = listParts(() => server.from("usage_analytics").select("date").order("date"), 10);
    assert.deepEqual((await Array.fromAsync(parts)).map((it) => it.length), [10, 10, 5]);
  } finally {
    await product.close();
  }
});
