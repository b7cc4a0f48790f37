/** All boxes of a sheet on one layer over it: findings, references, the building, what was searched or measured. */
import type OpenSeadragon from "openseadragon";
import { useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { BuildingLayer } from "../../components/report/BuildingLayer.tsx";
import { clusterBoxes, nextMember } from "../../components/report/cluster.ts";
import { DrawLayer } from "../../components/report/DrawLayer.tsx";
import { MarkBox } from "../../components/report/MarkBox.tsx";
import { linkId, PlaceRing, SheetLinkBoxes } from "../../components/report/SheetLinks.tsx";
import { UnreadLayer } from "../../components/report/UnreadLayer.tsx";
import { useQuietSpots } from "../_hooks/quiet_spots.ts";
import { type CanvasProps, firstPicture } from "./ImageCanvas.tsx";
import MeasureTool from "./MeasureTool.tsx";
import { keepFocusInView, layOver, listenForClicks, restWhileDragged } from "./osd_layer.ts";

export interface SheetMarksProps extends CanvasProps {
  viewer: OpenSeadragon.Viewer;
}

export default function SheetMarks(props: SheetMarksProps) {
  const { viewer, sheet, findings, selected, onSelect, zoom, building, links = [] } = props;
  const aspect = sheet.heightPt / sheet.widthPt;
  const clusters = useMemo(() => {
    const widthPx = viewer.viewport.getContainerSize().x * viewer.viewport.getHomeZoom() *
      zoom.zoom;
    return clusterBoxes(findings, { widthPx, heightPx: widthPx * aspect });
  }, [viewer, findings.map((it) => it.id).join(), zoom.zoom]);
  const spots = useQuietSpots(findings, {
    pictureUrl: firstPicture(props.projectId, sheet.page),
    page: sheet,
    pageWidthPx: viewer.viewport.getContainerSize().x * viewer.viewport.getHomeZoom() * zoom.zoom,
  });
  const [layer] = useState(() => document.createElement("div"));

  useEffect(() => layOver(viewer, layer, aspect), [viewer, layer, aspect]);

  // The viewer takes the pointer for panning, so a click is heard from it and not by the button.
  const press = useRef((_box: Element) => {});
  press.current = (box) => {
    if (props.isMeasuring) return;
    const id = box.getAttribute("data-box");
    const cluster = clusters.find(({ members }) => members.some((it) => it.id === id));
    const link = links.find((it) => linkId(it) === box.getAttribute("data-link"));
    if (cluster) onSelect(nextMember(cluster, selected?.id), false);
    else if (link) props.onLink?.(link);
    else if (id) props.onPart?.(id);
  };
  useEffect(() => listenForClicks(viewer, layer, (box) => press.current(box)), [viewer, layer]);
  useEffect(() => keepFocusInView(viewer, layer, aspect), [viewer, layer, aspect]);
  useEffect(() => restWhileDragged(viewer, layer), [viewer, layer]);

  return createPortal(
    <>
      <UnreadLayer reading={sheet.reading} />
      {building && (
        <BuildingLayer
          building={building}
          selectedId={props.partId ?? null}
          onSelect={(id) => props.onPart?.(id)}
        />
      )}
      <SheetLinkBoxes
        links={links}
        nameOf={props.nameOf ?? String}
        onFollow={(link, byKey) => byKey && props.onLink?.(link)}
      />
      {props.place && <PlaceRing box={props.place} />}
      {clusters.map((cluster) => {
        const { x, y, width, height } = cluster.lead.documentMarkup;
        return (
          <div
            key={cluster.lead.id}
            className="absolute [container-type:size]"
            style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
          >
            <MarkBox
              cluster={cluster}
              selectedId={selected?.id}
              spot={spots.get(cluster.lead.id)}
              onSelect={(event) =>
                event.detail === 0 && onSelect(nextMember(cluster, selected?.id), true)}
            />
          </div>
        );
      })}
      {props.isMeasuring && <MeasureTool viewer={viewer} sheet={sheet} />}
      {props.onDraw && (
        <DrawLayer
          aspect={aspect}
          onDraw={props.onDraw}
          onCancel={() => props.onDrawEnd?.()}
        />
      )}
    </>,
    layer,
  );
}
