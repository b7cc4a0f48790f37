/** Is the screen a phone's? For what begins folded there; the server knows no screen. */
export const isNarrow = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(width < 40rem)").matches;
