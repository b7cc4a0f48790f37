/** Markups already on the sheet: comments of reviewers and authors, stamps, clouds with text. */
import type { SheetAnnotation } from "../../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { toPlace } from "../evidence.ts";

/** Annotations that carry text; lettering that CAD programs keep as annotations is not one of them. */
export function readAnnotations(page: PageReading): SheetAnnotation[] {
  return page.annotations.flatMap((annotation) => {
    const text = annotation.contents?.replace(/\s+/g, " ").trim() ?? "";
    if (text === "" || /SHX TEXT/i.test(annotation.author ?? "")) return [];
    return [{
      ...toPlace(page, annotation.box),
      sheet: null,
      sourceText: text,
      readBy: "text" as const,
      confidence: 0.97,
      author: annotation.author,
      subject: annotation.subject ?? annotation.kind,
      text,
    }];
  });
}
