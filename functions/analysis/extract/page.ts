/** Facts of one page, in the order in which words are taken: title block, tables, rooms, tags, notes. */
import type {
  CodeSummary,
  Note,
  OccupantLoadRow,
  Room,
  Schedule,
  Sheet,
} from "../../_shared/domain/plan_set.ts";
import type { PageReading, Word } from "../../_shared/domain/page_reading.ts";
import { type PointRect, toPercentRect, unionRect } from "../../_shared/geometry.ts";
import { findAlignedTables } from "./aligned_tables.ts";
import { readAnnotations } from "./annotations.ts";
import { emptyCodeSummary, readCodeSummary } from "./code_summary.ts";
import { withMeaning } from "./dimension_meaning.ts";
import { findDimensions, isBareDimension, withMeasure } from "./dimensions.ts";
import { takeDoorLists } from "./door_lists.ts";
import { readDrawingIndex } from "./drawing_index.ts";
import { fromPieces, toFact } from "./evidence.ts";
import { findKeynotes, numberKeynotes, roomOfKeynote } from "./keynotes.ts";
import { roomsByLeader } from "./led_rooms.ts";
import { emOf, holdsCentre, type Line, linesWithout, median } from "./layout.ts";
import { strokesOfDrawings } from "./drawing_regions.ts";
import { drawingAt, findDrawingTitles } from "./drawing_titles.ts";
import { findLists, markedSchedule, rowsOf } from "./list_rows.ts";
import { readListedLoads } from "./listed_loads.ts";
import { type Block, groupLines, toNotes } from "./notes.ts";
import { findBuildingTotals, readOccupantLoads } from "./occupant_loads.ts";
import type { PageFacts } from "./page_facts.ts";
import { checkPage } from "./plan_check.ts";
import { readSymbols } from "./plan_symbols.ts";
import { findRooms, type FoundRoom, nearestRoom } from "./rooms.ts";
import { collectRulings } from "./rulings.ts";
import { toSchedule } from "./schedules.ts";
import { readScales } from "./sheet_scales.ts";
import { disciplineOf, sheetKindOf } from "./sheet_words.ts";
import { findRuledTables } from "./tables.ts";
import { findTags } from "./tags.ts";
import { findTitleBlock, type TitleBlock } from "./title_block.ts";
import { mainTurn, turnBoxesBack, turnReading } from "./turned_page.ts";
import { findTurnedSchedules } from "./turned_tables.ts";
import { titlesOverDrawings } from "./titles_over.ts";
import { findTravelPaths } from "./travel_paths.ts";
import { countUnits } from "./unit_counts.ts";

/** Titles of plans that show a piece of a floor: beyond its edge is more building, not open ground. */
const PART_OF_FLOOR = /ENLARGED|PARTIAL|\bUNIT\b|BLOW-?\s?UP|DETAIL/i;

