/**
 * Personal API keys. A key is a session with a name: behind it lies a sign-in of its own, made with the
 * password, so that row-level security holds for keys as it does for people.
 */
import { API_KEY_PREFIX, type ApiKeyScope } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import { sha256Hex } from "../_shared/seal.ts";
import { signInAgain } from "./check_password.ts";
import type { Services } from "./mod.ts";
import { pageOf } from "./page_of.ts";
import type { Context } from "./ports.ts";

type ApiKeyServices = Pick<
  Services,
  "listApiKeys" | "createApiKey" | "revokeApiKey" | "findCaller"
>;

/** Characters of a key that are kept in the clear, to tell keys apart. */
const SHOWN = API_KEY_PREFIX.length + 6;

/** Binds the use cases of API keys. */
export function createApiKeyServices(context: Context): ApiKeyServices {
  const { backend, sessions, owner, random, log } = context;

  return {
    async listApiKeys(session, query) {
      const { limit, keys } = await (await owner(session)).listApiKeys();
      // Those that work come first.
      const sorted = keys.toSorted((a, b) =>
        Number(a.revokedAt !== null) - Number(b.revokedAt !== null)
      );
      return {
        isAllowed: limit > 0,
        limit,
        working: keys.filter((it) => it.revokedAt === null).length,
        total: keys.length,
        keys: pageOf(sorted, query),
      };
    },

    async createApiKey(session, { name, scopes, password }) {
      const { limit, keys } = await (await owner(session)).listApiKeys();
      const working = keys.filter((it) => it.revokedAt === null).length;
      if (working >= limit) throw noRoom(limit);
      const signedIn = await signInAgain(context, session, password);
      const secret = API_KEY_PREFIX +
        random(32).toBase64({ alphabet: "base64url", omitPadding: true });
      const sessionId = await sha256Hex(secret);
      try {
        await sessions.openKey(secret, signedIn);
        const key = await backend.server.addApiKey({
          userId: session.user.id,
          sessionId,
          name,
          prefix: secret.slice(0, SHOWN),
          scopes,
        });
        await backend.server.noteSecurity(session.user.id, "key_created", session.device);
        log("api_key_created", { keyId: key.id });
        return { key, secret };
      } catch (error) {
        await sessions.close(secret);
        if (error instanceof AppError && error.code === "feature_not_in_plan") throw noRoom(limit);
        throw error;
      }
    },

    async revokeApiKey(session, id) {
      const sessionId = await (await owner(session)).revokeApiKey(id);
      if (sessionId === null) throw new AppError("not_found", "API key not found");
      await sessions.forget(session.user.id);
      await backend.server.noteSecurity(session.user.id, "key_revoked", session.device);
      log("api_key_revoked", { keyId: id });
    },

    async findCaller(token) {
      const session = await sessions.find(token);
      if (!session || !token.startsWith(API_KEY_PREFIX)) return session;
      const key = await backend.server.useApiKey(session.id);
      return key && { ...session, key };
    },
  };
}

function noRoom(limit: number): AppError {
  return new AppError(
    "feature_not_in_plan",
    limit === 0
      ? "API access is part of the Professional and Enterprise plans. Choose one under Billing."
      : `Your plan allows ${limit} active API keys. Revoke one or choose a larger plan under Billing.`,
  );
}

/** Calls a key may make, and what it needs for each. Everything else takes a signed-in person. */
const REACHED_BY_KEY: readonly { method: RegExp; path: RegExp; scope: ApiKeyScope }[] = [
  {
    method: /^GET$/,
    path:
      /^\/api\/(projects|project-room|uploads|stats|notifications|code-sections|standard-comments|saved-views)(\/|$)/,
    scope: "read",
  },
  {
    method: /^GET$/,
    path: /^\/api\/(auth\/me|billing\/(analytics|history)|account\/accuracy|organizations)(\/|$)/,
    scope: "read",
  },
  {
    method: /^GET$/,
    path: /^\/api\/(verify|transparency|health|docs|openapi\.json)(\/|$)/,
    scope: "read",
  },
  { method: /^POST$/, path: /^\/api\/projects\/[^/]+\/visual-markup$/, scope: "read" },
  {
    method: /^(POST|PUT|PATCH|DELETE)$/,
    path: /^\/api\/(projects|uploads|feedback|notifications|standard-comments|saved-views)(\/|$)/,
    scope: "write",
  },
];

/**
 * Refuses a call its key is not for.
 *
 * @throws {AppError} `feature_not_in_plan`, `insufficient_scope`
 */
export function assertKeyReaches(
  key: { scopes: ApiKeyScope[]; isAllowed: boolean },
  method: string,
  path: string,
): void {
  if (!key.isAllowed) throw noRoom(0);
  const rule = REACHED_BY_KEY.find((it) => it.method.test(method) && it.path.test(path));
  if (!rule) throw new AppError("insufficient_scope", "This call can’t be made with an API key");
  if (!key.scopes.includes(rule.scope)) {
    throw new AppError("insufficient_scope", `This API key lacks the scope "${rule.scope}"`);
  }
}
