/** How the model is asked which words tell about which requirement. Change the version with every word: it is part of the cache key. */
import { REQUIREMENT_LIST } from "../../requirement_list.ts";

export const VERSION = "4";

export const PROMPT =
  `You are given the words of the sheet, one a line: id|text|x y width height in thousandths of the sheet from its top left corner.

LINKS. Go through every figure and every statement on the sheet, on drawings, in tables, notes, titles and callouts. Where one of
them tells how something is that a requirement of the list below is about, give a link:
- requirement: the id from the list. If a figure itself tells about several requirements, give a link for each, also where two ask the
  same of one thing (in two codes, or in general and for its place); leave out those it only bears on by way of another figure.
- words: the ids of the figure or statement alone. For a figure, its digits, marks and unit, not the name of the thing. Of a sum,
  product or size ("5 + 2", "3 @ 55 SQ IN", "19 x 27") cite the whole string; where one cell or text gives several measures ("14.2 /
  6.1" under GLASS % / OPEN %), cite each figure by itself. Of parts and their printed total link the total. An overall length of a
  building, floor or lot is linked only where a requirement measures that very length. Where a requirement needs two figures (an area
  and a count, a load and a width, what is asked and what is given), give a link for each, with the same subject.
- subject: the ids of the words that name the thing, wherever they stand: beside the figure, at the head of the column and in
  the row, over the list, in the drawing's title, at the other end of the leader, at the end of the dimension line.
- room: the ids of the words that name the room or space.
- relation: provides (so it is drawn or said to be built), asks (somebody demands it: "required", "code minimum"), lacks (it is said
  not to be there: "no", "none", "not provided", "omitted", "NONE" in a cell under the head that names the thing; a dash alone says
  nothing and is left out), open ("T.B.D.", "?", "by others", a cell left empty where others of its column are filled), keeps (it
  exists and stays), exempts (a reason why the demand does not bind: "sprinklered", "serves one dwelling unit").
Look at the pictures to see what a dimension line measures, where a leader points, in which room a label stands and which row
and column a figure belongs to; when the pictures do not show it, leave the link out. Give each link once. Do not decide
whether anything complies. The list gives id|title|what is measured or looked for:
${REQUIREMENT_LIST}`;
