/** Why the lettering of a picture was not read: no recogniser, no time, or a host too small for the picture. */
export type OcrObstacle = "missing" | "timeout" | "too_large";

/** Thrown when a picture could not be read; its page is then kept without it. */
export class OcrUnavailable extends Error {
  constructor(readonly obstacle: OcrObstacle, detail: string) {
    super(detail);
    this.name = "OcrUnavailable";
  }
}
