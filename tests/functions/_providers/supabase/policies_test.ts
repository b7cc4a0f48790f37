/** Every table and bucket: what a visitor, a stranger, the owner and the server get to see and to change. */
import assert from "node:assert/strict";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import {
  createTestProject,
  makeAdmin,
  openTestProduct,
  type Person,
  projectForm,
  registerPerson,
  type TestProduct,
  tinyPdf,
} from "../../../fakes/product.ts";

let product: TestProduct;
let owner: Person;
let projectId: string;
let fileId: string;
const clients: Record<"visitor" | "stranger" | "owner" | "admin" | "server", SupabaseClient> =
  {} as never;

function connect(key: string, token?: string): SupabaseClient {
  return createClient("http://backend.test", key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: (input, init) => product.embedded.fetch(new Request(input, init)),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    },
  });
}

Deno.test.beforeAll(async () => {
  product = await openTestProduct();
  // Refused statements are printed by the backend; here most of them are refused on purpose.
  Object.assign(console, { error: () => {} });
  const { publishableKey, secretKey } = product.keys;
  const asPerson = async (person: Person) => {
    const { tokens } = await product.backend.auth.signIn(person);
    return connect(publishableKey, tokens.accessToken);
  };
  owner = await registerPerson(product);
  const admin = await registerPerson(product);
  await makeAdmin(product, admin);
  clients.visitor = connect(publishableKey);
  clients.stranger = await asPerson(await registerPerson(product));
  clients.owner = await asPerson(owner);
  clients.admin = await asPerson(admin);
  clients.server = connect(secretKey);

  projectId = await createTestProject(product, owner, projectForm());
  const files = await clients.server.from("files").select("id").eq("project_id", projectId);
  fileId = files.data![0].id;
  await product.services.requestAccess({
    projectType: "other",
    name: "Kim",
    email: "kim@example.com",
    company: "",
    message: "",
  });
  const insert = async (table: string, row: Record<string, unknown>) => {
    const { error } = await clients.server.from(table).insert(row);
    assert.equal(error, null, `${table}: ${error?.message}`);
  };
  await insert("page_results", {
    project_id: projectId,
    run: 1,
    page: 1,
    file_id: fileId,
    page_in_file: 1,
  });
  await insert("project_corrections", { project_id: projectId, key: "stories", value: 2 });
  await insert("compliance_reports", {
    project_id: projectId,
    run: 1,
    body: {},
    seal: {},
    report_hash: "h",
    digital_signature: "s",
    verification_code: "FLC-AAAAAA-CERT",
    analysis_model: "m",
  });
  await insert("issued_reports", {
    sequence: 1,
    verification_code: "FLC-AAAAAA-CERT",
    report_hash: "h",
    digital_signature: "s",
    key_id: "k",
    sealed_at: "2026-01-01T00:00:00Z",
    previous_hash: "0",
    chain_hash: "1",
  });
  await insert("report_events", {
    project_id: projectId,
    run: 1,
    action: "downloaded",
    detail: "PDF report",
    day: "2026-01-01",
    first_at: "2026-01-01T00:00:00Z",
    last_at: "2026-01-01T00:00:00Z",
  });
  await insert("revoked_reports", { verification_code: "FLC-AAAAAA-CERT", reason: "wrong" });
  await insert("feedback", {
    project_id: projectId,
    user_id: owner.id,
    rating: 5,
    was_helpful: true,
  });
  await insert("finding_dispositions", {
    project_id: projectId,
    run: 1,
    finding_id: "F001",
    rule_id: "egress/door",
  });
  await insert("own_findings", {
    project_id: projectId,
    run: 1,
    finding_id: "R001",
    finding: { ruleId: "reviewer/own" },
  });
  await insert("person_answers", {
    project_id: projectId,
    run: 1,
    item_id: "egress-door",
    answer: "complies",
    cycle: 1,
  });
  await insert("standard_comments", {
    owner_id: owner.id,
    status: "issue",
    severity: "high",
    title: "Handrails",
    description: "None is shown.",
    recommendation: "",
  });
  await insert("saved_views", { owner_id: owner.id, list: "projects", name: "Open", query: {} });
  await insert("finding_entries", {
    project_id: projectId,
    thread_id: crypto.randomUUID(),
    user_id: owner.id,
    body: "Seen",
  });
  await insert("report_pages", {
    project_id: projectId,
    run: 1,
    page: 1,
    file_id: fileId,
    page_in_file: 1,
  });
  await insert("applicant_responses", {
    project_id: projectId,
    cycle: 1,
    of_cycle: 1,
    finding_id: "F001",
    response: "Widened",
  });
  await insert("carried_verdicts", {
    project_id: projectId,
    cycle: 1,
    of_cycle: 1,
    finding_id: "F001",
    verdict: "closed",
  });
  await insert("past_decisions", { rule_id: "egress/door", is_right: true });
  await insert("billing_history", {
    user_id: owner.id,
    amount: 9900,
    status: "paid",
    description: "Professional",
    billing_date: "2026-01-01",
  });
  await insert("admin_metrics", { date: "2026-01-01" });
  await clients.server.from("audit_log").delete().neq("action", "");
  await insert("audit_log", { action: "grant", subject: "x" });
  await insert("sandbox_subscriptions", { customer_id: "c", state: {} });
});
Deno.test.afterAll(() => product.close());

