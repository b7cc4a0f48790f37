/**
 * Signs nobody sees and signs that turn the direction of what they see, as part of a class of a pattern:
 * `plan\u202efdp.exe` reads as `planexe.pdf`. Joiners are none: some scripts are written with them.
 *
 * @source Unicode 15, UAX 9, table 4
 */
export const UNSEEN_SIGNS = String
  .raw`\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff`;
