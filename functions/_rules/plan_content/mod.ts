/**
 * The proofs of the plan-content checklist: for each item of FBC 107.2 and 107.3.5 when it is asked, and what on the
 * sheets shows it. The items themselves stand in `limits/fbc_2023/required_documents.json`.
 */
import { commercialBuilding } from "./commercial_building.ts";
import { commercialStructure } from "./commercial_structure.ts";
import { electrical } from "./electrical.ts";
import { gas } from "./gas.ts";
import { general } from "./general.ts";
import { mechanical } from "./mechanical.ts";
import { plumbing } from "./plumbing.ts";
import { says } from "./looks.ts";
import type { Part, PartEntry, Proof, ProofEntry, Shown } from "./proof.ts";
import { residential } from "./residential.ts";
import { supplements } from "./supplements.ts";

export { absentWords } from "./absent_sheets.ts";
export { spokenOf } from "./exemptions.ts";
export { either, isSheetOf, namedAnywhere } from "./looks.ts";
export { indexOf } from "./text_index.ts";
export type { Asked, Look, Part, Proof, Sighting, Where } from "./proof.ts";
export { SPEAKS } from "./silence.ts";
export { quoted, quotedLast } from "./words.ts";

/** Every proof by the id of its item. */
export const PROOFS: Readonly<Record<string, Proof>> = Object.fromEntries(
  Object.entries({
    ...general,
    ...commercialBuilding,
    ...commercialStructure,
    ...electrical,
    ...plumbing,
    ...mechanical,
    ...gas,
    ...residential,
    ...supplements,
  }).map(([id, entry]) => [id, proofOf(entry)]),
);

function proofOf({ parts, unless = [], ...proof }: ProofEntry): Proof {
  const named = Object.entries(parts).map(([name, entry]): Part => {
    const { by, unless = [], drawnOn }: PartEntry = isEntry(entry) ? entry : { by: entry };
    const looks = [by].flat().map((it) => it instanceof RegExp ? says(it) : it);
    return { name, by: looks, drawnOn, unless: [unless].flat() };
  });
  return { ...proof, unless: [unless].flat(), parts: named };
}

function isEntry(it: Shown | PartEntry): it is PartEntry {
  return typeof it === "object" && "by" in it;
}
