import rule from "../../../../functions/_rules/fire/low-frequency-sounders.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "GUEST ROOM SOUNDER BASE 520 HZ", kinds: ["pass"] },
  { says: "GUEST ROOM HORN 3100 HZ", kinds: ["fail"] },
  { says: "HORNS IN BEDRMS: 3,100 HZ TONE, 75 DBA AT PILLOW", kinds: ["fail"] },
  { says: "HORNS IN BEDRMS: 520 HZ TONE, 75 DBA AT PILLOW", kinds: ["pass"] },
  { says: "SLEEPING ROOMS: MINI-HORN", kinds: ["fail"] },
  { says: "CORRIDOR MINI-HORN", kinds: [] },
  { says: "MINI-HORNS IN THE BEDROOMS PRODUCE A 520-HERTZ SIGNAL", kinds: ["pass"] },
  { says: "BEDROOMS: MINI-HORNS IN LIEU OF 520 HZ SOUNDERS", kinds: ["fail"] },
  { says: "BEDROOMS: MINI-HORNS; 520 HZ IN CORRIDORS", kinds: ["fail"] },
]);
