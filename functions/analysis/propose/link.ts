/** A link the model proposes: words of one sheet that tell about one requirement, and of which thing. */
import type { PercentRect } from "../../_shared/geometry.ts";

/**
 * What the words say of the thing: `provides` how it is drawn, `asks` what somebody demands of it, `lacks` that it is
 * not there, `open` that nobody has decided, `keeps` that it exists and stays, `exempts` why the demand does not bind.
 */
export const RELATIONS = ["provides", "asks", "lacks", "open", "keeps", "exempts"] as const;
export type Relation = typeof RELATIONS[number];

/** Words as they were found on the page by their ids. */
export interface LinkedWords {
  ids: number[];
  text: string;
  box: PercentRect;
}

/** What the sheet itself says for a link, surest first; see `gate/proof.ts`. */
export type Proof =
  | "run"
  | "row"
  | "dimension"
  | "leader"
  | "room"
  | "title"
  | "near"
  | "view";

/** A link whose words exist (G1). */
export interface ProposedLink {
  page: number;
  requirementId: string;
  relation: Relation;
  /** The figure or statement. */
  words: LinkedWords;
  /** What names the thing; null where it is drawn and not named. */
  subject: LinkedWords | null;
  /** What names the room it stands in; null where none is named. */
  room: LinkedWords | null;
  /** How figure and thing belong together on paper (G3); null where the sheet does not show it. */
  proof: Proof | null;
}

/** What names a link through all its readings. */
export const linkKey = ({ page, requirementId, words }: ProposedLink): string =>
  `${page}:${requirementId}:${words.ids.join(",")}`;
