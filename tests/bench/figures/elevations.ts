/** Parts of elevations and sections with a bare figure. */
import type { Detail } from "./detail.ts";
import type { Scene } from "./scene.ts";

/** Closet from the side, its tank against a wall at `x`, its seat at `seat`. */
export function closetFromSide(s: Scene, x: number, seat: number): void {
  s.rect(x, seat - 2, 8, 17).rect(x - 0.5, seat + 15, 9, 1.5);
  s.shape([x + 8, seat, x + 28, seat, x + 28, seat - 1.5, x + 8, seat - 1.5]);
  const { office } = s;
  if (office.units === "feet") {
    s.shape([x + 8, seat - 1.5, x + 27, seat - 1.5, x + 20, 0, x + 10, 0]);
  } else {
    s.line([x + 27, seat - 1.5, x + 26, seat - 6, x + 21, 5, x + 20, 0])
      .line([x + 8, seat - 2, x + 10, 5, x + 9, 0]);
  }
}

/** Closet from the front. */
function closetFromFront(s: Scene, x: number): void {
  s.rect(x - 9, 16, 18, 15).ellipse(x, 15, 7, 3).line([x - 6, 13, x - 4, 0, x + 4, 0, x + 6, 13]);
}

/** Lavatory on a wall, from the front, with its tap. */
function lavatoryFromFront(s: Scene, x: number, rim: number): void {
  s.shape([x - 10, rim, x + 10, rim, x + 8, rim - 6, x - 8, rim - 6]);
  s.line([x, rim, x, rim + 5, x + 2, rim + 5]).line([
    x - 2,
    rim - 6,
    x - 2,
    rim - 12,
    x + 2,
    rim - 12,
  ])
    .rect(x - 9, 44, 18, 30);
}

/** Flight in section: `count` risers from (0, 0) up to the right; returns its top. */
export function flight(s: Scene, count: number, riser: number, tread: number): [number, number] {
  const line = [-40, 0, 0, 0];
  for (let at = 0; at < count; at++) {
    line.push(at * tread, (at + 1) * riser);
    if (at < count - 1) line.push((at + 1) * tread, (at + 1) * riser);
  }
  const [x, y] = [(count - 1) * tread, count * riser];
  s.line([...line, x + 48, y], "bold");
  s.line([8, -6, x, y - 12, x + 48, y - 12]);
  return [x, y];
}

/** Balusters between two rails. */
function balusters(
  s: Scene,
  x1: number,
  x2: number,
  low: number,
  high: number,
  step: number,
): void {
  for (let x = x1 + step; x < x2; x += step) s.rect(x - 0.5, low, 1, high - low);
}

/** Guard in front view on a floor at `floor`. */
export function guard(s: Scene, x1: number, x2: number, floor: number, height: number): void {
  s.rect(x1, floor, 3.5, height).rect(x2 - 3.5, floor, 3.5, height);
  s.rect(x1, floor + height - 2, x2 - x1, 2).rect(x1, floor + 3, x2 - x1, 2);
  if (s.office.end === "dot" || s.office.end === "cross") {
    for (let at = 1; at < 11; at++) {
      const y = floor + 5 + at * (height - 7) / 11;
      s.line([x1 + 3.5, y, x2 - 3.5, y]);
    }
  } else balusters(s, x1 + 3.5, x2 - 3.5, floor + 5, floor + height - 2, 4.4);
}

