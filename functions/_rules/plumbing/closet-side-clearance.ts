/**
 * A water closet leaves room to sit between walls and fixtures.
 * Reads the distance from its centre to a wall or to the next fixture, in inches.
 * @source FBC-P 8th ed. (2023), 405.3.1
 */
import { FROM_CLOSET } from "../accessibility/_words.ts";
import { defineRule } from "../define_rule.ts";
import { either, inches, loose, statedLimit } from "../measure.ts";

/** A closet for clothes or stores, by what stands in it. */
const OF_A_ROOM =
  /CLOSET (?:STRIP|LIGHT|LED|ROD|POLE|DOOR|SHEL)|SHEL(?:F|VES|VING)|\bLED\b|LUMINAIRE|CLOTHES|LINEN|COAT/;

/** The whole width of the place of a closet, wall to wall. */
const WIDTH_BETWEEN =
  /#[^#~|]{0,12}BETWEEN (WALLS|PARTITIONS)[^#~|]{0,20}(W\.? ?C\b|WATER CLOSET|TOILET)|(W\.? ?C\b\.?|WATER CLOSET|TOILET) (COMP(T|ARTMENT)?\.?|ALCOVE|STALL|ROOM|ENCLOSURE)[^#~|]{0,12}# (CLR\.? |CLEAR )?(WIDE|WIDTH|BETWEEN)/i;

export default defineRule({
  id: "plumbing/closet-side-clearance",
  requirementId: "FBC-P-405.3.1-side",
  title: "Water closet side clearance",
  ...statedLimit({
    demand: { thing: "water closet", property: "distance", unless: either(FROM_CLOSET, OF_A_ROOM) },
    quantity: inches,
    titled: true,
    says: [
      /\b(W\.? ?C\.?|WATER CLOSET|TOILET) SIDES?( CLEAR\w*| CLR\.?| SPACE)?\W{0,4}#/,
      /\b(?<!CLOTHES |LINEN |COAT )CLOSET (C\.? ?L\.?|C\/L|℄|CENTER ?(LINE)?)\W{0,3}# ?(TO|FROM|OFF) (THE )?(SIDE |SHOWER |TUB )?(WALL|TUB|VANITY|LAV|CABINET|PARTITION)/,
      /\bBIDETS?\b[^#~|]{0,30}#[^#~|]{0,20}(WALL|CABINET|TUB|VANITY)/,
      /# (W\.? ?C\.?|WATER CLOSET|TOILET|BIDET) (O\.? ?C\.?|C\.? ?L\.?|C\/L|℄|CTR\.?|CENTER ?(LINE)?)\.? (TO|FROM|OFF) /,
      /#[^#~,;|]{0,30}(WALL[^#~|]{0,25}(C\.?L\b|C\/L|℄|CENTER|W\.? ?C\b|CLOSET|TOILET)|(C\.?L\.?|C\/L|℄|CENTER ?LINE)[^#~,;|]{0,15}(OF )?(W\.? ?C\b|CLOSET|TOILET))/,
      /\b(W\.? ?C\.?|WATER CLOSETS?|TOILETS?)\b[^#~]{0,40}(C\.?L\b\.?|C\/L|℄|CENTER ?LINE|CENTERED|CENTER|CENTRE)[^#~]{0,30}#/,
      /(CENTER ?LINE|CENTRE ?LINE|C\/L|\bC\.?L\b\.?|℄)[^#~]{0,20}(W\.? ?C\b|WATER CLOSET|TOILET)[^#~]{0,30}#/,
      /\bCENT(ER|RE) (OF |ON )(THE )?(W\.? ?C\b\.?|WATER CLOSET|CLOSET FLANGE|TOILET|BOWL)( FLANGE)?[^#~|]{0,16}# (OFF|FROM|TO|AWAY)/,
    ],
    not:
      /LAV[^,;]*(WALL|CENTER)|URINAL|SINK|\bDISP|\bT\.?P\b|PAPER|SHOWER(?! WALL| CURB| GLASS| PARTITION)|CHILD|FLUSH|GRAB|ROUGH(?!-? ?IN (THE )?(CENT|C\.?L\b|C\/L))|REAR|BEHIND|BACK WALL|DOOR|HIGH|SEAT/,
    notUnder: /CHILD|KINDERGARTEN|DAY ?CARE/,
    keep: ({ value, before, after }) =>
      value >= 8 && value <= 48 && !/^\s*(?:R\.?\s?I\b|ROUGH)/i.test(after) &&
      !/\bFRONT\b[^|#]*$/i.test(before) && !/^\s*(?:CLR|CLEAR)?\b\.?\s*IN FRONT/i.test(after),
    bounds: ({ plumbing }, { clause }) => ({
      min: loose(WIDTH_BETWEEN).test(clause)
        ? 2 * plumbing.closetToWallIn
        : /(CENTER|C\.?L\b\.?) TO (CENTER|C\.?L)|\bO\.? ?C\b(?!\.? (TO|FROM) [^;]{0,12}(WALL|CABINET|TUB|VANITY))|ADJACENT FIXTURE|NEXT FIXTURE/i
            .test(
              clause,
            )
        ? plumbing.closetToFixtureIn
        : plumbing.closetToWallIn,
    }),
  }),
  messages: {
    ok: "The water closet is {raw} from the wall or fixture.",
    outside:
      "The water closet is {actual} in from the wall or fixture; at least {required} in is required.",
  },
  recommendation: "Move the fixture so that its center is at least {required} in away.",
});
