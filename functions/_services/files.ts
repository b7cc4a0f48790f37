/** Use cases of uploaded files: list, open with ranges, draw a page. */
import type {
  ObjectPort,
  OwnerStore,
  StoredFile,
  StoredReport,
} from "../_providers/supabase/port.ts";
import { KEPT_PICTURE_BYTES, PAGE_WIDTHS_PX, THUMBNAIL_PX } from "../_shared/constants/pictures.ts";
import { AppError } from "../_shared/errors.ts";
import { openFileBytes } from "./file_bytes.ts";
import type { AskedRange, Download, Services } from "./mod.ts";
import { pageOf } from "./page_of.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";
import { readAll } from "./streams.ts";

/** A page by its file. */
interface PagePlace {
  file: StoredFile;
  pageInFile: number;
}

type FileServices = Pick<Services, "listFiles" | "openFile" | "renderPage" | "renderThumbnail">;

/** Draws a page of a stored file, and keeps the picture for the next who looks. */
export function createPageDrawer({ backend, painter }: Pick<Context, "backend" | "painter">) {
  const { server } = backend;
  /** Whoever calls has found the file through what the caller may read. */
  return async (
    { file, pageInFile }: PagePlace,
    { name, widthPx }: { name: string; widthPx: number },
  ): Promise<Download> => {
    const width = PAGE_WIDTHS_PX.find((it) => it >= widthPx) ?? PAGE_WIDTHS_PX.at(-1)!;
    const path = pagePicturePath({ file, pageInFile, widthPx: width });
    const filename = `${name}.png`;
    const kept = await server.download("plans", path);
    if (kept) return toPicture(await readAll(kept.body), filename);
    const bytes = await openFileBytes(server, file);
    const png = await painter.drawPage(file.filename, bytes, pageInFile, width);
    // Two requests may draw the same page; the second finds the first one's picture there already.
    if (png.length <= KEPT_PICTURE_BYTES) {
      await server.upload("plans", path, png, "image/png").catch(() => {});
    }
    return toPicture(png, filename);
  };
}

/** A stored file, or the part of it that is asked for. @throws {AppError} `file_not_found`, `range_not_satisfiable` */
export async function openStored(
  store: ObjectPort,
  file: StoredFile,
  range: AskedRange | null,
): Promise<Download> {
  const part = range && resolveRange(range, file.fileSize);
  const found = await store.download("plans", file.filePath, part ?? undefined);
  if (!found) throw new AppError("file_not_found", "File not found");
  return {
    body: found.body,
    contentType: file.fileType,
    filename: file.originalFilename,
    size: file.fileSize,
    range: part,
    etag: `"${file.sha256}"`,
  };
}

/** Binds the use cases of files. */
export function createFileServices(context: Context): FileServices {
  const { owner } = context;
  const drawPage = createPageDrawer(context);

  /** Where a page lies: as a report numbers it, else, before there is one, through the files. */
  const placeOf = async (
    store: OwnerStore,
    { projectId, page, cycle }: { projectId: string; page: number; cycle?: number },
  ): Promise<PagePlace> => {
    const reported = await store.findReportPage(projectId, page, cycle ?? null);
    if (reported) return reported;
    const files = await store.listFiles(projectId);
    if (files.length === 0) throw projectNotFound();
    const place = cycle === undefined ? findPage(files, page) : null;
    if (!place) throw new AppError("not_found", "Page not found");
    return place;
  };

  return {
    async listFiles(session, projectId, query) {
      const store = await owner(session);
      const files = await store.listFiles(projectId);
      if (files.length === 0 && !await store.findProject(projectId)) throw projectNotFound();
      const shown = pageOf(files, query).map(({ filePath: _, cycle: __, ...file }) => file);
      return { files: shown, total: files.length };
    },

    async openFile(session, { projectId, fileId, range }) {
      const store = await owner(session);
      const file = (await store.listAllFiles(projectId)).find((it) => it.id === fileId);
      if (!file) throw new AppError("file_not_found", "File not found");
      return await openStored(store, file, range);
    },

    async renderPage(session, { widthPx, ...target }) {
      const store = await owner(session);
      const place = await placeOf(store, target);
      return await drawPage(place, { name: `page-${target.page}`, widthPx });
    },

    async renderThumbnail(session, { projectId, fileId }) {
      const store = await owner(session);
      const file = (await store.listAllFiles(projectId)).find((it) => it.id === fileId);
      if (!file) throw new AppError("file_not_found", "File not found");
      return await drawPage({ file, pageInFile: 1 }, { name: "thumbnail", widthPx: THUMBNAIL_PX });
    },
  };
}

/**
 * The bytes a range asks for.
 *
 * @throws {AppError} `range_not_satisfiable` when it begins past the end
 */
export function resolveRange(
  { start, end }: AskedRange,
  size: number,
): { start: number; end: number } {
  const from = start ?? Math.max(size - (end ?? 0), 0);
  const to = start === null ? size - 1 : Math.min(end ?? size - 1, size - 1);
  if (from >= size || from > to) {
    throw new AppError("range_not_satisfiable", "The requested range is outside the file");
  }
  return { start: from, end: to };
}

/** Where the picture of a page is kept, in the bucket `plans`: beside the file. */
export function pagePicturePath(
  { file, pageInFile, widthPx }: {
    file: Pick<StoredFile, "id" | "filePath">;
    pageInFile: number;
    widthPx: number;
  },
): string {
  const folder = file.filePath.slice(0, file.filePath.lastIndexOf("/"));
  return `${folder}/page-${file.id}-${pageInFile}-${widthPx}.png`;
}

/** File and page within it of a page numbered through all files; files not opened yet hold one page. */
export function findPage(
  files: StoredFile[],
  page: number,
): { file: StoredFile; pageInFile: number } | null {
  let before = 0;
  for (const file of files) {
    const count = file.pageCount ?? 1;
    if (page >= 1 && page <= before + count) return { file, pageInFile: page - before };
    before += count;
  }
  return null;
}

/** The files a report was made from, in its order and by the names it gives them. */
export async function filesOfReport(
  store: Pick<OwnerStore, "listAllFiles">,
  { projectId, body }: Pick<StoredReport, "projectId" | "body">,
): Promise<StoredFile[]> {
  const bySha256 = new Map((await store.listAllFiles(projectId)).map((it) => [it.sha256, it]));
  return body.files.flatMap(({ name, sha256, pageCount }) => {
    const file = bySha256.get(sha256);
    return file ? [{ ...file, filename: name, pageCount }] : [];
  });
}

function toPicture(png: Uint8Array<ArrayBuffer>, filename: string): Download {
  return {
    body: png,
    contentType: "image/png",
    filename,
    size: png.length,
    range: null,
    etag: null,
  };
}
