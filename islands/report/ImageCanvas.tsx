/** A sheet as one picture with the boxes over it: scrolls, zooms with buttons, keys and Ctrl + wheel. */
import { useEffect, useRef } from "react";
import { clusterBoxes, nextMember } from "../../components/report/cluster.ts";
import { DrawLayer } from "../../components/report/DrawLayer.tsx";
import { MarkBox } from "../../components/report/MarkBox.tsx";
import { UnreadLayer } from "../../components/report/UnreadLayer.tsx";
import { CROP_SOURCE_PX, FIRST_PICTURE_PX } from "../../functions/_shared/constants/pictures.ts";
import { SAMPLE_ID, samplePicture } from "../../functions/_shared/constants/sample.ts";
import { BuildingLayer } from "../../components/report/BuildingLayer.tsx";
import type { Building } from "../../functions/_shared/domain/building.ts";
import type { Finding } from "../../functions/_shared/domain/finding.ts";
import type { SheetSummary } from "../../functions/_shared/domain/report.ts";
import { PlaceRing, SheetLinkBoxes } from "../../components/report/SheetLinks.tsx";
import type { SheetLink } from "../../functions/_shared/contract/mod.ts";
import type { PercentRect } from "../../functions/_shared/geometry.ts";
import { useQuietSpots } from "../_hooks/quiet_spots.ts";
import { projectPath } from "../_client/project_path.ts";
import type { Zoom } from "../_hooks/zoom.ts";

export interface CanvasProps {
  projectId: string;
  sheet: SheetSummary;
  /** Findings on this sheet that pass the filter. */
  findings: readonly Finding[];
  selected: Finding | null;
  /** `byKey`: the box was activated from the keyboard. */
  onSelect: (finding: Finding, byKey: boolean) => void;
  zoom: Zoom;
  /** The building over the sheet, where it is to be shown. */
  building?: Building | null;
  partId?: string | null;
  onPart?: (id: string) => void;
  /** References on this sheet to others. */
  links?: readonly SheetLink[];
  onLink?: (link: SheetLink) => void;
  /** Number of a sheet by its page. */
  nameOf?: (page: number) => string;
  /** A place that was searched for, where it is on this sheet. */
  place?: PercentRect | null;
  /** The words of it that were searched for: of a line longer than the view, the part that is shown. */
  sought?: readonly string[];
  /** Two points pressed are measured between; only where the sheet is drawn from its file. */
  isMeasuring?: boolean;
  /** Set while a box is to be drawn on the sheet. */
  onDraw?: (box: PercentRect) => void;
  onDrawEnd?: () => void;
  /** Width in pixels that the search covers on the left. */
  insetPx?: number;
}

/** Wide enough for lettering at the usual zoom. */
const PICTURE_WIDTH_PX = 2400;

/** Width of the canvas that clusters are made for. */
const USUAL_WIDTH_PX = 800;

export function pageImage(projectId: string, page: number, widthPx: number): string {
  if (projectId === SAMPLE_ID) return samplePicture(page, widthPx);
  return `${projectPath(projectId)}/pages/${page}/image?width=${widthPx}`;
}

/**
 * What is seen while the file itself is read. That of the sample is drawn ahead of time in the width its evidence is cut
 * from: one picture for both, and sharp at once.
 */
export const firstPicture = (projectId: string, page: number): string =>
  pageImage(projectId, page, projectId === SAMPLE_ID ? CROP_SOURCE_PX : FIRST_PICTURE_PX);

export default function ImageCanvas(props: CanvasProps) {
  const { projectId, sheet, findings, selected, onSelect, zoom } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const clusters = clusterBoxes(findings, {
    widthPx: USUAL_WIDTH_PX * zoom.zoom,
    heightPx: USUAL_WIDTH_PX * zoom.zoom * sheet.heightPt / sheet.widthPt,
  });
  const spots = useQuietSpots(findings, {
    pictureUrl: firstPicture(projectId, sheet.page),
    page: sheet,
    pageWidthPx: USUAL_WIDTH_PX * zoom.zoom,
  });
  const isHere = selected?.documentMarkup.page === sheet.page;

  useEffect(() => {
    if (!isHere || !selected) return;
    const box = scroller.current?.querySelector(`[data-place~="${CSS.escape(selected.id)}"]`);
    box?.scrollIntoView({ block: "center", inline: "center", behavior: "smooth" });
  }, [selected?.id, isHere, zoom.zoom]);

  useEffect(() => {
    scroller.current?.querySelector("[data-found]")
      ?.scrollIntoView({ block: "center", inline: "center", behavior: "smooth" });
  }, [props.place, zoom.zoom]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    function onWheel(event: WheelEvent) {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      if (event.deltaY < 0) zoom.zoomIn();
      else zoom.zoomOut();
    }
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [zoom]);

  return (
    <div
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={`Sheet ${sheet.number ?? sheet.page}`}
      className="h-full overflow-auto bg-sunken p-4 -outline-offset-2"
    >
      <div
        className="relative mx-auto bg-white shadow-md"
        style={{
          width: `${zoom.zoom * 100}%`,
          aspectRatio: `${sheet.widthPt} / ${sheet.heightPt}`,
        }}
      >
        <img
          key={sheet.page}
          src={pageImage(projectId, sheet.page, PICTURE_WIDTH_PX)}
          alt={`Sheet ${sheet.number ?? sheet.page}${sheet.title ? `, ${sheet.title}` : ""}`}
          className="absolute inset-0 h-full w-full"
          draggable={false}
        />
        <UnreadLayer reading={sheet.reading} />
        {props.building && (
          <BuildingLayer
            building={props.building}
            selectedId={props.partId ?? null}
            onSelect={(id) => props.onPart?.(id)}
          />
        )}
        {props.links && (
          <SheetLinkBoxes
            links={props.links}
            nameOf={props.nameOf ?? String}
            onFollow={(link) => props.onLink?.(link)}
          />
        )}
        {props.place && <PlaceRing box={props.place} />}
        {clusters.map((cluster) => {
          const { x, y, width, height } = cluster.lead.documentMarkup;
          return (
            <div
              key={cluster.lead.id}
              data-place={cluster.members.map((it) => it.id).join(" ")}
              className="absolute [container-type:size]"
              style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
            >
              <MarkBox
                cluster={cluster}
                selectedId={selected?.id}
                spot={spots.get(cluster.lead.id)}
                onSelect={(event) =>
                  onSelect(nextMember(cluster, selected?.id), event.detail === 0)}
              />
            </div>
          );
        })}
        {props.onDraw && (
          <DrawLayer
            aspect={sheet.heightPt / sheet.widthPt}
            onDraw={props.onDraw}
            onCancel={() => props.onDrawEnd?.()}
          />
        )}
      </div>
    </div>
  );
}
