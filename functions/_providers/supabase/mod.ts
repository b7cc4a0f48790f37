/**
 * The backend: hosted or self-hosted Supabase when an address is given, else the embedded one in this
 * process. Both are asked through the same client library.
 */
import { createAnalysisStore } from "./analysis.ts";
import { createAuth } from "./auth.ts";
import { type BackendAddress, createServerClient } from "./client.ts";
import { createJobs } from "./jobs.ts";
import { limitTime } from "./limit_time.ts";
import { createModelLedger } from "./model_ledger.ts";
import { createOwnerStore } from "./owner.ts";
import type { Backend } from "./port.ts";
import { createServerStore } from "./server.ts";

export type { BackendAddress } from "./client.ts";
export type * from "./port.ts";

/** Binds the ports to a backend at an address. `close` ends what was started for it. */
export function connectBackend(
  kind: string,
  asked: BackendAddress,
  close: () => Promise<void> = () => Promise.resolve(),
): Backend {
  const address = { ...asked, fetch: limitTime(asked.fetch) };
  const server = createServerClient(address);
  return {
    kind,
    auth: createAuth(address),
    server: createServerStore(server),
    jobs: createJobs(server),
    analysis: createAnalysisStore(server),
    model: createModelLedger(server),
    as: (accessToken) => createOwnerStore(address, accessToken),
    close,
  };
}
