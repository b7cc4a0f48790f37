import assert from "node:assert/strict";
import {
  answerLink,
  linkBackend,
} from "../../../../../functions/_providers/supabase/embedded/link.ts";
import type { BackendAnswer } from "../../../../../functions/_providers/supabase/embedded/messages.ts";

/** A channel whose answers are looked at on their way. */
function connect(handle: (request: Request) => Response) {
  const near = new MessageChannel();
  const far = new MessageChannel();
  const crossed: BackendAnswer[] = [];
  answerLink(far.port2, (request) => Promise.resolve(handle(request)));
  near.port2.onmessage = ({ data }) => far.port1.postMessage(data);
  far.port1.onmessage = ({ data }: MessageEvent<BackendAnswer>) => {
    crossed.push(data);
    const body = data.kind === "response" ? data.body : null;
    near.port2.postMessage(data, body instanceof ReadableStream ? [body] : []);
  };
  const link = linkBackend(near.port1, "unused");
  return {
    fetch: link.fetch,
    crossed,
    close() {
      for (const it of [near.port1, near.port2, far.port1, far.port2]) it.close();
    },
  };
}

const ADDRESS = "http://backend.test/rest/v1/users";

Deno.test("rows cross in one piece, a file as a stream", async () => {
  const rows = JSON.stringify([{ name: "Ann Lee – é" }]);
  const link = connect(({ method }) =>
    method === "GET"
      ? new Response(rows, { headers: { "content-type": "application/json; charset=utf-8" } })
      : new Response(new Blob(["%PDF"]).stream(), {
        headers: { "content-type": "application/pdf" },
      })
  );
  try {
    assert.equal(await (await link.fetch(ADDRESS)).text(), rows);
    assert.equal(await (await link.fetch(ADDRESS, { method: "POST", body: "{}" })).text(), "%PDF");
    const bodies = link.crossed.map((it) => it.kind === "response" ? it.body : null);
    assert.ok(bodies[0] instanceof Uint8Array);
    assert.ok(bodies[1] instanceof ReadableStream);
  } finally {
    link.close();
  }
});

Deno.test("an answer without a body stays without one, whatever it calls itself", async () => {
  const headers = { "content-type": "application/json" };
  const link = connect(({ method }) =>
    method === "DELETE"
      ? new Response(null, { status: 204, headers })
      : new Response("", { status: 404, headers })
  );
  try {
    const gone = await link.fetch(ADDRESS, { method: "DELETE" });
    assert.deepEqual([gone.status, gone.body], [204, null]);
    const missing = await link.fetch(ADDRESS);
    assert.deepEqual([missing.status, await missing.text()], [404, ""]);
  } finally {
    link.close();
  }
});
