/** The number under which the property appraiser keeps the site: parcel, folio or strap number. */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { placeOf } from "../reading/places.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";

const CALLED =
  /\b(?:PARCEL|FOLIO|STRAP|P\.?C\.?N|TAX\s+(?:PARCEL|ID)|PROPERTY\s+(?:ID|CONTROL|APPRAISER))\b/i;
/** Groups of figures and letters, at least ten figures in all. */
const NUMBER = /(?<![\w-])(?:[A-Z]?\d{2,}[A-Z]?(?:[-.\s](?=\d|[A-Z]\d))?)+[A-Z\d]*(?![\w-])/gi;
const FEWEST_FIGURES = 10;

/** What texts that call it so give; one that gives several numbers is of a site of several parcels. */
export const toldOfParcels = (plan: PlanSet): Told[] =>
  newTexts(plan, CALLED).flatMap((it): Told[] => {
    const numbers = (it.text.match(NUMBER) ?? []).filter((number) =>
      number.replace(/\D/g, "").length >= FEWEST_FIGURES
    );
    const [number, ...others] = numbers;
    return number === undefined || others.length > 0 ? [] : [{
      ...placeOf(it),
      topic: "address",
      of: "the parcel number",
      values: [number.replace(/[^\w]/g, "").toUpperCase()],
      said: number.trim(),
    }];
  });
