/**
 * Rate limits for answers that cost less than a look into the store: counted in this process, handed to the store
 * many at a time. Whoever may be over a limit is left to {@link limitRate}, which asks the store itself.
 */
import { rateKey } from "../../_providers/kv/keys.ts";
import type { KvKey } from "../../_providers/kv/port.ts";
import type { ApiOptions } from "../env.ts";
import type { RateLimit } from "./rate_limit.ts";

export interface RateTally {
  /** Counts a call against every limit; false, and not counted, when it may be one too many. */
  admit(caller: string): boolean | Promise<boolean>;
}

/** Calls are handed over after this long. */
const FLUSH_MS = 100;
/** Callers held at a time; then all are asked for anew. */
const MAX_CALLERS = 10_000;

interface Count {
  key: KvKey;
  window: number;
  lifeMs: number;
  most: number;
  /** As the store last told, and what it was not told yet. */
  known: number;
  untold: number;
}

/** Opens a tally over some limits. */
export function createRateTally(
  { kv, rateFactor, now }: Pick<ApiOptions, "kv" | "rateFactor" | "now">,
  limits: readonly RateLimit[],
): RateTally {
  const callers = new Map<string, Count[]>();
  const changed = new Set<Count>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  const tell = async (count: Count): Promise<void> => {
    const times = count.untold;
    count.untold = 0;
    count.known += times;
    const total = await kv.count(count.key, count.lifeMs, times);
    count.known = Math.max(count.known, total);
  };

  const tellAll = () => {
    timer = null;
    // A store that is away counts nothing; the next look at it says so.
    for (const count of changed) tell(count).catch(() => callers.clear());
    changed.clear();
  };

  const meet = async (caller: string, nowMs: number): Promise<Count[]> => {
    const counts = await Promise.all(limits.map(async ({ kind, calls, windowS }) => {
      const window = Math.floor(nowMs / (windowS * 1000));
      const lifeMs = 2 * windowS * 1000;
      const key = rateKey(kind, caller, window);
      const known = await kv.count(key, lifeMs, 0);
      return { key, window, lifeMs, most: calls * rateFactor, known, untold: 0 };
    }));
    if (callers.size >= MAX_CALLERS) callers.clear();
    // Another call may have met the caller meanwhile; its counts have gone on.
    const met = callers.get(caller);
    if (met && isNow(met, limits, nowMs)) return met;
    callers.set(caller, counts);
    return counts;
  };

  const decide = (counts: Count[]): boolean | Promise<boolean> => {
    if (counts.some((it) => it.known + it.untold >= it.most)) {
      // The store has to know before it is asked.
      return Promise.all(counts.map(tell)).then(() => false);
    }
    for (const count of counts) {
      count.untold++;
      changed.add(count);
    }
    timer ??= setTimeout(tellAll, FLUSH_MS);
    return true;
  };

  return {
    admit(caller) {
      const nowMs = now().getTime();
      const counts = callers.get(caller);
      return counts && isNow(counts, limits, nowMs)
        ? decide(counts)
        : meet(caller, nowMs).then(decide);
    },
  };
}

/** True when none of the windows is over. */
function isNow(counts: Count[], limits: readonly RateLimit[], nowMs: number): boolean {
  return counts.every(({ window }, at) =>
    window === Math.floor(nowMs / (limits[at].windowS * 1000))
  );
}
