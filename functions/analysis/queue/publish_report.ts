/** Seals a report, prints and signs its PDF, and publishes all of it in one step. */
import { issueReportPdf } from "../../_report/issue_report.ts";
import type { Brand } from "../../_report/report_input.ts";
import type { SigningIdentity } from "../../_report/signing_identity.ts";
import type { ObjectPort } from "../../_providers/supabase/port.ts";
import type { AnalysisStore, Job, RunContext } from "../../_providers/supabase/worker_port.ts";
import type { ServerFeatureStore } from "../../_providers/supabase/features_port.ts";
import { readAll } from "../../_services/streams.ts";
import type { AuditEntry } from "../../_shared/contract/mod.ts";
import type { Comparison } from "../../_shared/domain/comparison.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";
import { AppError } from "../../_shared/errors.ts";
import {
  newVerificationCode,
  type SealKey,
  sealPdf,
  sealReport,
  toSealable,
} from "../../_shared/seal.ts";
import { createTurns } from "../apart/account.ts";
import { printApart } from "../apart/mod.ts";
import type { Pictures } from "../pictures.ts";

/** Another process may publish a report between sealing and storing; then this one is sealed again. */
const TRIES = 5;

export interface PublishDeps {
  analysis: AnalysisStore;
  objects: ObjectPort;
  brands: Pick<ServerFeatureStore, "findReportBrand">;
  sealKey: SealKey;
  identity: SigningIdentity;
  publicUrl: string;
  now: () => Date;
  random: (length: number) => Uint8Array<ArrayBuffer>;
}

/** @returns false when the lease was lost meanwhile @throws {AppError} `damaged_file` when it takes too much to write */
export type Publish = (job: Job, run: RunContext, report: NewlyWritten) => Promise<boolean>;

/** Each report names the one before: of two written at once, the longer would be written again and again. */
export function createPublisher(deps: PublishDeps): Publish {
  const inTurn = createTurns();
  return (job, run, report) => inTurn(run.userId, () => sealAndPublish(job, run, report, deps));
}

interface NewlyWritten {
  body: ReportBody;
  pictures: Pictures;
  comparison: Comparison | null;
  signal: AbortSignal;
}

async function sealAndPublish(
  job: Job,
  run: RunContext,
  { body: written, pictures, comparison, signal }: NewlyWritten,
  deps: PublishDeps,
): Promise<boolean> {
  signal.throwIfAborted();
  const { analysis, objects, sealKey, publicUrl, now } = deps;
  const body = toSealable(written);
  const brand = await loadBrand(run.userId, deps);
  for (let tries = 1;; tries++) {
    const code = newVerificationCode(deps.random);
    const seal = await sealReport(body, {
      key: sealKey,
      code,
      previous: await analysis.findChainHead(),
      sealedAt: now().toISOString(),
    });
    const issued = await issueReportPdf({
      body,
      seal,
      publicUrl,
      ...pictures,
      ...(brand && { brand }),
    }, {
      sealKey,
      identity: deps.identity,
      now: now(),
      render: (input) => printApart(input, { signal }),
    });
    // A name of its own: a worker whose lease was lost must not write over what another one published.
    const pdfPath = `${run.userId}/${run.project.id}/report-${run.run}-${code}.pdf`;
    await objects.upload("reports", pdfPath, new Uint8Array(issued.pdf), "application/pdf");
    try {
      const auditTrail = writeTrail(run, body, seal.sealedAt);
      const reportId = await analysis.publish(job, {
        body,
        seal: {
          ...seal,
          pdf: await sealPdf(sealKey, { verificationCode: code, pdfSha256: issued.sha256 }),
        },
        pdfPath,
        pdfSha256: issued.sha256,
        auditTrail,
        comparison,
      });
      if (reportId === null) await forgetPdf(objects, pdfPath);
      return reportId !== null;
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === "conflict";
      // After any other error nobody knows whether it was published: the nightly sweep does.
      if (isTaken) await forgetPdf(objects, pdfPath);
      if (!isTaken || tries >= TRIES) throw error;
    }
  }
}

async function forgetPdf(objects: ObjectPort, path: string): Promise<void> {
  await objects.remove("reports", [path]).catch(() => {});
}

/** The name and logo of a firm whose plan prints them; null prints FLClear's own. */
async function loadBrand(
  userId: string,
  { brands, objects }: PublishDeps,
): Promise<Brand | null> {
  const found = await brands.findReportBrand(userId);
  const logo = found?.logoPath ? await objects.download("reports", found.logoPath) : null;
  return found && { name: found.name, ...(logo && { logoPng: await readAll(logo.body) }) };
}

function writeTrail(run: RunContext, body: ReportBody, sealedAt: string): AuditEntry[] {
  const { engine, sheets, processingTime, corrections = [] } = body;
  return [
    {
      at: run.project.uploadedAt,
      action: "uploaded",
      detail: run.files.length === 1 ? "1 file" : `${run.files.length} files`,
    },
    {
      at: run.startedAt,
      action: "analysis started",
      detail: run.cycle > 1 ? `run ${run.run}, cycle ${run.cycle}` : `run ${run.run}`,
    },
    {
      at: body.createdAt,
      action: "analyzed",
      detail: `${sheets.length} ${
        sheets.length === 1 ? "page" : "pages"
      } in ${processingTime} s by ${engine.analysisModel} ${engine.analysisVersion}`,
    },
    ...(corrections.length === 0 ? [] : [{
      at: body.createdAt,
      action: "corrections used",
      detail: corrections.map(({ label }) => label).join("; ").slice(0, 500),
    }]),
    { at: sealedAt, action: "created", detail: "sealed and signed" },
  ];
}
