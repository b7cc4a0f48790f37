/**
 * Papers Florida departments ask for beside the drawings. Only the paper itself shows one: a sheet or table that is
 * it. A note that asks for it, or says that it comes separately, leaves the answer open.
 */
import type { Schedule } from "../../_shared/domain/plan_set.ts";
import {
  belowThreshold,
  interiorWork,
  isGroup,
  outsideFlood,
  spokenOf,
  unlessNamed,
  unsprinklered,
} from "./exemptions.ts";
import { onlyNamed, type Saying, says, schedule, titled } from "./looks.ts";
import type { Exemption, Look, ProofEntry, ProofTable } from "./proof.ts";
import { SUBMITTALS } from "./where.ts";

/** A title that only says where the paper is. */
export const ENCLOSED = /SUBMITTED|ATTACHED|ENCLOSED|SEPARATE|BY OTHERS/;

interface Paper {
  name: string;
  /** Titles of sheets, drawings and tables that are the paper. */
  titles: RegExp;
  /** Words of a note that speaks of it. */
  notes: RegExp;
  saying?: Saying;
  tables?: Look[];
  unless?: Exemption;
  silence?: string;
}

function paper({ name, titles, notes, saying, tables = [], unless, silence }: Paper): ProofEntry {
  return {
    on: SUBMITTALS,
    unless,
    parts: {
      [name]: [
        titled(titles, { of: ["sheet", "drawing", "schedule"], not: ENCLOSED }),
        ...tables,
        onlyNamed(says(notes, saying)),
      ],
    },
    silence,
  };
}

/** Papers nobody looks for on drawings; a set that speaks of them is asked what it says. */
const PERMIT_OFFICE = /NOTICE OF COMMENCEMENT|OWNER-? ?BUILDER|CONTRACTOR REGISTRATION/;

