/** The create form's question whether pages may be sent to the vision model: one sentence says what goes where, and for how much. */
import { Controller } from "react-hook-form";
import type { ChosenFile } from "../../components/project/FileDrop.tsx";
import { modelPriceWords, sheetPriceWords } from "../../components/project/ModelSpending.tsx";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import type { Vision } from "../../functions/_shared/contract/mod.ts";
import { MESSAGES } from "../../functions/_shared/messages.ts";
import { useVision } from "../_client/projects.ts";
import { useSheets } from "../_client/uploads.ts";
import type { StepProps } from "./ProjectStep.tsx";

export interface ModelConsentProps extends StepProps {
  files: readonly ChosenFile[];
}

export default function ModelConsent(props: ModelConsentProps) {
  const vision = useVision();
  if (vision === undefined) return null;
  if (vision === null) return <p className="text-sm text-muted">{MESSAGES.noVisionModel}</p>;
  return <Consent {...props} vision={vision} />;
}

function Consent({ form, idPrefix, files, vision }: ModelConsentProps & { vision: Vision }) {
  const chosen = files.filter((it) => !it.isRefused);
  const sent = chosen.flatMap(({ status, upload }) =>
    status === "sent" && upload ? [upload.id] : []
  );
  const sheets = useSheets(sent);
  // What is still on its way has a price, too.
  const price = modelPriceWords(vision, sent.length === chosen.length ? sheets : null);
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
            hint={MESSAGES.modelConsentHint(vision, price ?? sheetPriceWords(vision))}
          />
        </div>
      )}
    />
  );
}
