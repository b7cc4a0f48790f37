import assert from "node:assert/strict";
import { createPgliteConnection } from "@supabase/lite/pglite";
import {
  ENGINE_PARAMS,
  LIBRARY_PARAMS,
} from "../../../../../functions/_providers/supabase/embedded/engine_params.ts";
import { IN_MEMORY } from "../../../../../functions/_providers/supabase/embedded/backend.ts";

Deno.test("the engine starts as the library has it, with a smaller page cache", async () => {
  const pgliteOptions = { startParams: ENGINE_PARAMS };
  const connection = await createPgliteConnection({ url: IN_MEMORY, pgliteOptions });
  // The engine sets the exit code of the process when it makes a database.
  Deno.exitCode = 0;
  const library = connection.driver.constructor as unknown as { defaultStartParams: string[] };
  assert.deepEqual(LIBRARY_PARAMS, library.defaultStartParams);
  const { rows } = await connection.driver.query("show shared_buffers");
  assert.deepEqual(rows, [{ shared_buffers: "32MB" }]);
  await connection.close();
});
