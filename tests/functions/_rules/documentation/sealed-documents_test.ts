import rule from "../../../../functions/_rules/documentation/sealed-documents.ts";
import { aNote, aPlanSet, aSheet } from "../../../fakes/plan_set.ts";
import { testRule } from "../../../fakes/rule_table.ts";

testRule(rule, [
  [
    "fails permit drawings nobody signed",
    "THESE PERMIT DRAWINGS WERE PREPARED BY THE CONTRACTOR; NO ARCHITECT OR ENGINEER OF RECORD HAS SIGNED THEM.",
    "fail",
  ],
  ["passes a digital signature", "DIGITALLY SIGNED AND SEALED", "pass"],
  [
    "passes a signature on the sheet",
    "PE 00TEST SEALED AND SIGNED THIS SHEET, SEE DIGITAL SIGNATURE",
    "pass",
  ],
  ["passes a license number", "M. ABARA, AIA FL AR 99005", "pass"],
  ["passes an engineer's license", "JOHN DOE, P.E. LIC. NO. 12345", "pass"],
  ["passes a license of the state", "FL AR 99005", "pass"],
  ["passes a license number behind NO.", "AR NO. 99005", "pass"],
  ["says nothing of the license of a firm", "FIRM LICENSE NO. AA26000123", ""],
  ["says nothing of a firm's license without letters", "FIRM LIC. NO. 30123", ""],
  ["takes no ZIP code for a license", "LITTLE ROCK, AR 72201", ""],
  [
    "takes no ZIP code for the number of a firm",
    aPlanSet({
      sheets: [aSheet(), aSheet({ page: 2 })],
      notes: [aNote("BEVERLY HILLS, CA 90210")],
    }),
    "cantTell",
  ],
  [
    "lets the number of a firm stand for silence",
    aPlanSet({ sheets: [aSheet(), aSheet({ page: 2 })], notes: [aNote("CA NO. 30123")] }),
    "",
  ],
  ["says nothing of the number of a firm", "SHELL STUDIO ARCHITECTS, AA 26009999", ""],
  ["says nothing of the seal of trusses", "TRUSS ENGINEERING: DELEGATED, SIGNED AND SEALED", ""],
  ["asks about a preliminary set", "PRELIMINARY - NOT SEALED", "cantTell"],
  ["asks about silence", aPlanSet({ sheets: [aSheet(), aSheet({ page: 2 })] }), "cantTell"],
  ["leaves a single sheet alone", aPlanSet(), ""],
  ["says nothing without title blocks", aPlanSet({ sheets: [aSheet({ titleBlock: null })] }), ""],
  ["fails a permit set without a seal", "UNSIGNED / UNSEALED - PERMIT SET", "fail"],
  ["asks about a sheet without a seal", "NO ARCHITECT'S SEAL THIS SHEET", "cantTell"],
  [
    "takes the words about paper copies for those of a seal",
    "PRINTED COPIES OF THIS DOCUMENT ARE NOT CONSIDERED SIGNED AND SEALED",
    "pass",
  ],
]);
