/** Sentences that name the room a door opens into: `DOOR 5 SWINGS INTO PLAY ROOM, 51 OCC.` */
import type { PlanSet } from "../../../_shared/domain/plan_set.ts";
import { newWork, type Statement } from "../../measure.ts";
import { loadBeside } from "../exits/_occupants.ts";
import { isPassage, isSameSpace, isSideRoom, spaces } from "../exits/_spaces.ts";

/** A door as a text tells of it, and who has to leave the room it opens into. */
export interface SaidSwing extends Statement {
  /** As the text calls the door. */
  name: string;
  into: string;
  occupants: number;
  /** The text itself tells how many leave by the door or that it opens against them, and names no other room. */
  isOwn: boolean;
}

const INTO =
  /^\W*(?:\d{1,2}[.)]\s+)?(?<door>[^.;|]*?)\b(?:SWING|OPEN)(?:S|ING)?\s+(?:INWARDS?,?\s+)?(?<!\bNOT\s+(?:SWING|OPEN)\s+)IN\s?TO\s+(?:THE\s+)?(?<into>[A-Z0-9][^.,;:|()]{2,40})/i;
const AGAINST = /\bAGAINST\s+(?:THE\s+)?(?:WAY\s+OUT|EGRESS|EXIT|DIRECTION|TRAVEL|FLOW)/i;
const DOOR = /\b(?:DOORS?|DRS?)\b/i;
/** A mark alone, `D23`, is that of a door. */
const MARK = /^[A-Z]{1,2}-?\d{1,3}[A-Z]?$/i;
/** Doors that stay, or that both ways lead through. */
const NOT_SUCH =
  /\bNOT\b|NEVER|\b(?:SWING|OPEN)\w*\s+OUT|OUTWARD|BOTH WAYS|DOUBLE[- ]ACTING|EXIST|PROHIBIT|\b(?:GATE|CABINET|CASE|SASH|WINDOW|SHOWER|ELEVATOR|OVEN|HATCH)S?\b/i;
/** What follows the name of a room. */
const BEHIND = /\s+(?:AGAINST|WITH|AND|WHERE|WHICH|SERVING|FOR|ON|AT|BY)\b.*$/i;

/** Doors said to open into a room whose load that text or the set tells. */
export const swingsSaid = (plan: PlanSet): SaidSwing[] =>
  newWork(plan, { topic: INTO, not: NOT_SUCH, in: "notes" }).flatMap((it): SaidSwing[] => {
    const { door = "", into: said = "" } = INTO.exec(it.text)?.groups ?? {};
    const name = door.replace(/\s*\([^()]*\)\s*$/, "").trim();
    const into = said.replace(BEHIND, "").trim();
    const isDoor = DOOR.test(name) || MARK.test(name);
    if (!isDoor || isPassage(into) || isSideRoom(name) || /^(?:ROOM|SPACE)S?$/i.test(into)) {
      return [];
    }
    const own = loadBeside(it);
    const room = spaces(plan).find((space) => isSameSpace(space.name, into));
    const occupants = own ?? room?.occupants ?? null;
    if (occupants === null) return [];
    return [{ ...it, name, into, occupants, isOwn: own !== null || AGAINST.test(it.text) }];
  });
