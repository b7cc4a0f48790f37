/** Whether a page is a building plan at all, and whether it could be read. */
import type { PageReadingState } from "../../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../../_shared/domain/page_reading.ts";
import { toPercentRect } from "../../../_shared/geometry.ts";
import { isRoomName } from "../building/room_words.ts";
import { TITLE_WORDS } from "./sheet_words.ts";
import type { TitleBlock } from "./title_block.ts";

/** Words of buildings; words that any sheet or document may carry (scale, sheet, section) do not count. */
const BUILDING_WORDS =
  /\b(FLOOR|ROOF|DOORS?|WINDOWS?|WALLS?|BEDROOM|BATH|KITCHEN|GARAGE|FOUNDATION|SLAB|CEILING|PORCH|PATIO|STAIRS?|CONC(RETE)?|FOOTING|JOISTS?|BEAM|TRUSS(ES)?|STUDS?|GYP|INSULATION|PLYWOOD|ELEVATIONS?|CLG|A\.?F\.?F|TYP|EGRESS|EXIT|OCCUPAN(T|CY)|SPRINKLERS?|PARKING|SETBACK|PANEL|DUCT|CFM|RECEPTACLES?|LAV(ATORY)?|W\.?C|HVAC|AHU|PLUMBING|ELECTRICAL|MECHANICAL|STRUCTURAL|BUILDING|RESIDENCE|OFFICE|CORRIDOR|CLOSET|LOBBY|RESTROOM|SECTION|SITE|PLAN)\b/gi;
/** Words of what is run through a building: diagrams and lists of the trades name no part of the building itself. */
const TRADE_WORDS =
  /\b(SERVICE|FEEDERS?|BREAKERS?|CIRCUITS?|METERS?|CONDUIT|AMPS?|VOLTS?|KVA|KW|GENERATOR|TRANSFORMER|SWITCH(BOARD|GEAR)?|GROUND(ING)?|BOND(ED|ING)?|LIGHT(ING)?|LOADS?|DEMAND|RISER|ONE-?LINE|DIAGRAM|SCHEDULE|DEVICES?|DUPLEX|RECEPTS?|OUTLETS?|GAS|BTUH?|MBH|PROPANE|PIP(E|ING)|VALVES?|VENTS?|FANS?|UNITS?|HOODS?|EXHAUST|CONDENSATE|DRAIN|WASTE|SEWER|WATER|HEATER|PUMPS?|TANK|STEEL|REBAR|ANCHORS?|BOLTS?|WIND|ALARM|DETECTORS?|HYDRANT|MANUAL J|TONS?|SEER2?)\b/gi;
/** Titles of sheets that hold one table and may name no part of the building. */
const TABLE_TITLE =
  /\b(MATRIX|TABULATIONS?|COUNTS?|MIX|BREAKDOWN|STATISTICS|LISTS?|TABLES?|REQUIREMENTS)\b/i;
