/** How often reports were verified today, over all of them: what the landing page says of it. */
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";

/** It is counted anew at most this often, however many look at it. */
const COUNT_MS = 10_000;

interface Counted {
  at: Date;
  times: Promise<number>;
}

/** Binds the use case. */
export function createVerifiedToday(
  { backend: { server }, now, log }: Context,
): Pick<Services, "countVerifiedToday"> {
  let last: Counted | null = null;
  return {
    async countVerifiedToday() {
      const at = now();
      if (last === null || !stillHolds(last.at, at)) {
        last = { at, times: server.countVerifiedToday() };
      }
      const counted = last;
      return await counted.times.catch((error) => {
        if (last === counted) last = null;
        log("verifications_not_read", { error: String(error) });
        return null;
      });
    },
  };
}

/** A count of yesterday is none of today. */
function stillHolds(counted: Date, now: Date): boolean {
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  const ageMs = now.getTime() - counted.getTime();
  return dayOf(counted) === dayOf(now) && Math.abs(ageMs) < COUNT_MS;
}
