/** Progress as server-sent events: one whenever something changed, the last one when the analysis is over. */
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Session } from "../_services/mod.ts";
import type { ApiEnv, ApiOptions } from "./env.ts";

const LOOK_MS = 800;
/** A line now and then keeps proxies from closing a quiet stream. */
const QUIET_MS = 15_000;
/** A stream ends after this long; the browser opens the next one by itself. */
const LIFE_MS = 30 * 60_000;

/** Streams the progress of a project to its owner. */
export async function streamProgress(
  c: Context<ApiEnv>,
  { services, isStopping }: ApiOptions,
  session: Session,
  projectId: string,
): Promise<Response> {
  // Asked once before the stream begins, so that a stranger gets an answer with a status.
  let event = await services.getProgress(session, projectId);
  c.header("x-accel-buffering", "no");
  // A compressor would hold events back until it has enough of them.
  c.header("cache-control", "private, no-store, no-transform");
  return streamSSE(c, async (stream) => {
    const startedMs = Date.now();
    let sent = "";
    let sentMs = 0;
    while (!stream.aborted && Date.now() - startedMs < LIFE_MS) {
      const data = JSON.stringify(event);
      if (data !== sent) {
        await stream.writeSSE({ event: "progress", data, id: event.updatedAt });
        [sent, sentMs] = [data, Date.now()];
      } else if (Date.now() - sentMs > QUIET_MS) {
        await stream.write(": still here\n\n");
        sentMs = Date.now();
      }
      // The browser opens the next stream by itself, on a process that stays.
      if (event.status !== "processing" || isStopping?.()) return;
      await stream.sleep(LOOK_MS);
      if (!stream.aborted) event = await services.getProgress(session, projectId);
    }
  }, async (_error, stream) => {
    // The project was deleted or the session ended: the browser asks again and hears why.
    await stream.close();
  });
}
