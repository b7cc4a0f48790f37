/** How the model is asked to read lettering. Change the version with every word: it is part of the cache key. */
import { PREAMBLE } from "../../task.ts";

export const VERSION = "1";

export const PROMPT = `${PREAMBLE}

LETTERING. The sheet is a scan or a picture without text. Read its lettering, large and small, level and turned, in each picture from the
top to the bottom. Give one piece for each line of a text, each dimension, each name, each cell of a table; the two sides of a size
(12'-6" x 10'-0") are one piece.
- text: write exactly what stands there, sign by sign, with its marks and fractions (12'-6 1/2"). Never complete, correct, convert or
  compute anything, and never write what ought to stand there. Where you are not certain of every figure and letter, say illegible.
- kind: dimension, room_name, title, note, table_cell, or illegible. An illegible piece has its box and an empty text.
- picture: the number of the picture it is read in.
- left, top, right, bottom: the box around its ink, in thousandths of that picture's width and height, from its top left corner.
- reads: level, upwards (turned a quarter to the left), downwards, or upside_down.
Pictures overlap: give a piece once, in a picture that shows it whole. What is cut by the edge of one picture and whole in no other is
illegible. Symbols, arrows and lines are no lettering.`;
