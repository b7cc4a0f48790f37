/**
 * Reviews the sample drawing and draws its pages, into `dist/sample`: what the public sample page shows. Run by the
 * build in a process of its own; it takes some seconds and nothing of it stays in the server.
 */
import {
  SAMPLE_ID,
  SAMPLE_PLANS_NAME,
  SAMPLE_PLANS_URL,
  SAMPLE_PROJECT,
  SAMPLE_WIDTHS_PX,
} from "../_shared/constants/sample.ts";
import type { ProjectFile, ReportResponse } from "../_shared/contract/mod.ts";
import { sha256Hex } from "../_shared/seal.ts";
import { drawPage } from "../analysis/read/mod.ts";
import { reviewFiles } from "../analysis/review.ts";
import { fromFileUrl } from "./paths.ts";
import { unkeptReport } from "./unkept_report.ts";

const root = fromFileUrl(new URL("../../", import.meta.url));

/** Writes everything below `folder`. @returns the report */
export async function makeSample(folder: string, now: Date): Promise<ReportResponse> {
  const bytes = await Deno.readFile(`${root}static${SAMPLE_PLANS_URL}`);
  const { body } = await reviewFiles(
    [{ name: SAMPLE_PLANS_NAME, bytes }],
    SAMPLE_PROJECT,
    { now },
  );
  const moment = now.toISOString();
  const report = unkeptReport(body, {
    id: SAMPLE_ID,
    projectId: SAMPLE_ID,
    // A sample is not issued: it has no seal, and no code finds it.
    reportHash: "",
    digitalSignature: "",
    verificationCode: "",
    canExport: false,
  });
  const files: ProjectFile[] = [{
    id: SAMPLE_ID,
    projectId: SAMPLE_ID,
    filename: SAMPLE_PLANS_NAME,
    originalFilename: SAMPLE_PLANS_NAME,
    fileType: "application/pdf",
    fileSize: bytes.length,
    fileUrl: SAMPLE_PLANS_URL,
    thumbnailUrl: null,
    sha256: await sha256Hex(bytes),
    pageCount: body.sheets.length,
    uploadedAt: moment,
    processingStatus: "completed",
    processingError: null,
  }];
  await Deno.mkdir(folder, { recursive: true });
  for (const [name, value] of Object.entries({ report, files })) {
    await Deno.writeTextFile(`${folder}/${name}.json`, JSON.stringify(value));
  }
  for (const { page } of body.sheets) {
    for (const widthPx of SAMPLE_WIDTHS_PX) {
      const png = await drawPage(SAMPLE_PLANS_NAME, bytes, page, { widthPx });
      await Deno.writeFile(`${folder}/page-${page}-${widthPx}.png`, png);
    }
  }
  return report;
}

if (import.meta.main) {
  const { findings } = await makeSample(`${root}dist/sample`, new Date());
  console.log(`Reviewed the sample: ${findings.length} checks`);
}
