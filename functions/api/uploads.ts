/**
 * `/api/uploads`: files sent in parts, in the tus protocol's core with creation, expiration and termination, so that
 * a lost line costs one part and any client of the protocol can send a plan set.
 *
 * @source tus resumable upload protocol 1.0.0
 */
import { type Context, Hono } from "hono";
import { UPLOAD_MAX_PART } from "../_shared/constants/upload.ts";
import { BeginUploadRequest, PageQuery, type Upload } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import { readBytes } from "../_shared/read_text.ts";
import { parseWith } from "../_services/validation.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { limitRate, RATE_LIMITS } from "./middleware/rate_limit.ts";
import { readId, readJson } from "./read_body.ts";

const TUS_VERSION = "1.0.0";
const PART_TYPE = "application/offset+octet-stream";

export function createUploadsApi(options: ApiOptions): Hono<ApiEnv> {
  const { services } = options;
  const limit = limitRate(RATE_LIMITS.part, options);
  const idOf = (c: Context<ApiEnv>) => readId(c, "id", "upload_not_found");

  return new Hono<ApiEnv>()
    .get("/uploads", async (c) => {
      const session = requireSession(c);
      const query = parseWith(PageQuery, c.req.query());
      const { uploads, total } = await services.listUploads(session, query);
      c.header("x-total-count", String(total));
      return c.json(uploads);
    })
    .post("/uploads", limit, async (c) => {
      const session = requireSession(c);
      const announced = c.req.header("upload-length") === undefined
        ? await readJson(c)
        : readAnnouncement(c);
      const upload = await services.beginUpload(session, parseWith(BeginUploadRequest, announced));
      tell(c, upload);
      c.header("location", `/api/uploads/${upload.id}`);
      return c.json(upload, 201);
    })
    .get("/uploads/:id", async (c) => {
      const upload = await services.getUpload(requireSession(c), idOf(c));
      tell(c, upload);
      c.header("upload-length", String(upload.fileSize));
      c.header("cache-control", "no-store");
      return c.json(upload);
    })
    .get(
      "/uploads/:id/sheets",
      limitRate(RATE_LIMITS.costly, options),
      async (c) => c.json(await services.countSheets(requireSession(c), idOf(c))),
    )
    .patch("/uploads/:id", limit, async (c) => {
      const session = requireSession(c);
      const id = idOf(c);
      // Someone else's upload is not found, whatever is sent.
      await services.getUpload(session, id);
      const offset = readOffset(c);
      const bytes = await readBytes(c.req.raw.body, UPLOAD_MAX_PART);
      tell(c, await services.addUploadPart(session, id, { offset, bytes }));
      return c.body(null, 204);
    })
    .delete("/uploads/:id", async (c) => {
      await services.deleteUpload(requireSession(c), idOf(c));
      c.header("tus-resumable", TUS_VERSION);
      return c.json({ success: true });
    });
}

function tell(c: Context, { stored, expiresAt }: Upload): void {
  c.header("tus-resumable", TUS_VERSION);
  c.header("upload-offset", String(stored));
  c.header("upload-expires", new Date(expiresAt).toUTCString());
}

/** What the headers of the protocol announce: pairs of a key and its value in base64. */
function readAnnouncement(c: Context): { filename: string; fileSize: number } {
  const pairs = (c.req.header("upload-metadata") ?? "").split(",").map((it) =>
    it.trim().split(" ")
  );
  const packed = pairs.find(([key]) => key === "filename")?.[1] ?? "";
  const length = c.req.header("upload-length") ?? "";
  try {
    const filename = new TextDecoder().decode(Uint8Array.fromBase64(packed));
    return { filename, fileSize: /^\d{1,15}$/.test(length) ? Number(length) : NaN };
  } catch (cause) {
    throw new AppError("validation_failed", "The file name in Upload-Metadata is not base64", {
      cause,
    });
  }
}

function readOffset(c: Context): number {
  const type = c.req.header("content-type")?.split(";")[0].trim();
  if (type !== PART_TYPE) {
    throw new AppError("validation_failed", `Please send the chunk as ${PART_TYPE}`);
  }
  const offset = c.req.header("upload-offset") ?? "";
  if (/^\d{1,15}$/.test(offset)) return Number(offset);
  throw new AppError(
    "validation_failed",
    "Please include Upload-Offset with the byte where this chunk starts",
  );
}
