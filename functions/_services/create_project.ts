/** Creates a project from a form while it arrives: files are streamed to storage, rows come last. */
import type { NewFile, OwnerStore } from "../_providers/supabase/port.ts";
import {
  checkNewProject,
  type CreateProjectResponse,
  type NewProject,
  readProjectForm,
} from "../_shared/contract/mod.ts";
import { AppError } from "../_shared/errors.ts";
import { hasCustomTags } from "../_shared/constants/plans.ts";
import { MESSAGES } from "../_shared/messages.ts";
import { assertConfirmedAddress } from "./confirmed_address.ts";
import type { IncomingPart, Services } from "./mod.ts";
import type { Context } from "./ports.ts";
import { findRoom } from "./find_room.ts";
import { nameApart } from "./file_names.ts";
import { drain, receiveForm } from "./receive_form.ts";
import { forgetUploads } from "./uploads.ts";
import { parseWith } from "./validation.ts";

/** Binds the use case. Nothing stays stored when any part of it is refused. */
export function createProjectService(
  context: Context,
): Pick<Services, "createProject" | "createProjectFrom" | "getProjectRoom"> {
  const createProject: Services["createProject"] = async (session, parts, query) => {
    await assertConfirmedAddress(context, session);
    const store = await context.owner(session);
    const organizationId = query?.organization ?? null;
    const { maxFileMb, tier } = await store.checkRoom(1, 0, organizationId);
    const projectId = crypto.randomUUID();
    const paths: string[] = [];
    try {
      const place = {
        userId: session.user.id,
        projectId,
        maxFileMb,
        onPath: (path: string) => paths.push(path),
      };
      const form = await receiveForm(parts, store, {
        place,
        checkFields: (fields) => {
          assertStorable(fields);
          readProject(fields);
        },
      });
      if (form.files.length === 0) throw new AppError("no_files", MESSAGES.noFiles.description);
      const values = readProject(form.fields);
      const { kept, skipped } = dropDuplicates(form.files);
      // Whoever fills in the whole form on a plan without tags gets the project without them.
      const tags = hasCustomTags(tier) ? values.tags : [];
      const created = { ...values, tags };
      const project = await store.createProject(projectId, created, kept, organizationId);
      await removeFiles(store, skipped.map((it) => it.filePath));
      await forgetUploads(store, form.taken);
      context.log("project_created", { projectId, files: kept.length });
      return {
        ...project,
        skippedFiles: skipped.map(({ filename, reason }) => ({ filename, reason })),
        skippedTags: values.tags.filter((it) => !tags.includes(it)),
      };
    } catch (error) {
      await removeFiles(store, paths);
      await drain(parts);
      throw error;
    }
  };

  return {
    createProject,
    createProjectFrom: (session, request, files): Promise<CreateProjectResponse> =>
      createProject(session, toParts(request, files)),
    async getProjectRoom(session, { organization = null }) {
      const store = await context.owner(session);
      return await findRoom(() => store.checkRoom(1, 0, organization));
    },
  };
}

function readProject(fields: Record<string, string[]>): NewProject {
  const values = readProjectForm(fields);
  return checkNewProject(fields, (schema) => parseWith(schema, values));
}

function dropDuplicates(files: NewFile[]) {
  const first = new Map<string, NewFile>();
  const kept: NewFile[] = [];
  const skipped: { filename: string; filePath: string; reason: string }[] = [];
  for (const file of files) {
    const twin = first.get(file.sha256);
    if (twin) {
      const reason = `Same file as ${twin.filename}`;
      skipped.push({ filename: file.filename, filePath: file.filePath, reason });
    } else {
      first.set(file.sha256, file);
      kept.push(file);
    }
  }
  return { kept: nameApart(kept), skipped };
}

async function removeFiles(store: OwnerStore, paths: string[]): Promise<void> {
  if (paths.length > 0) await store.remove("plans", paths).catch(() => {});
}

async function* toParts(
  request: object,
  files: Parameters<Services["createProjectFrom"]>[2],
): AsyncGenerator<IncomingPart> {
  for (const [name, value] of Object.entries(request)) {
    if (value === undefined || value === null) continue;
    yield {
      kind: "field",
      name,
      value: Array.isArray(value) ? JSON.stringify(value) : String(value),
    };
  }
  for (const file of files) yield await Promise.resolve({ kind: "file", name: "files", file });
}

/** No database stores the character 0. @throws {AppError} `validation_failed`, naming the field */
function assertStorable(fields: Record<string, string[]>): void {
  const odd = Object.entries(fields).find(([, values]) => values.some((it) => it.includes("\0")));
  if (!odd) return;
  const message = "This entry contains an invalid character (code 0)";
  throw new AppError("validation_failed", message, { fields: { [odd[0]]: message } });
}
