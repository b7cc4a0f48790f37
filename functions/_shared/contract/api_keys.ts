/** Personal API keys: made with the password, shown once, kept as a hash. */
import { z } from "zod";
import { Id, Moment } from "./common.ts";

/**
 * What a key may do. `read`: projects, files, reports, usage. `write`: also create, run again and delete projects.
 * Accounts, billing and keys themselves are never reached with a key.
 */
export const API_KEY_SCOPES = ["read", "write"] as const;
export type ApiKeyScope = typeof API_KEY_SCOPES[number];

/** Every key begins so, which makes a leaked one easy to find. */
export const API_KEY_PREFIX = "flc_";

export const CreateApiKeyRequest = z.object({
  name: z.string("Please name the key").trim().min(1, "Please name the key")
    .max(100, "Name must be at most 100 characters"),
  scopes: z.array(z.enum(API_KEY_SCOPES)).min(1, "Please choose what the key can do").max(2)
    .transform((it) => [...new Set(it)]),
  password: z.string("Please enter your password").min(1, "Please enter your password").max(1000),
});
export type CreateApiKeyRequest = z.infer<typeof CreateApiKeyRequest>;

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** The first characters, to tell keys apart. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_KEY_SCOPES)),
  createdAt: Moment,
  lastUsedAt: Moment.nullable(),
  /** Null while the key works. */
  revokedAt: Moment.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const ApiKeyList = z.object({
  /** False when the plan has no API access: keys are kept, but refused. */
  isAllowed: z.boolean(),
  /** Working keys the plan allows. */
  limit: z.number().int(),
  working: z.number().int().describe("Keys that aren’t revoked"),
  total: z.number().int(),
  keys: z.array(ApiKey).describe("Active keys first, newest first"),
});
export type ApiKeyList = z.infer<typeof ApiKeyList>;

/** The only answer that ever carries the key itself. */
export const CreateApiKeyResponse = z.object({ key: ApiKey, secret: z.string() });
export type CreateApiKeyResponse = z.infer<typeof CreateApiKeyResponse>;
