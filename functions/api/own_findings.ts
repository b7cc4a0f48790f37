/** `/api/projects/{id}/own-findings` and the sections of the loaded code they cite. */
import { Hono } from "hono";
import {
  ChangeFindingRequest,
  CodeSectionsQuery,
  OfReport,
  PageQuery,
  RaiseFindingRequest,
} from "../_shared/contract/mod.ts";
import { parseWith } from "../_services/validation.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { readBody, readId } from "./read_body.ts";

export function createOwnFindingsApi({ services }: ApiOptions): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .get("/code-sections", async (c) => {
      const session = requireSession(c);
      const query = parseWith(CodeSectionsQuery, c.req.query());
      return c.json(await services.listCodeSections(session, query));
    })
    .get("/projects/:id/own-findings", async (c) => {
      const query = parseWith(PageQuery, c.req.query());
      return c.json(await services.listOwnFindings(requireSession(c), readId(c), query));
    })
    .post("/projects/:id/own-findings", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      // Someone else's project is not found, whatever is sent.
      await services.getProject(session, projectId);
      const request = await readBody(c, RaiseFindingRequest);
      return c.json(await services.raiseFinding(session, projectId, request), 201);
    })
    .patch("/projects/:id/own-findings/:findingId", async (c) => {
      const session = requireSession(c);
      const target = { projectId: readId(c), findingId: c.req.param("findingId") };
      await services.getProject(session, target.projectId);
      const request = await readBody(c, ChangeFindingRequest);
      return c.json(await services.changeFinding(session, target, request));
    })
    .delete("/projects/:id/own-findings/:findingId", async (c) => {
      const session = requireSession(c);
      const target = { projectId: readId(c), findingId: c.req.param("findingId") };
      await services.getProject(session, target.projectId);
      await services.deleteFinding(session, target, parseWith(OfReport, c.req.query()));
      return c.json({ success: true });
    })
    .post("/projects/:id/own-findings/:findingId/restore", async (c) => {
      const session = requireSession(c);
      const target = { projectId: readId(c), findingId: c.req.param("findingId") };
      await services.getProject(session, target.projectId);
      const request = await readBody(c, OfReport);
      return c.json(await services.restoreFinding(session, target, request));
    });
}
