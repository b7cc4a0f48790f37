/** Keeps a personal API key to the calls it is for. */
import type { MiddlewareHandler } from "hono";
import { assertKeyReaches } from "../../_services/api_keys.ts";
import { type ApiEnv, methodOf } from "../env.ts";

/** @throws {AppError} `feature_not_in_plan`, `insufficient_scope` */
export const limitApiKey: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const key = c.get("session")?.key;
  if (key) assertKeyReaches(key, methodOf(c), c.req.path);
  await next();
};
