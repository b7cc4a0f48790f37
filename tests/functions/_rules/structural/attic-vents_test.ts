import rule from "../../../../functions/_rules/structural/attic-vents.ts";
import { aHouse, aList } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "ATTIC 1,500 SF, VENT AREA 10 SF", kinds: ["pass"] },
  { says: "ATTIC 1,500 SF, VENT AREA 5 SF, HALF AT RIDGE", kinds: ["pass"] },
  { says: "ATTIC 1,500 SF, VENT AREA 5 SF", kinds: ["cantTell"] },
  { says: "ATTIC 1,500 SF, VENT AREA 5 SF, ALL AT SOFFIT", kinds: ["fail"] },
  { says: "ATTIC 1,500 SF, VENT AREA 4 SF, RIDGE AND SOFFIT", kinds: ["fail"] },
  { says: "ATTIC 1,500 SF, REQUIRED 10 SF, PROVIDED 1,440 SQ IN", kinds: ["pass"] },
  { says: "ATTIC VENTS: TOTAL NET FREE AREA 6.4 SF (1/460)", kinds: ["fail"] },
  { says: "ATTIC VENTS: TOTAL NET FREE AREA 16 SF (1/148)", kinds: ["pass"] },
  { says: "ATTIC 1,500 SF", kinds: [] },
  { says: "ATTIC AREA / RATIO USED: 1,456 SF / 1 IN 300 = 4.85 SF", kinds: [] },
  { says: "ATTIC VENT AREA 2.3 SF HIGH + 2.7 SF EAVES = 5.0 SF", kinds: [] },
], aHouse());

testStatements(rule, [
  {
    name: "8.2 sq ft at the eaves under PROVIDED",
    plan: aList(
      "ATTIC VENTILATION SCHEDULE (R806.2)",
      ["ITEM", "REQUIRED", "PROVIDED", "REMARKS"],
      [
        "MAIN ATTIC, 1,728 SF",
        "11.5 SF (1/150)",
        "8.2 SF NET FREE",
        "ALL VENTS AT EAVES, NO RIDGE VENT",
      ],
    ),
    kinds: ["fail"],
  },
  {
    name: "0.80 sq ft with 45% at the ridge under PROVIDED",
    plan: aList(
      "ATTIC VENTILATION SCHEDULE (R806.2)",
      ["ITEM", "REQUIRED", "PROVIDED", "REMARKS"],
      [
        "DECK ROOF ATTIC, 220 SF",
        "0.73 SF (1/300)",
        "0.80 SF NET FREE",
        "45% AT RIDGE, 55% AT EAVES",
      ],
    ),
    kinds: ["pass"],
  },
  { says: "Ceiling insul. R-30 batts; attic vent 1/200, 20% at ridge", kinds: ["fail"] },
  { says: "Apt. attic: R-38 blown, vents 1/300 w/ 45% at ridge", kinds: ["pass"] },
  { says: "ATTIC 960 SF EA, NET VENT 780 SQ IN, SOFFIT ONLY", kinds: ["fail"] },
  { says: "ATTIC 960 SF EA, NET VENT 922 SQ IN", kinds: ["pass"] },
  {
    name: "6 sq ft with nothing at the ridge",
    plan: aList("ATTIC VENTILATION", ["ATTIC", "AREA", "NFA PROVIDED", "RIDGE / SOFFIT"], [
      "MAIN",
      "1,500 SF",
      "6.0 SF",
      "0% / 100%",
    ]),
    kinds: ["fail"],
  },
  { says: "ATTIC VENTILATION: 1/400 OF ATTIC AREA, RIDGE AND SOFFIT", kinds: ["fail"] },
  { says: "Attic vents 1:250, all at soffit", kinds: ["fail"] },
  {
    name: "attic and vents in two rows",
    plan: aList("ATTIC VENT CALC", ["ITEM", "VALUE"], ["ATTIC AREA", "1,800 SF"], [
      "NET FREE AREA PROVIDED",
      "8.0 SF",
    ], ["LOCATION", "ALL AT SOFFIT"]),
    kinds: ["fail"],
  },
  { says: "Attic vents 1:150, all at soffit", kinds: ["pass"] },
  { says: "ATTIC VENTS REQ'D 1/150 OR 1/300 W/ 50% AT RIDGE", kinds: [] },
  { says: "CRAWL SPACE VENTS 1/400", kinds: [] },
  { says: "ROOF SLOPE 1/4 PER FT, ATTIC VENTED", kinds: [] },
  { says: "NFVA 1/250, ALL SOFFIT", where: { drawing: "ATTIC VENTILATION" }, kinds: ["fail"] },
  { says: "ATTIC AREA 1,800 SF; VENTS PROV'D 8.0 SF, EAVES ONLY", kinds: ["fail"] },
  {
    says: "ATTIC AREA = 1,800 SF, REQ'D 1/150 = 12 SF, PROVIDED = 8.0 SF AT SOFFIT ONLY",
    kinds: ["fail"],
  },
  {
    says:
      "The attic of 1,500 square feet is ventilated by 700 square inches of net free area, all at the eaves.",
    kinds: ["fail"],
  },
  { says: "ATTIC VENTS 1/300, 25% AT RIDGE", kinds: ["fail"] },
  { says: "ATTIC VENT RATIO 1:240, SOFFIT VENTS ONLY", kinds: ["fail"] },
  { says: "ATTIC VENTS 1/300, 40% AT RIDGE, 60% AT EAVES", kinds: ["pass"] },
  { says: "ATTIC AREA 1,800 SF; VENTS PROV'D 12.0 SF, EAVES ONLY", kinds: ["pass"] },
  { says: "ATTIC VENTILATION 1/300 WHERE 40% IS AT RIDGE, ELSE 1/150", kinds: [] },
  { says: "UNVENTED ATTIC, R806.5; GABLE VENTS CLOSED 1/200", kinds: [] },
  { says: "ATTIC VENTS SCALE 1:100 AT RIDGE", kinds: ["pass"] },
  { says: 'ATTIC SECTION 1/4" = 1\'-0", RIDGE VENT', kinds: [] },
], aHouse());

