import assert from "node:assert/strict";
import { piecesOf } from "../../../components/ui/Unbroken.tsx";

Deno.test("sheet numbers and citations are whole, words with a hyphen are not", () => {
  const whole = (text: string) => piecesOf(text).filter((_, at) => at % 2 === 1);
  assert.deepEqual(whole("Shown: exits (LS-101), exit signs (G-001)."), ["(LS-101),", "(G-001)."]);
  assert.deepEqual(whole("below the threshold of s. 553.71, F.S."), ["s. 553.71,"]);
  assert.deepEqual(whole("notice when F.S. 553.791 is used"), ["F.S. 553.791"]);
  assert.deepEqual(whole("other than R-2, R-3, I-1"), ["R-2,", "R-3,", "I-1"]);
  assert.deepEqual(whole("one- and two-family dwellings, cast-in-place"), []);
  assert.deepEqual(whole("The dead end is 26 ft long; at most 20 ft is allowed."), [
    "26 ft",
    "20 ft",
  ]);
  assert.deepEqual(whole("Finish: Class C; Class B or better"), ["Class C", "Class B"]);
  assert.deepEqual(whole("900 Commerce Lake Drive, Orlando, FL 32809"), ["FL 32809"]);
  assert.deepEqual(whole("rated 0 hr; 1 hr is required"), ["0 hr", "1 hr"]);
  assert.deepEqual(whole("rated 45 min; 16 units, 900 Commerce Lake Drive, Suite 140, Orlando"), [
    "45 min",
    "16 units",
    "Suite 140,",
  ]);
  assert.deepEqual(
    whole("13 of 159 requirements decided; 2 critical findings cap the score at 59%"),
    [
      "13 of 159",
      "2 critical",
    ],
  );
  assert.deepEqual(whole("As sealed: 11 issues, 5 more need a person"), [
    "11 issues",
    "5 more need a person",
  ]);
  assert.deepEqual(whole("still open; 6 need a person"), ["6 need a person"]);
  assert.deepEqual(whole("1 finding needs a person"), ["1 finding", "needs a person"]);
  assert.deepEqual(whole("with 14 open comments."), ["14 open comments"]);
  assert.deepEqual(whole("uploaded Nov 30, 2026, 1:16 AM UTC) with all its files"), [
    "1:16 AM UTC",
  ]);
  const text = "50 ft only with NFPA 13 throughout (A-401)";
  assert.equal(piecesOf(text).join(""), text);
  assert.deepEqual(whole(text), ["50 ft", "NFPA 13", "(A-401)"]);
});
