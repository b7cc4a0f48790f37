/**
 * The product on an embedded backend in memory, without a port, a thread or a clock of its own: what API,
 * service and database tests stand on. Mails are kept in a list, pages are drawn as one grey pixel.
 */
import { writeCommentList } from "../../functions/_report/comment_list.ts";
import { exportReport } from "../../functions/_report/exports/mod.ts";
import { joinMarkedUp } from "../../functions/_report/markup.ts";
import type { Hono } from "hono";
import { type ApiEnv, createApi, createBase, useSession } from "../../functions/api/app.ts";
import { createWellKnown } from "../../functions/api/well_known.ts";
import { findSection, searchSections } from "../../functions/_rules/limits/fbc_2023/catalogue.ts";
import { readResponses } from "../../functions/_report/letter/read_responses.ts";
import { readReview } from "../../functions/_report/review_marks.ts";
import { FBC_2023 } from "../../functions/_rules/limits/mod.ts";
import { titleOfRule } from "../../functions/_rules/mod.ts";
import type { analyseApart } from "../../functions/analysis/apart/mod.ts";
import { ANALYSIS_VERSION } from "../../functions/analysis/analysis_version.ts";
import { keepAtHand } from "../../functions/_providers/kv/at_hand.ts";
import { openDenoKv } from "../../functions/_providers/kv/deno_kv.ts";
import type { KvStore } from "../../functions/_providers/kv/port.ts";
import type { Mail } from "../../functions/_providers/mail/port.ts";
import { isLeakedPassword } from "../../functions/_providers/passwords/leaked.ts";
import type { PaymentsProvider } from "../../functions/_providers/payments/port.ts";
import { createSandboxPayments } from "../../functions/_providers/payments/sandbox.ts";
import {
  type EmbeddedBackend,
  IN_MEMORY,
  openEmbeddedBackend,
} from "../../functions/_providers/supabase/embedded/backend.ts";
import { type Backend, connectBackend } from "../../functions/_providers/supabase/mod.ts";
import type { ModelDesk } from "../../functions/analysis/propose/desk.ts";
import { bindServices } from "../../functions/_services/bind_services.ts";
import { rewriteResetMail } from "../../functions/_services/mails.ts";
import type { Services } from "../../functions/_services/mod.ts";
import { createSealKey, type SealKey } from "../../functions/_shared/seal.ts";
import { forgetUser } from "../../functions/_services/sessions.ts";
import { createTokenSigner } from "../../functions/_shared/signed_token.ts";
import { createSecretBox } from "../../functions/_shared/secret_box.ts";
import { createSigningIdentity } from "../../functions/_report/signing_identity.ts";
import { assertDocumented } from "./documented.ts";
import { findDatabase } from "./prepared.ts";

/** A product under test. `now` can be moved. */
export interface TestProduct {
  app: Hono<ApiEnv>;
  services: Services;
  backend: Backend;
  embedded: EmbeddedBackend;
  keys: { publishableKey: string; secretKey: string };
  sealKey: SealKey;
  kv: KvStore;
  mails: Mail[];
  clock: { now: Date };
  /** Folder of the stored objects. */
  objects: string;
  /** Works off both queues until they are empty. */
  work: () => Promise<void>;
  close: () => Promise<void>;
}

export const PUBLIC_URL = "http://127.0.0.1:8000";
const KEYS = {
  jwtSecret: "a secret of the tests, forty characters long",
  publishableKey: "sb_publishable_test_key_aaaaaaaaaaaaaaaaaa",
  secretKey: "sb_secret_test_key_bbbbbbbbbbbbbbbbbbbbbbbb",
};
const GREY_PIXEL = Uint8Array.fromBase64(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
);

