/** What people decided about findings and said of them, as the report page loads and saves it. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  CHANGES_MAX,
  type DispositionsResponse,
  type ReadMarkupResponse,
  type SaveDispositionsRequest,
  type SaveDispositionsResponse,
  type ThreadEntry,
  type ThreadResponse,
} from "../../functions/_shared/contract/mod.ts";
import { SAMPLE_ID } from "../../functions/_shared/constants/sample.ts";
import { type Disposition, UNTOUCHED } from "../../functions/_shared/domain/disposition.ts";
import { call } from "./api.ts";
import { projectPath as project } from "./project_path.ts";
import { replaceLoaded } from "./replace_loaded.ts";

/** By report: a later one numbers its findings anew. */
const keyOf = (projectId: string, reportId: string) => [
  "/api/projects",
  "dispositions",
  projectId,
  reportId,
];

export type DispositionChange = SaveDispositionsRequest["changes"][number];

export function useDispositions(projectId: string, reportId: string) {
  return useQuery({
    queryKey: keyOf(projectId, reportId),
    enabled: reportId !== "",
    queryFn: async ({ signal }) => {
      // Nobody decides about the sample. Guests read what was decided, and count as its owner does.
      if (projectId === SAMPLE_ID) return [];
      const found = await call<DispositionsResponse>(`${project(projectId)}/dispositions`, {
        signal,
      });
      // The screen still shows the report before: nothing decided about another one belongs to it.
      return found.reportId === reportId ? found.dispositions : [];
    },
  });
}

/** What is to be saved. */
export interface DispositionStep {
  changes: readonly DispositionChange[];
  /** Asked when it is this step's turn: which changes still hold, given what is decided now. */
  stillOf?: (now: readonly Disposition[]) => readonly DispositionChange[];
}

/** Saves changes; they are shown at once and taken back when the server refuses them. */
export function useSaveDispositions(projectId: string, reportId: string) {
  const client = useQueryClient();
  const queryKey = keyOf(projectId, reportId);
  return useMutation({
    scope: { id: queryKey.join(" ") },
    mutationFn: async ({ changes: wanted, stillOf }: DispositionStep) => {
      const path = `${project(projectId)}/dispositions`;
      const now = stillOf ? (await call<DispositionsResponse>(path)).dispositions : [];
      const changes = stillOf ? stillOf(now) : wanted;
      // What was decided elsewhere since is shown as it is.
      const saved = now.filter(({ findingId }) =>
        !changes.some((it) => it.findingId === findingId)
      );
      for (let at = 0; at < changes.length; at += CHANGES_MAX) {
        const json = { reportId, changes: changes.slice(at, at + CHANGES_MAX) };
        const answer = await call<SaveDispositionsResponse>(path, {
          method: "PATCH",
          json,
          outlivesPage: true,
        });
        saved.push(...answer.dispositions);
      }
      return { saved, changes };
    },
    retry: false,
    onMutate: async ({ changes }) => {
      await client.cancelQueries({ queryKey, exact: true });
      const before = client.getQueryData<Disposition[]>(queryKey);
      client.setQueryData<Disposition[]>(queryKey, (now) => now && merge(now, changes));
      return { before };
    },
    onError: (_error, _step, kept) => {
      // What a first part of many saved is read again.
      client.setQueryData(queryKey, kept?.before);
      void client.invalidateQueries({ queryKey, exact: true });
    },
    onSuccess: ({ saved }, { changes }) => {
      void replaceLoaded<Disposition[]>(client, queryKey, (now) => now && replace(now, saved));
      for (const { findingId } of changes) {
        void client.invalidateQueries({ queryKey: threadKey(projectId, reportId, findingId) });
      }
    },
  });
}

function replace(now: readonly Disposition[], saved: readonly Disposition[]): Disposition[] {
  const ids = new Set(saved.map((it) => it.findingId));
  return [...now.filter((it) => !ids.has(it.findingId)), ...saved];
}

