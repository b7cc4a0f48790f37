/** Facts of one page, in the order in which words are taken: title block, tables, rooms, tags, notes. */
import type {
  CodeSummary,
  Note,
  OccupantLoadRow,
  Room,
  Schedule,
  Sheet,
} from "../../_shared/domain/plan_set.ts";
import type { PageReading } from "../../_shared/domain/page_reading.ts";
import { toPercentRect, unionRect } from "../../_shared/geometry.ts";
import { readAnnotations } from "./layout/annotations.ts";
import { emptyCodeSummary, readCodeSummary } from "./facts/code_summary.ts";
import { findStatedLengths } from "./drawing/stated_lengths.ts";
import { findDimensions, isBareDimension } from "./drawing/dimensions.ts";
import { takeDoorLists } from "./tables/door_lists.ts";
import { findIssueLists } from "./tables/issue_lists.ts";
import { readDrawingIndex } from "./layout/drawing_index.ts";
import { drawingAt, type DrawingTitle } from "./layout/drawing_titles.ts";
import { fromPieces, toFact } from "./evidence.ts";
import { findKeynotes, type Keynote, numberKeynotes, roomOfKeynote } from "./layout/keynotes.ts";
import type { Line } from "./layout/layout.ts";
import type { Words } from "./drawing/drawn_words.ts";
import { surveyWords } from "./drawing/survey_lines.ts";
import { keyedWords } from "./drawing/keyed_words.ts";
import { measuredDimensions } from "./drawing/measured_dimensions.ts";
import { roomsByLeader } from "./drawing/led_rooms.ts";
import { findListedTables } from "./tables/listed_tables.ts";
import { readListedLoads } from "./tables/listed_loads.ts";
import { type Block, groupLines, type NoteContext, toNotes } from "./layout/notes.ts";
import { findBuildingTotals, readOccupantLoads } from "./tables/occupant_loads.ts";
import type { PageFacts } from "./page_facts.ts";
import { type Lettering, sortLettering, takeTables } from "./layout/page_lettering.ts";
import { checkPage, isSpecification } from "./layout/plan_check.ts";
import { planScale, readSymbols } from "./drawing/plan_symbols.ts";
import { fixtureNamesOf } from "../building/fixture_names.ts";
import { drawnBuilding, withEnds, withLettering } from "./building/drawn_building.ts";
import { findRooms, type FoundRoom, nearestRoom } from "./building/rooms.ts";
import { collectRulings } from "./tables/rulings.ts";
import { sidesOf } from "./tables/side_by_side.ts";
import { readScales } from "./layout/sheet_scales.ts";
import {
  alsoShownBy,
  disciplineOf,
  isDrawingName,
  kindByContent,
  sheetKindOf,
  TITLE_WORDS,
} from "./layout/sheet_words.ts";
import { catalogNumber } from "./layout/sheet_number.ts";
import { findNorth } from "./drawing/north_arrow.ts";
import { findTags, type FoundTag, isPlainMark } from "./drawing/tags.ts";
import { findTitleBlock, type TitleBlock } from "./layout/title_block.ts";
import { findTravelPaths } from "./drawing/travel_paths.ts";
import { mainTurn, turnBoxesBack, turnReading } from "./layout/turned_page.ts";
import { readPageSymbols } from "../symbols/page_symbols.ts";
import { countUnits } from "./facts/unit_counts.ts";
import { plottedScales } from "./layout/verify_scales.ts";

/** Titles of plans that show a piece of a floor: beyond its edge is more building, not open ground. */
const PART_OF_FLOOR = /ENLARGED|PARTIAL|\bUNIT\b|BLOW-?\s?UP|DETAIL/i;

/** Everything one page says. A page that stands on its side is turned until it reads, places are turned back. */
export function extractPage(page: PageReading): PageFacts {
  const turn = mainTurn(page);
  if (turn === 0) return extractUpright(page);
  const facts = turnBoxesBack(extractUpright(turnReading(page, turn)), turn);
  const { northDeg } = facts.sheet;
  if (northDeg !== undefined) facts.sheet.northDeg = (northDeg - turn + 360) % 360;
  facts.sheet.widthPt = page.widthPt;
  facts.sheet.heightPt = page.heightPt;
  return facts;
}

