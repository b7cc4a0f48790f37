/** `/api/projects/{id}/dispositions` and the threads of findings: what people decide and say. */
import { Hono } from "hono";
import {
  AddCommentRequest,
  PageQuery,
  SaveDispositionsRequest,
  ThreadQuery,
} from "../_shared/contract/mod.ts";
import { parseWith } from "../_services/validation.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { limitRate, RATE_LIMITS } from "./middleware/rate_limit.ts";
import { readParts } from "./multipart.ts";
import { readBody, readId } from "./read_body.ts";

export function createDispositionsApi(options: ApiOptions): Hono<ApiEnv> {
  const { services } = options;
  return new Hono<ApiEnv>()
    .get("/projects/:id/dispositions", async (c) => {
      const query = parseWith(PageQuery, c.req.query());
      return c.json(await services.listDispositions(requireSession(c), readId(c), query));
    })
    .patch("/projects/:id/dispositions", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      // Someone else's project is not found, whatever is sent.
      await services.getProject(session, projectId);
      const request = await readBody(c, SaveDispositionsRequest);
      return c.json(await services.saveDispositions(session, projectId, request));
    })
    .get("/projects/:id/findings/:findingId/thread", async (c) => {
      const session = requireSession(c);
      const target = { projectId: readId(c), findingId: c.req.param("findingId") };
      await services.getProject(session, target.projectId);
      const query = parseWith(ThreadQuery, c.req.query());
      return c.json(await services.getThread(session, target, query));
    })
    .post("/projects/:id/findings/:findingId/comments", async (c) => {
      const session = requireSession(c);
      const target = { projectId: readId(c), findingId: c.req.param("findingId") };
      await services.getProject(session, target.projectId);
      const request = await readBody(c, AddCommentRequest);
      return c.json(await services.addComment(session, target, request), 201);
    })
    .post(
      "/projects/:id/visual-markup/review",
      limitRate(RATE_LIMITS.costly, options),
      async (c) => {
        const session = requireSession(c);
        const projectId = readId(c);
        await services.getProject(session, projectId);
        return c.json(await services.readMarkup(session, projectId, readParts(c.req.raw)));
      },
    )
    .delete("/projects/:id/comments/:commentId", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      const commentId = readId(c, "commentId", "not_found");
      await services.deleteComment(session, { projectId, commentId });
      return c.json({ success: true });
    });
}
