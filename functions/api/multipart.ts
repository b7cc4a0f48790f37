/** Reads a multipart form while it arrives: each part is handed on before the next one is read. */
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { IncomingPart } from "../_services/mod.ts";
import { UPLOAD_MAX_BODY, UPLOAD_MAX_FILES } from "../_shared/constants/upload.ts";
import { AppError } from "../_shared/errors.ts";
import { inTime } from "../_shared/read_text.ts";

const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 200;
/** One more than is taken, so that it shows. What follows is not looked at: a megabyte holds 15,000 small files. */
const MAX_FILES = UPLOAD_MAX_FILES + 1;
/** After so many bytes others get their turn: a fast sender's pieces would follow each other without a gap. */
const TURN_BYTES = 256 * 1024;

/**
 * Parts of a form in the order they were sent. A file's body must be read or cancelled before the next part.
 *
 * @throws {AppError} `validation_failed` when it is no form, `body_too_large`
 */
export async function* readParts(request: Request): AsyncGenerator<IncomingPart> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type) || !request.body) {
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
    const body = streamFile(stream as AsyncIterable<Uint8Array>);
    queue.add({ kind: "file", name, file: { filename, contentType: "", body } });
  });
  parser.on("finish", () => queue.end());
  parser.on("error", (error) => queue.fail(toError(error)));

  const rest = { isSkipped: false };
  for (const limit of ["fieldsLimit", "filesLimit", "partsLimit"]) {
    parser.on(limit, () => rest.isSkipped = true);
  }
  const feeding = feed(request.body, parser, rest).catch((error) => {
    queue.fail(toError(error));
    // Whoever reads the file would wait for the rest for ever: the parser ends without a word to it.
    breakFile(toError(error));
    parser.destroy();
  });
  yield* queue.parts();
  await feeding;
}

/** A file's bytes; a form that breaks off inside of it says so. What nobody wants of it is read all the same: the parser waits for that. */
function streamFile(file: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = file[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        throw toError(error);
      }
    },
    async cancel() {
      try {
        while (!(await pieces.next()).done);
      } catch {
        // The form broke off: whoever asks for the next part hears of it.
      }
    },
  }, { highWaterMark: 0 });
}

function openParser(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: {
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_FIELDS,
        files: MAX_FILES,
        parts: MAX_FIELDS + MAX_FILES,
        headerPairs: 100,
      },
      highWaterMark: 256 * 1024,
    });
  } catch (error) {
    throw toError(error);
  }
}

/**
 * Gives the parser one piece at a time, and waits whenever the reader of a part is slower.
 *
 * @param rest what comes is dropped from when it is skipped on
 */
async function feed(
  body: ReadableStream<Uint8Array>,
  parser: BusboyInstance,
  rest: { readonly isSkipped: boolean },
): Promise<void> {
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
    if (rest.isSkipped) continue;
    if (!parser.write(value)) await new Promise((resolve) => parser.once("drain", resolve));
    if (size >= turnEnds) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      turnEnds = size + TURN_BYTES;
    }
  }
  if (rest.isSkipped) throw new AppError("validation_failed", "The form has too many parts");
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
