import assert from "node:assert/strict";
import { extractPage } from "../../../../../functions/analysis/extract/page.ts";
import { PageBuilder } from "../page_builder.ts";

type Draw = (page: PageBuilder) => PageBuilder;

/** What the first dimension of a drawing called `title` measures: `height of guard`. */
function meaning(title: string, ...draw: Draw[]): string | undefined {
  const page = new PageBuilder().titleBlock("A-501", "DETAILS")
    .text(200, 540, title, { size: 11 }).line(200, 553, 330, 553)
    .text(200, 556, `1/2" = 1'-0"`, { size: 6 });
  for (const it of draw) it(page);
  const { property, thing } = extractPage(page.build()).dimensions[0].measures ?? {};
  return property && `${property} of ${thing}`;
}

/** An upright dimension with ticks, its figure beside it. */
const upright = (x: number, from: number, to: number, figure: string): Draw => (page) => {
  for (const y of [from, to]) page.line(x - 3, y + 3, x + 3, y - 3);
  return page.line(x, from, x, to).text(x + 6, (from + to) / 2 - 4, figure);
};

/** A level dimension with ticks, its figure over it. */
const level = (y: number, from: number, to: number, figure: string): Draw => (page) => {
  for (const x of [from, to]) page.line(x - 3, y + 3, x + 3, y - 3);
  return page.line(from, y, to, y).centred((from + to) / 2, y - 11, figure);
};

/** Eight steps 22 deep and 14 high, going up from a floor at 450, and what rises with them so far over their edges. */
const flight = (...over: number[]): Draw => (page) => {
  page.line(100, 450, 200, 450);
  for (let step = 0; step < 8; step++) {
    const [x, y] = [200 + 22 * step, 450 - 14 * step];
    page.line(x, y, x, y - 14).line(x, y - 14, x + 22, y - 14);
  }
  for (const it of over) page.line(200, 436 - it, 200 + 22 * 7, 436 - 14 * 7 - it);
  return page;
};

Deno.test("from the edge of a tread to what rises with the flight is the height of its handrail", () => {
  const rail = (from: number, ...over: number[]) =>
    meaning("SECTION A", flight(...over), upright(244, from, 408, `34"`));
  assert.equal(rail(340, 68), "height of handrail");
  assert.equal(rail(340), undefined, "nothing rises there");
  assert.equal(rail(350, 68), undefined, "to below the rail");
  assert.equal(rail(333, 68), "height of handrail", "a changed figure over the only rail");
  assert.equal(rail(333, 68, 84), undefined, "over the lower of two");
  assert.equal(rail(324, 68, 84), undefined, "the upper one may be the guard's");
  assert.equal(rail(340, 68, 84), "height of handrail", "the lower of two");
});

Deno.test("from the edge of a tread to what hangs over it is headroom", () => {
  const under = (top: number, ...draw: Draw[]) =>
    meaning("SECTION A", flight(), upright(244, top, 408, `6'-6"`), ...draw);
  assert.equal(under(250, (page) => page.line(150, 250, 300, 250)), "clear height of headroom");
  assert.equal(under(250), undefined, "nothing hangs there");
  assert.equal(under(250, (page) => page.line(300, 250, 400, 250)), undefined, "beside it");
});

/** Uprights from `top` to 400 every nine points between two rails, on a deck at 410; ground at 520 if asked. */
const balusters = (isRaised: boolean): Draw => (page) => {
  page.line(180, 410, 360, 410).line(180, 330, 360, 330).line(180, 400, 360, 400);
  for (let x = 190; x <= 350; x += 9) page.line(x, 334, x, 400);
  return isRaised ? page.line(120, 500, 420, 500).line(185, 420, 185, 500) : page;
};

