/** Answers given to earlier words and to other batches of second readings still count, and nothing else does. */
import assert from "node:assert/strict";
import { carryOver, withNewKeys } from "../../../fakes/carried_answers.ts";
import { openReadings } from "../../../fakes/recorded_readings.ts";

Deno.test("ids follow their words to where they are now, and those that are gone lead nowhere", () => {
  const before = '0|GUARD|100 100 20 5\n1|34"|130 100 8 5\n2|OLD|500 500 9 5';
  const now = '0|NEW|10 10 9 5\n1|GUARD|101 101 20 5\n2|3|130 100 3 5\n3|4"|134 100 4 5';
  const answer = {
    links: [{ requirement: "R", words: [1], subject: [0], room: [2], relation: "provides" }],
    checklist: [{ requirement: "R", seen: "open", words: [0], box: { x: 1 } }],
  };
  assert.deepEqual(carryOver(answer, before, now), {
    links: [{ requirement: "R", words: [2, 3], subject: [1], room: [], relation: "provides" }],
    checklist: [{ requirement: "R", seen: "open", words: [1], box: { x: 1 } }],
  });
});

Deno.test("an answer given before a checklist asked for other sheets names none", () => {
  const answer = { links: [], checklist: [{ requirement: "R", seen: "elsewhere" }] };
  const { checklist } = withNewKeys(answer) as { checklist: unknown[] };
  assert.deepEqual(checklist, [{ sheet: null, requirement: "R", seen: "elsewhere" }]);
  assert.equal(withNewKeys(null), null);
});

Deno.test("the same word far away is another word", () => {
  const carried = carryOver({ words: [0] }, "0|GUARD|100 100 20 5", "0|GUARD|700 100 20 5");
  assert.deepEqual(carried, { words: [-1] });
});

Deno.test("lines of a set follow their text", () => {
  const carried = carryOver(
    { uses: [{ line: 1, use: "sales" }, { line: 0, use: "other" }] },
    "0|A|GONE\n1|A|SHOP",
    "0|A|SHOP",
  );
  assert.deepEqual(carried, { uses: [{ line: 0, use: "sales" }, { line: -1, use: "other" }] });
});

Deno.test("claims follow their words, and stay apart from lines of the same number", () => {
  const objections = ["C0", "C1"].map((claim) => ({ claim, line: 0 }));
  const carried = carryOver(
    { objections },
    "0|A|SHOP\nClaims:\nC0|A|GUARD 34|G\nC1|A|GONE|G",
    "0|A|NEW\n1|A|SHOP\nClaims:\nC0|A|RAMP|R\nC1|A|GUARD 34|G",
  );
  assert.deepEqual(carried, { objections: [{ claim: "C1", line: 1 }, { claim: "", line: 1 }] });
});

Deno.test("a claim whose line has another number is the same, and a quote is looked for in the piece that says it", () => {
  const [first, second] = [
    "The deck stands high. ".repeat(4).trim(),
    "A guard is set. ".repeat(5).trim(),
  ];
  const carried = carryOver(
    { objections: [{ claim: "C0", line: 0, words: "guard is set" }] },
    `0|A|${first} ${second}\nClaims:\nC0|A|34 IN|G|0`,
    `0|A|SHOP\n1|A|${first}\n2|A|${second}\nClaims:\nC0|A|30 IN|G|1\nC1|A|34 IN|G|2`,
  );
  assert.deepEqual(carried, { objections: [{ claim: "C1", line: 2, words: "guard is set" }] });
});

Deno.test("of claims with the same words the one in the same line is meant", () => {
  const carried = carryOver(
    { objections: [{ claim: "C1", line: 1, words: "no" }, { claim: "C0", line: 0, words: "no" }] },
    "0|A|PUMP NO|9 IN\n1|A|FAN NO|9 IN\nClaims:\nC0|A|9 IN|G|0\nC1|A|9 IN|G|1",
    "0|A|FAN NO|9 IN\n1|A|PUMP NO|9 IN\nClaims:\nC0|A|9 IN|G|0\nC1|A|9 IN|G|1",
  ) as { objections: { claim: string }[] };
  assert.deepEqual(carried.objections.map(({ claim }) => claim), ["C0", "C1"]);
});

const png = (byte: number) => new Uint8Array([byte]);
const item = (at: number, text: string) =>
  `Picture ${at}. The figure or statement: “${text}”, here.\n1. A\n2. B`;

Deno.test("a picture that was read in another batch is read, one nobody read agrees to nothing", async () => {
  const folder = await Deno.makeTempDir();
  try {
    const place = `${folder}/questions/second_reading-1`;
    await Deno.mkdir(place, { recursive: true });
    await Deno.mkdir(`${folder}/answers`);
    await Deno.writeFile(`${place}/01.png`, png(1));
    await Deno.writeFile(`${place}/02.png`, png(2));
    const question = {
      captions: [[item(1, "34"), item(2, "36")].join("\n\n")],
      images: [{ file: "01.png" }, { file: "02.png" }],
    };
    await Deno.writeTextFile(`${place}/question.json`, JSON.stringify(question));
    await Deno.writeTextFile(`${folder}/answers/second_reading-1.json`, `{"choices":[1,2]}`);
    const find = openReadings(folder);
    const ask = (...all: [number, string][]) =>
      find({
        context: all.map(([, text], at) => item(at + 1, text)).join("\n\n"),
        images: all.map(([byte]) => ({ png: png(byte) })),
      });
    assert.deepEqual(await ask([2, "36"], [1, "34"]), [2, 1]);
    assert.equal(await ask([1, "36"]), null, "another figure of the same picture");
    assert.deepEqual(await ask([1, "34"], [3, "30"]), [1, 2]);
    assert.equal(await ask([3, "30"]), null);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
