/**
 * The sample: a plan set drawn for this project, with errors in it, and what the review says of it. Its report is made
 * with every build by the engine of that build, so that nobody is shown what the product no longer does.
 */
import type { CreateProjectRequest } from "../contract/projects.ts";

/** Stands where a project's id stands; no project has it. */
export const SAMPLE_ID = "5a3b1e00-0000-4000-8000-00000000f1c0";

/** The drawing as a file of the site. */
export const SAMPLE_PLANS_URL = "/drawings/sample-plans.pdf";
export const SAMPLE_PLANS_NAME = "sample-plans.pdf";

/** Widths the sample's pages are drawn at, ahead of time. */
export const SAMPLE_WIDTHS_PX = [480, 960, 2400] as const;

/** Where the build puts what was made of the sample, and where the site serves it. */
export const SAMPLE_FOLDER_URL = "/sample/";

/** What the create form says about it. Names and numbers are invented. */
export const SAMPLE_PROJECT: Omit<CreateProjectRequest, "modelConsent"> = {
  name: "Sample: office build-out, Suite 140",
  description: "A sample set drawn for FLClear with deliberate errors. Not for construction.",
  address: "900 Commerce Lake Drive, Suite 140, Orlando, FL 32809",
  clientName: "Lakefront Title Company LLC",
  clientPhone: "407-555-0163",
  clientEmail: "facilities@lakefronttitle.example.com",
  occupancyClassification: ["B"],
  inspectionCategories: ["Plumbing", "Light Safety", "Accessibility", "Egress"],
  buildingHeight: 22,
  buildingArea: 14_000,
  typeOfConstruction: "IIB",
  fireSprinkler: false,
  generator: false,
  baseFloodElevation: null,
  femaFloodZone: null,
  permitDate: null,
  priority: "medium",
  tags: [],
};

/** The picture of a page of the sample: the next larger one there is. */
export function samplePicture(page: number, widthPx: number): string {
  const width = SAMPLE_WIDTHS_PX.find((it) => it >= widthPx) ?? SAMPLE_WIDTHS_PX.at(-1);
  return `${SAMPLE_FOLDER_URL}page-${page}-${width}.png`;
}
