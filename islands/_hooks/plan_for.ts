/** The plan that counts for a project: of the owner who answers for its organization, else the user's own. */
import { getPlan } from "../../functions/_shared/constants/plans.ts";
import { useApp } from "../account/app.ts";
import { useOrganizations } from "../_client/organizations.ts";

export function usePlanFor(organizationId: string | null | undefined) {
  const { user } = useApp();
  const { data } = useOrganizations();
  const organization = data?.organizations.find((it) => it.id === organizationId);
  return getPlan(organization?.tier ?? user.subscriptionTier);
}
