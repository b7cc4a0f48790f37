/** The sheet now over the sheet before, drawn from both pictures in the browser. */
import { useEffect, useRef, useState } from "react";
import { overlay } from "../../components/report/overlay.ts";
import { Spinner } from "../../components/ui/Spinner.tsx";
import { PAGE_WIDTHS_PX } from "../../functions/_shared/constants/pictures.ts";

export interface OverlayCanvasProps {
  beforeUrl: string;
  afterUrl: string;
  /** How far the drawing moved, percent of the page. */
  shift: { x: number; y: number };
  /** How much larger it is drawn, as shares of the page; absent where it kept its size. */
  scale?: { x: number; y: number };
  /** How large the sheet is shown; at each it is drawn in the pixels there are for it. */
  zoom: number;
  label: string;
}

/** A canvas that is shown much smaller than it is drawn loses its thin lines. */
export function drawnWidthPx(shownPx: number, naturalPx: number): number {
  return PAGE_WIDTHS_PX.find((it) => it >= shownPx && it < naturalPx) ?? naturalPx;
}

export default function OverlayCanvas(
  { beforeUrl, afterUrl, shift, scale, zoom, label }: OverlayCanvasProps,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<"loading" | "drawn" | "failed">("loading");
  const [pair, setPair] = useState<{ before: HTMLImageElement; after: HTMLImageElement } | null>(
    null,
  );
  useEffect(() => {
    let isStale = false;
    setState("loading");
    Promise.all([load(beforeUrl), load(afterUrl)])
      .then(([before, after]) => !isStale && setPair({ before, after }))
      .catch(() => !isStale && setState("failed"));
    return () => {
      isStale = true;
    };
  }, [beforeUrl, afterUrl]);
  useEffect(() => {
    if (!pair || !canvas.current) return;
    const shownPx = canvas.current.clientWidth * devicePixelRatio;
    const widthPx = drawnWidthPx(shownPx, pair.after.naturalWidth);
    // The same in as many pixels is drawn already.
    if (state === "drawn" && canvas.current.width === widthPx) return;
    draw(canvas.current, { ...pair, shift, scale, widthPx });
    setState("drawn");
  }, [pair, zoom]);

  return (
    <>
      <canvas ref={canvas} role="img" aria-label={label} className="block h-auto w-full" />
      {state !== "drawn" && (
        <div className="absolute inset-0 grid place-items-center bg-surface/80 text-muted">
          {state === "loading"
            ? <Spinner label="Drawing both sheets" />
            : <p role="alert">One of the two sheets could not be drawn.</p>}
        </div>
      )}
    </>
  );
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

function draw(
  canvas: HTMLCanvasElement,
  { before, after, shift, scale = { x: 1, y: 1 }, widthPx: width }:
    & { before: HTMLImageElement; after: HTMLImageElement; widthPx: number }
    & Pick<OverlayCanvasProps, "shift" | "scale">,
): void {
  const height = Math.round(width * after.naturalHeight / after.naturalWidth);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.imageSmoothingQuality = "high";
  const pixelsOf = (image: HTMLImageElement, x: number, y: number, at: typeof scale) => {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    context.drawImage(image, x, y, width * at.x, height * at.y);
    return context.getImageData(0, 0, width, height);
  };
  const was = pixelsOf(before, width * shift.x / 100, height * shift.y / 100, scale);
  const is = pixelsOf(after, 0, 0, { x: 1, y: 1 });
  const target = context.createImageData(width, height);
  overlay(was, is, target);
  context.putImageData(target, 0, 0);
}
