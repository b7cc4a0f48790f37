/** Zoom buttons with the current zoom between them. */
import { Scan, ZoomIn, ZoomOut } from "lucide-react";
import { Button } from "../ui/Button.tsx";

export interface ZoomControlsProps {
  zoom: number;
  min: number;
  max: number;
  onIn: () => void;
  onOut: () => void;
  onReset: () => void;
}

/** What the figure is of, where it is read out by itself. */
const UNIT = " zoom";

export function ZoomControls({ zoom, min, max, onIn, onOut, onReset }: ZoomControlsProps) {
  return (
    <div role="group" aria-label="Zoom" className="flex items-center">
      <Button
        variant="ghost"
        size="icon"
        aria-label="Zoom out"
        disabled={zoom <= min}
        onClick={onOut}
      >
        <ZoomOut size={17} aria-hidden="true" />
      </Button>
      <output className="w-12 text-center text-sm tabular-nums" aria-live="polite">
        <span>{Math.round(zoom * 100)}%</span>
        <span className="sr-only">{UNIT}</span>
      </output>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Zoom in"
        disabled={zoom >= max}
        onClick={onIn}
      >
        <ZoomIn size={17} aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Fit the sheet"
        className="max-sm:hidden!"
        onClick={onReset}
      >
        <Scan size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
