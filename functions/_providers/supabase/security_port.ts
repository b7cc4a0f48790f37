/** What the database is asked about the safety of accounts. */
import type {
  EmailConfirmation,
  SecurityAction,
  SecurityEvents,
  SecurityResponse,
  SessionList,
} from "../../_shared/contract/mod.ts";

/** The owner's face. */
export interface SecurityStore {
  readSecurity(): Promise<Omit<SecurityResponse, "isSecondFactorRequired">>;
  /** @param sessionId the session that asks, which comes first */
  listSessions(sessionId: string, part: { limit: number; offset: number }): Promise<SessionList>;
  /** Newest first. */
  listSecurityEvents(part: { limit: number; offset: number }): Promise<SecurityEvents>;
  /** The session behind an entry of the list; null when it is not the owner's. */
  findMySession(publicId: string): Promise<string | null>;
}

/** A second factor; `confirmedAt` is null until a first code was right. */
export interface StoredFactor {
  sealedSecret: string;
  confirmedAt: string | null;
}

/** What a link in a mail led to. */
export type EmailOutcome =
  | { userId: string; outcome: "confirmed" | "waits" }
  | { userId: string; outcome: "changed"; oldEmail: string; newEmail: string };

/** The server's face. */
export interface ServerSecurityStore {
  noteSecurity(userId: string, action: SecurityAction, device: string): Promise<void>;
  /** Notes a browser. @returns true when the account was never signed in from it */
  seeDevice(userId: string, deviceHash: string): Promise<boolean>;
  findFactor(userId: string): Promise<StoredFactor | null>;
  /** Keeps a secret until its first code; in the place of one that was never confirmed. */
  addFactor(userId: string, sealedSecret: string): Promise<void>;
  removeFactor(userId: string): Promise<void>;
  /** Takes a code of a half minute. @returns false when it was taken before */
  useCode(userId: string, step: number): Promise<boolean>;
  useRecoveryCode(userId: string, hash: string): Promise<boolean>;
  /** Recovery codes in the place of those before; the first ones switch the second factor on. */
  setRecoveryCodes(userId: string, hashes: string[]): Promise<void>;
  /** Takes the second factor from an account that is locked out. @returns false when it has none */
  resetFactor(email: string): Promise<boolean>;
  /** @throws {AppError} `user_already_exists` */
  beginEmailChange(change: {
    userId: string;
    newEmail: string;
    /** Hashes of the links; null where the old address was never confirmed. */
    fromHash: string | null;
    toHash: string;
    expiresAt: string;
  }): Promise<void>;
  /** @returns false when there is none */
  dropEmailChange(userId: string): Promise<boolean>;
  /** What the link of a mail confirms, without using it up; null when unknown or too old. */
  findEmailToken(tokenHash: string, now: string): Promise<EmailConfirmation | null>;
  /** Uses up the link of a mail; null when unknown or too old. @throws {AppError} `user_already_exists` */
  useEmailToken(tokenHash: string, now: string): Promise<EmailOutcome | null>;
}
