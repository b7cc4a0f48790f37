/**
 * The worker: takes jobs from the database and does them. It runs in a thread beside the server, as a process
 * of its own (`--role=worker`), and for a while at a time as an edge function.
 */
import { createMailbox } from "../_providers/mail/mailbox.ts";
import type { MailPort } from "../_providers/mail/port.ts";
import { createSmtp } from "../_providers/mail/smtp.ts";
import { loadSealKeys, readOrMake } from "../_providers/keys/key_files.ts";
import type { Backend } from "../_providers/supabase/port.ts";
import { createSigningIdentity, type SigningIdentity } from "../_report/signing_identity.ts";
import { createAnalysisHandler } from "./queue/analyse_run.ts";
import { createChoreHandler } from "./queue/chores.ts";
import { startLoop } from "./queue/loop.ts";
import { closeReaders } from "./read/mod.ts";

export interface WorkerSettings {
  dataDir: string;
  publicUrl: string;
  smtpUrl: string | null;
  mailFrom: string;
  /** Pages analysed at once. */
  slots: number;
  /** True when no other process can hold leases: those of the last run are then taken back at once. */
  isAlone: boolean;
}

export interface AnalysisWorker {
  /** Hands back every lease; what was under way is done again by the next worker. */
  stop(): Promise<void>;
}

export type Log = (event: string, facts?: Record<string, unknown>) => void;

const LONE_WORKER = "local";

/** Starts the loops of both queues. */
export async function startWorker(
  backend: Backend,
  settings: WorkerSettings,
  log: Log,
): Promise<AnalysisWorker> {
  const { dataDir, publicUrl, slots, isAlone } = settings;
  const now = () => new Date();
  const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  const [sealKey] = await loadSealKeys(`${dataDir}/keys`, now);
  const identity = await loadIdentity(`${dataDir}/keys`, now, random);
  const mail = chooseMail(settings, log);
  const name = isAlone ? LONE_WORKER : `${Deno.hostname?.() ?? "worker"}-${crypto.randomUUID()}`;
  if (isAlone) await backend.jobs.releaseAll(`${LONE_WORKER}/`);

  const shared = { jobs: backend.jobs, log };
  const loops = [
    startLoop({
      ...shared,
      queue: "analysis",
      worker: `${name}/analysis`,
      slots,
      handle: createAnalysisHandler({
        backend,
        analysis: backend.analysis,
        objects: backend.server,
        sealKey,
        identity,
        publicUrl,
        now,
        random,
      }),
    }),
    startLoop({
      ...shared,
      queue: "chores",
      worker: `${name}/chores`,
      slots: 2,
      handle: createChoreHandler(backend, mail),
    }),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((it) => it.stop()));
      closeReaders();
    },
  };
}

/** The mail server, or the mailbox in the data directory. */
export function chooseMail(
  { smtpUrl, mailFrom, dataDir }: Pick<WorkerSettings, "smtpUrl" | "mailFrom" | "dataDir">,
  log: Log,
): MailPort {
  return smtpUrl
    ? createSmtp(smtpUrl, mailFrom)
    : createMailbox(`${dataDir}/mailbox`, (line) => log("mail", { line }));
}

async function loadIdentity(
  folder: string,
  now: () => Date,
  random: (length: number) => Uint8Array<ArrayBuffer>,
): Promise<SigningIdentity> {
  const text = await readOrMake(
    `${folder}/report-signing.json`,
    async () =>
      JSON.stringify(await createSigningIdentity({ commonName: "FLClear", now: now(), random })),
  );
  return JSON.parse(text);
}
