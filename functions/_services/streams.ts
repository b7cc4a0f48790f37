/** Whole bytes of a stream. */

/** Reads a stream to its end. */
export async function readAll(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  return await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).bytes();
}
