/** Workbooks (SpreadsheetML): sheets with a frozen head and filters. */
import type { CellValue } from "./rows.ts";
import { escapeXml, XML_HEAD, zipParts } from "./xml.ts";

/** One sheet of a workbook. */
export interface Table {
  name: string;
  heads: { text: string; width: number }[];
  rows: CellValue[][];
}

/**
 * Writes a workbook. Text is always stored as text, so that nothing in it is ever run as a formula.
 *
 * @source ECMA-376 (SpreadsheetML)
 */
export function writeWorkbook(tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const parts = new Map<string, string>([
    ["[Content_Types].xml", contentTypes(tables.length)],
    ["_rels/.rels", relations([["officeDocument", "xl/workbook.xml"]])],
    ["xl/workbook.xml", workbook(tables)],
    [
      "xl/_rels/workbook.xml.rels",
      relations([
        ...tables.map((
          _,
          index,
        ): [string, string] => ["worksheet", `worksheets/sheet${index + 1}.xml`]),
        ["styles", "styles.xml"],
      ]),
    ],
    ["xl/styles.xml", STYLES],
    ...tables.map((table, index): [string, string] => [
      `xl/worksheets/sheet${index + 1}.xml`,
      worksheet(table),
    ]),
  ]);
  return zipParts(parts);
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

function worksheet({ heads, rows }: Table): string {
  const last = columnName(heads.length - 1);
  const widths = heads.map(({ width }, index) =>
    `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
  );
  const lines = [
    row(heads.map((it) => it.text), 1, HEAD_STYLE, heads),
    ...rows.map((cells, index) => row(cells, index + 2, BODY_STYLE, heads)),
  ];
  return `${XML_HEAD}<worksheet xmlns="${MAIN}">` +
    // On paper all columns stand on one page: tabloid, lying down.
    `<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${widths.join("")}</cols><sheetData>${lines.join("")}</sheetData>` +
    `<autoFilter ref="A1:${last}${rows.length + 1}"/>` +
    `<pageSetup paperSize="3" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`;
}

function row(cells: CellValue[], number: number, style: number, heads: Table["heads"]): string {
  const written = cells.map((value, index) => {
    const place = `r="${columnName(index)}${number}" s="${style}"`;
    if (value === null || value === "") return `<c ${place}/>`;
    if (typeof value === "number") return `<c ${place}><v>${value}</v></c>`;
    const text = escapeXml(value.slice(0, LONGEST_TEXT));
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  });
  return `<row r="${number}" ht="${heightPt(cells, heads)}">${written.join("")}</row>`;
}

/** Room for the wrapped text of a row, in points. Not every program makes it by itself. */
function heightPt(cells: CellValue[], heads: Table["heads"]): number {
  const lines = cells.map((value, index) =>
    String(value ?? "").split("\n").reduce(
      (sum, line) => sum + Math.max(1, Math.ceil(line.length / (heads[index].width * WRAP_SHARE))),
      0,
    )
  );
  return Math.min(MOST_HEIGHT_PT, Math.max(1, ...lines) * LINE_PT);
}

const LINE_PT = 13.5;
/** Words are broken before a line is full. */
const WRAP_SHARE = 0.9;
/** @source ECMA-376, implementation limits of spreadsheet applications */
const MOST_HEIGHT_PT = 409;

/** Most characters a cell can hold. @source ECMA-376, implementation limits of spreadsheet applications */
const LONGEST_TEXT = 32_767;
const HEAD_STYLE = 1;
const BODY_STYLE = 2;

/** `A`, `B`, … `Z`, `AA`. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

const STYLES = `${XML_HEAD}<styleSheet xmlns="${MAIN}">` +
  `<fonts count="2"><font><sz val="10"/><name val="Calibri"/></font>` +
  `<font><b/><sz val="10"/><name val="Calibri"/></font></fonts>` +
  `<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>` +
  `<fill><patternFill patternType="solid"><fgColor rgb="FFE8ECEF"/></patternFill></fill></fills>` +
  // On paper lines part the rows, and cells to write into are seen.
  `<borders count="2"><border/><border>${
    ["left", "right", "top", "bottom"].map((side) =>
      `<${side} style="thin"><color rgb="FFC5CCD2"/></${side}>`
    ).join("")
  }</border></borders>` +
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
  `<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
  `<xf numFmtId="0" fontId="1" fillId="2" borderId="1" xfId="0" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">` +
  `<alignment vertical="top" wrapText="1"/></xf>` +
  `<xf numFmtId="0" fontId="0" fillId="0" borderId="1" xfId="0" applyBorder="1" applyAlignment="1">` +
  `<alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`;

function workbook(tables: readonly Table[]): string {
  const sheets = tables.map(({ name }, index) =>
    `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`
  );
  return `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${
    sheets.join("")
  }</sheets></workbook>`;
}

function relations(targets: [kind: string, target: string][]): string {
  const entries = targets.map(([kind, target], index) =>
    `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`
  );
  return `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships">${
    entries.join("")
  }</Relationships>`;
}

function contentTypes(count: number): string {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const sheets = Array.from(
    { length: count },
    (_, index) =>
      `<Override PartName="/xl/worksheets/sheet${
        index + 1
      }.xml" ContentType="${type}.worksheet+xml"/>`,
  );
  return `${XML_HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${
      sheets.join("")
    }</Types>`;
}
