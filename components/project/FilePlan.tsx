/** The files of a set as lines: each can be renamed, replaced, moved and left out. */
import { ArrowDown, ArrowUp, FileUp, Trash2 } from "lucide-react";
import { useRef } from "react";
import { UPLOAD_EXTENSIONS } from "../../functions/_shared/constants/upload.ts";
import { plural } from "../format.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { Input } from "../ui/Field.tsx";
import { moveFile, type PlannedFile } from "./file_plan.ts";

export interface FilePlanProps {
  plan: readonly PlannedFile[];
  onChange: (plan: PlannedFile[]) => void;
  onLeaveOut: (file: PlannedFile) => void;
  /** Left out where no file can be sent. */
  onReplace?: (file: PlannedFile, by: File) => void;
  isLocked: boolean;
}

export function FilePlan({ plan, onChange, onLeaveOut, onReplace, isLocked }: FilePlanProps) {
  const picker = useRef<HTMLInputElement>(null);
  const replaced = useRef<PlannedFile>(undefined);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="The new file"
        accept={UPLOAD_EXTENSIONS.join()}
        onChange={(event) => {
          const [by] = event.currentTarget.files ?? [];
          if (by && replaced.current) onReplace?.(replaced.current, by);
          event.currentTarget.value = "";
        }}
      />
      <ol
        aria-label="Files of the set"
        className="divide-y divide-hairline rounded-lg border border-hairline"
      >
        {plan.map((file, index) => (
          <li key={file.id} className="grid gap-2 p-3 sm:grid-cols-[1fr_auto] sm:items-start">
            <div className="min-w-0">
              <Input
                aria-label={`Name of file ${index + 1}`}
                value={file.name}
                maxLength={200}
                disabled={isLocked}
                onChange={(event) =>
                  onChange(plan.with(index, { ...file, name: event.currentTarget.value }))}
              />
              <p className="mt-1 flex flex-wrap items-center gap-2 text-xs text-muted">
                {file.isNew && <Badge tone="accent">New</Badge>}
                {file.pageCount !== null && plural(file.pageCount, "page")}
                {file.problem && <span className="text-critical">{file.problem}</span>}
              </p>
            </div>
            <div className="flex items-center gap-1 max-sm:-mb-2 max-sm:-ml-2.5">
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Move ${file.name} up`}
                disabled={isLocked || index === 0}
                onClick={() =>
                  onChange(moveFile(plan, index, -1))}
              >
                <ArrowUp size={16} aria-hidden="true" />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Move ${file.name} down`}
                disabled={isLocked || index === plan.length - 1}
                onClick={() =>
                  onChange(moveFile(plan, index, 1))}
              >
                <ArrowDown size={16} aria-hidden="true" />
              </Button>
              {onReplace && !file.isNew && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Replace ${file.name}`}
                  title="Replace"
                  disabled={isLocked}
                  onClick={() => {
                    replaced.current = file;
                    picker.current?.click();
                  }}
                >
                  <FileUp size={16} aria-hidden="true" />
                </Button>
              )}
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Leave out ${file.name}`}
                disabled={isLocked}
                onClick={() => onLeaveOut(file)}
              >
                <Trash2 size={16} aria-hidden="true" />
              </Button>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
