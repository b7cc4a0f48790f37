/** A complete report for tests: findings of every severity and status, on rotated and upright sheets. */
import { emptyCodeSummary } from "../../functions/analysis/extract/facts/code_summary.ts";
import type { Finding, FindingStatus, Severity } from "../../functions/_shared/domain/finding.ts";
import type { MatrixRow } from "../../functions/_shared/domain/matrix.ts";
import type {
  Calculation,
  ChecklistAnswer,
  ReportBody,
  SheetSummary,
} from "../../functions/_shared/domain/report.ts";

const COLORS = { critical: "#C92A2A", high: "#E8590C", medium: "#F2B705", low: "#5F7487" };

/** A finding with the given parts; the rest is plausible. */
export function aFinding(over: Partial<Finding> & { id: string }): Finding {
  const severity: Severity = over.severity ?? "critical";
  const status: FindingStatus = over.status ?? "issue";
  const title = over.title ?? "Egress door clear width";
  return {
    ruleId: "egress/door-clear-width",
    requirementId: "FBC-B-1010.1.1-clear-width",
    category: "Egress",
    discipline: "life safety",
    title,
    codeReference: "FBC-B 1010.1.1",
    section: "1010.1.1",
    description: "Clear width is 30 in; at least 32 in is required.",
    status,
    severity,
    recommendation: "Provide a door whose clear opening is ≥ 32 in.",
    costEstimate: 1600,
    cost: { lowUsd: 1200, highUsd: 2000, basis: "New door, frame and hardware" },
    confidenceLevel: 96,
    measured: 30,
    required: 32,
    unit: "in",
    file: "plans.pdf",
    sheet: "A-101",
    evidence: { sourceText: `101 2'-8" x 7'-0" HM`, readBy: "text" },
    documentMarkup: {
      page: 3,
      x: 20,
      y: 30,
      width: 18,
      height: 6,
      highlightColor: status === "warning"
        ? "#7048C6"
        : status === "compliant"
        ? "#2B8A3E"
        : COLORS[severity],
      annotationText: title,
      roomType: null,
      buildingComponent: "door",
      buildingElements: [],
      measurements: { length: null, width: 30, area: null },
    },
    otherPlaces: [],
    sourceConfidence: "confirmed",
    sourceNote: null,
    ...over,
  };
}

const markup = (page: number, x: number, y: number, width: number, height: number) => ({
  ...aFinding({ id: "" }).documentMarkup,
  page,
  x,
  y,
  width,
  height,
});