/** Everything one page says. A page that stands on its side is turned until it reads, places are turned back. */
export function extractPage(page: PageReading): PageFacts {
  const turn = mainTurn(page);
  if (turn === 0) return extractUpright(page);
  const facts = turnBoxesBack(extractUpright(turnReading(page, turn)), turn);
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
  const used = new Set<Word>();
  const excluded = titleBlock ? [titleBlock.box] : [];
  const outside = linesWithout(page, used);
  const sideways = findTurnedSchedules(page, rulings, excluded);
  const schedules: Schedule[] = sideways.schedules;
  const tableBoxes = [...sideways.boxes];
  for (const word of sideways.words) used.add(word);
  for (const table of findRuledTables(page, rulings, [...excluded, ...sideways.boxes])) {
    const found = toSchedule(page, table, outside);
    if (!found) continue;
    schedules.push(found.schedule);
    tableBoxes.push(found.box);
    for (const word of found.words) used.add(word);
  }
  const unruled = linesWithout(page, used).filter((line) => !isIn(titleBlock?.box, line));
  for (const table of findAlignedTables(page, unruled)) {
    const found = toSchedule(page, table, unruled);
    if (!found) continue;
    schedules.push(found.schedule);
    tableBoxes.push(found.box);
    for (const word of found.words) used.add(word);
  }
  const lines = linesWithout(page, used);
  const [blockLines, outsideBlock] = split(lines, (line) => isIn(titleBlock?.box, line));
  const { lists, rest } = findLists(outsideBlock);
  const listed = lists.map((list) => ({ list, found: markedSchedule(page, list, rest) }));
  const heads = new Set(listed.map(({ found }) => found?.title));
  const listRows = listed.flatMap(({ list, found }) => found ? [] : rowsOf(list));
  schedules.push(...listed.flatMap(({ found }) => found?.schedule ?? []));
  const drawn = rest.filter((line) => !heads.has(line));
  const typicalEm = median(drawn.map(emOf)) || 8;
  const titles = findDrawingTitles(drawn, rulings, typicalEm, listRows);
  const over = titlesOverDrawings(page, titles, {
    lines: drawn,
    outside: [...excluded, ...tableBoxes],
  });
  for (const title of over) title.isOver = true;
  const strokes = strokesOfDrawings(page, titles, [...excluded, ...tableBoxes]);
  for (const title of titles) title.strokes = strokes.get(title);
  const titleLines = new Set(
    titles.flatMap((it) => it.scale ? [it.line, it.scale.line] : [it.line]),
  );
  const kind = sheetKindOf(sheet.discipline, sheet.title);
  const hasPlan = kind !== "notes" && kind !== "schedule";
  const rooms = findRooms(page, drawn.filter((line) => !titleLines.has(line)));
  const roomLines = new Set(rooms.flatMap((room) => [...room.nameLines, ...room.labelLines]));
  const tags = findTags(
    page,
    drawn.filter((line) => !titleLines.has(line) && !roomLines.has(line)),
  );
  const tagLines = new Set(tags.map((tag) => tag.line));
  const keynotes = findKeynotes(
    drawn.filter((line) => !titleLines.has(line) && !roomLines.has(line)),
    tags,
  );
  const legend = new Set(keynotes.flatMap(({ tag }) => tag ?? []));
  const planTags = tags.filter((tag) => !legend.has(tag));
  // Rooms split lines into name and number: a line is taken when all its words are.
  const roomWords = new Set([...roomLines].flatMap((line) => line.words));
  const free = numberKeynotes(drawn, keynotes).filter((line) =>
    !line.words.every((word) => roomWords.has(word)) && !tagLines.has(line) &&
    !isBareDimension(line.text)
  );
  const dimensions = findDimensions(page, drawn, rulings);
  const scales = readScales(page, titles, { titleBlock, dimensions });
  sheet.scales = scales.scales;
  const symbols = readSymbols(page, {
    rulings,
    rooms,
    tags: planTags,
    scaleAt: scales.at,
    outside: [...titles.map((it) => it.line.box), ...excluded],
    isWholeFloor: !PART_OF_FLOOR.test([sheet.title, ...titles.map((it) => it.text)].join(" ")),
  });
  const roomsOf = Map.groupBy(rooms, (room) => drawingAt(titles, room.at, page));
  const blocks = groupLines(free, rulings);
  const ledTo = hasPlan
    ? roomsByLeader(page, blocks, { rooms, roomAt: symbols.roomAt })
    : () => undefined;
  const context = {
    page,
    titles,
    rulings,
    titleBlock: titleBlock?.box ?? null,
    hasPlan,
    roomAt: (box: PointRect, block: Block) => {
      const led = ledTo(block);
      if (led !== undefined) return led;
      return symbols.roomAt(box) ??
        nearestRoom(page, roomsOf.get(drawingAt(titles, box, page)) ?? [], box);
    },
    roomOfKeynote: ({ lines: [first] }: Block) => {
      const keynote = keynotes.find(({ line }) => line.words[0] === first.words[0]);
      return keynote ? roomOfKeynote(keynote, { tags: planTags, roomAt: symbols.roomAt }) : null;
    },
  };
  const marks = planTags.filter((_, index) => symbols.tags[index].swing === null)
    .map((tag) => ({ lines: [tag.line], text: tag.line.text }));
  const printed = [
    ...toNotes([...listRows, ...blocks, ...marks], context),
    ...roomNotes(rooms, context),
    ...toNotes(groupLines(blockLines, rulings), context),
  ].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const { notes, schedules: doorLists } = takeDoorLists(printed);
  schedules.push(...doorLists);
  const listedLoads = readListedLoads(notes);
  const facts: PageFacts = {
    ...emptyFacts(sheet),
    notes,
    schedules,
    rooms: rooms.map(({ room }, index) => withArea(room, symbols.areas[index])),
    swings: symbols.swings,
    tags: symbols.tags,
    dimensions: [
      ...withMeaning(
        dimensions.map((it) => {
          const scale = scales.at(it.line.box);
          return withMeasure(it, scale?.isVerified ? scale.pointsPerFoot : null);
        }),
        dimensions,
        {
          page,
          rulings,
          words: [...blocks, ...marks].filter(({ lines }) =>
            !lines.some((line) => titleLines.has(line))
          ).map(({ lines }) => ({ lines, box: unionRect(lines.map(({ box }) => box)) })),
          rooms: rooms.map(({ room, at }) => ({ name: room.name, box: at })),
          pointsPerFootAt: (box) => scales.at(box)?.pointsPerFoot ?? null,
          drawingAt: (box) => drawingAt(titles, box, page)?.text ?? null,
        },
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
  const number = titleBlock?.number ?? null;
  const title = titleBlock?.title ?? null;
  const discipline = disciplineOf(number, title);
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
    occupantLoads: [],
    codeSummary: emptyCodeSummary(),
    drawingIndex: [],
    annotations: [],
    titleBlockBox: null,
  };
}

function isIn(box: PointRect | undefined, line: Line): boolean {
  return box !== undefined && holdsCentre(box, line.box, 1);
}

function split<T>(all: readonly T[], test: (it: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((it) => !test(it))];
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
