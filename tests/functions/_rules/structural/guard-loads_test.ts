import rule from "../../../../functions/_rules/structural/guard-loads.ts";
import { aHouse, aSchedule } from "../../../fakes/plan_set.ts";
import { testStatements } from "../../../fakes/statement_table.ts";

testStatements(rule, [
  { says: "GUARDS DESIGNED FOR 200 LB AND 50 PLF", kinds: ["pass", "pass"] },
  { says: "HANDRAIL LOAD: 150 LBS CONCENTRATED", kinds: ["fail"] },
  { says: "GUARDRAIL 20 LB/FT", kinds: ["fail"] },
  { says: "RAILING 200# AT ANY POINT", kinds: ["pass"] },
  { says: "RAIL & POST DESIGNED FOR 150 LB AT TOP", kinds: ["fail"] },
  { says: "Edge rails to resist 175 lbs at any point", kinds: ["fail"] },
  { says: "TOP RAIL LOADED WITH 200 LB", kinds: ["pass"] },
  { says: "CRANE RAIL DESIGNED FOR 150 LB", kinds: [] },
  { says: "CHAIR RAIL 150 LB PER BUNDLE", kinds: [] },
  { says: "GRAB BAR 250 LB AT HANDRAIL", kinds: [] },
  { name: "a house", says: "HANDRAIL 150 LBS", project: aHouse(), kinds: [] },
  {
    name: "150 LB POINT LOAD AT TOP under GUARDRAIL @ MEZZANINE",
    says: "150 LB POINT LOAD AT TOP",
    where: { drawing: "GUARDRAIL @ MEZZANINE" },
    kinds: ["fail"],
  },
  {
    name: "200 LB POINT LOAD AT TOP under GUARDRAIL @ MEZZANINE",
    says: "200 LB POINT LOAD AT TOP",
    where: { drawing: "GUARDRAIL @ MEZZANINE" },
    kinds: ["pass"],
  },
  {
    name: "DESIGNED FOR 30 LB/FT UNIFORM under GUARD @ STAIR 2",
    says: "DESIGNED FOR 30 LB/FT UNIFORM",
    where: { drawing: "GUARD @ STAIR 2" },
    kinds: ["fail"],
  },
  {
    name: "0.15 KIP POINT LOAD under BALCONY RAILING",
    says: "0.15 KIP POINT LOAD",
    where: { drawing: "BALCONY RAILING" },
    kinds: ["fail"],
  },
  {
    name: "INFILL 50 LB ON 1 SQ. FT. under GUARDRAIL DETAIL",
    says: "INFILL 50 LB ON 1 SQ. FT.",
    where: { drawing: "GUARDRAIL DETAIL" },
    kinds: [],
  },
  {
    name: "PIPE WT. 3 LB/FT under HANDRAIL",
    says: "PIPE WT. 3 LB/FT",
    where: { drawing: "HANDRAIL" },
    kinds: [],
  },
  {
    says: "HANDRAILS SHALL WITHSTAND A CONCENTRATED LOAD OF ONE HUNDRED FIFTY (150) POUNDS",
    kinds: ["fail"],
  },
  {
    name: "150 LB BUMPER CART RAIL under CART RAIL",
    says: "150 LB BUMPER CART RAIL",
    where: { drawing: "CART RAIL" },
    kinds: [],
  },
  { says: "HANDRAIL BRACKET 100 LB", kinds: [] },
  { says: "WALL BRACKETS FOR HANDRAIL, 150 LBS EACH", kinds: [] },
  { says: "RAILING FITTINGS 75 LBS PER BOX", kinds: [] },
  { says: "HANDRAIL AND BRACKETS DESIGNED FOR 150 LB", kinds: ["fail"] },
  { says: "HANDRAIL BRACKET, CONCENTRATED LOAD 100 LB", kinds: ["fail"] },
  { says: "HANDRAIL 100 LB ON BRACKETS, ANY DIRECTION", kinds: ["fail"] },
]);

testStatements(rule, [
  { says: "TOP RAIL DESIGN LOAD 25 PLF OR 150 LBS", kinds: ["fail", "fail"] },
  { says: "GUARD: CONC. LOAD 200 LBS, UNIF. 50 PLF", kinds: ["pass", "pass"] },
  { says: "GUARDS SHALL BE DESIGNED FOR A UNIFORM LOAD OF 49 LBS/FT", kinds: ["fail"] },
  { says: "BALUSTERS TO RESIST 50 LB HORIZONTAL LOAD ON 1 SQ FT", kinds: [] },
]);

testStatements(rule, [
  { says: '1-1/2" SQ. TUBE GUARDRAIL DESIGNED FOR 150 LB CONC LOAD', kinds: ["fail"] },
  { says: '1-1/2" SQ. TUBE GUARDRAIL DESIGNED FOR 200 LB CONC LOAD', kinds: ["pass"] },
  { says: "GUARD PANEL 50 LB ON 1 SQ. FT.", kinds: [] },
  {
    says: "GUARD: 150 LB CONC LOAD",
    where: { drawing: "PICKET GUARDRAIL DETAIL" },
    kinds: ["fail"],
  },
  { says: "50 LB HORIZONTAL LOAD", where: { drawing: "GUARDRAIL INFILL" }, kinds: [] },
  { says: "GUARD SWING GATE, 90 LB GATE", kinds: [] },
  { says: "GUARD GATE DESIGNED FOR 90 LB LOAD", kinds: ["fail"] },
]);

/** A row of a list of loads. */
const loads = (name: string, load: string) => ({
  schedules: [
    aSchedule("other", [["OCCUPIED AREA", null], ["UNIFORM LIVE LOAD", null]], [[name, load]]),
  ],
});

testStatements(rule, [
  {
    name: "a point too weak in a list of loads",
    plan: loads("RAILINGS AND GUARDS AT TOP", "150 LB POINT / 50 PLF"),
    kinds: ["fail", "pass"],
  },
  {
    name: "both loads in a list",
    plan: loads("RAILINGS AND GUARDS AT TOP", "200 LB POINT / 50 PLF"),
    kinds: ["pass", "pass"],
  },
  { name: "the point load of a floor", plan: loads("STAIR TREADS", "150 LB CONC."), kinds: [] },
]);
