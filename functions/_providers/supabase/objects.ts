/** Objects of the two private buckets, streamed both ways. */
import { AppError } from "../../_shared/errors.ts";
import type { BackendClient } from "./client.ts";
import type { BucketName, ObjectPort } from "./port.ts";

const BUCKETS: readonly BucketName[] = ["plans", "reports"];
/** Objects asked for, and removed, at once. */
const BATCH = 500;

/** Binds the object store for one caller. */
export function createObjects(client: BackendClient): ObjectPort {
  const bucketOf = (bucket: BucketName) => client.db.storage.from(bucket);

  const remove: ObjectPort["remove"] = async (bucket, paths) => {
    for (let i = 0; i < paths.length; i += BATCH) {
      const { error } = await bucketOf(bucket).remove(paths.slice(i, i + BATCH));
      if (error) throw unavailable(error);
    }
  };

  const listBelow = async (bucket: BucketName, prefix: string): Promise<string[]> => {
    const found: string[] = [];
    for (let offset = 0;; offset += BATCH) {
      const { data, error } = await bucketOf(bucket).list(prefix, { limit: BATCH, offset });
      if (error) throw unavailable(error);
      for (const { name, id } of data) {
        // The hosted store names an entry within its folder, the embedded one in full.
        const path = name.startsWith(`${prefix}/`) ? name : `${prefix}/${name}`;
        if (id === null) found.push(...await listBelow(bucket, path));
        else found.push(path);
      }
      if (data.length < BATCH) return found;
    }
  };

  return {
    async upload(bucket, path, body, contentType) {
      const { error } = await bucketOf(bucket).upload(path, body, {
        contentType,
        upsert: bucket === "reports",
        duplex: "half",
      });
      if (error) throw unavailable(error);
    },

    async download(bucket, path, range) {
      const address = path.split("/").map(encodeURIComponent).join("/");
      const answer = await client.fetch(
        `${client.url}/storage/v1/object/${bucket}/${address}`,
        {
          headers: {
            ...client.headers,
            ...(range && { range: `bytes=${range.start}-${range.end}` }),
          },
        },
      );
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel();
        if (answer.status === 400 || answer.status === 404) return null;
        throw unavailable({ message: `download answered ${answer.status}` });
      }
      const contentType = answer.headers.get("content-type") ?? "application/octet-stream";
      const isWhole = range !== undefined && answer.status !== 206;
      return { contentType, body: isWhole ? sliceStream(answer.body, range) : answer.body };
    },

    remove,

    async removeBelow(prefix) {
      for (const bucket of BUCKETS) await remove(bucket, await listBelow(bucket, prefix));
    },
  };
}

/** The bytes from `start` to `end` (both counted) of a stream, without holding more than one piece of it. */
export function sliceStream(
  body: ReadableStream<Uint8Array>,
  range: { start: number; end: number },
): ReadableStream<Uint8Array> {
  let position = 0;
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      const from = Math.max(range.start - position, 0);
      const to = Math.min(range.end + 1 - position, piece.length);
      position += piece.length;
      if (from < to) controller.enqueue(piece.subarray(from, to));
      if (position > range.end) controller.terminate();
    },
  });
  return body.pipeThrough(cut);
}

function unavailable(error: { message: string }): AppError {
  const isRefused = /row-level security/.test(error.message);
  return isRefused
    ? new AppError("not_found", "Not found", { detail: error.message })
    : new AppError("provider_unavailable", "The file store is not available right now", {
      detail: error.message,
    });
}
