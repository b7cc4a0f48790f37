/**
 * Soffits are shown with an approved product or with span and fastening.
 * Applies to statements about soffits that name a product, an approval or fasteners.
 * @source FBC-B 8th ed. (2023), 1410; FBC-R R704
 */
import { anyCase } from "../../_shared/pattern.ts";
import { defineRule } from "../define_rule.ts";
import { denying, isDeferred, judgePresence, lookFor } from "../measure.ts";

const ATTACHMENT = String
  .raw`(?:FASTENERS?|FASTENING|ATTACHMENTS?(?:\s+(?:AND|&|OR)\s+\w+)?|NAILS?|NAILING|NAILERS?|STAPLES?|SCREWS?|ANCHORAGE|F-?\s?CHANNELS?|BLOCKING|SUPPORTS?)\b`;

/** Fasteners or an approval beside what is left out. */
const FASTENED =
  /\bNAIL\w*\s*(?:@|AT)?\s*\d|\bSTAPLE\w*\s*(?:@|AT)?\s*\d|\bSCREW\w*\s*(?:@|AT)\s*\d|\bF\.?L\.?\s*#?\s*\d{4,6}|\bN\.?O\.?A\b\W{0,6}\d/i;

/** What sits in a soffit and is held by it: vents, lights, trim. */
const SET_IN = String
  .raw`(?:(?:CONT(?:INUOUS|\.)|STRIP|ROUND)\s+)?(?:VENTS?|LIGHTS?|FIXTURES?|LOUVERS?|GRILLES?|SCREENS?|SPEAKERS?|CAMERAS?|SIGNS?|TRIM)\b(?!\s+PANELS?\b)`;
const LOOSE =
  anyCase`\bSOFFITS?\b(?:(?!(?<=\bSOFFITS?)\s+${SET_IN}|\b${SET_IN}\s+(?:(?:ARE|IS)\s+)?NOT\b).){0,60}?\b(NOT\s+(FASTENED|ATTACHED|NAILED|STAPLED|SECURED)|UN-?\s?SUPPORTED|UN-?\s?FASTENED|FRICTION[\s-]*FIT|(SET|LAID|LOOSE)[\s-]+(LOOSE|LAID|FIT)|SNAP\w*[\s-]+IN\s+ONLY)|\b(UN-?\s?SUPPORTED|FRICTION[\s-]*FIT|LOOSE)\b[^.;]{0,20}\bSOFFIT|\bNO\s+SOFFIT\s+(ATTACH|FASTEN)`;

/** What a soffit must be shown with, left to somebody or not given: `FASTENING & PRODUCT BY INSTALLER, NOT SHOWN`. */
const PARTS =
  "(?:SPANS?|PRODUCTS?|FASTENERS?|FASTENING|ATTACHMENTS?|NAILS?|NAILING|STAPLES?|SCREWS?|SUPPORTS?|ANCHORAGE)";
const NOT_SHOWN =
  anyCase`\bSOFFITS?\b[^.;]{0,40}\b${PARTS}\b(?:\s*(?:,|&|\/|AND|OR)\s*${PARTS}\b){0,2}[^.;|]{0,36}\b(?:NOT\s+(?:SHOWN|GIVEN|SPECIFIED|LISTED|STATED|DETAILED|PROVIDED|SELECTED)|(?:BY|PER|SEE)\s+(?:THE\s+)?(?:INSTALLER|CONTRACTOR|SUPPLIER|VENDOR|BUILDER|OTHERS)\b)(?!'S?\s)`;

/** The look of a soffit may be chosen by anybody: `COLOR BY OWNER`. */
const LOOKS =
  /\b(?:COLOU?R|FINISH|PROFILE|TEXTURE|PAINT)\w*\s+(?:(?:TO\s+BE|AS)\s+)?(?:\w+ED\s+)?(?:BY\s+\w+|T\.?B\.?D\.?)/gi;

export default defineRule({
  id: "wind/soffit-attachment",
  requirementId: "FBC-B-1410-soffit",
  source: { volume: "FBC-B", edition: "2023", section: "1410" },
  demand: { thing: ["soffit panel", "obstruction"], onlyHolds: true },
  applies: (plan) =>
    lookFor(plan, {
      shown: /\bSOFFITS?\b/i,
      not:
        /\bFIRE\s?-?\s?BLOCK|\bINTERIOR\s+SOFFIT|DROP(PED)?\s+SOFFIT|KITCHEN|CABINET|GYP|BULKHEAD|TO\s+P\.?L|PROPERTY\s+LINE/i,
      proof:
        /\bN\.?O\.?A\b|\bF\.?L\.?\s*#?\s*\d{4,6}|\bO\.?\s?C\b|(?<!\bNOT\s)\b(?:NAIL|STAPLE|SCREW|FASTEN)|\bSPAN|\bCHANNEL|\bPSF/i,
      titled: true,
      denied: [
        anyCase`\bSOFFITS?\b.*?(?:${denying(ATTACHMENT)})`,
        anyCase`(?:${denying(ATTACHMENT)})[^.;]*\bSOFFIT`,
        LOOSE,
        NOT_SHOWN,
      ],
      deferred: (text) => isDeferred(text.replace(LOOKS, " ")),
    }),
  check: (it) =>
    judgePresence(it.state === "denied" && FASTENED.test(it.text) ? { ...it, state: "shown" } : it),
  messages: {
    ok: "The soffit is shown with its product or fastening.",
    denied: "The soffit is called out without attachment: {text}.",
    deferred: "The soffit is deferred: {text}.",
    absent: "No soffit detail is shown.",
  },
  recommendation: "Detail the soffit framing, span and fasteners as its approval requires.",
});