const FINDINGS: Finding[] = [
  aFinding({
    id: "F-001",
    otherPlaces: [{
      page: 2,
      box: { x: 66, y: 44, width: 3, height: 4 },
      sheet: "LS-101",
      sourceText: "101",
    }],
  }),
  aFinding({
    id: "F-002",
    title: "Lock on an exit door",
    ruleId: "egress/door-locks",
    codeReference: "FBC-B 1010.2.4",
    section: "1010.2.4",
    description:
      "Exit door 102 is shown with a double cylinder deadbolt, which needs a key from inside.",
    recommendation:
      "Use hardware that opens from the egress side without key, tool or special knowledge.",
    measured: "double cylinder deadbolt",
    required: "no key from the egress side",
    unit: null,
    documentMarkup: { ...markup(3, 69, 16.7, 28, 2.5) },
    cost: { lowUsd: 250, highUsd: 600, basis: "Replace lockset" },
    costEstimate: 425,
  }),
  aFinding({
    id: "F-003",
    title: "Corridor fire rating",
    ruleId: "fire/corridor-rating",
    category: "Fire Safety",
    severity: "high",
    codeReference: "FBC-B 1020.2",
    section: "1020.2",
    description:
      "Corridor 110 is shown as 0 hr; at least 1 hr is required for more than 30 occupants.",
    recommendation: "Rate the corridor walls for 1 hour or sprinkler the suite.",
    measured: 0,
    required: 1,
    unit: "h",
    sheet: "LS-101",
    evidence: { sourceText: "CORRIDOR 110 - 0 HR", readBy: "ocr" },
    documentMarkup: { ...markup(2, 50.6, 45.4, 4.8, 1.5), highlightColor: COLORS.high },
    sourceConfidence: "likely",
    sourceNote: "The figure comes from the base code; check the Florida amendment.",
    cost: { lowUsd: 9000, highUsd: 22000, basis: "Rated gypsum assembly, 80 ft" },
    costEstimate: 15500,
  }),
  aFinding({
    id: "F-004",
    title: "Code edition on the cover",
    ruleId: "documentation/code-edition",
    category: "Documentation",
    severity: "medium",
    codeReference: "FBC-B 107.2.1",
    section: "107.2.1",
    description: "The drawings cite the 7th edition (2020); the 8th edition (2023) is in force.",
    recommendation: "Cite the 8th edition (2023) and check the design against it.",
    measured: "7th edition",
    required: "8th edition",
    unit: null,
    sheet: "G-001",
    documentMarkup: { ...markup(1, 3.3, 7.5, 47.5, 2.7), highlightColor: COLORS.medium },
    cost: null,
    costEstimate: null,
  }),
  aFinding({
    id: "F-005",
    title: 'Señal de salida — jamb label ½" × ¾"',
    ruleId: "documentation/labels",
    category: "Documentation",
    severity: "low",
    description: "The note uses “SIM.” for a detail that is not on the set (é, ñ, ½, ≤ 5 %).",
    measured: null,
    required: null,
    unit: null,
    documentMarkup: { ...markup(3, 60, 80, 10, 3), highlightColor: COLORS.low },
    cost: null,
    costEstimate: null,
  }),
  aFinding({
    id: "F-006",
    title: "Travel distance",
    ruleId: "egress/travel-distance",
    status: "warning",
    severity: "high",
    codeReference: "FBC-B 1017.2",
    section: "1017.2",
    description: "The exit access travel distance is not printed on the life safety plan.",
    recommendation: "A person has to measure the longest path: at most 200 ft.",
    measured: null,
    required: 200,
    unit: "ft",
    sheet: "LS-101",
    documentMarkup: { ...markup(2, 10, 10, 60, 70), highlightColor: "#7048C6" },
    cost: null,
    costEstimate: null,
    confidenceLevel: 60,
  }),
  ...["Exit signs", "Accessible route", "Guard height", "Smoke alarms", "Water heater pan"].map(
    (title, index) =>
      aFinding({
        id: `F-10${index}`,
        title,
        ruleId: `sample/rule-${index}`,
        status: "compliant",
        description: `${title}: shown and complying.`,
        documentMarkup: {
          ...markup(3, 10 + index * 12, 60, 8, 3),
          highlightColor: "#2B8A3E",
        },
        cost: null,
        costEstimate: null,
        measured: 42,
        required: 42,
      }),
  ),
];

const sheet = (page: number, number: string, title: string): SheetSummary => ({
  page,
  file: "plans.pdf",
  pageInFile: page,
  widthPt: 2592,
  heightPt: 1728,
  number,
  title,
  discipline: "architectural",
  kind: "floor plan",
  scale: `1/8" = 1'-0"`,
  isScaleVerified: page === 3,
  reading: { state: "text", wordCount: 640, reason: null },
});