Deno.test("uprights between a rail and a raised floor are a guard", () => {
  const guard = (title: string, isRaised: boolean, from = 330, to = 410) =>
    meaning(title, balusters(isRaised), upright(380, from, to, `36"`));
  assert.equal(guard("SECTION A", true), "height of guard");
  assert.equal(guard("DECK ELEVATION", false), "height of guard", "its title says so");
  assert.equal(guard("SECTION A", false), undefined, "a fence stands on the ground");
  assert.equal(guard("POOL FENCE", true), undefined);
  assert.equal(guard("PLAN", true), undefined, "treads look so from above");
  assert.equal(guard("EAST ELEVATION", true), undefined, "boards and shutters look so too");
  assert.equal(guard("1ST FLOOR", true), undefined, "so does a floor of boards");
  assert.equal(guard("SECTION A", true, 350), undefined, "to below the rail");
  const label: Draw = (page) => page.text(386, 376, `5'-0"`);
  assert.equal(
    meaning("SECTION A", balusters(true), upright(380, 330, 410, `2'-8"`), label),
    undefined,
    "width over height are the size of a window",
  );
});

Deno.test("level lines between posts are a guard as well, without posts they are siding", () => {
  const cables = (hasPosts: boolean): Draw => (page) => {
    page.line(180, 410, 360, 410).line(180, 330, 360, 330);
    for (let y = 338; y <= 402; y += 8) page.line(184, y, 356, y);
    return hasPosts ? page.line(184, 330, 184, 410).line(356, 330, 356, 410) : page;
  };
  const figure = upright(380, 330, 410, `36"`);
  assert.equal(meaning("DECK", cables(true), figure), "height of guard");
  assert.equal(meaning("DECK", cables(false), figure), undefined);
});

/** Treads between 300 and 372, a wall at 240 and its sides, and the way up if it is lettered. */
const treads = (isNamed: boolean): Draw => (page) => {
  for (let x = 300; x <= 420; x += 15) page.line(x, 300, x, 372);
  page.line(240, 290, 240, 382).line(240, 290, 480, 290).line(240, 382, 480, 382);
  return isNamed ? page.text(425, 330, "UP") : page;
};

Deno.test("on the plan of a stair its width runs across its treads, its landing from them to a wall", () => {
  const plan = (it: Draw, isNamed = true) => meaning("STAIR 2", treads(isNamed), it);
  assert.equal(plan(upright(360, 300, 372, `24"`)), "width of stair");
  assert.equal(plan(level(330, 240, 300, `36"`)), "depth of landing");
  assert.equal(plan(level(330, 240, 315, `25"`)), undefined, "over a tread");
  assert.equal(plan(upright(360, 300, 372, `24"`), false), undefined, "boards look so");
  const beside = level(420, 240, 300, `36"`);
  assert.equal(plan(beside), "depth of landing");
  const hall: Draw = (page) => page.line(300, 376, 300, 480);
  const inHall = meaning("STAIR 2", treads(true), hall, beside);
  assert.equal(inHall, undefined, "between the walls of the hall before it");
});

Deno.test("a gap between walls as long as the dimension beside it is not what its figure measures", () => {
  const walls: Draw = (page) => page.line(200, 430, 240, 430).line(300, 430, 380, 430);
  const ofHall = meaning("STAIR 2", treads(true), walls, level(452, 240, 300, `36"`));
  assert.equal(ofHall, undefined, "the line of the dimension is off the stair");
});

/** Three sides at 300, 400 and 460, hatched between the last two, a round sign between the first two. */
const stalls = (isHatched: boolean, hasSign: boolean): Draw => (page) => {
  if (hasSign) page.bubble(350, 350, 20, 20);
  for (const x of [300, 400, 460]) page.line(x, 260, x, 440);
  if (isHatched) { for (let y = 270; y < 380; y += 15) page.line(400, y, 460, y + 45); }
  return page;
};

