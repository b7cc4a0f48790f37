/** The address of the site, on every sheet and on the form: one street with two house numbers. */
import type { Evidence, PlanSet } from "../../_shared/domain/plan_set.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { placeOf } from "../reading/places.ts";
import type { Told } from "./told.ts";

/** What sheets say of the address; another street is another place, such as the designer's. */
export function toldOfAddress({ codeSummary, notes }: PlanSet): Told[] {
  const told = codeSummary.address.flatMap((it) => addressOf(it.value, it));
  const known = new Map(told.map((it) => [it.of, it.values]));
  const lettered = notes.filter(({ text }) => LABEL.test(text)).flatMap((it) =>
    addressOf(it.text, it).filter(({ of, values }) =>
      known.get(of)?.some((number) => areOfSameFigures(number, values[0]))
    )
  );
  return [...told, ...lettered];
}

/** Neighbors have numbers of their own; one of the same figures in another order is the same place, misspelled. */
const areOfSameFigures = (a: number | string, b: number | string): boolean =>
  inOrder(a) === inOrder(b);
const inOrder = (number: number | string): string => [...String(number)].sort().join("");

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
const KINDS =
  "ST|STREET|AVE?|AVENUE|RD|ROAD|DR|DRIVE|LN|LANE|BLVD|BOULEVARD|CT|COURT|PKWY|PARKWAY|HWY|WAY|ROW|TER|TERRACE|PL|PLACE|CIR|CIRCLE|TRL|TRAIL|LOOP";
const KIND = new RegExp(String.raw`\s+(?:${KINDS})\b.*$`);
/** A number and its street alone. */
const LABEL = anyCase`^\W*\d{3,5}\s+[A-Z][A-Z ]{2,40}\s(?:${KINDS})\W*$`;
/** Words of sentences, no street. */
const POINTS = /\b(?:FT|FEET|OCC|PSI|IN|SF|ALONG|OF|TO)\b/;
