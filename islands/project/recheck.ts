/** An entry once refused is checked again as it is corrected, so that no error outlives its cause. */
import { useEffect } from "react";
import type { ProjectForm } from "./draft.ts";

export function useRecheck(form: ProjectForm): void {
  useEffect(() => {
    const watching = form.watch((_values, { name }) => {
      if (name && form.getFieldState(name).error) void form.trigger(name);
    });
    return () => watching.unsubscribe();
  }, [form]);
}