export const elevations: readonly Detail[] = [
  {
    id: "counter",
    means: [["counter", "height"]],
    requirementIds: ["FBC-A-904.4-counter"],
    building: "clinic",
    sheet: ["A-601", "INTERIOR ELEVATIONS"],
    wrong: 40,
    right: 34,
    perIn: 4.5,
    draw(s, h) {
      s.floor(-10, 150).line([0, 0, 0, 96]).line([140, 0, 140, 96]).line([0, 96, 140, 96]);
      s.rect(20, h - 1.5, 90, 1.5, "bold").rect(22, 4, 86, h - 5.5).rect(22, 0, 86, 4);
      s.line([65, 4, 65, h - 1.5]).rect(24, 6, 39, h - 9).rect(67, 6, 39, h - 9);
      s.up(0, h, 124, [124, 110], s.key_(h));
      s.title("RECEPTION COUNTER ELEVATION", 0, -10, 106);
    },
  },
  {
    id: "grab-bar",
    means: [["grab bar", "height"]],
    requirementIds: ["FBC-A-604.5-grab-bars"],
    building: "office",
    sheet: ["A-601", "INTERIOR ELEVATIONS"],
    wrong: 30,
    right: 34,
    perIn: 4.5,
    draw(s, h) {
      s.floor(-10, 110).line([0, 0, 0, 96]).line([100, 0, 100, 96]).line([0, 96, 100, 96]);
      closetFromSide(s, 0, 18);
      s.rect(12, h - 1.5, 42, 1.5, "bold").circle(13, h - 0.7, 1.5).circle(53, h - 0.7, 1.5);
      s.rect(40, 22, 6, 5);
      s.led("GRAB BAR", [70, 56], [44, h - 0.7]);
      s.up(0, h, 66, [66, 54], s.key_(h));
      s.title("TOILET 104 ELEVATION", 0, -10, 106);
    },
  },
  {
    id: "lavatory-rim",
    means: [["lavatory", "height"]],
    requirementIds: ["FBC-A-606-lavatory"],
    building: "office",
    sheet: ["A-601", "INTERIOR ELEVATIONS"],
    wrong: 36,
    right: 33,
    perIn: 4.5,
    draw(s, h) {
      s.floor(-10, 110).line([0, 0, 0, 96]).line([100, 0, 100, 96]).line([0, 96, 100, 96]);
      lavatoryFromFront(s, 35, h);
      closetFromFront(s, 78);
      s.led("MIRROR", [60, 90], [40, 70]).led("LAVATORY", [4, 56], [30, h - 2]);
      s.up(0, h, 54, [54, 45], s.key_(h));
      s.title("TOILET 105 ELEVATION", 0, -10, 106);
    },
  },
  {
    id: "seat",
    means: [["toilet seat", "height"], ["water closet", "height"]],
    requirementIds: ["FBC-A-604.4-seat"],
    building: "office",
    sheet: ["A-601", "INTERIOR ELEVATIONS"],
    wrong: 15,
    right: 18,
    perIn: 6,
    draw(s, h) {
      s.floor(-10, 80).line([0, 0, 0, 80]);
      closetFromSide(s, 0, h);
      s.rect(12, 33, 42, 1.5, "bold");
      s.up(0, h, 40, [40, 28], s.key_(h));
      s.title("TOILET SIDE ELEVATION", 0, -10, 86);
    },
  },
  {
    id: "handrail",
    means: [["handrail", "height"]],
    requirementIds: ["FBC-B-1014.2-handrail-height"],
    building: "apartments",
    sheet: ["A-501", "STAIR PLANS AND SECTIONS"],
    wrong: 31,
    right: 36,
    perIn: 3,
    draw(s, h) {
      const [x, y] = flight(s, 11, 7, 11);
      s.line([-12, h, 0, h + 7, x, y + h, x + 12, y + h], "bold")
        .line([-12, h - 1.5, 0, h + 5.5, x, y + h - 1.5, x + 12, y + h - 1.5]);
      for (const at of [1, 5, 9]) s.line([at * 11, (at + 1) * 7, at * 11, (at + 1) * 7 + h - 1.5]);
      s.up(28, 28 + h, 33, [33, 33], s.key_(h));
      s.title("STAIR 1 SECTION", -40, -14, y + h + 14);
    },
  },
  {
    id: "riser",
    means: [["riser", "height"], ["riser", "rise"]],
    requirementIds: ["FBC-B-1011.5.2-riser"],
    building: "apartments",
    sheet: ["A-501", "STAIR PLANS AND SECTIONS"],
    wrong: 7.75,
    right: 6.75,
    perIn: 4.5,
    draw(s, r) {
      const [, y] = flight(s, 6, r, 11);
      s.up(2 * r, 3 * r, 10, [22, 33], s.key_(r));
      s.title("STAIR DETAIL", -40, -14, y + 14);
    },
  },
  {
    id: "tread",
    means: [["tread", "depth"]],
    requirementIds: ["FBC-B-1011.5.2-tread"],
    building: "office",
    sheet: ["A-501", "STAIR PLANS AND SECTIONS"],
    wrong: 10,
    right: 11.5,
    perIn: 4.5,
    draw(s, t) {
      const [, y] = flight(s, 6, 7, t);
      s.across(2 * t, 3 * t, 33, [21, 28], s.key_(t));
      s.title("SECTION THRU STAIR", -40, -14, y + 14);
    },
  },
  {
    id: "headroom",
    means: [["headroom", "clear height"], ["headroom", "height"], ["stair", "clear height"]],
    requirementIds: ["FBC-B-1011.3-stair-headroom", "FBC-B-1003.3.1-headroom"],
    building: "office",
    sheet: ["A-501", "STAIR PLANS AND SECTIONS"],
    wrong: 77,
    right: 86,
    perIn: 3,
    draw(s, h) {
      const [x] = flight(s, 12, 7, 11);
      s.wall(-40, 28 + h, 84, 10).line([44, 28 + h, 44, 28 + h + 40]);
      s.line([0, 41, x, 84 + 34]);
      s.up(28, 28 + h, 36, [33, 36], s.key_(h));
      s.title("STAIR SECTION", -40, -14, 150);
    },
  },
  {
    id: "deck-guard",
    means: [["guard", "height"]],
    requirementIds: ["FBC-R-R312.1-guard"],
    building: "house",
    sheet: ["A-4", "EXTERIOR ELEVATIONS"],
    wrong: 33,
    right: 37,
    perIn: 3,
    draw(s, h) {
      s.floor(-60, 200, -48).rect(0, -8, 140, 8, "bold").rect(4, -48, 5, 40).rect(130, -48, 5, 40);
      guard(s, 0, 140, 0, h);
      s.say(70, -18, "DECK");
      s.up(0, h, 154, [140, 140], s.key_(h));
      s.up(-48, 0, 176, [176, 140], 48);
      s.title("REAR DECK ELEVATION", -60, -62, h + 14);
    },
  },
  {
    id: "roof-guard",
    means: [["guard", "height"]],
    requirementIds: ["FBC-B-1015.3-guard-height"],
    building: "restaurant",
    sheet: ["A-301", "SECTIONS"],
    wrong: 38,
    right: 43,
    perIn: 3,
    draw(s, h) {
      s.floor(-60, 240, -84).wall(-6, -84, 6, 76).rect(-6, -8, 150, 8, "bold")
        .wall(140, -84, 6, 76);
      s.rect(138, 0, 3, h).rect(136, h - 2, 7, 2).rect(60, 0, 3, h);
      s.line([63, h - 2, 138, h - 2]).line([63, h, 138, h]).line([63, 4, 138, 4]);
      balusters(s, 63, 138, 4, h - 2, 4.3);
      s.say(70, 70, "ROOF TERRACE").say(70, -48, "DINING");
      s.up(0, h, 158, [146, 143], s.key_(h));
      s.title("SECTION AT TERRACE", -60, -96, 90);
    },
  },
  {
    id: "sill",
    means: [["sill", "height"]],
    requirementIds: ["FBC-R-R310.2.2-sill"],
    building: "house",
    sheet: ["A-6", "INTERIOR ELEVATIONS"],
    wrong: 48,
    right: 36,
    perIn: 3,
    draw(s, h) {
      s.floor(-10, 154).line([0, 0, 0, 96]).line([144, 0, 144, 96]).line([0, 96, 144, 96])
        .line([0, 4, 144, 4]);
      s.rect(50, h, 36, 84 - h, "bold").rect(52, h + 2, 32, 80 - h)
        .line([52, (h + 84) / 2, 84, (h + 84) / 2]).rect(48, h - 1.5, 40, 1.5);
      s.up(0, h, 104, [104, 88], s.key_(h));
      s.title("BEDROOM 2 ELEVATION", 0, -10, 106);
    },
  },
  {
    id: "footing",
    means: [["footing", "depth"], ["footing", "distance"]],
    requirementIds: ["FBC-R-R403-footing-depth"],
    building: "house",
    sheet: ["S-2", "FOUNDATION DETAILS"],
    wrong: 8,
    right: 16,
    perIn: 9,
    draw(s, h) {
      s.line([-40, 0, 4, 0], "bold").hatch(-40, -2, 40, 2, 5);
      s.shape([-6, -h, 14, -h, 14, -h + 8, 8, -h + 8, 8, 8, 0, 8, 0, -h + 8, -6, -h + 8], "bold");
      s.rect(8, 4, 44, 4, "bold").circle(0, -h + 3, 0.4).circle(8, -h + 3, 0.4)
        .rect(0, 8, 8, 22, "bold");
      s.led("(2) #5 CONT.", [26, -h - 4], [8, -h + 3]).led('4" CONC. SLAB', [30, 18], [26, 6]);
      s.say(-26, 4, "GRADE");
      s.up(-h, 0, -18, [-6, -18], s.key_(h));
      s.title("FOOTING DETAIL", -40, -h - 8, 36);
    },
  },
  {
    id: "thermostat",
    means: [["reach control", "height"]],
    requirementIds: ["FBC-A-308-reach"],
    building: "office",
    sheet: ["A-601", "INTERIOR ELEVATIONS"],
    wrong: 54,
    right: 46,
    perIn: 3,
    draw(s, h) {
      s.floor(-10, 154).line([0, 0, 0, 96]).line([144, 0, 144, 96]).line([0, 96, 144, 96]);
      s.rect(30, 0, 36, 84, "bold").circle(33, 38, 1.5);
      s.rect(80, h - 5, 4, 5).line([82, h - 3, 82, h - 1.5]);
      s.led("THERMOSTAT", [96, 80], [83, h - 2]);
      s.up(0, h, 104, [104, 84], s.key_(h));
      s.title("OFFICE 108 ELEVATION", 0, -10, 106);
    },
  },
  {
    id: "range-hood",
    means: [["range clearance", "clear height"], ["range clearance", "distance"], [
      "range clearance",
      "height",
    ], ["range clearance", "opening"]],
    requirementIds: ["FBC-FG-623.7-range-clearance"],
    building: "house",
    sheet: ["A-6", "INTERIOR ELEVATIONS"],
    wrong: 24,
    right: 32,
    perIn: 3,
    draw(s, h) {
      s.floor(-10, 160).line([0, 0, 0, 96]).line([150, 0, 150, 96]).line([0, 96, 150, 96]);
      s.rect(0, 4, 60, 32).rect(0, 34.5, 60, 1.5, "bold").rect(90, 4, 60, 32)
        .rect(90, 34.5, 60, 1.5, "bold");
      s.rect(60, 0, 30, 36, "bold").rect(63, 8, 24, 16).circle(66, 31, 1.2).circle(72, 31, 1.2)
        .circle(78, 31, 1.2).circle(84, 31, 1.2);
      s.rect(60, 36 + h, 30, 84 - 36 - h > 4 ? 84 - 36 - h : 4, "bold").rect(0, 54, 60, 30)
        .rect(90, 54, 60, 30);
      s.say(75, 18, "GAS RANGE");
      s.up(36, 36 + h, 75, [75, 75], s.key_(h));
      s.title("KITCHEN ELEVATION", 0, -10, 106);
    },
  },
  {
    id: "siding",
    means: [["siding", "height"], ["siding", "distance"]],
    requirementIds: ["FBC-R-R318.7-siding-clearance"],
    building: "house",
    sheet: ["A-7", "WALL SECTIONS"],
    wrong: 3,
    right: 8,
    perIn: 9,
    draw(s, h) {
      s.line([-40, 0, 0, 0], "bold").hatch(-40, -2, 40, 2, 5);
      s.shape([0, -12, 8, -12, 8, h + 2, 0, h + 2], "bold").rect(1, h + 2, 4, 40, "bold");
      for (let y = h; y < h + 36; y += 6) s.shape([-1.5, y, 0.5, y + 6.5, 1, y + 6.5, 1, y]);
      s.led("FIBER CEMENT SIDING", [-44, h + 30], [-1, h + 15]).say(-34, 3, "FIN. GRADE");
      s.up(0, h, -10, [-10, -1.5], s.key_(h));
      s.title("WALL SECTION", -40, -16, h + 46);
    },
  },
];
