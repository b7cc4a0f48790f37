/** Prints sheets of tables with Chromium: another hand than that of `draw.ts`. */
import type { PrintedSheet, PrintedTable } from "./printed_sheets.ts";
import type { TableRow } from "./table.ts";

/** One file, a page a sheet. */
export async function printTables(sheets: readonly PrintedSheet[]): Promise<Uint8Array> {
  const folder = await Deno.makeTempDir();
  await Deno.writeTextFile(`${folder}/tables.html`, htmlOf(sheets));
  const { success, stderr } = await new Deno.Command(
    Deno.env.get("CHROMIUM_PATH") ?? "chromium",
    {
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--no-pdf-header-footer",
        `--print-to-pdf=${folder}/tables.pdf`,
        `file://${folder}/tables.html`,
      ],
    },
  ).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
  const bytes = await Deno.readFile(`${folder}/tables.pdf`);
  await Deno.remove(folder, { recursive: true });
  return bytes;
}

const htmlOf = (sheets: readonly PrintedSheet[]): string =>
  `<!doctype html><meta charset=utf-8><style>${STYLE}</style>${
    sheets.map((sheet, at) => sheetOf(sheet, `A-${701 + at}`)).join("")
  }`;

const STYLE = `
@page { size: 24in 18in; margin: 0 }
body { margin: 0; -webkit-print-color-adjust: exact }
.sheet { position: relative; width: 24in; height: 17.98in; overflow: hidden; page-break-after: always }
.frame { position: absolute; inset: .5in; border: 1.5pt solid #000 }
.block { position: absolute; right: .5in; top: .5in; bottom: .5in; width: 2.4in; border-left: 1.5pt solid #000;
  font: 9pt "Liberation Sans" }
.block div { border-bottom: .8pt solid #000; padding: 8pt }
.number { position: absolute; bottom: 0; font-size: 28pt; border: 0 !important }
.notes { position: absolute; left: 1.2in; bottom: 1in; font: 9pt "Liberation Sans"; width: 7in }
.table { position: absolute; left: 1.4in; top: 1.6in }
.sideways { transform-origin: 0 0; transform: rotate(-90deg) translate(-100%, 0) }
table { border-collapse: collapse; table-layout: fixed }
td, th { font-weight: normal; padding: 2.5pt 4pt; overflow-wrap: normal }
.bold th, .caption, .title { font-weight: bold }
.caption, .title { font-size: 1.3em }
.caption { margin-bottom: 6pt }
.below { margin-top: 8pt; font-size: 1.4em; font-weight: bold; text-decoration: underline }
.top td { vertical-align: top }
.all td, .all th { border: .7pt solid #000 }
.dotted td, .dotted th { border: .7pt dotted #000 }
.rows tr > * { border-bottom: .35pt solid #777 }
.frame-only { border: 1pt solid #000 }
.frame-only thead { border-bottom: 1pt solid #000 }
.tinted tbody tr:nth-child(odd) { background: #e4e4e4 }
.upright th { writing-mode: vertical-rl; transform: rotate(180deg); height: 70pt; text-align: left }
.group { font-weight: bold; text-align: left }
.total td { font-weight: bold; border-top: 1.2pt solid #000 }
.leader { display: flex; line-height: 1.6 }
.dots { flex: 1; overflow: hidden; white-space: nowrap; margin: 0 3pt; direction: rtl }
.boxes { display: flex; gap: 24pt }
`;

function sheetOf({ tables }: PrintedSheet, number: string): string {
  return `<div class=sheet><div class=frame></div><div class=block><div>OSPREY &amp; LANE ARCHITECTS<br>FORT MYERS,
FLORIDA</div><div>PROJECT<br><b>MANGROVE CLINIC</b></div><div>SHEET TITLE<br><b>SCHEDULES</b></div>
<div>SCALE: AS NOTED</div><div class=number>${number}</div></div>
<div class=notes>NOTES<br>1. VERIFY ALL DIMENSIONS IN THE FIELD.<br>2. COORDINATE WITH OTHER TRADES BEFORE ORDERING.
</div>${tables.map((it) => `<div class=table>${tableOf(it)}</div>`).join("")}</div>`;
}

