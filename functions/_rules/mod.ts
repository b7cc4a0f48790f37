/** Every rule of the catalogue. Written by `deno task rules`; do not edit by hand. */
import type { Rule, Subject } from "./define_rule.ts";
import accessibilityAccessAisleWidth from "./accessibility/access-aisle-width.ts";
import accessibilityAccessibleEntrances from "./accessibility/accessible-entrances.ts";
import accessibilityAmbulatoryCompartment from "./accessibility/ambulatory-compartment.ts";
import accessibilityBathroomDoor29 from "./accessibility/bathroom-door-29.ts";
import accessibilityCurbRampSlope from "./accessibility/curb-ramp-slope.ts";
import accessibilityDoorClearWidth from "./accessibility/door-clear-width.ts";
import accessibilityDrinkingFountainHeights from "./accessibility/drinking-fountain-heights.ts";
import accessibilityElevatorStretcher from "./accessibility/elevator-stretcher.ts";
import accessibilityElevatorSupportRail from "./accessibility/elevator-support-rail.ts";
import accessibilityExteriorDoorForce from "./accessibility/exterior-door-force.ts";
import accessibilityGrabBarHeight from "./accessibility/grab-bar-height.ts";
import accessibilityGrabBarRearLength from "./accessibility/grab-bar-rear-length.ts";
import accessibilityGrabBarSideLength from "./accessibility/grab-bar-side-length.ts";
import accessibilityGuestRooms from "./accessibility/guest-rooms.ts";
import accessibilityInteriorDoorForce from "./accessibility/interior-door-force.ts";
import accessibilityLatchClearancePull from "./accessibility/latch-clearance-pull.ts";
import accessibilityLatchClearancePush from "./accessibility/latch-clearance-push.ts";
import accessibilityLavatoryInCompartment from "./accessibility/lavatory-in-compartment.ts";
import accessibilityLavatoryRimHeight from "./accessibility/lavatory-rim-height.ts";
import accessibilityParkingCount from "./accessibility/parking-count.ts";
import accessibilityParkingMarkings from "./accessibility/parking-markings.ts";
import accessibilityParkingRouteWidth from "./accessibility/parking-route-width.ts";
import accessibilityParkingSignHeight from "./accessibility/parking-sign-height.ts";
import accessibilityParkingSlope from "./accessibility/parking-slope.ts";
import accessibilityParkingSpaceDimension from "./accessibility/parking-space-dimension.ts";
import accessibilityParkingSpaceWidth from "./accessibility/parking-space-width.ts";
import accessibilityParkingVanSpaces from "./accessibility/parking-van-spaces.ts";
import accessibilityProtrudingObjects from "./accessibility/protruding-objects.ts";
import accessibilityRampRise from "./accessibility/ramp-rise.ts";
import accessibilityRampSlope from "./accessibility/ramp-slope.ts";
import accessibilityRampWidth from "./accessibility/ramp-width.ts";
import accessibilityReachRange from "./accessibility/reach-range.ts";
import accessibilityRouteWidth from "./accessibility/route-width.ts";
import accessibilitySeatHeight from "./accessibility/seat-height.ts";
import accessibilityThresholdHeight from "./accessibility/threshold-height.ts";
import accessibilityTurningSpace from "./accessibility/turning-space.ts";
import accessibilityVanClearance from "./accessibility/van-clearance.ts";
import accessibilityVerticalAccess from "./accessibility/vertical-access.ts";
import accessibilityWalkSlope from "./accessibility/walk-slope.ts";
import accessibilityWaterClosetCentreline from "./accessibility/water-closet-centreline.ts";
import accessibilityWaterClosetClearance from "./accessibility/water-closet-clearance.ts";
import accessibilityWheelchairCompartmentWidth from "./accessibility/wheelchair-compartment-width.ts";
import accessibilityWheelchairSeating from "./accessibility/wheelchair-seating.ts";
import egressDoorClearWidth from "./egress/door-clear-width.ts";
import egressDoorLanding from "./egress/door-landing.ts";
import egressDoorThreshold from "./egress/door-threshold.ts";
import egressDoorsInSeries from "./egress/doors-in-series.ts";
import egressFlightRise from "./egress/flight-rise.ts";
import egressGuardHeight from "./egress/guard-height.ts";
import egressGuardOpening from "./egress/guard-opening.ts";
import egressGuardRequired from "./egress/guard-required.ts";
import egressHandrailExtension from "./egress/handrail-extension.ts";
import egressHandrailGrip from "./egress/handrail-grip.ts";
import egressHandrailHeight from "./egress/handrail-height.ts";
import egressProtrudingHeadroom from "./egress/protruding-headroom.ts";
import egressRampHandrails from "./egress/ramp-handrails.ts";
import egressRampLanding from "./egress/ramp-landing.ts";
import egressRampSlope from "./egress/ramp-slope.ts";
import egressStairHandrails from "./egress/stair-handrails.ts";
import egressStairHeadroom from "./egress/stair-headroom.ts";
import egressStairLanding from "./egress/stair-landing.ts";
import egressStairRiserHeight from "./egress/stair-riser-height.ts";
import egressStairRiserMinimum from "./egress/stair-riser-minimum.ts";
import egressStairTreadDepth from "./egress/stair-tread-depth.ts";
import egressStairUniformSteps from "./egress/stair-uniform-steps.ts";
import egressStairWidth from "./egress/stair-width.ts";
import egressStairWidthSmall from "./egress/stair-width-small.ts";
import fireCoAlarms from "./fire/co-alarms.ts";
import fireCoAlarmsInUnits from "./fire/co-alarms-in-units.ts";
import fireExitEnclosureRating from "./fire/exit-enclosure-rating.ts";
import fireExitEnclosureRatingFourStories from "./fire/exit-enclosure-rating-four-stories.ts";
import fireFireDoorRating from "./fire/fire-door-rating.ts";
import fireSmokeAlarms from "./fire/smoke-alarms.ts";
import fireSmokeAlarmsInUnits from "./fire/smoke-alarms-in-units.ts";
import fireSoundTransmission from "./fire/sound-transmission.ts";
import fireUnitSeparationFloors from "./fire/unit-separation-floors.ts";
import fireUnitSeparationWalls from "./fire/unit-separation-walls.ts";

