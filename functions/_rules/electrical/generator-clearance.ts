/**
 * A generator stands clear of openings and of walls that burn.
 * Reads stated distances from the generator, in feet.
 * @source NFPA 37, NFPA 37
 */
import { defineRule } from "../define_rule.ts";
import { feet, statedLimit, type StatedQuantity } from "../measure.ts";

const GEN = "\\b(GENERATOR|GENSET|GEN\\b\\.?)";
const NEAR =
  "(WALLS?|OPENINGS?|WINDOWS?|DOORS?|VENTS?|INTAKE|BUILDING|HOUSE|STRUCTURE|RESIDENCE|DWELLING|SIDING|EAVES?|SOFFIT|COMBUSTIBLE)";

export default defineRule<StatedQuantity>({
  id: "electrical/generator-clearance",
  requirementId: "NFPA37-generator-5ft",
  severity: "high",
  source: { volume: "NFPA 37", edition: "2021", section: "NFPA 37" },
  category: "Electrical",
  title: "Generator clearance",
  ...statedLimit({
    quantity: feet,
    titled: true,
    says: [
      new RegExp(`#[^#~;|]{0,16}${GEN}[^#~;|]{0,24}\\b(TO|FROM|OFF)\\b[^#~;|]{0,24}${NEAR}`),
      new RegExp(`#[^#~;|]{0,14}\\b(TO|FROM|OFF)\\b[^#~;|]{0,24}${NEAR}[^#~;|]{0,24}${GEN}`),
      new RegExp(`^${GEN}[^#~;|]{0,30}: ?# ?(CLR\\.? |CLEAR )?(TO|FROM|OFF) [^#~;|]{0,16}${NEAR}`),
      new RegExp(`${GEN}[^#~;|]{0,60}#[^#~;|]{0,30}\\b(TO|FROM|OFF|OF)\\b[^#~;|]{0,24}${NEAR}`),
      /\b(GENERATOR|GENSET|GEN\.?)\b[^#~;|]{0,60}#[^#~;|]{0,45}(WALLS?|OPENINGS?|WINDOWS?|DOORS?|VENTS?|BUILDING|HOUSE|STRUCTURE|RESIDENCE|COMBUSTIBLE)/,
      /#[^#~;|]{0,50}(WALLS?|OPENINGS?|WINDOWS?|DOORS?|VENTS?|BUILDING|HOUSE|STRUCTURE)[^#~;|]{0,30}\b(TO|FROM|AT|FOR)\b[^#~;|]{0,8}(GENERATOR|GENSET)/,
      /#[^#~;|]{0,20}(GENERATOR|GENSET)[^#~;|]{0,20}(WALL|OPENING|WINDOW|DOOR|BUILDING|HOUSE)/,
    ],
    not:
      /\b(CMU|MASONRY|CONC\w*|BLOCK|BLANK|SOLID|SCREEN|RETAINING) WALL|FENCE|NO OPENINGS|PROPERTY LINE|LOT LINE|RATED WALL|LISTED|LISTING|FIRE ?-? ?RATED|TANK|SETBACK/,
    notAmid:
      /(?<!\b(NOT|NON|NO)\b[ -]*)\b(LISTED|LISTING|TESTED)|NFPA 37|RATED WALL|FIRE ?-? ?RATED|UL 2200|SWRI/,
    bounds: ({ electrical }) => ({ min: electrical.generatorClearanceFt }),
  }),
  messages: {
    ok: "Generator {raw} clear.",
    outside:
      "Generator stands {actual} ft from wall or opening; at least {required} ft is required unless tested or protected.",
  },
  recommendation:
    "Move the generator at least {required} ft from openings and combustible walls, above flood elevation, on an anchored pad.",
});
