/**
 * Uploads between threads go through a file: the server's thread writes it, the backend's thread moves it to
 * its place. Nothing of it passes through messages, and nothing is copied.
 */
const spooled = new WeakMap<ReadableStream<Uint8Array>, string>();

/** Writes a stream to a new file of the folder and answers its path. */
export async function spoolStream(
  folder: string,
  body: ReadableStream<Uint8Array>,
): Promise<string> {
  const path = `${folder}/${crypto.randomUUID()}`;
  const file = await Deno.open(path, { write: true, createNew: true });
  try {
    await writeAll(file, body);
    return path;
  } catch (error) {
    await Deno.remove(path).catch(() => {});
    throw error;
  } finally {
    file.close();
  }
}

/**
 * Writes each piece as it comes. The system's page cache takes it in some microseconds; waiting for a thread's turn
 * at every piece would hold the sender up, and leave tens of megabytes behind in the meantime.
 */
async function writeAll(file: Deno.FsFile, body: ReadableStream<Uint8Array>): Promise<void> {
  for await (const piece of body) {
    for (let at = 0; at < piece.length;) at += file.writeSync(piece.subarray(at));
  }
}

/** A body that reads a spooled file, and remembers which one it is. Opens it only when it is read. */
export function readSpooled(path: string): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      reader ??= (await Deno.open(path)).readable.getReader();
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader?.cancel(reason),
  }, { highWaterMark: 0 });
  spooled.set(body, path);
  return body;
}

/** Moves the file behind a body, when it is a spooled one that nobody began to read. */
export async function moveSpooled(body: unknown, target: string): Promise<boolean> {
  const path = body instanceof ReadableStream ? spooled.get(body) : undefined;
  if (path === undefined) return false;
  await Deno.rename(path, target);
  await (body as ReadableStream).cancel();
  return true;
}
