/** Writes small PDFs for tests: one page from a content stream, with whatever the page needs. */

/** What the page holds besides its content. */
export interface PdfParts {
  content: string;
  mediaBox?: [number, number, number, number];
  /** Further entries of the page, such as `/Rotate 90` or `/CropBox [0 0 10 10]`. */
  page?: string;
  /** Further fonts by their names, such as `/F3 10 0 R`. */
  fonts?: string;
  /** Further entries of the resources. */
  resources?: string;
  /** Further entries of the catalog. */
  catalog?: string;
  /** Further objects, numbered from 10. */
  objects?: string[];
}

/** A PDF with Helvetica as /F1 and Helvetica-Bold as /F2. */
export function makePdf(parts: PdfParts): Uint8Array<ArrayBuffer> {
  const box = (parts.mediaBox ?? [0, 0, 400, 300]).join(" ");
  const stream = (text: string) => `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const bodies = new Map<number, string>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ""} >>`],
    [2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
    [
      3,
      `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R ${parts.page ?? ""} ` +
      `/Resources << /Font << /F1 5 0 R /F2 6 0 R ${parts.fonts ?? ""} >> ` +
      `${parts.resources ?? ""} >> >>`,
    ],
    [4, stream(parts.content)],
    [5, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"],
    [6, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>"],
  ]);
  (parts.objects ?? []).forEach((body, i) => bodies.set(10 + i, body));
  let text = "%PDF-1.7\n";
  const offsets = new Map<number, number>();
  for (const [number, body] of bodies) {
    offsets.set(number, text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const last = Math.max(...bodies.keys());
  const xref = text.length;
  text += `xref\n0 ${last + 1}\n0000000000 65535 f \n`;
  for (let number = 1; number <= last; number++) {
    const offset = offsets.get(number);
    text += offset === undefined
      ? "0000000000 65535 f \n"
      : `${String(offset).padStart(10, "0")} 00000 n \n`;
  }
  text += `trailer\n<< /Size ${last + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** A form XObject or another stream object. */
export function streamObject(entries: string, body: string): string {
  return `<< ${entries} /Length ${body.length} >>\nstream\n${body}\nendstream`;
}