function tableOf(table: PrintedTable): string {
  const { title, titleAt, font, sizePt, boxes = 1, isSideways, hasLeaders } = table;
  const size = Math.ceil(table.rows.length / boxes);
  const parts = Array.from(
    { length: boxes },
    (_, at) => table.rows.slice(at * size, (at + 1) * size),
  );
  const body = hasLeaders
    ? leaders(table)
    : table.isTransposed
    ? transposed(table)
    : `<div class=boxes>${parts.map((rows) => gridOf(table, rows)).join("")}</div>`;
  return `<div class="${
    isSideways ? "sideways" : ""
  }" style="font-family:'${font}';font-size:${sizePt}pt">${
    titleAt === "caption" ? `<div class=caption>${escape(title)}</div>` : ""
  }${body}${titleAt === "below" ? `<span class=below>${escape(title)}</span>` : ""}</div>`;
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\n", "<br>");

function gridOf(table: PrintedTable, rows: readonly TableRow[]): string {
  const { columns, borders, preface, isHeadless, titleAt } = table;
  const count = columns.length;
  const names = [
    borders === "frame" ? "frame-only" : borders,
    table.isTop ? "top" : "",
    table.areHeadsUpright ? "upright" : "",
    table.areHeadsBold ? "bold" : "",
  ].join(" ");
  const title = titleAt === "cell"
    ? `<tr><td class=title colspan=${count} style="text-align:center">${
      escape(table.title)
    }</td></tr>`
    : "";
  const before = preface
    ? pairs(preface).map((line) =>
      `<tr>${line.map((it) => `<td colspan=${count / 2}>${escape(it)}</td>`).join("")}</tr>`
    ).join("")
    : "";
  const width = columns.reduce((sum, it) => sum + it.widthPt, 0);
  return `<table class="${names}" style="width:${width}pt"><colgroup>${
    columns.map(({ widthPt }) => `<col style="width:${widthPt}pt">`).join("")
  }</colgroup><thead>${title}${before}${isHeadless ? "" : headsOf(table)}</thead><tbody>${
    rows.map((row, at) => rowOf(table, row, rows.slice(at + 1))).join("")
  }</tbody></table>`;
}

const pairs = (texts: readonly string[]): string[][] =>
  texts.flatMap((_, at) => at % 2 === 0 ? [texts.slice(at, at + 2)] : []);

function headsOf({ columns }: PrintedTable): string {
  const hasGroups = columns.some(({ group }) => group);
  const first = columns.map(({ head, group, unit }, at) => {
    const text = escape(unit ? `${head}\n(${unit})` : head);
    if (!hasGroups) return `<th>${text}</th>`;
    if (!group) return `<th rowspan=2>${text}</th>`;
    if (columns[at - 1]?.group === group) return "";
    return `<th colspan=${columns.filter((it) => it.group === group).length}>${escape(group)}</th>`;
  });
  const second = columns.filter(({ group }) => group).map(({ head }) => `<th>${escape(head)}</th>`);
  return `<tr>${first.join("")}</tr>${hasGroups ? `<tr>${second.join("")}</tr>` : ""}`;
}

function rowOf({ columns }: PrintedTable, row: TableRow, after: readonly TableRow[]): string {
  if ("group" in row) {
    return `<tr><td class=group colspan=${columns.length}>${escape(row.group)}</td></tr>`;
  }
  const cells = "total" in row ? row.total : row;
  const html = cells.map((text, at) => {
    if (text === "^") return "";
    const below = after.findIndex((it) => !Array.isArray(it) || it[at] !== "^");
    const span = 1 + (below < 0 ? after.length : below);
    return `<td rowspan=${span} style="text-align:${columns[at].align ?? "left"}">${
      text === "~" ? "" : escape(text)
    }</td>`;
  });
  return `<tr${"total" in row ? " class=total" : ""}>${html.join("")}</tr>`;
}

const leaders = ({ rows }: PrintedTable): string =>
  `<div style="width:430pt">${
    rows.map((row) =>
      Array.isArray(row)
        ? `<div class=leader><span>${escape(row[0])}</span><span class=dots>${
          ".".repeat(200)
        }</span><span>${escape(row[1])}</span></div>`
        : ""
    ).join("")
  }</div>`;

function transposed({ columns, rows }: PrintedTable): string {
  const lines = columns.map(({ head, widthPt }, at) =>
    `<tr><th style="text-align:left;width:${columns[0].widthPt}pt">${escape(head)}</th>${
      rows.map((row) =>
        `<td style="text-align:center;width:${widthPt}pt">${
          Array.isArray(row) ? escape(row[at]) : ""
        }</td>`
      ).join("")
    }</tr>`
  );
  return `<table class=all>${lines.join("")}</table>`;
}