testStatements(rule, [
  {
    says: "The attic of 1,520 sq ft has 5.2 sq ft of net vents, all of them in the soffits, 1/300.",
    kinds: ["fail"],
  },
  { says: "ATTIC 1,500 SF, VENTS 5.1 SF, ALL VENTING AT EAVES", kinds: ["fail"] },
  { says: "NFVA 4.2 SF = 1/300, HIGH 20%", kinds: ["fail"] },
  { says: "NFVA 4.2 SF = 1/300, HIGH 45%", kinds: ["pass"] },
  { says: "NET FREE VENT AREA 1/300, ALL IN THE SOFFITS", kinds: ["fail"] },
  { says: "CRAWL SPACE NFVA 1/300, LOW 100%", kinds: [] },
], aHouse());

testStatements(rule, [
  {
    says:
      "7.3. ATTIC VENTS: HOUSE ATTIC 2,240 SF, NET FREE VENT AREA 5.5 SF, 45 PERCENT AT RIDGE. COTTAGE ATTIC 480 SF, NET FREE VENT AREA 1.6 SF, 45 PERCENT AT RIDGE. REST AT EAVES.",
    kinds: ["fail", "pass"],
  },
  { says: "3. ATTIC 1,350 SF EA. UNIT, RIDGE VENT ONLY, NFVA 6.2 SF", kinds: ["fail"] },
  { says: "3. ATTIC 1,350 SF EA. UNIT, RIDGE VENT ONLY, NFVA 9.2 SF", kinds: ["pass"] },
], aHouse());

const tabled = (row: string[], heads = ["ATTIC", "AREA SF", "NFVA HIGH SF", "NFVA EAVE SF"]) => ({
  plan: aList("ROOF VENTILATION", heads, row),
});

testStatements(rule, [
  {
    name: "too much of the vents high",
    ...tabled(["Main house", "1,488", "3.2", "2.0"]),
    kinds: ["fail"],
  },
  { name: "vents high and low", ...tabled(["Garage", "564", "0.94", "0.96"]), kinds: ["pass"] },
  {
    name: "plenty of vents, most of them high",
    ...tabled(["Main", "1,488", "8.0", "2.5"]),
    kinds: ["pass"],
  },
  {
    name: "vents in square inches beside what is asked",
    ...tabled(["Main", "1,500", "1,440", "800"], [
      "ATTIC",
      "FLOOR AREA SF",
      "REQ'D NFA SQ IN",
      "PROVIDED NFA SQ IN",
    ]),
    kinds: ["cantTell"],
  },
  {
    name: "a total beside its parts",
    ...tabled(["Main", "1,500", "4.0", "4.0", "10.2"], [
      "ATTIC",
      "AREA SF",
      "RIDGE SF",
      "SOFFIT SF",
      "TOTAL NFVA SF",
    ]),
    kinds: ["pass"],
  },
  {
    name: "a list of rooms",
    plan: aList("ROOM VENTILATION", ["ROOM", "AREA SF", "VENT SF"], ["Den", "150", "0.4"]),
    kinds: [],
  },
], aHouse());
