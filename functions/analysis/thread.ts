/** The worker in a thread of the server's process: reading and checking sheets never holds up a page. */
/// <reference lib="deno.worker" />
import { giveBackAfterStart } from "../_providers/memory/give_back.ts";
import { EMBEDDED_URL, linkBackend } from "../_providers/supabase/embedded/mod.ts";
import { connectBackend } from "../_providers/supabase/mod.ts";
import { type AnalysisWorker, startWorker, type WorkerSettings } from "./serve.ts";
import { stepBack, stepHelpersBack } from "./step_back.ts";

/** What the server tells the thread. `channel` leads to the embedded backend; without it `url` is called. */
export type ToWorker =
  | {
    kind: "start";
    settings: WorkerSettings;
    address: { url: string; publishableKey: string; secretKey: string };
    channel: { port: MessagePort; spoolDir: string } | null;
  }
  | { kind: "stop" };

export type FromWorker =
  | { kind: "started" }
  | { kind: "failed"; reason: string }
  | { kind: "log"; event: string; facts: Record<string, unknown> }
  | { kind: "stopped" };

const tell = (message: FromWorker) => self.postMessage(message);
let worker: AnalysisWorker | undefined;

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.kind === "stop") {
      await worker?.stop();
      tell({ kind: "stopped" });
      return;
    }
    stepBack();
    stepHelpersBack();
    const { settings, address, channel } = data;
    const backend = connectBackend(address.url === EMBEDDED_URL ? "embedded" : "hosted", {
      ...address,
      fetch: channel ? linkBackend(channel.port, channel.spoolDir).fetch : fetch,
    });
    worker = await startWorker(
      backend,
      settings,
      (event, facts = {}) => tell({ kind: "log", event, facts }),
    );
    tell({ kind: "started" });
    giveBackAfterStart();
  } catch (error) {
    tell({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
  }
};
