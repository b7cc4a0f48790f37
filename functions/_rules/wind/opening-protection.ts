/**
 * Glazed openings in the wind-borne debris region are impact-resistant or protected.
 * Applies to statements about glazing and shutters, to scheduled windows, and to a denied region. Speeds in mph.
 * @source FBC-B 8th ed. (2023), 1609.2; FBC-R R301.2.1.2
 */
import type { Evidence, PlanSet, Window } from "../../_shared/domain/plan_set.ts";
import { overlaps } from "../../_shared/geometry.ts";
import { anyCase } from "../../_shared/pattern.ts";
import { cantTell, defineRule, fail, pass, type RuleContext } from "../define_rule.ts";
import {
  absenceOn,
  denying,
  either,
  isDeferred,
  newWork,
  placeOf,
  rowPlace,
  sheetsOf,
} from "../measure.ts";
import { debrisSpeed, deniesRegion, isInDebrisRegion, isOfCategoryIII } from "./_debris.ts";

/** What the set says about the protection of openings. */
interface Protection extends Evidence {
  state: "protected" | "bare" | "unlike" | "region denied" | "deferred" | "absent";
  text: string;
}

/** Panels put up before a storm; panels of sheathing cover no window. @source FBC-R 8th ed. (2023), R301.2.1.2 */
const WOOD_PANELS =
  /\b(?:WINDOWS?|GLASS|GLAZED|GLAZING|OPENINGS?)\b[^.;|]{0,120}\b(?:PLY\s?WOOD|WOOD\s+STRUCTURAL)\s+PANELS?\b(?!\s+SHEATH)|\b(?:PLY\s?WOOD|WOOD\s+STRUCTURAL)\s+PANELS?\b(?!\s+SHEATH)[^.;|]{0,40}\b(?:OVER|FOR|COVER\w*)\s+(?:ALL\s+|EACH\s+|THE\s+)?(?:WINDOWS?|GLASS|GLAZ\w+|OPENINGS?)\b/i;
const COVERS = either(/SHUTTER|STORM\s+PANEL|HURRICANE\s+(PANEL|SCREEN|FABRIC)/i, WOOD_PANELS);
const PROTECTED = either(
  /\bIMPACT\b|LARGE\s+MISSILE|\bSHUTTERS?\b|STORM\s+PANELS?|HURRICANE\s+(PANEL|SCREEN|SHUTTER|FABRIC)|E-?1996|TAS\s*-?20[123]/i,
  WOOD_PANELS,
);
const NON_IMPACT =
  /\bNON[\s-]*IMPACT|\bNOT\s+(?:(?:RATED|TESTED|LISTED|APPROVED)\s+FOR\s+)?IMPACT|\bWITHOUT\s+IMPACT|\bIMPACT\W{0,4}(NO\b(?!\s+[A-Z])|N\b|NONE)/i;
const NO_SHUTTERS = anyCase`${
  denying(
    "(?:(?:HURRICANE|STORM|OPENING|IMPACT|WINDOW|DEBRIS|MISSILE)\\s+(?:SHUTTERS?|PANELS?|PROTECTION|SCREENS?)|SHUTTERS?(?!\\s+(?:OR|NOR|AND)\\s+IMPACT)|IMPACT(?:\\s+(?:GLASS|GLAZING|RATING|RESISTANCE))?|(?:PANELS?|SCREENS?)\\s+(?:OR|NOR|AND)\\s+SHUTTERS?|SHUTTERS?\\s+(?:OR|NOR|AND)\\s+IMPACT(?:\\s+(?:GLASS|GLAZING))?)\\b",
  )
}|(?:OPENING\s+PROTECTION|SHUTTERS?|PROTECTION)\W{0,4}(?:NONE|NO\b|NOT\s+(?:PROVIDED|REQ\w*))|\b(?:OPENINGS?|WINDOWS?|GLAZING|DOORS?)\s+(?:ARE|IS|TO\s+BE|REMAIN|LEFT)?\s*UN-?\s?PROTECTED|\b(?:GLAZED\s+OPENINGS?|WINDOWS?|GLAZING)\s+(?:ARE|IS)\s+NOT\s+PROTECTED\b(?!\s+(?:WHERE|IF|WHEN))|\bUN-?\s?PROTECTED\s+(?:GLAZ|GLASS|OPENING|WINDOW)`;
/** Shares of walls near lot lines are `unprotected` against fire. */
const OF_FIRE_SEPARATION =
  /\bLOT\s+LINE\b|\bFIRE\s+SEPARATION\b|\bF\.?S\.?D\b|\b705\.\d|%\s*UN-?\s?PROTECTED|\bUN-?\s?PROTECTED\s+OPENINGS?\b[^;]*(?:%|\bPERCENT\b)/i;
