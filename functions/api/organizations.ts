/** `/api/organizations` and `/api/invitations`: people with roles, and the projects that belong to them. */
import { type Context, Hono } from "hono";
import {
  AcceptInvitationRequest,
  ChangeMemberRequest,
  HandOverRequest,
  InviteRequest,
  MoveProjectRequest,
  OrganizationRequest,
  PageQuery,
} from "../_shared/contract/mod.ts";
import { parseWith } from "../_services/validation.ts";
import { type ApiEnv, type ApiOptions, requireSession } from "./env.ts";
import { limitRate, RATE_LIMITS } from "./middleware/rate_limit.ts";
import { readBody, readId } from "./read_body.ts";

export function createOrganizationsApi(options: ApiOptions): Hono<ApiEnv> {
  const { services } = options;
  const limitMail = limitRate(RATE_LIMITS.mail, options);
  const idOf = (c: Context<ApiEnv>) => readId(c, "id", "not_found");
  const pageOf = (c: Context<ApiEnv>) => parseWith(PageQuery, c.req.query());

  return new Hono<ApiEnv>()
    .get("/organizations", async (c) => {
      const session = requireSession(c);
      return c.json(await services.listOrganizations(session, pageOf(c)));
    })
    .post("/organizations", async (c) => {
      const session = requireSession(c);
      const request = await readBody(c, OrganizationRequest);
      return c.json(await services.createOrganization(session, request), 201);
    })
    // To strangers an organization does not exist, whatever is sent.
    .use("/organizations/:id/*", async (c, next) => {
      const session = requireSession(c);
      await services.listMembers(session, idOf(c), { page: 1, limit: 1 });
      await next();
    })
    .patch("/organizations/:id", async (c) => {
      const session = requireSession(c);
      const request = await readBody(c, OrganizationRequest);
      return c.json(await services.renameOrganization(session, idOf(c), request));
    })
    .delete("/organizations/:id", async (c) => {
      await services.deleteOrganization(requireSession(c), idOf(c));
      return c.json({ success: true });
    })
    .post("/organizations/:id/handover", limitMail, async (c) => {
      const session = requireSession(c);
      const request = await readBody(c, HandOverRequest);
      return c.json(await services.offerHandover(session, idOf(c), request), 201);
    })
    .post(
      "/organizations/:id/handover/accept",
      async (c) => c.json(await services.acceptHandover(requireSession(c), idOf(c))),
    )
    .delete(
      "/organizations/:id/handover",
      async (c) => c.json(await services.endHandover(requireSession(c), idOf(c))),
    )
    .get(
      "/organizations/:id/members",
      async (c) => c.json(await services.listMembers(requireSession(c), idOf(c), pageOf(c))),
    )
    .patch("/organizations/:id/members/:userId", async (c) => {
      const session = requireSession(c);
      const target = { id: idOf(c), userId: readId(c, "userId", "not_found") };
      const request = await readBody(c, ChangeMemberRequest);
      return c.json(await services.changeMember(session, target, request));
    })
    .delete("/organizations/:id/members/:userId", async (c) => {
      const target = { id: idOf(c), userId: readId(c, "userId", "not_found") };
      await services.removeMember(requireSession(c), target);
      return c.json({ success: true });
    })
    .get(
      "/organizations/:id/invitations",
      async (c) => c.json(await services.listInvitations(requireSession(c), idOf(c), pageOf(c))),
    )
    .post("/organizations/:id/invitations", limitMail, async (c) => {
      const session = requireSession(c);
      const request = await readBody(c, InviteRequest);
      return c.json(await services.invite(session, idOf(c), request), 201);
    })
    .post("/organizations/:id/invitations/:invitationId/resend", limitMail, async (c) => {
      const target = { id: idOf(c), invitationId: readId(c, "invitationId", "not_found") };
      return c.json(await services.resendInvitation(requireSession(c), target));
    })
    .delete("/organizations/:id/invitations/:invitationId", async (c) => {
      const target = { id: idOf(c), invitationId: readId(c, "invitationId", "not_found") };
      await services.revokeInvitation(requireSession(c), target);
      return c.json({ success: true });
    })
    .get("/invitations", async (c) => {
      const session = requireSession(c);
      return c.json(await services.listMyInvitations(session, pageOf(c)));
    })
    .post("/invitations/accept", limitRate(RATE_LIMITS.feedback, options), async (c) => {
      const session = requireSession(c);
      const request = await readBody(c, AcceptInvitationRequest);
      return c.json(await services.acceptInvitation(session, request));
    })
    .get("/invitations/:token", limitRate(RATE_LIMITS.verify, options), async (c) => {
      c.header("referrer-policy", "no-referrer");
      return c.json(await services.getInvitation(c.req.param("token")));
    })
    .patch("/projects/:id/organization", async (c) => {
      const session = requireSession(c);
      const projectId = readId(c);
      const request = await readBody(c, MoveProjectRequest);
      return c.json(await services.moveProject(session, projectId, request));
    })
    .get("/projects/:id/people", async (c) => {
      const session = requireSession(c);
      return c.json(await services.listPeople(session, readId(c), pageOf(c)));
    });
}
