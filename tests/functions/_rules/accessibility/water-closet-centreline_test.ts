import rule from "../../../../functions/_rules/accessibility/water-closet-centreline.ts";
import { anEvidence, aRoom, aSheet } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";
import { under } from "../egress/_under.ts";
import { testRule } from "../../../fakes/rule_table.ts";

const aDimension = (valueIn: number) => ({
  ...anEvidence(`${valueIn}"`),
  valueIn,
  measuredIn: null,
  qualifier: null,
  orientation: "horizontal" as const,
});

/** From a wall to the middle of a closet. */
const A_CLOSET = {
  property: "centerline distance",
  thing: "water closet",
  mark: null,
  room: null,
};

testStatements(rule, [
  { says: 'C.L. OF WATER CLOSET 20"', kinds: ["fail"] },
  { says: 'W.C. CENTERLINE 16" TO 20"', kinds: ["fail"] },
  { says: "CENTER ADA WATER CLOSET 14 1/2 IN. OFF FINISHED SIDE WALL.", kinds: ["fail"] },
  { says: "CENTER ADA WATER CLOSET 17 IN. OFF FINISHED SIDE WALL.", kinds: ["pass"] },
  { says: '21" CLEAR IN FRONT OF CLOSET', kinds: [] },
  { says: "CENTER WATER CLOSET 14 1/2 IN. OFF FINISHED SIDE WALL.", kinds: [] },
  { says: "CENTER NON-ADA WATER CLOSET 14 1/2 IN. OFF SIDE WALL.", kinds: [] },
  { says: 'WATER CLOSETS 15" FROM WALL (NON-ADA), 18" ADA', kinds: [] },
  { says: 'C.L. OF W.C. 18" FROM WALL', kinds: ["pass"] },
  { says: '18" TO CENTERLINE OF WATER CLOSET', kinds: ["pass"] },
  { says: 'WATER CLOSET CENTERLINE 19" FROM SIDE WALL', kinds: ["fail"] },
  { says: 'W.C. 20" TO SIDE WALL', kinds: ["fail"] },
  { says: 'W.C. CENTERED 16" FROM WALL', kinds: ["pass"] },
  { says: 'W.C. 15" TO SIDE WALL', kinds: ["cantTell"] },
  { says: 'ADA W.C. 15" TO SIDE WALL', kinds: ["fail"] },
  { says: 'W.C. 14" TO SIDE WALL', kinds: [] },
  { says: 'AMBULATORY W.C. CENTERLINE 19" FROM WALL', kinds: ["pass"] },
  { says: 'WATER CLOSET CENTERLINE 16" TO 18" FROM SIDE WALL', kinds: ["pass"] },
  { says: 'LAVATORY CENTERLINE 20" FROM WALL', kinds: [] },
  { says: 'W.C. CENTERLINE 24" MIN. FROM WALL', kinds: ["cantTell"] },
  {
    name: "a bare 19 in dimension on a toilet plan",
    plan: {
      sheets: [aSheet({ title: "ENLARGED TOILET PLANS" })],
      dimensions: [aDimension(19), aDimension(18), aDimension(60), aDimension(12)],
    },
    kinds: ["cantTell"],
  },
  {
    name: "dimensions from a wall to the middle of the closet of a toilet plan",
    plan: {
      sheets: [aSheet({ title: "ENLARGED TOILET PLANS" })],
      dimensions: [19, 18, 14].map((valueIn) => ({ ...aDimension(valueIn), measures: A_CLOSET })),
    },
    kinds: ["fail", "pass"],
  },
  {
    name: "a 19 in dimension that words explain",
    says: 'SEAT HEIGHT 19"',
    where: { box: { x: 12, y: 50, width: 8, height: 1 } },
    plan: {
      sheets: [aSheet({ title: "TOILET ELEVATIONS" })],
      dimensions: [{ ...aDimension(19), box: { x: 10, y: 51, width: 1, height: 1 } }],
    },
    kinds: [],
  },
  {
    name: "a bare 20 in dimension in the bath of an accessible room",
    says: "TRANSFER SIDE",
    where: { drawing: "ADA SUITE 110" },
    plan: {
      rooms: [aRoom("BATH", { box: { x: 12, y: 40, width: 4, height: 1 } })],
      dimensions: [{ ...aDimension(20), box: { x: 10, y: 42, width: 1, height: 1 } }],
    },
    kinds: ["cantTell"],
  },
  {
    name: "the same in a room that is not accessible",
    says: "TRANSFER SIDE",
    where: { drawing: "SUITE 110" },
    plan: {
      rooms: [aRoom("BATH", { box: { x: 12, y: 40, width: 4, height: 1 } })],
      dimensions: [{ ...aDimension(20), box: { x: 10, y: 42, width: 1, height: 1 } }],
    },
    kinds: [],
  },
  { name: "a 19 in dimension elsewhere", plan: { dimensions: [aDimension(19)] }, kinds: [] },
  { says: ['21" TO C.L.', "W.C."], where: { drawing: "WHEELCHAIR STALL - PLAN" }, kinds: ["fail"] },
  { says: ['17" TO C.L.', "W.C."], where: { drawing: "WHEELCHAIR STALL - PLAN" }, kinds: ["pass"] },
  { says: ['21" TO C.L.', "W.C."], where: { drawing: "MEN'S TOILET" }, kinds: [] },
  { says: ['21" TO C.L.', "LAV."], where: { drawing: "ADA TOILET" }, kinds: [] },
  { says: "SET ADA CLOSET 1'-8\" OFF FINISHED SIDE WALL TO CENTER OF BOWL", kinds: ["fail"] },
  { says: '18 1/2" TO CL OF W.C.', where: { drawing: "AMBULATORY STALL" }, kinds: ["pass"] },
  { says: '20" TO CL OF W.C.', where: { drawing: "AMBULATORY STALL" }, kinds: ["fail"] },
  {
    says: '18 1/2" TO CL OF W.C.',
    where: { drawing: "WHEELCHAIR & AMBULATORY STALLS" },
    kinds: ["cantTell"],
  },
  { says: '12" TO CL OF W.C.', where: { drawing: "PRE-K TOILET" }, kinds: [] },
]);

