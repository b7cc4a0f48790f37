/** Third step: what to look at first, how urgent it is, and words to find the project by. */
import { Controller } from "react-hook-form";
import { TagsField } from "../../components/project/TagsField.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { Field, NativeSelect } from "../../components/ui/Field.tsx";
import { INSPECTION_CATEGORIES, PRIORITIES } from "../../functions/_shared/constants/options.ts";
import type { StepProps } from "./ProjectStep.tsx";

interface PlansStepProps extends StepProps {
  /** False on a plan without custom tags: the field says so, and what is there can be removed. */
  hasTags: boolean;
  /** False where tags are changed elsewhere. */
  areTagsShown?: boolean;
}

export default function PlansStep(
  { form, idPrefix, hasTags, areTagsShown = true }: PlansStepProps,
) {
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
            <fieldset className="sm:col-span-2" aria-describedby={id("categories-hint")}>
              <legend className="text-sm font-medium">
                Inspection categories <span className="font-normal text-muted">(optional)</span>
              </legend>
              <p id={id("categories-hint")} className="mt-0.5 mb-2 text-sm text-muted">
                Shown with the project; every discipline is reviewed either way.
              </p>
              <div className="grid min-[20rem]:grid-cols-2 gap-2 pointer-coarse:gap-y-5.5 sm:grid-cols-4 pointer-coarse:py-2.5">
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
      {areTagsShown && (
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
      )}
    </div>
  );
}
