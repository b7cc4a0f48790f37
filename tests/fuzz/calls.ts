/** Odd JSON, forms, codes and queries through every call of the API, in process. */
import fc from "fast-check";
import { OPERATIONS } from "../../functions/_shared/contract/operations/mod.ts";
import {
  createTestProject,
  openTestProduct,
  PROJECT_FIELDS,
  registerPerson,
  type TestProduct,
  tinyPdf,
} from "../fakes/product.ts";
import type { Chance } from "../fakes/random.ts";
import { mutate } from "./mutate.ts";
import { inTime, type Verdict } from "./verdict.ts";

const LIMIT_MS = 20_000;
/** They would end the state that the other tries need. */
const DESTRUCTIVE = new Set(["deleteProject", "deleteAccount", "logout", "changePassword"]);
/** Values that break careless code, at any place of any body. */
const NASTY: unknown[] = [
  null,
  "",
  " ",
  "\0",
  "\ud800",
  "\u202e",
  "x".repeat(70_000),
  "' or 1=1 --",
  "%00",
  "../../etc/passwd",
  "__proto__",
  '{"toString":null}',
  -1,
  0,
  1e308,
  -0,
  2 ** 53,
  true,
  [],
  {},
  [[[[[[]]]]]],
  { length: -1 },
  { toString: null, valueOf: null },
  "2026-13-45T99:99:99Z",
];

export interface CallFuzzer {
  tryJson: (chance: Chance) => Promise<Verdict>;
  tryForm: (chance: Chance) => Promise<Verdict>;
  tryCode: (chance: Chance) => Promise<Verdict>;
  tryQuery: (chance: Chance) => Promise<Verdict>;
  close: () => Promise<void>;
}

export async function openCallFuzzer(): Promise<CallFuzzer> {
  const product = await openTestProduct({
    log: (event, facts) => {
      if (event === "failure") lastFailure = JSON.stringify(facts);
    },
  });
  const person = await registerPerson(product);
  const headers = person.headers;
  await product.app.request("/api/billing/create-subscription", {
    method: "POST",
    headers,
    body: JSON.stringify({ planTier: "enterprise" }),
  });
  const projectId = await createTestProject(product, person);
  const fill = (path: string) =>
    path.replace("{id}", projectId).replace(/\{\w+\}/g, crypto.randomUUID());
  const changes = OPERATIONS.filter((it) =>
    it.method !== "GET" && it.bodyType !== "multipart/form-data" && !DESTRUCTIVE.has(it.id)
  );
  const reads = OPERATIONS.filter((it) => it.method === "GET" && !/events/.test(it.path));

  return {
    async tryJson(chance) {
      const { id, method, path } = chance.pick(changes);
      const body = makeJson(chance);
      const what = `${id} ${body.slice(0, 300)}`;
      return { what, problem: await ask(product, fill(path), { method, headers, body }) };
    },

    async tryForm(chance) {
      const { init, what } = makeForm(chance, headers);
      return { what, problem: await ask(product, "/api/projects", init) };
    },

    async tryCode(chance) {
      const code = makeCode(chance);
      const path = `/api/verify/${encodeURIComponent(code)}`;
      const from = { "x-forwarded-for": `10.0.0.${chance.below(250)}` };
      return { what: `code ${code}`, problem: await ask(product, path, { headers: from }) };
    },

    async tryQuery(chance) {
      const { id, path } = chance.pick(reads);
      const names = ["page", "limit", "search", "status", "width", "code", "token", "x"];
      const query = new URLSearchParams();
      for (let n = chance.below(4); n >= 0; n--) {
        query.append(chance.pick(names), makeText(chance).toWellFormed());
      }
      const range = `bytes=${
        chance.pick(["0-", "-0", "5-2", "0-0,2-3", "a-b", "-99999999999999"])
      }`;
      const asked = `${fill(path)}?${query}`;
      const init = { headers: { ...headers, range } };
      return { what: `${id} ${asked}`, problem: await ask(product, asked, init) };
    },

    close: () => product.close(),
  };
}

/** What the server said to itself about its last failure. */
let lastFailure = "";

/** Asks and judges the answer: in time, never 5xx, an error always with its code. */
async function ask(
  product: TestProduct,
  path: string,
  init: RequestInit,
): Promise<string | null> {
  return await inTime(LIMIT_MS, async () => {
    const answer = await product.app.request(path, init);
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`answered ${answer.status}: ${lastFailure}`);
    if (answer.status < 400 || answer.status === 416) return;
    const { code, message } = JSON.parse(text);
    if (!code || !message) throw new Error(`answered ${answer.status} without code: ${text}`);
  });
}

