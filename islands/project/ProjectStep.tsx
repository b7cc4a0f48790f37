/** First step: what the project is, where it stands, whose it is. */
import { describe, Field, Input, TextArea } from "../../components/ui/Field.tsx";
import type { ProjectForm } from "./draft.ts";

export interface StepProps {
  form: ProjectForm;
  idPrefix: string;
}

export default function ProjectStep({ form, idPrefix }: StepProps) {
  const { register, formState: { errors } } = form;
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">Project and client</legend>
      <Field
        id={id("name")}
        label="Project name"
        error={errors.name?.message}
        className="sm:col-span-2"
      >
        <Input
          {...register("name")}
          {...describe({ id: id("name"), error: errors.name?.message })}
        />
      </Field>
      <Field
        id={id("address")}
        label="Project address"
        error={errors.address?.message}
        hint="Street, city and county; wind and flood rules depend on them."
        className="sm:col-span-2"
      >
        <Input
          autoComplete="street-address"
          {...register("address")}
          {...describe({ id: id("address"), hint: true, error: errors.address?.message })}
        />
      </Field>
      <Field
        id={id("description")}
        label="Description"
        isOptional
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        <TextArea
          {...register("description")}
          {...describe({ id: id("description"), error: errors.description?.message })}
        />
      </Field>
      <Field
        id={id("permitDate")}
        label="Permit application date"
        isOptional
        error={errors.permitDate?.message}
        hint="The code edition in force on that date applies."
      >
        <Input
          type="date"
          {...register("permitDate", { setValueAs: (value) => value || null })}
          {...describe({ id: id("permitDate"), hint: true, error: errors.permitDate?.message })}
        />
      </Field>
      {/* The client's three entries stand together, under the date. */}
      <Field
        id={id("clientName")}
        label="Client name"
        error={errors.clientName?.message}
        className="sm:col-span-2"
      >
        <Input
          {...register("clientName")}
          {...describe({ id: id("clientName"), error: errors.clientName?.message })}
        />
      </Field>
      <Field id={id("clientPhone")} label="Client phone" error={errors.clientPhone?.message}>
        <Input
          type="tel"
          {...register("clientPhone")}
          {...describe({ id: id("clientPhone"), error: errors.clientPhone?.message })}
        />
      </Field>
      <Field id={id("clientEmail")} label="Client email" error={errors.clientEmail?.message}>
        <Input
          type="email"
          {...register("clientEmail")}
          {...describe({ id: id("clientEmail"), error: errors.clientEmail?.message })}
        />
      </Field>
    </fieldset>
  );
}
