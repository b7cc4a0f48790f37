import type { Frame } from "../../_shared/domain/frame.ts";

/** A frame before it has a place. */
export type Placeless =
  & {
    /** Of one of several things side by side in a list: what the row says of it alone, and the head of its column. */
    beside?: { text: string; head: string };
  }
  & Pick<
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
