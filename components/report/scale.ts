/** What the scale of a sheet is, as its title block has it. Pure. */

/** A scale to measure by: `NONE` in a title block is none. */
export const isToScale = (scale: string): boolean =>
  !/^(none|n\.?t\.?s\.?|not to scale)$/i.test(scale.trim());
