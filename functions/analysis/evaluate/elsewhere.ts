/**
 * What the model says stands on another sheet is looked up there. A sheet of the set that was read and does not speak of
 * the thing does not show it; only words of the thing on that sheet are believed.
 */
import type { Sheet } from "../../_shared/domain/plan_set.ts";
import { isWellRead } from "../../_shared/unread.ts";
import type { PageFacts } from "../extract/page_facts.ts";
import { silenceOf } from "../propose/open_items.ts";
import { type Sighting, WHOLE_SHEET } from "../propose/sighting.ts";

/**
 * The sightings with those of another sheet settled: gone where that sheet speaks of the thing or was not read, absent
 * on it where it does not, absent where they were asked about when the set has no such sheet.
 */
export function settleElsewhere(
  sightings: readonly Sighting[],
  pages: readonly PageFacts[],
): Sighting[] {
  const silence = new Map<number, ReturnType<typeof silenceOf>>();
  return sightings.flatMap((it): Sighting[] => {
    if (it.seen !== "elsewhere") return [it];
    const { sheet: name = "", ...at } = it;
    const facts = pages.find(({ sheet }) => isCalled(sheet, name));
    if (!facts) return [{ ...at, seen: "absent" }];
    const { page, reading } = facts.sheet;
    if (page === it.page || !isWellRead(reading)) return [];
    const isSilent = silence.get(page) ?? silenceOf(facts);
    silence.set(page, isSilent);
    return isSilent(it.requirementId)
      ? [{ ...at, page, seen: "absent", words: null, box: WHOLE_SHEET }]
      : [];
  });
}

/** Its number, alone or before its title, or the whole of its title. */
function isCalled({ number, title }: Sheet, name: string): boolean {
  const said = plain(name);
  if (number && [said, plain(name.trim().split(/\s/)[0])].includes(plain(number))) return true;
  return title !== null && said !== "" && plain(title) === said;
}

const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, "");
