import rule from "../../../../functions/_rules/fire/natural-light.ts";
import { aHouse, aList, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  {
    name: "a room with too little beside another with light that is artificial",
    plan: aList(
      "LT. & VENT. (SF)",
      ["RM.", "FLR.", "GLZ.", "OPER."],
      ["BR 3", "132", "9.6", "5.4"],
      ["DEN (NO WDW.)", "70", "6 F.C. ART. LT.", "MECH. VENT"],
    ),
    kinds: ["fail"],
  },
  { says: "MEDIA ROOM 252 SF, TOTAL GLAZ. 11 SF", kinds: ["fail"] },
  { says: "MEDIA ROOM 252 SF, TOTAL GLAZ. 21 SF", kinds: ["pass"] },
  { says: "TOTAL GLAZING 11 SF, TOTAL AREA 252 SF", kinds: [] },
  { says: "LAUNDRY ROOM 252 SF, GLAZ. 11 SF", kinds: [] },
  {
    says: "GREAT ROOM 336 SQ FT: GLAZING 23.5 SQ FT, OPENABLE 14 SQ FT",
    where: { drawing: "STAIR AND HALL" },
    kinds: ["fail"],
  },
  {
    name: "a remark on machines in the row of a room",
    plan: aList(
      "LIGHT AND VENT",
      ["ROOM", "FLOOR SF", "GLASS REQ SF", "GLASS PROV SF", "REMARKS"],
      ["BEDROOM 4", "304", "24.3", "18.0", "NO MECH. VENT CREDIT"],
    ),
    kinds: ["fail"],
  },
  {
    name: "a short head over the glass",
    plan: aList("LIGHT / VENT", ["RM", "FLR (SF)", "GLZ (SF)"], ["BR2", "150", "10.5"]),
    kinds: ["fail"],
  },
  {
    name: "the clear opening of a window is no floor",
    plan: {
      schedules: [
        aSchedule(
          "window",
          [["MK", "mark"], ["ROOM", "room"], ["NET CLR SF", "clear opening"], [
            "GLASS AREA SF",
            "glazing",
          ]],
          [["W1", "BEDROOM 1", "6.0", "25"]],
          { title: "WINDOW SCHEDULE" },
        ),
      ],
    },
    kinds: [],
  },
  { says: "NATURAL LIGHT: 8% OF FLOOR AREA", kinds: ["pass"] },
  { says: "BATH NATURAL LIGHT 4% OF FLOOR AREA", kinds: [] },
  { says: "BEDROOM 2 NATURAL LIGHT PROVIDED 6.5% (8% MIN.)", kinds: ["fail"] },
  { says: "GLAZED AREA = 9.2 PERCENT", kinds: ["pass"] },
  { says: "GLAZED AREA 6.5% OF TOTAL FLOOR AREA", kinds: ["cantTell"] },
  { says: "GLAZED AREA 9% OF TOTAL FLOOR AREA", kinds: ["pass"] },
  { says: ["NATURAL LIGHT 5%", "ARTIFICIAL LIGHT 6 FC AVERAGE"], kinds: ["pass"] },
  { says: "LIGHT AND VENTILATION 4% OPENABLE", kinds: ["cantTell"] },
  { name: "an office", says: "NATURAL LIGHT 5%", project: aProject(), kinds: [] },
  { says: "BEDROOM 2 GLAZING IS 5% OF THE FLOOR AREA", kinds: ["fail"] },
  {
    says: "GLAZED AREA 9 SF",
    where: { drawing: "BEDROOM 3 - 150 SF" },
    kinds: ["fail"],
  },
  {
    says: "GLAZED AREA 12 SF",
    where: { drawing: "BEDROOM 3 - 150 SF" },
    kinds: ["pass"],
  },
  {
    name: "rows of glazing beside floor area",
    plan: {
      schedules: [
        aSchedule("ventilation", [["ROOM", "room"], ["FLOOR", "name"], ["GLAZING", "glazing"], [
          "OPENABLE",
          null,
        ]], [
          ["GREAT ROOM", "420 SF", "24 SF", "18 SF"],
          ["BED 2", "140 SF", "15 SF", "7.5 SF"],
          ["BATH", "40 SF", "0 SF", "0 SF"],
        ], { title: "LIGHT AND VENTILATION SCHEDULE" }),
      ],
    },
    kinds: ["fail", "pass"],
  },

  {
    name: "what is provided beside ventilation required",
    plan: aList("LIGHT & VENT", ["ROOM", "FLOOR SF", "REQ VENT", "PROV"], [
      "DEN",
      "150",
      "6",
      "8.5",
    ]),
    kinds: [],
  },
  {
    name: "what is provided beside light required",
    plan: aList("LIGHT & VENT", ["ROOM", "FLOOR SF", "REQ LIGHT", "PROV"], [
      "DEN",
      "150",
      "12",
      "8",
    ]),
    kinds: ["fail"],
  },
], aHouse());

