/** Progress as server-sent events: one whenever something changed, the last one when the analysis is over. */
import type { Context } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import type { Session } from "../_services/mod.ts";
import type { ProgressEvent } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import type { ApiEnv, ApiOptions } from "./env.ts";

const LOOK_MS = 800;
/** What one stream saw is shown to others so long after. */
const SHARED_MS = LOOK_MS / 2;
/** A line now and then keeps proxies from closing a quiet stream. */
const QUIET_MS = 15_000;
/** A stream ends after this long; the browser opens the next one by itself. */
const LIFE_MS = 30 * 60_000;
/** Streams one user may have open on one process: each asks the database all the time. */
const MAX_STREAMS = 30;

type StreamProgress = (
  c: Context<ApiEnv>,
  session: Session,
  projectId: string,
) => Promise<Response>;

/** Streams the progress of projects to their owners. */
export function createProgressStream({ services, isStopping }: ApiOptions): StreamProgress {
  const open = new Map<string, number>();
  const looks = new Map<string, { event: Promise<ProgressEvent>; atMs: number }>();

  /** Streams of one session look together: however many are open, a project is asked for once in {@link SHARED_MS}. */
  const lookAt = (session: Session, projectId: string): Promise<ProgressEvent> => {
    const key = `${session.id}/${projectId}`;
    const nowMs = Date.now();
    for (const [it, { atMs }] of looks) if (nowMs - atMs >= SHARED_MS) looks.delete(it);
    const known = looks.get(key);
    if (known) return known.event;
    const event = services.getProgress(session, projectId);
    const look = { event, atMs: nowMs };
    looks.set(key, look);
    const forget = () => void (looks.get(key) === look && looks.delete(key));
    // An end is not kept: who begins anew right after it would hear of it again, and nothing else.
    event.then(({ status }) => status !== "processing" && forget(), forget);
    return event;
  };

  const follow = async (
    stream: SSEStreamingApi,
    { first, look }: { first: ProgressEvent; look: () => Promise<ProgressEvent> },
  ): Promise<void> => {
    let event = first;
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
      if (!stream.aborted) event = await look();
    }
  };

  return async (c, session, projectId) => {
    const look = () => lookAt(session, projectId);
    // Asked once before the stream begins, so that a stranger gets an answer with a status.
    const first = await look();
    const userId = session.user.id;
    const before = open.get(userId) ?? 0;
    if (before >= MAX_STREAMS) throw tooManyStreams();
    open.set(userId, before + 1);
    c.header("x-accel-buffering", "no");
    // A compressor would hold events back until it has enough of them.
    c.header("cache-control", "private, no-store, no-transform");
    return streamSSE(c, async (stream) => {
      try {
        await follow(stream, { first, look });
      } finally {
        const left = open.get(userId)! - 1;
        if (left > 0) open.set(userId, left);
        else open.delete(userId);
      }
    }, async (_error, stream) => {
      // The project was deleted or the session ended: the browser asks again and hears why.
      await stream.close();
    });
  };
}

function tooManyStreams(): AppError {
  return new AppError(
    "over_request_rate_limit",
    `Progress is already open in ${MAX_STREAMS} tabs. Please close a few of them.`,
    { retryAfterS: 5 },
  );
}
