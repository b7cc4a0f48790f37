import type { Frame } from "../../_shared/domain/frame.ts";

/** A frame before it has a place. */
export type Placeless = Pick<
  Frame,
  | "thing"
  | "mark"
  | "within"
  | "property"
  | "bound"
  | "value"
  | "unit"
  | "raw"
  | "role"
  | "polarity"
  | "work"
  | "sure"
  | "clause"
>;
