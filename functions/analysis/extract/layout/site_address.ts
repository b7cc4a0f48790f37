/** The address of the building, told from the addresses of firms on the same sheet, and its county. */
import type { Fact, Note } from "../../../_shared/domain/plan_set.ts";
import { centreDistance } from "../../../_shared/geometry.ts";
import { evidenceOf, joinEvidence, toFact } from "../evidence.ts";
import { countyOfAddress } from "../facts/florida_places.ts";

const STREET =
  /\b\d{1,6}\s+(?:[NSEW]{1,2}\.?\s+)?[A-Z0-9][A-Z0-9'. -]*\b(STREET|ST|AVENUE|AVE|ROAD|RD|DRIVE|DR|LANE|LN|COURT|CT|BOULEVARD|BLVD|TERRACE|TER|WAY|PLACE|PL|CIRCLE|CIR|PARKWAY|PKWY|HIGHWAY|HWY|TRAIL|TRL|KEY|LOOP|RUN|CAUSEWAY|US HIGHWAY \d+|HIGHWAY \d+)\b\.?/i;
/** Kinds of streets that are plain words too: they count only in front of a city. */
const RARE_STREET =
  /\b\d{1,6}\s+(?:[NSEW]{1,2}\.?\s+)?[A-Z0-9][A-Z0-9'. -]*?\b(BEND|COVE|PASS|POINT|PT|SQUARE|SQ|PLAZA|CRESCENT|ROW|PATH|ALLEY|RIDGE|VIEW|ISLE|LANDING|CROSSING|GLEN|HOLLOW|TRACE)\b\.?/i;
const CITY =
  /\b[A-Z][A-Z.' -]+(?:,\s*(?:FL|FLA|FLORIDA)\b\.?\s*(\d{5})?|\s(?:FL|FLORIDA)\.?\s+\d{5}\b)/i;
const FIRM =
  /\b(AA|CA|AR|PE|LIC(ENSE)?|TEL|PHONE|FAX|ARCHITECTS?|ENGINEER(S|ING)?|DESIGN|STUDIO|WORKSHOP|CONSULTANTS?|ASSOCIATES|PLLC|P\.?E\.?|R\.?A\.?|AIA)\b\.?\s*#?\d{0,9}|@|WWW|\.COM|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/i;
const PROJECT = /^(PROJECT|SITE|JOB|LOCATION|OWNER|CLIENT|PROPERTY)\b/i;

interface Candidate {
  notes: Note[];
  text: string;
  score: number;
}

/** Address and county of the building as facts; none when no Florida-style address is printed. */
export function readAddresses(
  notes: readonly Note[],
): { field: "address" | "county"; fact: Fact<string> }[] {
  const candidates: Candidate[] = [];
  for (const note of notes) {
    if (note.text.length > 220 || !/\d/.test(note.text) || !streetIn(note.text)) continue;
    const near = notes.filter((other) =>
      other !== note && other.page === note.page && centreDistance(other.box, note.box) < 9
    );
    const below = near.filter((other) =>
      other.box.y >= note.box.y && other.box.y - note.box.y - note.box.height < 2.5 &&
      CITY.test(other.text) && !streetIn(other.text)
    ).sort((a, b) => a.box.y - b.box.y).slice(0, CITY.test(note.text) ? 0 : 1);
    const own = [note, ...below];
    const around = [...near.map((other) => other.text), note.text].join(" | ");
    let score = note.kind === "title-block" ? 1 : 0;
    if (near.some((other) => PROJECT.test(other.text)) || PROJECT.test(note.text)) score += 2;
    if (FIRM.test(note.text)) score -= 3;
    if (FIRM.test(around)) score -= 1.5;
    if (CITY.test(own.map((it) => it.text).join(" "))) score += 1;
    if (/SUITE\s*\d+$/i.test(note.text)) score -= 0.5;
    if (/COUNTY/i.test(around)) score += 0.5;
    candidates.push({ notes: own, text: own.map((it) => it.text).join(", "), score });
  }
  candidates.sort((a, b) => b.score - a.score);
  const best = candidates[0];
  if (!best || best.score < 0) return [];
  const evidence = joinEvidence(best.notes.map(evidenceOf));
  const address = addressIn(best.text) ?? best.text;
  const facts: { field: "address" | "county"; fact: Fact<string> }[] = [
    { field: "address", fact: toFact(address, null, { ...evidence, confidence: 0.85 }) },
  ];
  const county = countyOfAddress(best.text.toUpperCase());
  if (county) {
    facts.push({
      field: "county",
      fact: toFact(county.name, null, {
        ...evidence,
        confidence: Math.round(evidence.confidence * county.certainty * 1000) / 1000,
      }),
    });
  }
  return facts;
}

function streetIn(text: string): RegExpExecArray | null {
  return STREET.exec(text) ?? (CITY.test(text) ? RARE_STREET.exec(text) : null);
}

/** From the house number to the postal code. */
function addressIn(text: string): string | null {
  const start = streetIn(text);
  if (!start) return null;
  const rest = text.slice(start.index);
  const city = CITY.exec(rest);
  return (city ? rest.slice(0, city.index + city[0].length) : start[0]).replace(/\s+/g, " ").trim();
}
