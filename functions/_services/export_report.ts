/** A report taken out in a format of the larger plans: CSV, XLSX, BCF or JSON, or as the comment letter. */
import type { Approval, ExportFormat } from "../_shared/contract/mod.ts";
import { indexDispositions } from "../_shared/domain/disposition.ts";
import { indexAnswers } from "../_shared/domain/person_answer.ts";
import type { OwnerStore, StoredReport } from "../_providers/supabase/port.ts";
import { AppError } from "../_shared/errors.ts";
import type { FileBytes } from "../_shared/file_bytes.ts";
import { openFileBytes } from "./file_bytes.ts";
import { filesOfReport } from "./files.ts";
import { speakForComments } from "./cycles.ts";
import { fileNameOf, findIssuedReport } from "./find_issued.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { toDownload } from "./streams.ts";

/** How the history calls each format. */
const NAMES: Record<ExportFormat, string> = {
  csv: "CSV",
  xlsx: "XLSX",
  bcfzip: "BCF",
  json: "JSON",
  appendix: "Appendix",
  docx: "Letter (DOCX)",
  "letter-pdf": "Letter (PDF)",
  "letter-xlsx": "Letter (XLSX)",
};
/** Uploaded files held at once while pictures are drawn from them. */
const MAX_HELD = 1;

/** Binds the use case. */
export function createExportService(context: Context): Pick<Services, "exportReport"> {
  return {
    async exportReport(session, { projectId, format }) {
      const { store, project, report } = await findIssuedReport(context, session, projectId);
      await assertPlan(store, projectId);
      const isLetter = format === "docx" || format.startsWith("letter-");
      // A letter goes out in the name of who reviews.
      if (isLetter) await store.assertAllowed(projectId, "review");
      const { body, seal: { pdf: _, ...seal } } = report;
      const files = await filesOfReport(store, report);
      const held = new Map<string, { name: string; bytes: FileBytes }>();
      const getFile = async (name: string) => {
        const known = held.get(name);
        const file = files.find((it) => it.filename === name);
        if (known || !file) return known ?? null;
        if (held.size >= MAX_HELD) held.clear();
        const read = { name, bytes: await openFileBytes(store, file) };
        held.set(name, read);
        return read;
      };
      const target = { projectId, reportId: report.id };
      const [{ dispositions }, { findings: own }, { answers }] = await Promise.all([
        store.listDispositions(target, {}),
        store.listOwnFindings(target, {}),
        store.listPersonAnswers(target, {}),
      ]);
      const shown = { ...body, findings: [...body.findings, ...own] };
      const snapshots = format === "bcfzip" || format === "docx" || format === "letter-pdf"
        ? await context.painter.drawEvidence(shown, getFile)
        : new Map<string, Uint8Array>();
      const { bytes, contentType, ending } = await context.writer.export(format, {
        body,
        seal,
        snapshots,
        own,
        answers: indexAnswers(answers),
        dispositions: indexDispositions(dispositions),
        cycle: report.cycle,
        spoken: await speakForComments(store, report),
        approval: await findApproval(store, report),
      });
      await store.noteDownload(
        projectId,
        isLetter ? "comment letter" : `${NAMES[format]} export`,
      );
      const kind = isLetter ? "Comments" : "Report";
      return toDownload(bytes, contentType, `${fileNameOf(kind, project)}${ending}`);
    },
  };
}

/** The approval of a report; null where it has none, or the set was reviewed again since. */
async function findApproval(store: OwnerStore, report: StoredReport): Promise<Approval | null> {
  const cycle = (await store.listCycles(report.projectId)).find((it) => it.cycle === report.cycle);
  const approval = cycle?.approval;
  if (!approval || approval.verificationCode !== report.verificationCode) return null;
  const { verificationCode: _, ...shown } = approval;
  return shown;
}

async function assertPlan(
  store: Pick<OwnerStore, "assertExport">,
  projectId: string,
): Promise<void> {
  try {
    await store.assertExport(projectId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "feature_not_in_plan") throw error;
    throw new AppError(
      "feature_not_in_plan",
      "Exports are part of the Professional and Enterprise plans. Choose one under Billing.",
      { cause: error },
    );
  }
}