function extractUpright(page: PageReading): PageFacts {
  const rulings = collectRulings(page);
  const titleBlock = findTitleBlock(page, rulings);
  const reading = checkPage(page, titleBlock);
  const sheet = toSheet(page, titleBlock, reading);
  if (reading.state === "not-a-plan" || reading.state === "unreadable") {
    return { ...emptyFacts(sheet), annotations: readAnnotations(page) };
  }
  const north = findNorth(page);
  if (north !== null) sheet.northDeg = north;
  const excluded = titleBlock ? [titleBlock.box] : [];
  const tables = takeTables(page, rulings, titleBlock);
  const issues = findIssueLists(page, titleBlock?.box ?? null, tables.used);
  const issue = tables.issue ?? issues.at(-1)?.latest;
  sheet.revision ??= issue?.mark ?? null;
  sheet.date ??= issue?.date ?? null;
  const lettering = sortLettering(page, { rulings, titleBlock, tables });
  const { titles, drawn } = lettering;
  // A sheet of one drawing is called what the drawing is called.
  const names = titles.length > 0 ? titles : drawn.filter(({ text }) => isDrawingName(text));
  if (sheet.title === null && names.length === 1 && TITLE_WORDS.test(names[0].text)) {
    sheet.title = names[0].text;
    if (sheet.kind === "other") {
      sheet.kind = sheetKindOf(disciplineOf(sheet.number, sheet.title), sheet.title);
    }
  }
  const labels = readLabels(page, lettering);
  const dimensions = findDimensions(page, drawn, rulings);
  const scales = readScales(page, titles, { titleBlock, dimensions });
  sheet.scales = scales.scales;
  if (sheet.kind === "other") {
    sheet.kind = isSpecification(page) ? "notes" : kindByContent({
      titles: titles.map((it) => it.text),
      lines: drawn.map((it) => it.text),
      rooms: labels.rooms.length,
    });
  }
  const scale = planScale(page, {
    rooms: labels.rooms,
    scaleAt: scales.at,
    plottedAt: plottedScales(dimensions, (box) => drawingAt(titles, box, page)?.text ?? null),
  });
  const plan = drawnBuilding(page, {
    kind: sheet.kind,
    scale,
    rooms: labels.rooms,
    tags: labels.planTags,
    plainMarks: labels.plainMarks,
    titles,
    dimensions,
    excluded: [...excluded, ...tables.boxes],
  });
  const symbols = readSymbols(page, {
    scale,
    plan,
    rooms: labels.rooms,
    tags: labels.planTags,
    plainMarks: labels.plainMarks,
    isWholeFloor: !PART_OF_FLOOR.test([sheet.title, ...titles.map((it) => it.text)].join(" ")),
  });
  const blocks = groupLines(labels.free, { page, rulings });
  const marks = labels.planTags.filter((_, index) => symbols.tags[index].swing === null)
    .map((tag) => ({ lines: [tag.line], text: tag.line.text }));
  const { kind } = sheet;
  const context = {
    page,
    titles,
    rulings,
    titleBlock: titleBlock?.box ?? null,
    ...roomFinders(page, {
      blocks,
      titles,
      labels,
      symbols,
      hasPlan: kind !== "notes" && kind !== "schedule",
    }),
  };
  const keyed = keyedWords(labels.keynotes, { tags: labels.planTags, notes: blocks });
  const printed = [
    ...toNotes([...lettering.listRows, ...blocks, ...marks], context),
    ...roomNotes(labels.rooms, context),
    ...toNotes(groupLines(lettering.blockLines, { page, rulings }), context),
  ].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const { notes, schedules: doorLists } = takeDoorLists(printed);
  const schedules = [...tables.schedules, ...lettering.schedules, ...doorLists].flatMap(sidesOf);
  const listed = [
    ...findListedTables(page, tables.used, excluded, schedules),
    ...issues.map(({ schedule }) => schedule),
  ];
  const listedLoads = readListedLoads(notes);
  const fixtureNames = fixtureNamesOf(page.lines);
  const facts: PageFacts = {
    ...emptyFacts(sheet),
    statedLengths: withLettering(page, findStatedLengths(page, drawn)),
    notes,
    schedules,
    ...(listed.length > 0 ? { lists: listed } : {}),
    rooms: labels.rooms.map(({ room }, index) => withArea(room, symbols.areas[index])),
    building: plan?.building ?? null,
    ...(plan && plan.fixtureMarks.length > 0 ? { fixtureMarks: plan.fixtureMarks } : {}),
    ...(fixtureNames.length > 0 ? { fixtureNames } : {}),
    symbols: readPageSymbols(page, { isPlan: plan !== null }),
    swings: symbols.swings,
    tags: symbols.tags,
    dimensions: [
      ...withEnds(
        measuredDimensions(page, dimensions, {
          sheet: sheet.title,
          rulings,
          titles,
          words: saidOnDrawings(page, [...blocks, ...marks], lettering, keyed),
          keyed,
          rooms: labels.rooms,
          scaleAt: scales.at,
          roomAt: symbols.roomAt,
        }),
        dimensions,
        { page, plan, pointsPerFoot: scale?.pointsPerFoot ?? null },
      ),
      ...findTravelPaths(page, drawn, scales.at),
    ],
    occupantLoads: [...readOccupantLoads(schedules), ...listedLoads],
    codeSummary: withTotals(readCodeSummary(schedules, notes), schedules, {
      sheetTitle: sheet.title,
      listed: listedLoads.filter(({ isTotal }) => isTotal),
    }),
    drawingIndex: readDrawingIndex(schedules),
    annotations: readAnnotations(page),
    titleBlockBox: titleBlock ? toPercentRect(titleBlock.box, page) : null,
  };
  return withSheetNumber(facts, sheet.number);
}

