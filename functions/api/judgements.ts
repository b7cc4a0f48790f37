/** `/api/projects/{id}/judgements` and `…/findings/{findingId}/judgement`: what the owner says of findings. */
import { Hono } from "hono";
import { JudgeFindingRequest, JudgementQuery } from "../_shared/contract/mod.ts";
import { parseWith } from "../_services/validation.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { readBody, readId } from "./read_body.ts";

export function createJudgementsApi({ services }: ApiOptions): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      "/projects/:id/judgements",
      async (c) => c.json(await services.listJudgements(requireSession(c), readId(c))),
    )
    .put("/projects/:id/findings/:findingId/judgement", async (c) => {
      const session = requireSession(c);
      const target = { projectId: readId(c), findingId: c.req.param("findingId") };
      // Someone else's project is not found, whatever is sent.
      await services.getProject(session, target.projectId);
      const request = await readBody(c, JudgeFindingRequest);
      return c.json(await services.judgeFinding(session, target, request));
    })
    .delete("/projects/:id/findings/:findingId/judgement", async (c) => {
      const session = requireSession(c);
      const target = { projectId: readId(c), findingId: c.req.param("findingId") };
      await services.getProject(session, target.projectId);
      const query = parseWith(JudgementQuery, c.req.query());
      await services.takeBackJudgement(session, target, query);
      return c.json({ success: true });
    });
}
