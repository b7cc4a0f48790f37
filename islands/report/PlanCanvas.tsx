/** Chooses how a sheet is drawn: sharp at every zoom where the browser can, as a picture where it cannot. */
import type { ProjectFile } from "../../functions/_shared/contract/mod.ts";
import ImageCanvas, { type CanvasProps } from "./ImageCanvas.tsx";

export interface PlanCanvasProps extends CanvasProps {
  /** The uploaded file the sheet belongs to. */
  file: ProjectFile | undefined;
}

export default function PlanCanvas(props: PlanCanvasProps) {
  return <ImageCanvas {...props} />;
}
