/** Parts of plans with a bare figure. */
import type { Detail } from "./detail.ts";
import type { Scene } from "./scene.ts";

/** Closet in plan, its tank against a wall at `y` (bowl below it), its middle at `x`. */
export function closet(s: Scene, x: number, y: number): void {
  s.rect(x - 9, y - 8, 18, 8);
  if (s.office.units === "feet") {
    s.shape([x - 3, y - 8, x + 3, y - 8, x + 4, y - 12, x - 4, y - 12]);
  }
  s.ellipse(x, y - 18, 7, 10);
  if (s.office.units !== "spaced") s.ellipse(x, y - 18, 5, 8);
}

/** Lavatory in plan on a wall at `y`. */
export function lavatory(s: Scene, x: number, y: number): void {
  s.rect(x - 10, y - 18, 20, 18).ellipse(x, y - 10, 7, 5.5).circle(x, y - 9, 1);
}

/** Hinged door in a wall that lies along x; `hinge` and `jamb` are its sides, the leaf opens to `towards`. */
export function door(s: Scene, hinge: number, jamb: number, y: number, towards: 1 | -1): void {
  const leaf = Math.abs(jamb - hinge);
  const dx = Math.sign(jamb - hinge);
  s.rect(Math.min(hinge, hinge + dx * 1.5), towards > 0 ? y : y - leaf, 1.5, leaf);
  const flat = dx > 0 ? 0 : 180;
  const open = towards > 0 ? 90 : -90;
  s.arc(hinge, y, leaf, flat, flat === 180 && open < 0 ? 270 : open);
}

function rooms(s: Scene): void {
  s.say(60, 120, "OFFICE").say(60, 112, "108").say(200, 120, "STORAGE").say(200, 112, "109");
}

/** Toilet room 90 by 84 with its door in the lower wall. */
function toilet(s: Scene, name: string, number: string): void {
  s.wall(-5, -5, 5, 100).wall(90, -5, 5, 100).wall(0, 90, 90, 5).wall(0, -5, 45, 5)
    .wall(81, -5, 9, 5);
  door(s, 81, 45, -5, -1);
  s.say(58, 48, name).say(58, 42, number);
}

