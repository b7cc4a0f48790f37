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
import { readBody, readId } from "./read_body.ts";

export function createDispositionsApi({ services }: ApiOptions): Hono<ApiEnv> {
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
    .delete("/projects/:id/comments/:commentId", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      const commentId = readId(c, "commentId", "not_found");
      await services.deleteComment(session, { projectId, commentId });
      return c.json({ success: true });
    });
}
