/** Second step: what the code needs to know about the building. */
import type { MouseEvent } from "react";
import { Controller } from "react-hook-form";
import { Checkbox } from "../../components/ui/Checkbox.tsx";
import { Combobox } from "../../components/ui/Combobox.tsx";
import { describe, Field, Input } from "../../components/ui/Field.tsx";
import {
  CONSTRUCTION_TYPES,
  type ConstructionType,
  OCCUPANCY_CLASSES,
  type OccupancyGroup,
} from "../../functions/_shared/constants/options.ts";
import type { StepProps } from "./ProjectStep.tsx";

/** Meaning of each type. @source FBC-B 602 (8th edition, 2023), paraphrased */
const TYPE_MEANINGS: Record<ConstructionType, string> = {
  IA: "Noncombustible, highest fire resistance",
  IB: "Noncombustible, high fire resistance",
  IIA: "Noncombustible, protected",
  IIB: "Noncombustible, unprotected",
  IIIA: "Noncombustible exterior walls, protected",
  IIIB: "Noncombustible exterior walls, unprotected",
  IVA: "Mass timber, fully protected",
  IVB: "Mass timber, partly exposed",
  VA: "Any material, protected",
  VB: "Any material, unprotected",
};
/** Words of the trade each type is looked for by. */
const TYPE_WORDS: Partial<Record<ConstructionType, string>> = {
  IA: "concrete high-rise steel",
  IB: "concrete high-rise steel",
  IIA: "steel concrete masonry",
  IIB: "steel metal masonry cmu pre-engineered",
  IIIA: "masonry cmu block wood roof",
  IIIB: "masonry cmu block wood roof",
  IVA: "clt tall wood",
  IVB: "clt tall wood heavy",
  VA: "wood frame stick one-hour",
  VB: "wood frame stick house",
};
const FIGURES: Record<string, number> = { I: 1, II: 2, III: 3, IV: 4, V: 5 };

/** `5b 5 b`: how VB is written by whoever avoids Roman numerals. */
function inFigures(type: ConstructionType): string {
  const figure = FIGURES[type.slice(0, -1)];
  const letter = type.slice(-1);
  return `${figure}${letter} ${figure} ${letter}`;
}

export const TYPES = CONSTRUCTION_TYPES.map((value) => ({
  value,
  label: TYPE_MEANINGS[value],
  synonyms: `${TYPE_WORDS[value] ?? ""} ${inFigures(value)}`,
}));

/** The zero of an untouched field gives way to what is typed, wherever in it the pointer came down. */
function selectZero({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  if (currentTarget.value === "0") currentTarget.select();
}

/** An empty number field is unknown, not zero. */
const asNumber = (text: string): number | null => text.trim() === "" ? null : Number(text);

export default function BuildingStep({ form, idPrefix }: StepProps) {
  const { register, control, formState: { errors } } = form;
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="sr-only">Building</legend>
      <Field
        id={id("occupancyClassification")}
        label="Occupancy classification"
        hint="One or more; type a letter or a word such as apartments."
        error={errors.occupancyClassification?.message}
        className="sm:col-span-2"
      >
        <Controller
          control={control}
          name="occupancyClassification"
          render={({ field }) => (
            <Combobox
              id={id("occupancyClassification")}
              options={OCCUPANCY_CLASSES}
              selected={field.value}
              onChange={(selected) => field.onChange(selected as OccupancyGroup[])}
              isMultiple
              placeholder="Search occupancy classes"
              isInvalid={Boolean(errors.occupancyClassification)}
              describedBy={describe({
                id: id("occupancyClassification"),
                hint: true,
                error: errors.occupancyClassification?.message,
              })["aria-describedby"]}
            />
          )}
        />
      </Field>
      <Field
        id={id("typeOfConstruction")}
        label="Type of construction"
        error={errors.typeOfConstruction?.message}
        className="sm:col-span-2"
      >
        <Controller
          control={control}
          name="typeOfConstruction"
          render={({ field }) => (
            <Combobox
              id={id("typeOfConstruction")}
              options={TYPES}
              selected={field.value ? [field.value] : []}
              onChange={([value]) => field.onChange(value)}
              placeholder="Search construction types"
              isInvalid={Boolean(errors.typeOfConstruction)}
              describedBy={describe({
                id: id("typeOfConstruction"),
                error: errors.typeOfConstruction?.message,
              })["aria-describedby"]}
            />
          )}
        />
      </Field>
      <Field
        id={id("buildingHeight")}
        label="Building height (feet)"
        error={errors.buildingHeight?.message}
      >
        <Input
          type="number"
          inputMode="decimal"
          step="any"
          min={1}
          onClick={selectZero}
          {...register("buildingHeight", { setValueAs: (it) => Number(it) || 0 })}
          {...describe({ id: id("buildingHeight"), error: errors.buildingHeight?.message })}
        />
      </Field>
      <Field
        id={id("buildingArea")}
        label="Building area (square feet)"
        error={errors.buildingArea?.message}
      >
        <Input
          type="number"
          inputMode="decimal"
          step="any"
          min={1}
          onClick={selectZero}
          {...register("buildingArea", { setValueAs: (it) => Number(it) || 0 })}
          {...describe({ id: id("buildingArea"), error: errors.buildingArea?.message })}
        />
      </Field>
      <Field
        id={id("baseFloodElevation")}
        label="Base flood elevation (feet)"
        isOptional
        error={errors.baseFloodElevation?.message}
      >
        <Input
          type="number"
          inputMode="decimal"
          step="any"
          {...register("baseFloodElevation", {
            setValueAs: (it) => it === null ? null : asNumber(String(it)),
          })}
          {...describe({ id: id("baseFloodElevation"), error: errors.baseFloodElevation?.message })}
        />
      </Field>
      <Field
        id={id("femaFloodZone")}
        label="FEMA flood zone"
        isOptional
        hint="As on the flood map: X, AE, VE."
        error={errors.femaFloodZone?.message}
      >
        <Input
          {...register("femaFloodZone", { setValueAs: (it) => it || null })}
          {...describe({
            id: id("femaFloodZone"),
            hint: true,
            error: errors.femaFloodZone?.message,
          })}
        />
      </Field>
      <Controller
        control={control}
        name="fireSprinkler"
        render={({ field }) => (
          <Checkbox
            id={id("fireSprinkler")}
            isChecked={field.value ?? false}
            onCheckedChange={field.onChange}
            label="Fire sprinkler system"
            hint="Protected throughout by automatic sprinklers."
          />
        )}
      />
      <Controller
        control={control}
        name="generator"
        render={({ field }) => (
          <Checkbox
            id={id("generator")}
            isChecked={field.value ?? false}
            onCheckedChange={field.onChange}
            label="Generator"
            hint="Standby or emergency generator on site."
          />
        )}
      />
    </fieldset>
  );
}
