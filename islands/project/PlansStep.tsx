/** Third step: what to look at first, how urgent it is, and words to find the project by. */
import { X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { Controller } from "react-hook-form";
import { Button } from "../../components/ui/Button.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { describe, Field, Input, NativeSelect } from "../../components/ui/Field.tsx";
import { INSPECTION_CATEGORIES, PRIORITIES } from "../../functions/_shared/constants/options.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import type { StepProps } from "./ProjectStep.tsx";

interface PlansStepProps extends StepProps {
  /** False on a plan without custom tags: the field says so, and what is there can be removed. */
  hasTags: boolean;
}

export default function PlansStep({ form, idPrefix, hasTags }: PlansStepProps) {
  const { register, control } = form;
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Controller
        control={control}
        name="inspectionCategories"
        render={({ field }) => {
          const chosen = field.value ?? [];
          return (
            <fieldset className="sm:col-span-2">
              <legend className="mb-2 text-sm font-medium">
                Inspection categories <span className="font-normal text-muted">(optional)</span>
              </legend>
              <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
                {INSPECTION_CATEGORIES.map((category) => (
                  <Checkbox
                    key={category}
                    id={id(`category-${category.replace(" ", "-")}`)}
                    isChecked={chosen.includes(category)}
                    onCheckedChange={(isOn) =>
                      field.onChange(
                        isOn ? [...chosen, category] : chosen.filter((it) => it !== category),
                      )}
                    label={category}
                  />
                ))}
              </div>
            </fieldset>
          );
        }}
      />
      <Field id={id("priority")} label="Priority">
        <NativeSelect id={id("priority")} {...register("priority")}>
          {PRIORITIES.map((it) => (
            <option key={it} value={it}>{it[0].toUpperCase() + it.slice(1)}</option>
          ))}
        </NativeSelect>
      </Field>
      <Controller
        control={control}
        name="tags"
        render={({ field }) => (
          <TagsField
            id={id("tags")}
            tags={field.value ?? []}
            isAllowed={hasTags}
            onChange={field.onChange}
          />
        )}
      />
    </div>
  );
}

interface TagsFieldProps {
  id: string;
  tags: string[];
  isAllowed: boolean;
  onChange: (tags: string[]) => void;
}

function TagsField({ id, tags, isAllowed, onChange }: TagsFieldProps) {
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
              onClick={() => onChange(tags.filter((it) => it !== tag))}
              className="inline-flex min-h-7 items-center gap-1.5 rounded border border-hairline bg-sunken px-2 text-sm hover:border-edge"
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
