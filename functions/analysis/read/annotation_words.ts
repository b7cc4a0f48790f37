/** Words from annotation texts, placed within the annotation's box by the length of each word. */
import type { AnnotationText } from "../../_providers/pdf/mod.ts";
import { angleOf, type PlacedWord } from "./words.ts";

/** Share of a line's height that the lettering takes. */
const LETTERING = 0.8;
/** A box this much taller than wide holds text that reads upwards. */
const UPRIGHT = 1.5;

/** Places the words of annotation texts, leaving out those the page's own text already has there. */
export function placeAnnotationWords(
  texts: readonly AnnotationText[],
  drawn: readonly PlacedWord[],
): PlacedWord[] {
  return texts.flatMap((text, i) => placeText(text, -1 - i))
    .filter((word) => !drawn.some((other) => isSameWord(other, word)));
}

function placeText({ text, box }: AnnotationText, run: number): PlacedWord[] {
  const rows = text.split(/[\r\n]+/).map((row) => row.trim()).filter((row) => row !== "");
  const longest = Math.max(...rows.map((row) => row.length));
  const isUpright = rows.length === 1 && longest > 1 && box.height > UPRIGHT * box.width;
  const length = isUpright ? box.height : box.width;
  const rowHeight = (isUpright ? box.width : box.height) / rows.length;
  const [ux, uy] = isUpright ? [0, -1] : [1, 0];
  return rows.flatMap((row, index) => {
    const letterWidth = length / longest;
    let at = 0;
    return row.split(/\s+/).map((word, n) => {
      const start = row.indexOf(word, at);
      at = start + word.length;
      const from = start * letterWidth;
      const size = word.length * letterWidth;
      return {
        text: word,
        box: isUpright
          ? { x: box.x, y: box.y + box.height - from - size, width: box.width, height: size }
          : { x: box.x + from, y: box.y + index * rowHeight, width: size, height: rowHeight },
        angle: angleOf(ux, uy),
        sizePt: Math.round(rowHeight * LETTERING * 100) / 100,
        isBold: false,
        confidence: 1,
        origin: "annotation" as const,
        x: isUpright ? box.x + rowHeight * LETTERING : box.x + from,
        y: isUpright ? box.y + box.height - from : box.y + (index + LETTERING) * rowHeight,
        ux,
        uy,
        length: size,
        emPt: Math.max(rowHeight * LETTERING, letterWidth),
        run,
        spacesBefore: n === 0 ? 0 : 1,
      };
    });
  });
}

function isSameWord(a: PlacedWord, b: PlacedWord): boolean {
  if (a.text.toUpperCase() !== b.text.toUpperCase()) return false;
  const x = a.box.x + a.box.width / 2 - b.box.x - b.box.width / 2;
  const y = a.box.y + a.box.height / 2 - b.box.y - b.box.height / 2;
  return Math.hypot(x, y) < Math.max(b.sizePt, b.box.width / 2);
}