const NUMBER =
  /\b(?:FL\s*#?\s*\d{3,5}(?:[.-]R?\d+)*|NOA\s*(?:NO\.?\s*)?#?\s*\d{2}-?\d{4}(?:\.\d+)?)/i;
const hasNumbers = (it: Schedule): boolean =>
  it.rows.some(({ cells }) =>
    cells.some(({ text }) => NUMBER.test(text) || /^\d{4,5}(\.\d+)?(-R\d+)?$/.test(text.trim()))
  );

const SPRINKLERED_OR_ALARMED: Exemption = (asked) => {
  const none = unsprinklered(asked);
  if (none === null) return null;
  const alarm = spokenOf(/FIRE ALARM/)(asked);
  return alarm === null || alarm.standing === "denied" ? none : null;
};

export const supplements: ProofTable = {
  "DOC-FL-1": paper({
    name: "product approvals",
    titles: /NEVER A TITLE ALONE/,
    tables: [schedule(["product approval"], { has: hasNumbers })],
    notes:
      /(?:FLORIDA )?PRODUCT APPROVALS?\b|FL ?#? ?\d{3,5}(?:\.\d+|-R\d+)?\b|NOA\b|NOTICE OF ACCEPTANCE/,
    saying: { not: /\bFL ?3[234]\d{3}\b/ },
    silence: "The set has no table of product approvals.",
  }),
  "DOC-FL-2": paper({
    name: "wind calculations",
    titles: /WIND LOAD (?:CALC|CERTIF)|WIND (?:PRESSURE )?CALCULATIONS?/,
    notes:
      /WIND LOAD (?:CALC|CERT)|(?:COMPONENTS? (?:AND|&) CLADDING|C ?& ?C)\b[^;]{0,40}(?:PRESSURE|PSF|ZONE)|WIND (?:LOADS?|CALC[A-Z]*)[^.;]{0,40}(?:SIGNED|SEALED|CALC)|TIED DOWN FOR \d+ MPH/,
    unless: interiorWork,
  }),
  "DOC-FL-3": paper({
    name: "soil report",
    titles:
      /(?:GEOTECHNICAL|SOILS?) (?:ENGINEERING )?(?:REPORT|EXPLORATION|INVESTIGATION)|(?:SOIL )?BORING LOGS?/,
    notes: /GEOTECHNICAL|SOILS? (?:REPORT|INVESTIGATION|ENGINEER)|BORINGS?\b/,
    unless: interiorWork,
  }),
  "DOC-FL-4": paper({
    name: "elevation certificate",
    titles: /(?:FEMA )?ELEVATION CERTIFICATE|FLOOD(?:PROOFING)? CERTIFICATE/,
    notes: /(?:FEMA )?ELEVATION CERT|FLOOD(?:PROOFING)? CERTIFICATE/,
    unless: outsideFlood,
  }),
  "DOC-FL-5": {
    on: SUBMITTALS,
    parts: {
      "energy form": [
        titled(
          /ENERGY (?:FORM|CALC|COMPLIANCE (?:FORM|REPORT))|COMCHECK|(?:FORM )?R40[256]\b|ENERGY GAUGE/,
          { not: ENCLOSED },
        ),
        onlyNamed(
          says(
            /ENERGY (?:FORMS?|CALC[A-Z]*|REPORT|COMPLIANCE|CODE (?:FORM|COMPLIANCE))|COMCHECK|ENERGY[ -]?GAUGE|(?:FORM )?R40[256]\b/,
          ),
        ),
      ],
      "HVAC load calculation": [
        titled(/MANUAL J|(?:HVAC|COOLING|HEATING)[A-Z ]* LOAD CALC|HVAC LOAD/),
        onlyNamed(
          says(
            /MANUAL (?:J|N)\b|(?:HVAC|COOLING|HEATING|HEAT)[A-Z ]* LOAD CALC[A-Z]*|EQUIPMENT SIZING|HEAT (?:GAIN|LOSS)|COOLING LOAD/,
          ),
        ),
      ],
    },
  },
  "DOC-FL-6": paper({
    name: "truss engineering",
    titles: /TRUSS (?:LAYOUT|ENGINEERING|PLACEMENT|DESIGN|PROFILE)/,
    notes:
      /TRUSS(?:ES)?\b[^.;]{0,60}(?:ENGINEER|SEAL|DELEGAT|DEFER|DESIGN|LAYOUT|SHOP|CALC)|(?:ENGINEER[A-Z]*|SEALED|SHOP DRAWINGS?)\b[^.;]{0,40} TRUSS/,
    unless: unlessNamed(/TRUSS(?:ES)?\b/, "No truss is named on the sheets."),
  }),
  "DOC-FL-7": paper({
    name: "threshold inspection plan",
    titles: /THRESHOLD (?:BUILDING )?INSPECTION(?: PLAN)?|STRUCTURAL INSPECTION PLAN/,
    notes: /THRESHOLD (?:BUILDING|INSPECT|STRUCTURE)|SPECIAL INSPECTOR|STRUCTURAL INSPECTION PLAN/,
    unless: belowThreshold,
  }),
  "DOC-FL-8": paper({
    name: "fire protection engineering documents",
    titles: /FIRE PROTECTION ENGINEER(?:ING)? DOCUMENTS?|61G15-?32/,
    notes:
      /61G15-?32|FIRE PROTECTION ENGINEER|(?:SPRINKLER|FIRE ALARM)[A-Z ]*\b[^.;]{0,50}(?:ENGINEER|DELEGAT|DEFER|SHOP DRAWING)|(?:LIGHT|ORDINARY|EXTRA) HAZARD|(?:HYDRANT |FIRE )?FLOW TEST|DESIGN DENSITY/,
    unless: SPRINKLERED_OR_ALARMED,
  }),
  "DOC-FL-9": paper({
    name: "code footprint",
    titles: /(?:FIRE )?CODE FOOTPRINT/,
    notes: /CODE FOOTPRINT/,
  }),
  "DOC-FL-10": paper({
    name: "permit office papers",
    titles: /NOTICE OF COMMENCEMENT|OWNER-? ?BUILDER (?:STATEMENT|AFFIDAVIT|DISCLOSURE)/,
    notes: PERMIT_OFFICE,
    unless: unlessNamed(PERMIT_OFFICE, "The permit office keeps this; it is not on drawings."),
  }),
  "DOC-FL-11": paper({
    name: "private provider papers",
    titles: /PRIVATE PROVIDER (?:AFFIDAVIT|NOTICE|PLAN COMPLIANCE)|NOTICE TO BUILDING OFFICIAL/,
    notes: /PRIVATE PROVIDER|553\.791/,
    unless: unlessNamed(/PRIVATE PROVIDER|553\.791/, "No private provider is mentioned."),
  }),
  "DOC-FL-12": paper({
    name: "termite certificate",
    titles: /CERTIFICATE OF (?:TERMITE|COMPLIANCE FOR TERMITE)|TERMITE (?:TREATMENT )?CERTIFICATE/,
    notes: /TERMITES?\b[^;]{0,60}(?:CERT|TREAT|PROTECT)|CERT[A-Z.]*\b[^.;]{0,30} TERMITE/,
    silence: "This is issued at the final inspection.",
    unless: interiorWork,
  }),
  "DOC-FL-13": paper({
    name: "agency approvals",
    titles: /(?:DBPR|AHCA|DEP|DOH|HEALTH DEPARTMENT|FIRE MARSHAL) (?:APPROVAL|PERMIT|PLAN REVIEW)/,
    notes:
      /D\.?B\.?P\.?R\b|AHCA\b|HEALTH DEP(?:ARTMEN)?T|D\.?O\.?H\b(?! CODE)|(?:FLORIDA )?D\.?E\.?P\b(?! (?:TH|T\b))|C\.?C\.?C\.?L\b|COASTAL CONSTRUCTION CONTROL/,
    silence: "The set does not say whether another agency must approve it.",
    unless: (asked) =>
      isGroup("B", "M", "S-1", "S-2", "F-1", "F-2", "U")(asked) &&
        asked.building.occupancies.length === 1 &&
        unlessNamed(
            /D\.?B\.?P\.?R\b|AHCA\b|HEALTH DEP|SEPTIC|POOL|FOOD|KITCHEN|C\.?C\.?C\.?L\b|CLINIC|SURGER|HOSPITAL|WELL\b/,
            "none",
          )(asked) !== null
        ? "The set names no food service, health care, septic tank, pool or coastal control line."
        : null,
  }),
  "DOC-FL-14": paper({
    name: "uniform roofing permit form",
    titles: /(?:HVHZ )?UNIFORM (?:ROOFING )?PERMIT|UNIFORM ROOFING/,
    notes: /UNIFORM ROOFING|ROOFING PERMIT (?:FORM|APPLICATION)/,
    unless: interiorWork,
  }),
};
