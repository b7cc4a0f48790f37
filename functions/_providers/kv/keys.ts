/** The keys of the store: each reads as a sentence. */
import type { KvKey } from "./port.ts";

/** A session with its user, by the hash of its token. */
export const sessionKey = (sessionId: string): KvKey => ["session", sessionId];
/** Sessions of a user, so that all can be forgotten at once. */
export const userSessionsKey = (userId: string): KvKey => ["sessions_of_user", userId];
export const userSessionKey = (userId: string, sessionId: string): KvKey => [
  ...userSessionsKey(userId),
  sessionId,
];
/** Until when an account takes no sign-in, by the hash of its address. */
export const closedAccountKey = (account: string): KvKey => ["closed_account", account];
/** Calls of one caller to one kind of call in one window of time. */
export const rateKey = (kind: string, caller: string, window: number): KvKey => [
  "calls",
  kind,
  caller,
  String(window),
];
