/**
 * Services of dwellings are protected against surges.
 * Looks for a Type 1 or 2 device.
 * @source NFPA 70-2020, 230.67
 */
import type { PlanSet } from "../../_shared/domain/plan_set.ts";
import { defineRule } from "../define_rule.ts";
import { allStatements, denying, mustShow } from "../measure.ts";
import { electricalSheets, hasDwellings, panelSheets } from "./_words.ts";

/** The service by its size, where the device would be named. */
const SERVICE =
  /\bSERVICE\b[^;]{0,14}\b\d{3} ?A(MPS?)?\b|\b\d{3} ?A(MPS?)?\b[^;]{0,14}\bSERVICE\b/i;

const saysService = (plan: PlanSet, page: number): boolean =>
  allStatements(plan).some((it) => it.page === page && SERVICE.test(it.text));

const ONE_LINE =
  /\b(?:ONE|SINGLE|1)[\s-]*LINE\b|\b(?:ELEC\w*|POWER|SERVICE)\.?\s+(?:\w+\s+)?(?:RISER|DIAGRAM)\b/i;

/** Does a sheet of several trades draw the service? */
const drawsService = ({ notes }: PlanSet, page: number): boolean =>
  notes.some((it) => it.page === page && it.kind === "title" && ONE_LINE.test(it.text));

export default defineRule({
  id: "electrical/surge-protection",
  requirementId: "NEC-230.67-surge",
  title: "Surge protection",
  when: hasDwellings,
  demand: { thing: "surge protection" },
  ...mustShow({
    shown: /\bS\.?P\.?D\b|SURGE|TVSS/,
    denied: [
      denying(
        "(?:TYPE (?:1|2|I|II) )?(?:SURGE(?: (?:PROTECT\\w*|SUPPRESS\\w*|DEVICE|ARREST\\w*))*|S\\.?P\\.?D|TVSS)\\b",
      ),
      /(SURGE|SPD|TVSS)[^;]{0,40}(DELETED|NOT (PROV|REQ|INCL|USED|SHOWN)|NONE|OMITTED|EXCLUDED|DECLINED)/,
      /\bNO (SURGE|SPD|TVSS)|(SURGE|SPD|TVSS)[^.;]{0,25}(NOT (PROVIDED|REQUIRED|INCLUDED|USED)|NONE|OMITTED)/,
    ],
    not: /SUB ?-?PANEL|EXIST|STORM|TIDE|FLOOD|WAVE/,
    silentOn: (plan) => {
      const services = electricalSheets(plan).filter((it) =>
        /LINE|RISER|PANEL|SCHEDULE|SERVICE/i.test(it.title ?? "") ||
        saysService(plan, it.page)
      );
      return services.length > 0
        ? services
        : panelSheets(plan).filter(({ page }) => drawsService(plan, page));
    },
    searched: "a surge protective device",
  }),
  messages: {
    ok: "Surge protection is shown: {text}",
    denied: "No surge protection: {text}",
    deferred: "Surge protection is deferred: {text}",
    absent: "No surge protective device was found at the service of this dwelling.",
  },
  recommendation: "Add a Type 1 or Type 2 surge protective device at the service.",
});
