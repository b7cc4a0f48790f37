/** The create form's draft: left and taken up again on this device by the same account. */
import { useEffect } from "react";
import type { DefaultValues, UseFormReturn } from "react-hook-form";
import type {
  CreateProjectInput,
  CreateProjectRequest,
} from "../../functions/_shared/contract/projects.ts";
import { draftKey } from "../_client/drafts.ts";

export type ProjectForm = UseFormReturn<CreateProjectInput, unknown, CreateProjectRequest>;

const SAVE_DELAY_MS = 400;

/** What an untouched form holds. @source specification section 5 */
export const EMPTY_PROJECT: CreateProjectInput = {
  name: "",
  description: "",
  address: "",
  clientName: "",
  clientPhone: "",
  clientEmail: "",
  occupancyClassification: [],
  inspectionCategories: [],
  buildingHeight: 0,
  buildingArea: 0,
  typeOfConstruction: undefined as unknown as CreateProjectInput["typeOfConstruction"],
  fireSprinkler: false,
  generator: false,
  baseFloodElevation: null,
  femaFloodZone: null,
  priority: "medium",
  tags: [],
  modelConsent: false,
};

export function clearDraft(userId: string): void {
  try {
    localStorage.removeItem(draftKey(userId));
  } catch {
    // Nothing is kept where storage is switched off.
  }
}

const TEXT_FIELDS = [
  "name",
  "description",
  "address",
  "clientName",
  "clientPhone",
  "clientEmail",
] as const;

/**
 * What the form starts with: nothing said of the text fields, so that they keep what was typed into the
 * server's form before it woke up.
 */
export const STARTING_VALUES: DefaultValues<CreateProjectInput> = {
  ...EMPTY_PROJECT,
  ...Object.fromEntries(TEXT_FIELDS.map((name) => [name, undefined])),
};

/**
 * Fills the form from the draft, but for what was typed before it woke up, then keeps every change a moment
 * after it was made.
 */
export function useDraft(form: ProjectForm, userId: string, onRestored: () => void): void {
  useEffect(() => {
    const early = TEXT_FIELDS.flatMap((name) => {
      const value = form.getValues(name);
      return value ? [{ name, value }] : [];
    });
    try {
      const kept = localStorage.getItem(draftKey(userId));
      if (kept) {
        form.reset({ ...EMPTY_PROJECT, ...JSON.parse(kept) }, { keepDefaultValues: true });
        onRestored();
      }
    } catch {
      clearDraft(userId);
    }
    for (const { name, value } of early) form.setValue(name, value, { shouldDirty: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        try {
          localStorage.setItem(draftKey(userId), JSON.stringify(form.getValues()));
        } catch {
          // A full or closed storage only means that there is no draft.
        }
      }, SAVE_DELAY_MS);
    };
    const watching = form.watch(keep);
    if (early.length > 0) keep();
    return () => {
      clearTimeout(timer);
      watching.unsubscribe();
    };
  }, [form]);
}
