/** Doors whose size on a plan is another than in the schedule: printed at the symbol, named in a note, or drawn. */
import type { Conflict, Door, Evidence, Note } from "../../../_shared/domain/plan_set.ts";
import { formatLength } from "../../../_shared/units.ts";
import { centreDistance } from "../../../_shared/geometry.ts";
import { evidenceOf, toFact } from "../evidence.ts";
import { findOpeningSize, type OpeningSize } from "../building/opening_words.ts";
import type { PageFacts } from "../page_facts.ts";

/** Sizes within an inch are one size. */
const SIZE_TOLERANCE_IN = 1;
/** A leaf drawn this much wider or narrower than scheduled is another door. */
const LEAF_TOLERANCE_IN = 2;

/** Each door at most once per kind of disagreement. */
export function doorConflicts(pages: readonly PageFacts[], doors: readonly Door[]): Conflict[] {
  const sized = pages.flatMap((page) => sizedNotes(page));
  return doors.flatMap((door) => {
    const printed = printedSize(sized, door);
    const drawn = drawnLeaf(pages, door);
    return [...(printed ? [printed] : []), ...(drawn ? [drawn] : [])];
  });
}

function conflict(door: Door, said: string, evidence: Evidence): Conflict {
  const scheduled = [door.widthIn, door.heightIn].filter((it): it is number => it !== null)
    .map(formatLength).join(" x ");
  return {
    topic: "door size",
    subject: `door ${door.mark} size`,
    a: toFact(scheduled, null, evidenceOf(door)),
    b: toFact(said, null, evidence),
  };
}

/** A note that prints the size of an opening, width and height. */
interface SizedNote {
  note: Note;
  page: PageFacts;
  size: OpeningSize;
}

function sizedNotes(page: PageFacts): SizedNote[] {
  return page.notes.flatMap((note) => {
    const size = note.kind === "title-block" ? null : findOpeningSize(note.text);
    return size && size.heightIn !== null ? [{ note, page, size }] : [];
  });
}

function printedSize(sized: readonly SizedNote[], door: Door): Conflict | null {
  if (door.widthIn === null || door.heightIn === null) return null;
  const named = new RegExp(
    String.raw`\bDOOR\s*(?:NO\.?|#|MARK)?\s*"?${escape(door.mark)}"?(?![\w-])`,
    "i",
  );
  const other = sized.find(({ note, page, size }) => {
    if (!isOther(size, door)) return false;
    const isNamed = named.test(note.text) && note.text.length < 120;
    return isNamed || stands(note, page, door);
  });
  return other ? conflict(door, other.size.raw, evidenceOf(other.note)) : null;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

function isOther(size: OpeningSize, door: Door): boolean {
  const widths = [size.widthIn, size.widthIn * size.leaves];
  const scheduled = [door.widthIn!, door.widthIn! * door.leaves];
  const isSameWidth = widths.some((a) =>
    scheduled.some((b) => Math.abs(a - b) <= SIZE_TOLERANCE_IN)
  );
  return !isSameWidth || Math.abs(size.heightIn! - door.heightIn!) > SIZE_TOLERANCE_IN;
}

/** The label stands at this door's tag and at no other tag of the page. */
function stands(note: Note, page: PageFacts, door: Door): boolean {
  if (
    note.text.length > 40 ||
    !/\bD(OO)?R\b|SGD|SLID|GLASS|O\.?H\.?D|OVERHEAD|PAIR|\bPR\b|^[\s\d'"x/.-]+$/i.test(note.text)
  ) {
    return false;
  }
  const near = page.tags.map((tag) => ({ tag, distance: centreDistance(tag.box, note.box) }))
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = near;
  if (!first || first.tag.mark !== door.mark) return false;
  const reach = 3 * Math.max(first.tag.box.width, first.tag.box.height) + 0.5 * note.box.width;
  return first.distance < reach && (!second || second.distance > 1.5 * first.distance);
}

function drawnLeaf(pages: readonly PageFacts[], door: Door): Conflict | null {
  if (door.widthIn === null) return null;
  for (const page of pages) {
    for (const tag of page.tags) {
      const swing = tag.mark === door.mark && tag.swing !== null ? page.swings[tag.swing] : null;
      if (!swing || swing.leafIn === null) continue;
      const isLeaf = [door.widthIn, door.widthIn / 2, door.widthIn / door.leaves]
        .some((width) => Math.abs(width - swing.leafIn!) <= LEAF_TOLERANCE_IN);
      if (isLeaf) continue;
      return conflict(door, `${formatLength(swing.leafIn)} leaf as drawn`, {
        page: swing.page,
        box: swing.box,
        sheet: page.sheet.number,
        sourceText: `door ${door.mark}: leaf measures ${formatLength(swing.leafIn)} on the plan`,
        readBy: "geometry",
        confidence: 0.85,
      });
    }
  }
  return null;
}
