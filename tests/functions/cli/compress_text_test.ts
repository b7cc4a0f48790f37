import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { compressText } from "../../../functions/cli/compress_text.ts";

const LONG = "<p>one and two</p>".repeat(200);
const asked = (encodings = "gzip, deflate, br") =>
  new Request("http://127.0.0.1/", { headers: { "accept-encoding": encodings } });
const page = (headers: Record<string, string> = {}, text = LONG) =>
  new Response(text, { status: 203, headers: { "content-type": "text/html", ...headers } });

Deno.test("compressText() shortens pages and rows, and nothing of what they say", async () => {
  for (const type of ["text/html; charset=UTF-8", "application/json", "application/geo+json"]) {
    const answer = await compressText(
      asked(),
      page({
        "content-type": type,
        "content-length": `${LONG.length}`,
        vary: "cookie",
        "x-a": "1",
      }),
    );
    const bytes = await answer.bytes();
    assert.equal(answer.status, 203);
    assert.equal(answer.headers.get("content-encoding"), "gzip");
    assert.equal(answer.headers.get("vary"), "cookie, accept-encoding");
    assert.equal(answer.headers.get("content-length"), null);
    assert.equal(answer.headers.get("x-a"), "1");
    assert.ok(bytes.length < LONG.length / 10);
    assert.equal(gunzipSync(bytes).toString(), LONG);
  }
});

Deno.test("compressText() leaves alone what gains nothing or may not be changed", async (t) => {
  const kept: [string, Request, Response, string][] = [
    ["a caller who does not take it", asked("br"), page(), LONG],
    ["a short answer", asked(), page({}, "short"), "short"],
    ["a picture", asked(), page({ "content-type": "image/png" }), LONG],
    ["a stream of events", asked(), page({ "content-type": "text/event-stream" }), LONG],
    ["what is compressed", asked(), page({ "content-encoding": "br" }), LONG],
    ["what nobody may change", asked(), page({ "cache-control": "no-transform" }), LONG],
  ];
  for (const [name, request, response, text] of kept) {
    await t.step(name, async () => {
      const encoding = response.headers.get("content-encoding");
      const answer = await compressText(request, response);
      assert.equal(answer.headers.get("content-encoding"), encoding);
      assert.equal(answer.status, 203);
      assert.equal(await answer.text(), text);
    });
  }
  const empty = new Response(null, { status: 304, headers: { "content-type": "text/html" } });
  assert.equal(await compressText(asked(), empty), empty);
});
