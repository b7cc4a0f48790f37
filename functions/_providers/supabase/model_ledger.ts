/** What the vision model was asked, what it cost and which answers are kept: one ledger for all workers. */
import type { BackendClient } from "./client.ts";
import { unwrap } from "./errors.ts";
import type { ModelLedger, SpendingRefusal } from "./worker_port.ts";
import type { Row } from "./rows.ts";

/** Binds the ledger. */
export function createModelLedger({ db }: BackendClient): ModelLedger {
  return {
    async findAnswer(projectId, key) {
      const row = unwrap(
        await db.from("model_answers").select("answer").eq("project_id", projectId).eq("key", key)
          .maybeSingle(),
      ) as Row | null;
      return row?.answer ?? null;
    },

    reserve: async ({ projectId, run, page, task, model, ...usd }) =>
      unwrap(
        await db.rpc("model_reserve", {
          p_project: projectId,
          p_run: run,
          p_page: page,
          p_task: task,
          p_model: model,
          p_most_usd: usd.mostUsd,
          p_project_max_usd: usd.projectMaxUsd,
          p_month_max_usd: usd.monthMaxUsd,
        }),
      ) as { id: string } | { refused: SpendingRefusal },

    async settle(id, costUsd, kept) {
      unwrap(
        await db.rpc("model_settle", {
          p_id: id,
          p_cost_usd: costUsd,
          p_key: kept?.key ?? null,
          p_answer: kept?.answer ?? null,
        }),
      );
    },

    async sumRun(projectId, run) {
      const rows = unwrap(
        await db.from("model_calls").select("cost_usd,reserved_usd").eq("project_id", projectId)
          .eq("run", run).limit(10_000),
      ) as Row[] | null ?? [];
      const costs = rows.map((row) => Number(row.cost_usd ?? row.reserved_usd));
      return { costUsd: costs.reduce((sum, it) => sum + it, 0), questions: rows.length };
    },
  };
}
