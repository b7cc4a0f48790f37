/** Values the database only keeps and never looks into, packed: less to store and to carry. */

/** A value as packed JSON in Base64. */
export async function pack(value: unknown): Promise<string> {
  return (await through(JSON.stringify(value), new CompressionStream("gzip"))).toBase64();
}

/** The value again; JSON that was stored before values were packed is read as it is. */
export async function unpack(text: string): Promise<unknown> {
  if (/^\s*[[{]/.test(text)) return JSON.parse(text);
  const bytes = await through(Uint8Array.fromBase64(text), new DecompressionStream("gzip"));
  return JSON.parse(new TextDecoder().decode(bytes));
}

async function through(
  content: BlobPart,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return await new Response(new Blob([content]).stream().pipeThrough(stream)).bytes();
}
