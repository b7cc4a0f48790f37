/** The create form's draft: left and taken up again on this device. Files are not kept. */
import { useLayoutEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type {
  CreateProjectInput,
  CreateProjectRequest,
} from "../../functions/_shared/contract/projects.ts";

export type ProjectForm = UseFormReturn<CreateProjectInput, unknown, CreateProjectRequest>;

const KEY = "flc_project_draft";
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

export function clearDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept where storage is switched off.
  }
}

type TextField = "name" | "description" | "address" | "clientName" | "clientPhone" | "clientEmail";
const TEXT_FIELDS: readonly TextField[] = [
  "name",
  "description",
  "address",
  "clientName",
  "clientPhone",
  "clientEmail",
];

/** What was typed into the server's form before it woke up. */
function typedEarly(): [TextField, string][] {
  if (typeof document === "undefined") return [];
  const form = document.querySelector('form[aria-label="Create New Project"]');
  return TEXT_FIELDS.flatMap((name): [TextField, string][] => {
    const input = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    return input?.value ? [[name, input.value]] : [];
  });
}

/**
 * Fills the form from the draft and from what was typed before it woke up, then keeps every change a moment
 * after it was made.
 */
export function useDraft(form: ProjectForm, onRestored: () => void): void {
  const [early] = useState(typedEarly);
  // Before anybody can type again, so that no change falls between waking and watching.
  useLayoutEffect(() => {
    try {
      const kept = localStorage.getItem(KEY);
      if (kept) {
        form.reset({ ...EMPTY_PROJECT, ...JSON.parse(kept) }, { keepDefaultValues: true });
        onRestored();
      }
    } catch {
      clearDraft();
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watching = form.watch((values) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        try {
          localStorage.setItem(KEY, JSON.stringify(values));
        } catch {
          // A full or closed storage only means that there is no draft.
        }
      }, SAVE_DELAY_MS);
    });
    for (const [name, value] of early) form.setValue(name, value, { shouldDirty: true });
    return () => {
      clearTimeout(timer);
      watching.unsubscribe();
    };
  }, [form]);
}
