/** The account's safety as the settings load and change it. Secrets and codes are never cached. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  BeginSecondFactorResponse,
  ChangeEmailRequest,
  ChangePasswordRequest,
  RecoveryCodesResponse,
  SecondFactorRequest,
  SecurityEvents,
  SecurityResponse,
  SessionList,
} from "../../functions/_shared/contract/mod.ts";
import { call } from "./api.ts";
import { rendered } from "./rendered.ts";

const PATH = "/api/account/security";
const LOG_PATH = `${PATH}/events`;
const SESSIONS_PATH = "/api/account/sessions";
const FACTOR_PATH = "/api/account/second-factor";

/** @param initial what the page was rendered with */
export function useSecurity(initial?: SecurityResponse | null) {
  return useQuery({
    queryKey: [PATH],
    ...rendered(initial),
    queryFn: ({ signal }) => call<SecurityResponse>(PATH, { signal }),
  });
}

/** Lines of the log on a page. */
export const LOG_LINES = 10;

/** @param initial the first page, as the document was rendered with it */
export function useSecurityEvents(page: number, initial: SecurityEvents | null) {
  return useQuery({
    queryKey: [LOG_PATH, page],
    ...rendered(page === 1 ? initial : null),
    queryFn: ({ signal }) =>
      call<SecurityEvents>(`${LOG_PATH}?page=${page}&limit=${LOG_LINES}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Sessions on a page. */
export const SESSION_LINES = 10;

/** @param initial the first page, as the document was rendered with it */
export function useSessions(page: number, initial: SessionList | null) {
  return useQuery({
    queryKey: [SESSIONS_PATH, page],
    ...rendered(page === 1 ? initial : null),
    queryFn: ({ signal }) =>
      call<SessionList>(`${SESSIONS_PATH}?page=${page}&limit=${SESSION_LINES}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A change that is not tried again and whose answer is kept nowhere; what is shown loads anew. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    retry: false,
    gcTime: 0,
    onSuccess: () => {
      // Nothing waits for the log.
      void client.invalidateQueries({ queryKey: [LOG_PATH] });
      return Promise.all(
        [PATH, SESSIONS_PATH].map((it) => client.invalidateQueries({ queryKey: [it] })),
      );
    },
  });
}

export const useBeginSecondFactor = () =>
  useChange((password: string) =>
    call<BeginSecondFactorResponse>(FACTOR_PATH, { method: "POST", json: { password } })
  );

export const useConfirmSecondFactor = () =>
  useChange((code: string) =>
    call<RecoveryCodesResponse>(`${FACTOR_PATH}/confirm`, { method: "POST", json: { code } })
  );

export const useRemoveSecondFactor = () =>
  useChange((json: SecondFactorRequest) => call<unknown>(FACTOR_PATH, { method: "DELETE", json }));

export const useRenewRecoveryCodes = () =>
  useChange((json: SecondFactorRequest) =>
    call<RecoveryCodesResponse>("/api/account/recovery-codes", { method: "POST", json })
  );

/** Ends one session, or with null every other one. */
export const useEndSessions = () =>
  useChange((id: string | null) =>
    call<unknown>(`${SESSIONS_PATH}${id === null ? "" : `/${id}`}`, { method: "DELETE" })
  );

/** Ends every other session. */
export const useChangePassword = () =>
  useChange((json: ChangePasswordRequest) =>
    call<unknown>("/api/account/password", { method: "POST", json })
  );

export const useChangeEmail = () =>
  useChange((json: ChangeEmailRequest) =>
    call<unknown>("/api/account/email", { method: "POST", json })
  );

export const useDropEmailChange = () =>
  useChange((_: null) => call<unknown>("/api/account/email", { method: "DELETE" }));
