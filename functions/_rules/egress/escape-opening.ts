/**
 * Every sleeping room can be left without its door. Applies under FBC-Residential to sleeping rooms whose windows are
 * scheduled: one that opens passes, only fixed ones ask.
 * @source FBC-R 8th ed. (2023), R310.1
 */
import type { PlanSet, Room } from "../../_shared/domain/plan_set.ts";
import { isResidential } from "../building_profile.ts";
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { newWork, type Statement } from "../measure.ts";
import { hasOutsideDoor, isFixed, placesOf } from "./_escape.ts";
import { isSleeping, sameName, SLEEPING } from "./_rooms.ts";

/** A text that leaves a sleeping room without an opening. */
interface NoOpening extends Statement {
  name: string;
}

const NONE =
  /\b(?:NO|WITHOUT|LACKS)\s+(?:AN?\s+)?(?:EGRESS|ESCAPE|EMERGENCY|E\.?E\.?R\.?O|OPERABLE|OPENABLE)\b[^.;]{0,24}(?:WINDOWS?|OPENINGS?|OPNG|EERO)|\b(?:FIXED|PICTURE|NON-?OPERABLE|INOPERABLE)\b[^.;]{0,40}\bONLY\b(?=\s*(?:$|[,.;)]|WINDOW|OPENING))|\bONLY\s+(?:WINDOW|OPENING|GLAZING)\b[^.;]{0,40}\b(?:FIXED|PICTURE|DOES\s+NOT\s+OPEN|NON-?OPERABLE|INOPERABLE)/i;
/** Another way out of the room, or a reason why none is needed. */
const OTHER_WAY =
  /\bREQ\w*|\bREQ'D|\b(?:BATH|CLOSET|DOORS?|S\.?G\.?D|SLIDING|CASEMENT|SINGLE[\s-]HUNG|S\.?H\b|AWNING|EXISTING|STORM SHELTER)\b/i;

const noOpenings = (plan: PlanSet): NoOpening[] =>
  newWork(plan, { topic: NONE }).flatMap((it) => {
    const place = `${it.text} | ${it.drawing ?? it.heading ?? ""}`;
    const name = SLEEPING.exec(place)?.[0];
    return name === undefined || OTHER_WAY.test(it.text) ? [] : [{ ...it, name }];
  });

export default defineRule<Room | NoOpening>({
  id: "egress/escape-opening",
  requirementId: "FBC-R-R310.1-eero",
  severity: "critical",
  source: { volume: "FBC-R", edition: "2023", section: "R310.1" },
  category: "Egress",
  title: "Emergency escape opening",
  when: isResidential,
  applies: (plan) => [
    ...noOpenings(plan),
    ...plan.rooms.filter((room, index, list) =>
      isSleeping(room.name) && list.findIndex((other) => sameName(other.name, room.name)) === index
    ),
  ],
  check(room, { plan }) {
    if ("text" in room) return fail("none", { room: room.name, text: room.sourceText });
    const windows = plan.windows.filter((window) =>
      [...placesOf(window), ...window.rooms].some((name) => sameName(name, room.name))
    );
    const opening = windows.find((window) => !isFixed(window) && window.type !== null);
    const data = { room: room.name, window: (opening ?? windows[0])?.mark };
    if (opening) return pass(data);
    if (windows.length === 0 || !windows.every(isFixed) || hasOutsideDoor(plan, room.name)) {
      return inapplicable();
    }
    return cantTell("fixed", data);
  },
  messages: {
    none: "The set leaves {room} without an opening to escape by: {text}",
    ok: "{room} has window {window}, which opens.",
    fixed:
      "{room} has only fixed windows ({window}) in the schedule; a sleeping room needs an opening to escape through.",
  },
  recommendation:
    "Give the sleeping room a window or door that meets the sizes of an escape opening.",
});
