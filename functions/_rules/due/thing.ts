/** What a requirement is about, and how a set tells that there is none: the shape, without a word of any thing. */
import type { BuildingProfile } from "../building_profile.ts";
import type { Exemption, Where } from "../plan_content/proof.ts";

/** A thing, place or quality of a building that requirements of the code are about. */
export interface Thing {
  /** In words of the trade, as in `2 of them found`: `stairs`, `exit signs`. */
  name: string;
  /** Sheets that would show it. */
  on: Where;
  /**
   * True when there is one of it in a project, so that one place that complies is all there is to find: the wind
   * speed, the construction type. Of doors and outlets there are more than one place shows.
   */
  isOne?: boolean;
  /** Facts of the building the demand is judged by: where they are disputed one of two readings proves nothing. */
  restsOn?: readonly (keyof BuildingProfile)[];
  /** Why there is none here, in one sentence; null when there is, or may be. The first reason counts. */
  unless?: readonly Exemption[];
  /** What leaves it open whether there is one, in one sentence; null where nothing does. */
  openWhen?: Exemption;
  /** True when `unless` may rest on silence alone, which says nothing of a page that was not read. */
  bySilence?: boolean;
}
