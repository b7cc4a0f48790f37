/** The foot of a page: what it belongs to on the left, which page it is on the right. To be called as decoration. */
import { COLUMN, PAGE } from "./look.ts";
import type { Paper } from "./paper.ts";
import { LABEL } from "./shapes.ts";

/** Room kept free for the page's number, in points. */
const NUMBER_WIDTH = 110;

/** @param page such as `Page 2 of 9` */
export function drawFooter(paper: Paper, line: string, page: string): void {
  const style = { ...LABEL, tag: null, x: PAGE.left, y: PAGE.heightPt - 40 } as const;
  paper.text(line, { ...style, width: COLUMN - NUMBER_WIDTH });
  paper.text(page, { ...style, align: "right" });
}
