/** Texts that leave a sleeping room without an opening to escape by. */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import type { Demand } from "../../define_rule.ts";
import { newWork, type Statement } from "../../measure.ts";
import { SLEEPING } from "../rooms/_rooms.ts";

/** A text that leaves a sleeping room without an opening. */
export interface NoOpening extends Statement {
  name: string;
}

const NONE =
  /\b(?:NO|WITHOUT|LACKS)\s+(?:AN?\s+)?(?:EGRESS|ESCAPE|EMERGENCY|E\.?E\.?R\.?O|OPERABLE|OPENABLE)\b[^.;]{0,24}(?:WINDOWS?|OPENINGS?|OPNG|EERO|SASH|LITES?|GLAZING)|\bNO\s+(?:OUTSIDE|EXTERIOR)\s+(?:WALLS?|WINDOWS?|OPENINGS?)\b[^.;]{0,20}\bNO\s+WINDOWS?\b|\bNO\s+WINDOWS?\b(?=[^.;]{0,12}\bNO\s+(?:OUTSIDE|EXTERIOR)\b)|\b(?:FIXED|PICTURE|NON-?OPERABLE|INOPERABLE)\b[^.;]{0,40}\bONLY\b(?=\s*(?:$|[,.;)]|WINDOW|OPENING))|\bONLY\s+(?:WINDOW|OPENING|GLAZING)\b[^.;]{0,40}\b(?:FIXED|PICTURE|DOES\s+NOT\s+OPEN|NON-?OPERABLE|INOPERABLE)/i;
/** Another way out of the room, or a reason why none is needed. */
const OTHER_WAY =
  /\bREQ\w*|\bREQ'D|\b(?:BATH|CLOSET|DOORS?(?!\s+TO\s+(?:THE\s+)?(?:LIVING|HALL|FAMILY|DINING|KITCHEN|FOYER|CORRIDOR))|S\.?G\.?D|SLIDING|CASEMENT|SINGLE[\s-]HUNG|S\.?H\b|AWNING|EXISTING|STORM SHELTER)\b/i;

/** What such rooms must have. */
export const OPENING: Demand = {
  thing: "escape opening",
  where: SLEEPING,
  as: () => ({ name: "A sleeping room" }),
};

/** Such texts, whatever volume of the code governs the room. */
export const noOpenings = (plan: PlanSet): NoOpening[] =>
  newWork(plan, { topic: NONE }).flatMap((it) => {
    const place = `${it.text} | ${it.drawing ?? it.heading ?? ""}`;
    const name = SLEEPING.exec(place)?.[0];
    return name === undefined || OTHER_WAY.test(it.text) ? [] : [{ ...it, name }];
  });
