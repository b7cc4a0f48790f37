/** Limits of the 8th edition (2023): fire safety. */
import { defineLimits } from "../define_limits.ts";

export const fire = defineLimits({
  /** Connecting two or three storeys. */
  exitEnclosureHours: { value: 1, unit: "hours", section: "FBC-B 1023.2", confidence: "confirmed" },
  /** Connecting four or more storeys. */
  exitEnclosureFourStoriesHours: {
    value: 2,
    unit: "hours",
    section: "FBC-B 1023.2",
    confidence: "confirmed",
  },
  exitEnclosureFourStoriesFrom: {
    value: 4,
    unit: "stories",
    section: "FBC-B 1023.2",
    confidence: "confirmed",
  },
  frontagePerimeterPercent: { value: 25, unit: "%", section: "FBC-B 506.3", confidence: "likely" },
  frontageWidthFt: { value: 20, unit: "ft", section: "FBC-B 506.3", confidence: "likely" },
  mezzaninePercent: { value: 33.33, unit: "%", section: "FBC-B 505.2.1", confidence: "confirmed" },
  /** Types I and II with sprinklers and voice alarm; sprinklered dwelling units. */
  mezzanineSprinkleredPercent: {
    value: 50,
    unit: "%",
    section: "FBC-B 505.2.1",
    confidence: "confirmed",
  },
  /** Where the fire separation distance is under 5 ft. */
  projectionToLineIn: { value: 24, unit: "in", section: "FBC-B 705.2", confidence: "confirmed" },
  /** Where the fire separation distance is 5 ft or more. */
  projectionToLineFrom5FtIn: {
    value: 40,
    unit: "in",
    section: "FBC-B 705.2",
    confidence: "confirmed",
  },
  parapetHeightIn: { value: 30, unit: "in", section: "FBC-B 705.11", confidence: "likely" },
  accessoryPercent: { value: 10, unit: "%", section: "FBC-B 508.2.3", confidence: "confirmed" },
  incidentalEquipmentBtuh: {
    value: 400000,
    unit: "Btu/h",
    section: "FBC-B 509.1",
    confidence: "likely",
  },
  incidentalRoomSqft: { value: 100, unit: "sq ft", section: "FBC-B 509.4", confidence: "likely" },
  unitSeparationHours: { value: 1, unit: "hours", section: "FBC-B 420.2", confidence: "likely" },
  /** Types IIB, IIIB and VB with NFPA 13. */
  unitSeparationReducedHours: {
    value: 0.5,
    unit: "hours",
    section: "FBC-B 420.2",
    confidence: "likely",
  },
  garageGypsumIn: { value: 0.5, unit: "in", section: "FBC-B 406.3.2", confidence: "likely" },
  /** Type X, below habitable rooms. */
  garageGypsumBelowRoomsIn: {
    value: 0.625,
    unit: "in",
    section: "FBC-B 406.3.2",
    confidence: "likely",
  },
  garageDoorThicknessIn: {
    value: 1.375,
    unit: "in",
    section: "FBC-R R302.5.1",
    confidence: "likely",
  },
  garageDoorMinutes: { value: 20, unit: "min", section: "FBC-R R302.5.1", confidence: "likely" },
  /** Connecting fewer than four storeys. */
  shaftHours: { value: 1, unit: "hours", section: "FBC-B 713.4", confidence: "confirmed" },
  shaftFourStoriesHours: {
    value: 2,
    unit: "hours",
    section: "FBC-B 713.4",
    confidence: "confirmed",
  },
  flameSpreadMax: { value: 200, unit: "index", section: "FBC-B 803.1.2", confidence: "likely" },
  restaurantSprinklerOccupants: {
    value: 200,
    unit: "occupants",
    section: "FBC-B 903.2.1.2",
    confidence: "confirmed",
  },
  sprinklerStories: {
    value: 3,
    unit: "stories",
    section: "FBC-B 903.2.11.3",
    confidence: "confirmed",
  },
  nfpa13rMaxStories: {
    value: 4,
    unit: "stories",
    section: "FBC-B 903.3.1.2",
    confidence: "likely",
  },
  nfpa13rMaxHeightFt: { value: 60, unit: "ft", section: "FBC-B 903.3.1.2", confidence: "likely" },
  fireblockSpacingFt: { value: 10, unit: "ft", section: "FBC-B 718.2.2", confidence: "confirmed" },
  standpipeFloorHeightFt: {
    value: 30,
    unit: "ft",
    section: "FBC-B 905.3.1",
    confidence: "confirmed",
  },
  standpipeStories: {
    value: 4,
    unit: "stories",
    section: "FBC-B 905.3.1",
    confidence: "confirmed",
  },
  voiceSchoolOccupants: {
    value: 101,
    unit: "occupants",
    section: "FBC-B 907.2.3",
    confidence: "likely",
  },
  voiceAssemblyOccupants: {
    value: 1000,
    unit: "occupants",
    section: "FBC-B 907.2.1.1",
    confidence: "likely",
  },
  extinguisherTravelFt: { value: 75, unit: "ft", section: "FBC-B 906.1", confidence: "likely" },
  classKTravelFt: { value: 30, unit: "ft", section: "FBC-B 906.1", confidence: "likely" },
  pullStationToExitFt: { value: 5, unit: "ft", section: "FBC-B 907.4.2", confidence: "confirmed" },
  pullStationTravelFt: {
    value: 200,
    unit: "ft",
    section: "FBC-B 907.4.2",
    confidence: "confirmed",
  },
  pullStationHandleLowIn: {
    value: 42,
    unit: "in",
    section: "FBC-B 907.4.2",
    confidence: "confirmed",
  },
  pullStationHandleHighIn: {
    value: 48,
    unit: "in",
    section: "FBC-B 907.4.2",
    confidence: "confirmed",
  },
  coAlarmToBedroomFt: { value: 10, unit: "ft", section: "FBC-B 915", confidence: "confirmed" },
  // Storeys from which a floor beyond 75 ft is certain, at 10 ft a storey.
  highRiseStories: { value: 9, unit: "stories", section: "FBC-B 403", confidence: "likely" },
  highRiseFloorFt: { value: 75, unit: "ft", section: "FBC-B 403", confidence: "likely" },
  draftstopAtticSqft: { value: 3000, unit: "sq ft", section: "FBC-B 718.2", confidence: "likely" },
  dwellingWallToLineFt: { value: 3, unit: "ft", section: "FBC-R R302.1", confidence: "likely" },
  /** What an earlier edition asked of the same walls. */
  dwellingWallEarlierFt: { value: 5, unit: "ft", section: "FBC-R R302.1", confidence: "likely" },
  dwellingEaveToLineFt: { value: 2, unit: "ft", section: "FBC-R R302.1", confidence: "confirmed" },
  dwellingEaveUnratedFt: { value: 3, unit: "ft", section: "FBC-R R302.1", confidence: "likely" },
  townhouseWallHours: { value: 2, unit: "hours", section: "FBC-R R302.2", confidence: "likely" },
  /** Both units sprinklered, or each of two separate walls. */
  townhouseSprinkleredWallHours: {
    value: 1,
    unit: "hours",
    section: "FBC-R R302.2",
    confidence: "likely",
  },
  duplexHours: { value: 1, unit: "hours", section: "FBC-R R302.3", confidence: "confirmed" },
  duplexSprinkleredHours: {
    value: 0.5,
    unit: "hours",
    section: "FBC-R R302.3",
    confidence: "likely",
  },
  naturalLightPercent: { value: 8, unit: "%", section: "FBC-R R303.1", confidence: "confirmed" },
  soundStc: { value: 50, unit: "STC", section: "FBC-B 1206.2", confidence: "confirmed" },
  /** Measured in the field. */
  soundFieldStc: { value: 45, unit: "STC", section: "FBC-B 1206.2", confidence: "confirmed" },
  lodgingStories: { value: 3, unit: "stories", section: "F.S. 509.215", confidence: "confirmed" },
  lodgingHeightFt: { value: 75, unit: "ft", section: "F.S. 509.215", confidence: "confirmed" },
  /** Walls and soffit of enclosed accessible space. */
  underStairGypsumIn: { value: 0.5, unit: "in", section: "FBC-R R302.7", confidence: "likely" },
  /** Of concealed floor-ceiling space. */
  draftstopAreaSqft: { value: 1000, unit: "sq ft", section: "FBC-R R302.12", confidence: "likely" },
  /** To combustible construction, unlisted ducts. */
  greaseDuctClearanceIn: { value: 18, unit: "in", section: "FBC-M 506.3.1", confidence: "likely" },
  /** Above grade, walk or floor. */
  trussSignMinFt: {
    value: 4,
    unit: "ft",
    section: "FFPC F.A.C. 69A-60.0081",
    confidence: "confirmed",
  },
  /** Above grade, walk or floor. */
  trussSignMaxFt: {
    value: 6,
    unit: "ft",
    section: "FFPC F.A.C. 69A-60.0081",
    confidence: "confirmed",
  },
  /** To a door that opens into the building. */
  accessRoadToDoorFt: {
    value: 50,
    unit: "ft",
    section: "FFPC NFPA 1 18.2.3.2.1",
    confidence: "confirmed",
  },
});
