/** All that people decide, raise, answer and keep beside reports, as one face of the database. */
import type { BackendClient } from "./client.ts";
import { createDispositionStore, type DispositionStore } from "./dispositions.ts";
import { createKeptWordsStore, type KeptWordsStore } from "./kept_words.ts";
import { createOwnFindingStore, type OwnFindingStore } from "./own_findings.ts";
import { createPersonAnswerStore, type PersonAnswerStore } from "./person_answers.ts";

export interface ReviewStore
  extends DispositionStore, OwnFindingStore, PersonAnswerStore, KeptWordsStore {}

/** Binds it. */
export const createReviewStore = (client: BackendClient): ReviewStore => ({
  ...createDispositionStore(client),
  ...createOwnFindingStore(client),
  ...createPersonAnswerStore(client),
  ...createKeptWordsStore(client),
});
