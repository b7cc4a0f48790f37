/** The library of standard comments: kept, changed and deleted, each with a way to undo it. */
import type {
  StandardComment,
  StandardCommentValues,
} from "../../functions/_shared/contract/mod.ts";
import { type CommentChange, useChangeComment } from "../_client/kept_words.ts";
import { notify, notifyFailure } from "./notices.ts";

/** What a comment says, wherever it stands. */
type CommentWords = Omit<StandardCommentValues, "organizationId">;

export interface Library {
  isBusy: boolean;
  /** @throws what the server says against it */
  keep: (values: CommentWords) => Promise<void>;
  /** @throws as `keep` */
  change: (comment: StandardComment, values: CommentWords) => Promise<void>;
  /** Into the library of an organization, or with null into one's own. */
  move: (comment: StandardComment, organizationId: string | null) => Promise<void>;
  remove: (comment: StandardComment) => Promise<void>;
}

export function useLibrary(): Library {
  const changing = useChangeComment();

  async function run(change: CommentChange, failure: string) {
    try {
      return await changing.mutateAsync(change);
    } catch (error) {
      notifyFailure(failure, error);
      throw error;
    }
  }
  const offer = (title: string, description: string, undo: CommentChange) =>
    notify({
      title,
      description,
      action: { label: "Undo", onAction: () => void run(undo, "Couldn’t undo").catch(() => {}) },
    });

  return {
    isBusy: changing.isPending,
    async keep(values) {
      const kept = (await run(
        { kind: "add", values: { organizationId: null, ...values } },
        "Couldn’t save",
      ))!;
      offer("Saved as standard comment", kept.title, { kind: "delete", id: kept.id });
    },
    async change(comment, values) {
      await run({ kind: "change", id: comment.id, values }, "Couldn’t save");
      offer("Standard comment changed", values.title, {
        kind: "change",
        id: comment.id,
        values: valuesOf(comment),
      });
    },
    async move(comment, organizationId) {
      await run({ kind: "change", id: comment.id, values: { organizationId } }, "Couldn’t move");
      offer("Standard comment moved", comment.title, {
        kind: "change",
        id: comment.id,
        values: { organizationId: comment.organizationId },
      });
    },
    async remove(comment) {
      await run({ kind: "delete", id: comment.id }, "Couldn’t delete");
      offer("Standard comment deleted", comment.title, { kind: "add", values: valuesOf(comment) });
    },
  };
}

function valuesOf(comment: StandardComment): StandardCommentValues {
  const { requirementId, status, severity, title, description, recommendation, organizationId } =
    comment;
  return { requirementId, status, severity, title, description, recommendation, organizationId };
}
