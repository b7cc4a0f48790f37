/** Reads one page in this isolate, without workers, for tests of what a page holds. */
import type { PageReading } from "../../../../functions/_shared/domain/page_reading.ts";
import {
  closeDocument,
  closePage,
  getPdfium,
  openDocument,
  openPage,
} from "../../../../functions/_providers/pdf/mod.ts";
import { composePage, unpackReading } from "../../../../functions/analysis/read/compose_page.ts";

/** The reading of one page of a PDF. */
export async function composeOf(bytes: Uint8Array, pageInFile = 1): Promise<PageReading> {
  const document = openDocument(await getPdfium(), bytes, "test.pdf");
  const page = openPage(document, pageInFile, "test.pdf");
  try {
    return unpackReading(composePage(page, { file: "test.pdf", page: pageInFile, pageInFile }));
  } finally {
    closePage(page);
    closeDocument(document);
  }
}

/** Bytes of a fixture plan. */
export function fixture(name: string): Promise<Uint8Array> {
  return Deno.readFile(new URL(`../../../fixtures/plans/${name}`, import.meta.url));
}