const ANYTHING = fc.object({ maxDepth: 3, withNullPrototype: false });
const WORDS = [
  "name",
  "email",
  "password",
  "planTier",
  "tags",
  "rating",
  "wasHelpful",
  "projectId",
  "concerns",
  "code",
  "token",
  "scopes",
  "reason",
  "inputs",
  "value",
  "isShown",
  "modelConsent",
  "role",
  "userId",
];

/** A body: known names with wrong values, anything at all, or no JSON. */
function makeJson(chance: Chance): string {
  const draw = chance.next();
  if (draw < 0.1) return makeText(chance);
  if (draw < 0.2) {
    return chance.pick(["", "{", "[]", "null", "1", '"x"', '{"a":1}}', "[".repeat(5000)]);
  }
  if (draw < 0.4) {
    const [sample] = fc.sample(ANYTHING, { seed: chance.below(2 ** 31), numRuns: 1 });
    return JSON.stringify(sample, (_, it) => typeof it === "bigint" ? String(it) : it);
  }
  const values: Record<string, unknown> = {};
  for (let n = chance.below(8); n >= 0; n--) {
    const value = chance.pick(NASTY);
    values[chance.pick(WORDS)] = chance.next() < 0.2 ? [value, chance.pick(NASTY)] : value;
  }
  return JSON.stringify(values);
}

function makeText(chance: Chance): string {
  if (chance.next() < 0.4) {
    const value = chance.pick(NASTY);
    return typeof value === "string" ? value : JSON.stringify(value);
  }
  const [text] = fc.sample(fc.string({ unit: "binary", maxLength: 60 }), {
    seed: chance.below(2 ** 31),
    numRuns: 1,
  });
  return text;
}

/** Codes near real ones: other letters, other lengths, look-alikes, encodings. */
function makeCode(chance: Chance): string {
  const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789O0I1lß\u0130 -%./\\";
  const middle = Array.from({ length: chance.below(9) }, () => chance.pick([...letters])).join("");
  return chance.pick([
    `FLC-${middle}-CERT`,
    `flc-${middle}-cert`,
    middle,
    ` FLC ${middle} CERT `,
    makeText(chance).toWellFormed().slice(0, 2000),
    `FLC-${middle}-CERT`.repeat(20),
  ]);
}

/** A form with odd fields, or a good one whose bytes were damaged. */
function makeForm(
  chance: Chance,
  headers: Record<string, string>,
): { init: RequestInit; what: string } {
  const fields = { ...PROJECT_FIELDS };
  for (let n = chance.below(4); n > 0; n--) {
    const names = [...Object.keys(PROJECT_FIELDS), "constructor", "x"];
    fields[chance.pick(names)] = makeText(chance);
  }
  const names = [
    "plans.pdf",
    "../../x.pdf",
    "a\0.pdf",
    `${"n".repeat(400)}.pdf`,
    ".pdf",
    "con.PDF",
    "ß\u202efdp.pdf",
  ];
  const type = "multipart/form-data; boundary=form-of-the-fuzzer";
  const whole = encodeForm(fields, chance.pick(names), tinyPdf(String(chance.next())));
  if (chance.next() < 0.4) {
    const init = { method: "POST", headers: { ...headers, "content-type": type }, body: whole };
    return { init, what: `form ${JSON.stringify(fields).slice(0, 300)}` };
  }
  const { bytes, how } = mutate(whole, chance);
  const odd = chance.pick([
    type,
    type,
    type,
    "multipart/form-data",
    "multipart/form-data; boundary=",
    `multipart/form-data; boundary=${"b".repeat(300)}`,
    "multipart/mixed; boundary=x",
    "application/json",
  ]);
  const init = { method: "POST", headers: { ...headers, "content-type": odd }, body: bytes };
  return { init, what: `form ${odd.slice(0, 60)} ${how.join(", ")}` };
}

/** As a browser sends it, but with a boundary that is the same in every run. */
function encodeForm(
  fields: Record<string, string>,
  filename: string,
  file: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const head = (it: string) =>
    `--form-of-the-fuzzer\r\nContent-Disposition: form-data; ${it}\r\n\r\n`;
  const texts = Object.entries(fields)
    .map(([name, value]) => `${head(`name="${name}"`)}${value}\r\n`).join("");
  const encode = (text: string) => new TextEncoder().encode(text);
  return new Uint8Array([
    ...encode(`${texts}${head(`name="files"; filename="${filename}"`)}`),
    ...file,
    ...encode("\r\n--form-of-the-fuzzer--\r\n"),
  ]);
}
