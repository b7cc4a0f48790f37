import rule from "../../../../functions/_rules/electrical/tub-zone.ts";
import { aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

/** One row of a list of receptacles. */
const listed = (head: string, cell: string) => ({
  schedules: [
    aSchedule("other", [["LOCATION", null], ["HEIGHT AFF", null], [head, null]], [
      ["BATH 2 RECEPT.", '44"', cell],
    ]),
  ],
});

testStatements(rule, [
  { says: 'RECEPTACLE 40" FROM TUB RIM', kinds: ["pass"] },
  { says: 'RECEPTACLE 30" FROM TUB RIM', kinds: ["fail"] },
  { says: 'RECEPTACLE 30" FROM LAV', kinds: [] },
  { name: "a column", plan: listed("HORIZ. FROM TUB RIM", '24"'), kinds: ["fail"] },
  { name: "a column with enough", plan: listed("HORIZ. FROM TUB RIM", '40"'), kinds: ["pass"] },
  { name: "another column", plan: listed("HORIZ. FROM BASIN", '24"'), kinds: [] },
]);

testStatements(rule, [
  {
    says: `BASINS: 3'-0" FROM EDGE OF BOWL. BATH 1 OUTLET 2'-2" FROM THE TUB RIM, 48 IN. HIGH.`,
    kinds: ["fail"],
  },
  { says: `OUTLET 2'-2" FROM THE BASIN, OPPOSITE THE TUB`, kinds: [] },
  { says: `LAV OUTLET 3'-0" FROM BOWL. TUB OUTLET 3'-2" FROM THE TUB RIM.`, kinds: ["pass"] },
]);
