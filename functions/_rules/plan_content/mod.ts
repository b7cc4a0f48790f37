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
import type { ProofTable } from "./proof.ts";
import { residential } from "./residential.ts";
import { supplements } from "./supplements.ts";

export { absentWords } from "./absent_sheets.ts";
export { spokenOf } from "./exemptions.ts";
export { either, isSheetOf, namedAnywhere } from "./looks.ts";
export { indexOf } from "./text_index.ts";
export type { Asked, Look, Part, Proof, ProofTable, Sighting, Where } from "./proof.ts";
export { SPEAKS } from "./silence.ts";
export { quoted, quotedLast } from "./words.ts";

/** Every proof by the id of its item. */
export const PROOFS: ProofTable = {
  ...general,
  ...commercialBuilding,
  ...commercialStructure,
  ...electrical,
  ...plumbing,
  ...mechanical,
  ...gas,
  ...residential,
  ...supplements,
};
