/** Equipment by its tags: what lists, notes, plans and risers say of each. */
import type {
  Evidence,
  PlanSet,
  ScheduleKind,
  ScheduleRow,
} from "../../_shared/domain/plan_set.ts";
import { withUnit } from "../../_shared/values.ts";
import { riserLoads } from "../gas/_riser.ts";
import { isRightUnder, placeOf } from "../reading/places.ts";
import { rowPlace } from "../reading/rows.ts";
import { isKept, isOfOldWork } from "../reading/standing.ts";
import { saysOnly } from "./plain.ts";
import { FIGURED, HEATER_TAG, OF_PLATES, PLATES } from "./plates.ts";
import { newTexts } from "./said.ts";
import type { Told } from "./told.ts";

const TAG = /(?<![\w-])([A-Z]{1,4})(-|\s?)(\d{1,3}[A-Z]?)(?![\w-])/g;
/** Figures of what leads to a tag, or of several things together. */
const NOT_ITS_OWN =
  /\bTO\b|\bFROM\b|\bSERV\w*|\bTOTAL\b|\bEACH\b|\bMIN\b|\bMAX\b|\bMAKE-?\s?UP\b|\bRELIEF\b|\bEXPANSION\b|\bPAN\b|\bDIFFUSER|\bGRILLE|\bREGISTER|\bLOW\b/i;

/** Lists of what rooms get and of what circuits carry. */
const NO_PLATES: readonly ScheduleKind[] = ["ventilation", "panel"];
/** Columns of another figure than the plate's; a list that gives no other says nothing of the plate. */
const OTHER_HEAD =
  /\b(?:O\.?\s?A|OUTSIDE|OUTDOOR|RETURN|SENSIBLE|COOLING(?!.*\bTON)|OUTPUT|DEMAND|CONNECTED)\b|\bLOAD\b/i;

/** What is told of equipment in lists, in notes that name one tag, and under tags on plans. */
export function toldOfEquipment(plan: PlanSet): Told[] {
  const lists = plan.schedules.filter(({ kind, title }) =>
    !NO_PLATES.includes(kind) && !isOfOldWork(title)
  );
  const listed = lists.flatMap((schedule) =>
    schedule.rows.flatMap((row) => {
      const at = rowPlace(schedule, row);
      if (isKept(at.sourceText)) return [];
      const heads = schedule.columns.map(({ header }) => header);
      const cells = row.cells.map((cell, at) => [heads[at] ?? "", cell.text] as const);
      return listedTags(row).flatMap((tag) => plates(tag, cells, at));
    })
  );
  const known = new Set(listed.map(({ of }) => of));
  const tags = new Set(listed.map(({ key }) => key!));
  const noted = newTexts(plan, FIGURED).flatMap((it): Told[] => {
    const text = it.row?.cells[0]?.text ?? it.text;
    if (text.length > 80 || NOT_ITS_OWN.test(text)) return [];
    const tag = it.row ? null : tagIn(text, tags);
    const clauses = text.split(/[,;:]\s/);
    if (tag !== null) return plates(tag, ownOf(tag, clauses), it);
    // `AHU-1 STRIP 10 KW, AHU-2 8 KW`: each in its own breath.
    return clauses.flatMap((said) => {
      const tag = /\d\s*[A-Z]+\W*$/i.test(said) ? tagIn(said, tags) : null;
      return tag === null || isTag(said) ? [] : plates(tag, ownOf(tag, [said]), it);
    });
  });
  const others = [...noted, ...labelled(plan, tags), ...onRisers(plan)];
  return [...listed, ...others.filter(({ of }) => known.has(of))];
}

/** What of a text says no more than the tag and a figure of its plate. */
const ownOf = (tag: string, clauses: readonly string[]): (readonly [string, string])[] =>
  clauses.filter((said) =>
    saysOnly(said.replace(new RegExp(tag.replace("-", "[-\\s]?"), "g"), " "), OF_PLATES)
  ).map((said) => ["", said] as const);

/** A whole label that is a figure of a plate: `1,920 CFM`. */
const FIGURE_LABEL = /^\W*\d[\d,.]*\s*[A-Z./]+\W*$/i;
const UNDER_TAG = { below: 1.5, off: 2 };

