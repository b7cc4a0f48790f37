/** The sheet now over the sheet before, drawn from both pictures in the browser. */
import { useEffect, useRef, useState } from "react";
import { overlay } from "../../components/report/overlay.ts";
import { Spinner } from "../../components/ui/Spinner.tsx";

export interface OverlayCanvasProps {
  beforeUrl: string;
  afterUrl: string;
  /** How far the drawing moved, percent of the page. */
  shift: { x: number; y: number };
  /** How much larger it is drawn, as shares of the page; absent where it kept its size. */
  scale?: { x: number; y: number };
  label: string;
}

export default function OverlayCanvas(
  { beforeUrl, afterUrl, shift, scale, label }: OverlayCanvasProps,
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<"loading" | "drawn" | "failed">("loading");
  useEffect(() => {
    let isStale = false;
    setState("loading");
    Promise.all([load(beforeUrl), load(afterUrl)]).then(([before, after]) => {
      if (isStale || !canvas.current) return;
      draw(canvas.current, { before, after, shift, scale });
      setState("drawn");
    }).catch(() => !isStale && setState("failed"));
    return () => {
      isStale = true;
    };
  }, [beforeUrl, afterUrl]);

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
  { before, after, shift, scale = { x: 1, y: 1 } }:
    & { before: HTMLImageElement; after: HTMLImageElement }
    & Pick<OverlayCanvasProps, "shift" | "scale">,
): void {
  const { naturalWidth: width, naturalHeight: height } = after;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
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