const OTHER = either(
  OF_FIRE_SEPARATION,
  /\b(?:RATED|FIRE|SMOKE|COUNTER|SECURITY|INTERIOR)[\s-]+(?:(?:ROLLING|COILING|DOWN|ROLL)[\s-]+)*SHUTTERS?\b|\bSHUTTERS?\s+(?:AT|IN|OVER)\s+(?:THE\s+)?(?:RECEPTION|COUNTER|PASS|TRANSACTION|SERVING|CONCESSION|BAR\b|TELLER)/i,
  /\bIMPACT\s+(FEE|SOUND|NOISE|INSULATION|LOAD|AREA|STUDY)|SOUND|BUMPER|GUARD|COUNTER|PASS-?\s?THROUGH|IIC\b|ENVIRONMENTAL|\b([AG]FCI|SURGE|CORROSION|LIGHTNING|TERMITE|FALL|FIRE|SUN|FREEZE|FROST|CATHODIC|BACKFLOW|EROSION|PHYSICAL|TREE|SMOKE|WEATHER)\s+(\w+\s+)?PROTECTION/i,
);

/** Doors without glass have nothing to protect. */
const NO_GLASS = /\bNO\s+(?:GLAZING|GLASS|LITES?|WINDOWS)\b|\bSOLID\s+(?:PANEL|DOOR|CORE)/i;
const INSIDE =
  /\bNON[\s-]*IMPACT\s+INTERIOR\b|\bINTERIOR\b(?!\s+(?:SIDE|FACE|GLAZ|LITE(?!\s+(?:AT|IN|TO|FROM|BETWEEN)\b)))|\bINNER\s+(?:DOOR|VESTIBULE)\b/i;

export default defineRule({
  id: "wind/opening-protection",
  requirementId: "FBC-B-1609.2-wbdr",
  source: { volume: "FBC-B", edition: "2023", section: "1609.2" },
  title: "Opening protection",
  when: (building, context) => isInDebrisRegion(building, context),
  demand: { thing: "impact protection", onlyHolds: true },
  applies: protections,
  check(it, { limits, plan, building }) {
    const data = {
      actual: debrisSpeed(plan, building),
      required: limits.wind.debrisSpeedMph,
      unit: "mph",
      text: it.text,
    };
    switch (it.state) {
      case "protected":
        return pass({ text: it.text });
      case "bare":
        return building.scope === "alteration" ? cantTell("bare", data) : fail("bare", data);
      case "region denied":
        return isOfCategoryIII(plan) ? cantTell("denied", data) : fail("denied", data);
      case "unlike":
        return cantTell("unlike", data);
      case "deferred":
        return cantTell("deferred", data);
      case "absent":
        // A county may lie in it as a whole, whatever speed is stated.
        return cantTell(data.actual === null ? "absentThere" : "absent", data);
    }
  },
  messages: {
    ok: "Openings are impact-resistant or protected.",
    bare:
      "Openings in the wind-borne debris region are called out without impact resistance or shutters: {text}.",
    denied:
      "The set says the site is outside the wind-borne debris region, but Vult = {actual} mph ({required} mph or more is inside).",
    unlike:
      "Other windows in the schedule are impact-resistant; this one is not said to be, and no shutters are shown: {text}.",
    deferred: "Opening protection is deferred: {text}.",
    absent:
      "Vult = {actual} mph puts the building in the wind-borne debris region, but no opening protection is shown.",
    absentThere:
      "The building is in the wind-borne debris region, but no opening protection is shown.",
  },
  recommendation:
    "Specify impact-resistant products or approved shutters for every glazed opening.",
});

