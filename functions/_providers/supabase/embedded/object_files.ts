/**
 * Objects of the embedded storage as files: `{folder}/{bucket}/{key}`. Bodies are streamed, a file appears
 * under its name only when it is whole, and a key can't leave its bucket's folder.
 */
import type { App } from "@supabase/lite";
import { sliceStream } from "../objects.ts";
import { askedPart } from "./object_ranges.ts";
import { moveSpooled } from "./spool.ts";

type Adapter = NonNullable<App["_storageAdapter"]>;
type Metadata = Awaited<ReturnType<Adapter["headObject"]>>;

/** Sees to it that files outlive a power cut. */
interface Flush {
  /** What is in a file; done before the file gets its name. */
  body: (path: string) => Promise<void>;
  /** The name of a file below a folder; done before an answer. */
  name: (path: string, folder: string) => void;
}

/** An adapter for the embedded storage that keeps objects below `folder`. */
export function createObjectFiles(folder: string, flush: Flush = leaveToSystem): Adapter {
  const place = (bucket: string, key: string) => placeObject(folder, bucket, key);
  const head = async (bucket: string, key: string): Promise<Metadata> => {
    const info = await Deno.stat(place(bucket, key));
    return describe(info, "application/octet-stream");
  };
  /** Lets a file appear under its name, once it is whole. */
  const bringIn = async (path: string, write: (partial: string) => Promise<void>) => {
    await Deno.mkdir(path.slice(0, path.lastIndexOf("/")), { recursive: true });
    const partial = `${path}.${crypto.randomUUID()}.part`;
    try {
      await write(partial);
      await flush.body(partial);
      await Deno.rename(partial, path);
    } catch (error) {
      await Deno.remove(partial).catch(() => {});
      throw error;
    }
    flush.name(path, folder);
  };
  return {
    driver: folder,
    headObject: (bucket, key) => head(bucket, key),
    async getObject(bucket, key) {
      const file = await Deno.open(place(bucket, key));
      const metadata = describe(await file.stat(), "application/octet-stream");
      const body = await openPart(file, metadata.size);
      return { metadata, httpStatusCode: 200, body: body as unknown as undefined };
    },
    async uploadObject(bucket, key, _version, body, contentType) {
      const path = place(bucket, key);
      await bringIn(path, async (partial) => {
        if (!await moveSpooled(body, partial)) {
          await writeBody(partial, body as BodyInit & object);
        }
      });
      return describe(await Deno.stat(path), contentType);
    },
    deleteObject: (bucket, key) => removeFile(place(bucket, key)),
    async deleteObjects(bucket, keys) {
      for (const key of keys) await removeFile(place(bucket, key));
    },
    async copyObject(fromBucket, from, _version, toBucket, to) {
      const source = place(fromBucket, from);
      await bringIn(place(toBucket, to), (partial) => Deno.copyFile(source, partial));
      const { eTag, lastModified } = await head(toBucket, to);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    privateAssetUrl: (bucket, key) => Promise.resolve(`file://${place(bucket, key)}`),
  };
}

const leaveToSystem: Flush = { body: () => Promise.resolve(), name: () => {} };

/**
 * Path of an object.
 *
 * @throws {RangeError} if the key would leave its bucket
 */
export function placeObject(folder: string, bucket: string, key: string): string {
  const parts = [bucket, ...key.split("/")];
  const isOdd = parts.some((part) =>
    part === "" || part === "." || part === ".." || /[\\\0]/.test(part)
  );
  if (isOdd) throw new RangeError(`Cannot place object: ${bucket}/${key} is not a plain path`);
  return `${folder}/${parts.join("/")}`;
}

/** The whole file, or the part of it that is asked for; a part past its end is the whole. */
async function openPart(
  file: Deno.FsFile,
  sizeBytes: number,
): Promise<ReadableStream<Uint8Array>> {
  const part = askedPart();
  if (!part || part.start >= sizeBytes) return file.readable;
  part.sizeBytes = sizeBytes;
  part.end = Math.min(part.end, sizeBytes - 1);
  await file.seek(part.start, Deno.SeekMode.Start);
  return sliceStream(file.readable, { start: 0, end: part.end - part.start });
}

async function writeBody(path: string, body: ReadableStream<Uint8Array> | BodyInit): Promise<void> {
  const file = await Deno.open(path, { write: true, createNew: true });
  const stream = body instanceof ReadableStream ? body : new Response(body).body;
  if (stream) await stream.pipeTo(file.writable);
  else file.close();
}

function describe(info: Deno.FileInfo, mimetype: string): Metadata {
  const modified = info.mtime ?? new Date(0);
  return {
    size: info.size,
    contentLength: info.size,
    mimetype,
    eTag: `"${info.size.toString(16)}-${modified.getTime().toString(16)}"`,
    lastModified: modified,
    cacheControl: "no-cache",
    httpStatusCode: 200,
  };
}

async function removeFile(path: string): Promise<void> {
  await Deno.remove(path).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  });
  // An empty folder says a project was here; it goes too.
  await Deno.remove(path.slice(0, path.lastIndexOf("/"))).catch(() => {});
}
