import { aFact, aHouse, aProject, aSchedule, aSheet } from "../../../fakes/plan_set.ts";
import { type Drawn, testItems } from "../../../fakes/checklist_table.ts";

const titledSheet = (title: string): Drawn => ({ sheets: [aSheet({ number: "X-1", title })] });
const approvals = (number: string) =>
  aSchedule("product approval", [["PRODUCT", "name"], ["FL NO.", "product approval"]], [
    ["WINDOW", number],
  ]);
const high = aProject({ buildingHeight: 60, fireSprinkler: true });
const tall = { codeSummary: { stories: [aFact(5)], buildingHeightFt: [aFact(60)] } } as Drawn;
const low = { codeSummary: { stories: [aFact(1)], buildingHeightFt: [aFact(20)] } } as Drawn;
const inside = aProject({ description: "Interior tenant build-out" });
const insideOnly = {
  drawn: { codeSummary: { scopeOfWork: [aFact("TENANT BUILD-OUT IN SHELL")] } } as Drawn,
  project: inside,
  because: /^Interior work: “TENANT/,
};
const wet = aProject({ femaFloodZone: "AE" });
const dry = { project: aProject({ femaFloodZone: "X" }), because: /^Flood zone X/ };
const miami = aProject({ address: "1 Ocean Drive, Miami Beach, FL 33139" });

testItems({
  sheet: {},
  other: null,
  items: {
    "DOC-FL-1": {
      shows: [{ schedules: [approvals("FL 17676.3")] }, {
        schedules: [approvals("NOA 22-0714.05")],
      }],
      lookalikes: [
        "CONTRACTOR TO FURNISH FLORIDA PRODUCT APPROVAL NUMBERS",
        "DOOR 7 OVERHEAD, FL 14529.2",
        { schedules: [approvals("TO FOLLOW")] },
        "ORLANDO, FL 32801",
      ],
    },
    "DOC-FL-2": {
      shows: [titledSheet("WIND LOAD CALCULATIONS")],
      lookalikes: ["C&C: WALL +27 -36, ROOF ZONE 1 -42 PSF", "WIND LOADS PER ASCE 7-22"],
      notAsked: insideOnly,
    },
    "DOC-FL-4": {
      shows: ["# FEMA ELEVATION CERTIFICATE"],
      lookalikes: [
        "ELEVATION CERTIFICATE REQUIRED BEFORE FRAMING AND AT FINAL.",
        "NORTH ELEVATION",
      ],
      project: wet,
      notAsked: dry,
    },
    "DOC-FL-5": {
      shows: [["# ENERGY FORM R405-2023", "# MANUAL J"]],
      lookalikes: [
        "ENERGY COMPLIANCE: COMCHECK C402 SUBMITTED WITH THE APPLICATION.",
        ["# ENERGY SUMMARY (FORM R405-2023 SUBMITTED)", "# MANUAL J"],
      ],
    },
    "DOC-FL-6": {
      shows: ["# TRUSS LAYOUT"],
      lookalikes: ["TRUSS ENGINEERING: DELEGATED, SIGNED AND SEALED.", 'WOOD TRUSSES @ 24" O.C.'],
      notAsked: { because: /^No truss is named on the sheets\.$/ },
    },
    "DOC-FL-10": {
      shows: ["# NOTICE OF COMMENCEMENT"],
      lookalikes: ["RECORD A NOTICE OF COMMENCEMENT BEFORE THE FIRST INSPECTION"],
    },
    "DOC-FL-11": {
      shows: ["# NOTICE TO BUILDING OFFICIAL OF USE OF PRIVATE PROVIDER"],
      lookalikes: ["INSPECTIONS BY PRIVATE PROVIDER"],
      notAsked: { because: /^No private provider is mentioned\.$/ },
    },
    "DOC-FL-12": {
      shows: ["# CERTIFICATE OF TERMITE TREATMENT"],
      lookalikes: ["TERMITE PROTECTION: SOIL TREATMENT WITH CERTIFICATE."],
      notAsked: insideOnly,
    },
    "DOC-FL-13": {
      shows: ["# HEALTH DEPARTMENT APPROVAL"],
      lookalikes: ["FLORIDA DBPR PLAN REVIEW SUBMITTED 06/15/26.", "DEPTH 4 FT"],
      project: aProject({ occupancyClassification: ["A-2"] }),
      notAsked: { project: aProject(), because: /no food service, health care/ },
    },
    "DOC-FL-14": {
      shows: [titledSheet("UNIFORM ROOFING PERMIT FORM")],
      lookalikes: ["SUBMIT UNIFORM ROOFING PERMIT FORM"],
      project: miami,
      notAsked: { project: aProject(), because: /^Only required in the HVHZ\.$/ },
    },
  },
});

testItems({
  sheet: {},
  other: aHouse(),
  items: {
    "DOC-FL-3": {
      shows: ["# GEOTECHNICAL REPORT", "# SOIL BORING LOGS"],
      lookalikes: ["SOIL REPORT: PENDING.", "TERMITE PROTECTION: SOIL TREATMENT WITH CERTIFICATE."],
      notAsked: insideOnly,
    },
    "DOC-FL-7": {
      shows: ["# THRESHOLD BUILDING INSPECTION PLAN"],
      lookalikes: [
        'THRESHOLDS 1/2" MAXIMUM, BEVELED.',
        "THRESHOLD BUILDING | 110.8 | - | NO (4 STORIES, 48 FT)",
        tall,
      ],
      project: high,
      notAsked: {
        drawn: low,
        project: aProject(),
        because: /^One story, 20 ft: below the threshold/,
      },
    },
    "DOC-FL-8": {
      shows: ["# FIRE PROTECTION ENGINEERING DOCUMENTS"],
      lookalikes: ["ELECTRICAL CODE | NFPA 70-2020", "SPRINKLER DOCUMENTS PER 61G15-32 ON FP-001"],
      project: high,
      notAsked: { project: aProject(), because: /^No sprinklers/ },
    },
    "DOC-FL-9": {
      shows: ["# FIRE CODE FOOTPRINT"],
      lookalikes: ["PROVIDE CODE FOOTPRINT", "7,800 SF FOOTPRINT"],
    },
  },
});