/** Short texts that name something, and the lettering that is left without them. */
interface Labels {
  rooms: FoundRoom[];
  /** Tags of the plans, without those of a legend of keynotes. */
  planTags: FoundTag[];
  keynotes: Keynote[];
  /** Marks of doors without a bubble. */
  plainMarks: Line[];
  /** What notes are made of. */
  free: Line[];
}

function readLabels(page: PageReading, { drawn, titleLines }: Lettering): Labels {
  const untitled = drawn.filter((line) => !titleLines.has(line));
  const rooms = findRooms(page, untitled);
  const roomLines = new Set(rooms.flatMap((room) => [...room.nameLines, ...room.labelLines]));
  const unnamed = untitled.filter((line) => !roomLines.has(line));
  const tags = findTags(page, unnamed);
  const tagLines = new Set(tags.map((tag) => tag.line));
  const keynotes = findKeynotes(unnamed, tags);
  const legend = new Set(keynotes.flatMap(({ tag }) => tag ?? []));
  // Rooms split lines into name and number: a line is taken when all its words are.
  const roomWords = new Set([...roomLines].flatMap((line) => line.words));
  const free = numberKeynotes(drawn, keynotes).filter((line) =>
    !line.words.every((word) => roomWords.has(word)) && !tagLines.has(line) &&
    !isBareDimension(line.text)
  );
  const planTags = tags.filter((tag) => !legend.has(tag));
  return {
    rooms,
    planTags,
    keynotes,
    free,
    plainMarks: free.filter(({ text }) => isPlainMark(text)),
  };
}

/** How a text finds the room it speaks of: by its leader, by the walls around it, by the nearest name. */
function roomFinders(page: PageReading, { blocks, titles, labels, symbols, hasPlan }: {
  blocks: Block[];
  titles: DrawingTitle[];
  labels: Labels;
  symbols: ReturnType<typeof readSymbols>;
  hasPlan: boolean;
}): Pick<NoteContext, "hasPlan" | "roomAt" | "roomOfKeynote"> {
  const { rooms, keynotes, planTags: tags } = labels;
  const { roomAt } = symbols;
  const roomOf = (tag: FoundTag) => symbols.tags[tags.indexOf(tag)].room;
  const roomsOf = Map.groupBy(rooms, (room) => drawingAt(titles, room.at, page));
  const ledTo = hasPlan ? roomsByLeader(page, blocks, { rooms, roomAt }) : () => undefined;
  return {
    hasPlan,
    roomAt(box, block) {
      const led = ledTo(block);
      if (led !== undefined) return led;
      return roomAt(box) ??
        nearestRoom(page, roomsOf.get(drawingAt(titles, box, page)) ?? [], box);
    },
    roomOfKeynote({ lines: [first] }) {
      const keynote = keynotes.find(({ line }) => line.words[0] === first.words[0]);
      return keynote ? roomOfKeynote(keynote, { tags, roomOf }) : null;
    },
  };
}

