/** `/api/projects/{id}/corrections`: inputs of the calculators the owner corrected. */
import { Hono } from "hono";
import { SaveCorrectionsRequest } from "../_shared/contract/mod.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { readBody, readId } from "./read_body.ts";

export function createCorrectionsApi({ services }: ApiOptions): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get(
      "/projects/:id/corrections",
      async (c) => c.json(await services.getCorrections(requireSession(c), readId(c))),
    )
    .put("/projects/:id/corrections", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      // Someone else's project is not found, whatever is sent.
      await services.getProject(session, projectId);
      const request = await readBody(c, SaveCorrectionsRequest);
      return c.json(await services.saveCorrections(session, projectId, request));
    });
}