/** Rows each sees. The server sees all. */
const ROWS: Record<string, { visitor: number; stranger: number; owner: number; admin: number }> = {
  users: { visitor: 0, stranger: 1, owner: 1, admin: 1 },
  sessions: { visitor: 0, stranger: 0, owner: 0, admin: 0 },
  email_tokens: { visitor: 0, stranger: 0, owner: 0, admin: 0 },
  second_factors: { visitor: 0, stranger: 0, owner: 0, admin: 0 },
  known_devices: { visitor: 0, stranger: 0, owner: 0, admin: 0 },
  // Everybody has registered.
  security_events: { visitor: 0, stranger: 1, owner: 1, admin: 1 },
  access_requests: { visitor: 0, stranger: 0, owner: 0, admin: 1 },
  audit_log: { visitor: 0, stranger: 0, owner: 0, admin: 1 },
  projects: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  files: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  page_results: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  project_corrections: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  finding_dispositions: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  own_findings: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  person_answers: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  standard_comments: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  saved_views: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  finding_entries: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  project_cycles: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  report_pages: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  applicant_responses: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  carried_verdicts: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  past_decisions: { visitor: 0, stranger: 0, owner: 0, admin: 0 },
  compliance_reports: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  issued_reports: { visitor: 0, stranger: 0, owner: 0, admin: 0 },
  // The download, and the feedback below.
  report_events: { visitor: 0, stranger: 0, owner: 2, admin: 0 },
  revoked_reports: { visitor: 0, stranger: 0, owner: 0, admin: 0 },
  feedback: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  subscription_plans: { visitor: 3, stranger: 3, owner: 3, admin: 3 },
  usage_analytics: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  billing_history: { visitor: 0, stranger: 0, owner: 1, admin: 0 },
  admin_metrics: { visitor: 0, stranger: 0, owner: 0, admin: 1 },
  sandbox_subscriptions: { visitor: 0, stranger: 0, owner: 0, admin: 0 },
};
/** Tables their owner alone writes, row by row. */
const OWN_WORDS = new Set(["standard_comments", "saved_views"]);
/** The only table a user may add rows to without a function. */
const INSERTABLE = new Set(["feedback"]);

for (const [table, expected] of Object.entries(ROWS)) {
  for (const [who, count] of Object.entries(expected)) {
    Deno.test(`${table}: ${who} sees ${count} rows`, async () => {
      const { data } = await clients[who as keyof typeof clients].from(table).select("*");
      assert.equal(data?.length ?? 0, count);
    });
  }
  Deno.test(`${table}: the server sees rows`, async () => {
    const { data, error } = await clients.server.from(table).select("*");
    assert.equal(error, null);
    assert.ok(data!.length >= 1);
  });
  for (const who of ["visitor", "stranger", "owner"] as const) {
    if (OWN_WORDS.has(table) && who === "owner") continue;
    Deno.test(`${table}: ${who} changes and deletes nothing`, async () => {
      const count = async () =>
        (await clients.server.from(table).select("*")).data!.map((it) => JSON.stringify(it)).sort();
      const before = await count();
      const [column] = Object.keys((await clients.server.from(table).select("*")).data![0]);
      await clients[who].from(table).update({ [column]: null }).not(column, "is", null);
      await clients[who].from(table).delete().not(column, "is", null);
      assert.deepEqual(await count(), before);
    });
    if (INSERTABLE.has(table) && who === "owner") continue;
    Deno.test(`${table}: ${who} can't copy a row of somebody`, async () => {
      const { data } = await clients.server.from(table).select("*");
      const before = data!.length;
      const { id: _, ...row } = data![0];
      await clients[who].from(table).insert(row);
      assert.equal((await clients.server.from(table).select("*")).data!.length, before);
    });
  }
}

Deno.test("a user can't become admin, change plan or raise limits", async () => {
  for (
    const change of [{ role: "admin" }, { subscription_tier: "enterprise" }, { projects_limit: -1 }]
  ) {
    await clients.owner.from("users").update(change).eq("id", owner.id);
  }
  const { data } = await clients.server.from("users").select("*").eq("id", owner.id).single();
  assert.deepEqual([data.role, data.subscription_tier, data.projects_limit], ["user", "free", 3]);
});

