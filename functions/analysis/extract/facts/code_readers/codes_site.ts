/** Codes cited with their edition, energy path, and where the site is: county, address, parcel, scope. */
import type { CodeEdition } from "../../../../_shared/domain/plan_set.ts";
import { exactCase } from "../../../../_shared/pattern.ts";
import { findCounty } from "../florida_places.ts";
import type { Reader, Reading } from "./reader.ts";

const ORDINALS: Record<string, number> = {
  FIFTH: 5,
  SIXTH: 6,
  SEVENTH: 7,
  EIGHTH: 8,
  NINTH: 9,
};
/** Years of the editions of the Florida Building Code. @source Florida Building Commission, editions in force */
const YEAR_OF_EDITION: Record<number, number> = { 5: 2014, 6: 2017, 7: 2020, 8: 2023, 9: 2026 };

const FLORIDA_CODE = /\bFLORIDA\s*BUILDING\s*CODES?|\bF\.?B\.?C\.?(?![A-Z0-9])/g;
const EDITION = String.raw`(\d)\s?(?:ST|ND|RD|TH)\s*ED|(FIFTH|SIXTH|SEVENTH|EIGHTH|NINTH)\s*ED`;

const VOLUMES: [RegExp, CodeEdition["code"]][] = [
  [/EXISTING/, "FBC-EB"],
  [/RESIDENTIAL|^[\s,-]*R\b/, "FBC-R"],
  [/PLUMBING|^[\s,-]*P\b/, "FBC-P"],
  [/MECHANICAL|^[\s,-]*M\b/, "FBC-M"],
  [/FUEL\s*GAS|^[\s,-]*FG\b/, "FBC-FG"],
  [/ENERGY|^[\s,-]*EC\b/, "FBC-EC"],
  [/ACCESSIBILITY|^[\s,-]*A\b/, "FBC-A"],
  [/BUILDING|^[\s,-]*B\b/, "FBC-B"],
];

const ELECTRICAL = String
  .raw`\b(?:NEC|N\.E\.C\.?|NATIONAL ELECTRIC(?:AL)? CODE|NFPA\s*-?\s*70)(?![A-Z0-9])`;
/** By all its names and then the year: `NEC 2020`, `NFPA 70 (NEC) 2020`, `NATIONAL ELECTRICAL CODE, EDITION: 2020`. */
const ELECTRICAL_THEN_YEAR =
  exactCase`${ELECTRICAL}(?:[\s,()/:\[\]-]*(?:${ELECTRICAL}|\bED(?:ITION|N)?\b\.?)){0,3}[\s,()/:\[\]-]*(20\d\d)\b`;
const YEAR_THEN_ELECTRICAL =
  exactCase`(20\d\d)\s*(?:ED(?:ITION|N)?\b\.?\s*(?:OF\s*)?)?(?:THE\s*)?(?:NEC\b|NATIONAL ELECTRICAL CODE|NFPA\s*70\b)`;

