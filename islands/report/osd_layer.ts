/** One layer of HTML over the sheet: it moves with it, hears presses, keeps what has the focus in view. */
import OpenSeadragon from "openseadragon";
import { nearestBox } from "../../components/report/nearest_box.ts";

/**
 * Keeps the layer over the sheet. Panning moves it as one picture, without laying out or painting a box again; the
 * viewer's own overlays would be placed one by one.
 */
export function layOver(
  viewer: OpenSeadragon.Viewer,
  layer: HTMLElement,
  aspect: number,
): () => void {
  Object.assign(layer.style, {
    position: "absolute",
    left: "0",
    top: "0",
    willChange: "transform",
  });
  let widthPx = 0;
  const place = () => {
    if (!viewer.viewport) return;
    const start = viewer.viewport.pixelFromPoint(new OpenSeadragon.Point(0, 0), true);
    const end = viewer.viewport.pixelFromPoint(new OpenSeadragon.Point(1, aspect), true);
    layer.style.transform = `translate(${start.x}px, ${start.y}px)`;
    if (Math.abs(end.x - start.x - widthPx) < 0.2) return;
    widthPx = end.x - start.x;
    Object.assign(layer.style, { width: `${widthPx}px`, height: `${end.y - start.y}px` });
  };
  viewer.canvas.append(layer);
  viewer.addHandler("update-viewport", place);
  place();
  return () => {
    viewer.removeHandler("update-viewport", place);
    layer.remove();
  };
}

/** Boxes that pass under the pointer while the sheet is dragged stay as they are, so none is painted anew. */
export function restWhileDragged(viewer: OpenSeadragon.Viewer, layer: HTMLElement): () => void {
  const rest = () => layer.style.pointerEvents = "none";
  const wake = () => layer.style.pointerEvents = "";
  viewer.addHandler("canvas-drag", rest);
  viewer.addHandler("canvas-release", wake);
  return () => {
    viewer.removeHandler("canvas-drag", rest);
    viewer.removeHandler("canvas-release", wake);
  };
}

/** Hears quick presses on boxes and references. @returns how to stop */
export function listenForClicks(
  viewer: OpenSeadragon.Viewer,
  layer: HTMLElement,
  onBox: (box: Element) => void,
): () => void {
  let pressed: Element | null = null;
  const onDown = (event: PointerEvent) => {
    const { target, clientX: x, clientY: y } = event;
    const upper = (target as Element).closest("[data-box],[data-link]");
    const marks = document.elementsFromPoint(x, y)
      .flatMap((it) => it.closest("[data-members]") ?? [])
      .filter((it) => layer.contains(it));
    pressed = upper?.matches("[data-members]") ? nearestBox(marks, { x, y }) : upper;
  };
  const onClick = (event: { quick?: boolean }) => {
    if (event.quick && pressed) onBox(pressed);
    pressed = null;
  };
  const handler = onClick as unknown as OpenSeadragon.EventHandler<OpenSeadragon.ViewerEvent>;
  layer.addEventListener("pointerdown", onDown);
  viewer.addHandler("canvas-click", handler);
  return () => {
    layer.removeEventListener("pointerdown", onDown);
    viewer.removeHandler("canvas-click", handler);
  };
}

/** A box that gets the focus outside of what is shown is panned to; the browser must not scroll the canvas. */
export function keepFocusInView(
  viewer: OpenSeadragon.Viewer,
  layer: HTMLElement,
  aspect: number,
): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const place = (target as HTMLElement).parentElement;
    // What covers the whole sheet stands at no place of it.
    if (!place?.style.left.endsWith("%") || !viewer.viewport) return;
    const centre = new OpenSeadragon.Point(
      (parseFloat(place.style.left) + parseFloat(place.style.width) / 2) / 100,
      (parseFloat(place.style.top) + parseFloat(place.style.height) / 2) / 100 * aspect,
    );
    if (!viewer.viewport.getBounds().containsPoint(centre)) viewer.viewport.panTo(centre);
  };
  const onScroll = ({ target }: Event) => {
    if (target instanceof Element) Object.assign(target, { scrollLeft: 0, scrollTop: 0 });
  };
  layer.addEventListener("focusin", onFocus);
  viewer.element.addEventListener("scroll", onScroll, true);
  return () => {
    layer.removeEventListener("focusin", onFocus);
    viewer.element?.removeEventListener("scroll", onScroll, true);
  };
}
