/** Policies, job table and limits once more on a PostgreSQL server, when the machine has one. */
import assert from "node:assert/strict";
import { findPostgres, openPostgres } from "../../../fakes/postgres_server.ts";

const SUITES = [
  "tests/functions/_providers/supabase/policies_test.ts",
  "tests/functions/_providers/supabase/feature_policies_test.ts",
  "tests/functions/_providers/supabase/jobs_test.ts",
  "tests/functions/_providers/supabase/model_ledger_test.ts",
  "tests/functions/_services/deletion_test.ts",
  "tests/functions/_services/dispositions_test.ts",
  "tests/functions/_services/usage_period_test.ts",
  "tests/functions/_services/limits_test.ts",
];
const programs = findPostgres();

Deno.test({
  name: "policies, jobs and limits hold on a PostgreSQL server too",
  ignore: programs === null,
  async fn() {
    const server = await openPostgres(programs!);
    try {
      for (const [n, suite] of SUITES.entries()) {
        await server.createDatabase(`suite${n}`);
        const { code, stdout } = await new Deno.Command(Deno.execPath(), {
          args: ["test", "-A", "-q", "--no-check", suite],
          cwd: new URL("../../../../", import.meta.url),
          env: { TEST_DATABASE_URL: server.url(`suite${n}`), NO_COLOR: "1" },
          stdout: "piped",
          stderr: "null",
        }).output();
        assert.equal(code, 0, new TextDecoder().decode(stdout));
      }
    } finally {
      await server.close();
    }
  },
});