function merge(now: readonly Disposition[], changes: readonly DispositionChange[]): Disposition[] {
  const known = new Map(now.map((it) => [it.findingId, it]));
  const updatedAt = new Date().toISOString();
  return replace(
    now,
    changes.map(({ findingId, set }) => {
      const before = known.get(findingId) ??
        { ...UNTOUCHED, findingId, decidedBy: null, decidedAt: null, updatedAt, comments: 0 };
      const after = { ...before, ...set, updatedAt };
      return after.state === "dismissed" ? after : { ...after, reasonCode: null };
    }),
  );
}

const threadKey = (projectId: string, reportId: string, findingId: string) => [
  "/api/projects",
  "thread",
  projectId,
  reportId,
  findingId,
];
const finding = (projectId: string, id: string) =>
  `${project(projectId)}/findings/${encodeURIComponent(id)}`;

/** A finding of a report. */
export interface FindingTarget {
  projectId: string;
  reportId: string;
  findingId: string;
}

export function useThread({ projectId, reportId, findingId }: FindingTarget, isWanted: boolean) {
  return useQuery({
    queryKey: threadKey(projectId, reportId, findingId),
    enabled: isWanted,
    queryFn: ({ signal }) =>
      call<ThreadResponse>(
        `${finding(projectId, findingId)}/thread?reportId=${encodeURIComponent(reportId)}`,
        { signal },
      ),
  });
}

/** Comments on several findings. */
export interface CommentStep {
  comments: readonly { findingId: string; body: string }[];
  /** Of those that are saved; what is deleted is taken out of it. */
  ids: string[];
}

/** Adds comments to several findings, one after the other, or deletes what was added. */
export function useComments(projectId: string, reportId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ comments, ids, isUndone }: CommentStep & { isUndone: boolean }) => {
      while (isUndone && ids.length > 0) {
        await call(`${project(projectId)}/comments/${ids.at(-1)}`, { method: "DELETE" });
        ids.pop();
      }
      if (isUndone) return;
      for (const { findingId, body } of comments) {
        const json = { reportId, body };
        const path = `${finding(projectId, findingId)}/comments`;
        ids.push((await call<ThreadEntry>(path, { method: "POST", json })).id);
      }
    },
    retry: false,
    onSettled: async (_saved, _error, { comments }) => {
      await client.invalidateQueries({ queryKey: keyOf(projectId, reportId), exact: true });
      for (const { findingId } of comments) {
        void client.invalidateQueries({ queryKey: threadKey(projectId, reportId, findingId) });
      }
    },
  });
}

/** Reads what somebody changed in a marked-up copy; nothing is saved by it. */
export function useReadMarkup(projectId: string) {
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append("copy", file);
      const path = `${project(projectId)}/visual-markup/review`;
      return call<ReadMarkupResponse>(path, { method: "POST", form });
    },
    retry: false,
  });
}

/** Adds a comment, takes one back, or lets guests read one. */
export function useComment({ projectId, reportId, findingId }: FindingTarget) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (
      wanted: { body: string } | { deleteId: string } | { shareId: string; isShared: boolean },
    ) => {
      if ("shareId" in wanted) {
        const json = { isShared: wanted.isShared };
        await call(`${project(projectId)}/comments/${wanted.shareId}`, { method: "PATCH", json });
        return;
      }
      if ("deleteId" in wanted) {
        await call(`${project(projectId)}/comments/${wanted.deleteId}`, { method: "DELETE" });
        return;
      }
      const json = { reportId, body: wanted.body };
      await call<ThreadEntry>(`${finding(projectId, findingId)}/comments`, {
        method: "POST",
        json,
      });
    },
    retry: false,
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: threadKey(projectId, reportId, findingId) }),
        client.invalidateQueries({ queryKey: keyOf(projectId, reportId), exact: true }),
      ]);
    },
  });
}