Deno.test("a hatched strip between long lines is an access aisle, the one beside it with a sign its stall", () => {
  const parking = (
    from: number,
    to: number,
    { title = "PARKING LAYOUT", isHatched = true, hasSign = true, sign = "" } = {},
  ) => {
    const figure = to - from > 60 ? `12'-0"` : `5'-0"`;
    const letters: Draw = (page) => sign ? page.text(345, 350, sign) : page;
    return meaning(title, stalls(isHatched, hasSign), letters, level(250, from, to, figure));
  };
  assert.equal(parking(400, 460), "width of access aisle");
  assert.equal(parking(300, 400), "width of accessible parking space");
  assert.equal(parking(300, 460), undefined, "both");
  assert.equal(parking(300, 400, { hasSign: false }), undefined, "a plain stall beside an aisle");
  const bare = { hasSign: false };
  assert.equal(parking(300, 400, { ...bare, sign: "HC" }), "width of accessible parking space");
  assert.equal(parking(300, 400, { ...bare, sign: "9" }), undefined, "the number of a stall");
  assert.equal(
    parking(300, 400, { ...bare, title: "ACCESSIBLE STALLS" }),
    "width of accessible parking space",
  );
  assert.equal(parking(400, 460, { isHatched: false }), undefined);
  assert.equal(
    parking(400, 460, { title: "WALL DETAIL" }),
    undefined,
    "insulation is hatched as well",
  );
});

Deno.test("from the floor to a thin box before a tank is the height of a seat", () => {
  const closet = (tank: number): Draw => (page) =>
    page.line(180, 480, 420, 480).rect(200, 345, 40, 70).rect(200 + tank, 410, 96, 5);
  const figure = upright(340, 410, 480, `15"`);
  assert.equal(meaning("SIDE VIEW", closet(40), figure), "height of toilet seat");
  assert.equal(meaning("SIDE VIEW", closet(60), figure), undefined, "apart from it");
});

Deno.test("from the floor to a frame whose rails meet is the height of a sill", () => {
  const frame = (meetsAt: number): Draw => (page) =>
    page.line(180, 480, 460, 480).rect(240, 280, 100, 110).rect(246, 286, 88, 98)
      .line(246, meetsAt, 334, meetsAt);
  const figure = upright(360, 390, 480, `48"`);
  assert.equal(meaning("BEDROOM 2 ELEVATION", frame(335), figure), "height of sill");
  assert.equal(
    meaning("BEDROOM 2 ELEVATION", frame(295), figure),
    undefined,
    "a board with a head",
  );
});

Deno.test("from the tip of a roof to a lot line is how far the eave is from it", () => {
  const roof = (name: string): Draw => (page) =>
    page.line(200, 280, 330, 350).line(390, 240, 390, 480, true).text(360, 225, name);
  const eave = (name: string, from = 330) =>
    meaning("SECTION A", roof(name), level(320, from, 390, `1'-8"`));
  assert.equal(eave("PROPERTY LINE"), "distance of eave");
  assert.equal(eave("COLUMN LINE"), undefined);
  assert.equal(eave("PROPERTY LINE", 300), undefined, "from the wall");
});

Deno.test("from grade to the lowest line of a drawing that names a footing is how deep it lies", () => {
  const section = (name: string, ...more: Draw[]) => named("GRADE", name, ...more);
  const named = (grade: string, name: string, ...more: Draw[]) =>
    meaning(
      name,
      (page) =>
        page.line(160, 300, 260, 300).text(170, 289, grade).line(250, 300, 250, 420)
          .line(240, 420, 330, 420),
      upright(210, 300, 420, `12"`),
      ...more,
    );
  assert.equal(section("FOOTING DETAIL"), "depth of footing");
  assert.equal(named("FIN. GR.", "FOOTING DETAIL"), "depth of footing");
  assert.equal(named("GRADE BEAM", "FOOTING DETAIL"), undefined);
  assert.equal(section("PLANTER DETAIL"), undefined);
  assert.equal(
    section("FOOTING DETAIL", (page) => page.line(240, 460, 330, 460)),
    undefined,
    "not its bottom",
  );
});

