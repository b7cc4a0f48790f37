import assert from "node:assert/strict";
import { denying } from "../../../../functions/_rules/reading/denials.ts";

const pressures = denying(String.raw`\bC\s*&\s*C\s+PRESSURES?`);
const report = denying(String.raw`\bSOILS?\s+REPORT|\bBORINGS?`);
const engineering = denying(String.raw`\bENGINEERING`);

for (
  const [text, pattern] of [
    ["NO C&C PRESSURES", pressures],
    ["NO WINDOW C&C PRESSURES ARE GIVEN", pressures],
    ["C&C PRESSURES | NOT PROVIDED", pressures],
    ["C&C PRESSURES: NONE", pressures],
    ["C&C PRESSURES LEFT OFF", pressures],
    ["SOILS REPORT WAIVED BY OWNER", report],
    ["WITHOUT BENEFIT OF A SOILS REPORT", report],
    ["SOIL BORINGS NOT TAKEN", report],
    ["BORINGS WERE NOT MADE FOR THIS BUILDING", report],
    ["TRUSSES W/O ENGINEERING", engineering],
    ["OMIT ENGINEERING", engineering],
    ["THE SET DOES NOT INCLUDE A SOILS REPORT", report],
    ["TRUSSES DO NOT HAVE ENGINEERING", engineering],
  ] as const
) {
  Deno.test(`denying() reads ${text}`, () => {
    assert.match(text, pattern);
  });
}

for (
  const [text, pattern] of [
    ["C&C PRESSURES +28.5/-31.0 PSF", pressures],
    ["C&C PRESSURES WERE NOT AVAILABLE AT TIME OF ISSUE", pressures],
    ["C&C PRESSURES NOT YET PROVIDED", pressures],
    ["C&C PRESSURES NOT SHOWN FOR CLARITY", pressures],
    ["C&C PRESSURES NOT SHOWN ON THIS SHEET, SEE S-002", pressures],
    ["C&C PRESSURES NOT REQUIRED WHERE TESTED ASSEMBLIES ARE USED", pressures],
    ["NO ORGANIC SOILS; SOILS REPORT BY ABC", report],
    ["NO CHANGE TO THE SOILS REPORT", report],
    ["NO TRUSS SHALL BE CUT WITHOUT ENGINEERING", engineering],
    ["DO NOT CUT TRUSSES WITHOUT WRITTEN ENGINEERING", engineering],
    ["NO ENGINEERING SHALL PROCEED", engineering],
  ] as const
) {
  Deno.test(`denying() takes ${text} for no denial`, () => {
    assert.doesNotMatch(text, pattern);
  });
}
