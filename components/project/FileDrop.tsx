/** Where plan files are dropped or chosen: each with its own state, how far it has been sent, and what is wrong with it. */
import { CircleAlert, CircleCheck, FileText, RotateCcw, Trash2, UploadCloud } from "lucide-react";
import { type DragEvent, useLayoutEffect, useRef, useState } from "react";
import {
  MEGABYTE,
  UPLOAD_EXTENSIONS,
  UPLOAD_MAX_FILES,
  UPLOAD_TYPES,
} from "../../functions/_shared/constants/upload.ts";
import { HELD_MOST_MB } from "../../functions/_shared/constants/plans.ts";
import type { Upload } from "../../functions/_shared/contract/mod.ts";
import { sizeWords } from "../../functions/_shared/sizes.ts";
import { formatCount, plural } from "../format.ts";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Progress } from "../ui/Progress.tsx";

/** A file for a project. */
export interface ChosenFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Null for a file of an earlier visit: the browser does not give it back. */
  file: File | null;
  /** Object URL for pictures, null for PDFs. */
  previewUrl: string | null;
  /** `paused` waits to be chosen again. */
  status: "pending" | "uploading" | "sent" | "paused" | "error";
  /** 0–100. */
  percent: number;
  /** What the server has of it. */
  upload: Upload | null;
  /** Why it was not taken or broke off, in one sentence. */
  problem: string | null;
  /** True when sending it again would change nothing. */
  isRefused: boolean;
}

export interface FileDropProps {
  /** Id of the file input. */
  id: string;
  files: readonly ChosenFile[];
  maxFileMb: number;
  /** Pages of one file, and of the whole project. */
  maxFilePages: number;
  maxProjectPages: number;
  /** Name of the plan that sets these limits. */
  planName: string;
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  onResume: (id: string) => void;
  isLocked: boolean;
  /** Takes one file instead of many. */
  isSingle?: boolean;
}

/** Only PDF, JPG and PNG can be reviewed: by the ending, or by what the browser says where there is none. */
export function isPlanFile({ name, type }: Pick<File, "name" | "type">): boolean {
  const ending = /\.[^.]+$/.exec(name.toLowerCase())?.[0];
  return ending
    ? (UPLOAD_EXTENSIONS as readonly string[]).includes(ending)
    : (UPLOAD_TYPES as readonly string[]).includes(type);
}

/** Why a file cannot be taken, null when it can. */
export function refusalOf(file: File, maxFileMb: number): string | null {
  if (!isPlanFile(file)) return "Only PDF, JPG, JPEG, and PNG files can be reviewed.";
  if (file.size === 0) return "The file is empty.";
  if (file.size > maxFileMb * MEGABYTE) {
    return `Your plan allows up to ${sizeWords(maxFileMb * MEGABYTE)} per file.`;
  }
  if (file.size > HELD_MOST_MB * MEGABYTE && !/\.pdf$/i.test(file.name)) {
    return `A picture may have up to ${sizeWords(HELD_MOST_MB * MEGABYTE)}.`;
  }
  return null;
}

