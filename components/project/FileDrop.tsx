/** Where plan files are dropped or chosen, each with a preview, its size, and how far it has been sent. */
import { CircleAlert, FileText, Trash2, UploadCloud } from "lucide-react";
import { type DragEvent, useState } from "react";
import { UPLOAD_EXTENSIONS } from "../../functions/_shared/constants/upload.ts";
import { formatMegabytes } from "../format.ts";
import { Button } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Progress } from "../ui/Progress.tsx";

/** A file waiting to be sent. `previewUrl` is an object URL for pictures, null for PDFs. */
export interface ChosenFile {
  id: string;
  file: File;
  previewUrl: string | null;
  status: "pending" | "uploading" | "error";
  /** 0–100 while uploading. */
  percent: number;
}

export interface FileDropProps {
  /** Id of the file input. */
  id: string;
  files: readonly ChosenFile[];
  onAdd: (files: File[]) => void;
  onRemove: (id: string) => void;
  isSending: boolean;
}

/** Only PDFs and pictures are taken; what else was dropped or chosen is named. */
export function isPlanFile(file: File): boolean {
  const isKnownType = file.type === "application/pdf" || file.type.startsWith("image/");
  return isKnownType || UPLOAD_EXTENSIONS.some((end) => file.name.toLowerCase().endsWith(end));
}

export function FileDrop({ id, files, onAdd, onRemove, isSending }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);

  function onChosen(files: File[]) {
    onAdd(files.filter(isPlanFile));
    setRefused(files.filter((it) => !isPlanFile(it)).map((it) => it.name));
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onChosen([...event.dataTransfer.files]);
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
          <span className="text-accent underline underline-offset-2">Choose plan files</span>{" "}
          or drop them here
        </label>
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          PDF, JPG, JPEG or PNG, up to 10MB each
        </p>
        <input
          id={id}
          type="file"
          multiple
          accept=".pdf,.jpg,.jpeg,.png"
          aria-describedby={`${id}-hint`}
          disabled={isSending}
          onChange={(event) => {
            onChosen([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = "";
          }}
          className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
        />
      </div>
      <p role="status" className="mt-2 text-sm text-critical empty:hidden">
        {refused.length > 0 &&
          `${refused.join(", ")} ${
            refused.length === 1 ? "was" : "were"
          } not added: only PDF, JPG, JPEG and PNG can be reviewed.`}
      </p>
      <ul className="mt-3 grid gap-2 empty:hidden" aria-label="Chosen files">
        {files.map((it) => (
          <li
            key={it.id}
            className="grid grid-cols-[44px_1fr_auto] items-center gap-3 rounded border border-hairline bg-surface p-2"
          >
            <Preview chosen={it} />
            <div className="min-w-0">
              <p className="truncate font-medium">{it.file.name}</p>
              {it.status === "uploading"
                ? (
                  <Progress
                    percent={it.percent}
                    label={`Sending ${it.file.name}`}
                    className="mt-1"
                  />
                )
                : (
                  <p
                    className={cx(
                      "text-sm",
                      it.status === "error" ? "text-critical" : "text-muted",
                    )}
                  >
                    {it.status === "error" && (
                      <CircleAlert size={13} className="mr-1 inline" aria-hidden="true" />
                    )}
                    {formatMegabytes(it.file.size)} · {it.status === "error" ? "Error" : "Pending"}
                  </p>
                )}
            </div>
            <Button
              variant="ghost"
              size="icon"
              disabled={isSending}
              onClick={() => onRemove(it.id)}
              aria-label={`Remove ${it.file.name}`}
            >
              <Trash2 size={16} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
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
