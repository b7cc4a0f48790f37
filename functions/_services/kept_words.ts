/** Use cases of standard comments and saved views: what a person keeps to use again. */
import type { StoredComment } from "../_providers/supabase/kept_words.ts";
import {
  SAVED_VIEWS_MAX,
  STANDARD_COMMENTS_MAX,
  type StandardComment,
} from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import { holdsWords } from "./holds_words.ts";
import type { ReviewServices } from "./mod.ts";
import { pageOf, partOf } from "./page_of.ts";
import type { Context } from "./ports.ts";

type KeptWordsServices = Pick<
  ReviewServices,
  | "listStandardComments"
  | "addStandardComment"
  | "changeStandardComment"
  | "deleteStandardComment"
  | "listRuleDecisions"
  | "shareDecisions"
  | "listSavedViews"
  | "saveView"
  | "deleteView"
>;

const LIBRARY_FULL = `This library is full (${STANDARD_COMMENTS_MAX} comments). Delete one first.`;
const VIEWS_FULL = `You can save up to ${SAVED_VIEWS_MAX} views. Delete one first.`;

/** Binds the use cases. */
export function createKeptWordsServices({ owner, catalogue }: Context): KeptWordsServices {
  const cited = (comment: StoredComment): StandardComment => ({
    ...comment,
    codeReference: comment.requirementId === null
      ? null
      : catalogue.find(comment.requirementId)?.codeReference ?? null,
  });
  const assertSection = (requirementId: string | null | undefined) => {
    if (!requirementId || catalogue.find(requirementId)) return;
    throw new AppError("validation_failed", "Please check the form", {
      fields: { requirementId: "That section isn’t in the loaded code" },
    });
  };

  return {
    async listStandardComments(session, { words, ...query }) {
      const found = (await (await owner(session)).listStandardComments()).map(cited)
        .filter(({ codeReference, title, description, recommendation }) =>
          holdsWords([codeReference, title, description, recommendation].join(" "), words)
        );
      return { total: found.length, comments: pageOf(found, query) };
    },

    async addStandardComment(session, values) {
      assertSection(values.requirementId);
      const store = await owner(session);
      const kept = await store.listStandardComments();
      const isSame = (it: StoredComment) =>
        it.title === values.title && it.description === values.description &&
        it.recommendation === values.recommendation &&
        it.organizationId === values.organizationId;
      if (kept.some(isSame)) {
        throw new AppError("conflict", "This library already has a comment with this wording");
      }
      return cited(await full(store.addStandardComment(values), LIBRARY_FULL));
    },

    async changeStandardComment(session, id, values) {
      assertSection(values.requirementId);
      const changed = (await owner(session)).changeStandardComment(id, values);
      return cited(await full(changed, LIBRARY_FULL));
    },

    async deleteStandardComment(session, id) {
      await (await owner(session)).deleteStandardComment(id);
    },

    async listRuleDecisions(session, query) {
      const { rules, ...found } = await (await owner(session)).listRuleDecisions(partOf(query));
      return {
        ...found,
        rules: rules.map((it) => ({ ...it, title: catalogue.titleOfRule(it.ruleId) })),
      };
    },

    async shareDecisions(session, { isShared }) {
      await (await owner(session)).shareDecisions(isShared);
      return { isShared };
    },

    async listSavedViews(session, { list, ...query }) {
      const found = (await (await owner(session)).listSavedViews())
        .filter((it) => list === undefined || it.list === list);
      return { total: found.length, views: pageOf(found, query) };
    },

    async saveView(session, view) {
      return await full((await owner(session)).saveView(view), VIEWS_FULL);
    },

    async deleteView(session, id) {
      await (await owner(session)).deleteView(id);
    },
  };
}

/** The same refusal in words of what is full. */
async function full<T>(work: Promise<T>, message: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    throw new AppError("conflict", message, { cause: error });
  }
}