const CHECKLIST: ChecklistAnswer[] = [
  ["Commercial", "Site", "107.3.5.1", "Parking and accessible spaces", "shown", "C-101", null],
  [
    "Commercial",
    "Site",
    "107.3.5.1",
    "Fire department access",
    "not shown",
    null,
    "Searched every site sheet.",
  ],
  [
    "Commercial",
    "Fire",
    "107.3.5.2",
    "Fire-resistance ratings",
    "could not verify",
    null,
    "The sheet is a picture.",
  ],
  ["Commercial", "Fire", "107.3.5.2", "Standpipes", "not applicable", null, "Two stories only."],
].map(([group, subgroup, section, item, answer, number, reason], index) => ({
  id: `check-${index}`,
  group: group!,
  subgroup: subgroup!,
  section: section!,
  item: item!,
  answer: answer as ChecklistAnswer["answer"],
  sheet: number,
  place: number ? { page: 1, box: { x: 5, y: 5, width: 10, height: 2 } } : null,
  sourceText: number ? "PARKING: 12 SPACES, 1 ACCESSIBLE" : null,
  reason,
}));

const CALCULATIONS: Calculation[] = [{
  id: "occupant-load",
  title: "Occupant load",
  codeReference: "FBC-B 1004.5",
  inputs: [
    {
      key: "area",
      label: "Training room area",
      value: 900,
      unit: "sq ft",
      origin: "sheet",
      sheet: "A-101",
      place: null,
      sourceText: "TRAINING 900 SF",
    },
    {
      key: "factor",
      label: "Load factor, assembly, tables and chairs",
      value: 15,
      unit: "sq ft net per occupant",
      origin: "assumed",
      sheet: null,
      place: null,
      sourceText: null,
    },
  ],
  steps: [{ label: "900 sq ft ÷ 15", value: "60 occupants" }],
  result: [{ label: "Occupants", value: 60, unit: "persons" }],
  missing: [],
}, {
  id: "egress-width",
  title: "Egress width",
  codeReference: "FBC-B 1005.3.2",
  inputs: [],
  steps: [],
  result: null,
  missing: ["clear width of door 104"],
}];

const conflictSide = (value: string, page: number, number: string) => ({
  value,
  unit: null,
  page,
  box: { x: 10, y: 10, width: 20, height: 2 },
  sheet: number,
  sourceText: value,
  readBy: "text" as const,
  confidence: 0.97,
});

/** A whole report body; give what the test is about. */
export function aReportBody(over: Partial<ReportBody> = {}): ReportBody {
  const findings = over.findings ?? FINDINGS;
  const open = findings.filter((it) => it.status === "issue");
  const count = (severity: Severity) => open.filter((it) => it.severity === severity).length;
  return {
    projectName: "Bayside Office Build-out – Núñez & Søn",
    project: {
      address: "1200 Brickell Avenue, Suite 400, Miami, FL 33131",
      clientName: "Ana Núñez",
      description: "Interior alteration of 4,200 sq ft",
      occupancyClassification: ["B", "A-3"],
      typeOfConstruction: "IIB",
      buildingHeight: 28,
      buildingArea: 4200,
      fireSprinkler: false,
    },
    createdAt: "2026-03-14T15:09:26.000Z",
    overallScore: 59,
    score: {
      percent: 59,
      coverage: {
        due: 142,
        decided: 31,
        fails: 3,
        weightDue: 410,
        weightDecided: 88,
        percent: 21,
        openCriticals: 6,
      },
      isCapped: true,
      uncappedPercent: 84,
      criticals: count("critical"),
      label: "Pre-check",
      headline: "Pre-check: 31 of 142 requirements decided; 3 fail",
    },
    totalIssues: open.length,
    counts: {
      critical: count("critical"),
      high: count("high"),
      medium: count("medium"),
      low: count("low"),
      warnings: findings.filter((it) => it.status === "warning").length,
      compliant: findings.filter((it) => it.status === "compliant").length,
    },
    cost: { lowUsd: 10450, highUsd: 24600, basis: "Sum of 3 estimates of open issues" },
    findings,
    unverified: [{
      finding: aFinding({ id: "U-001", title: "Window sill height", sheet: "A-201" }),
      reason: "The quoted text was not found on the page.",
    }],
    visualHighlights: [],
    checklist: CHECKLIST,
    matrix: aMatrix(findings),
    notShown: [{
      category: "Egress",
      severity: "high",
      question: "Not shown on the sheets: exit signs, emergency egress lighting.",
      items: [
        {
          id: "FBC-B-1013.1-exit-signs",
          codeReference: "FBC-B 1013.1",
          title: "Exit signs",
          severity: "high",
        },
        {
          id: "FBC-B-1008.3-emergency-light",
          codeReference: "FBC-B 1008.3",
          title: "Emergency egress lighting",
          severity: "high",
        },
      ],
    }, {
      category: "Plumbing",
      severity: "medium",
      question: "Could not verify, as their sheets are not in the set: drain slope.",
      items: [{
        id: "FBC-P-704-slope",
        codeReference: "FBC-P 704.1",
        title: "Drain slope",
        severity: "medium",
        sheet: null,
        place: null,
      }],
    }],
    calculations: CALCULATIONS,
    sheets: [
      sheet(1, "G-001", "Cover and code summary"),
      sheet(2, "LS-101", "Life safety plan"),
      sheet(3, "A-101", "Floor plan"),
    ],
    codeSummary: emptyCodeSummary(),
    conflicts: [{
      topic: "area",
      subject: "building area",
      a: conflictSide("4,200 SF", 1, "G-001"),
      b: conflictSide("4,350 SF", 3, "A-101"),
    }],
    notReviewed: [{ file: "plans.pdf", page: 4, reason: "This page is a photograph, not a plan." }],
    files: [{ name: "plans.pdf", sha256: "a".repeat(64), sizeBytes: 1_234_567, pageCount: 4 }],
    engine: {
      kind: "rules",
      analysisModel: "FLClear rules engine",
      analysisVersion: "1.0",
      edition: "Florida Building Code, 8th edition (2023)",
      ruleCount: 120,
    },
    processingTime: 12.4,
    unverifiedFacts: [],
    disclaimers: [
      "This is an automated pre-review. It does not replace the review of the building official.",
      "The signature of this report fixes its content; it is not the seal of an engineer or architect.",
    ],
    ...over,
  };
}

