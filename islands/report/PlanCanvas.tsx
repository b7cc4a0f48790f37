/** Chooses how a sheet is drawn: sharp at every zoom where the browser can, as a picture where it cannot. */
import { Component, lazy, type ReactNode, Suspense } from "react";
import { ComingSheet } from "../../components/report/ComingSheet.tsx";
import { MEGABYTE } from "../../functions/_shared/constants/upload.ts";
import type { ProjectFile } from "../../functions/_shared/contract/mod.ts";
import ImageCanvas, { type CanvasProps, firstPicture } from "./ImageCanvas.tsx";

/** The viewer and PDFium come only with the first sheet that is looked at. */
const loadCanvas = () => import("./VectorCanvas.tsx");
const VectorCanvas = lazy(loadCanvas);

/** Fetches the viewer, and PDFium after it, while the report they will show is still on its way. */
export function preloadCanvas(): void {
  // A failure shows when the viewer is really wanted.
  loadCanvas().then(({ warmUp }) => typeof WebAssembly !== "undefined" && warmUp()).catch(() => {});
}

/** A file larger than this is not sent to the browser as a whole. */
const MAX_VECTOR_BYTES = 80 * MEGABYTE;

export interface PlanCanvasProps extends CanvasProps {
  /** The uploaded file the sheet belongs to. */
  file: ProjectFile | undefined;
}

export default function PlanCanvas({ file, ...rest }: PlanCanvasProps) {
  const picture = <ImageCanvas {...rest} />;
  if (!file || file.fileSize > MAX_VECTOR_BYTES || typeof WebAssembly === "undefined") {
    return picture;
  }
  return (
    <Fallback instead={picture}>
      <Suspense
        fallback={
          <ComingSheet
            sheet={rest.sheet}
            pictureUrl={firstPicture(rest.projectId, rest.sheet.page)}
          />
        }
      >
        <VectorCanvas file={file} {...rest} />
      </Suspense>
    </Fallback>
  );
}

/** Shows the picture when the viewer cannot be loaded or fails. */
class Fallback extends Component<{ instead: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn("The plan viewer failed, showing a picture instead", error);
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
