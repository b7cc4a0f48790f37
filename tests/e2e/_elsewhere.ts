/** What other people do to files of the product in programs of their own, and send back. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from "pdf-lib";

/** What is done to one finding's comments in another program. */
export interface Marks {
  findingId: string;
  state?: string;
  note?: string;
  reply?: string;
}

/** A marked-up copy as somebody else's program saves it. */
export async function markElsewhere(pdf: Uint8Array, marks: Marks[]): Promise<Buffer> {
  const doc = await PDFDocument.load(pdf, { updateMetadata: false });
  const text = (value: string) => PDFHexString.fromText(value);
  for (const page of doc.getPages()) {
    const annotations = page.node.lookupMaybe(PDFName.of("Annots"), PDFArray);
    for (const cloud of annotations?.asArray().slice() ?? []) {
      const name = doc.context.lookup(cloud, PDFDict).lookup(PDFName.of("NM"));
      if (!(name instanceof PDFString || name instanceof PDFHexString)) continue;
      const words = name.decodeText();
      const mark = marks.find((it) => words.includes(`-${it.findingId}-`));
      if (!mark || !words.endsWith("-cloud")) continue;
      const answer = (values: Record<string, PDFHexString>) =>
        annotations!.push(doc.context.register(doc.context.obj({
          Type: "Annot",
          Subtype: "Text",
          Rect: [0, 0, 1, 1],
          IRT: cloud,
          T: text("Bo Chen"),
          ...values,
        })));
      const { state, note, reply } = mark;
      if (state) {
        answer({
          StateModel: text("Review"),
          State: text(state),
          Contents: text(note ?? `${state} set by Bo Chen`),
        });
      }
      if (reply) answer({ Contents: text(reply) });
    }
  }
  return Buffer.from(await doc.save());
}

/** The workbook of the letter with an answer in the first comment's last column. */
export function answerWorkbook(letter: Uint8Array, answer: string): Buffer {
  const parts = unzipSync(letter);
  const path = "xl/worksheets/sheet1.xml";
  const empty = /<c r="K2"( s="\d+")?\/>/;
  const sheet = strFromU8(parts[path]);
  assert.match(sheet, empty);
  const filled = `<c r="K2" t="inlineStr"><is><t>${answer}</t></is></c>`;
  return Buffer.from(zipSync({ ...parts, [path]: strToU8(sheet.replace(empty, filled)) }));
}
