/**
 * A sheet of the project's own test drawings and what the review found on it, as the engine wrote it.
 * Boxes are percent of the page, origin top left.
 */
import type { Severity } from "../../functions/_shared/domain/finding.ts";

export interface SampleFinding {
  id: string;
  severity: Severity;
  title: string;
  description: string;
  codeReference: string;
  recommendation: string;
  box: { x: number; y: number; width: number; height: number };
}

export const SAMPLE_SHEET = {
  src: "/landing/office-floor-plan.webp",
  width: 1870,
  height: 1210,
  number: "A-101",
  title: "Floor plan and door schedule of an office build-out (test drawing)",
};

export const SAMPLE_FINDINGS: readonly SampleFinding[] = [
  {
    id: "sample-lock",
    severity: "critical",
    title: "Locking of egress doors",
    description:
      "Door 101 has DOUBLE CYLINDER DEADBOLT; egress doors must open from inside without a key or special knowledge.",
    codeReference: "FBC-B 1010.2",
    recommendation:
      "Use a lock that opens from inside with one motion and without a key, such as a thumb-turn lever set.",
    box: { x: 69.412, y: 17.056, width: 28.235, height: 1.798 },
  },
  {
    id: "sample-width",
    severity: "critical",
    title: "Egress door clear width",
    description: "Door 104: clear width is 28 in; at least 32 in is required.",
    codeReference: "FBC-B 1010.1.1",
    recommendation:
      "Provide a door whose clear opening is at least 32 in, measured with the leaf open 90°.",
    box: { x: 69.412, y: 22.451, width: 28.235, height: 1.798 },
  },
  {
    id: "sample-latch",
    severity: "high",
    title: "Latch clearance on the pull side",
    description:
      "Clear floor beside the latch on the pull side is 12 in; at least 18 in is required.",
    codeReference: "FBC-A 404.2.4.1",
    recommendation: "Shift door or wall so that 18 in is clear beside the latch on the pull side.",
    box: { x: 25.515, y: 55.525, width: 4.047, height: 0.875 },
  },
];
