/** Keeps members of organizations to what their role may do in a project, before anything that was sent is read. */
import type { MiddlewareHandler } from "hono";
import { rightOf } from "../../_shared/constants/roles.ts";
import { Id, OPERATIONS } from "../../_shared/contract/mod.ts";
import { type ApiEnv, type ApiOptions, methodOf } from "../env.ts";

/** Calls about a project that need more than reading it; that is row-level security's. */
const CALLS = OPERATIONS.filter((it) =>
  it.path.startsWith("/api/projects/{id}") && rightOf(it) !== "read"
).map((it) => ({
  method: it.method,
  pattern: new RegExp(`^${it.path.replace(/\{\w+\}/g, "([^/]+)")}$`),
  right: rightOf(it),
}));

/** @throws {AppError} `insufficient_role`, `project_not_found` */
export function limitRole({ services }: ApiOptions): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const session = c.get("session");
    for (const { method, pattern, right } of session ? CALLS : []) {
      const projectId = method === methodOf(c) ? pattern.exec(c.req.path)?.[1] : undefined;
      if (!projectId) continue;
      if (Id.safeParse(projectId).success) await services.assertRight(session!, projectId, right);
      break;
    }
    await next();
  };
}
