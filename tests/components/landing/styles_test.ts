/** The landing page's styles are made for what it imports alone. */
import assert from "node:assert/strict";

const COMPONENTS = new URL("../../../components/", import.meta.url);
const styles = await Deno.readTextFile(new URL("styles/landing.css", COMPONENTS));

Deno.test("the landing page has the styles of every piece of the interface it shows", async () => {
  for (const folder of ["landing", "public"]) {
    for await (const { name } of Deno.readDir(new URL(folder, COMPONENTS))) {
      const text = await Deno.readTextFile(new URL(`${folder}/${name}`, COMPONENTS));
      for (const [, piece] of text.matchAll(/from "\.\.\/ui\/(\w+\.tsx)"/g)) {
        assert.ok(styles.includes(`@source "../../components/ui/${piece}"`), `${name}: ${piece}`);
      }
    }
  }
});
