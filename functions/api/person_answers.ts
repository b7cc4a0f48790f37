/** `/api/projects/{id}/answers`: what people answer to requirements and items of the checklist. */
import { Hono } from "hono";
import { PageQuery, SaveAnswersRequest } from "../_shared/contract/mod.ts";
import { parseWith } from "../_services/validation.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { readBody, readId } from "./read_body.ts";

export function createPersonAnswersApi({ services }: ApiOptions): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get("/projects/:id/answers", async (c) => {
      const query = parseWith(PageQuery, c.req.query());
      return c.json(await services.listAnswers(requireSession(c), readId(c), query));
    })
    .patch("/projects/:id/answers", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      // Someone else's project is not found, whatever is sent.
      await services.getProject(session, projectId);
      const request = await readBody(c, SaveAnswersRequest);
      return c.json(await services.saveAnswers(session, projectId, request));
    });
}
