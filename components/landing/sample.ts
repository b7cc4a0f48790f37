/**
 * Two parts of a sheet of the sample drawing, close enough to be read, and what the review found there, as the engine
 * wrote it. Boxes are percent of the page, origin top left; the parts are cut from a page of {@link PAGE_PX}.
 */
import type { Severity } from "../../functions/_shared/domain/finding.ts";
import type { PercentRect } from "../../functions/_shared/geometry.ts";

export interface SampleFinding {
  id: string;
  severity: Severity;
  title: string;
  description: string;
  codeReference: string;
  recommendation: string;
  box: PercentRect;
}

/** A part of the sheet, in pixels of the page; its picture has twice as many. */
export interface SamplePart {
  src: string;
  alt: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** On a phone: how many screens wide it is, and the percent of it that is cut off before what is seen first. */
  phone: { screens: number; cut: number };
  findings: readonly SampleFinding[];
}

export const SAMPLE_SHEET_NUMBER = "A-101";

const PAGE_PX = { width: 2992, height: 1936 };

export const SAMPLE_PARTS: readonly SamplePart[] = [
  {
    src: "/landing/sample-1.webp",
    alt: "Door schedule of sheet A-101",
    x: 2020,
    y: 180,
    width: 912,
    height: 520,
    // From the marks' numbers to the end of the words that were found.
    phone: { screens: 1.28, cut: 0.65 },
    findings: [
      {
        id: "sample-lock",
        severity: "critical",
        title: "Locking of egress doors",
        description:
          "Door 101: DOUBLE CYLINDER DEADBOLT; egress doors must open from the inside without a key or special knowledge.",
        codeReference: "FBC-B 1010.2",
        recommendation:
          "Use a lock that opens from the inside with one motion and without a key, such as a classroom-function lever lock.",
        box: { x: 69.412, y: 17.056, width: 28.235, height: 1.798 },
      },
      {
        id: "sample-width",
        severity: "high",
        title: "Egress door clear width",
        description: "Door 104: clear width is 28 in; at least 32 in is required.",
        codeReference: "FBC-B 1010.1.1",
        recommendation:
          "Provide a door whose clear opening is at least 32 in, measured with the door open 90°.",
        box: { x: 69.412, y: 22.451, width: 28.235, height: 1.798 },
      },
    ],
  },
  {
    src: "/landing/sample-2.webp",
    alt: "Offices 1 and 2 on the floor plan of sheet A-101",
    x: 230,
    y: 870,
    width: 912,
    height: 412,
    phone: { screens: 1.9, cut: 31.5 },
    findings: [
      {
        id: "sample-latch",
        severity: "high",
        title: "Latch clearance on the pull side",
        description:
          "The clear floor beside the latch on the pull side is 12 in; at least 18 in is required.",
        codeReference: "FBC-A 404.2.4.1",
        recommendation:
          "Shift the door or the wall so that 18 in is clear beside the latch on the pull side.",
        box: { x: 25.515, y: 55.525, width: 4.047, height: 0.875 },
      },
    ],
  },
];

/** The box of a finding within its part of the sheet, percent of the part. */
export function boxWithin({ x, y, width, height }: SamplePart, box: PercentRect): PercentRect {
  const px = (percent: number, of: number) => percent / 100 * of;
  return {
    x: (px(box.x, PAGE_PX.width) - x) / width * 100,
    y: (px(box.y, PAGE_PX.height) - y) / height * 100,
    width: px(box.width, PAGE_PX.width) / width * 100,
    height: px(box.height, PAGE_PX.height) / height * 100,
  };
}
