/** The tests of what reads and writes files. The test command runs this module in their place; each file can still be run alone. */
import { TOGETHER } from "../fakes/rooms.ts";
import { listTogether, runTogether } from "../fakes/together.ts";

await runTogether(listTogether(TOGETHER.reading));
