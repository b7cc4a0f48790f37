/** `/api/projects/{id}/cycles`: revisions of a set, and what became of the comments made before. */
import { Hono } from "hono";
import { UPLOAD_MAX_BODY } from "../_shared/constants/upload.ts";
import { ApproveRequest, PageQuery, SaveVerdictsRequest } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import { parseWith } from "../_services/validation.ts";
import { sendDownload } from "./answers.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { limitRate, RATE_LIMITS } from "./middleware/rate_limit.ts";
import { readParts } from "./multipart.ts";
import { readBody, readId } from "./read_body.ts";

const PICTURE_CACHE_S = 3600;

export function createCyclesApi(options: ApiOptions): Hono<ApiEnv> {
  const { services } = options;
  return new Hono<ApiEnv>()
    .get("/projects/:id/cycles", async (c) => {
      const session = requireSession(c);
      const query = parseWith(PageQuery, c.req.query());
      const { cycles, total } = await services.listCycles(session, readId(c), query);
      c.header("x-total-count", String(total));
      return c.json(cycles);
    })
    .post("/projects/:id/cycles", limitRate(RATE_LIMITS.upload, options), async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      if (Number(c.req.header("content-length") ?? 0) > UPLOAD_MAX_BODY) {
        throw new AppError("body_too_large", "The upload is too large");
      }
      return c.json(await services.submitRevision(session, projectId, readParts(c.req.raw)), 202);
    })
    .delete(
      "/projects/:id/cycles",
      async (c) => c.json(await services.withdrawRevision(requireSession(c), readId(c))),
    )
    .get("/projects/:id/cycles/:cycle", async (c) => {
      const session = requireSession(c);
      const target = { projectId: readId(c), cycle: readCount(c.req.param("cycle")) };
      await services.getProject(session, target.projectId);
      const query = parseWith(PageQuery, c.req.query());
      return c.json(await services.getCycle(session, target, query));
    })
    .patch("/projects/:id/cycles/:cycle/comments", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      // Someone else's project is not found, whatever is sent.
      await services.getProject(session, projectId);
      const request = await readBody(c, SaveVerdictsRequest);
      const target = { projectId, cycle: readCount(c.req.param("cycle")) };
      return c.json(await services.saveVerdicts(session, target, request));
    })
    .post("/projects/:id/cycles/:cycle/approval", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      await services.getProject(session, projectId);
      const request = await readBody(c, ApproveRequest);
      const target = { projectId, cycle: readCount(c.req.param("cycle")) };
      return c.json(await services.approveCycle(session, target, request));
    })
    .delete("/projects/:id/cycles/:cycle/approval", async (c) => {
      const session = requireSession(c);
      const target = { projectId: readId(c), cycle: readCount(c.req.param("cycle")) };
      return c.json(await services.undoApproval(session, target));
    })
    .post(
      "/projects/:id/cycles/:cycle/responses",
      limitRate(RATE_LIMITS.upload, options),
      async (c) => {
        const session = requireSession(c);
        const projectId = readId(c);
        await services.getProject(session, projectId);
        const target = { projectId, cycle: readCount(c.req.param("cycle")) };
        return c.json(await services.readLetter(session, target, readParts(c.req.raw)));
      },
    )
    .get(
      "/projects/:id/cycles/:cycle/pages/:page/image",
      limitRate(RATE_LIMITS.costly, options),
      async (c) => {
        const session = requireSession(c);
        const target = {
          projectId: readId(c),
          cycle: readCount(c.req.param("cycle")),
          page: readCount(c.req.param("page")),
          widthPx: Number(c.req.query("width") ?? 1600),
        };
        if (!(target.widthPx > 0)) throw new AppError("not_found", "Image not found");
        const picture = await services.renderPage(session, target);
        return sendDownload(c, picture, { cacheS: PICTURE_CACHE_S });
      },
    );
}

/** A number of the path, from 1. @throws {AppError} `not_found` */
function readCount(text: string | undefined): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= 1_000_000) return count;
  throw new AppError("not_found", "Not found");
}
