import assert from "node:assert/strict";
import {
  hasDisk,
  leaveOutChecks,
  modelOf,
  readEnvironment,
} from "../../../functions/cli/environment.ts";

Deno.test("keys a Supabase edge function finds stand in for ours, and ours win", () => {
  const old = readEnvironment({ SUPABASE_ANON_KEY: "anon", SUPABASE_SERVICE_ROLE_KEY: "service" });
  assert.deepEqual([old.SUPABASE_PUBLISHABLE_KEY, old.SUPABASE_SECRET_KEY], ["anon", "service"]);
  const lists = {
    SUPABASE_ANON_KEY: "anon",
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1"}',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
  };
  const now = readEnvironment(lists);
  assert.equal(now.SUPABASE_PUBLISHABLE_KEY, "sb_publishable_1");
  assert.equal(now.SUPABASE_SECRET_KEY, "sb_secret_1");
  const own = readEnvironment({ ...lists, SUPABASE_SECRET_KEY: "sb_secret_own" });
  assert.equal(own.SUPABASE_SECRET_KEY, "sb_secret_own");
  const odd = readEnvironment({ SUPABASE_SECRET_KEYS: "not a list" });
  assert.equal(odd.SUPABASE_SECRET_KEY, undefined);
});

Deno.test("an edge host is known by what its platform sets", () => {
  assert.equal(hasDisk({}), true);
  assert.equal(hasDisk({ DENO_DEPLOYMENT_ID: "d" }), false);
  assert.equal(hasDisk({ SB_EXECUTION_ID: "e" }), false);
});

Deno.test("without a word the model may cost 12 dollars a project and 100 a month, without a key nothing", () => {
  assert.equal(modelOf(readEnvironment({})), null);
  const settings = modelOf(readEnvironment({ OPENAI_API_KEY: "sk-test" }))!;
  assert.deepEqual([settings.maxProjectCents, settings.maxMonthCents], [1_200, 10_000]);
  assert.deepEqual([settings.effort, settings.tier], [undefined, undefined]);
});

Deno.test("a variable that makes no sense is named", () => {
  assert.throws(() => readEnvironment({ PORT: "many" }), { code: "validation_failed" });
});

Deno.test("libraries leave out their checks for developers, unless the environment says otherwise", () => {
  const choose = (values: Record<string, string>) => {
    leaveOutChecks({
      get: (name) => values[name],
      set: (name, value) => void (values[name] = value),
    });
    return values.NODE_ENV;
  };
  assert.equal(choose({}), "production");
  assert.equal(choose({ NODE_ENV: "development" }), "development");
  leaveOutChecks({
    get: () => undefined,
    set: () => {
      throw new Deno.errors.NotSupported("The environment is fixed");
    },
  });
});
