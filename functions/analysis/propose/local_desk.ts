/** A model desk without a database, for the terminal and the benches: books and kept answers live with the process. */
import type { ModelProvider } from "../../_providers/model/port.ts";
import type { ModelLedger } from "../../_providers/supabase/worker_port.ts";
import { createModelDesk, type ModelDesk } from "./desk.ts";

/** The one project of a process. */
export const LOCAL_PROJECT = { projectId: "local", run: 1, hasConsent: true };

/** Opens a desk. Ceilings in US dollars count for the life of the process. */
export function openLocalDesk(
  model: ModelProvider,
  { host, maxUsd }: { host: string; maxUsd: number },
): ModelDesk {
  return createModelDesk({
    model,
    host,
    ledger: createMemoryLedger(),
    projectMaxUsd: maxUsd,
    monthMaxUsd: maxUsd,
  });
}

function createMemoryLedger(): ModelLedger {
  const answers = new Map<string, unknown>();
  const calls: { reservedUsd: number; costUsd: number | null }[] = [];
  const spent = () => calls.reduce((sum, it) => sum + (it.costUsd ?? it.reservedUsd), 0);
  return {
    findAnswer: (_projectId, key) => Promise.resolve(answers.get(key) ?? null),
    reserve({ mostUsd, projectMaxUsd }) {
      if (spent() + mostUsd > projectMaxUsd) return Promise.resolve({ refused: "project" });
      calls.push({ reservedUsd: mostUsd, costUsd: null });
      return Promise.resolve({ id: String(calls.length - 1) });
    },
    settle(id, costUsd, kept) {
      calls[Number(id)].costUsd = costUsd;
      if (kept) answers.set(kept.key, kept.answer);
      return Promise.resolve();
    },
    sumRun: () => Promise.resolve({ costUsd: spent(), questions: calls.length }),
  };
}
