/**
 * Does the building care for patients who cannot save themselves? Ambulatory care stays in Group B and takes on
 * demands of its own: an alarm, wider corridors, enclosed storage.
 * @source FBC-B 8th ed. (2023), 202 and 422
 */
import type { PlanSet } from "../_shared/domain/plan_set.ts";
import { mentions, perPlan } from "./measure.ts";

const CARE =
  /\bAMB(\.|ULATORY)?[ -](CARE|SURG\w*|HEALTH)|\b(NOT|UN|NON-?) ?(BE )?CAPABLE OF SELF-? ?PRESERVATION|\bINCAPABLE OF SELF-? ?PRESERVATION|\bOUTPATIENT SURG/;
const DENIED =
  /\b(NO|NOT|NON|WITHOUT)\b[ -](AN? )?AMBULATORY|AMBULATORY[ -]CARE\W*( FACILITY)?\W*(NO|NONE|N\/A|NOT)\b|\b(NO|NOT MORE THAN|FEWER THAN|LESS THAN)\b[^.;]{0,24}\b(PATIENTS?|PERSONS?)\b[^.;]{0,40}SELF-? ?PRESERVATION|\bEXIST/;

/** True where the set names ambulatory care or patients not capable of self-preservation. */
export const givesAmbulatoryCare: (plan: PlanSet) => boolean = perPlan((plan) =>
  mentions(plan, CARE, { not: DENIED })
);
