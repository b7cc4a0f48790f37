/** The signed-in user, billing and settings as the screens load and change them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { CURRENT_USER_POLL_MS } from "../../functions/_shared/constants/timing.ts";
import type {
  BillingAnalytics,
  BillingHistory,
  BillingPortalResponse,
  CancelSubscriptionResponse,
  CreateSubscriptionResponse,
  MeResponse,
  SessionUser,
} from "../../functions/_shared/contract/mod.ts";
import { ApiError, call } from "./api.ts";
import { rendered } from "./rendered.ts";
import { replaceLoaded } from "./replace_loaded.ts";
import { clearDrafts } from "./drafts.ts";
import {
  clearSession,
  isLeaving,
  LEAVING_KEY,
  markLeaving,
  readToken,
  storeUser,
} from "./session_store.ts";

/** Leaves for the sign-in page, without what the browser kept. */
export function leave(path = "/login"): void {
  clearSession();
  location.assign(path);
}

/**
 * Asks every five minutes who is signed in; only when a token is stored, never tried again.
 * A failure ends the session here too.
 */
export function useCurrentUser(initial: SessionUser): SessionUser {
  const { data } = useQuery({
    queryKey: ["/api/auth/me"],
    queryFn: async ({ signal }) => {
      try {
        const { user } = await call<MeResponse>("/api/auth/me", { signal });
        storeUser(user);
        return user;
      } catch (error) {
        if (!signal.aborted) leave();
        throw error;
      }
    },
    enabled: () => globalThis.localStorage !== undefined && readToken() !== null,
    initialData: initial,
    staleTime: CURRENT_USER_POLL_MS,
    refetchInterval: CURRENT_USER_POLL_MS,
    retry: false,
  });
  return data;
}

/** Who is signed in, where the frame around the page knows it. */
export const useKnownUserId = (): string | undefined =>
  useQueryClient().getQueryData<SessionUser>(["/api/auth/me"])?.id;

/** Signed out here, while the server could not be told. */
let isCutOff = false;
const listeners = new Set<() => void>();

function setCutOff(value: boolean): void {
  isCutOff = value;
  for (const listener of listeners) listener();
}

/** True after a sign-out the server could not be told of, until it can. */
export function useCutOff(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isCutOff,
    () => false,
  );
}

/**
 * True while it is not known whether the page may be shown: it came back from the browser's memory of pages, where
 * it outlives a sign-out, a sign-out of before was cut off and is made up for, or another tab signs out.
 */
export function useResolving(): boolean {
  const [isResolving, setIsResolving] = useState(false);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== LEAVING_KEY) return;
      setIsResolving(true);
      if (newValue === null) leave(SIGNED_OUT);
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  }, []);
  useEffect(() => {
    if (isLeaving()) {
      setIsResolving(true);
      signOut();
      return;
    }
    const onShow = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setIsResolving(true);
      try {
        await call<MeResponse>("/api/auth/me");
        setIsResolving(false);
      } catch {
        leave();
      }
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
  return isResolving;
}

const SIGNED_OUT = "/login?notice=out";

/**
 * Signs out on the server, then here, even when the call fails: the sign-in page then ends the session. Where not
 * even that one can be had, this page says so and tries again when the browser is on the net, and whatever page
 * comes first does the same.
 */
export async function signOut(): Promise<void> {
  markLeaving(true);
  clearDrafts();
  try {
    await call("/api/auth/logout", { method: "POST" });
  } catch (error) {
    console.error("Logout failed", error);
    // A server that answered so took the key to the session back, but may have kept the session.
    if (error instanceof ApiError) return leave("/login?notice=untold");
    try {
      await fetch(SIGNED_OUT, { credentials: "include" });
    } catch {
      clearSession();
      addEventListener("online", () => signOut(), { once: true });
      return setCutOff(true);
    }
  }
  leave(SIGNED_OUT);
}

/** Invoices on a page. */
export const INVOICES = 20;

export function useBillingHistory(page: number) {
  return useQuery({
    queryKey: ["/api/billing/analytics", "history", page],
    queryFn: ({ signal }) =>
      call<BillingHistory>(`/api/billing/history?page=${page}&limit=${INVOICES}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** @param initial what the page was rendered with */
export function useBilling(initial: BillingAnalytics | null) {
  return useQuery({
    queryKey: ["/api/billing/analytics"],
    queryFn: ({ signal }) => call<BillingAnalytics>("/api/billing/analytics", { signal }),
    ...rendered(initial),
  });
}

/** Reads the subscription again at the payment provider, as after a checkout. */
export function useSyncBilling() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<BillingAnalytics>("/api/billing/sync", { method: "POST" }),
    onSuccess: async (billing) => {
      await replaceLoaded(client, ["/api/billing/analytics"], billing);
      await client.invalidateQueries({ queryKey: ["/api/billing/analytics", "history"] });
    },
  });
}

/** Goes to the payment provider's page for cards and invoices. */
export function useBillingPortal() {
  return useMutation({
    mutationFn: () => call<BillingPortalResponse>("/api/billing/portal", { method: "POST" }),
    onSuccess: ({ url }) => {
      if (url) location.assign(url);
    },
  });
}

/** Free cancels; a paid tier subscribes. Resolves to the address of the checkout when there is one. */
export function useChoosePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (planTier: string): Promise<string | null> => {
      if (planTier === "free") {
        await call<CancelSubscriptionResponse>("/api/billing/cancel-subscription", {
          method: "POST",
        });
        return null;
      }
      const answer = await call<CreateSubscriptionResponse>("/api/billing/create-subscription", {
        method: "POST",
        json: { planTier },
      });
      return answer.checkoutUrl ?? null;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ["/api/billing/analytics"] }),
  });
}

export function useRename() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      call<MeResponse>("/api/account", { method: "PATCH", json: { name } }),
    onSuccess: async ({ user }) => {
      storeUser(user);
      await replaceLoaded(client, ["/api/auth/me"], user);
    },
  });
}

/** Asks for the mail that confirms the address once more. */
export function useResendConfirmation() {
  return useMutation({
    mutationFn: () => call<unknown>("/api/auth/resend-confirmation", { method: "POST" }),
    retry: false,
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (password: string) =>
      call<unknown>("/api/account", { method: "DELETE", json: { password } }),
    retry: false,
    onSuccess: () => {
      clearDrafts();
      leave("/login?notice=deleted");
    },
  });
}
