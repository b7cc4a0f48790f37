import { aHouse, aProject, aSchedule } from "../../../fakes/plan_set.ts";
import { testItems } from "../../../fakes/checklist_table.ts";

const none = { because: /^The set shows no gas piping or gas appliance\.$/ };
const noneInCodes = {
  drawn: "FLORIDA BUILDING CODE, FUEL GAS, 8TH EDITION (2023)",
  because: /no gas piping/,
};
const stays = {
  drawn: "EXISTING GAS LINE TO REMAIN",
  because: /^Existing, to remain: “EXISTING GAS LINE TO REMAIN\.”$/,
};
const gasInput = aSchedule("other", [["ITEM", "item"], ["GAS MBH", "capacity"]], [["FRYER", "90"]]);

testItems({
  sheet: { number: "P-201", title: "GAS PLAN", discipline: "gas", kind: "plumbing" },
  other: aHouse(),
  items: {
    "DOC-107.3.5.1.5-1": {
      shows: ['1 1/4" GAS', "GAS PIPING: SCHEDULE 40 BLACK STEEL", "# GAS RISER"],
      lookalikes: [
        "GAS PIPE SIZING: DEFERRED SUBMITTAL",
        "GAS-TIGHT SEAL",
        "STAIRS ARE FREE OF GAS PIPING. THE BUILDING HAS NO FUEL GAS.",
      ],
      beside: ["NATURAL GAS"],
      sheet: { number: "P-201", title: "PLUMBING", discipline: "plumbing", kind: "plumbing" },
      notAsked: noneInCodes,
    },
    "DOC-107.3.5.1.5-2": {
      shows: ["DIRECT VENT THROUGH ROOF", 'TYPE B VENT 4"'],
      lookalikes: ['3" VTR', "DRYER VENT", "W.H.-1 199 MBH, SEALED COMBUSTION"],
      beside: ["NATURAL GAS"],
      notAsked: stays,
    },
    "DOC-107.3.5.1.5-3": {
      shows: ["COMBUSTION AIR: TWO LOUVERS 12x12", "SEALED COMBUSTION"],
      lookalikes: ["(NOT DIRECT VENT), 199,000", "MAKE-UP AIR"],
      beside: ["NATURAL GAS"],
      notAsked: none,
    },
    "DOC-107.3.5.1.5-4": {
      shows: ['B-VENT 4" TO ROOF'],
      lookalikes: ["FLUE BY OTHERS"],
      beside: ["NATURAL GAS"],
      notAsked: { drawn: "NATURAL GAS", because: /No chimney or flue/ },
    },
    "DOC-107.3.5.1.5-5": {
      shows: [{ schedules: [gasInput] }, "GAS WATER HEATER WH-1", "RANGE 215 MBH"],
      lookalikes: ["KITCHEN APPLIANCES BY OWNER", "COOLING 60 MBH", "CO ALARM (GAS RANGE IN UNIT)"],
      beside: ["NATURAL GAS SERVICE"],
      notAsked: none,
    },
    "DOC-107.3.5.1.5-6": {
      shows: ['GAS: NATURAL, 7" W.C.', "PROPANE"],
      lookalikes: ["FUEL GAS CODE 2023", "LPX DECKING"],
      beside: ["GAS METER"],
      notAsked: noneInCodes,
    },
    "DOC-107.3.5.1.5-7": {
      shows: ["GAS FIREPLACE FP-1"],
      lookalikes: ["FIREPLACE BY OWNER"],
      beside: ["NATURAL GAS"],
      notAsked: { drawn: "NATURAL GAS, NO FIREPLACE", because: /NO FIREPLACE/ },
    },
    "DOC-107.3.5.1.5-8": {
      shows: ["500 GAL. PROPANE TANK, 10 FT FROM BUILDING"],
      lookalikes: ["PROPANE TANK BY VENDOR"],
      beside: ["PROPANE"],
      notAsked: { drawn: "NATURAL GAS", because: /No LP gas/ },
    },
    "DOC-107.3.5.1.5-9": {
      shows: [["# GAS RISER DIAGRAM", "GAS SHUTOFF AT EACH APPLIANCE"]],
      lookalikes: ["GAS SHUTOFF AT EACH APPLIANCE", "WATER SHUTOFF"],
      beside: ["NATURAL GAS"],
      notAsked: none,
    },
    "DOC-107.3.5.1.5-10": {
      shows: ["GAS METER AT EL. 11.5 NAVD"],
      lookalikes: ["FINISHED FLOOR EL. 11.5 NAVD"],
      beside: ["NATURAL GAS"],
      project: aProject({ femaFloodZone: "AE" }),
      notAsked: {
        drawn: "NATURAL GAS",
        project: aProject({ femaFloodZone: "X" }),
        because: /Flood zone X/,
      },
    },
    "DOC-107.3.5.1.5-11": {
      shows: ["FURNACE 95% AFUE"],
      lookalikes: ["ENERGY COMPLIANCE: COMCHECK C402 SUBMITTED"],
      beside: ["NATURAL GAS"],
      notAsked: none,
    },
  },
});
