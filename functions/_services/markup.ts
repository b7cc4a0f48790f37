/** Use cases of markup: findings on copies of the plans, as PDF with comments and as one picture. */
import { isOpen } from "../_shared/counts.ts";
import type { StoredFile } from "../_providers/supabase/port.ts";
import type { Finding } from "../_shared/domain/finding.ts";
import { SEVERITIES } from "../_shared/domain/finding.ts";
import { THUMBNAIL_PX } from "../_shared/constants/pictures.ts";
import { AppError } from "../_shared/errors.ts";
import { filesOfReport, pagePicturePath } from "./files.ts";
import { fileNameOf, findIssuedReport, type IssuedReport } from "./find_issued.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { readAll, toDownload } from "./streams.ts";

type MarkupServices = Pick<
  Services,
  "createVisualMarkup" | "downloadMarkup" | "downloadMarkupImage"
>;

/** Width of the picture. */
const PICTURE_PX = 1600;
/** Sheets in one picture, those with the gravest findings; more would be too tall to be looked at. */
const MAX_SHEETS = 12;

/** An uploaded file with the number of pages before it. */
interface Part {
  file: StoredFile;
  offset: number;
  findings: Finding[];
}

/** Binds the use cases of markup. */
export function createMarkupServices(context: Context): MarkupServices {
  const { markup, painter, backend, log } = context;
  const none = () => new AppError("not_found", "No Markup Available");

  const markUp = async ({ store, project }: IssuedReport, { file, findings, offset }: Part) => {
    const original = await store.download("plans", file.filePath);
    if (!original) throw new AppError("file_not_found", "File not found");
    const bytes = await readAll(original.body);
    const getThumbnail = async (pageInFile: number) => {
      const place = { userId: project.userId, projectId: project.id, file, pageInFile };
      const path = pagePicturePath({ ...place, widthPx: THUMBNAIL_PX });
      const kept = await store.download("plans", path);
      return kept && await readAll(kept.body);
    };
    return await markup.markUp({ name: file.filename, bytes }, findings, {
      pageOffset: offset,
      getThumbnail,
    });
  };
  /** Made once for each report, then kept beside it. */
  const keep = async (
    { store, report, project }: IssuedReport,
    name: string,
    make: () => Promise<Uint8Array<ArrayBuffer>>,
    contentType: string,
  ) => {
    const path = `${project.userId}/${project.id}/markup-${report.run}-${name}`;
    const kept = await store.download("reports", path);
    if (kept) return await readAll(kept.body);
    const made = await make();
    log("markup_written", { projectId: project.id, bytes: made.length });
    // Two requests may make the same copy; the second finds the first one's there already.
    await backend.server.upload("reports", path, made, contentType).catch(() => {});
    return made;
  };

  return {
    async createVisualMarkup(session, projectId) {
      try {
        const { report } = await findIssuedReport(context, session, projectId);
        if (report.body.visualHighlights.length === 0) {
          return { success: false, markupImageUrl: null, error: "No Markup Available" };
        }
        const markupImageUrl = `/api/projects/${projectId}/visual-markup/image`;
        return { success: true, markupImageUrl, error: null };
      } catch (error) {
        if (!(error instanceof AppError) || error.code === "project_not_found") throw error;
        return { success: false, markupImageUrl: null, error: error.message };
      }
    },

    async downloadMarkup(session, { projectId, fileId }) {
      const issued = await findIssuedReport(context, session, projectId);
      const { store, project, report } = issued;
      const files = await filesOfReport(store, report);
      if (fileId !== null && !files.some((it) => it.id === fileId)) {
        throw new AppError("file_not_found", "File not found");
      }
      const parts = partsOf(files, report.body.findings)
        .filter(({ file }) => fileId === null || fileId === file.id);
      if (parts.length === 0) throw none();
      const pdf = await keep(issued, `${fileId ?? "all"}.pdf`, async () => {
        const marked: Uint8Array<ArrayBuffer>[] = [];
        for (const part of parts) marked.push(await markUp(issued, part));
        return marked.length === 1 ? marked[0] : await markup.join(marked);
      }, "application/pdf");
      await store.noteDownload(projectId, "marked-up plans");
      return toDownload(pdf, "application/pdf", `${fileNameOf("Markup", project)}.pdf`);
    },

    async downloadMarkupImage(session, projectId) {
      const issued = await findIssuedReport(context, session, projectId);
      const { store, project, report } = issued;
      const pages = pagesToShow(report.body.findings);
      if (pages.length === 0) throw none();
      const png = await keep(issued, "sheets.png", async () => {
        const pictures: Uint8Array<ArrayBuffer>[] = [];
        for (const part of partsOf(await filesOfReport(store, report), report.body.findings)) {
          const here = pages.filter((page) =>
            page > part.offset && page <= part.offset + (part.file.pageCount ?? 0)
          );
          if (here.length === 0) continue;
          const marked = await markUp(issued, part);
          for (const page of here) {
            pictures.push(
              await painter.drawPage("marked.pdf", marked, page - part.offset, PICTURE_PX),
            );
          }
        }
        if (pictures.length === 0) throw none();
        return pictures.length === 1
          ? pictures[0]
          : await painter.drawPage("sheets.pdf", await markup.stack(pictures), 1, PICTURE_PX);
      }, "image/png");
      await store.noteDownload(projectId, "marked-up picture");
      return toDownload(png, "image/png", `${fileNameOf("Markup", project)}.png`);
    },
  };
}

/** Files that have pages, each with the open findings on them. */
function partsOf(files: readonly StoredFile[], findings: readonly Finding[]): Part[] {
  let offset = 0;
  return files.flatMap((file) => {
    const before = offset;
    offset += file.pageCount ?? 0;
    const here = findings.filter(({ status, documentMarkup: { page } }) =>
      status !== "compliant" && page > before && page <= offset
    );
    return offset > before ? [{ file, offset: before, findings: here }] : [];
  });
}

/** Pages with open findings in their order; of too many, those with the gravest. */
function pagesToShow(findings: readonly Finding[]): number[] {
  const gravest = findings.filter(isOpen).toSorted((a, b) =>
    Number(a.status === "warning") - Number(b.status === "warning") ||
    SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)
  );
  const pages = [...new Set(gravest.map((it) => it.documentMarkup.page))];
  return pages.slice(0, MAX_SHEETS).sort((a, b) => a - b);
}
