/**
 * Sessions: an opaque token in the browser, the sign-in service's tokens behind it on the server. The
 * database keeps a hash of the token and the locked tokens; the cache keeps both at hand, so that a request
 * costs one cache read.
 */
import { createHash } from "node:crypto";
import { sessionKey, userSessionKey, userSessionsKey } from "../_providers/kv/keys.ts";
import type { KvStore } from "../_providers/kv/port.ts";
import type { AuthTokens, Backend, SessionRow, SignedIn } from "../_providers/supabase/port.ts";
import { SESSION_LIFE_MS } from "../_shared/constants/timing.ts";
import type { AuthResponse, SessionUser } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import type { SecretBox } from "../_shared/secret_box.ts";
import type { Session } from "./mod.ts";

/** Cached copies are read again from the database after this long. */
const CACHE_LIFE_MS = 60 * 60_000;
/** The same where other servers may end a session: each has a cache of its own. */
const SHARED_CACHE_LIFE_MS = 30_000;
/** An access token this near its end is renewed first. */
const RENEW_BEFORE_MS = 60_000;
/** A personal API key works until it is revoked; a hundred years stand for that. */
const KEY_LIFE_MS = 100 * 365 * 24 * 60 * 60_000;

interface Cached {
  row: SessionRow;
  user: SessionUser;
}

export interface Sessions {
  /** Opens a session for someone who just signed in, with a new token. */
  open(signedIn: SignedIn, device: string): Promise<AuthResponse>;
  /** Puts the sign-in behind a personal API key; it has no end of its own. */
  openKey(key: string, signedIn: SignedIn): Promise<void>;
  /** The session of a token; null when unknown, over, or the account is disabled. */
  find(token: string): Promise<Session | null>;
  /** Tokens of the sign-in service, renewed when they are about to end. */
  getTokens(sessionId: string): Promise<AuthTokens>;
  /** Ends one session here and at the sign-in service. */
  close(token: string): Promise<void>;
  /** The same by the session's id. */
  closeById(id: string): Promise<void>;
  /** Ends every session of a user but `except`; personal API keys go on. */
  closeOthers(userId: string, except: string): Promise<void>;
  /** Ends every session of a user but `except`, those behind API keys too. */
  closeAll(userId: string, except?: string): Promise<void>;
  /** Forgets cached copies of a user, after name, tier or role changed. */
  forget(userId: string): Promise<void>;
}

export interface SessionDeps {
  backend: Backend;
  kv: KvStore;
  box: SecretBox;
  now: () => Date;
  random: (length: number) => Uint8Array<ArrayBuffer>;
}

