/** One self-contained web page that shows each sheet with the box of every fact read from it. */
import { conflictsOf } from "../_rules/conflicts/mod.ts";
import type { Evidence, PlanSet } from "../_shared/domain/plan_set.ts";

/** A fact to list and to frame. */
export interface ShownFact {
  kind: string;
  text: string;
  evidence: Evidence;
}

/** Every fact of one page, in the order in which the extractors give them. */
export function factsOfPage(set: PlanSet, page: number): ShownFact[] {
  const facts: ShownFact[] = [];
  const add = (kind: string, text: string, evidence: Evidence | null) => {
    if (evidence && evidence.page === page) facts.push({ kind, text, evidence });
  };
  for (const sheet of set.sheets) add("sheet", `${sheet.number} ${sheet.title}`, sheet.titleBlock);
  for (const [field, list] of Object.entries(set.codeSummary)) {
    for (const fact of list) {
      const value = typeof fact.value === "object"
        ? JSON.stringify(fact.value)
        : String(fact.value);
      add(field, `${value} ${fact.unit ?? ""} ← ${fact.sourceText}`, fact);
    }
  }
  for (const schedule of set.schedules) {
    const title = `${schedule.title ?? "(no title)"}: ${schedule.rows.length} rows`;
    add(`${schedule.kind} table`, title, schedule);
    for (const row of schedule.rows) {
      const text = row.cells.map((cell) => cell.text).join(" | ");
      add("row", text, { ...schedule, box: row.box, page: row.page, sourceText: text });
    }
  }
  for (const room of set.rooms) {
    const from = room.areaFrom && room.areaFrom !== "printed" ? ` (${room.areaFrom})` : "";
    add("room", `${room.number ?? ""} ${room.name} ${room.areaSqft ?? "?"} sq ft${from}`, room);
  }
  for (const door of set.doors) {
    for (const symbol of door.symbols) add("door symbol", door.mark, { ...door, ...symbol });
  }
  for (const window of set.windows) {
    for (const symbol of window.symbols) {
      add("window symbol", window.mark, { ...window, ...symbol });
    }
  }
  for (const dimension of set.dimensions) {
    const measured = dimension.measuredIn === null ? "" : `, measures ${dimension.measuredIn} in`;
    add("dimension", `${dimension.sourceText} = ${dimension.valueIn} in${measured}`, dimension);
  }
  for (const note of set.notes) {
    const where = [note.heading, note.drawing, note.room].filter(Boolean).join(" / ");
    add(note.kind, `${note.text}${where ? `  [${where}]` : ""}`, note);
  }
  for (const { author, text, ...evidence } of set.annotations) {
    add("annotation", `${author ?? ""}: ${text}`, evidence);
  }
  for (const { subject, a, b } of conflictsOf(set)) {
    add("conflict", `${subject}: ${a.value} / ${b.value}`, a);
    add("conflict", `${subject}: ${a.value} / ${b.value}`, b);
  }
  return facts;
}

const COLOURS: Record<string, string> = {
  "room": "#15803d",
  "row": "#7c3aed",
  "dimension": "#b45309",
  "door symbol": "#be123c",
  "window symbol": "#0e7490",
  "note": "#1d4ed8",
  "callout": "#2563eb",
  "label": "#64748b",
  "title": "#0f172a",
  "title-block": "#94a3b8",
  "conflict": "#dc2626",
};

/**
 * The page as one HTML text.
 *
 * @param pictures PNG of every sheet, in page order
 */
export function inspectionHtml(set: PlanSet, pictures: readonly Uint8Array[]): string {
  const sections = set.sheets.map((sheet, index) => {
    const facts = factsOfPage(set, sheet.page);
    const boxes = facts.map(({ kind, text, evidence: { box, readBy, confidence } }) => {
      const colour = COLOURS[kind] ?? "#9333ea";
      const label = escape(`${kind}: ${text} (${readBy}, ${confidence})`);
      return `<div class="box" data-kind="${
        escape(kind)
      }" title="${label}" style="left:${box.x}%;` +
        `top:${box.y}%;width:${box.width}%;height:${box.height}%;border-color:${colour}"></div>`;
    }).join("");
    const list = facts.map(({ kind, text }) =>
      `<tr><td>${escape(kind)}</td><td>${escape(text)}</td></tr>`
    ).join("");
    const picture = pictures[index] ? `data:image/png;base64,${base64(pictures[index])}` : "";
    const name = `${sheet.number ?? "?"} ${sheet.title ?? ""}`;
    return `<section><h2>Page ${sheet.page}: ${escape(name)}</h2>` +
      `<div class="sheet"><img alt="Sheet ${escape(name)}" src="${picture}">${boxes}</div>` +
      `<details><summary>${facts.length} facts</summary><table>${list}</table></details></section>`;
  }).join("\n");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Facts on sheets</title>
<style>
body { font: 14px system-ui, sans-serif; margin: 1rem; color: #0f172a }
.sheet { position: relative; border: 1px solid #cbd5e1 }
.sheet img { display: block; width: 100% }
.box { position: absolute; box-sizing: border-box; border: 1.5px solid; background: rgb(250 204 21 / .08) }
.box:hover { background: rgb(250 204 21 / .5) }
td { vertical-align: top; padding: .1rem .6rem .1rem 0 }
</style>
${sections}
</html>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}
