/** The address of the site, on every sheet and on the form: one street with two house numbers. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { placeOf } from "../reading/places.ts";
import type { Told } from "./told.ts";

/** What sheets say of the address; another street is another place, such as the designer's. */
export const toldOfAddress = ({ codeSummary }: PlanSet): Told[] =>
  codeSummary.address.flatMap((it) => addressOf(it.value, it));

/** House numbers, and the street they stand in by the first words of its name. */
export function addressOf(text: string, at: Evidence): Told[] {
  const { numbers, street } = ADDRESS.exec(text.toUpperCase().replaceAll(".", ""))?.groups ?? {};
  if (!numbers || !street || POINTS.test(street)) return [];
  const values = numbers.match(/\d+/g)!.map(Number);
  const of = `house number on ${street.replace(DIRECTION, "").replace(KIND, "")}`;
  return [{ ...placeOf(at), topic: "address", of, values, said: text }];
}

const ADDRESS =
  /^\W*(?<numbers>\d{1,5}(?:\s*(?:&|-|AND)\s*\d{1,5})*)\s+(?<street>[A-Z0-9]+(?:\s+[A-Z0-9]+){0,2})/;
const DIRECTION = /^(?:[NSEW]{1,2}|NORTH|SOUTH|EAST|WEST)\s+/;
/** `STREET` and `ST` are one, and what stands behind is the city. */
const KIND =
  /\s+(?:ST|STREET|AVE?|AVENUE|RD|ROAD|DR|DRIVE|LN|LANE|BLVD|BOULEVARD|CT|COURT|PKWY|PARKWAY|HWY|WAY|ROW|TER|TERRACE|PL|PLACE|CIR|CIRCLE|TRL|TRAIL|LOOP)\b.*$/;
/** Words of sentences, no street. */
const POINTS = /\b(?:FT|FEET|OCC|PSI|IN|SF|ALONG|OF|TO)\b/;
