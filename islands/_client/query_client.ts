/** How data loads and changes are cached and tried again. @source specification sections 8 and 9 */
import { QueryClient } from "@tanstack/react-query";
import { RETRY_DELAY_CAP_MS, STALE_DEFAULT_MS } from "../../functions/_shared/constants/timing.ts";
import { ApiError } from "./api.ts";

const RETRIES = 2;

/** Loads are tried again twice, never when the answer says 429, 401 or 403, nor that there is nothing there. */
export function shouldRetryLoad(failures: number, error: Error): boolean {
  return !/\b(429|401|403|404)\b/.test(error.message.slice(0, 4)) && failures < RETRIES;
}

/** Changes are tried again once, whatever went wrong but 429. Those that must not happen twice say so themselves. */
export function shouldRetryChange(failures: number, error: Error): boolean {
  const isOverRate = error instanceof ApiError && error.status === 429;
  return !isOverRate && error.name !== "AbortError" && failures < 1;
}

/** Doubles from one second up to the cap. */
export function retryDelayMs(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, RETRY_DELAY_CAP_MS);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_DEFAULT_MS,
        refetchOnWindowFocus: false,
        retry: shouldRetryLoad,
        retryDelay: retryDelayMs,
      },
      mutations: { retry: shouldRetryChange, retryDelay: retryDelayMs },
    },
  });
}
