/** Standard comments and saved views as the pages load and change them. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  ChangeStandardCommentRequest,
  RuleDecisionsResponse,
  SavedView,
  SavedViewsResponse,
  SaveViewRequest,
  StandardComment,
  StandardCommentsResponse,
  StandardCommentValues,
} from "../../functions/_shared/contract/mod.ts";
import { call } from "./api.ts";
import { rendered } from "./rendered.ts";

const COMMENTS = "/api/standard-comments";
const VIEWS = "/api/saved-views";
/** Comments of one page. */
export const COMMENTS_SHOWN = 20;

/** @param initial the first of them, as the page was rendered with them */
export function useStandardComments(
  words: string,
  page: number,
  initial?: StandardCommentsResponse | null,
) {
  return useQuery({
    queryKey: [COMMENTS, words, page],
    ...rendered(words === "" && page === 1 ? initial : null),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call<StandardCommentsResponse>(
        `${COMMENTS}?page=${page}&limit=${COMMENTS_SHOWN}&words=${encodeURIComponent(words)}`,
        { signal },
      ),
  });
}

export type CommentChange =
  | { kind: "add"; values: StandardCommentValues }
  | { kind: "change"; id: string; values: ChangeStandardCommentRequest }
  | { kind: "delete"; id: string };

/** Adds, changes or deletes a standard comment; answers with it, null where it is gone. */
export function useChangeComment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: CommentChange): Promise<StandardComment | null> => {
      if (change.kind === "add") {
        return await call<StandardComment>(COMMENTS, { method: "POST", json: change.values });
      }
      const path = `${COMMENTS}/${change.id}`;
      if (change.kind === "change") {
        return await call<StandardComment>(path, { method: "PATCH", json: change.values });
      }
      await call(path, { method: "DELETE" });
      return null;
    },
    retry: false,
    onSuccess: () => client.invalidateQueries({ queryKey: [COMMENTS] }),
  });
}

/** @param initial what the page was rendered with */
export function useSavedViews(list: SavedView["list"], initial: SavedView[] | null) {
  return useQuery({
    queryKey: [VIEWS, list],
    ...rendered(initial),
    queryFn: async ({ signal }) =>
      (await call<SavedViewsResponse>(`${VIEWS}?list=${list}`, { signal })).views,
  });
}

/** Saves a view under its name, or deletes one. */
export function useChangeView(list: SavedView["list"]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: { save: SaveViewRequest } | { deleteId: string }) => {
      if ("save" in change) {
        await call<SavedView>(VIEWS, { method: "PUT", json: change.save });
      } else await call(`${VIEWS}/${change.deleteId}`, { method: "DELETE" });
    },
    retry: false,
    onSuccess: () => client.invalidateQueries({ queryKey: [VIEWS, list] }),
  });
}

const ACCURACY = "/api/account/accuracy";

/** @param initial what the page was rendered with */
export function useRuleDecisions(initial: RuleDecisionsResponse | null) {
  return useQuery({
    queryKey: [ACCURACY],
    ...rendered(initial),
    queryFn: ({ signal }) => call<RuleDecisionsResponse>(ACCURACY, { signal }),
  });
}

/** Agrees that decisions count for the whole service, or takes that back. */
export function useShareDecisions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isShared: boolean) =>
      call<unknown>(ACCURACY, { method: "PATCH", json: { isShared } }),
    retry: false,
    onSuccess: () => client.invalidateQueries({ queryKey: [ACCURACY] }),
  });
}