export const plans: readonly Detail[] = [
  {
    id: "corridor",
    means: [["corridor", "width"]],
    requirementIds: [
      "FBC-B-1020.3-corridor-width",
      "FBC-B-1020.3-corridor-width-36",
      "FBC-A-403.5.1-route-width",
    ],
    building: "office",
    sheet: ["A-102", "PARTIAL FLOOR PLAN"],
    wrong: 34,
    right: 62,
    perIn: 3,
    draw(s, w) {
      s.wall(0, 80, 132, 5).wall(168, 80, 92, 5).wall(0, 75 - w, 260, 5).wall(120, 85, 5, 80)
        .wall(0, 165, 260, 5).wall(-5, 75 - w, 5, 95 + w);
      door(s, 168, 132, 85, 1);
      rooms(s);
      s.say(170, 82 - w / 2, "CORRIDOR").say(170, 76 - w / 2, "110");
      s.up(80 - w, 80, 30, [30, 30], s.key_(w));
      s.title("ENLARGED PLAN", 0, 40 - w, 190);
    },
  },
  {
    id: "house-hall",
    means: [["corridor", "width"]],
    requirementIds: ["FBC-R-R311.6-hall"],
    building: "house",
    sheet: ["A-2", "FLOOR PLAN"],
    wrong: 33,
    right: 38,
    perIn: 1.5,
    draw(s, w) {
      s.wall(0, 0, 4, 300).wall(4 + w, 0, 4, 120).wall(4 + w, 152, 4, 148).wall(-130, 300, 300, 4)
        .wall(-130, 120, 130, 4).wall(-130, -4, 130 + w + 8, 4).wall(-134, -4, 4, 308);
      s.say(-66, 220, "BEDROOM 2").say(-66, 60, "BEDROOM 3").say(4 + w / 2, 250, "HALL");
      s.say(110, 240, "BATH 2");
      s.across(4, 4 + w, 80, [80, 80], s.key_(w));
      s.title("FLOOR PLAN", -130, -20, 330);
    },
  },
  {
    id: "latch-side",
    means: [["latch clearance", "distance"], ["latch clearance", "width"]],
    requirementIds: ["FBC-A-404.2.4-latch-18", "FBC-A-404.2.4-latch-12"],
    building: "office",
    sheet: ["A-401", "ENLARGED PLANS"],
    wrong: 8,
    right: 20,
    perIn: 4.5,
    draw(s, w) {
      s.wall(0, 0, 30, 5).wall(66, 0, w, 5).wall(66 + w, -70, 5, 75).wall(-5, -70, 5, 75);
      door(s, 30, 66, 0, -1);
      s.say(33, 30, "BREAK").say(33, 26, "112").say(20, -52, "HALL").say(20, -56, "111");
      s.across(66, 66 + w, -12, [0, -12], s.key_(w));
      s.title("DOOR PLAN", 0, -80, 50);
    },
  },
  {
    id: "closet-side",
    means: [["water closet", "distance"]],
    requirementIds: ["FBC-A-604.2-wc-centre", "FBC-P-405.3.1-side"],
    building: "office",
    sheet: ["A-401", "ENLARGED PLANS"],
    wrong: 14,
    right: 17,
    perIn: 4.5,
    draw(s, w) {
      toilet(s, "TOILET", "104");
      closet(s, w, 90);
      lavatory(s, 72, 90);
      s.line([w, 60, w, 105], 0.3, 4).across(0, w, 102, [95, 92], s.key_(w));
      s.title("TOILET 104 PLAN", 0, -48, 112);
    },
  },
  {
    id: "closet-front",
    means: [["water closet", "distance"], ["clear floor space", "distance"]],
    requirementIds: ["FBC-P-405.3.1-front"],
    building: "house",
    sheet: ["A-5", "ENLARGED PLANS"],
    wrong: 17,
    right: 26,
    perIn: 4.5,
    draw(s, w) {
      const low = 90 - 28 - w;
      s.wall(-5, low - 5, 5, 110 - low).wall(36, low - 5, 5, 110 - low).wall(0, 90, 36, 5)
        .wall(0, low - 5, 36, 5);
      closet(s, 18, 90);
      s.say(18, 100, "WATER CLOSET RM");
      s.up(low, 62, 26, [26, 18], s.key_(w));
      s.title("MASTER BATH PLAN", 0, low - 16, 112);
    },
  },
  {
    id: "dead-end",
    means: [["dead end", "length"], ["dead end", "distance"]],
    requirementIds: ["FBC-B-1020.5-dead-end"],
    building: "office",
    sheet: ["LS-1", "LIFE SAFETY PLAN"],
    wrong: 314,
    right: 222,
    perIn: 1.5,
    draw(s, w) {
      s.wall(0, 60, w, 5).wall(0, -5, w + 160, 5).wall(-5, -5, 5, 70).wall(w, 60, 5, 110)
        .wall(w + 60, 60, 100, 5).wall(w + 60, 60, 5, 110);
      s.say(w + 110, 35, "CORRIDOR").say(w + 110, 25, "130").say(w / 2, 110, "OPEN OFFICE");
      s.led("EXIT", [w + 190, 90], [w + 156, 28]);
      s.led("DEAD END", [w / 2 - 20, 52], [8, 30]);
      s.across(0, w, 12, [12, 12], s.key_(w));
      s.title("EGRESS PLAN", 0, -20, 185);
    },
  },
  {
    id: "stair-width",
    means: [["stair", "width"]],
    requirementIds: ["FBC-B-1011.2-stair-width", "FBC-B-1011.2-stair-width-36"],
    building: "apartments",
    sheet: ["A-501", "STAIR PLANS AND SECTIONS"],
    wrong: 34,
    right: 48,
    perIn: 3,
    draw(s, w) {
      s.wall(-6, -6, 6, 2 * w + 18).wall(180, -6, 6, 2 * w + 18).wall(0, -6, 180, 6)
        .wall(0, 2 * w + 6, 180, 6);
      for (let at = 0; at < 10; at++) s.line([50 + at * 11, 0, 50 + at * 11, w]);
      for (let at = 0; at < 10; at++) s.line([50 + at * 11, w + 6, 50 + at * 11, 2 * w + 6]);
      s.rect(46, w, 108, 6);
      s.line([50, w / 2, 146, w / 2]).say(40, w / 2 + 2, "UP").say(40, w * 1.5 + 8, "DN");
      s.up(0, w, 166, [166, 160], s.key_(w));
      s.title("STAIR 1 PLAN", 0, -16, 2 * w + 20);
    },
  },
  {
    id: "stair-landing",
    means: [["landing", "depth"], ["landing", "length"], ["landing", "width"]],
    requirementIds: ["FBC-B-1011.6-landing"],
    building: "apartments",
    sheet: ["A-501", "STAIR PLANS AND SECTIONS"],
    wrong: 38,
    right: 52,
    perIn: 3,
    draw(s, w) {
      s.wall(-6, -6, 6, 114).wall(w + 130, -6, 6, 114).wall(0, -6, w + 130, 6)
        .wall(0, 102, w + 130, 6);
      for (let at = 0; at < 9; at++) s.line([w + at * 11, 0, w + at * 11, 48]);
      for (let at = 0; at < 9; at++) s.line([w + at * 11, 54, w + at * 11, 102]);
      s.rect(w - 4, 48, 96, 6);
      s.line([w + 4, 24, w + 84, 24]).say(w + 100, 26, "UP").say(w + 100, 80, "DN");
      s.across(0, w, 20, [20, 20], s.key_(w));
      s.title("STAIR 2 PLAN", 0, -16, 122);
    },
  },
  {
    id: "door-opening",
    means: [["door", "width"], ["door", "opening"]],
    requirementIds: ["FBC-B-1010.1.1-door-width", "FBC-A-404.2.3-door-width"],
    building: "clinic",
    sheet: ["A-102", "PARTIAL FLOOR PLAN"],
    wrong: 30,
    right: 36,
    perIn: 3,
    draw(s, w) {
      s.wall(0, 0, 60, 5).wall(60 + w, 0, 80, 5).wall(-5, -90, 5, 200).wall(140 + w, -90, 5, 200);
      door(s, 60, 60 + w, 5, 1);
      s.say(110, 70, "EXAM 3").say(110, 64, "116").say(40, -50, "CORRIDOR").say(40, -56, "115");
      s.across(60, 60 + w, -10, [0, 0], s.key_(w));
      s.title("ENLARGED PLAN", 0, -100, 118);
    },
  },
  {
    id: "compartment",
    means: [["wheelchair compartment", "width"], ["water closet", "width"]],
    requirementIds: ["FBC-A-604.8-compartment", "FBC-A-604.3-wc-clearance"],
    building: "office",
    sheet: ["A-401", "ENLARGED PLANS"],
    wrong: 54,
    right: 61,
    perIn: 4.5,
    draw(s, w) {
      s.wall(-5, -30, 5, 125).wall(0, 90, w + 80, 5).line([w, 90, w, 30], "bold")
        .line([w + 1, 90, w + 1, 30], "bold").line([0, 30, 10, 30], "bold")
        .line([44, 30, w + 38, 30], "bold").line([w + 37, 90, w + 37, 30], "bold");
      s.arc(10, 30, 34, 0, -90).line([10, 30, 10, -4]);
      closet(s, 17, 90);
      closet(s, w + 19, 90);
      s.line([6, 88, 6, 46], "bold").say(w + 20, 4, "WOMEN").say(w + 20, 0, "106");
      s.across(0, w, 40, [40, 40], s.key_(w));
      s.title("WOMEN 106 PLAN", 0, -42, 108);
    },
  },
  {
    id: "ramp-landing",
    means: [["landing", "length"], ["landing", "depth"]],
    requirementIds: ["FBC-B-1012.6-ramp-landing", "FBC-A-405.7-landing"],
    building: "retail",
    sheet: ["A-110", "EXTERIOR RAMP"],
    wrong: 48,
    right: 62,
    perIn: 1.5,
    draw(s, w) {
      s.rect(0, 0, 240, 44).rect(240, 0, w, 44).rect(240 + w, 0, 200, 44);
      s.line([0, 4, 440 + w, 4]).line([0, 40, 440 + w, 40]);
      s.say(120, 26, "RAMP UP 1:12").say(340 + w, 26, "RAMP UP 1:12");
      s.line([230, 22, 20, 22]).line([430 + w, 22, 250 + w, 22]);
      s.across(240, 240 + w, -20, [0, 0], s.key_(w));
      s.title("RAMP PLAN", 0, -36, 60);
    },
  },
  {
    id: "stall",
    means: [["accessible parking space", "width"]],
    requirementIds: ["FBC-A-502.2-space-width"],
    building: "retail",
    sheet: ["C-3", "PARKING PLAN"],
    wrong: 120,
    right: 146,
    perIn: 0.75,
    draw(s, w) {
      stalls(s, w, 62);
      s.across(0, w, -30, [0, 0], s.key_(w));
      s.title("PARKING LAYOUT", 0, -50, 260);
    },
  },
  {
    id: "aisle",
    means: [["access aisle", "width"]],
    requirementIds: ["FBC-A-502.3-aisle"],
    building: "retail",
    sheet: ["C-3", "PARKING PLAN"],
    wrong: 48,
    right: 62,
    perIn: 0.75,
    draw(s, w) {
      stalls(s, 146, w);
      s.across(146, 146 + w, -30, [0, 0], s.key_(w));
      s.title("PARKING LAYOUT", 0, -50, 260);
    },
  },
  {
    id: "panel-depth",
    means: [["working space", "depth"], ["working space", "distance"], ["panel", "depth"], [
      "panel",
      "distance",
    ]],
    requirementIds: ["NEC-110.26-depth"],
    building: "office",
    sheet: ["E-201", "ENLARGED ELECTRICAL PLAN"],
    wrong: 30,
    right: 44,
    perIn: 4.5,
    draw(s, w) {
      s.wall(-5, -5, 5, w + 16).wall(90, -5, 5, w + 16).wall(0, w + 6, 90, 5).wall(0, -5, 20, 5)
        .wall(56, -5, 34, 5);
      s.rect(30, w, 20, 6, "fine", "#444").say(40, w + 18, "PANEL LP-1");
      door(s, 56, 20, -5, -1);
      s.say(70, w / 2 + 4, "ELEC").say(70, w / 2, "118");
      s.up(0, w, 40, [40, 40], s.key_(w));
      s.title("ELEC ROOM PLAN", 0, -50, w + 30);
    },
  },
  {
    id: "intake",
    means: [["air intake", "distance"], ["exhaust outlet", "distance"]],
    requirementIds: ["FBC-M-401.4-intake"],
    building: "restaurant",
    sheet: ["M-102", "ROOF PLAN"],
    wrong: 84,
    right: 150,
    perIn: 1.5,
    draw(s, w) {
      s.rect(-40, -60, w + 200, 190, "bold");
      s.rect(0, 20, 40, 40).line([0, 20, 40, 60]).line([0, 60, 40, 20]).say(20, 16, "EF-2 EXHAUST");
      s.rect(40 + w, 10, 60, 60).circle(70 + w, 40, 16).say(70 + w, 6, "RTU-1")
        .led("O.A. INTAKE", [110 + w, 100], [42 + w, 56]);
      s.across(40, 40 + w, 40, [40, 40], s.key_(w));
      s.title("ROOF PLAN", -40, -72, 150);
    },
  },
  {
    id: "eave",
    means: [["eave", "distance"]],
    requirementIds: ["FBC-R-R302.1-eave-2ft", "FBC-R-R302.1-wall-3ft"],
    building: "house",
    sheet: ["A-4", "BUILDING SECTION"],
    wrong: 20,
    right: 66,
    perIn: 3,
    draw(s, w) {
      s.floor(-80, 160 + w).wall(90, 0, 6, 96).shape([-60, 160, 112, 100, 112, 94, -60, 154]);
      s.line([96, 96, 112, 96]).line([-60, 96, 90, 96]).line([112 + w, -10, 112 + w, 130], 0.6, 8);
      s.say(112 + w, 138, "PROPERTY LINE").say(20, 50, "GARAGE");
      s.across(112, 112 + w, 118, [100, 118], s.key_(w));
      s.title("SECTION A", -60, -20, 180);
    },
  },
];

/** A stall with the wheelchair's sign, an aisle with hatching, a plain stall. */
function stalls(s: Scene, wide: number, aisle: number): void {
  s.line([0, 0, 0, 216], "bold").line([wide, 0, wide, 216], "bold")
    .line([wide + aisle, 0, wide + aisle, 216], "bold")
    .line([wide + aisle + 108, 0, wide + aisle + 108, 216], "bold")
    .line([0, 216, wide + aisle + 108, 216], "bold");
  s.hatch(wide, 0, aisle, 216, 12);
  s.circle(wide / 2, 60, 16).circle(wide / 2, 86, 5)
    .line([wide / 2, 81, wide / 2, 64, wide / 2 + 14, 64, wide / 2 + 20, 46]);
}