/** Opens a product. Takes a few seconds where no database is prepared: open one per test file. */
export async function openTestProduct(
  options: {
    rateFactor?: number;
    payments?: PaymentsProvider;
    /** How mails are sent: with `smtp` addresses have to be confirmed before the first upload. */
    mailKind?: string;
    /** Hears what the server logs. */
    log?: (event: string, facts?: Record<string, unknown>) => void;
    /** Where the worker puts pages to the vision model; without it there is none. */
    openDesk?: (backend: Backend) => ModelDesk;
    /** Analyses a page in the place of a worker. */
    analyse?: typeof analyseApart;
  } = {},
): Promise<TestProduct> {
  const objects = await Deno.makeTempDir({ prefix: "flclear-test-" });
  const mails: Mail[] = [];
  const clock = { now: new Date() };
  const now = () => clock.now;
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const mail = {
    kind: options.mailKind ?? "list",
    send: (it: Mail) => {
      mails.push(it);
      return Promise.resolve();
    },
  };
  // Set when the same tests run on a PostgreSQL server.
  const server = Deno.env.get("TEST_DATABASE_URL");
  const image = server ? undefined : await findDatabase();
  const embedded = await quietly(() =>
    openEmbeddedBackend({
      image,
      database: server ?? IN_MEMORY,
      objects,
      secrets: KEYS,
      siteUrl: PUBLIC_URL,
      sendMail: async (it) => await mail.send(await rewriteResetMail(it, "127.0.0.1")),
    })
  );
  // As between threads, a body is whole before the backend begins with it: it may come out of the backend itself.
  const send: typeof fetch = async (input, init) => {
    const body = init?.body instanceof ReadableStream
      ? await new Response(init.body).bytes()
      : init?.body;
    return await quietly(() => embedded.fetch(new Request(input, { ...init, body })));
  };
  const backend = connectBackend("embedded", { url: "http://backend.test", ...KEYS, fetch: send });
  const nowMs = () => clock.now.getTime();
  const kv = keepAtHand(await openDenoKv(":memory:", nowMs), nowMs);
  const sealKey = await createSealKey(clock.now.toISOString());
  const payments = options.payments ?? createSandboxPayments(
    { get: backend.server.getSandboxState, set: backend.server.setSandboxState },
    { now, newId: () => crypto.randomUUID() },
  );
  const desk = options.openDesk?.(backend);
  const unsubscribeTokens = await createTokenSigner(random(32), "unsubscribe");
  const services = bindServices({
    backend,
    kv,
    mail,
    payments,
    isLeakedPassword,
    unsubscribeTokens,
    sealKeys: [sealKey],
    catalogue: { edition: FBC_2023.name, search: searchSections, find: findSection, titleOfRule },
    painter: {
      // Told by its text: no test product opens files.
      countPages: (_, bytes) =>
        Promise.resolve(
          new TextDecoder("latin1").decode(bytes as Uint8Array).match(/\/Type\s*\/Page\b/g)
            ?.length ?? null,
        ),
      drawPage: () => Promise.resolve(new Uint8Array(GREY_PIXEL)),
      drawEvidence: ({ findings }) =>
        Promise.resolve(new Map(findings.map((it) => [it.id, new Uint8Array(GREY_PIXEL)]))),
    },
    markup: {
      markUp: () =>
        Promise.resolve({ isAppended: true, bytes: new TextEncoder().encode("\n% marked\n") }),
      readMarks: ({ bytes, name }) => readReview(bytes as Uint8Array, name),
      readLetter: ({ bytes }) => Promise.resolve().then(() => readResponses(bytes)),
      join: joinMarkedUp,
      stack: (pictures) => Promise.resolve(new Uint8Array(pictures[0])),
    },
    writer: { export: exportReport, listComments: writeCommentList },
    vision: desk ? { name: desk.name, host: desk.host, usdPerSheet: 0.25 } : null,
    about: {
      versions: { app: "test", analysis: ANALYSIS_VERSION },
      providers: { backend: "embedded" },
    },
    operator: null,
    publicUrl: PUBLIC_URL,
    now,
    random,
    log: () => {},
  }, await createSecretBox(random(32)));
  const apiOptions = {
    services,
    kv,
    publicUrl: PUBLIC_URL,
    isBehindProxy: true,
    rateFactor: options.rateFactor ?? 1000,
    now,
    log: options.log ?? (() => {}),
  };
  const app = createBase(apiOptions);
  app.route("/.well-known", createWellKnown(apiOptions));
  useSession(app, apiOptions);
  app.route("/api", createApi(apiOptions));
  const request = app.request;
  app.request = async (input, init, ...rest) => {
    const answer = await request(input, init, ...rest);
    const asked = input instanceof Request ? input : { url: String(input), method: "GET" };
    await assertDocumented({ method: init?.method ?? asked.method, url: asked.url }, answer);
    return answer;
  };

  const openHandlers = async () => {
    // Loaded when it is wanted: most tests read no sheet.
    const { createAnalysisHandler } = await import("../../functions/analysis/queue/analyse_run.ts");
    const { createChoreHandler } = await import("../../functions/analysis/queue/chores.ts");
    const identity = await createSigningIdentity({ commonName: "Test", now: clock.now, random });
    return {
      analysis: createAnalysisHandler({
        backend,
        analysis: backend.analysis,
        objects: backend.server,
        brands: backend.server,
        desk,
        analyse: options.analyse,
        sealKey,
        identity,
        publicUrl: PUBLIC_URL,
        now,
        random,
      }),
      chores: createChoreHandler({
        backend,
        mail,
        payments,
        unsubscribeTokens,
        sealKeys: [sealKey],
        now,
        publicUrl: PUBLIC_URL,
        forget: (userId) => forgetUser(kv, userId),
        log: () => {},
      }),
    };
  };
  let handlers: Awaited<ReturnType<typeof openHandlers>> | undefined;
  const work = async () => {
    handlers ??= await openHandlers();
    for (;;) {
      let done = 0;
      for (const queue of ["analysis", "chores"] as const) {
        for (const job of await backend.jobs.claim(queue, "test/1", 60_000, 50)) {
          await handlers[queue](job, new AbortController().signal);
          done++;
        }
      }
      if (done === 0) return;
    }
  };
  const product: TestProduct = {
    app,
    services,
    backend,
    embedded,
    keys: KEYS,
    sealKey,
    kv,
    mails,
    clock,
    objects,
    work,
    async close() {
      kv.close();
      await embedded.close();
      await Deno.remove(objects, { recursive: true });
      // A file's variables outlive its tests, and with them a database in memory.
      for (const part of Object.keys(product)) Reflect.deleteProperty(product, part);
    },
  };
  return product;
}

