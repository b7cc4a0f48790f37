/** Keys, brands, payments and plan changes: who sees the rows, and who may call what changes them. */
import assert from "node:assert/strict";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import {
  makeAdmin,
  openTestProduct,
  type Person,
  registerPerson,
  type TestProduct,
} from "../../../fakes/product.ts";

type Who = "visitor" | "stranger" | "owner" | "admin";
let product: TestProduct;
let owner: Person;
const clients: Partial<Record<Who, SupabaseClient>> = {};

Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  // Refused statements are printed by the backend; here most of them are refused on purpose.
  Object.assign(console, { error: () => {} });
  const connect = async (person: Person | null) => {
    const token = person && (await product.backend.auth.signIn(person)).tokens.accessToken;
    return createClient("http://backend.test", product.keys.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: {
        fetch: (input, init) => product.embedded.fetch(new Request(input, init)),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      },
    });
  };
  owner = await registerPerson(product);
  const admin = await registerPerson(product);
  await makeAdmin(product, admin);
  clients.visitor = await connect(null);
  clients.stranger = await connect(await registerPerson(product));
  clients.owner = await connect(owner);
  clients.admin = await connect(admin);
  await product.embedded.exec(`
    insert into public.api_keys (user_id, name, prefix, scopes) values ('${owner.id}', 'k', 'flc_abcdef', '{read}');
    insert into public.brands (user_id, name) values ('${owner.id}', 'Bay');
    insert into public.plan_changes (user_id, tier, status, price) values ('${owner.id}', 'professional', 'active', 9900);
    insert into public.payment_events (id, type) values ('evt_1', 'invoice.paid');
    insert into public.billing_wishes (user_id, kind) values ('${owner.id}', 'cancel');
    insert into public.audit_log (action, subject) values ('test', 'x');
    insert into public.admin_metrics (date) values ('2026-01-01')`);
});
Deno.test.afterAll(() => product.close());

const READERS: Record<string, Who[]> = {
  api_keys: ["owner"],
  brands: ["owner"],
  plan_changes: ["admin"],
  payment_events: [],
  billing_wishes: [],
  audit_log: ["admin"],
  admin_metrics: ["admin"],
};
for (const [table, readers] of Object.entries(READERS)) {
  for (const who of ["visitor", "stranger", "owner", "admin"] as const) {
    const may = readers.includes(who);
    Deno.test(`${table} shows ${who === "visitor" ? "a visitor" : `the ${who}`} ${may ? "its rows" : "nothing"}`, async () => {
      const { data } = await clients[who]!.from(table).select("*");
      assert.equal((data ?? []).length > 0, may);
    });
    Deno.test(`${table} lets ${who === "visitor" ? "a visitor" : `the ${who}`} change and delete nothing`, async () => {
      const db = clients[who]!;
      const count = async () =>
        (await product.embedded.exec(
          `select md5(string_agg(t::text, '')) as h from public.${table} t`,
        ) as {
          rows: { h: string }[];
        }).rows[0].h;
      const before = await count();
      const column = table === "admin_metrics" ? "date" : "id";
      const key = table === "brands" ? "user_id" : column;
      await db.from(table).delete().not(key, "is", null);
      await db.from(table).insert({});
      assert.equal(await count(), before);
    });
  }
}

Deno.test("a logo is the user's own, whatever path is named", async () => {
  await product.embedded.exec(
    `update public.users set subscription_tier = 'enterprise' where id = '${owner.id}'`,
  );
  const set = async (path: string) =>
    (await clients.owner!.rpc("set_brand", { p_name: "Bay", p_logo_path: path })).error;
  const own = `${owner.id}/brand/logo.png`;
  const stranger = crypto.randomUUID();
  assert.equal(await set(own), null);
  for (
    const path of [
      `${stranger}/brand/logo.png`,
      `${owner.id}/brand/../../${stranger}/brand/logo.png`,
      `${owner.id}/${stranger}/markup-1-sheets.png`,
    ]
  ) {
    assert.ok(await set(path), `${path} was let through`);
  }
  const { data } = await clients.owner!.from("brands").select("logo_path").single();
  assert.equal(data?.logo_path, own);
});

const SERVER_ONLY: Record<string, object> = {
  take_billing_ticket: {},
  receive_payment_event: { p_id: "e", p_type: "t", p_customer: null },
  open_billing_wish: { p_user: crypto.randomUUID(), p_kind: "cancel", p_tier: null },
  close_billing_wish: { p_id: crypto.randomUUID() },
  reconcile_billing: {},
  add_api_key: {
    p_user: crypto.randomUUID(),
    p_session: "s",
    p_name: "n",
    p_prefix: "flc_abcdef",
    p_scopes: ["read"],
  },
  use_api_key: { p_session: "s" },
  report_brand: { p_user: crypto.randomUUID() },
  plan_of: { p_user: crypto.randomUUID() },
  count_metrics: { p_at: "2026-01-01T00:00:00Z" },
  paying_at: { p_at: "2026-01-01T00:00:00Z" },
  roll_up_metrics: { p_date: "2026-01-01" },
  roll_up_missing: {},
  clean_up: {},
  schedule_nightly: {},
  note_audit: { p_action: "a", p_subject: "s" },
  set_role: { p_email: "a@example.com", p_role: "admin" },
};
for (const [name, values] of Object.entries(SERVER_ONLY)) {
  Deno.test(`${name}() is the server's alone`, async () => {
    for (const who of ["visitor", "stranger", "owner", "admin"] as const) {
      const { error } = await clients[who]!.rpc(name, values);
      assert.equal(error?.code, "42501", `${who}: ${error?.message}`);
    }
  });
}

Deno.test("a visitor calls none of the owner's and the admin's functions", async () => {
  const part = { p_search: "", p_limit: 20, p_offset: 0 };
  const calls = {
    list_api_keys: {},
    my_brand: {},
    remove_brand: {},
    assert_white_label: {},
    admin_metrics_report: {},
    admin_jobs: { ...part, p_state: "" },
    admin_feedback: part,
    admin_rule_accuracy: {},
    admin_access_requests: part,
    admin_audit: part,
  };
  for (const [name, values] of Object.entries(calls)) {
    const { error } = await clients.visitor!.rpc(name, values);
    assert.equal(error?.code, "42501", name);
  }
});
