/**
 * What the gas part of the list asks of commercial sets that use gas.
 * @source FBC-B 8th ed. (2023), 107.3.5.1.5
 */
import { noGas, unlessNamed } from "./exemptions.ts";
import { says, schedule, titled } from "./looks.ts";
import type { Look, ProofTable } from "./proof.ts";
import { aboveFlood } from "./shared_parts.ts";
import { GAS } from "./where.ts";

const on = GAS;
const unless = [noGas];
const FLUE = /B-?VENT\b|TYPE B VENT|FLUES?\b|CHIMNEYS?\b|VENT CONNECTOR/;
const FIREPLACE = /(?:GAS )?FIREPLACES?\b|GAS LOGS?\b/;
const LP = /PROPANE\b|L\.?P\.?(?:-| )?GAS\b|LPG\b|L\.?P\.? TANK/;

/** Equipment lists with a column of gas input. */
const gasInputs: Look = schedule(
  ["other", "plumbing fixture", "hvac", "exhaust fan"],
  {
    has: ({ columns, rows }) =>
      columns.some(({ header }, index) =>
        /\bGAS\b|\bMBH\b|\bBTUH?\b|\bCFH\b/i.test(header) &&
        rows.some(({ cells }) => /\d/.test(cells[index]?.text ?? ""))
      ),
  },
);

export const gas: ProofTable = {
  "DOC-107.3.5.1.5-1": {
    on,
    unless,
    parts: {
      "gas piping": [
        titled(/GAS (?:PIPING|RISER|PLAN|ISOMETRIC|SCHEMATIC)|(?:[A-Z]+ AND )GAS PLAN/),
        says(
          /GAS (?:PIP(?:E|ING)|LINE|MAIN)S?\b[^;]{0,60}(?:\d"|\d\/\d|SCHEDULE 40|SCH\.? 40|BLACK|STEEL|CSST|SIZ)|(?:GAS|NATURAL)\b[^;]{0,60}(?:LONGEST RUN|402\.4|\d" MAIN)|\d(?:[ -]?\d\/\d)?" ?(?:GAS|G\b|LPG)|CSST\b|BLACK STEEL/,
          { not: /SANITARY|WASTE|WATER PIP/ },
        ),
      ],
    },
  },
  "DOC-107.3.5.1.5-2": {
    on,
    unless,
    parts: {
      venting: says(
        /POWER[- ]VENT|DIRECT[- ]VENT|B-?VENT\b|TYPE B VENT|FLUES?\b|CONCENTRIC VENT|(?:GAS|HEATER|FURNACE|APPLIANCE)S?\b[^.;]{0,50} VENT(?:ED|S|ING)?\b|VENTLESS/,
        { not: /PLUMBING VENT|DRYER|INTAKES?:/ },
      ),
    },
  },
  "DOC-107.3.5.1.5-3": {
    on,
    unless,
    parts: {
      "combustion air": says(/COMBUSTION AIR|SEALED[- ]COMBUSTION|DIRECT[- ]VENT/, {
        not: /NOT DIRECT|NON-?DIRECT/,
      }),
    },
  },
  "DOC-107.3.5.1.5-4": {
    on,
    unless: [noGas, unlessNamed(FLUE, "No chimney or flue is named on the sheets.")],
    parts: { "chimney or vent": FLUE },
  },
  "DOC-107.3.5.1.5-5": {
    on,
    unless,
    parts: {
      appliances: [
        gasInputs,
        says(
          /\d[\d,]* ?(?:MBH|BTUH?|CFH|BTU\/H)\b|GAS (?:RANGE|WATER HEATER|DRYER|FURNACE|FRYER|OVEN|GRILL|BOILER|HEATER|GENERATOR|FIREPLACE|PACKAGE)|GAS[- ]FIRED|GAS SERVES|(?:WATER HEATER|RANGE|FURNACE|DRYER)\b[^.;]{0,20} GAS\b/,
          { not: /COOLING|SENSIBLE|\bCO ALARM|CARBON MONOXIDE/ },
        ),
      ],
    },
  },
  "DOC-107.3.5.1.5-6": {
    on,
    unless,
    parts: {
      "kind of gas": says(
        /NATURAL GAS|GAS: ?(?:NATURAL|PROPANE)|PROPANE|L\.?P\.?(?:-| )?GAS|LPG\b/,
        {
          not: /CODE/,
        },
      ),
    },
  },
  "DOC-107.3.5.1.5-7": {
    on,
    unless: [noGas, unlessNamed(FIREPLACE, "No fireplace is named on the sheets.")],
    parts: { fireplace: FIREPLACE },
  },
  "DOC-107.3.5.1.5-8": {
    on,
    unless: [noGas, unlessNamed(LP, "No LP gas is named on the sheets.")],
    parts: { tank: /(?:\d+ ?GAL\.? )?(?:L\.?P\.?(?:-| )?(?:GAS )?|PROPANE |LPG )TANKS?\b/ },
  },
  "DOC-107.3.5.1.5-9": {
    on,
    unless,
    parts: {
      "riser diagram": [
        titled(/GAS (?:PIPING )?(?:RISER|ISOMETRIC|SCHEMATIC|DIAGRAM)/),
        /GAS (?:PIPING )?(?:RISER|ISOMETRIC) DIAGRAM/,
      ],
      shutoffs: says(
        /GAS[^.;]{0,30}(?:SHUT-? ?OFF|COCK|SOV\b|VALVE)|(?:SHUT-? ?OFF|SOV|COCK)\b[^.;]{0,40}(?:GAS|APPLIANCE|RANGE)|FUEL SHUT-? ?OFF/,
        { not: /WATER SHUT/ },
      ),
    },
  },
  "DOC-107.3.5.1.5-10": aboveFlood(on, "GAS|METERS?|REGULATORS?|L\\.?P\\.? TANKS?|PROPANE|TANKS?", [
    noGas,
  ]),
  "DOC-107.3.5.1.5-11": {
    on,
    unless,
    parts: {
      "energy code":
        /A\.?F\.?U\.?E\b|THERMAL EFFICIENCY|UNIFORM ENERGY FACTOR|UEF\b|\d\d ?% ?(?:EFF|AFUE|THERMAL)/,
    },
  },
};
