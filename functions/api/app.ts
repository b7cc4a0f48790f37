/** The whole `/api` surface, composed. Handlers validate, call one service and answer; errors end up here. */
import { Hono } from "hono";
import { AppError } from "../_shared/errors.ts";
import { sendError } from "./answers.ts";
import { createAccountApi } from "./account.ts";
import { createAdminApi } from "./admin.ts";
import { createAuthApi } from "./auth.ts";
import { createCorrectionsApi } from "./corrections.ts";
import type { ApiEnv, ApiOptions } from "./env.ts";
import { createCyclesApi } from "./cycles.ts";
import { createDispositionsApi } from "./dispositions.ts";
import { createOwnFindingsApi } from "./own_findings.ts";
import { createKeptWordsApi } from "./kept_words.ts";
import { createPersonAnswersApi } from "./person_answers.ts";
import { createHealthApi } from "./health.ts";
import { refuseForeignChanges } from "./middleware/csrf.ts";
import { limitApiKey } from "./middleware/api_key.ts";
import { keepAnswers } from "./middleware/kept_answers.ts";
import { limitRole } from "./middleware/role.ts";
import { limitRate, RATE_LIMITS } from "./middleware/rate_limit.ts";
import { requestContext } from "./middleware/request_context.ts";
import { securityHeaders } from "./middleware/security_headers.ts";
import { findSession, forgetSession } from "./middleware/session.ts";
import { refuseUntoldLength } from "./middleware/told_length.ts";
import { createOrganizationsApi } from "./organizations.ts";
import { createPeopleApi } from "./people.ts";
import { createProjectsApi } from "./projects.ts";
import { createReportsApi } from "./reports.ts";
import { createSecurityApi } from "./security.ts";
import { createServiceApi } from "./service.ts";
import { createUploadsApi } from "./uploads.ts";

export type { ApiEnv, ApiOptions } from "./env.ts";

/** What every request goes through, pages and `/api` alike. */
export function createBase(options: ApiOptions): Hono<ApiEnv> {
  const base = new Hono<ApiEnv>();
  // Pages, where there are some, bring an error page of their own.
  base.onError((error, c) => sendError(error, c, options));
  base.use(
    "*",
    keepAnswers(options),
    requestContext(options),
    securityHeaders(options),
    refuseUntoldLength(options),
  );
  return base;
}

/** Finds the session; mounted after what needs none, such as static files. */
export function useSession(app: Hono<ApiEnv>, options: ApiOptions): void {
  app.use("*", findSession(options));
}

/** Parts of a project whose every call reads the report. */
const READING_REPORTS = [
  "report",
  "compliance",
  "progress",
  "download-report",
  "dispositions",
  "own-findings",
  "answers",
  "corrections",
  "cycles/:cycle",
];

/** May it leave something behind? Parts of files have a limit of their own. */
const isChange = ({ method, path }: { method: string; path: string }): boolean =>
  !["GET", "HEAD", "OPTIONS"].includes(method) && !path.startsWith("/api/uploads");

/** The calls below `/api`, without what {@link createBase} does. */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  api.onError((error, c) => sendError(error, c, options));
  api.use("*", async (c, next) => {
    await next();
    if (!c.res.headers.has("cache-control")) {
      c.res.headers.set("cache-control", "private, no-store");
    }
  });
  api.route("/", createHealthApi(options));
  api.use("*", refuseForeignChanges(options));
  api.use("/auth/logout", forgetSession(options));
  api.use("*", limitRate(RATE_LIMITS.general, options));
  const limitChanges = limitRate(RATE_LIMITS.change, options);
  api.use("*", (c, next) => c.get("session") && isChange(c.req) ? limitChanges(c, next) : next());
  api.use("*", limitApiKey);
  api.use("/projects/*", limitRole(options));
  const limitReport = limitRate(RATE_LIMITS.report, options);
  for (const part of READING_REPORTS) api.use(`/projects/:id/${part}/*`, limitReport);
  api.route("/", createAuthApi(options));
  api.route("/", createProjectsApi(options));
  api.route("/", createUploadsApi(options));
  api.route("/", createReportsApi(options));
  api.route("/", createCorrectionsApi(options));
  api.route("/", createDispositionsApi(options));
  api.route("/", createOwnFindingsApi(options));
  api.route("/", createPersonAnswersApi(options));
  api.route("/", createKeptWordsApi(options));
  api.route("/", createCyclesApi(options));
  api.route("/", createPeopleApi(options));
  api.route("/", createOrganizationsApi(options));
  api.route("/", createServiceApi(options));
  api.route("/", createAccountApi(options));
  api.route("/", createSecurityApi(options));
  api.route("/", createAdminApi(options));
  api.all("*", () => {
    throw new AppError("not_found", "Unknown API call");
  });
  return api;
}
