/** Pixels of a part of a page, read from its picture. In the browser alone. */
import type { PageSize, PointRect } from "../../functions/_shared/geometry.ts";
import type { Pixels } from "./overlay.ts";

/** @param part points of the page; what lies beyond it is paper */
export async function readPart(imageUrl: string, part: PointRect, page: PageSize): Promise<Pixels> {
  const picture = new Image();
  picture.src = imageUrl;
  await picture.decode();
  const scale = picture.naturalWidth / page.widthPt;
  const [width, height] = [part.width, part.height].map((it) =>
    Math.max(1, Math.round(it * scale))
  );
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, -Math.round(part.x * scale), -Math.round(part.y * scale));
  return context.getImageData(0, 0, width, height);
}
