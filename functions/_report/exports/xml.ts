/** XML text and zip containers, as the office and BIM exports need them. */
import { type Zippable, zipSync } from "fflate";

/** First line of every part. */
export const XML_HEAD = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;

/** Text without the characters XML does not know. @source XML 1.0, 2.2 */
export function dropUnknown(text: string): string {
  // deno-lint-ignore no-control-regex -- control characters are what XML 1.0 forbids
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
}

/** Text for use in elements and attributes; characters XML does not know are dropped. */
export function escapeXml(text: string): string {
  return dropUnknown(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** A zip of texts and pictures. Pictures are stored, texts are deflated; the same parts give the same bytes. */
export function zipParts(parts: ReadonlyMap<string, string | Uint8Array>): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const [path, part] of parts) {
    entries[path] = typeof part === "string"
      ? [new TextEncoder().encode(part), { level: 6 }]
      : [part, { level: 0 }];
  }
  return new Uint8Array(zipSync(entries, { mtime: new Date(2020, 0, 1) }));
}
