import rule from "../../../../functions/_rules/accessibility/parking-sign-height.ts";
import { aDimension, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: 'BOTTOM 48"', where: { drawing: "HANDICAP SIGN DETAIL" }, kinds: ["fail"] },
  {
    says: `4'-6" TO BOTTOM OF SIGN`,
    where: { drawing: "SIGN DETAIL" },
    plan: { sheets: [aSheet({ title: "SITE PLAN AND ACCESSIBLE PARKING" })] },
    kinds: ["fail"],
  },
  { says: "VAN SPACE: NO SIGN OBSTRUCTION IN VIEW", kinds: [] },
  { says: "ADA STALLS: PAINT MARKINGS ONLY AFTER CURING", kinds: [] },
  { says: "ADA PARKING: NO SIGNAGE ON LIGHT POLES", kinds: [] },
  {
    says: "DISABLED STALLS IDENTIFIED BY PAVEMENT SYMBOL ONLY, NO POST SIGNS.",
    kinds: ["fail"],
  },
  { says: "ADA SPACES: PAINTED SYMBOL ONLY", kinds: ["fail"] },
  { says: "H.C. PARKING - NO SIGN", kinds: ["fail"] },
  { says: "NO SIGNS AT STANDARD STALLS; ADA STALL SIGN PER FTP-20", kinds: [] },
  { says: "ADA STALLS: NO SIGN SHALL PROJECT INTO AISLE", kinds: [] },
  { says: "ADA STALLS: REGULAR STALLS HAVE NO SIGNS", kinds: [] },
  { says: "EXISTING ADA STALL HAS NO SIGN", kinds: [] },
  { says: "ADA SPACES, NO SIGN POSTS IN AISLE", kinds: [] },
  {
    says:
      "Accessible signs: bottom of sign 60 inches above grade, PARKING BY DISABLED PERMIT ONLY.",
    kinds: ["pass"],
  },
  { says: 'ADA PARKING SIGN, BOTTOM AT 48" ABOVE GRADE', kinds: ["fail"] },
  { says: 'HANDICAP PARKING: 54" TO BOTTOM OF SIGN', kinds: ["fail"] },
  { says: "ACCESSIBLE PARKING SIGN 7'-0\" A.F.G.", kinds: ["pass"] },
  { says: 'HC SIGN FTO-25 12" x 18", 60" MIN. ABOVE FINISHED GRADE', kinds: ["pass"] },
  { says: 'R7-8 SIGN WITH $250 FINE PANEL, LOWER EDGE OF PANEL 48" A.F.G.', kinds: ["fail"] },
  { says: "FTP-25 SIGN: 4'-10\" FROM GRADE TO UNDERSIDE OF SIGN", kinds: ["fail"] },
  { says: 'PENALTY SIGN, B.O. PANEL AT 60" ABOVE GRADE', kinds: ["pass"] },
  { says: 'STREET NAME SIGN R1-1, BOTTOM OF SIGN 54" ABOVE GRADE', kinds: [] },
  { says: 'EXIT SIGN 80" A.F.F.', kinds: [] },
  { says: 'RESTROOM SIGN 60" A.F.F. ACCESSIBLE', kinds: [] },
  { says: `48" TO BOTT. OF SIGN`, where: { drawing: "HANDICAP SIGN DETAIL" }, kinds: ["fail"] },
  { says: `60" TO BOTTOM OF SIGN`, where: { drawing: "HANDICAP SIGN DETAIL" }, kinds: ["pass"] },
  { says: `4'-6" A.F.G.`, where: { drawing: "ADA PARKING SIGN" }, kinds: ["fail"] },
  { says: `4'-0" MIN.`, where: { drawing: "ADA PARKING SIGN" }, kinds: ["cantTell"] },
  { says: `4'-0"`, where: { drawing: "MONUMENT SIGN" }, kinds: [] },
]);

testStatements(rule, [
  { says: "3'-10\" GRADE TO BOT. OF SIGN", where: { drawing: "R7-8 POST SIGN" }, kinds: ["fail"] },
  { says: "5'-0\" GRADE TO BOT. OF SIGN", where: { drawing: "R7-8 POST SIGN" }, kinds: ["pass"] },
  { says: "3'-10\" GRADE TO BOT. OF SIGN", where: { drawing: "STOP SIGN" }, kinds: [] },
]);

/** The detail of a sign with bare dimensions, upright. */
const detail = (says: string, ...heights: number[]) => ({
  says,
  where: { drawing: "PARKING SIGN" },
  plan: {
    dimensions: heights.map((height) =>
      aDimension(`${height}"`, height, { drawing: "PARKING SIGN", orientation: "vertical" })
    ),
  },
});

testStatements(rule, [
  {
    name: "all that is drawn does not reach, nor its label",
    ...detail(`4'-8" CLR.`, 56),
    kinds: ["fail", "fail"],
  },
  { name: "more is drawn", ...detail(`4'-8" CLR.`, 56, 18), kinds: ["cantTell"] },
  { name: "a plate alone", ...detail(`4'-8" CLR.`, 18), kinds: ["cantTell"] },
]);