testRule(rule, [
  ["reads a centerline to the wall", under("ADA W.C.", '20" C.L. TO WALL'), "fail"],
  ["passes 17 in", under("ADA W.C.", '17" C.L. TO WALL'), "pass"],
]);

/** A bare string of 19 1/2 in beside a closet in a drawing of that title. */
const besideCloset = (drawing: string) => ({
  name: `a bare dimension in ${drawing}`,
  says: "TRANSFER SIDE",
  where: { drawing },
  plan: {
    rooms: [aRoom("W.C.", { box: { x: 12, y: 40, width: 4, height: 1 } })],
    dimensions: [{ ...aDimension(19.5), box: { x: 10, y: 42, width: 1, height: 1 } }],
  },
});

testStatements(rule, [
  { ...besideCloset("ACC. STALL, WOMEN 212"), kinds: ["cantTell"] },
  { ...besideCloset("ACC. COMPARTMENT"), kinds: ["cantTell"] },
  { ...besideCloset("ACC. STRUCTURE"), kinds: [] },
]);

const drawnIn = (drawing: string) => ({ dimensions: [{ ...aDimension(19.5), drawing }] });

testStatements(rule, [
  {
    name: "a plan of an accessible guest bath",
    plan: drawnIn("ACC. GUEST BATH"),
    kinds: ["cantTell"],
  },
  { name: "its elevation", plan: drawnIn("ACC. GUEST BATH ELEV."), kinds: [] },
  { name: "a plan of another bath", plan: drawnIn("TYP. GUEST BATH"), kinds: [] },
]);

/** A level string on a drawing of that title; the plan has a toilet 106 and an office 107. */
const across = (drawing: string, valueIn: number, ...says: string[]) => ({
  says,
  where: { box: { x: 80, y: 80, width: 4, height: 1 } },
  plan: {
    rooms: [aRoom("TOILET", { number: "106" }), aRoom("OFFICE", { number: "107" })],
    dimensions: [{ ...aDimension(valueIn), drawing }],
  },
});

testStatements(rule, [
  { name: "20 in on the plan of a toilet", ...across("2 TOILET 106", 20), kinds: ["cantTell"] },
  { name: "20 in on its wall", ...across("NORTH WALL OF 106", 20), kinds: ["cantTell"] },
  { name: "18 in on it", ...across("2 TOILET 106", 18), kinds: [] },
  { name: "20 in on the wall of an office", ...across("NORTH WALL OF 107", 20), kinds: [] },
  { name: "20 in on the plan of a unit", ...across("UNIT A RESTROOM", 20), kinds: [] },
  {
    name: "20 in beside a child's closet",
    ...across("TOILET 106", 20, 'CHILD WC SEAT 11 1/2"'),
    kinds: [],
  },
]);

testStatements(rule, [
  { says: '20" FROM FIN. WALL TO C/L OF WC', kinds: ["fail"] },
  { says: '18" FROM FIN. WALL TO C/L OF WC', kinds: ["pass"] },
  { says: 'TOILET PAPER, CENTERLINE 19"', kinds: [] },
]);

const inCompartment = { drawing: "ACCESSIBLE TOILET COMPARTMENT, ROOM 116" };

testStatements(rule, [
  { says: '20" TO CL', where: inCompartment, kinds: ["fail"] },
  { says: '17" TO CL', where: inCompartment, kinds: ["pass"] },
  {
    name: "a centerline beside a basin",
    says: ['20" TO CL', 'LAVATORY 19" x 17"'],
    where: inCompartment,
    kinds: ["cantTell"],
  },
  { says: '24" TO CL', where: { drawing: "ACCESSIBLE STALL - REAR ELEVATION" }, kinds: [] },
  { says: '20" TO CL', where: { drawing: "ACCESSIBLE PARKING STALL DETAIL" }, kinds: [] },
  { says: '20" TO CL LAV', where: { drawing: "ENLARGED TOILET PLAN - WOMEN" }, kinds: [] },
]);

testStatements(rule, [
  { says: `TP DISP 19" TO C.L., 8" FR WC`, kinds: [] },
  { says: `19" TO C.L., 8" FR WC`, kinds: [] },
  { says: `WC C.L. 19" FROM WALL`, kinds: ["fail"] },
]);

testStatements(rule, [
  { says: "Wide stall: closet center 19 in. from the side wall.", kinds: ["fail"] },
  { says: 'ACCESSIBLE STALL: CLOSET CENTERLINE 19" FROM SIDE WALL', kinds: ["fail"] },
  { says: "Accessible toilet: bowl center 15 in. from wall", kinds: ["fail"] },
  { says: "Wide stall: closet center 17 in. from the side wall.", kinds: ["pass"] },
]);
