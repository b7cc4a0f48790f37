/** `/api/projects/{id}/shares`, `/api/shared/{token}` and `/api/notifications`: guests, and what people are told of. */
import { Hono } from "hono";
import {
  GuestCommentRequest,
  PageQuery,
  ReadNotificationsRequest,
  ShareCommentRequest,
  SharedThreadQuery,
  ShareRequest,
} from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import { parseWith } from "../_services/validation.ts";
import { readRange, sendDownload } from "./answers.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { limitRate, RATE_LIMITS } from "./middleware/rate_limit.ts";
import { readBody, readId } from "./read_body.ts";

const PICTURE_CACHE_S = 3600;

export function createPeopleApi(options: ApiOptions): Hono<ApiEnv> {
  const { services } = options;
  const limitGuest = limitRate(RATE_LIMITS.guest, options);

  return new Hono<ApiEnv>()
    .get("/projects/:id/shares", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      return c.json(
        await services.listShares(session, projectId, parseWith(PageQuery, c.req.query())),
      );
    })
    .post("/projects/:id/shares", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      // Someone else's project is not found, whatever is sent.
      await services.getProject(session, projectId);
      const request = await readBody(c, ShareRequest);
      return c.json(await services.createShare(session, projectId, request), 201);
    })
    .delete("/projects/:id/shares/:shareId", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      const shareId = readId(c, "shareId", "not_found");
      return c.json(await services.revokeShare(session, { projectId, shareId }));
    })
    .patch("/projects/:id/comments/:commentId", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      await services.getProject(session, projectId);
      const commentId = readId(c, "commentId", "not_found");
      const request = await readBody(c, ShareCommentRequest);
      return c.json(await services.shareComment(session, { projectId, commentId }, request));
    })
    // Where a link leads is nobody else's business.
    .use("/shared/*", limitRate(RATE_LIMITS.shared, options), async (c, next) => {
      await next();
      c.res.headers.set("referrer-policy", "no-referrer");
    })
    .get("/shared/:token", async (c) => c.json(await services.getShared(c.req.param("token"))))
    .get(
      "/shared/:token/report",
      async (c) => c.json(await services.getSharedReport(c.req.param("token"))),
    )
    .get("/shared/:token/dispositions", async (c) => {
      const token = c.req.param("token");
      await services.getShared(token);
      const query = parseWith(PageQuery, c.req.query());
      return c.json(await services.listSharedDispositions(token, query));
    })
    .get("/shared/:token/files", async (c) => {
      const token = c.req.param("token");
      await services.getShared(token);
      const query = parseWith(PageQuery, c.req.query());
      const { files, total } = await services.listSharedFiles(token, query);
      c.header("x-total-count", String(total));
      return c.json(files);
    })
    .get("/shared/:token/files/:fileId", async (c) => {
      const fileId = readId(c, "fileId", "file_not_found");
      const target = { fileId, range: readRange(c) };
      return sendDownload(c, await services.openSharedFile(c.req.param("token"), target));
    })
    .get("/shared/:token/pages/:page/image", async (c) => {
      const page = Number(c.req.param("page"));
      const widthPx = Number(c.req.query("width") ?? 1600);
      if (!Number.isInteger(page) || page < 1 || !(widthPx > 0)) {
        throw new AppError("not_found", "Page not found");
      }
      const picture = await services.renderSharedPage(c.req.param("token"), { page, widthPx });
      return sendDownload(c, picture, { cacheS: PICTURE_CACHE_S });
    })
    .get("/shared/:token/findings/:findingId/thread", async (c) => {
      const { token, findingId } = c.req.param();
      await services.getShared(token);
      const query = parseWith(SharedThreadQuery, c.req.query());
      return c.json(await services.getSharedThread(token, { findingId }, query));
    })
    .post("/shared/:token/findings/:findingId/comments", limitGuest, async (c) => {
      const { token, findingId } = c.req.param();
      await services.getShared(token);
      const request = await readBody(c, GuestCommentRequest);
      return c.json(await services.addSharedComment(token, { findingId }, request), 201);
    })
    .get("/notifications", async (c) => {
      const session = requireSession(c);
      return c.json(
        await services.listNotifications(session, parseWith(PageQuery, c.req.query())),
      );
    })
    .patch("/notifications", async (c) => {
      const session = requireSession(c);
      await services.readNotifications(session, await readBody(c, ReadNotificationsRequest));
      return c.json({ success: true });
    });
}