function protections(plan: PlanSet, { building, limits }: RuleContext): Protection[] {
  const speed = debrisSpeed(plan, building) ?? 0;
  const denials = speed >= limits.wind.debrisSpeedMph || building.isHvhz ? deniesRegion(plan) : [];
  const said = newWork(plan, { topic: PROTECTED, not: OTHER });
  const shown = said.filter((it) =>
    (!NON_IMPACT.test(it.text) || isCovered(it.text)) && !isOnlyDenial(it.text) &&
    !isDeferred(it.text)
  );
  const hasShutters = shown.some((it) => COVERS.test(it.text)) ||
    plan.schedules.some(({ kind, title }) => kind === "window" && coversAll(title ?? ""));
  const bareWindows = plan.windows.filter((it) =>
    isDeniedBoth(wordsOf(it)) || (hasShutters ? isLeftOut(it, plan.windows) : isBare(it))
  );
  const bareNotes = hasShutters
    ? []
    : newWork(plan, { topic: NON_IMPACT, not: OTHER }).filter((it) =>
      it.from === "note" && !INSIDE.test(it.text) && !NO_GLASS.test(it.text) && !isCovered(it.text)
    );
  const bareWords = shown.length > 0
    ? bareRows(plan)
    : newWork(plan, { topic: NO_SHUTTERS, not: OTHER });
  const isSame = (a: Evidence, b: Evidence) => a.page === b.page && overlaps(a.box, b.box);
  const bare = [...bareWindows, ...bareNotes, ...bareWords];
  const bareOthers = bareGlass(plan).filter((it) => !bare.some((known) => isSame(known, it)));
  const subjects: Protection[] = [
    ...denials.map((it) => as("region denied", it)),
    ...[...bare, ...bareOthers].map((it) => as("bare", it)),
  ];
  const resisting = plan.windows.filter((it) => RESISTS.test(wordsOf(it)) && !isBare(it));
  const unlike = hasShutters || resisting.length === 0
    ? []
    : plan.windows.filter((it) => isGlazed(it) && !isBare(it) && !RESISTS.test(wordsOf(it)));
  subjects.push(...unlike.map((it) => as("unlike", it)));
  const titled = plan.schedules.find(({ kind, title }) =>
    (kind === "window" || kind === "door") && PROTECTED.test(title ?? "") &&
    !NON_IMPACT.test(title ?? "") && !NO_SHUTTERS.test(title ?? "")
  );
  const proof = shown[0] ?? titled ?? resisting[0];
  if (proof) return [...subjects, as("protected", proof)];
  if (subjects.length > 0) return subjects;
  const [later] = said.filter((it) => isDeferred(it.text));
  if (later) return [as("deferred", later)];
  if (isInDebrisRegion(building, { plan, limits }) !== "yes" || plan.windows.length === 0) {
    return [];
  }
  if (building.scope === "alteration") return [];
  const place = absenceOn(
    sheetsOf(plan, { kinds: ["schedule", "elevation", "floor plan"] }),
    "opening protection",
  );
  return place ? [{ ...place, state: "absent", text: "" }] : [];
}

const COVERS_OR_BOARDS = either(COVERS, /\b(PLY\s?WOOD|WOOD(\s+STRUCTURAL)?)\s+PANELS?/i);

