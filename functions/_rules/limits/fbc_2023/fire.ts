/** Limits of the 8th edition (2023): fire safety. */
import { defineLimits } from "../define_limits.ts";

export const fire = defineLimits({
  /** Connecting two or three storeys. */
  exitEnclosureHours: [1, "hours", "FBC-B 1023.2", "confirmed"],
  /** Connecting four or more storeys. */
  exitEnclosureFourStoriesHours: [2, "hours", "FBC-B 1023.2", "confirmed"],
  exitEnclosureFourStoriesFrom: [4, "stories", "FBC-B 1023.2", "confirmed"],
  frontagePerimeterPercent: [25, "%", "FBC-B 506.3", "likely"],
  frontageWidthFt: [20, "ft", "FBC-B 506.3", "likely"],
  mezzaninePercent: [33.33, "%", "FBC-B 505.2.1", "confirmed"],
  /** Types I and II with sprinklers and voice alarm; sprinklered dwelling units. */
  mezzanineSprinkleredPercent: [50, "%", "FBC-B 505.2.1", "confirmed"],
  /** Where the fire separation distance is under 5 ft. */
  projectionToLineIn: [24, "in", "FBC-B 705.2", "confirmed"],
  /** Where the fire separation distance is 5 ft or more. */
  projectionToLineFrom5FtIn: [40, "in", "FBC-B 705.2", "confirmed"],
  parapetHeightIn: [30, "in", "FBC-B 705.11", "likely"],
  accessoryPercent: [10, "%", "FBC-B 508.2.3", "confirmed"],
  incidentalEquipmentBtuh: [400000, "Btu/h", "FBC-B 509.1", "likely"],
  incidentalRoomSqft: [100, "sq ft", "FBC-B 509.4", "likely"],
  unitSeparationHours: [1, "hours", "FBC-B 420.2", "likely"],
  /** Types IIB, IIIB and VB with NFPA 13. */
  unitSeparationReducedHours: [0.5, "hours", "FBC-B 420.2", "likely"],
  garageGypsumIn: [0.5, "in", "FBC-B 406.3.2", "likely"],
  /** Type X, below habitable rooms. */
  garageGypsumBelowRoomsIn: [0.625, "in", "FBC-B 406.3.2", "likely"],
  garageDoorThicknessIn: [1.375, "in", "FBC-R R302.5.1", "likely"],
  garageDoorMinutes: [20, "min", "FBC-R R302.5.1", "likely"],
  /** Connecting fewer than four storeys. */
  shaftHours: [1, "hours", "FBC-B 713.4", "confirmed"],
  shaftFourStoriesHours: [2, "hours", "FBC-B 713.4", "confirmed"],
  flameSpreadMax: [200, "index", "FBC-B 803.1.2", "likely"],
  restaurantSprinklerOccupants: [200, "occupants", "FBC-B 903.2.1.2", "confirmed"],
  sprinklerStories: [3, "stories", "FBC-B 903.2.11.3", "confirmed"],
  nfpa13rMaxStories: [4, "stories", "FBC-B 903.3.1.2", "likely"],
  nfpa13rMaxHeightFt: [60, "ft", "FBC-B 903.3.1.2", "likely"],
  fireblockSpacingFt: [10, "ft", "FBC-B 718.2.2", "confirmed"],
  standpipeFloorHeightFt: [30, "ft", "FBC-B 905.3.1", "confirmed"],
  standpipeStories: [4, "stories", "FBC-B 905.3.1", "confirmed"],
  voiceSchoolOccupants: [101, "occupants", "FBC-B 907.2.3", "likely"],
  voiceAssemblyOccupants: [1000, "occupants", "FBC-B 907.2.1.1", "likely"],
  extinguisherTravelFt: [75, "ft", "FBC-B 906.1", "likely"],
  classKTravelFt: [30, "ft", "FBC-B 906.1", "likely"],
  pullStationToExitFt: [5, "ft", "FBC-B 907.4.2", "confirmed"],
  pullStationTravelFt: [200, "ft", "FBC-B 907.4.2", "confirmed"],
  pullStationHandleLowIn: [42, "in", "FBC-B 907.4.2", "confirmed"],
  pullStationHandleHighIn: [48, "in", "FBC-B 907.4.2", "confirmed"],
  coAlarmToBedroomFt: [10, "ft", "FBC-B 915", "confirmed"],
  // Storeys from which a floor beyond 75 ft is certain, at 10 ft a storey.
  highRiseStories: [9, "stories", "FBC-B 403", "likely"],
  highRiseFloorFt: [75, "ft", "FBC-B 403", "likely"],
  draftstopAtticSqft: [3000, "sq ft", "FBC-B 718.2", "likely"],
  dwellingWallToLineFt: [3, "ft", "FBC-R R302.1", "likely"],
  /** What an earlier edition asked of the same walls. */
  dwellingWallEarlierFt: [5, "ft", "FBC-R R302.1", "likely"],
  dwellingEaveToLineFt: [2, "ft", "FBC-R R302.1", "confirmed"],
  dwellingEaveUnratedFt: [3, "ft", "FBC-R R302.1", "likely"],
  townhouseWallHours: [2, "hours", "FBC-R R302.2", "likely"],
  /** Both units sprinklered, or each of two separate walls. */
  townhouseSprinkleredWallHours: [1, "hours", "FBC-R R302.2", "likely"],
  duplexHours: [1, "hours", "FBC-R R302.3", "confirmed"],
  duplexSprinkleredHours: [0.5, "hours", "FBC-R R302.3", "likely"],
  naturalLightPercent: [8, "%", "FBC-R R303.1", "confirmed"],
  soundStc: [50, "STC", "FBC-B 1206.2", "confirmed"],
  /** Measured in the field. */
  soundFieldStc: [45, "STC", "FBC-B 1206.2", "confirmed"],
  lodgingStories: [3, "stories", "F.S. 509.215", "confirmed"],
  lodgingHeightFt: [75, "ft", "F.S. 509.215", "confirmed"],
  /** Walls and soffit of enclosed accessible space. */
  underStairGypsumIn: [0.5, "in", "FBC-R R302.7", "likely"],
  /** Of concealed floor-ceiling space. */
  draftstopAreaSqft: [1000, "sq ft", "FBC-R R302.12", "likely"],
  /** To combustible construction, unlisted ducts. */
  greaseDuctClearanceIn: [18, "in", "FBC-M 506.3.1", "likely"],
  /** Above grade, walk or floor. */
  trussSignMinFt: [4, "ft", "FFPC F.A.C. 69A-60.0081", "confirmed"],
  /** Above grade, walk or floor. */
  trussSignMaxFt: [6, "ft", "FFPC F.A.C. 69A-60.0081", "confirmed"],
  /** To a door that opens into the building. */
  accessRoadToDoorFt: [50, "ft", "FFPC NFPA 1 18.2.3.2.1", "confirmed"],
});
