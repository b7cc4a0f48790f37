/** A sealed sample report with keys and certificate, and small pictures. */
import { createSigningIdentity } from "../../../functions/_report/signing_identity.ts";
import type { ReportInput } from "../../../functions/_report/report_pdf.ts";
import { createSealKey, sealReport } from "../../../functions/_shared/seal.ts";
import { aReportBody } from "../../fakes/report_body.ts";

export const NOW = new Date("2026-03-14T15:09:26Z");
export const CODE = "FLC-7KQ2MX-CERT";
export const sealKey = await createSealKey("2026-01-01T00:00:00.000Z");
export const identity = await createSigningIdentity({
  commonName: "FLClear test",
  now: new Date("2026-01-01T00:00:00Z"),
  random: (length) => new Uint8Array(length).fill(7),
});

/** Input of a report; give what the test is about. */
export async function aReportInput(over: Partial<ReportInput> = {}): Promise<ReportInput> {
  const body = over.body ?? aReportBody();
  return {
    body,
    seal: await sealReport(body, { key: sealKey, code: CODE, previous: null }),
    publicUrl: "https://flclear.example/",
    crops: new Map(),
    thumbnails: new Map(),
    ...over,
  };
}

/** A grey PNG of the given size, written without any library. */
export async function aPng(width: number, height: number): Promise<Uint8Array> {
  const rows = new Uint8Array(height * (width + 1)).fill(0xdd);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  const deflated = await new Response(
    new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate")),
  ).bytes();
  const head = new Uint8Array(13);
  new DataView(head.buffer).setUint32(0, width);
  new DataView(head.buffer).setUint32(4, height);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
  return await new Blob([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflated),
    chunk("IEND", new Uint8Array()),
  ]).bytes();
}

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(12 + data.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(new TextEncoder().encode(name), 4);
  out.set(data, 8);
  view.setUint32(8 + data.length, crc32(out.subarray(4, 8 + data.length)));
  return out;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
