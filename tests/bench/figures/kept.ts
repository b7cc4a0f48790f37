/** Details kept closed while the readers were mended: other things, and known ones drawn otherwise. */
import type { Detail } from "./detail.ts";
import { closetFromSide, flight, guard } from "./elevations.ts";
import { closet, door, lavatory } from "./plans.ts";

export const kept: readonly Detail[] = [
  {
    id: "turning",
    means: [["turning space", "diameter"], ["turning space", "width"], [
      "turning space",
      "distance",
    ]],
    requirementIds: ["FBC-A-304.3-turning"],
    building: "clinic",
    sheet: ["A-402", "ENLARGED PLANS"],
    wrong: 54,
    right: 60,
    perIn: 4.5,
    draw(s, w) {
      s.wall(-5, -5, 5, 110).wall(96, -5, 5, 110).wall(0, 100, 96, 5).wall(0, -5, 50, 5)
        .wall(86, -5, 10, 5);
      door(s, 86, 50, -5, -1);
      closet(s, 18, 100);
      lavatory(s, 80, 100);
      s.circle(48, 40, w / 2).say(74, 14, "RESTROOM");
      s.across(48 - w / 2, 48 + w / 2, 40, [40, 40], s.key_(w));
      s.title("RESTROOM 120 PLAN", 0, -48, 120);
    },
  },
  {
    id: "pool-fence",
    means: [["pool barrier", "height"]],
    requirementIds: ["FBC-R-R4501-barrier"],
    building: "house",
    sheet: ["SP-2", "POOL DETAILS"],
    wrong: 44,
    right: 50,
    perIn: 3,
    draw(s, h) {
      s.floor(-20, 190);
      for (let x = 0; x <= 160; x += 4) s.rect(x, 2, 0.8, h - 2);
      s.rect(0, h - 4, 160, 1.2).rect(0, 4, 160, 1.2).rect(-2, 0, 3, h + 2).rect(160, 0, 3, h + 2);
      s.up(0, h, 176, [176, 163], s.key_(h));
      s.title("POOL FENCE", -20, -10, h + 16);
    },
  },
  {
    id: "roof-edge",
    means: [["roof equipment", "distance"]],
    requirementIds: ["FBC-M-304.11-guards"],
    building: "retail",
    sheet: ["M-103", "MECHANICAL ROOF PLAN"],
    wrong: 76,
    right: 140,
    perIn: 1.5,
    draw(s, w) {
      s.rect(0, 0, w + 240, 230, "bold");
      s.rect(w, 90, 70, 50).line([w, 90, w + 70, 140]).say(w + 35, 86, "RTU-2");
      s.say(w + 150, 40, "T.P.O. ROOF").led("ROOF EDGE", [-110, 180], [0, 160]);
      s.across(0, w, 115, [115, 115], s.key_(w));
      s.title("ROOF PLAN", 0, -14, 244);
    },
  },
  {
    id: "service-counter-section",
    means: [["counter", "height"]],
    requirementIds: ["FBC-A-904.4-counter"],
    building: "retail",
    sheet: ["A-702", "MILLWORK"],
    wrong: 42,
    right: 35,
    perIn: 9,
    draw(s, h) {
      s.floor(-20, 50).rect(0, h - 1.5, 26, 1.5, "bold").rect(4, 4, 0.75, h - 5.5).rect(6, 0, 18, 4)
        .rect(23, 4, 0.75, h - 5.5).line([4, 18, 24, 18]);
      s.up(0, h, -10, [-10, 0], s.key_(h));
      s.title("SERVICE COUNTER", -20, -8, h + 6);
    },
  },
  {
    id: "bar-over-tank",
    means: [["grab bar", "height"]],
    requirementIds: ["FBC-A-604.5-grab-bars"],
    building: "clinic",
    sheet: ["A-603", "TOILET ELEVATIONS"],
    wrong: 38,
    right: 35,
    perIn: 6,
    draw(s, h) {
      s.floor(-10, 80).line([0, 0, 0, 80]).line([70, 0, 70, 80]);
      closetFromSide(s, 0, 18);
      s.rect(12, h - 1.25, 42, 1.25).rect(14, h - 4, 1, 3).rect(51, h - 4, 1, 3);
      s.led('42" GRAB BAR', [56, 60], [46, h - 0.6]).led("SEAT", [44, 12], [26, 17]);
      s.up(0, h, 62, [62, 54], s.key_(h));
      s.title("WEST ELEVATION", -10, -10, 86);
    },
  },
  {
    id: "house-riser",
    means: [["riser", "height"], ["riser", "rise"]],
    requirementIds: ["FBC-R-R311.7.5.1-riser"],
    building: "house",
    sheet: ["A-5", "DETAILS"],
    wrong: 8.25,
    right: 7.5,
    perIn: 6,
    draw(s, r) {
      const [, y] = flight(s, 5, r, 10.5);
      s.up(r, 2 * r, -8, [10.5, 10.5], s.key_(r));
      s.title("DETAIL AT ENTRY", -40, -12, y + 14);
    },
  },
  {
    id: "porch-guard",
    means: [["guard", "height"]],
    requirementIds: ["FBC-R-R312.1-guard"],
    building: "house",
    sheet: ["A-4", "BUILDING SECTION"],
    wrong: 32,
    right: 36,
    perIn: 3,
    draw(s, h) {
      s.floor(-40, 220, -40).rect(0, -6, 120, 6, "bold").wall(-6, -40, 6, 140);
      guard(s, 40, 120, 0, h);
      s.say(20, 60, "PORCH").say(-24, 60, "LIVING");
      s.up(0, h, 134, [120, 120], s.key_(h));
      s.title("SECTION B", -40, -52, 116);
    },
  },
  {
    id: "ceiling",
    means: [["ceiling", "height"], ["ceiling", "clear height"]],
    requirementIds: ["FBC-R-R305-ceiling"],
    building: "house",
    sheet: ["A-4", "BUILDING SECTION"],
    wrong: 80,
    right: 98,
    perIn: 3,
    draw(s, h) {
      s.floor(-30, 230).wall(0, 0, 6, h).wall(194, 0, 6, h).rect(-4, h, 208, 8, "bold");
      s.shape([-20, h + 8, 100, h + 60, 220, h + 8]).say(100, 30, "BEDROOM 3");
      s.up(0, h, 60, [60, 60], s.key_(h));
      s.title("CROSS SECTION", -30, -12, h + 74);
    },
  },
  {
    id: "entry-landing",
    means: [["landing", "depth"], ["landing", "length"], ["landing", "width"]],
    requirementIds: ["FBC-R-R311.3-landing"],
    building: "house",
    sheet: ["A-2", "FLOOR PLAN"],
    wrong: 30,
    right: 40,
    perIn: 3,
    draw(s, w) {
      s.wall(-60, 0, 70, 6).wall(46, 0, 80, 6).rect(0, -w, 56, w);
      door(s, 10, 46, 6, 1);
      s.line([0, -w - 11, 56, -w - 11]).line([0, -w, 0, -w - 11]).line([56, -w, 56, -w - 11]);
      s.say(90, 40, "FOYER").say(28, -w / 2, "STOOP").say(28, -w - 6, "DN");
      s.up(-w, 0, -14, [0, -14], s.key_(w));
      s.title("ENTRY PLAN", -60, -w - 24, 60);
    },
  },
  {
    id: "tactile-sign",
    means: [["tactile sign", "height"]],
    requirementIds: ["FBC-A-703.4-room-signs"],
    building: "clinic",
    sheet: ["A-605", "SIGNAGE"],
    wrong: 66,
    right: 58,
    perIn: 4.5,
    draw(s, h) {
      s.floor(-10, 120).rect(10, 0, 40, 86, "bold").rect(12, 0, 36, 84).circle(45, 38, 1.5);
      s.rect(58, h - 2, 9, 9).say(62.5, h + 4, "EXAM 2", 5);
      s.led("ROOM SIGN W/ BRAILLE", [80, 84], [67, h + 3]);
      s.up(0, h, 80, [80, 67], s.key_(h));
      s.title("SIGN MOUNTING", -10, -10, 94);
    },
  },
];