/** A matrix with a line for each answer: those of findings, and what was not found. */
function aMatrix(findings: readonly Finding[]): MatrixRow[] {
  const line = (id: string, more: Partial<MatrixRow>): MatrixRow => ({
    id,
    of: "code",
    codeReference: "FBC-B 1010.1.1",
    title: "Egress door clear width",
    category: "Egress",
    severity: "high",
    answer: "not decided",
    reason: null,
    why: "One sentence.",
    subjects: 0,
    sheets: [],
    findingIds: [],
    place: null,
    ...more,
  });
  const answers = {
    issue: "fails",
    warning: "needs a person",
    compliant: "complies where shown",
  } as const;
  return [
    ...findings.map((it) =>
      line(`R-${it.id}`, {
        codeReference: it.codeReference,
        title: it.title,
        category: it.category,
        severity: it.severity,
        answer: answers[it.status],
        why: it.description,
        subjects: 1,
        sheets: it.sheet ? [it.sheet] : [],
        findingIds: [it.id],
        place: { page: it.documentMarkup.page, box: it.documentMarkup },
      })
    ),
    line("FBC-B-1013.1-exit-signs", {
      codeReference: "FBC-B 1013.1",
      title: "Exit signs",
      reason: "not on the sheets",
      why: "Nothing about it was found on LS-101.",
    }),
    line("NEC-680-pool", {
      codeReference: "NEC 680.22",
      title: "Pool receptacles and bonding",
      category: "Electrical",
      answer: "not due",
      why: "No pool or spa is shown or named.",
    }),
    line("FBC-B-1604.5-risk-category", {
      codeReference: "FBC-B 1604.5",
      title: "Risk category",
      category: "Structural",
      answer: "complies",
      why: "Risk Category II is stated.",
      subjects: 1,
      sheets: ["G-001"],
      place: { page: 1, box: { x: 10, y: 10, width: 20, height: 3 } },
    }),
  ];
}
