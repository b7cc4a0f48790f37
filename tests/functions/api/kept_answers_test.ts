/** Kept answers to verifications: as new, as safe and as limited as those made for each who asks. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createMemoryKv } from "../../../functions/_providers/kv/memory_kv.ts";
import { rateKey } from "../../../functions/_providers/kv/keys.ts";
import type { Services } from "../../../functions/_services/mod.ts";
import { shareAnswers } from "../../../functions/_services/share_answers.ts";
import type { VerificationResult } from "../../../functions/_shared/contract/mod.ts";
import { type ApiOptions, createBase } from "../../../functions/api/app.ts";
import { limitRate, RATE_LIMITS } from "../../../functions/api/middleware/rate_limit.ts";

const CODE = "FLC-7KQ2MX-CERT";
const CALL = `http://127.0.0.1/api/verify/${CODE}`;
const PAGE = `http://127.0.0.1/verify?code=${CODE}`;
const SCRIPT = "document.title='x'";

function open({ rateFactor = 1e6 } = {}) {
  const clock = { ms: 1_000_000 };
  const seen = { made: 0, counted: 0, looks: 0 };
  const report = { state: "valid", isAway: false };
  const now = () => new Date(clock.ms);
  const answers = shareAnswers({
    look: async (_code, times) => {
      seen.looks++;
      seen.counted += times;
      await Promise.resolve();
      if (report.isAway) throw new Error("away");
      return { state: report.state } as VerificationResult;
    },
    settle: (_code, times) => Promise.resolve(void (seen.counted += times)),
    now,
  });
  const services = {
    verifyReport: answers.ask,
    peekVerification: answers.peek,
    noteVerification: answers.note,
  } as unknown as Services;
  const kv = createMemoryKv(() => clock.ms);
  const options: ApiOptions = {
    services,
    kv,
    publicUrl: "http://127.0.0.1",
    isBehindProxy: true,
    rateFactor,
    now,
    log: () => {},
  };
  const app = createBase(options);
  app.get("/api/verify/:code", limitRate(RATE_LIMITS.general, options));
  app.get("/api/verify/:code", limitRate(RATE_LIMITS.verify, options), async (c) => {
    seen.made++;
    c.header("cache-control", "private, no-store, no-transform");
    return c.json(await services.verifyReport(c.req.param("code")));
  });
  app.get("/verify", async (c) => {
    seen.made++;
    const answer = await app.request(`/api/verify/${c.req.query("code")}`);
    if (!answer.ok) return c.text("refused", answer.status as 429);
    const nonce = c.get("nonce");
    return c.html(
      `<script nonce="${nonce}">${SCRIPT}</script><script src="/a.js" nonce="${nonce}"></script>` +
        `<p>${(await answer.json()).state}</p>`,
    );
  });
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(address, {
      headers: { "x-forwarded-for": "9.9.9.9", ...headers },
    });
    return { answer, status: answer.status, text: await answer.text() };
  };
  const rush = async (address: string, times = 60) => {
    for (let time = 0; time < times; time++) await ask(address);
  };
  return { app, clock, seen, report, kv, ask, rush };
}

Deno.test("what is asked now and then is made for each who asks", async () => {
  const { seen, rush } = open();
  await rush(CALL, 50);
  assert.equal(seen.made, 50);
});

for (const [name, address] of [["call", CALL], ["page", PAGE]]) {
  Deno.test(`a ${name} asked for very often is made once a second, and every time is counted`, async () => {
    const { clock, seen, rush, ask } = open();
    await rush(address);
    const { made } = seen;
    await rush(address, 500);
    assert.ok(seen.made - made <= 1);
    clock.ms += 1000;
    await rush(address, 500);
    assert.ok(seen.made - made <= 2);
    clock.ms += 1000;
    await ask(address);
    // The very last is told with the look after it.
    assert.equal(seen.counted, 1060);
  });

  Deno.test(`a revocation shows within a second on a ${name} asked for very often`, async () => {
    const { clock, report, rush, ask } = open();
    await rush(address, 100);
    assert.match((await ask(address)).text, /valid/);
    report.state = "revoked";
    clock.ms += 1000;
    assert.match((await ask(address)).text, /revoked/);
    assert.match((await ask(address)).text, /revoked/);
  });

  Deno.test(`a ${name} given again carries all its headers, and a request id of its own`, async () => {
    const { rush, ask } = open();
    const first = (await ask(address)).answer.headers;
    await rush(address, 100);
    const again = (await ask(address)).answer.headers;
    const other = (await ask(address, { "x-request-id": "request-of-a-caller" })).answer.headers;
    for (const [header, value] of first) {
      if (header === "x-request-id") continue;
      if (header !== "content-security-policy") assert.equal(again.get(header), value, header);
    }
    assert.notEqual(again.get("x-request-id"), first.get("x-request-id"));
    assert.equal(other.get("x-request-id"), "request-of-a-caller");
  });
}

Deno.test("a page given again has no nonce: its script is named by its hash", async () => {
  const { rush, ask } = open();
  await rush(PAGE, 100);
  const { answer, text } = await ask(PAGE);
  const policy = answer.headers.get("content-security-policy")!;
  const hash = createHash("sha256").update(SCRIPT).digest("base64");
  assert.doesNotMatch(text + policy, /nonce/);
  assert.match(policy, /default-src 'self'.*object-src 'none'.*frame-ancestors 'none'/);
  assert.ok(policy.includes(`script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval'`), policy);
  assert.ok(policy.includes("style-src 'self';"), policy);
  assert.ok(text.includes(`<script>${SCRIPT}</script>`));
});

Deno.test("a page given again is packed for those who take it so, a call for nobody", async () => {
  const { app, rush, ask } = open();
  const headers = { "accept-encoding": "br, gzip" };
  await rush(CALL, 100);
  assert.equal((await ask(CALL, headers)).answer.headers.get("content-encoding"), null);
  await rush(PAGE, 100);
  const packed = await app.request(PAGE, { headers });
  assert.equal(packed.headers.get("content-encoding"), "gzip");
  assert.equal(packed.headers.get("vary"), "accept-encoding");
  const body = packed.body!.pipeThrough(new DecompressionStream("gzip"));
  assert.equal(await new Response(body).text(), (await ask(PAGE)).text);
});

Deno.test("whoever is signed in gets an answer made for the session", async () => {
  const { seen, rush, ask } = open();
  await rush(CALL, 100);
  const { made } = seen;
  await ask(CALL, { cookie: `flclear_session=${"x".repeat(40)}` });
  await ask(CALL, { authorization: `Bearer ${"x".repeat(40)}` });
  assert.equal(seen.made, made + 2);
});

Deno.test("a code typed in another way takes the long way", async () => {
  const { seen, rush, ask } = open();
  await rush(CALL, 100);
  const { made } = seen;
  await ask("http://127.0.0.1/api/verify/flc-7kq2mx-cert");
  await ask(`${PAGE}&theme=dark`);
  assert.ok(seen.made >= made + 2);
});

Deno.test("each caller keeps its rate limit, however an answer was made", async () => {
  // 60 calls a minute.
  const { kv, clock, rush, ask } = open({ rateFactor: 2 });
  const statuses: number[] = [];
  for (let time = 0; time < 80; time++) {
    await ask(CALL, { "x-forwarded-for": "1.1.1.1" }).then(({ status }) => statuses.push(status));
    await ask(CALL, { "x-forwarded-for": `2.2.2.${time}` });
  }
  assert.deepEqual(statuses, [...Array(60).fill(200), ...Array(20).fill(429)]);
  const counted = await kv.get<number>(rateKey("verify", "address 1.1.1.1", 16));
  assert.ok(counted! >= 60);
  clock.ms += 60_000;
  await rush(CALL, 1);
  assert.equal((await ask(CALL, { "x-forwarded-for": "1.1.1.1" })).status, 200);
});

Deno.test("an outage is not kept", async () => {
  const { clock, report, seen, rush, ask } = open();
  await rush(CALL, 100);
  report.isAway = true;
  clock.ms += 1000;
  assert.equal((await ask(CALL)).status, 500);
  report.isAway = false;
  const { made } = seen;
  assert.equal((await ask(CALL)).status, 200);
  assert.equal(seen.made, made + 1);
});
