/** Organizations, their people and invitations, as the screens load and change them. */
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type {
  ChangeMemberRequest,
  Invitation,
  InvitationList,
  Member,
  MemberList,
  Organization,
  OrganizationList,
  People,
  Project,
} from "../../functions/_shared/contract/mod.ts";
import type { Role } from "../../functions/_shared/constants/roles.ts";
import { call } from "./api.ts";
import { isShared, projectPath } from "./project_path.ts";
import { rendered } from "./rendered.ts";

const BASE = "/api/organizations";
const MINE = "/api/invitations";
const of = (id: string) => `${BASE}/${encodeURIComponent(id)}`;
/** People and invitations shown at once. */
export const PEOPLE_PAGE = 20;
/** Organizations shown at once, each with its people. */
export const ORGANIZATIONS_PAGE = 10;

/** Keeps what a page was rendered with, for all that ask: the menu of workspaces stands above the page itself. */
export function keepOrganizations(client: QueryClient, found: OrganizationList | null): void {
  if (found) client.setQueryData([BASE], found);
}

export function useOrganizations() {
  return useQuery({
    queryKey: [BASE],
    queryFn: ({ signal }) => call<OrganizationList>(BASE, { signal }),
  });
}

/** One page of them. @param initial the first page, as the document was rendered with it */
export function useOrganizationPage(page: number, initial: OrganizationList | null) {
  return useQuery({
    queryKey: [BASE, "page", page],
    ...rendered(page === 1 ? initial : null),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<OrganizationList>(`${BASE}?page=${page}&limit=${ORGANIZATIONS_PAGE}`, { signal }),
  });
}

/** Invitations to the user. @param initial the first page, as the document was rendered with it */
export function useMyInvitations(page: number, initial: InvitationList | null) {
  return useQuery({
    queryKey: [MINE, page],
    ...rendered(page === 1 ? initial : null),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<InvitationList>(`${MINE}?page=${page}&limit=${PEOPLE_PAGE}`, { signal }),
  });
}

/** @param initial the first page, as the document was rendered with it */
export function useMembers(id: string, page: number, initial?: MemberList | null) {
  return useQuery({
    queryKey: [BASE, id, "members", page],
    ...rendered(page === 1 ? initial : null),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<MemberList>(`${of(id)}/members?page=${page}&limit=${PEOPLE_PAGE}`, { signal }),
  });
}

/** Those of an owner's organization. @param initial the first page, as the document was rendered with it */
export function useInvitations(id: string, page: number, initial?: InvitationList | null) {
  return useQuery({
    queryKey: [BASE, id, "invitations", page],
    ...rendered(page === 1 ? initial : null),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<InvitationList>(`${of(id)}/invitations?page=${page}&limit=${PEOPLE_PAGE}`, { signal }),
  });
}

/** The caller's role in a project and who works on it; nobody for guests. */
export function usePeople(projectId: string) {
  return useQuery({
    queryKey: ["/api/projects", "people", projectId],
    enabled: !isShared(projectId),
    queryFn: ({ signal }) => call<People>(`${projectPath(projectId)}/people`, { signal }),
  });
}

/** A change, after which all about organizations is loaded again. */
function useChange<V, T = unknown>(mutationFn: (values: V) => Promise<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    retry: false,
    onSuccess: () =>
      Promise.all(
        [BASE, MINE, "/api/projects", "/api/notifications"].map((key) =>
          client.invalidateQueries({ queryKey: [key] })
        ),
      ),
  });
}

export const useCreateOrganization = () =>
  useChange((name: string) => call<Organization>(BASE, { method: "POST", json: { name } }));
export const useRenameOrganization = (id: string) =>
  useChange((name: string) => call<Organization>(of(id), { method: "PATCH", json: { name } }));
export const useDeleteOrganization = (id: string) =>
  useChange(() => call<unknown>(of(id), { method: "DELETE" }));
export const useOfferHandover = (id: string) =>
  useChange((userId: string) =>
    call<Organization>(`${of(id)}/handover`, { method: "POST", json: { userId } })
  );
export const useAcceptHandover = (id: string) =>
  useChange(() => call<Organization>(`${of(id)}/handover/accept`, { method: "POST" }));
/** Withdraws or declines it. */
export const useEndHandover = (id: string) =>
  useChange(() => call<Organization>(`${of(id)}/handover`, { method: "DELETE" }));
export const useChangeMember = (id: string) =>
  useChange(({ userId, ...json }: ChangeMemberRequest & { userId: string }) =>
    call<Member>(`${of(id)}/members/${userId}`, { method: "PATCH", json })
  );
export const useRemoveMember = (id: string) =>
  useChange((userId: string) => call<unknown>(`${of(id)}/members/${userId}`, { method: "DELETE" }));
export const useInvite = (id: string) =>
  useChange((json: { email: string; role: Role }) =>
    call<Invitation>(`${of(id)}/invitations`, { method: "POST", json })
  );
export const useResendInvitation = (id: string) =>
  useChange((invitationId: string) =>
    call<Invitation>(`${of(id)}/invitations/${invitationId}/resend`, { method: "POST" })
  );
export const useRevokeInvitation = (id: string) =>
  useChange((invitationId: string) =>
    call<unknown>(`${of(id)}/invitations/${invitationId}`, { method: "DELETE" })
  );
/** By the link of the mail or, for a confirmed address, by id. */
export const useAcceptInvitation = () =>
  useChange((json: { token: string } | { id: string }) =>
    call<Organization>(`${MINE}/accept`, { method: "POST", json })
  );
export const useMoveProject = (projectId: string) =>
  useChange((organizationId: string | null) =>
    call<Project>(`${projectPath(projectId)}/organization`, {
      method: "PATCH",
      json: { organizationId },
    })
  );