/** Glass without impact resistance behind shutters or panels is protected, unless those are denied too. */
const isCovered = (text: string) =>
  COVERS_OR_BOARDS.test(text) &&
  !/SHUTTERS?\s+BY\s+(FUTURE|OTHERS|OWNER)/i.test(text) &&
  !NO_SHUTTERS.test(text) &&
  !/\bWITHOUT\s+(\w+\s+){0,3}(SHUTTER|STORM|HURRICANE|PROTECT)|\bAND\s+NO\b/i.test(text);

/** The title of a list says that all in it stands behind shutters; `WINDOWS AND SHUTTERS` only names a column. */
const coversAll = (title: string): boolean =>
  COVERS.test(title) &&
  /\b(?:ALL|EACH|EVERY|WITH|W\/|BEHIND|HAVE|PROTECTED|COVERED|PROVIDE)(?![\w])/i.test(title) &&
  isCovered(title) && !isDeferred(title);

/** `NO SHUTTERS` beside impact glazing is no denial of protection. */
const isOnlyDenial = (text: string) =>
  NO_SHUTTERS.test(text) &&
  !PROTECTED.test(text.replace(new RegExp(NO_SHUTTERS.source, "gi"), " "));

const wordsOf = (window: Window): string =>
  [
    window.glazing,
    window.type,
    window.remarks,
    ...Object.entries(window.fields).filter(([, text]) => /\w/.test(text))
      .map(([header, text]) => `${header} ${text}`),
  ].filter(Boolean).join(" | ");

/** Glass that breaks under missiles, unless it is laminated. */
const WEAK_GLASS = /\bANNEALED\b|\bFLOAT\s+GLASS|\bSINGLE[\s-]+STRENGTH|\bPLATE\s+GLASS/i;
const RESISTS =
  /\bIMPACT\b(?!\W{0,4}(?:NO|N|NONE|-+)\b)|\bLAM(?:INATED|I|\.|\b)|\bMISSILE|\bSHUTTER/i;

/** The schedule says what glass an outside window has. */
const isGlazed = (window: Window): boolean =>
  /[A-Z]{2}/i.test(window.glazing ?? "") && !INSIDE.test(wordsOf(window));

const isBare = (window: Window) =>
  !hasShutter(window) &&
  (NON_IMPACT.test(wordsOf(window)) || lacksProtection(window) ||
    (WEAK_GLASS.test(window.glazing ?? "") && !RESISTS.test(wordsOf(window)) &&
      !INSIDE.test(wordsOf(window))));

const as = (state: Protection["state"], it: Evidence & { text?: string }): Protection => ({
  ...placeOf(it),
  state,
  text: it.text ?? it.sourceText,
});

const PROTECTION_COLUMN = /SHUTTER|PROT(?:\.|\b|ECT)|STORM\s+PANEL/i;
/** `NONE`, and with a reason or in more words: `NONE, NO SHUTTER`, `NO SHUTTERS`. */
const NONE = /^\W*(?:NO\W*$|NONE\b|NO\s+(?:SHUTTERS?|PANELS?|PROTECTION)\b)/i;
const NOTHING = either(NONE, /^\W*(?:N|N\/?A|NOT\s+\w+)?\W*$/i);

/** Columns that say window by window how it is protected. */
const PROTECTION_OF_EACH = /\bIMPACT|\bMISSILE/i;

/** The column says no at this window and names the shutters of another: they are not for all. */
const isLeftOut = ({ fields }: Window, all: readonly Window[]): boolean =>
  Object.entries(fields).some(([header, text]) =>
    (PROTECTION_OF_EACH.test(header) || PROTECTION_COLUMN.test(header)) &&
    /^\W*(?:NO|NONE)(?:\W*$|\W+NON-?IMPACT)/i.test(text) &&
    all.some((other) => /SHUTTER|PANEL|SCREEN/i.test(other.fields[header] ?? ""))
  );

