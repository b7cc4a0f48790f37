/** The sign-in service through supabase-js. A fresh client per call: a client remembers who signed in on it. */
import type { Session } from "@supabase/supabase-js";
import { AppError } from "../../_shared/errors.ts";
import { type BackendAddress, createVisitorClient } from "./client.ts";
import type { AuthPort, AuthTokens, SignedIn } from "./port.ts";

/** Binds the sign-in service of a backend. */
export function createAuth(address: BackendAddress): AuthPort {
  const auth = () => createVisitorClient(address).db.auth;

  /** A client signed in with a session's tokens. */
  const authAs = async (tokens: AuthTokens) => {
    const it = auth();
    const { error } = await it.setSession({
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
    });
    if (error) throw translate(error);
    return it;
  };

  return {
    async signUp({ email, password, name, username }) {
      const { data, error } = await auth().signUp({
        email,
        password,
        options: { data: { name, ...(username && { username }) } },
      });
      if (error) throw translate(error);
      if (data.session) return toSignedIn(data.session);
      // A hosted project that confirms addresses itself answers a known one with an empty identity list.
      if (data.user?.identities?.length === 0) {
        throw new AppError("user_already_exists", "An account with this email already exists");
      }
      throw new AppError("provider_unavailable", "Sign-up is not available right now", {
        detail: "The Supabase project confirms addresses itself: turn off Confirm email in its " +
          "sign-in settings, FLClear sends that mail",
      });
    },

    async signIn(who) {
      const { data, error } = await auth().signInWithPassword(who);
      if (error) throw translate(error);
      return toSignedIn(data.session);
    },

    async refresh({ refreshToken }) {
      const { data, error } = await auth().refreshSession({ refresh_token: refreshToken });
      if (error || !data.session) throw translate(error ?? { message: "no session" });
      return toTokens(data.session);
    },

    async signOut(tokens, scope) {
      try {
        await (await authAs(tokens)).signOut({ scope });
      } catch {
        // The session behind it is gone already; ours is what counts.
      }
    },

    async requestReset(email) {
      const { error } = await auth().resetPasswordForEmail(email);
      if (error && error.status !== undefined && error.status >= 500) throw translate(error);
    },

    async resetPassword(token, password) {
      const it = auth();
      const { data, error } = await it.verifyOtp({ type: "recovery", token_hash: token });
      if (error || !data.user) {
        throw new AppError("session_expired", "This link has been used or has expired");
      }
      const changed = await it.updateUser({ password });
      if (changed.error) throw translate(changed.error);
      await it.signOut({ scope: "global" });
      return { userId: data.user.id };
    },

    async changePassword(tokens, password) {
      const { error } = await (await authAs(tokens)).updateUser({ password });
      if (error) throw translate(error);
    },
  };
}

function toSignedIn(session: Session): SignedIn {
  return { userId: session.user.id, tokens: toTokens(session) };
}

function toTokens(session: Session): AuthTokens {
  return {
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    accessExpiresAt: (session.expires_at ?? Math.floor(Date.now() / 1000) + session.expires_in) *
      1000,
  };
}

function translate(error: { message: string; code?: string; status?: number }): AppError {
  const detail = `${error.code ?? ""} ${error.message}`;
  switch (error.code) {
    case "invalid_credentials":
      return new AppError("invalid_credentials", "Invalid email or password", { detail });
    case "user_already_exists":
    case "email_exists":
      return new AppError("user_already_exists", "An account with this email already exists", {
        detail,
      });
    case "weak_password":
    case "same_password":
      return new AppError("weak_password", "Please choose a different, stronger password", {
        detail,
      });
    case "user_banned":
      return new AppError("user_banned", "This account has been disabled", { detail });
    case "over_request_rate_limit":
    case "over_email_send_rate_limit":
      return new AppError("over_request_rate_limit", "Too many attempts. Please wait a moment.", {
        detail,
        retryAfterS: 60,
      });
    case "session_not_found":
    case "refresh_token_not_found":
    case "refresh_token_already_used":
    case "session_expired":
    case "bad_jwt":
    case "otp_expired":
      return new AppError("session_expired", "Your session has expired. Please sign in again.", {
        detail,
      });
  }
  if (error.status !== undefined && error.status >= 400 && error.status < 500) {
    const isCredential = /credential|password/i.test(error.message);
    return isCredential
      ? new AppError("invalid_credentials", "Invalid email or password", { detail })
      : new AppError("session_expired", "Your session has expired. Please sign in again.", {
        detail,
      });
  }
  return new AppError("provider_unavailable", "The sign-in service is not available right now", {
    detail,
  });
}
