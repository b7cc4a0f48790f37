/** Reads a multipart form while it arrives: each part is handed on before the next one is read. */
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { IncomingPart } from "../_services/mod.ts";
import { UPLOAD_MAX_BODY } from "../_shared/constants/upload.ts";
import { AppError } from "../_shared/errors.ts";
import { inTime } from "../_shared/read_text.ts";

const MAX_FIELD_BYTES = 64 * 1024;
/** After so many bytes others get their turn: a fast sender's pieces would follow each other without a gap. */
const TURN_BYTES = 256 * 1024;

/**
 * Parts of a form in the order they were sent. A file's body must be read or cancelled before the next part.
 *
 * @throws {AppError} `validation_failed` when it is no form, `body_too_large`
 */
export async function* readParts(request: Request): AsyncGenerator<IncomingPart> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("multipart/form-data") || !request.body) {
    throw new AppError("validation_failed", "Please send a form with files (multipart/form-data)");
  }
  const parser = openParser(type);
  const queue = new PartQueue();
  let breakFile = (_: AppError) => {};
  parser.on("field", (name, value) => queue.add({ kind: "field", name, value }));
  parser.on("file", (name, stream, filename) => {
    // A form that breaks off is told to the last file too, even one that is read already or never will be: with
    // nobody listening that would end the process. The parser itself reports it above.
    stream.on("error", () => {});
    breakFile = (error) => stream.destroy(error);
    if (!filename) return void stream.resume();
    const body = ReadableStream.from(readFile(stream as AsyncIterable<Uint8Array>));
    queue.add({ kind: "file", name, file: { filename, contentType: "", body } });
  });
  parser.on("finish", () => queue.end());
  parser.on("error", (error) => queue.fail(toError(error)));

  const feeding = feed(request.body, parser).catch((error) => {
    queue.fail(toError(error));
    // Whoever reads the file would wait for the rest for ever: the parser ends without a word to it.
    breakFile(toError(error));
    parser.destroy();
  });
  yield* queue.parts();
  await feeding;
}

/** A file's bytes; a form that breaks off inside of it says so. */
async function* readFile(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (error) {
    throw toError(error);
  }
}

function openParser(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: { fieldSize: MAX_FIELD_BYTES, fields: 200, headerPairs: 100 },
      highWaterMark: 256 * 1024,
    });
  } catch (error) {
    throw toError(error);
  }
}

/** Gives the parser one piece at a time, and waits whenever the reader of a part is slower. */
async function feed(body: ReadableStream<Uint8Array>, parser: BusboyInstance): Promise<void> {
  const reader = body.getReader();
  let size = 0;
  let turnEnds = TURN_BYTES;
  for (;;) {
    const { done, value } = await inTime(reader.read());
    if (done) break;
    size += value.length;
    if (size > UPLOAD_MAX_BODY) {
      throw new AppError("body_too_large", "The upload is too large");
    }
    if (!parser.write(value)) await new Promise((resolve) => parser.once("drain", resolve));
    if (size >= turnEnds) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      turnEnds = size + TURN_BYTES;
    }
  }
  parser.end();
}

function toError(error: unknown): AppError {
  return error instanceof AppError
    ? error
    : new AppError("validation_failed", "The form could not be read", { cause: error });
}

/** Parts that arrived but were not asked for yet. */
class PartQueue {
  #waiting: IncomingPart[] = [];
  #error: AppError | null = null;
  #ended = false;
  #wake = () => {};

  add(part: IncomingPart): void {
    this.#waiting.push(part);
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  fail(error: AppError): void {
    this.#error ??= error;
    this.#wake();
  }

  async *parts(): AsyncGenerator<IncomingPart> {
    for (;;) {
      const next = this.#waiting.shift();
      if (next) yield next;
      else if (this.#error) throw this.#error;
      else if (this.#ended) return;
      else await new Promise<void>((resolve) => this.#wake = resolve);
    }
  }
}
