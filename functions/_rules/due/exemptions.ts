/** Why a demand does not arise here, where the plan-content checklist has no sentence for it yet. */
import { isInCoastalHighHazard, isInFloodHazardArea } from "../building_profile.ts";
import { openPoints } from "../measure.ts";
import { type Likely, unlessNamed } from "../plan_content/exemptions.ts";
import type { Exemption, Where } from "../plan_content/proof.ts";
import type { Thing } from "./thing.ts";

/** A thing there is none of where no sheet names it, with the sentence that says so. */
export const named = (
  name: string,
  on: Where,
  pattern: RegExp,
  absent: string,
  likely?: Likely,
): Thing => ({
  name,
  on,
  unless: [unlessNamed(pattern, absent, { likely })],
  bySilence: true,
});

/** What only tall buildings need is open as long as nobody says how tall this one is. */
export const storiesUnknown: Exemption = ({ building }) =>
  building.stories.value === null ? "The number of stories is not known." : null;

/** Fewer stories than the demand begins at; unknown and disputed figures exempt nothing. */
export const underStories = (least: number): Exemption => ({ building: { stories } }) =>
  stories.value !== null && !stories.isDisputed && stories.value < least
    ? `${
      stories.value === 1 ? "One story" : `${stories.value} stories`
    }; required for ${least} or more.`
    : null;

/** Lower than the demand begins at, feet. */
export const underHeight = (leastFt: number): Exemption => ({ building: { heightFt } }) =>
  heightFt.value !== null && !heightFt.isDisputed && heightFt.value < leastFt
    ? `The building is ${
      Number(heightFt.value.toFixed(1))
    } ft high; required at ${leastFt} ft or more.`
    : null;

/** Both exemptions hold, so that either alone exempts nothing. */
export const both = (first: Exemption, second: Exemption): Exemption => (asked) => {
  const [a, b] = [first(asked), second(asked)];
  return a !== null && b !== null ? `${a} ${b}` : null;
};

/** Asked of the high-velocity hurricane zone alone, or of one of its counties. */
export const outsideHvhz = (county?: string): Exemption => ({ building }) => {
  const { value } = building.county;
  if (value === null || building.isHvhz === null) return null;
  if (county ? value === county : building.isHvhz) return null;
  return `${value} County: ${
    county ? `required only in ${county} County.` : "outside the high-velocity hurricane zone."
  }`;
};

/** Asked of the other climate zone. */
export const otherClimate = (zone: "1A" | "2A"): Exemption => ({ building: { climateZone } }) =>
  climateZone !== null && climateZone !== zone ? `Climate zone ${climateZone}.` : null;

/** Zone A and not coastal, or the other way round. */
export const otherFloodZone = (kind: "A" | "V"): Exemption => ({ building }) => {
  const zone = building.floodZone;
  if (zone.value === null || zone.isDisputed) return null;
  const isCoastal = isInCoastalHighHazard(building) === "yes";
  const isIn = isInFloodHazardArea(building) === "yes";
  return isIn && isCoastal === (kind === "V") ? null : `Flood zone ${zone.value}.`;
};

/** Work on what stands already builds no new house. */
export const alteration: Exemption = ({ building }) =>
  building.scope === "alteration" ? "Alteration of an existing building." : null;

/** Asked of sprinklered buildings alone. */
export const sprinklered: Exemption = ({ building: { sprinklers } }) =>
  sprinklers.value !== null && sprinklers.value !== "none" && !sprinklers.isDisputed
    ? `Sprinklered: ${sprinklers.value}.`
    : null;

/** Not a row of townhouses, by sheets and form. */
export const notTownhouse: Exemption = ({ building }) =>
  building.isTownhouse === false ? "No townhouses are shown or named." : null;

/** Asked where words on the sheets leave work to be decided. */
export const nothingLeftOpen: Exemption = ({ plan }) =>
  openPoints(plan).length === 0 ? "No “T.B.D.,” open question or “if necessary” was found." : null;
