/** Words to find a project by: added with Enter or the button, none empty, none twice. */
import { X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { Button } from "../ui/Button.tsx";
import { describe, Field, Input } from "../ui/Field.tsx";

export interface TagsFieldProps {
  id: string;
  tags: string[];
  /** False on a plan without custom tags: the field says so, and what is there can be removed. */
  isAllowed: boolean;
  onChange: (tags: string[]) => void;
}

export function TagsField({ id, tags, isAllowed, onChange }: TagsFieldProps) {
  const hint = isAllowed ? undefined : MESSAGES.tagsNotInPlan;
  const [text, setText] = useState("");

  function onAdd() {
    const tag = text.trim();
    if (tag !== "" && !tags.includes(tag)) onChange([...tags, tag]);
    setText("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onAdd();
  }

  return (
    <Field id={id} label="Tags" isOptional hint={hint}>
      <div className="flex gap-2">
        <Input
          {...describe({ id, hint })}
          disabled={!isAllowed}
          value={text}
          maxLength={50}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button onClick={onAdd} disabled={!isAllowed}>Add</Button>
      </div>
      <ul className="mt-1 flex flex-wrap gap-1.5 empty:hidden" aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              aria-label={`Remove tag ${tag}`}
              onClick={(event) => {
                onChange(tags.filter((it) => it !== tag));
                // Its button goes with it.
                if (event.detail === 0) document.getElementById(id)?.focus();
              }}
              className="inline-flex min-h-7 pointer-coarse:min-h-11 items-center gap-1.5 rounded border border-hairline bg-sunken px-2 text-sm hover:border-edge"
            >
              {tag}
              <X size={13} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Field>
  );
}
