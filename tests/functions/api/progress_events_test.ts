import assert from "node:assert/strict";
import { Hono } from "hono";
import type { ApiEnv, ApiOptions } from "../../../functions/api/env.ts";
import { createProgressStream } from "../../../functions/api/progress_events.ts";
import type { Session } from "../../../functions/_services/mod.ts";
import type { ProgressEvent } from "../../../functions/_shared/contract/mod.ts";

Deno.test("streams of one session ask for a project once, those of others for themselves", async () => {
  const asked: string[] = [];
  const getProgress = (session: Session, projectId: string) => {
    asked.push(`${session.id} ${projectId}`);
    return Promise.resolve({ status: "completed", updatedAt: "2026-11-27" } as ProgressEvent);
  };
  const stream = createProgressStream({ services: { getProgress } } as unknown as ApiOptions);
  const app = new Hono<ApiEnv>().get("/:session/:project", (c) => {
    const session = { id: c.req.param("session"), user: { id: "ann" } } as Session;
    return stream(c, session, c.req.param("project"));
  });
  const answers = await Promise.all(
    ["/s1/p", "/s1/p", "/s1/p", "/s2/p", "/s1/q"].map((it) => app.request(it)),
  );
  for (const answer of answers) assert.match(await answer.text(), /"status":"completed"/);
  assert.deepEqual(asked, ["s1 p", "s2 p", "s1 q"]);
  // A run that begins right after the end of another is looked for.
  await (await app.request("/s1/p")).text();
  assert.deepEqual(asked.slice(3), ["s1 p"]);
});
