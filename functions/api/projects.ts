/** `/api/projects` and `/api/stats`: projects, their files and their progress. */
import { type Context, Hono } from "hono";
import {
  ArchiveProjectRequest,
  ChangeProjectRequest,
  CreateProjectQuery,
  ListProjectsQuery,
  PageQuery,
  SearchSheetsQuery,
  StatsQuery,
  UpdateModelConsentRequest,
  UpdateTagsRequest,
} from "../_shared/contract/mod.ts";
import { UPLOAD_MAX_BODY } from "../_shared/constants/upload.ts";
import { AppError } from "../_shared/errors.ts";
import { parseWith } from "../_services/validation.ts";
import { readRange, sendDownload } from "./answers.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { limitRate, RATE_LIMITS } from "./middleware/rate_limit.ts";
import { readParts } from "./multipart.ts";
import { createProgressStream } from "./progress_events.ts";
import { readBody, readId } from "./read_body.ts";

const PICTURE_CACHE_S = 3600;

export function createProjectsApi(options: ApiOptions): Hono<ApiEnv> {
  const { services } = options;
  const limit = (kind: keyof typeof RATE_LIMITS) => limitRate(RATE_LIMITS[kind], options);
  const streamProgress = createProgressStream(options);

  return new Hono<ApiEnv>()
    .get("/stats", async (c) => {
      const session = requireSession(c);
      return c.json(await services.getStats(session, parseWith(StatsQuery, c.req.query())));
    })
    .get("/projects", async (c) => {
      const session = requireSession(c);
      const query = parseWith(ListProjectsQuery, c.req.query());
      const { projects, total } = await services.listProjects(session, query);
      c.header("x-total-count", String(total));
      return c.json(projects);
    })
    .post("/projects", limit("upload"), async (c) => {
      const session = requireSession(c);
      refuseLargeForm(c);
      const query = parseWith(CreateProjectQuery, c.req.query());
      return c.json(await services.createProject(session, readParts(c.req.raw), query), 201);
    })
    .get("/project-room", async (c) => {
      const session = requireSession(c);
      const query = parseWith(CreateProjectQuery, c.req.query());
      return c.json(await services.getProjectRoom(session, query));
    })
    .get(
      "/projects/:id",
      async (c) => c.json(await services.getProject(requireSession(c), readId(c))),
    )
    .patch("/projects/:id", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      // Someone else's project is not found, whatever is sent.
      await services.getProject(session, projectId);
      const request = await readBody(c, ChangeProjectRequest);
      return c.json(await services.changeProject(session, projectId, request));
    })
    .delete("/projects/:id", async (c) => {
      await services.deleteProject(requireSession(c), readId(c));
      return c.json({
        success: true,
        message: "The project and all its files have been permanently removed.",
      });
    })
    .patch("/projects/:id/archive", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      // Someone else's project is not found, whatever is sent.
      await services.getProject(session, projectId);
      const request = await readBody(c, ArchiveProjectRequest);
      return c.json(await services.archiveProject(session, projectId, request));
    })
    .patch("/projects/:id/tags", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      // Someone else's project is not found, whatever is sent.
      await services.getProject(session, projectId);
      return c.json(
        await services.updateTags(session, projectId, await readBody(c, UpdateTagsRequest)),
      );
    })
    .post(
      "/projects/:id/retry",
      async (c) => c.json(await services.retryProject(requireSession(c), readId(c)), 202),
    )
    .post(
      "/projects/:id/enhanced-analysis",
      async (c) => c.json(await services.startEnhancedAnalysis(requireSession(c), readId(c)), 202),
    )
    .delete(
      "/projects/:id/enhanced-analysis",
      async (c) => c.json(await services.cancelEnhancedAnalysis(requireSession(c), readId(c))),
    )
    .patch("/projects/:id/model-consent", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      // Someone else's project is not found, whatever is sent.
      await services.getProject(session, projectId);
      const request = await readBody(c, UpdateModelConsentRequest);
      return c.json(await services.updateModelConsent(session, projectId, request));
    })
    .get(
      "/projects/:id/progress",
      async (c) => c.json(await services.getProgress(requireSession(c), readId(c))),
    )
    .get(
      "/projects/:id/events",
      async (c) => await streamProgress(c, requireSession(c), readId(c)),
    )
    .get("/projects/:id/files", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      await services.getProject(session, projectId);
      const query = parseWith(PageQuery, c.req.query());
      const { files, total } = await services.listFiles(session, projectId, query);
      c.header("x-total-count", String(total));
      return c.json(files);
    })
    .put("/projects/:id/files", limit("upload"), async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      refuseLargeForm(c);
      return c.json(await services.changeFiles(session, projectId, readParts(c.req.raw)), 202);
    })
    .get(
      "/projects/:id/revision-room",
      async (c) => c.json(await services.getRevisionRoom(requireSession(c), readId(c))),
    )
    .get("/projects/:id/files/:fileId", async (c) => {
      const target = {
        projectId: readId(c, "id", "file_not_found"),
        fileId: readId(c, "fileId", "file_not_found"),
        range: readRange(c),
      };
      return sendDownload(c, await services.openFile(requireSession(c), target));
    })
    .put("/projects/:id/files/:fileId", limit("upload"), async (c) => {
      const session = requireSession(c);
      const target = { projectId: readId(c), fileId: readId(c, "fileId", "file_not_found") };
      refuseLargeForm(c);
      return c.json(await services.replaceFile(session, target, readParts(c.req.raw)), 202);
    })
    .get("/projects/:id/files/:fileId/thumbnail", limit("costly"), async (c) => {
      const target = {
        projectId: readId(c, "id", "file_not_found"),
        fileId: readId(c, "fileId", "file_not_found"),
      };
      const picture = await services.renderThumbnail(requireSession(c), target);
      return sendDownload(c, picture, { cacheS: PICTURE_CACHE_S });
    })
    .get("/projects/:id/words", limit("costly"), async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      // Someone else's project is not found, whatever is sent.
      await services.getProject(session, projectId);
      const query = parseWith(SearchSheetsQuery, c.req.query());
      return c.json(await services.searchSheets(session, projectId, query));
    })
    .get("/projects/:id/sheet-links", limit("costly"), async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      await services.getProject(session, projectId);
      const query = parseWith(PageQuery, c.req.query());
      return c.json(await services.listSheetLinks(session, projectId, query));
    })
    .get("/projects/:id/pages/:page/image", limit("costly"), async (c) => {
      const session = requireSession(c);
      const page = Number(c.req.param("page"));
      const widthPx = Number(c.req.query("width") ?? 1600);
      if (!Number.isInteger(page) || page < 1 || !(widthPx > 0)) {
        throw new AppError("not_found", "Page not found");
      }
      const picture = await services.renderPage(session, { projectId: readId(c), page, widthPx });
      return sendDownload(c, picture, { cacheS: PICTURE_CACHE_S });
    });
}

function refuseLargeForm(c: Context<ApiEnv>): void {
  if (Number(c.req.header("content-length") ?? 0) > UPLOAD_MAX_BODY) {
    throw new AppError("body_too_large", "The upload is too large");
  }
}
