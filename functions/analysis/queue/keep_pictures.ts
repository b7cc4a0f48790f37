/** Keeps pictures of a reviewed set where the plan viewer looks for them first, so that it opens at once. */
import type { ObjectPort } from "../../_providers/supabase/port.ts";
import type { RunContext } from "../../_providers/supabase/worker_port.ts";
import { findPage, pagePicturePath } from "../../_services/files.ts";
import {
  FIRST_PICTURE_PX,
  KEPT_PICTURE_BYTES,
  THUMBNAIL_PX,
} from "../../_shared/constants/pictures.ts";
import type { ReportBody } from "../../_shared/domain/report.ts";
import type { PageFile } from "../pipeline.ts";
import { drawPage } from "../read/mod.ts";

/**
 * Stores what was drawn for the printed report as the viewer's thumbnails, and draws the sheet it opens with.
 * A picture that can't be kept is drawn when somebody looks.
 *
 * @param loadFile an uploaded file by its name, null when it is gone
 */
export async function keepPictures(
  run: RunContext,
  body: Pick<ReportBody, "findings" | "sheets">,
  { thumbnails, objects, loadFile }: {
    thumbnails: ReadonlyMap<number, Uint8Array>;
    objects: ObjectPort;
    loadFile: (name: string) => Promise<PageFile | null>;
  },
): Promise<void> {
  const keep = async (page: number, widthPx: number, png: Uint8Array) => {
    const place = findPage(run.files, page);
    if (!place || png.length > KEPT_PICTURE_BYTES) return;
    const path = pagePicturePath({ ...place, widthPx });
    await objects.upload("plans", path, new Uint8Array(png), "image/png").catch(() => {});
  };
  for (const [page, png] of thumbnails) await keep(page, THUMBNAIL_PX, png);

  const first = firstSheet(body);
  const file = first && await loadFile(first.file).catch(() => null);
  if (!first || !file) return;
  const options = { widthPx: FIRST_PICTURE_PX };
  const png = await drawPage(file.name, file.bytes, first.pageInFile, options).catch(() => null);
  if (png) await keep(first.page, FIRST_PICTURE_PX, png);
}

/** The sheet the viewer opens with: that of the first open finding, else the first. */
function firstSheet({ findings, sheets }: Pick<ReportBody, "findings" | "sheets">) {
  const pages = findings.filter((it) => it.status !== "compliant").map((it) =>
    it.documentMarkup.page
  );
  const page = pages.length > 0 ? Math.min(...pages) : sheets[0]?.page;
  return sheets.find((it) => it.page === page) ?? null;
}
