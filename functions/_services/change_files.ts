/** Adds, replaces, removes, renames and orders the files of a set in one step, and has it reviewed again. */
import type { NewFile, StoredFile } from "../_providers/supabase/port.ts";
import { ChangeFilesRequest } from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import { MESSAGES } from "../_shared/messages.ts";
import { findRoom } from "./find_room.ts";
import { nameApart } from "./file_names.ts";
import { hasAcceptedName, sanitiseName } from "./file_types.ts";
import type { Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { projectNotFound } from "./projects.ts";
import { drain, type ReceivedForm, receiveForm } from "./receive_form.ts";
import { forgetUploads } from "./uploads.ts";
import { parseWith } from "./validation.ts";

/** Binds the use cases. What was stored for a change that is refused goes again. */
export function createChangeFilesService(
  { owner, about, log }: Context,
): Pick<Services, "changeFiles" | "getRevisionRoom"> {
  return {
    async changeFiles(session, projectId, parts) {
      const store = await owner(session);
      const paths: string[] = [];
      try {
        const project = await store.findProject(projectId);
        if (!project) throw projectNotFound();
        if (project.status === "processing") throw new AppError("conflict", "Being reviewed");
        const now = await store.listFiles(projectId);
        const isThere = new Set(now.map((it) => it.id));
        const place = {
          userId: session.user.id,
          projectId,
          maxFileMb: await store.findFileLimit(projectId) ?? 0,
          onPath: (path: string) => paths.push(path),
        };
        const form = await receiveForm(parts, store, {
          place,
          checkFields: (fields) => void readEntries(fields),
          uploadIds: (fields) =>
            readEntries(fields).map((it) => it.id).filter((it) => !isThere.has(it)),
        });
        const { order, files } = arrange(readEntries(form.fields), now, form);
        if (order.length === 0) throw new AppError("no_files", MESSAGES.noFiles.description);
        const version = about.versions.analysis ?? "";
        const changed = await store.changeFiles(projectId, { order, files, version });
        await forgetUploads(store, form.taken);
        log("files_changed", { projectId, files: order.length, added: files.length });
        return changed;
      } catch (error) {
        if (paths.length > 0) await store.remove("plans", paths).catch(() => {});
        await drain(parts);
        throw explained(error);
      }
    },

    async getRevisionRoom(session, projectId) {
      const store = await owner(session);
      return await findRoom(async () => {
        try {
          await store.checkRevision(projectId, 1);
        } catch (error) {
          throw explained(error);
        }
      });
    },
  };
}

type Entries = ChangeFilesRequest["files"];

/** @throws {AppError} `validation_failed` */
function readEntries(fields: Record<string, string[]>): Entries {
  let files: unknown;
  try {
    files = JSON.parse(fields.files?.at(-1) ?? "[]");
  } catch {
    files = "no list";
  }
  return parseWith(ChangeFilesRequest, { files }).files;
}

/** The set in its order: files that are there, uploads in their places, whole files at the end. */
function arrange(
  entries: Entries,
  now: readonly StoredFile[],
  { files, taken }: ReceivedForm,
): { order: { id: string; filename: string }[]; files: NewFile[] } {
  // Whole files were stored first, those sent before after them.
  const whole = files.slice(0, files.length - taken.length);
  const uploads = new Map(taken.map((it, at) => [it.id, files[whole.length + at]]));
  const known = new Map(now.map((it) => [it.id, it]));
  const named = entries.map(({ id, name }) => {
    const file = known.get(id) ?? uploads.get(id);
    if (!file) throw new AppError("file_not_found", "File not found");
    return { file, filename: name === undefined ? file.filename : checkName(name, file.filename) };
  });
  const placed = [...named, ...whole.map((file) => ({ file, filename: file.filename }))];
  const apart = nameApart(placed.map(({ file, filename }) => ({ ...file, filename })));
  const order = apart.map(({ id, filename }) => ({ id, filename }));
  const nameOf = new Map(order.map((it) => [it.id, it.filename]));
  return { order, files: files.map((it) => ({ ...it, filename: nameOf.get(it.id)! })) };
}

/** A name keeps the ending that says what the file is. @throws {AppError} `validation_failed` */
function checkName(name: string, before: string): string {
  const clean = sanitiseName(name);
  const ending = /\.[^.]+$/.exec(before)?.[0] ?? "";
  return hasAcceptedName(clean) ? clean : `${clean}${ending}`;
}

function explained(error: unknown): unknown {
  const words: Partial<Record<AppError["code"], string>> = {
    conflict: "This project is being reviewed. You can change its files when the review is done.",
    same_file: "Two of these files are the same. Remove one of them.",
  };
  const message = error instanceof AppError ? words[error.code] : undefined;
  return message ? new AppError((error as AppError).code, message, { cause: error }) : error;
}
