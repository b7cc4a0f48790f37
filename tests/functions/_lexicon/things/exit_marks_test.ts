import { exitMarkThings } from "../../../../functions/_lexicon/things/exit_marks.ts";
import { testThings } from "./_things.ts";

testThings("exit marks", exitMarkThings, [
  ["EXIT SIGNS", "exit sign"],
  ["PANIC HDWR", "panic hardware"],
]);
