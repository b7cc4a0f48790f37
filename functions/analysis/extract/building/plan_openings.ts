/**
 * Doors and windows whose size is lettered beside them on the plan instead of in a schedule: `3068`,
 * `6068 SGD`, `3'-0" x 5'-0" SH`.
 */
import type { Door, Note, Place, Window } from "../../../_shared/domain/plan_set.ts";
import { centre, centreDistance } from "../../../_shared/geometry.ts";
import { evidenceOf } from "../evidence.ts";
import { findOpeningSize, type OpeningSize } from "../../../_shared/opening_words.ts";
import type { DoorSwing, PageFacts } from "../page_facts.ts";

const DOOR_WORDS =
  /\b(DOORS?|DR|SGD|S\.G\.D|SLIDING|SLIDER|POCKET|PKT|BI-?\s?FOLDS?|B\.?F\.?|BYPASS|BY-?PASS|FRENCH|O\.?H\.?(D| DOOR)|OVERHEAD|ENTRY|SWING|HINGED|CASED)\b/i;
const WINDOW_WORDS =
  /\b(WINDOWS?|WDW|S\.?H\.?|D\.?H\.?|SINGLE HUNG|DOUBLE HUNG|CASEMENT|CSMT|AWNING|AWN|FIXED|FX|H\.?R\.?|ROLLER|EGRESS|TRANSOM|GLASS BLOCK|P\.?W\.?)\b/i;
/** Sizes of things a door is only named beside: `CAB 80" x 54", DOOR 42"`, `LANDING 60" x 60" AT DOOR`. */
const OTHER_SIZES =
  /\b(?:CABS?|CARS?|HOISTWAY|LIFT|PLATFORM|LANDING|STOOP|PAD|MATS?|FLOOR SPACE|CLEAR SPACE|TURNING)\b/i;
/** A label stands at a swing when it is within this share of the page of its middle. */
const REACH_PERCENT = 3;

interface Label {
  note: Note;
  size: OpeningSize;
  swing: DoorSwing | null;
}

/** Labels with a size on the plans of a page; a size alone counts only at a door swing. */
function labelsOf(page: PageFacts): Label[] {
  return page.notes.flatMap((note): Label[] => {
    if ((note.kind !== "callout" && note.kind !== "label") || note.text.length > 48) return [];
    if (OTHER_SIZES.test(note.text)) return [];
    const size = findOpeningSize(note.text);
    if (!size || size.widthIn < 12 || size.widthIn > 240 || (size.heightIn ?? 0) < 12) return [];
    const hasWords = DOOR_WORDS.test(note.text) || WINDOW_WORDS.test(note.text);
    const isBare = note.text.replace(size.raw, "").replace(/[^A-Z]/gi, "").length <= 2;
    const swing = isBare || hasWords ? nearestSwing(page, note) : null;
    const isDoor = swing !== null && (size.heightIn ?? 0) >= 78;
    return hasWords || (isBare && isDoor) ? [{ note, size, swing: isDoor ? swing : null }] : [];
  });
}

function nearestSwing(page: PageFacts, place: Place): DoorSwing | null {
  const near =
    page.swings.map((swing) => ({ swing, distance: centreDistance(swing.box, place.box) }))
      .sort((a, b) => a.distance - b.distance)[0];
  if (!near) return null;
  const reach = REACH_PERCENT + Math.max(near.swing.box.width, near.swing.box.height) / 2;
  const isTagged = page.tags.some((tag) => tag.swing === page.swings.indexOf(near.swing));
  return near.distance < reach && !isTagged ? near.swing : null;
}

/** Doors lettered on plans; those a schedule lists by mark are not repeated. */
export function doorsOnPlans(pages: readonly PageFacts[]): Door[] {
  return pages.flatMap((page) =>
    labelsOf(page).filter(({ note, swing }) =>
      swing !== null || (DOOR_WORDS.test(note.text) && !WINDOW_WORDS.test(note.text))
    ).filter(({ note }) => !stoodAtTag(page, note)).map(({ note, size, swing }): Door => ({
      ...evidenceOf(note),
      mark: note.text,
      widthIn: size.widthIn,
      heightIn: size.heightIn,
      leaves: swing?.isPair ? 2 : size.leaves,
      clearWidthIn: null,
      thicknessIn: null,
      material: null,
      hardware: null,
      fireRatingMin: null,
      location: note.room,
      remarks: null,
      productApproval: null,
      fields: {},
      symbols: swing ? [{ page: swing.page, box: swing.box }] : [],
      rooms: swing
        ? [swing.swingsInto, swing.otherSide].filter((name): name is string =>
          name !== null && name !== "OUTSIDE"
        )
        : [],
      swingsIntoRoom: swing?.swingsInto ?? null,
      isExterior: swing?.isExterior ?? null,
    }))
  );
}

/** A label at a tag says more about a scheduled opening; it is compared there, not listed again. */
function stoodAtTag(page: PageFacts, note: Note): boolean {
  return page.tags.some((tag) =>
    Math.hypot(centre(tag.box).x - centre(note.box).x, centre(tag.box).y - centre(note.box).y) <
      1.5 * Math.max(tag.box.width, tag.box.height) + note.box.width / 2
  );
}

/** Windows lettered on plans. */
export function windowsOnPlans(pages: readonly PageFacts[]): Window[] {
  return pages.flatMap((page) =>
    labelsOf(page).filter(({ note, swing }) =>
      swing === null && WINDOW_WORDS.test(note.text) && !DOOR_WORDS.test(note.text) &&
      !stoodAtTag(page, note)
    ).map(({ note, size }): Window => ({
      ...evidenceOf(note),
      mark: note.text,
      widthIn: size.widthIn,
      heightIn: size.heightIn,
      sillHeightIn: null,
      clearOpeningSqft: null,
      clearOpeningWidthIn: null,
      clearOpeningHeightIn: null,
      type: WINDOW_WORDS.exec(note.text)?.[0] ?? null,
      location: note.room,
      glazing: null,
      uFactor: null,
      shgc: null,
      productApproval: null,
      remarks: null,
      fields: {},
      symbols: [{ page: note.page, box: note.box }],
      rooms: note.room ? [note.room] : [],
    }))
  );
}
