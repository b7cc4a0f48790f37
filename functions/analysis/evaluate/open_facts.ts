/**
 * Facts of the building that neither sheets nor form decide, or tell in two ways, and the buildings that may be meant:
 * a limit chosen by such a fact need not be the one that governs.
 */
import type { ConstructionType, OccupancyGroup } from "../../_shared/constants/options.ts";
import type { CodeSummary, PlanSet, SprinklerSystem } from "../../_shared/domain/plan_set.ts";
import type { ProjectDetails } from "../../_shared/domain/project.ts";
import { type BuildingProfile, governingVolume } from "../../_rules/building_profile.ts";

/** A fact that is open. */
export interface OpenFact {
  /** Keys of the profile that tell it. */
  keys: readonly (keyof BuildingProfile)[];
  /** In words, behind `depends on`. */
  name: string;
  /** The building as it would be, one for each answer. */
  buildings: readonly BuildingProfile[];
}

/** What an open fact is decided from. */
interface Sources {
  building: BuildingProfile;
  summary: CodeSummary;
  project: ProjectDetails;
}

/** Every open fact of a set. */
export function openFacts(
  plan: PlanSet,
  project: ProjectDetails,
  building: BuildingProfile,
): OpenFact[] {
  const from: Sources = { building, summary: plan.codeSummary, project };
  return [groups(from), volume(from), sprinklers(from), type(from), stories(from), load(from)]
    .filter((it) => it !== null);
}

/** Groups whose limits lie far apart: what passes for all of them passes for any. */
const FAR_APART: readonly OccupancyGroup[] = ["A-2", "B", "E", "I-2", "R-2", "R-3", "S-1"];

function groups({ building, summary, project }: Sources): OpenFact | null {
  const { occupancies, areOccupanciesDisputed, stories } = building;
  if (occupancies.length > 0 && !areOccupanciesDisputed) return null;
  const onForm = project.occupancyClassification;
  const onSheets = [...new Set(summary.occupancyGroups.flatMap(({ value }) => value))];
  const answers = occupancies.length === 0
    ? FAR_APART.map((it) => [it])
    : [onSheets, onForm, [...new Set([...onSheets, ...onForm])]];
  return {
    keys: ["occupancies", "areOccupanciesDisputed", "volume"],
    name: "the use group",
    buildings: answers.map((occupancies) => ({
      ...building,
      occupancies,
      areOccupanciesDisputed: false,
      volume: governingVolume(occupancies, [], stories.value),
    })),
  };
}

/** Dwellings beside other uses: either volume may govern. */
function volume({ building }: Sources): OpenFact | null {
  if (building.volume !== null || building.occupancies.length === 0) return null;
  return {
    keys: ["volume"],
    name: "whether FBC-Building or FBC-Residential governs",
    buildings: (["building", "residential"] as const).map((volume) => ({ ...building, volume })),
  };
}

const sprinklers = ({ building, summary, project: { fireSprinkler } }: Sources) => {
  const said = summary.sprinklers.map(({ value }) => value);
  const onForm: SprinklerSystem[] = fireSprinkler === null
    ? []
    : [fireSprinkler ? "yes, standard not stated" : "none"];
  const all: SprinklerSystem[] = said.length + onForm.length > 0
    ? [...said, ...onForm]
    : ["none", "NFPA 13"];
  return ofFact(building, "sprinklers", { name: "the sprinklers", answers: all });
};

/** The strongest, a usual and the weakest type. */
const ANY_TYPE: readonly ConstructionType[] = ["IA", "IIB", "VB"];

function type({ building, summary, project: { typeOfConstruction } }: Sources): OpenFact | null {
  const said = summary.constructionType.map(({ value }) => value);
  const all = typeOfConstruction ? [...said, typeOfConstruction] : said;
  const answers = all.length > 0 ? all : ANY_TYPE;
  return ofFact(building, "constructionType", { name: "the type of construction", answers });
}

/** One story, three, and more than any exception is for; FBC-Residential governs no more than three. */
const ANY_STORIES = { residential: [1, 3], building: [1, 3, 6] };

const stories = ({ building, summary }: Sources) => {
  const said = summary.stories.map(({ value }) => value);
  const any = ANY_STORIES[building.volume ?? "building"];
  return ofFact(building, "stories", {
    name: "the number of stories",
    answers: said.length > 0 ? said : any,
  });
};

const load = ({ building, summary }: Sources) =>
  ofFact(building, "occupantLoad", {
    name: "the occupant load",
    answers: summary.totalOccupantLoad.map(({ value }) => value),
  });

type DecidedKey = "sprinklers" | "constructionType" | "stories" | "occupantLoad";

/** Open where nobody gave it or two places differ, as far as there are answers to choose from. */
function ofFact<K extends DecidedKey>(
  building: BuildingProfile,
  key: K,
  { name, answers }: { name: string; answers: readonly BuildingProfile[K]["value"][] },
): OpenFact | null {
  const decided = building[key];
  const different = [...new Set(answers)];
  if ((decided.value !== null && !decided.isDisputed) || different.length < 2) return null;
  return {
    keys: [key],
    name,
    buildings: different.map((value) => ({
      ...building,
      [key]: { ...decided, value, isDisputed: false },
    })),
  };
}
