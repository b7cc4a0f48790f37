/** `/api/admin`: there is no such thing for anyone but an admin. */
import { type Context, Hono } from "hono";
import { AdminJobsQuery, AdminListQuery, UpdateUserRequest } from "../_shared/contract/mod.ts";
import type { Session } from "../_services/mod.ts";
import { parseWith } from "../_services/validation.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { readBody, readId } from "./read_body.ts";

export function createAdminApi({ services }: ApiOptions): Hono<ApiEnv> {
  const done = async (c: Context<ApiEnv>, work: Promise<void>) => {
    await work;
    return c.json({ success: true });
  };
  /** Checked before anything of the request is read. */
  const admin = async (c: Context<ApiEnv>): Promise<Session> => {
    await services.assertAdmin(c.get("session"));
    return requireSession(c);
  };
  const listOf = (c: Context<ApiEnv>) => parseWith(AdminListQuery, c.req.query());
  const id = (c: Context<ApiEnv>) => readId(c, "id", "not_found");

  return new Hono<ApiEnv>()
    .get("/admin/metrics", async (c) => c.json(await services.readAdminMetrics(await admin(c))))
    .get("/admin/seals", async (c) => c.json(await services.readSealCheck(await admin(c))))
    .get("/admin/users", async (c) => c.json(await services.listUsers(await admin(c), listOf(c))))
    .patch("/admin/users/:id", async (c) => {
      const session = await admin(c);
      const { isActive } = await readBody(c, UpdateUserRequest);
      return await done(c, services.setUserActive(session, id(c), isActive));
    })
    .get("/admin/jobs", async (c) => {
      const session = await admin(c);
      return c.json(await services.listJobs(session, parseWith(AdminJobsQuery, c.req.query())));
    })
    .post(
      "/admin/jobs/:id/redrive",
      async (c) => await done(c, services.redriveJob(await admin(c), id(c))),
    )
    .get(
      "/admin/feedback",
      async (c) => c.json(await services.readFeedback(await admin(c), listOf(c))),
    )
    .get(
      "/admin/accuracy",
      async (c) => c.json(await services.readRuleAccuracy(await admin(c), listOf(c))),
    )
    .get(
      "/admin/access-requests",
      async (c) => c.json(await services.listAccessRequests(await admin(c), listOf(c))),
    )
    .post(
      "/admin/access-requests/:id/handle",
      async (c) => await done(c, services.handleAccessRequest(await admin(c), id(c))),
    )
    .get(
      "/admin/audit",
      async (c) => c.json(await services.listAuditLog(await admin(c), listOf(c))),
    );
}
