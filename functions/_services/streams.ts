/** Bytes on their way out. */
import type { Download } from "./mod.ts";

/** Reads a stream to its end. */
export async function readAll(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).bytes();
}

/** A whole file to answer with. */
export function toDownload(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
  filename: string,
): Download {
  return { body, contentType, filename, size: body.length, range: null, etag: null };
}
