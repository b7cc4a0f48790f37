import assert from "node:assert/strict";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import type { InvitationList } from "../../../functions/_shared/contract/mod.ts";
import { createQueryClient } from "../../../islands/_client/query_client.ts";
import { MyInvitations } from "../../../islands/organizations/Organizations.tsx";

const INVITED: InvitationList = {
  total: 1,
  invitations: [{
    id: "11111111-1111-4111-8111-111111111111",
    organizationId: "22222222-2222-4222-8222-222222222222",
    organizationName: "Haddad Plan Review",
    email: "mara@example.com",
    role: "reviewer",
    invitedBy: "Noor Haddad",
    createdAt: "2026-11-30T08:00:00Z",
    expiresAt: "2026-12-14T08:00:00Z",
  }],
};

const shown = (isConfirmed: boolean, initial: InvitationList) =>
  renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <MyInvitations isConfirmed={isConfirmed} initial={initial} />
    </QueryClientProvider>,
  ).replaceAll("<!-- -->", "");

Deno.test("an invitation is named and joined where it is listed", () => {
  const html = shown(true, INVITED);
  assert.match(
    html,
    /Haddad Plan Review.*Invited as reviewer by Noor Haddad\. The invitation expires on Dec\s14,\s2026\..*>Join/s,
  );
});

Deno.test("before the address is confirmed it is named all the same, and the two ways to join it", () => {
  const html = shown(false, {
    ...INVITED,
    invitations: [{ ...INVITED.invitations[0], invitedBy: null }],
  });
  assert.match(html, /open the link in the invitation email.*confirm your email address/s);
  assert.match(
    html,
    /Haddad Plan Review.*Invited as reviewer\. The invitation expires on Dec\s14,\s2026\./s,
  );
  assert.doesNotMatch(html, />Join|deleted account/);
});

Deno.test("without an invitation nothing is said of any", () => {
  assert.equal(shown(false, { total: 0, invitations: [] }), "");
});