/** Rows of a list of glass that is no list of windows, by its own column: `GLAZING`, `OPENING PROTECTION | NONE`. */
const bareRows = ({ schedules }: PlanSet): Evidence[] =>
  schedules.filter(({ kind }) => kind !== "window" && kind !== "door").flatMap((list) => {
    const at = list.columns.findIndex(({ header }) => COLUMN_OF_OPENINGS.test(header));
    return list.rows.filter(({ cells }) =>
      NONE.test(cells[at]?.text ?? "") &&
      !cells.some((it, index) => index !== at && RESISTS.test(it.text))
    ).map((row) => rowPlace(list, row));
  });

/** What is said of one opening leaves nothing to other rows and notes: `NOT IMPACT RATED, NO SHUTTERS`. */
const isDeniedBoth = (text: string): boolean =>
  (NON_IMPACT.test(text) || WEAK_GLASS.test(text)) &&
  NO_SHUTTERS.test(text.replace(NON_IMPACT, " ")) && !INSIDE.test(text);

/** Rows that are no windows, of glass that is denied both, and of doors with glass under their own column. */
const bareGlass = ({ schedules }: PlanSet): Evidence[] =>
  schedules.filter(({ kind }) => kind !== "window").flatMap((list) =>
    list.rows.filter((row) => {
      const text = row.cells.map((it) => it.text).join(" | ");
      if (/\bGLA(?:SS|Z)|\bSTORE\s?FRONT|\bWINDOW|\bANNEALED\b/i.test(text) && isDeniedBoth(text)) {
        return true;
      }
      return list.kind === "door" && GLASS_DOOR.test(text) && !RESISTS.test(text) &&
        row.cells.some((it, at) =>
          PROTECTION_COLUMN.test(list.columns[at]?.header ?? "") &&
          !OF_FIRE.test(list.columns[at].header) && /^\W*NONE\b/i.test(it.text)
        );
    }).map((row) => rowPlace(list, row))
  );

const GLASS_DOOR = /\b(?:SLIDING|FRENCH|PATIO)\b[^|]{0,20}\bGLASS\b|\bGLASS\s+DOOR|\bS\.?G\.?D\b/i;
const OF_FIRE = /\bFIRE|\bRATING/i;

const COLUMN_OF_OPENINGS = /\b(?:OPENING|OPN?G\.?)\s+PROT/i;

/** Under a head of protection, or behind the answer that the glass has none: `NO; SHUTTER`. */
const hasShutter = ({ fields }: Window): boolean =>
  Object.entries(fields).some(([header, text]) =>
    PROTECTION_COLUMN.test(header)
      ? !NOTHING.test(text)
      : PROTECTION_OF_EACH.test(header) && coversBehindNo(text)
  );

/** Glass that is not of impact has something before it: `NO; SHUTTER`, `N, PANEL SP-2`, `NO - ACCORDION SHUTTERS`. */
const coversBehindNo = (text: string): boolean => {
  const behind = /^\W*NO?(?:\s*[;,:|\/–-]\s*|\s+W(?:ITH|\/)\s*)(?<rest>.+)$/i.exec(text)?.groups
    ?.rest;
  return behind !== undefined && /SHUTTER|PANEL|SCREEN/i.test(behind) && !NOTHING.test(behind) &&
    !NO_SHUTTERS.test(behind);
};

/** The column for protection says none, or the remarks deny shutters, and the glass is not said to resist impact. */
const lacksProtection = (window: Window): boolean =>
  (Object.entries(window.fields).some(([header, text]) =>
    PROTECTION_COLUMN.test(header) && NONE.test(text)
  ) ||
    (window.glazing !== null && NO_SHUTTERS.test(`${window.glazing} | ${window.remarks ?? ""}`))) &&
  !/\bIMPACT|\bLAMINAT|\bMISSILE/i.test(
    [window.glazing, window.type, window.remarks, ...Object.values(window.fields)].join(" "),
  );
