import type { Context } from "hono";
import type { Session } from "../../functions/_services/mod.ts";
import { ORGANIZATIONS_PAGE, PEOPLE_PAGE } from "../../islands/_client/organizations.ts";
import type { OrganizationsLoaded, PeopleLoaded } from "../../islands/organizations/loaded.ts";
import Organizations from "../../islands/organizations/Organizations.tsx";
import { loadOrganizations, prefetch, requireSession } from "../_account.ts";
import type { PageEnv } from "../_relay.ts";

/** Organizations whose people come with the page: more than a screen shows. */
const WITH_PEOPLE = 4;

/** Organizations, their people and invitations. */
export default async function showOrganizations(c: Context<PageEnv>) {
  const session = requireSession(c);
  if (session instanceof Response) return session;
  const loaded = await load(c, session);
  return c.render(<Organizations user={session.user} loaded={loaded} />, {
    title: "Organizations – FLClear",
    bundle: "app",
    isPrivate: true,
    modules: ["islands/organizations/Organizations.tsx"],
  });
}

async function load(c: Context<PageEnv>, session: Session): Promise<OrganizationsLoaded> {
  const services = c.get("services");
  const firstPeople = { page: 1, limit: PEOPLE_PAGE };
  const [organizations, mine] = await Promise.all([
    loadOrganizations(c, session),
    prefetch(() => services.listMyInvitations(session, firstPeople)),
  ]);
  const people = await Promise.all(
    (organizations?.organizations ?? []).slice(0, WITH_PEOPLE).map(
      async ({ id, role }): Promise<[string, PeopleLoaded]> => {
        const [members, invitations] = await Promise.all([
          prefetch(() => services.listMembers(session, id, firstPeople)),
          role === "owner"
            ? prefetch(() => services.listInvitations(session, id, firstPeople))
            : null,
        ]);
        return [id, { members, invitations }];
      },
    ),
  );
  const first = organizations && {
    ...organizations,
    organizations: organizations.organizations.slice(0, ORGANIZATIONS_PAGE),
  };
  return { organizations, first, mine, people: Object.fromEntries(people) };
}