const FORM_WORDS =
  /\b(APPLICATION|APPLICANT|SIGNATURE|INSPECTIONS?|INSPECTOR|CHECK ALL|PERMIT\s?#|FEE|NOTARY|AFFIDAVIT|CONTRACTOR LICENSE|DESCRIPTION OF ?WORK|CONSTRUCTION ADDRESS|OFFICE USE|PLEASE PRINT|DATE RECEIVED|HEREBY|UNDERSIGNED)/gi;

/** A page that labels so many rooms and gives dimensions shows a plan, whatever else it tells. */
const LABELLED_ROOMS = 3;

/** Fewer words are a picture's caption. */
const MANY_WORDS = 80;
/** What posters, charts and maps of anything else may name too: an office, a service, some units. */
const STRAY_BUILDING_WORDS = 1, STRAY_TRADE_WORDS = 2;

/** Pages that viewers put in the place of what they cannot show, and what to do about it. */
const PLACEHOLDERS: [RegExp, string][] = [
  [
    /PLEASE WAIT[\s.…]*IF THIS MESSAGE IS NOT EVENTUALLY REPLACED|VIEWER MAY NOT BE ABLE TO DISPLAY THIS TYPE OF DOCUMENT/,
    "This file is a dynamic form (XFA) whose content only Adobe Reader shows. Print it to PDF and upload the print.",
  ],
  [
    /OPEN THIS PDF PORTFOLIO|THIS PDF PORTFOLIO/,
    "This file is a PDF portfolio; the drawings are files inside it. Save them from it and upload each one.",
  ],
];

/** State of the page for the sheet list. */
export function checkPage(page: PageReading, titleBlock: TitleBlock | null): PageReadingState {
  const wordCount = page.words.length;
  if (wordCount === 0) return withoutWords(page);
  const text = page.lines.map((line) => line.text).join(" ").toUpperCase();
  const placeholder = wordCount > 200
    ? undefined
    : PLACEHOLDERS.find(([words]) => words.test(text));
  if (placeholder) return { state: "unreadable", wordCount, reason: placeholder[1] };
  const reason = whyNotPlan(page, titleBlock);
  if (reason) return { state: "not-a-plan", wordCount, reason };
  const state = page.readBy === "ocr" ? "ocr" : page.readBy === "mixed" ? "mixed" : "text";
  return { state, wordCount, reason: page.problem, ...unreadOf(page), ...byModelOf(page) };
}

/** What the vision model read, in percent of the page. */
function byModelOf(page: PageReading): Pick<PageReadingState, "byModel"> {
  if (!page.lettering) return {};
  const { recognized, readTwice, refused, words } = page.lettering;
  const placed = words.map(({ box }) => ({ box: toPercentRect(box, page) }));
  return { byModel: { recognized, readTwice, refused, words: placed } };
}

/** Lettering that was found and not read, in percent of the page. */
function unreadOf(page: PageReading): Pick<PageReadingState, "unread" | "unreadShare"> {
  if (!page.unread) return {};
  return {
    unread: page.unread.map(({ box, reason }) => ({ box: toPercentRect(box, page), reason })),
    ...(page.unreadShare === undefined ? {} : { unreadShare: page.unreadShare }),
  };
}

/** Strokes in a picture without lettering: more may be a drawing. */
const FEW_STROKES = 60;

function withoutWords(page: PageReading): PageReadingState {
  if (isPicture(page) && page.segments.length < FEW_STROKES && !isDrawnByHand(page)) {
    return {
      state: "not-a-plan",
      wordCount: 0,
      reason:
        "This page is a picture with no lettering, such as a photo; there is nothing to check on it.",
    };
  }
  return {
    state: "unreadable",
    wordCount: 0,
    reason: page.problem ?? "No lettering on this page could be read.",
  };
}

const isPicture = ({ images, widthPt, heightPt }: PageReading): boolean =>
  images.reduce((sum, image) => sum + image.width * image.height, 0) > 0.5 * widthPt * heightPt;

/** Level and upright strokes of a plan on a picture that run so far over it; a letter has fewer, a photo none. */
const LONG_SHARE = 0.1, MANY_LONG = 20;
/** Strokes of a pen on an electronic sheet of paper. */
const MANY_INK = 15;

/** A drawing by what is drawn: walls on a picture, or a sketch in ink. Few of its words may have been read. */
function isDrawnByHand(page: PageReading): boolean {
  const ink = page.annotations.filter(({ kind }) => kind.toLowerCase() === "ink").length;
  if (ink >= MANY_INK) return true;
  if (!isPicture(page)) return false;
  const least = LONG_SHARE * Math.max(page.widthPt, page.heightPt);
  return page.segments.filter((it) => Math.hypot(it.x2 - it.x1, it.y2 - it.y1) > least).length >=
    MANY_LONG;
}

/** Heads of a specification book: a document of the set, to be searched and not drawn on. */
const SPECIFICATION =
  /\bSECTION\s+\d{2}\s?\d{2}\s?\d{2}\b|\bPART\s+[123]\s*[-–.:]?\s*(?:GENERAL|PRODUCTS|EXECUTION)\b/i;

/** True for a page of a specification book. */
export const isSpecification = (page: PageReading): boolean =>
  page.lines.some(({ text }) => SPECIFICATION.test(text));

/** Words of a form about a building, and level rulings to write on or between its rows. */
const FORM_WORDS_LEAST = 2, FORM_BUILDING_LEAST = 6, FORM_RULINGS = 8, FORM_RULING_SHARE = 0.12;

/** A form of a permit, an inspection or a product, ruled and about parts of a building: a document of the set too. */
function isBuildingForm(page: PageReading, buildingWords: number): boolean {
  const text = page.lines.map((line) => line.text).join("\n").toUpperCase();
  if (new Set(text.match(FORM_WORDS) ?? []).size < FORM_WORDS_LEAST) return false;
  if (buildingWords < FORM_BUILDING_LEAST) return false;
  const ruled = page.segments.filter(({ x1, y1, x2, y2 }) =>
    Math.abs(y2 - y1) < 2 && Math.abs(x2 - x1) > FORM_RULING_SHARE * page.widthPt
  );
  return ruled.length >= FORM_RULINGS;
}

/** Why the page is no building plan, in one sentence; null when it may be one. */
function whyNotPlan(page: PageReading, titleBlock: TitleBlock | null): string | null {
  const text = page.lines.map((line) => line.text).join("\n");
  const building = new Set(text.toUpperCase().match(BUILDING_WORDS) ?? []).size;
  const forms = new Set(text.toUpperCase().match(FORM_WORDS) ?? []).size;
  const dimensions =
    page.lines.filter((line) => /\d+\s*'\s*-?\s*\d|\d\s*"(?!\w)/.test(line.text)).length;
  const isPaper = Math.max(page.widthPt, page.heightPt) < 900;
  const isUpright = page.heightPt > page.widthPt;
  const prose = proseShare(page);
  const title = titleBlock?.title ?? "";
  const isSheet = titleBlock?.number != null &&
    (TITLE_WORDS.test(title) || TABLE_TITLE.test(title));
  const trades = new Set(text.toUpperCase().match(TRADE_WORDS) ?? []).size;
  const isDrawn = page.segments.length > 1000 || building + trades >= 2;
  if (!isPaper && (isSheet || (titleBlock?.number != null && (isDrawn || isNoted(page))))) {
    return null;
  }
  if (labelled(page) >= LABELLED_ROOMS && dimensions >= 2) return null;
  if (isSpecification(page) || isBuildingForm(page, building + trades)) return null;
  if (prose < 0.4 && forms < 2 && isDrawnByHand(page)) return null;
  if (isPaper && isUpright && prose > 0.4 && dimensions < 6) {
    return "This page is running text, such as a letter or a form, not a plan.";
  }
  if (isPaper && forms >= 3 && dimensions < 4 && !isSheet) {
    return "This page is a form to fill in, not a plan.";
  }
  if (prose > 0.75 && dimensions < 3 && !isSheet) {
    return "This page is running text, such as a letter or a book page, not a plan.";
  }
  if (isPaper && building < 2 && dimensions < 2) {
    return "This page shows no plan: no dimensions and no names of rooms, drawings or parts of a building.";
  }
  if (building === 0 && dimensions === 0 && page.words.length < MANY_WORDS) {
    return page.segments.length > 500 || page.images.length > 0
      ? "This page is a rendering or an image with no plan lettering; there is nothing to check on it."
      : "This page shows no building: no dimensions and no words of a building plan.";
  }
  const isStrange = titleBlock?.number == null && !page.unread?.length &&
    building <= STRAY_BUILDING_WORDS && trades <= STRAY_TRADE_WORDS;
  if (isStrange && dimensions === 0 && labelled(page) === 0) {
    return "This page shows no building, however much is written on it: no dimensions, no sheet number and no words of a building plan.";
  }
  return null;
}

/** Lines that are nothing but a room's name in capitals: labels of a plan, also beside running text. */
const labelled = (page: PageReading): number =>
  page.lines.filter(({ text }) => text === text.toUpperCase() && isRoomName(text)).length;

/** Numbered notes are written on a numbered sheet of plan size by those who draw plans. */
const isNoted = (page: PageReading): boolean =>
  page.lines.filter(({ text }) => /^\d{1,2}[.)](\s+\S|$)/.test(text.trim())).length >= 2;

/** Share of the words that stand in long lines of small letters, as running text does. */
function proseShare(page: PageReading): number {
  const all = page.lines.reduce((sum, line) => sum + line.words.length, 0);
  if (all === 0) return 0;
  const running = page.lines.filter((line) =>
    (line.words.length >= 7 || line.text.length > 45) && line.text !== line.text.toUpperCase()
  ).reduce((sum, line) => sum + line.words.length, 0);
  return running / all;
}