Deno.test("a level piece beyond the upper end of a sloping rail is its extension", () => {
  const rail = (from: number, to: number, title = "STAIR 2 SECTION") => {
    const draw: Draw = (page) => page.line(200, 436, 354, 338).line(354, 338, 384, 338);
    return meaning(title, draw, level(320, from, to, `9"`));
  };
  assert.equal(rail(354, 384), "distance of handrail");
  assert.equal(rail(354, 370), undefined, "short of its end");
  assert.equal(rail(354, 384, "ROOF SECTION"), undefined, "an eave");
});

Deno.test("from one picket to the next is the opening of a guard", () => {
  const pickets = (from: number, to: number, title = "GUARD DETAIL") => {
    const draw: Draw = (page) => {
      page.line(190, 330, 372, 330).line(190, 400, 372, 400);
      for (let x = 200; x <= 362; x += 18) page.line(x, 330, x, 400);
      return page;
    };
    return meaning(title, draw, level(318, from, to, `4 1/2"`));
  };
  assert.equal(pickets(254, 272), "opening of guard");
  assert.equal(pickets(254, 290), undefined, "over one of them");
  assert.equal(pickets(254, 272, "POOL FENCE"), undefined);
});

Deno.test("from end to end of a thin box with its name is the length of a grab bar, down to the floor its height", () => {
  const bar = (name: string, it: Draw) =>
    meaning("TOILET 106", (page) =>
      page.rect(240, 300, 84, 4).text(250, 286, name)
        .line(180, 400, 420, 400), it);
  assert.equal(bar("SIDE BAR", level(270, 240, 324, `36"`)), "length of side grab bar");
  assert.equal(bar("REAR BAR", level(270, 240, 324, `36"`)), "length of rear grab bar");
  assert.equal(bar("TOWEL BAR", level(270, 240, 324, `36"`)), undefined);
  assert.equal(bar("SIDE BAR", level(270, 240, 300, `36"`)), undefined, "a part of it");
  assert.equal(bar(`36" BAR`, upright(340, 300, 400, `38"`)), "height of grab bar");
  assert.equal(bar(`36" BAR`, upright(340, 320, 400, `38"`)), undefined, "from below it");
});

Deno.test("from side to side of a box that is called so is the width of a shower", () => {
  const box = (name: string, to = 260) =>
    meaning(
      "BATH 2",
      (page) => page.rect(200, 300, 60, 72).text(212, 330, name),
      level(286, 200, to, `30"`),
    );
  assert.equal(box("SHWR"), "width of shower");
  assert.equal(box("LINEN"), undefined);
  assert.equal(box("SHWR", 240), undefined, "a part of it");
});

Deno.test("from the wall with the door to the far side of the box before it is the depth of a landing", () => {
  const stoop = (hasDoor: boolean, to = 356) =>
    meaning("FLOOR PLAN", (page) => {
      page.line(160, 320, 480, 320).rect(220, 320, 80, 36);
      return hasDoor ? page.arc(230, 320, 40, 0, 90) : page;
    }, upright(310, 320, to, `36"`));
  assert.equal(stoop(true), "depth of landing");
  assert.equal(stoop(false), undefined, "a planter");
  assert.equal(stoop(true, 340), undefined, "a part of it");
});

Deno.test("from one receptacle to the next on a wall or over a counter is how far they stand apart", () => {
  const power = (to: number, { isCounter = false, hasThird = false, isCrossed = true } = {}) =>
    meaning("POWER PLAN", (page) => {
      for (const x of [220, ...hasThird ? [280] : [], 340]) {
        page.arc(x, 320, 5, 0, 360);
        if (isCrossed) page.line(x - 9, 318, x + 9, 318).line(x - 9, 322, x + 9, 322);
      }
      return isCounter ? page.rect(200, 308, 180, 24) : page;
    }, level(290, 220, to, `12'-0"`));
  assert.equal(power(340), "distance of receptacle");
  assert.equal(power(340, { isCounter: true }), "distance of counter receptacle");
  assert.equal(power(340, { hasThird: true }), undefined, "over one between");
  assert.equal(power(340, { isCrossed: false }), undefined, "lights");
  assert.equal(power(300), undefined, "to nothing");
});
