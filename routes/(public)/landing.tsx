import type { Context } from "hono";
import { receiveAccessRequest, renderLanding } from "../_landing.tsx";
import type { PageEnv } from "../_relay.ts";

/** The landing page, also for who is signed in. */
export default function showLanding(c: Context<PageEnv>) {
  return renderLanding(c);
}

export const POST = [receiveAccessRequest];
