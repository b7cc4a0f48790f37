import rule from "../../../../functions/_rules/plumbing/toilet-route.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "TRAVEL DISTANCE TO RESTROOMS: 500 FT", kinds: ["pass"] },
  { says: "PATH OF TRAVEL TO TOILET FACILITIES 620 FT", kinds: ["fail"] },
  { says: "RESTROOMS LOCATED WITHIN 350 FT OF MALL TENANT", kinds: ["fail"] },
  { says: "RESTROOMS WITHIN 200' OF SUITE", kinds: ["pass"] },
  { says: "EXIT TRAVEL DISTANCE 520 FT", kinds: [] },
  { says: "RESTROOM DOOR 3'-0\"", kinds: [] },
  { says: "640' PATH TO NEAREST TOILET", kinds: ["fail"] },
  { says: "500' PATH TO NEAREST TOILET", kinds: ["pass"] },
  {
    says: "EMPLOYEE RESTROOMS ARE LOCATED 620 FEET FROM THE FARTHEST WORK STATION",
    kinds: ["fail"],
  },
  { says: "NEAREST RESTROOMS 540 LF", kinds: ["fail"] },
  {
    name: "TOILETS 420' FROM TENANT ENTRANCE under COVERED MALL PLAN",
    says: "TOILETS 420' FROM TENANT ENTRANCE",
    where: { drawing: "COVERED MALL PLAN" },
    kinds: ["fail"],
  },
  { says: "640' BUILDING LENGTH, RESTROOMS @ CENTER", kinds: [] },
  {
    says: "CUSTOMERS USE THE RESTROOMS AT THE FRONT VESTIBULE, A WALK OF APPROXIMATELY 575 FT",
    kinds: ["fail"],
  },
  { says: "RESTROOMS AT REAR, A WALKING DISTANCE OF 480 FT", kinds: ["pass"] },
  { says: "COVERED WALK BY RESTROOMS, 640 FT LONG", kinds: [] },
]);
