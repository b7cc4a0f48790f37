/** Where unsent entries of the create form are kept on this device: one place per account. */
import { forget, listKeys } from "./session_store.ts";

const PREFIX = "flc_project_draft";

export const draftKey = (userId: string): string => `${PREFIX}:${userId}`;

/** Forgets the drafts of every account, as when somebody signs out. */
export function clearDrafts(): void {
  for (const key of listKeys()) if (key.startsWith(PREFIX)) forget(key);
}