/** Binds sessions to their stores. */
export function createSessions({ backend, kv, box, now, random }: SessionDeps): Sessions {
  const renewing = new Map<string, Promise<AuthTokens>>();
  const opened = new WeakMap<SessionRow, Promise<AuthTokens>>();
  const cacheLifeMs = backend.kind === "embedded" ? CACHE_LIFE_MS : SHARED_CACHE_LIFE_MS;

  const remember = async (cached: Cached): Promise<void> => {
    const lifeMs = Math.min(cacheLifeMs, Date.parse(cached.row.expiresAt) - now().getTime());
    await kv.set(sessionKey(cached.row.id), cached, lifeMs);
    await kv.set(userSessionKey(cached.row.userId, cached.row.id), true, lifeMs);
  };

  /** From the database first: who fills the cache in between finds it gone there, and takes its copy back. */
  const drop = async (row: SessionRow): Promise<void> => {
    await backend.server.deleteSession(row.id);
    await kv.delete(sessionKey(row.id));
    await kv.delete(userSessionKey(row.userId, row.id));
  };

  /** Keeps a copy of what was read a moment ago. @returns whether the session was still there after that */
  const rememberOpen = async (cached: Cached): Promise<boolean> => {
    await remember(cached);
    if (await backend.server.findSession(cached.row.id)) return true;
    await drop(cached.row);
    return false;
  };

  const load = async (id: string): Promise<Cached | null> => {
    const cached = await kv.get<Cached>(sessionKey(id));
    if (cached && Date.parse(cached.row.expiresAt) > now().getTime()) return cached;
    const row = await backend.server.findSession(id);
    if (!row) return null;
    const account = await backend.server.findAccount(row.userId);
    if (Date.parse(row.expiresAt) <= now().getTime() || !account?.isActive) {
      await drop(row);
      return null;
    }
    const loaded = { row, user: account.user };
    return await rememberOpen(loaded) ? loaded : null;
  };

  const openTokens = async (row: SessionRow): Promise<AuthTokens> =>
    JSON.parse(await box.open(row.sealedTokens));

  /** Once for a row that is at hand, as all calls of a page find it. */
  const readTokens = (row: SessionRow): Promise<AuthTokens> => {
    const tokens = opened.get(row) ?? openTokens(row);
    opened.set(row, tokens);
    return tokens;
  };

  const renew = async (id: string): Promise<AuthTokens> => {
    // From the database, not the cache: another server may have renewed meanwhile.
    const row = await backend.server.findSession(id);
    if (!row) throw expired();
    const held = await readTokens(row);
    if (held.accessExpiresAt - now().getTime() > RENEW_BEFORE_MS) return held;
    try {
      const tokens = await backend.auth.refresh(held);
      const change = {
        sealedTokens: await box.lock(JSON.stringify(tokens)),
        accessExpiresAt: new Date(tokens.accessExpiresAt).toISOString(),
      };
      await backend.server.updateSession(id, change);
      const cached = await kv.get<Cached>(sessionKey(id));
      const renewed = cached && { ...cached, row: { ...cached.row, ...change } };
      if (renewed && !await rememberOpen(renewed)) throw expired();
      return tokens;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "session_expired") throw error;
      // Another server may have renewed in the same moment and left its tokens in the row.
      const now = await backend.server.findSession(id);
      if (now && now.sealedTokens !== row.sealedTokens) return await readTokens(now);
      await drop(row);
      throw error;
    }
  };

  return {
    async open({ userId, tokens }, device) {
      const account = await backend.server.findAccount(userId);
      if (!account) throw new AppError("unexpected_failure", "Something went wrong");
      if (!account.isActive) {
        await backend.auth.signOut(tokens, "local");
        throw new AppError("user_banned", "This account has been disabled");
      }
      const token = random(32).toBase64({ alphabet: "base64url", omitPadding: true });
      const row: SessionRow = {
        id: hashToken(token),
        userId,
        sealedTokens: await box.lock(JSON.stringify(tokens)),
        accessExpiresAt: new Date(tokens.accessExpiresAt).toISOString(),
        expiresAt: new Date(now().getTime() + SESSION_LIFE_MS).toISOString(),
        device,
      };
      await backend.server.addSession(row);
      await remember({ row, user: account.user });
      return { token, user: account.user, expiresAt: row.expiresAt };
    },

    async openKey(key, { userId, tokens }) {
      await backend.server.addSession({
        id: hashToken(key),
        userId,
        sealedTokens: await box.lock(JSON.stringify(tokens)),
        accessExpiresAt: new Date(tokens.accessExpiresAt).toISOString(),
        expiresAt: new Date(now().getTime() + KEY_LIFE_MS).toISOString(),
        device: "",
      });
    },

    async find(token) {
      if (token.length < 20 || token.length > 200) return null;
      const loaded = await load(hashToken(token));
      if (!loaded) return null;
      const { row: { id, expiresAt, device = "" }, user } = loaded;
      return { id, user, expiresAt, device };
    },

    async getTokens(sessionId) {
      const loaded = await load(sessionId);
      if (!loaded) throw expired();
      const tokens = await readTokens(loaded.row);
      if (tokens.accessExpiresAt - now().getTime() > RENEW_BEFORE_MS) return tokens;
      const running = renewing.get(sessionId) ??
        renew(sessionId).finally(() => renewing.delete(sessionId));
      renewing.set(sessionId, running);
      return await running;
    },

    close: (token) => closeById(hashToken(token)),
    closeById,

    async closeOthers(userId, except) {
      await forgetRows(
        userId,
        await backend.server.deleteSessions(userId, { except, areKeysKept: true }),
      );
    },

    async closeAll(userId, except) {
      await forgetRows(userId, await backend.server.deleteSessions(userId, { except }));
    },

    forget: (userId) => forgetUser(kv, userId),
  };

  async function closeById(id: string): Promise<void> {
    const row = await backend.server.findSession(id);
    if (!row) return;
    const tokens = await readTokens(row);
    await drop(row);
    await backend.auth.signOut(tokens, "local");
  }

  async function forgetRows(userId: string, ids: string[]): Promise<void> {
    for (const id of ids) {
      await kv.delete(sessionKey(id));
      await kv.delete(userSessionKey(userId, id));
    }
    await forgetUser(kv, userId);
  }
}

/** Forgets cached copies of a user's sessions. The database still knows them, so the next call reads anew. */
export async function forgetUser(kv: KvStore, userId: string): Promise<void> {
  for (const id of await kv.list(userSessionsKey(userId))) await kv.delete(sessionKey(id));
  await kv.deleteBelow(userSessionsKey(userId));
}

/** Under which a session is kept: the database never sees its token. Here and now, since a thread would take longer. */
const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

function expired(): AppError {
  return new AppError("session_expired", "Your session has expired. Please sign in again.");
}
