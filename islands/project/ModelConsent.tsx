/** The create form's question whether pages may be sent to the vision model: one sentence says what goes where. */
import { Controller } from "react-hook-form";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { useVision } from "../_client/projects.ts";
import type { StepProps } from "./ProjectStep.tsx";

export default function ModelConsent({ form, idPrefix }: StepProps) {
  const vision = useVision();
  if (vision === undefined) return null;
  if (vision === null) return <p className="text-sm text-muted">{MESSAGES.noVisionModel}</p>;
  return (
    <Controller
      control={form.control}
      name="modelConsent"
      render={({ field }) => (
        <div className="rounded border border-hairline bg-sunken p-3">
          <Checkbox
            id={`${idPrefix}-modelConsent`}
            isChecked={field.value ?? false}
            onCheckedChange={field.onChange}
            label={MESSAGES.modelConsentLabel}
            hint={MESSAGES.modelConsentHint(vision.name, vision.host, vision.usdPerSheet)}
          />
        </div>
      )}
    />
  );
}