/** Figures lettered right under the tag of one unit on plans. */
function labelled({ notes }: PlanSet, known: ReadonlySet<string>): Told[] {
  const figures = Map.groupBy(
    notes.filter(({ text }) => FIGURE_LABEL.test(text)),
    ({ page }) => page,
  );
  return notes.flatMap((label): Told[] => {
    const tag = isTag(label.text) ? tagIn(label.text, known) : null;
    if (tag === null || isOfOldWork(label.drawing)) return [];
    const below = (figures.get(label.page) ?? []).filter((it) =>
      isRightUnder(it, label, UNDER_TAG)
    );
    return below.flatMap((it) =>
      plates(tag, [["", it.text]], { ...it, sourceText: `${label.text} ${it.text}` })
    );
  });
}

/** The tag a row is of, or those of two that work together, `AHU-1 / CU-1`: in its first cell, or behind its number. */
function listedTags({ cells }: ScheduleRow): string[] {
  const [first = "", second = ""] = cells.map(({ text }) => text.trim());
  const parts = first.split(/\s*[\/&+]\s*/);
  if (parts.length === 2 && parts.every(isTag)) return parts.flatMap((it) => tagIn(it) ?? []);
  const behind = /^\d{0,3}$/.test(first) ? tagIn(second) : null;
  // `1 | 2X6 STUDS, R-20 BATTS` has no tag.
  const tag = tagIn(first) ?? (behind?.startsWith("R-") ? null : behind);
  return tag === null ? [] : [tag];
}

/** Is the whole text a tag: `EF-1`, `WH 1`? */
const isTag = (text: string): boolean => /^[A-Z]{1,4}[- ]?\d{1,3}[A-Z]?$/.test(text.trim());

/** The one tag a text names; without its hyphen, where it says nothing else or tags of its letters are listed. */
function tagIn(text: string, known: ReadonlySet<string> = new Set()): string | null {
  const tags = new Set(
    [...text.matchAll(TAG)].flatMap(([, letters, between, digits]) => {
      const tag = `${letters}-${digits}`;
      const isOfItsKind = () => [...known].some((it) => it.startsWith(`${letters}-`));
      return between === "-" || isTag(text) || isOfItsKind() ? [tag] : [];
    }),
  );
  return tags.size === 1 ? [...tags][0] : null;
}

/** One of several figures of a unit, input and output, is enough to agree. */
function plates(tag: string, cells: readonly (readonly [string, string])[], at: Evidence): Told[] {
  const found = PLATES.filter(({ not, only }) => !not?.test(tag) && (only?.test(tag) ?? true)).map(
    (plate) => {
      const figured = cells.flatMap(([header, text]) =>
        plate.read(text, header).map((value) => ({
          value,
          isOwn: !plate.figured || !OTHER_HEAD.test(header),
        }))
      );
      const values = figured.some(({ isOwn }) => isOwn) ? figured.map(({ value }) => value) : [];
      return { ...plate, values };
    },
  );
  return [...Map.groupBy(found, ({ of }) => of)].flatMap(([of, all]): Told[] => {
    const values = all.flatMap((it) => it.values);
    const [{ topic, unit }] = all;
    const isOfHeater = topic === "volume" && HEATER_TAG.test(tag);
    return values.length > 0
      ? [{
        ...placeOf(at),
        topic: isOfHeater ? "water heater" : topic,
        of: `${of} of ${tag}`,
        key: tag,
        values,
        said: unit ? withUnit(String(values[0]), unit) : String(values[0]),
      }]
      : [];
  });
}

/** Inputs lettered under tags of gas risers. */
const onRisers = (plan: PlanSet): Told[] =>
  riserLoads(plan).flatMap(({ name, btuh, at }): Told[] => {
    const tag = tagIn(name.trim().replace(/^([A-Z]{1,4})\s?-?\s?(\d)/i, "$1-$2").toUpperCase());
    const place = { ...placeOf(at), sourceText: `${name} ${at.text}` };
    const said = `${btuh} Btu/h`;
    return tag
      ? [{
        ...place,
        topic: "gas input",
        of: `gas input of ${tag}`,
        key: tag,
        values: [btuh],
        said,
      }]
      : [];
  });
