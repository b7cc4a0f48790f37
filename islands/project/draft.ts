/** The create form's draft: left and taken up again on this device by the same account. */
import { useEffect, useRef } from "react";
import type { DefaultValues, UseFormReturn } from "react-hook-form";
import type {
  CreateProjectInput,
  CreateProjectRequest,
} from "../../functions/_shared/contract/projects.ts";
import { draftKey } from "../_client/drafts.ts";
import { isLeaving } from "../_client/session_store.ts";

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
  permitDate: null,
  priority: "medium",
  tags: [],
  modelConsent: false,
};

function clearDraft(userId: string): void {
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
 * after it was made, or when the form or the page goes away before.
 *
 * @returns forgets the draft, and what was about to be kept
 */
export function useDraft(form: ProjectForm, userId: string, onRestored: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function stop(): boolean {
    const isPending = timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    return isPending;
  }
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
    function save() {
      // Whoever signs out leaves no draft behind, not even of the last word.
      if (!stop() || isLeaving()) return;
      try {
        localStorage.setItem(draftKey(userId), JSON.stringify(form.getValues()));
      } catch {
        // A full or closed storage only means that there is no draft.
      }
    }
    function keep() {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, SAVE_DELAY_MS);
    }
    const watching = form.watch(keep);
    if (early.length > 0) keep();
    addEventListener("pagehide", save);
    return () => {
      removeEventListener("pagehide", save);
      save();
      watching.unsubscribe();
    };
    // Its control stays the same where the form itself is made anew with each change of its state.
  }, [form.control, userId]);
  return () => {
    stop();
    clearDraft(userId);
  };
}