/** Calls under way, and how the console was before the first of them. */
let quietCalls = 0;
let loud: Partial<Console> = {};

/** The embedded backend prints every statement it refuses; tests refuse many on purpose. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  if (quietCalls++ === 0) {
    const { error, warn, info, log } = console;
    loud = { error, warn, info, log };
    Object.assign(console, { error: () => {}, warn: () => {}, info: () => {}, log: () => {} });
  }
  try {
    return await work();
  } finally {
    // Calls overlap: only the last to end may give the console its voice back.
    if (--quietCalls === 0) Object.assign(console, loud);
  }
}

/** Someone signed in, with what it takes to call. */
export interface Person {
  email: string;
  password: string;
  token: string;
  id: string;
  headers: { authorization: string };
}

let people = 0;

/** Registers someone new through the API. */
export async function registerPerson(
  { app }: Pick<TestProduct, "app">,
  name = "Ann Lee",
): Promise<Person> {
  const email = `person-${++people}@example.com`;
  const password = "Gr4phiteRoof";
  const answer = await app.request("/api/auth/register", {
    method: "POST",
    body: JSON.stringify({ name, email, password }),
  });
  const body = await answer.json();
  if (answer.status !== 201) throw new Error(`Cannot register: ${body.message}`);
  const { token, user } = body;
  return { email, password, token, id: user.id, headers: { authorization: `Bearer ${token}` } };
}

/** Makes somebody an admin, with the second factor the role needs. */
export async function makeAdmin(
  { backend, embedded }: Pick<TestProduct, "backend" | "embedded">,
  { email, id }: Pick<Person, "email" | "id">,
): Promise<void> {
  await backend.server.setRole(email, "admin");
  await embedded.exec(
    `insert into public.second_factors (user_id, sealed_secret, confirmed_at) values ('${id}', 's', now())`,
  );
}

/** Every field of the create form, valid. */
export const PROJECT_FIELDS: Record<string, string> = {
  name: "Office annex",
  description: "Two rooms and a corridor",
  address: "100 Bay Street, Tampa FL",
  clientName: "Bay Builders",
  clientPhone: "813-555-0100",
  clientEmail: "office@example.com",
  occupancyClassification: '["B"]',
  inspectionCategories: '["Egress","Accessibility"]',
  buildingHeight: "24",
  buildingArea: "3200",
  typeOfConstruction: "VB",
  fireSprinkler: "true",
  generator: "false",
  priority: "high",
};

/** The smallest file that is a PDF with one empty page. */
export function tinyPdf(mark = ""): Uint8Array<ArrayBuffer> {
  const text = `%PDF-1.4\n% ${mark}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n` +
    "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\n" +
    "trailer<</Root 1 0 R/Size 4>>\n%%EOF\n";
  return new TextEncoder().encode(text);
}

/** A form with fields and files, as a browser sends it. */
export function projectForm(
  fields: Record<string, string> = PROJECT_FIELDS,
  files: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [
    { name: "plans.pdf", bytes: tinyPdf() },
  ],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { name, bytes } of files) form.append("files", new File([bytes], name));
  return form;
}

/** Creates a project through the API and answers its id. */
export async function createTestProject(
  { app }: Pick<TestProduct, "app">,
  person: Person,
  form: FormData = projectForm(),
): Promise<string> {
  const answer = await app.request("/api/projects", {
    method: "POST",
    headers: person.headers,
    body: form,
  });
  const body = await answer.json();
  if (answer.status !== 201) throw new Error(`Cannot create project: ${body.message}`);
  return body.id;
}
