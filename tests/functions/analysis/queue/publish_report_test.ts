import assert from "node:assert/strict";
import { closeReaders } from "../../../../functions/analysis/read/mod.ts";
import {
  createPublisher,
  type PublishDeps,
} from "../../../../functions/analysis/queue/publish_report.ts";
import type { Job, RunContext } from "../../../../functions/_providers/supabase/worker_port.ts";
import { AppError } from "../../../../functions/_shared/errors.ts";
import { aReportBody } from "../../../fakes/report_body.ts";
import { identity, NOW, sealKey } from "../../_report/_sample.ts";

/** A chain of reports that takes one only where it names the last as the one before. */
function chainOfReports() {
  const chain: string[] = [];
  let codes = 0;
  let looked = 0;
  const deps = {
    analysis: {
      findChainHead: () => {
        looked++;
        const chainHash = chain.at(-1);
        return Promise.resolve(chainHash ? { sequence: chain.length, chainHash } : null);
      },
      publish: (job: Job, { seal }: { seal: { sequence: number; chainHash: string } }) => {
        if (seal.sequence !== chain.length + 1) throw new AppError("conflict", "Taken");
        chain.push(seal.chainHash);
        return Promise.resolve(job.id);
      },
    },
    objects: { upload: () => Promise.resolve(), remove: () => Promise.resolve() },
    brands: { findReportBrand: () => Promise.resolve(null) },
    sealKey,
    identity,
    publicUrl: "https://flclear.example",
    now: () => NOW,
    random: (length: number) => new Uint8Array(length).fill(codes++),
  } as unknown as PublishDeps;
  return { deps, chain, looked: () => looked };
}

const run = (userId: string) =>
  ({
    userId,
    project: { id: userId, uploadedAt: NOW.toISOString() },
    run: 1,
    startedAt: NOW.toISOString(),
    files: [],
    cycle: 1,
  }) as unknown as RunContext;

const report = (signal: AbortSignal) => ({
  body: aReportBody(),
  pictures: { crops: new Map(), regions: new Map(), thumbnails: new Map() },
  comparison: null,
  signal,
});

Deno.test("reports that are ready at once follow each other, each written once", async () => {
  const { deps, chain, looked } = chainOfReports();
  const publish = createPublisher(deps);
  const stays = new AbortController().signal;
  try {
    const [first, second, stopped] = await Promise.allSettled([
      publish({ id: "a" } as Job, run("ann"), report(stays)),
      publish({ id: "b" } as Job, run("bob"), report(stays)),
      publish({ id: "c" } as Job, run("cho"), report(AbortSignal.abort())),
    ]);
    assert.deepEqual([first, second].map((it) => it.status === "fulfilled" && it.value), [
      true,
      true,
    ]);
    assert.equal(stopped.status, "rejected");
    assert.deepEqual([chain.length, looked()], [2, 2]);
  } finally {
    await closeReaders();
  }
});
