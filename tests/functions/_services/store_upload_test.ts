import assert from "node:assert/strict";
import { storeUpload } from "../../../functions/_services/store_upload.ts";
import { AppError } from "../../../functions/_shared/errors.ts";

const PLACE = { userId: "ann", projectId: "one", maxFileMb: 1, onPath: () => {} };

/** A store that reads what it is given and answers for every failure in its own words. */
const store = {
  async upload(_bucket: string, _path: string, body: ReadableStream<Uint8Array> | Uint8Array) {
    try {
      await new Response(body as ReadableStream<Uint8Array>).bytes();
    } catch (cause) {
      throw new AppError("provider_unavailable", "The file store is not available", { cause });
    }
  },
};

/** A PDF that arrives up to a point. */
async function* arrive(error: Error): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode("%PDF-1.7\n".padEnd(8192, "%"));
  await Promise.resolve();
  throw error;
}

const send = (error: Error) =>
  storeUpload(store as never, {
    filename: "plan.pdf",
    contentType: "",
    body: ReadableStream.from(arrive(error)),
  }, PLACE);

Deno.test("a form that breaks off inside a file is the sender's fault, not the store's", async () => {
  const cut = new AppError("validation_failed", "The form could not be read");
  await assert.rejects(send(cut), { code: "validation_failed" });
});

Deno.test("what fails for another reason is told as the store tells it", async () => {
  await assert.rejects(send(new Error("reset")), { code: "provider_unavailable" });
});