/** Callouts, labels and marks with their places; a bubble says what its keyed note does. */
function saidOnDrawings(
  { rects }: PageReading,
  blocks: readonly Block[],
  { drawn, titleLines }: Lettering,
  keyed: ReadonlyMap<FoundTag, Words>,
): Words[] {
  const bubbles = new Set([...keyed.keys()].map(({ line }) => line));
  const plain = blocks.filter(({ lines }) =>
    !lines.some((line) => titleLines.has(line)) && !bubbles.has(lines[0])
  ).map(({ lines }) => ({ lines, box: unionRect(lines.map(({ box }) => box)) }));
  return [...plain, ...keyed.values(), ...surveyWords(drawn, rects)];
}

/** The area between the drawn walls where the label prints none. */
function withArea(room: Room, measuredSqft: number | null): Room {
  return room.areaSqft !== null || measuredSqft === null
    ? room
    : { ...room, areaSqft: measuredSqft, areaFrom: "measured" };
}

function toSheet(
  page: PageReading,
  titleBlock: TitleBlock | null,
  reading: Sheet["reading"],
): Sheet {
  const number = titleBlock?.number ?? catalogNumber(page.lines);
  const title = titleBlock?.title ?? null;
  const discipline = disciplineOf(number, title);
  const alsoShows = alsoShownBy(title);
  const lines = [
    ...(titleBlock?.numberLine ? [titleBlock.numberLine] : []),
    ...(titleBlock?.titleLines ?? []),
  ];
  return {
    page: page.page,
    file: page.file,
    pageInFile: page.pageInFile,
    widthPt: page.widthPt,
    heightPt: page.heightPt,
    number,
    title,
    revision: titleBlock?.revision ?? null,
    date: titleBlock?.date ?? null,
    discipline,
    kind: sheetKindOf(discipline, title),
    ...(alsoShows.length > 0 ? { alsoShows } : {}),
    scales: [],
    titleBlock: lines.length > 0 ? { ...fromPieces(page, lines), sheet: number } : null,
    reading,
  };
}

function emptyFacts(sheet: Sheet): PageFacts {
  return {
    sheet,
    notes: [],
    schedules: [],
    rooms: [],
    swings: [],
    tags: [],
    dimensions: [],
    building: null,
    occupantLoads: [],
    codeSummary: emptyCodeSummary(),
    drawingIndex: [],
    annotations: [],
    titleBlockBox: null,
  };
}

/** Totals of calculations and unit tables beside the stated numbers. */
function withTotals(
  summary: CodeSummary,
  schedules: readonly Schedule[],
  { sheetTitle, listed }: { sheetTitle: string | null; listed: readonly OccupantLoadRow[] },
): CodeSummary {
  const loads = [...findBuildingTotals(schedules, sheetTitle), ...listed]
    .map((row) => toFact(row.occupants!, "occupants", row));
  return {
    ...summary,
    totalOccupantLoad: [...summary.totalOccupantLoad, ...loads],
    dwellingUnits: [...summary.dwellingUnits, ...countUnits(schedules)],
  };
}

/** Each line of a room's label is a label of its own, so that evidence stays tight. */
function roomNotes(rooms: readonly FoundRoom[], context: Parameters<typeof toNotes>[1]): Note[] {
  return rooms.flatMap(({ room, nameLines, labelLines }) => {
    const numbers = labelLines.filter((line) => line.text.trim() === room.number);
    const rest = labelLines.filter((line) => !numbers.includes(line));
    const blocks = [
      {
        lines: [...nameLines, ...numbers],
        text: [room.name, room.number].filter(Boolean).join(" "),
      },
      ...rest.map((line) => ({ lines: [line], text: line.text })),
    ];
    return toNotes(blocks, { ...context, titleBlock: null })
      .map((note) => ({ ...note, kind: "label" as const, heading: null, room: room.name }));
  });
}

/** Writes the sheet's number into every piece of evidence of the page. */
function withSheetNumber(facts: PageFacts, number: string | null): PageFacts {
  const stamp = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(stamp);
    if (value === null || typeof value !== "object") return;
    const record = value as Record<string, unknown>;
    if ("sourceText" in record && "readBy" in record) record.sheet = number;
    Object.values(record).forEach(stamp);
  };
  const { sheet: _sheet, ...rest } = facts;
  Object.values(rest).forEach(stamp);
  return facts;
}