Deno.test("a user can't have the worker read a file of somebody else", async () => {
  const find = async (table: string, id: string) =>
    (await clients.server.from(table).select("*").eq("id", id).single()).data;
  const [file, project] = [await find("files", fileId), await find("projects", projectId)];
  const id = crypto.randomUUID();
  const create = async (path: string) => {
    const { error } = await clients.stranger.rpc("create_project", {
      p_id: id,
      p_project: project,
      p_files: [{ ...file, id: crypto.randomUUID(), file_path: path }],
    });
    return error?.message;
  };
  const picture = `${owner.id}/${projectId}/page-${fileId}-1-1600.png`;
  const climb = `${owner.id}/${id}/../${projectId}/page.png`;
  for (const path of [picture, climb, "a.pdf"]) {
    assert.match(await create(path) ?? "it was let through", /validation_failed$/, path);
  }
  const { data } = await clients.server.from("projects").select("id").eq("id", id);
  assert.deepEqual(data, []);
});

const SERVER_FUNCTIONS: [string, Record<string, unknown>][] = [
  ["job_claim", { p_queue: "analysis", p_worker: "x", p_lease_ms: 1 }],
  ["job_enqueue", { p_queue: "analysis", p_kind: "plan" }],
  ["job_reap", {}],
  ["job_list", {}],
  ["set_plan", { p_user: crypto.randomUUID(), p_tier: "enterprise" }],
  ["apply_billing", { p_user: crypto.randomUUID(), p_state: {}, p_invoices: [] }],
  ["count_usage", { p_user: crypto.randomUUID() }],
  ["lock_account", { p_user: crypto.randomUUID() }],
  ["analysis_failed", { p_job: crypto.randomUUID(), p_token: crypto.randomUUID(), p_reason: "x" }],
  ["settle_analysis", { p_project: crypto.randomUUID(), p_run: 1 }],
  ["note_report_event", {
    p_project: crypto.randomUUID(),
    p_run: 1,
    p_action: "revoked",
    p_detail: "",
  }],
  ["newest_report", { p_project: crypto.randomUUID() }],
  ["own_report", { p_project: crypto.randomUUID() }],
  ["count_verification", { p_code: "FLC-AAAAAA-CERT" }],
  ["verified_today", {}],
  ["read_for_verification", { p_code: "FLC-AAAAAA-CERT", p_times: 1 }],
  ["report_standing", { p_code: "FLC-AAAAAA-CERT" }],
  ["note_files", { p_project: crypto.randomUUID(), p_plan: {} }],
];
for (const [name, values] of SERVER_FUNCTIONS) {
  for (const who of ["visitor", "owner"] as const) {
    Deno.test(`function ${name} is refused to ${who}`, async () => {
      const { error } = await clients[who].rpc(name, values);
      assert.ok(error, "the call was let through");
      assert.match(error.message, /permission denied|not find/);
    });
  }
}

for (const bucket of ["plans", "reports"] as const) {
  Deno.test(`bucket ${bucket}: only the owner reads below the own id, nobody else`, async () => {
    const path = `${owner.id}/${projectId}/proof-${bucket}.pdf`;
    await product.backend.server.upload(bucket, path, tinyPdf(), "application/pdf");
    const read = async (who: keyof typeof clients) =>
      (await clients[who].storage.from(bucket).download(path)).data !== null;
    assert.deepEqual(
      [await read("visitor"), await read("stranger"), await read("admin"), await read("owner")],
      [false, false, false, true],
    );
    assert.ok(await read("server"));
  });

  Deno.test(`bucket ${bucket}: nobody writes below another's id`, async () => {
    for (const who of ["visitor", "stranger"] as const) {
      const path = `${owner.id}/${projectId}/planted-${who}.pdf`;
      const { error } = await clients[who].storage.from(bucket)
        .upload(path, tinyPdf(), { contentType: "application/pdf" });
      assert.ok(error, `${who} could write`);
    }
  });

  Deno.test(`bucket ${bucket}: a stranger removes nothing`, async () => {
    const path = `${owner.id}/${projectId}/proof-${bucket}.pdf`;
    await clients.stranger.storage.from(bucket).remove([path]);
    await clients.visitor.storage.from(bucket).remove([path]);
    assert.ok(await product.backend.server.download(bucket, path), "the object is gone");
  });
}

Deno.test("bucket reports: the owner can't write, so no report is the user's own work", async () => {
  const { error } = await clients.owner.storage.from("reports")
    .upload(`${owner.id}/forged.pdf`, tinyPdf(), { contentType: "application/pdf" });
  assert.ok(error);
});

Deno.test("every table of the schema has row-level security, and what is not named above shows nobody anything", async () => {
  const { rows } = await product.embedded.exec(
    `select c.relname, c.relrowsecurity from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  ) as { rows: { relname: string; relrowsecurity: boolean }[] };
  assert.deepEqual(rows.filter((it) => !it.relrowsecurity), []);
  for (const { relname } of rows.filter((it) => !(it.relname in ROWS))) {
    for (const who of ["visitor", "stranger"] as const) {
      const { data } = await clients[who].from(relname).select("*");
      assert.deepEqual(data ?? [], [], `${relname} shows rows to a ${who}`);
    }
  }
});
