/** Plans whose texts leave their thing to a title. */
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

/** Texts of a drawing of that title. */
export const under = (drawing: string, ...texts: string[]) =>
  aPlanSet({ notes: texts.map((text) => aNote(text, { drawing })) });

/** One row of a schedule of that title. */
export const listed = (title: string, headers: string[], ...rows: string[][]) =>
  aPlanSet({
    schedules: [aSchedule("other", headers.map((header) => [header, null]), rows, { title })],
  });
