/** `/api/projects/{id}/report` and what is made from it: PDF, markup, exports; revocation and its public page. */
import { Hono } from "hono";
import {
  ExportFormat,
  RevokeReportRequest,
  UpdateVerificationRequest,
} from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import { sendDownload } from "./answers.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { limitRate, RATE_LIMITS } from "./middleware/rate_limit.ts";
import { readBody, readId } from "./read_body.ts";

export function createReportsApi(options: ApiOptions): Hono<ApiEnv> {
  const { services } = options;
  const limitCostly = limitRate(RATE_LIMITS.costly, options);

  return new Hono<ApiEnv>()
    .get(
      "/projects/:id/report",
      async (c) => c.json(await services.getReport(requireSession(c), readId(c))),
    )
    .post("/projects/:id/report/revoke", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      // Someone else's project is not found, whatever is sent.
      await services.getProject(session, projectId);
      await services.revokeReport(session, projectId, await readBody(c, RevokeReportRequest));
      return c.json({ success: true, message: "The report is revoked." });
    })
    .patch("/projects/:id/verification", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      await services.getProject(session, projectId);
      const request = await readBody(c, UpdateVerificationRequest);
      await services.updateVerification(session, projectId, request);
      return c.json({ success: true });
    })
    .get(
      "/projects/:id/compliance",
      async (c) => c.json(await services.getCompliance(requireSession(c), readId(c))),
    )
    .get(
      "/projects/:id/download-report",
      async (c) => sendDownload(c, await services.downloadReport(requireSession(c), readId(c))),
    )
    .get("/projects/:id/export/:format", limitCostly, async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      const format = ExportFormat.safeParse(c.req.param("format"));
      if (!format.success) throw new AppError("not_found", "Unknown format");
      const file = await services.exportReport(session, { projectId, format: format.data });
      return sendDownload(c, file, { disposition: "attachment" });
    })
    .post(
      "/projects/:id/visual-markup",
      async (c) => c.json(await services.createVisualMarkup(requireSession(c), readId(c))),
    )
    .get("/projects/:id/visual-markup", limitCostly, async (c) => {
      const target = { projectId: readId(c), fileId: null };
      return sendDownload(c, await services.downloadMarkup(requireSession(c), target));
    })
    .get(
      "/projects/:id/visual-markup/image",
      limitCostly,
      async (c) =>
        sendDownload(c, await services.downloadMarkupImage(requireSession(c), readId(c))),
    )
    .get("/projects/:id/files/:fileId/markup", limitCostly, async (c) => {
      const target = { projectId: readId(c), fileId: readId(c, "fileId", "file_not_found") };
      return sendDownload(c, await services.downloadMarkup(requireSession(c), target));
    });
}
