/**
 * Bathrooms of apartments are exhausted strongly enough.
 * Reads fan schedules and notes of low residential buildings under FBC-Building: 50 cfm switched, 20 cfm running
 * always. Public toilet rooms have other rates.
 * @source FBC-M 8th ed. (2023), Table 403.3.1.1, private dwellings; 403.3.2.3, three stories and less
 */
import type { Frame } from "../../_shared/domain/frame.ts";
import { type BuildingProfile, hasOccupancy, isCommercial } from "../building_profile.ts";
import { allOf, type Applicability, defineRule } from "../define_rule.ts";
import { demand, either, settingOf } from "../measure.ts";
import { BATH_FAN } from "./_bath_fans.ts";
import { airRows, isToiletFan, runsAlways } from "./_words.ts";

const LOW_STORIES = 3;
const isLow = ({ stories }: BuildingProfile): Applicability =>
  stories.value === null || stories.isDisputed
    ? "unknown"
    : stories.value <= LOW_STORIES
    ? "yes"
    : "no";

/** People who live there bathe; toilet rooms of all have no bath. */
const OF_UNIT = /\bBATH(?:ROOM)?S?\b|\bPOWDER\b/i;
const OF_ALL =
  /\b(?:PUBLIC|COMMON|CLUB\w*|LEASING|LOBBY|OFFICE|AMENIT\w*|POOL|FITNESS|LOCKERS?|STAFF|RETAIL|MEN|WOMEN|REST\s?ROOMS?|EXIST\w*)\b/i;

const NOT_OF_BATH =
  /KITCHEN|HOOD|DRYER|SUPPLY|RANGE|WHOLE|OUTDOOR AIR|LAUNDRY|MAX|GARAGE|RETURN|TRANSFER/i;

/** What may lie beside a bath under one title, with a fan of its own. */
const BESIDE = /\bCLO(?:SET|S\b)|\bW\.?I\.?C\b|\bSTORAGE|\bMECH|\bELEC|\bATTIC|\bUTILITY/i;

/** The words at the figure name the bath; those over it do where they name nothing else. */
function isOfBath({ clause, context }: Frame): boolean {
  return OF_UNIT.test(clause) || (OF_UNIT.test(context) && !BESIDE.test(`${clause} ${context}`));
}

/** Fans that notes give. */
const fans = demand({
  thing: "bath exhaust",
  property: "airflow",
  unless: either(OF_ALL, NOT_OF_BATH),
  keep: isOfBath,
  as: (airCfm, { text, context }) => ({ airCfm, isContinuous: runsAlways(`${text} ${context}`) }),
});

export default defineRule({
  id: "mechanical/unit-bath-exhaust",
  requirementId: "FBC-M-403.3-outdoor-air",
  title: "Bathroom exhaust of apartments",
  when: (building) =>
    allOf(isCommercial(building), hasOccupancy(building, "R-2", "R-3", "R-4"), isLow(building)),
  ...fans,
  applies: (plan, context) => [
    ...airRows(plan).filter((it) =>
      isToiletFan(it) && it.airCfm !== null && OF_UNIT.test(it.text) && !OF_ALL.test(it.text)
    ).map((it) => ({ ...it, airCfm: it.airCfm ?? 0 })),
    ...fans.applies(plan, context).filter(({ from }) => from === "note").map((it) => ({
      ...it,
      airCfm: it.value,
      isContinuous: runsAlways(settingOf(it, plan)),
    })),
  ],
  ...BATH_FAN,
});