/** Editions of the Florida Building Code, NEC, FFPC and model codes. */
export const readCodeEditions: Reader = (said) => {
  const readings: Reading[] = [];
  const add = (value: CodeEdition) => {
    const isKnown = readings.some((it) =>
      it.field === "codeEditions" && it.value.code === value.code && it.value.year === value.year
    );
    if (!isKnown) readings.push({ field: "codeEditions", value, unit: null });
  };
  for (const match of said.text.matchAll(FLORIDA_CODE)) {
    const start = Math.max(0, match.index - 24);
    const before = said.text.slice(start, match.index);
    const after = upToNextCode(
      said.text.slice(match.index + match[0].length, match.index + match[0].length + 70),
    );
    const found = editionOf(before, after);
    if (!found) continue;
    const code = volumeOf(after);
    add({
      code,
      ...found,
      asPrinted: tidy(
        before.match(/(?:20\d\d|\d\s?TH ED\w*\.?)\s*[,(-]*\s*$/)?.[0] ?? "",
        match[0],
        after,
      ),
    });
  }
  const nec = ELECTRICAL_THEN_YEAR.exec(said.text) ?? YEAR_THEN_ELECTRICAL.exec(said.text);
  if (nec) add({ code: "NEC", year: Number(nec[1]), edition: null, asPrinted: nec[0].trim() });
  const fire = /(?:FLORIDA FIRE PREVENTION CODE|\bF\.?F\.?P\.?C\b\.?)(.{0,40})/.exec(said.text);
  if (fire) {
    const found = editionOf("", upToNextCode(fire[1]));
    if (found) add({ code: "FFPC", ...found, asPrinted: fire[0].trim() });
  }
  const model =
    /\b(20\d\d)\s*(?:INTERNATIONAL BUILDING CODE|IBC)\b|\b(?:INTERNATIONAL BUILDING CODE|IBC)[\s,(-]*(20\d\d)/
      .exec(said.text);
  if (model) {
    add({
      code: "IBC",
      year: Number(model[1] ?? model[2]),
      edition: null,
      asPrinted: model[0].trim(),
    });
  }
  const asce = /\bASCE\s*(?:\/?\s*SEI)?\s*-?\s*7\s*-\s*(\d{2})\b/.exec(said.text);
  if (asce) {
    add({ code: "ASCE 7", year: 2000 + Number(asce[1]), edition: null, asPrinted: asce[0] });
  }
  return readings;
};

/** The volume that is named; the code as a whole where several are listed, or none. */
function volumeOf(after: string): CodeEdition["code"] {
  const isList = /^[^A-Z0-9]*(?:.*\))?[^A-Z0-9]*(?:B|R|P|M|FG|EC|EB|A)\s*,/.test(after);
  if (isList) return "FBC";
  const text = after.replace(/\bBUILDING CODE\b/g, "").replace(/EXISTING\s*BUILDING/g, "EXISTING");
  const named = VOLUMES.filter(([words]) => words.test(text)).map(([, code]) => code);
  return named.length === 1 ? named[0] : "FBC";
}

function upToNextCode(text: string): string {
  const next = /[;]|\bNEC\b|\bNFPA\b|FFPC|FLORIDA (FIRE|BUILDING)|NATIONAL|\bASCE\b|\bFBC\b/.exec(
    text,
  );
  return next ? text.slice(0, next.index) : text;
}

function editionOf(
  before: string,
  after: string,
): { year: number | null; edition: number | null } | null {
  const ordinal = new RegExp(EDITION).exec(after) ??
    new RegExp(EDITION + String.raw`\w*\.?\s*[,(-]*\s*$`).exec(before);
  const edition = ordinal ? Number(ordinal[1] ?? ORDINALS[ordinal[2]]) : null;
  const year = /\b(20[12]\d)\b/.exec(after) ?? /\b(20[12]\d)\b\W{0,3}$/.exec(before) ??
    /\b(20[12]\d)\b/.exec(before);
  if (!ordinal && !year) return null;
  const known = Object.entries(YEAR_OF_EDITION).find(([, it]) => it === Number(year?.[1]));
  return {
    year: year ? Number(year[1]) : edition === null ? null : YEAR_OF_EDITION[edition] ?? null,
    edition: edition ?? (known ? Number(known[0]) : null),
  };
}

const tidy = (...parts: string[]): string =>
  parts.join("").replace(/\s+/g, " ").replace(/[\s,;(/-]+$/, "").trim();

/** Energy compliance path as printed: `R405`, `C402`, `COMCHECK`, `PERFORMANCE`. */
export const readEnergy: Reader = (said) => {
  const isEnergy = /ENERGY|COMCHECK|COM ?CHECK|FORM\s*R?-?40\d|\bR40[2-7]\b|\bC40[1-9]\b|\bERI\b/
    .test(said.text + said.under);
  if (!isEnergy) return [];
  const form = /\b([RC]40[1-9](?:\.\d)?)(?:-20\d\d)?\b/.exec(said.text) ??
    /\bFORM\s*(40[2-7])\b/.exec(said.text) ??
    /\b([RC]40[1-9](?:\.\d)?)(?:-20\d\d)?\b/.exec(said.under);
  const words = /\b(COMCHECK|PRESCRIPTIVE|PERFORMANCE(?! LEVEL| DISPLAY)|ERI|TOTAL UA)\b/.exec(
    said.text,
  );
  const value = [words?.[1], form?.[1]].filter(Boolean).join(" ");
  const isStray = said.under !== "" && !/ENERGY|FORM|COMCHECK|R40|C40/.test(said.text);
  return value === "" || isStray ? [] : [{ field: "energyPath", value, unit: null }];
};

/** County, parcel number, climate zone and scope of work. */
export const readSite: Reader = (said) => {
  const readings: Reading[] = [];
  const county = findCounty(said.text, {
    needsWord: !/CLIMATE ZONE|COUNTY|JURISDICTION/.test(said.key),
  });
  const isOffice = said.from === "title-block" &&
    /\b(AA|CA|LIC|LICENSE|TEL|PHONE)\b/.test(said.text);
  if (county && !isOffice) {
    readings.push({ field: "county", value: county.name, unit: null, certainty: county.certainty });
  }
  const parcel =
    /\b(?:PARCEL|FOLIO|PCN|STRAP|APN|PROPERTY (?:ID|CONTROL)|TAX ID)\b[^\d]{0,24}([\d][\d\s.-]{5,30}\d)/
      .exec(said.text);
  if (parcel) readings.push({ field: "parcel", value: parcel[1].trim(), unit: null });
  // `R-38 IS CZ 2A` tells what another zone asks.
  const climate =
    /(?<!\d\)?\s(?:IS|MIN\.?)\s+)(?:CLIMATE ?ZONE|\bC\.? ?Z\b\.?|\bIECC ZONE)\s*(?:IS|NO\.?|[:=#-])?\s*["'(]?([12])(?:\s*-?\s*([AB])\b|(?![\d.-]))/
      .exec(said.text) ??
      (/CLIMATE ?ZONE|\bC\.? ?Z\b\.?|\bIECC ZONE/.test(said.key)
        ? /^(?:ZONE\s*)?([12])(?:\s*-?\s*([AB])\b|(?![\d.-]))/.exec(said.value)
        : null) ??
      (/ENERGY|COM ?CHECK|R-?40\d|C40\d|HOT.{0,3}HUMID/.test(`${said.text} ${said.under}`)
        ? /\bZONE\s*[:=#-]?\s*([12])\s*-?\s*(A)\b/.exec(said.text)
        : null);
  if (climate && !/THERMOSTAT|CONTROLLER|HVAC ZONE|DAMPER/.test(said.text)) {
    const value = `${climate[1]}${climate[2] ?? "A"}`;
    readings.push({ field: "climateZone", value, unit: null });
  }
  if (
    said.isPair &&
    /^SCOPE( OF (THE )?WORK)?$|PROJECT (SCOPE|DESCRIPTION)|DESCRIPTION OF WORK|WORK DESCRIPTION|^SCOPE\b/
      .test(said.key)
  ) {
    readings.push({ field: "scopeOfWork", value: said.value, unit: null });
  }
  if (!said.isPair && /^SCOPE OF WORK|PROJECT (SCOPE|DESCRIPTION)/.test(said.under)) {
    readings.push({ field: "scopeOfWork", value: said.text, unit: null, certainty: 0.9 });
  }
  return readings;
};
