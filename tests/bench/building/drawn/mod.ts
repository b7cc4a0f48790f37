/**
 * Floor plans drawn from building data by nine offices with the exact truth of each, one of them also scanned askew.
 */
import { scanPages } from "../../control/scan.ts";
import { drawHospital } from "./batt_draw.ts";
import { buildings } from "./buildings.ts";
import { drawBuilding } from "./draw.ts";
import { drawPowerPlan, symbolsOf } from "./power.ts";
import { styles } from "./styles.ts";
import { drawWings, type WingStyle } from "./wing_draw.ts";
import { clinicWithWing, curvedLibrary, type WingBuilding } from "./wings.ts";

/** A wing at an angle in heavy strokes, lettered in strokes; a curved front in pairs of lines. */
const winged = [
  ["wing", clinicWithWing, {
    paperIn: [24, 18],
    pointsPerFoot: 13.5,
    scale: `3/16" = 1'-0"`,
    walls: { heavyPt: 3.2 },
    hasStrokes: true,
  }],
  ["curve", curvedLibrary, {
    paperIn: [24, 18],
    pointsPerFoot: 18,
    scale: `1/4" = 1'-0"`,
    walls: { thickIn: 6 },
    hasStrokes: false,
  }],
] as const satisfies (readonly [string, WingBuilding, WingStyle])[];

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
  for (const [name, building, style] of winged) {
    const { bytes, truth } = await drawWings(building, style);
    await write(name, bytes, truth);
  }
  const turned = await drawHospital();
  await write("hospital", turned.bytes, turned.truth);
  const powered = ["clinic", "cottage", "townhouse"] as const;
  for (const [index, name] of powered.entries()) {
    const { bytes, truth } = await drawPowerPlan(buildings[name], styles[name], symbolsOf[index]);
    await write(`power-${name}`, bytes, truth);
  }
  return folders;
}
