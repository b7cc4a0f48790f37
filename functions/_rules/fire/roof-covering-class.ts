/**
 * Roof coverings have the fire class their construction type asks for.
 * Applies to stated classes of roof coverings and assemblies; class A is best.
 * @source FBC-B 8th ed. (2023), Table 1505.1
 */
import { cantTell, defineRule, fail, inapplicable, pass } from "../define_rule.ts";
import { cellHeaded, either, orLeftOpen, rowsAndNotes, type Statement } from "../measure.ts";

const CLASS = /\bCLASS\s*[-"'“(]?\s*([ABC])\b/i;
const ROOF = /\bROOF(ING|S)?\b|\bSHINGLES?\b|\bT\.?P\.?O\b|\bMOD(IFIED)?\.?\s*BIT/i;
/** A covering of no class at all. */
const UNCLASSIFIED =
  /\bUN-?CLASSIFIED|\bNON-?CLASSIFIED|\bNO\s+(FIRE\s+)?(CLASS(IFICATION)?|RATING)\b|\bUN-?RATED\s+(ROOF|SHINGLE|COVER)|\bNON-?RATED\s+(ROOF\s+COVER|SHINGLE|SHAKE)/i;

/** The cell under a header that asks for the fire class, with that word before it. */
function classCell({ schedule, row }: Statement): string {
  const cell = schedule && row ? cellHeaded(schedule, row, /\b(FIRE\s+)?CLASS\b|CLASSIF/i) : null;
  return cell === null ? "" : `CLASS ${cell.replace(/^CLASS\s*/i, "")}`;
}

const NOT =
  /\bCANOPY|\bAWNING|\bTRELLIS|\bPERGOLA|\bSHED\b|\bFINISH|FLAME\s+SPREAD|INTERIOR|DOOR|EXPOSURE|\bDUCTS?\b|SEAL(?:ED)?\s+(?:TO\s+)?CLASS|CURB\s+CLASS|DECK\s+CLASS\s+\d/i;

export default orLeftOpen(
  defineRule({
    id: "fire/roof-covering-class",
    requirementId: "FBC-B-1511-roof-class",
    title: "Roof covering class",
    applies: (plan) =>
      rowsAndNotes(plan, either(CLASS, UNCLASSIFIED)).filter((it) =>
        (CLASS.test(it.text) || CLASS.test(classCell(it)) || UNCLASSIFIED.test(it.text)) &&
        !NOT.test(it.text) &&
        ROOF.test(`${it.text} ${it.heading ?? ""} ${it.schedule?.title ?? ""}`)
      ).flatMap((it) => {
        if (UNCLASSIFIED.test(it.text)) {
          return [{ ...it, value: "ABC".length, unit: "class", raw: "none" }];
        }
        const letter = (CLASS.exec(it.text) ?? CLASS.exec(classCell(it)))?.[1].toUpperCase();
        return letter ? [{ ...it, value: "ABC".indexOf(letter), unit: "class", raw: letter }] : [];
      }),
    check(it, { building }) {
      const { value: type, isDisputed } = building.constructionType;
      if (type === null) return inapplicable();
      const required = /^(II|III|V)B$/.test(type) ? "C" : "B";
      const data = { actual: it.raw, required, unit: "class", type };
      if (it.value <= "ABC".indexOf(required)) return pass(data);
      return isDisputed ? cantTell("low", data) : fail("low", data);
    },
    messages: {
      ok: "The roof covering is Class {actual}; Type {type} requires Class {required}.",
      low: "The roof covering is Class {actual}; Type {type} requires Class {required} or better.",
    },
    recommendation:
      "Specify a roof assembly of Class {required} or better with its product approval.",
  }),
  {
    topic: /\bROOF\w*\b[^;]{0,25}\bCLASS/i,
    data: () => ({ required: "the class of Table 1505.1", unit: null }),
  },
);