testStatements(rule, [
  { says: "BED 2 GLAZING 6.8% OF FLOOR", kinds: ["fail"] },
  { says: "BED 2 GLAZING 8.1% OF FLOOR", kinds: ["pass"] },
  { says: "BED 3 LIGHT 7.2%", kinds: ["fail"] },
  { says: "LIVING GLAZING 7% TINT", kinds: [] },
  { says: "Bedroom 2: glazed area 9.6 sf, floor area 142 sf.", kinds: ["fail"] },
  { says: "Bedroom 2: glazed area 11.4 sf, floor area 142 sf.", kinds: ["pass"] },
  {
    name: "shares under light in a list of rooms",
    plan: aList(
      "ROOMS",
      ["ROOM", "CEILING", "LIGHT", "VENT"],
      ["BED 2", "8-0", "6.8%", "6.2%"],
      ["BED 3", "8-0", "8.0%", "4.1%"],
      ["HALL", "8-0", "2.0%", "-"],
    ),
    kinds: ["fail", "pass"],
  },
  {
    name: "a share without its sign",
    plan: aList("ROOM SCHEDULE", ["ROOM", "AREA SF", "LIGHT %"], ["BED 2", "121", "6.8"]),
    kinds: ["fail"],
  },
  {
    name: "numbers of lights",
    plan: aList("SWITCHING", ["ROOM", "LIGHT", "FAN"], ["BED 2", "2", "1"]),
    kinds: [],
  },
  {
    says: ["BED 2 GLAZING 6.8% OF FLOOR", "NO ARTIFICIAL LIGHT ALTERNATIVE"],
    kinds: ["fail"],
  },
], aHouse());

testStatements(rule, [
  { says: "BR 2 180 SF: GLZ 12.0 SF, OPENABLE 8.0 SF", kinds: ["fail"] },
  { says: "Bedroom 3 of 160 square feet has 11 square feet of glass.", kinds: ["fail"] },
  { says: "Bedroom 3 of 160 square feet has 14 square feet of glass.", kinds: ["pass"] },
], aHouse());

testStatements(rule, [
  { says: "484 S.F., GLASS 31 S.F.", where: { room: "BONUS ROOM" }, kinds: ["fail"] },
  { says: "352 S.F., GLASS 28.2 S.F.", where: { room: "FAMILY" }, kinds: ["pass"] },
  { says: "84 S.F., GLASS 3 S.F.", where: { room: "LAUNDRY" }, kinds: [] },
], aHouse());

const dark = "BEDROOM 3 OF UNIT B, 110 SF: W3 GLASS 8.1 SF, OPENING PART 5.2 SF";

testStatements(rule, [
  { says: dark, kinds: ["fail"] },
  { says: "BEDROOM 2, UNIT A, 120 SF: W2 GLASS 9.6 SF", kinds: ["pass"] },
  { says: [dark, "ARTIFICIAL LIGHT OF 6 FC IN ALL HABITABLE ROOMS"], kinds: ["pass"] },
  { says: [dark, "BEDROOM 3: ELECTRIC LIGHT 6 FC"], kinds: ["pass"] },
  {
    says: [dark, "LIVING AND KITCHEN: ELECTRIC LIGHT 6 FC IN PLACE OF WINDOW AREA"],
    kinds: ["fail"],
  },
  { says: [`${dark}, NATURAL LIGHT ONLY`, "ARTIFICIAL LIGHT OF 6 FC"], kinds: ["fail"] },
], aHouse());