export const rules = [
  accessibilityAccessAisleWidth,
  accessibilityAccessibleEntrances,
  accessibilityAmbulatoryCompartment,
  accessibilityBathroomDoor29,
  accessibilityCurbRampSlope,
  accessibilityDoorClearWidth,
  accessibilityDrinkingFountainHeights,
  accessibilityElevatorStretcher,
  accessibilityElevatorSupportRail,
  accessibilityExteriorDoorForce,
  accessibilityGrabBarHeight,
  accessibilityGrabBarRearLength,
  accessibilityGrabBarSideLength,
  accessibilityGuestRooms,
  accessibilityInteriorDoorForce,
  accessibilityLatchClearancePull,
  accessibilityLatchClearancePush,
  accessibilityLavatoryInCompartment,
  accessibilityLavatoryRimHeight,
  accessibilityParkingCount,
  accessibilityParkingMarkings,
  accessibilityParkingRouteWidth,
  accessibilityParkingSignHeight,
  accessibilityParkingSlope,
  accessibilityParkingSpaceDimension,
  accessibilityParkingSpaceWidth,
  accessibilityParkingVanSpaces,
  accessibilityProtrudingObjects,
  accessibilityRampRise,
  accessibilityRampSlope,
  accessibilityRampWidth,
  accessibilityReachRange,
  accessibilityRouteWidth,
  accessibilitySeatHeight,
  accessibilityThresholdHeight,
  accessibilityTurningSpace,
  accessibilityVanClearance,
  accessibilityVerticalAccess,
  accessibilityWalkSlope,
  accessibilityWaterClosetCentreline,
  accessibilityWaterClosetClearance,
  accessibilityWheelchairCompartmentWidth,
  accessibilityWheelchairSeating,
  egressDoorClearWidth,
  egressDoorLanding,
  egressDoorThreshold,
  egressDoorsInSeries,
  egressFlightRise,
  egressGuardHeight,
  egressGuardOpening,
  egressGuardRequired,
  egressHandrailExtension,
  egressHandrailGrip,
  egressHandrailHeight,
  egressProtrudingHeadroom,
  egressRampHandrails,
  egressRampLanding,
  egressRampSlope,
  egressStairHandrails,
  egressStairHeadroom,
  egressStairLanding,
  egressStairRiserHeight,
  egressStairRiserMinimum,
  egressStairTreadDepth,
  egressStairUniformSteps,
  egressStairWidth,
  egressStairWidthSmall,
  fireCoAlarms,
  fireCoAlarmsInUnits,
  fireExitEnclosureRating,
  fireExitEnclosureRatingFourStories,
  fireFireDoorRating,
  fireSmokeAlarms,
  fireSmokeAlarmsInUnits,
  fireSoundTransmission,
  fireUnitSeparationFloors,
  fireUnitSeparationWalls,
] as unknown as readonly Rule<Subject>[];
