import assert from "node:assert/strict";
import {
  type Letter,
  namedShare,
  partOf,
  readingPart,
  valueWords,
  wordsAround,
} from "../../../components/report/reading_part.ts";

const ROW = { x: 5, y: 40, width: 90, height: 2 };

/** Words of a row, each beginning at a percent of the sheet, a letter 0.5 % wide. */
const write = (...words: [x: number, text: string][]): Letter[] =>
  words.flatMap(([x, text]) =>
    [...text].map((char, index) => ({ char, x: x + index * 0.5, width: 0.5 }))
  );

const DOOR = write([5, "104"], [20, "2'-6\""], [23, "x"], [25, "7'-0\""], [60, '28"'], [
  80,
  "LEVER",
]);

Deno.test("what was searched for is found in its line with the whole words it stands in", () => {
  const line = "6. Doors in the means of egress shall be openable from the egress side";
  assert.deepEqual(wordsAround("door", line), ["Doors"]);
  assert.deepEqual(wordsAround("open", line), ["openable"]);
  assert.deepEqual(wordsAround(" MEANS  of eg", line), ["means of egress"]);
  assert.deepEqual(wordsAround("window", line), []);
  assert.deepEqual(wordsAround(" ", line), []);
});

Deno.test("the value of a finding is found where it stands in its row, whatever is written around it", () => {
  for (
    const [letters, finding, place] of [
      [DOOR, { measured: 28, unit: "in" }, [60, 1.5]],
      [DOOR.toReversed(), { measured: 28, unit: "in" }, [60, 1.5]],
      [DOOR, { measured: "lever", unit: null }, [80, 2.5]],
      // Parted letters are a word with a gap, written apart in another row.
      [write([5, "101"], [70, "DOUBLE"], [74, "CYLINDER"]), {
        measured: "DOUBLE CYLINDER",
        unit: null,
      }, [70, 8]],
      // Of several equal ones all are shown.
      [write([5, "WOMEN"], [40, "2"], [50, "2"], [60, "12"]), { measured: 2, unit: null }, [
        40,
        10.5,
      ]],
      [write([5, "DEAD END"], [50, "26'-0\""]), { measured: 26, unit: "ft" }, [50, 1.5]],
    ] as const
  ) {
    const part = partOf(ROW, letters, valueWords(finding));
    assert.deepEqual(part && [part.x, part.width, part.y, part.height], [...place, 40, 2]);
  }
  const equals = partOf(ROW, write([5, "WOMEN"], [40, "2"], [50, "2"]), ["2"]);
  assert.equal(equals?.firstWidth, 0.5);
});

Deno.test("a number inside another one, and a value that isn't there, are no place", () => {
  const letters = write([5, "100"], [60, '128"'], [70, "2.8"]);
  for (const words of [['28"', "28"], ["8"], ["0"], []]) {
    assert.equal(partOf(ROW, letters, words), null, words.join());
  }
  assert.equal(partOf(ROW, [], ["28"]), null);
  assert.deepEqual(valueWords({ measured: null, unit: null }), []);
});

Deno.test("the row's name is shown with its value where there is room for both", () => {
  const place = { x: 60, y: 40, width: 1.5, height: 2 };
  const value = { ...place, firstWidth: 1.5 };
  assert.deepEqual(readingPart(ROW, value, 70), { x: 5, y: 40, width: 63, height: 2 });
  assert.deepEqual(readingPart(ROW, value, 40), place);
  assert.deepEqual(readingPart(ROW, null, 40), ROW);
  const equals = { x: 50, y: 40, width: 42, height: 2, firstWidth: 1 };
  assert.deepEqual(
    readingPart(ROW, equals, 60),
    { x: 5, y: 40, width: 54, height: 2 },
    "the first of equal ones, with the row's name",
  );
  assert.deepEqual(
    readingPart(ROW, equals, 40),
    { x: 28, y: 40, width: 36, height: 2 },
    "the first of equal ones, with the column before it",
  );
  assert.equal(namedShare({ ...ROW, x: 0 }, { ...equals, x: 44 }), 0.5);
});