export function FileDrop(props: FileDropProps) {
  const {
    id,
    files,
    maxFileMb,
    maxFilePages,
    maxProjectPages,
    planName,
    onAdd,
    isLocked,
    isSingle = false,
  } = props;
  const [isOver, setIsOver] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number | null>(null);

  // The focus goes on from a row that went to the next one, and from the last one to where files are chosen.
  useLayoutEffect(() => {
    if (removedAt.current === null) return;
    const rest = list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [];
    const next = rest[Math.min(removedAt.current, rest.length - 1)];
    removedAt.current = null;
    (next ?? document.getElementById(id))?.focus();
  }, [files]);

  function onRemove(chosenId: string) {
    removedAt.current = files.findIndex((it) => it.id === chosenId);
    props.onRemove(chosenId);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!isLocked) onAdd([...event.dataTransfer.files]);
  }

  return (
    <div>
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={cx(
          "relative flex flex-col items-center rounded-lg border-2 border-dashed px-4 py-8 text-center transition-colors",
          isOver ? "border-accent bg-accent-soft" : "border-edge bg-sunken",
        )}
      >
        <UploadCloud size={28} className="mb-2 text-accent" aria-hidden="true" />
        <label htmlFor={id} className="font-medium">
          <span className="text-accent underline underline-offset-2">
            {isSingle ? "Choose a plan file" : "Choose plan files"}
          </span>{" "}
          <span className="pointer-coarse:hidden">or drop {isSingle ? "it" : "them"} here</span>
        </label>
        <p id={`${id}-hint`} className="mt-1 text-sm text-balance text-muted">
          PDF, JPG, JPEG, or PNG, up to {sizeWords(maxFileMb * MEGABYTE)}{" "}
          {isSingle ? "" : "each "}on the {planName} plan
          <span className="block text-balance">
            Up to {[
              ...(isSingle ? [] : [`${UPLOAD_MAX_FILES} files`]),
              ...(maxFileMb > HELD_MOST_MB
                ? [`${sizeWords(HELD_MOST_MB * MEGABYTE)} per picture`]
                : []),
              ...(maxFilePages === maxProjectPages
                ? [`${formatCount(maxProjectPages)} pages in all`]
                : [
                  `${formatCount(maxFilePages)} pages per file`,
                  `${formatCount(maxProjectPages)} per project`,
                ]),
            ].join(", ")}
          </span>
        </p>
        <input
          id={id}
          type="file"
          multiple={!isSingle}
          accept=".pdf,.jpg,.jpeg,.png"
          aria-describedby={`${id}-hint`}
          disabled={isLocked}
          onChange={(event) => {
            onAdd([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
          className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
        />
      </div>
      <p role="alert" className="mt-3 text-critical empty:hidden">
        {files.length > UPLOAD_MAX_FILES &&
          `A project takes at most ${UPLOAD_MAX_FILES} files. Join some of them into one PDF, or remove ${
            files.length - UPLOAD_MAX_FILES
          }.`}
      </p>
      <ul ref={list} className="mt-3 grid gap-2 empty:hidden" aria-label="Chosen files">
        {files.map((it) => <FileChip key={it.id} {...props} onRemove={onRemove} chosen={it} />)}
      </ul>
      <p role="status" className="sr-only">{sentWords(files)}</p>
    </div>
  );
}

/** Said beside the button that goes on without the files that were refused; nothing where no other is left. */
export function leftOutWords(files: readonly Pick<ChosenFile, "name" | "isRefused">[]): string {
  const refused = files.filter((it) => it.isRefused);
  if (refused.length === 0 || refused.length === files.length) return "";
  return `${plural(refused.length, "file")} left out: ${refused.map((it) => it.name).join(", ")}`;
}

/** What is said when a file has been sent; nothing before. */
function sentWords(files: readonly ChosenFile[]): string {
  const sent = files.filter((it) => it.status === "sent").length;
  if (sent === 0) return "";
  return sent === files.length
    ? `${plural(sent, "file")} uploaded`
    : `${sent} of ${files.length} files uploaded`;
}

function FileChip(
  { chosen, onRemove, onResume, isLocked }: FileDropProps & { chosen: ChosenFile },
) {
  const { name, status, percent, file } = chosen;
  const canResume = status === "error" && !chosen.isRefused && file !== null;
  return (
    <li className="grid grid-cols-[44px_1fr_auto] items-center gap-3 rounded border border-hairline bg-surface p-2">
      <Preview chosen={chosen} />
      <div className="min-w-0">
        <p className="truncate font-medium">{name}</p>
        {(status === "uploading" || status === "paused") && (
          <Progress percent={percent} label={`Sending ${name}`} className="my-1" />
        )}
        <p className={cx("text-sm", status === "error" ? "text-critical" : "text-muted")}>
          <ChipWords chosen={chosen} />
        </p>
      </div>
      <div className="flex">
        {canResume && (
          <Button
            variant="ghost"
            size="icon"
            onClick={() => onResume(chosen.id)}
            aria-label={`Send ${name} again`}
          >
            <RotateCcw size={16} aria-hidden="true" />
          </Button>
        )}
        <Button
          variant="ghost"
          size="icon"
          disabled={isLocked}
          data-remove
          onClick={() => onRemove(chosen.id)}
          aria-label={`Remove ${name}`}
        >
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      </div>
    </li>
  );
}

function ChipWords({ chosen: { size, status, percent, problem } }: { chosen: ChosenFile }) {
  const words = sizeWords(size);
  switch (status) {
    case "pending":
      return <>{words} · Pending</>;
    case "uploading":
      return <>{words} · Uploading {Math.floor(percent)}%</>;
    case "sent":
      return (
        <>
          <CircleCheck size={13} className="mr-1 inline text-compliant" aria-hidden="true" />
          {words} · Uploaded
        </>
      );
    case "paused":
      return (
        <>
          {words} · {Math.floor(percent)}% uploaded. Choose the same file again to send the rest.
        </>
      );
    case "error":
      return (
        <span role="alert">
          <CircleAlert size={13} className="mr-1 inline" aria-hidden="true" />
          Error: {problem}
        </span>
      );
  }
}

function Preview({ chosen }: { chosen: ChosenFile }) {
  if (chosen.previewUrl) {
    return (
      <img
        src={chosen.previewUrl}
        alt=""
        width={44}
        height={44}
        className="h-11 w-11 rounded-sm border border-hairline object-cover"
      />
    );
  }
  return (
    <span className="grid h-11 w-11 place-items-center rounded-sm bg-sunken text-muted">
      <FileText size={20} aria-hidden="true" />
    </span>
  );
}
