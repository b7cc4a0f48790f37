/** Floor plans drawn from building data by six offices, and one of them scanned askew, with the exact truth of each. */
import { scanPages } from "../../control/scan.ts";
import { buildings } from "./buildings.ts";
import { drawBuilding } from "./draw.ts";
import { styles } from "./styles.ts";

/** The clinic comes a second time as a scanner returns it. */
const SCANNED = "clinic";

/** Draws all sets below a folder and gives their folders. */
export async function drawBuildings(root: string): Promise<string[]> {
  const folders: string[] = [];
  const write = async (name: string, bytes: Uint8Array, truth: unknown) => {
    const folder = `${root}/${name}`;
    await Deno.mkdir(folder, { recursive: true });
    await Deno.writeFile(`${folder}/plans.pdf`, bytes);
    await Deno.writeTextFile(`${folder}/truth.json`, JSON.stringify(truth, null, 1));
    folders.push(folder);
  };
  for (const [name, building] of Object.entries(buildings)) {
    const { bytes, truth } = await drawBuilding(building, styles[name as keyof typeof styles]);
    await write(name, bytes, truth);
    if (name === SCANNED) {
      const scan = await scanPages(bytes, [1, 2], { dpi: 200, angleDeg: 0.3 });
      await write(`${name}-scan`, scan, truth);
    }
  }
  return folders;
}
