/** Plans whose texts leave their thing to a title. */
import { aNote, aPlanSet, aSchedule } from "../../../fakes/plan_set.ts";

/** Texts of a drawing of that title. */
export const under = (drawing: string, ...texts: string[]) =>
  aPlanSet({
    notes: texts.map((text, index) =>
      aNote(text, { drawing, box: { x: 10, y: 10 + index * 6, width: 12, height: 1 } })
    ),
  });

/** One row of a schedule of that title. */
export const listed = (title: string, headers: string[], row: string[]) =>
  aPlanSet({
    schedules: [aSchedule("other", headers.map((header) => [header, null]), [row], { title })],
  });
