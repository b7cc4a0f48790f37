/** Every rule of the catalogue. Written by `deno task rules`; do not edit by hand. */
import type { Rule, Subject } from "./define_rule.ts";
import accessibilityAccessAisleWidth from "./accessibility/access-aisle-width.ts";
import accessibilityAccessibleEntrances from "./accessibility/accessible-entrances.ts";
import accessibilityAmbulatoryCompartment from "./accessibility/ambulatory-compartment.ts";
import accessibilityBathroomDoor29 from "./accessibility/bathroom-door-29.ts";
import accessibilityCounterSlope from "./accessibility/counter-slope.ts";
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
import accessibilityLavatoryOverlap from "./accessibility/lavatory-overlap.ts";
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
import accessibilityRoomSigns from "./accessibility/room-signs.ts";
import accessibilityRouteWidth from "./accessibility/route-width.ts";
import accessibilitySeatHeight from "./accessibility/seat-height.ts";
import accessibilityServiceCounter from "./accessibility/service-counter.ts";
import accessibilityThresholdHeight from "./accessibility/threshold-height.ts";
import accessibilityToiletDoorSwing from "./accessibility/toilet-door-swing.ts";
import accessibilityTurningSpace from "./accessibility/turning-space.ts";
import accessibilityVanClearance from "./accessibility/van-clearance.ts";
import accessibilityVerticalAccess from "./accessibility/vertical-access.ts";
import accessibilityWalkSlope from "./accessibility/walk-slope.ts";
import accessibilityWaterClosetCentreline from "./accessibility/water-closet-centreline.ts";
import accessibilityWaterClosetClearance from "./accessibility/water-closet-clearance.ts";
import accessibilityWheelchairCompartmentWidth from "./accessibility/wheelchair-compartment-width.ts";
import accessibilityWheelchairSeating from "./accessibility/wheelchair-seating.ts";
import documentationAsbestosNotice from "./documentation/asbestos-notice.ts";
import documentationCodeEdition from "./documentation/code-edition.ts";
import documentationCodeSummary from "./documentation/code-summary.ts";
import documentationDoorSchedule from "./documentation/door-schedule.ts";
import documentationDrawingScale from "./documentation/drawing-scale.ts";
import documentationEnergyDocuments from "./documentation/energy-documents.ts";
import documentationExistingWorkScope from "./documentation/existing-work-scope.ts";
import documentationFireDoorLocations from "./documentation/fire-door-locations.ts";
import documentationFormMismatch from "./documentation/form-mismatch.ts";
import documentationLeftOpen from "./documentation/left-open.ts";
import documentationMinimumSheets from "./documentation/minimum-sheets.ts";
import documentationSealedDocuments from "./documentation/sealed-documents.ts";
import egressAccessibleMeansOfEgress from "./egress/exits/accessible-means-of-egress.ts";
import egressAtticAccess from "./egress/rooms/attic-access.ts";
import egressCeilingHeight from "./egress/rooms/ceiling-height.ts";
import egressCommonPath from "./egress/exits/common-path.ts";
import egressCorridorRating from "./egress/halls/corridor-rating.ts";
import egressCorridorWidth from "./egress/halls/corridor-width.ts";
import egressCorridorWidthBeds from "./egress/halls/corridor-width-beds.ts";
import egressCorridorWidthSchool from "./egress/halls/corridor-width-school.ts";
import egressCorridorWidthSmall from "./egress/halls/corridor-width-small.ts";
import egressDeadEnd from "./egress/halls/dead-end.ts";
import egressDeadEndSprinklered from "./egress/halls/dead-end-sprinklered.ts";
import egressDoorClearHeight from "./egress/doors/door-clear-height.ts";
import egressDoorClearWidth from "./egress/doors/door-clear-width.ts";
import egressDoorLanding from "./egress/doors/door-landing.ts";
import egressDoorSwing from "./egress/doors/door-swing.ts";
import egressDoorThreshold from "./egress/doors/door-threshold.ts";
import egressDoorsInSeries from "./egress/doors/doors-in-series.ts";
import egressDwellingCeilingHeight from "./egress/rooms/dwelling-ceiling-height.ts";
import egressDwellingEgressDoor from "./egress/doors/dwelling-egress-door.ts";
import egressDwellingFlightRise from "./egress/stairs/dwelling-flight-rise.ts";
import egressDwellingGuardHeight from "./egress/rails/dwelling-guard-height.ts";
import egressDwellingGuardOpening from "./egress/rails/dwelling-guard-opening.ts";
import egressDwellingHallWidth from "./egress/halls/dwelling-hall-width.ts";
import egressDwellingHandrail from "./egress/rails/dwelling-handrail.ts";
import egressDwellingLanding from "./egress/stairs/dwelling-landing.ts";
import egressDwellingNosing from "./egress/stairs/dwelling-nosing.ts";
import egressDwellingRampSlope from "./egress/stairs/dwelling-ramp-slope.ts";
import egressDwellingRiserHeight from "./egress/stairs/dwelling-riser-height.ts";
import egressDwellingStairHeadroom from "./egress/stairs/dwelling-stair-headroom.ts";
import egressDwellingStairLanding from "./egress/stairs/dwelling-stair-landing.ts";
import egressDwellingStairLight from "./egress/light/dwelling-stair-light.ts";
import egressDwellingStairWidth from "./egress/stairs/dwelling-stair-width.ts";
import egressDwellingTreadDepth from "./egress/stairs/dwelling-tread-depth.ts";
import egressEgressCeilingHeight from "./egress/rooms/egress-ceiling-height.ts";
import egressEgressDoorLocks from "./egress/doors/egress-door-locks.ts";
import egressEgressIllumination from "./egress/light/egress-illumination.ts";
import egressEmergencyLighting from "./egress/light/emergency-lighting.ts";
import egressEscapeOpening from "./egress/escape/escape-opening.ts";
import egressEscapeOpeningApartments from "./egress/escape/escape-opening-apartments.ts";
import egressEscapeOpeningArea from "./egress/escape/escape-opening-area.ts";
import egressEscapeOpeningHeight from "./egress/escape/escape-opening-height.ts";
import egressEscapeOpeningSill from "./egress/escape/escape-opening-sill.ts";
import egressEscapeOpeningWidth from "./egress/escape/escape-opening-width.ts";
import egressExitCapacity from "./egress/exits/exit-capacity.ts";
import egressExitCapacityBalance from "./egress/exits/exit-capacity-balance.ts";
import egressExitDischarge from "./egress/exits/exit-discharge.ts";
import egressExitSeparation from "./egress/exits/exit-separation.ts";
import egressExitSeparationSprinklered from "./egress/exits/exit-separation-sprinklered.ts";
import egressExitSigns from "./egress/light/exit-signs.ts";
import egressExitsPerStory from "./egress/exits/exits-per-story.ts";
import egressFlightRise from "./egress/stairs/flight-rise.ts";
import egressGuardHeight from "./egress/rails/guard-height.ts";
import egressGuardOpening from "./egress/rails/guard-opening.ts";
import egressGuardRequired from "./egress/rails/guard-required.ts";
import egressHabitableRoomArea from "./egress/rooms/habitable-room-area.ts";
import egressHabitableRoomWidth from "./egress/rooms/habitable-room-width.ts";
import egressHandrailExtension from "./egress/rails/handrail-extension.ts";
import egressHandrailGrip from "./egress/rails/handrail-grip.ts";
import egressHandrailHeight from "./egress/rails/handrail-height.ts";
import egressLowExitSigns from "./egress/light/low-exit-signs.ts";
import egressLuminousMarkings from "./egress/light/luminous-markings.ts";
import egressOccupantLoad from "./egress/exits/occupant-load.ts";
import egressOneExitSpace from "./egress/exits/one-exit-space.ts";
import egressPanicHardware from "./egress/doors/panic-hardware.ts";
import egressProtrudingHeadroom from "./egress/stairs/protruding-headroom.ts";
import egressRampHandrails from "./egress/rails/ramp-handrails.ts";
import egressRampLanding from "./egress/stairs/ramp-landing.ts";
import egressRampSlope from "./egress/stairs/ramp-slope.ts";
import egressRiserUniformity from "./egress/stairs/riser-uniformity.ts";
import egressRoofStair from "./egress/stairs/roof-stair.ts";
import egressSingleExitStory from "./egress/exits/single-exit-story.ts";
import egressSmallAssemblyGroup from "./egress/exits/small-assembly-group.ts";
import egressSpiralWidth from "./egress/stairs/spiral-width.ts";
import egressStairCapacity from "./egress/exits/stair-capacity.ts";
import egressStairHandrails from "./egress/rails/stair-handrails.ts";
import egressStairHeadroom from "./egress/stairs/stair-headroom.ts";
import egressStairIllumination from "./egress/light/stair-illumination.ts";
import egressStairLanding from "./egress/stairs/stair-landing.ts";
import egressStairRiserHeight from "./egress/stairs/stair-riser-height.ts";
import egressStairRiserMinimum from "./egress/stairs/stair-riser-minimum.ts";
import egressStairTreadDepth from "./egress/stairs/stair-tread-depth.ts";
import egressStairUniformSteps from "./egress/stairs/stair-uniform-steps.ts";
import egressStairWidth from "./egress/stairs/stair-width.ts";
import egressStairWidthSmall from "./egress/stairs/stair-width-small.ts";
import egressTravelDistance from "./egress/exits/travel-distance.ts";
import egressWinderTread from "./egress/stairs/winder-tread.ts";
import egressWindowFallProtection from "./egress/rails/window-fall-protection.ts";
import electricalAfciDwelling from "./electrical/afci-dwelling.ts";
import electricalAfciGuestRooms from "./electrical/afci-guest-rooms.ts";
import electricalBasinReceptacle from "./electrical/basin-receptacle.ts";
import electricalCounterReceptacles from "./electrical/counter-receptacles.ts";
import electricalDeckReceptacle from "./electrical/deck-receptacle.ts";
import electricalDedicatedSpace from "./electrical/dedicated-space.ts";
import electricalDishwasherGfci from "./electrical/dishwasher-gfci.ts";
import electricalDwellingServiceSize from "./electrical/dwelling-service-size.ts";
import electricalElectricalRoomPanic from "./electrical/electrical-room-panic.ts";
import electricalEmergencyDisconnect from "./electrical/emergency-disconnect.ts";
import electricalEmergencyTransferTime from "./electrical/emergency-transfer-time.ts";
import electricalEquipmentReceptacle from "./electrical/equipment-receptacle.ts";
import electricalEvCircuit from "./electrical/ev-circuit.ts";
import electricalFaultCurrent from "./electrical/fault-current.ts";
import electricalGarageReceptacles from "./electrical/garage-receptacles.ts";
import electricalGeneratorClearance from "./electrical/generator-clearance.ts";
import electricalGeneratorTransfer from "./electrical/generator-transfer.ts";
import electricalGfciCommercial from "./electrical/gfci-commercial.ts";
import electricalGfciDwelling from "./electrical/gfci-dwelling.ts";
import electricalGfciOutdoorOutlets from "./electrical/gfci-outdoor-outlets.ts";
import electricalGroundFaultProtection from "./electrical/ground-fault-protection.ts";
import electricalGroundingElectrodes from "./electrical/grounding-electrodes.ts";
import electricalHallReceptacle from "./electrical/hall-receptacle.ts";
import electricalIslandReceptacles from "./electrical/island-receptacles.ts";
import electricalLargeEquipmentEntrances from "./electrical/large-equipment-entrances.ts";
import electricalLightingOutlets from "./electrical/lighting-outlets.ts";
import electricalLoadCalculation from "./electrical/load-calculation.ts";
import electricalOutdoorReceptacles from "./electrical/outdoor-receptacles.ts";
import electricalPanelLocation from "./electrical/panel-location.ts";
import electricalPoolBonding from "./electrical/pool-bonding.ts";
import electricalPoolEquipmentDistance from "./electrical/pool-equipment-distance.ts";
import electricalPoolEquipmentReceptacle from "./electrical/pool-equipment-receptacle.ts";
import electricalPoolPumpGfci from "./electrical/pool-pump-gfci.ts";
import electricalPoolReceptacle from "./electrical/pool-receptacle.ts";
import electricalRapidShutdown from "./electrical/rapid-shutdown.ts";
import electricalReceptacleSpacing from "./electrical/receptacle-spacing.ts";
import electricalRequiredCircuits from "./electrical/required-circuits.ts";
import electricalStandbyPowerLoads from "./electrical/standby-power-loads.ts";
import electricalSurgeProtection from "./electrical/surge-protection.ts";
import electricalTamperResistant from "./electrical/tamper-resistant.ts";
import electricalTubZone from "./electrical/tub-zone.ts";
import electricalWorkingSpaceDepth from "./electrical/working-space-depth.ts";
import electricalWorkingSpaceDepth480 from "./electrical/working-space-depth-480.ts";
import electricalWorkingSpaceHeight from "./electrical/working-space-height.ts";
import electricalWorkingSpaceWidth from "./electrical/working-space-width.ts";
import energyAirLeakage from "./energy/air-leakage.ts";
import energyAtticDuctInsulation from "./energy/attic-duct-insulation.ts";
import energyBlowerDoorTester from "./energy/blower-door-tester.ts";
import energyCeilingInsulationZone1 from "./energy/ceiling-insulation-zone-1.ts";
import energyCeilingInsulationZone2 from "./energy/ceiling-insulation-zone-2.ts";
import energyClimateZone from "./energy/climate-zone.ts";
import energyCommercialEnergyReport from "./energy/commercial-energy-report.ts";
import energyDuctLeakage from "./energy/duct-leakage.ts";
import energyFrameWallInsulation from "./energy/frame-wall-insulation.ts";
import energyGlazingSolarHeatGain from "./energy/glazing-solar-heat-gain.ts";
import energyGlazingUFactor from "./energy/glazing-u-factor.ts";
import energyMassWallInsulation from "./energy/mass-wall-insulation.ts";
import energyPerformanceRatio from "./energy/performance-ratio.ts";
import energyPerformanceShgc from "./energy/performance-shgc.ts";
import energyResidentialEnergyForm from "./energy/residential-energy-form.ts";
import fireAccessRoadToDoor from "./fire/access-road-to-door.ts";
import fireAccessoryOccupancyArea from "./fire/accessory-occupancy-area.ts";
import fireAtriumSmokeControl from "./fire/atrium-smoke-control.ts";
import fireBuildingArea from "./fire/building-area.ts";
import fireBuildingElementRating from "./fire/building-element-rating.ts";
import fireBuildingHeight from "./fire/building-height.ts";
import fireBuildingStories from "./fire/building-stories.ts";
import fireCoAlarms from "./fire/co-alarms.ts";
import fireCoAlarmsInUnits from "./fire/co-alarms-in-units.ts";
import fireDraftstopArea from "./fire/draftstop-area.ts";
import fireDwellingEaveDistance from "./fire/dwelling-eave-distance.ts";
import fireDwellingWallDistance from "./fire/dwelling-wall-distance.ts";
import fireElevatorKey from "./fire/elevator-key.ts";
import fireExitEnclosureRating from "./fire/exit-enclosure-rating.ts";
import fireExitEnclosureRatingFourStories from "./fire/exit-enclosure-rating-four-stories.ts";
import fireExteriorWallOpenings from "./fire/exterior-wall-openings.ts";
import fireExteriorWallRating from "./fire/exterior-wall-rating.ts";
import fireFireAlarm from "./fire/fire-alarm.ts";
import fireFireDoorRating from "./fire/fire-door-rating.ts";
import fireFireExtinguishers from "./fire/fire-extinguishers.ts";
import fireFireSmokeDampers from "./fire/fire-smoke-dampers.ts";
import fireFireWallRating from "./fire/fire-wall-rating.ts";
import fireFireblockSpacing from "./fire/fireblock-spacing.ts";
import fireFireblockingDraftstopping from "./fire/fireblocking-draftstopping.ts";
import fireFirestopSystems from "./fire/firestop-systems.ts";
import fireFrontageIncrease from "./fire/frontage-increase.ts";
import fireGarageDoor from "./fire/garage-door.ts";
import fireGarageSeparation from "./fire/garage-separation.ts";
import fireGreaseDuctClearance from "./fire/grease-duct-clearance.ts";
import fireHighRisePackage from "./fire/high-rise-package.ts";
import fireHoodSuppression from "./fire/hood-suppression.ts";
import fireIncidentalUseProtection from "./fire/incidental-use-protection.ts";
import fireInteriorFinishClass from "./fire/interior-finish-class.ts";
import fireKeyBox from "./fire/key-box.ts";
import fireLodgingSprinklers from "./fire/lodging-sprinklers.ts";
import fireLowFrequencySounders from "./fire/low-frequency-sounders.ts";
import fireMezzanineArea from "./fire/mezzanine-area.ts";
import fireNaturalLight from "./fire/natural-light.ts";
import fireNoSprinklersInHouses from "./fire/no-sprinklers-in-houses.ts";
import fireOccupancySeparation from "./fire/occupancy-separation.ts";
import fireParapetHeight from "./fire/parapet-height.ts";
import firePrivateGarageSeparation from "./fire/private-garage-separation.ts";
import fireProjectionDistance from "./fire/projection-distance.ts";
import firePullStations from "./fire/pull-stations.ts";
import fireRadioEnhancement from "./fire/radio-enhancement.ts";
import fireResidentialCareSprinklers from "./fire/residential-care-sprinklers.ts";
import fireRestaurantSprinklers from "./fire/restaurant-sprinklers.ts";
import fireRoofCoveringClass from "./fire/roof-covering-class.ts";
import fireShaftRating from "./fire/shaft-rating.ts";
import fireSmokeAlarms from "./fire/smoke-alarms.ts";
import fireSmokeAlarmsInUnits from "./fire/smoke-alarms-in-units.ts";
import fireSoundTransmission from "./fire/sound-transmission.ts";
import fireSprinklersByUse from "./fire/sprinklers-by-use.ts";
import fireSprinklersGroupR from "./fire/sprinklers-group-r.ts";
import fireSprinklersThreeStories from "./fire/sprinklers-three-stories.ts";
import fireStandpipes from "./fire/standpipes.ts";
import fireTenYearAlarms from "./fire/ten-year-alarms.ts";
import fireTownhouseSeparation from "./fire/townhouse-separation.ts";
import fireTownhouseSprinklers from "./fire/townhouse-sprinklers.ts";
import fireTrussSign from "./fire/truss-sign.ts";
import fireTwoFamilySeparation from "./fire/two-family-separation.ts";
import fireUnderStairGypsum from "./fire/under-stair-gypsum.ts";
import fireUnitSeparationFloors from "./fire/unit-separation-floors.ts";
import fireUnitSeparationWalls from "./fire/unit-separation-walls.ts";
import floodBreakawayWalls from "./flood/breakaway-walls.ts";
import floodCommercialLowestFloor from "./flood/commercial-lowest-floor.ts";
import floodEquipmentElevation from "./flood/equipment-elevation.ts";
import floodFloodData from "./flood/flood-data.ts";
import floodFloodOpenings from "./flood/flood-openings.ts";
import floodFloodResistantMaterials from "./flood/flood-resistant-materials.ts";
import floodLowestFloorZoneA from "./flood/lowest-floor-zone-a.ts";
import floodLowestMemberZoneV from "./flood/lowest-member-zone-v.ts";
import gasApplianceLocation from "./gas/appliance-location.ts";
import gasApplianceShutoff from "./gas/appliance-shutoff.ts";
import gasBranchCapacity from "./gas/branch-capacity.ts";
import gasBurialDepth from "./gas/burial-depth.ts";
import gasCombustionAir from "./gas/combustion-air.ts";
import gasCsstBonding from "./gas/csst-bonding.ts";
import gasIgnitionHeight from "./gas/ignition-height.ts";
import gasLpTankDistance from "./gas/lp-tank-distance.ts";
import gasLpTankShown from "./gas/lp-tank-shown.ts";
import gasPipeSizing from "./gas/pipe-sizing.ts";
import gasRangeClearance from "./gas/range-clearance.ts";
import gasStatedInputs from "./gas/stated-inputs.ts";
import gasVentTerminalClearance from "./gas/vent-terminal-clearance.ts";
import mechanicalAirIntakeDistance from "./mechanical/air-intake-distance.ts";
import mechanicalAtticPassageway from "./mechanical/attic-passageway.ts";
import mechanicalAtticPlatform from "./mechanical/attic-platform.ts";
import mechanicalBathExhaustOutdoors from "./mechanical/bath-exhaust-outdoors.ts";
import mechanicalBathExhaustRate from "./mechanical/bath-exhaust-rate.ts";
import mechanicalCondensate from "./mechanical/condensate.ts";
import mechanicalDryerDuctLength from "./mechanical/dryer-duct-length.ts";
import mechanicalDryerTermination from "./mechanical/dryer-termination.ts";
import mechanicalDuctSmokeDetector from "./mechanical/duct-smoke-detector.ts";
import mechanicalEquipmentSizing from "./mechanical/equipment-sizing.ts";
import mechanicalGarageExhaust from "./mechanical/garage-exhaust.ts";
import mechanicalGreaseDuctMaterial from "./mechanical/grease-duct-material.ts";
import mechanicalGreaseExhaustOutlet from "./mechanical/grease-exhaust-outlet.ts";
import mechanicalGreaseTermination from "./mechanical/grease-termination.ts";
import mechanicalHoodCombustibleClearance from "./mechanical/hood-combustible-clearance.ts";
import mechanicalHoodMakeupAir from "./mechanical/hood-makeup-air.ts";
import mechanicalKitchenExhaust from "./mechanical/kitchen-exhaust.ts";
import mechanicalKitchenMakeup from "./mechanical/kitchen-makeup.ts";
import mechanicalNailStation from "./mechanical/nail-station.ts";
import mechanicalNaturalVentilation from "./mechanical/natural-ventilation.ts";
import mechanicalOutdoorAir from "./mechanical/outdoor-air.ts";
import mechanicalOverflowPan from "./mechanical/overflow-pan.ts";
import mechanicalPublicToiletExhaust from "./mechanical/public-toilet-exhaust.ts";
import mechanicalRangeHoodMakeup from "./mechanical/range-hood-makeup.ts";
import mechanicalRoofAccess from "./mechanical/roof-access.ts";
import mechanicalRoofEdgeGuard from "./mechanical/roof-edge-guard.ts";
import mechanicalTypeIHood from "./mechanical/type-i-hood.ts";
import mechanicalUnitBathExhaust from "./mechanical/unit-bath-exhaust.ts";
import mechanicalWholeHouseVentilation from "./mechanical/whole-house-ventilation.ts";
import mechanicalWindAnchorage from "./mechanical/wind-anchorage.ts";
import plumbingBackflow from "./plumbing/backflow.ts";
import plumbingCleanoutSpacing from "./plumbing/cleanout-spacing.ts";
import plumbingClosetSideClearance from "./plumbing/closet-side-clearance.ts";
import plumbingDrainSlope from "./plumbing/drain-slope.ts";
import plumbingDrinkingFountains from "./plumbing/drinking-fountains.ts";
import plumbingEndCleanout from "./plumbing/end-cleanout.ts";
import plumbingFixtureCount from "./plumbing/fixture-count.ts";
import plumbingFixtureFrontClearance from "./plumbing/fixture-front-clearance.ts";
import plumbingGreaseInterceptor from "./plumbing/grease-interceptor.ts";
import plumbingHeaterPanDepth from "./plumbing/heater-pan-depth.ts";
import plumbingHoseBibb from "./plumbing/hose-bibb.ts";
import plumbingIndirectWaste from "./plumbing/indirect-waste.ts";
import plumbingPressureReducer from "./plumbing/pressure-reducer.ts";
import plumbingReliefEnd from "./plumbing/relief-end.ts";
import plumbingRestroomParity from "./plumbing/restroom-parity.ts";
import plumbingRiserDiagram from "./plumbing/riser-diagram.ts";
import plumbingSeparateFacilities from "./plumbing/separate-facilities.ts";
import plumbingShowerSize from "./plumbing/shower-size.ts";
import plumbingShowerTemperature from "./plumbing/shower-temperature.ts";
import plumbingStormRainfall from "./plumbing/storm-rainfall.ts";
import plumbingTemperedWater from "./plumbing/tempered-water.ts";
import plumbingToiletRoute from "./plumbing/toilet-route.ts";
import plumbingTrapArm from "./plumbing/trap-arm.ts";
import plumbingVentTerminal from "./plumbing/vent-terminal.ts";
import plumbingWasherStandpipe from "./plumbing/washer-standpipe.ts";
import plumbingWaterHeaterRelief from "./plumbing/water-heater-relief.ts";
import siteAddressNumbers from "./site/address-numbers.ts";
import siteCodeFootprint from "./site/code-footprint.ts";
import siteDeadEndRoad from "./site/dead-end-road.ts";
import siteFireRoadClearance from "./site/fire-road-clearance.ts";
import siteFireRoadReach from "./site/fire-road-reach.ts";
import siteFireRoadWidth from "./site/fire-road-width.ts";
import siteHydrantDistance from "./site/hydrant-distance.ts";
import siteLotGrading from "./site/lot-grading.ts";
import sitePoolBarrierHeight from "./site/pool-barrier-height.ts";
import sitePoolDoorAlarm from "./site/pool-door-alarm.ts";
import sitePoolLatchHeight from "./site/pool-latch-height.ts";
import siteSepticLocation from "./site/septic-location.ts";
import siteSetbacksShown from "./site/setbacks-shown.ts";
import structuralAtticVents from "./structural/attic-vents.ts";
import structuralCoastalControlLine from "./structural/coastal-control-line.ts";
import structuralCrawlAccess from "./structural/crawl-access.ts";
import structuralCrawlVents from "./structural/crawl-vents.ts";
import structuralDesignData from "./structural/design-data.ts";
import structuralFootingDepth from "./structural/footing-depth.ts";
import structuralFoundationDetails from "./structural/foundation-details.ts";
import structuralGeotechnicalData from "./structural/geotechnical-data.ts";
import structuralGuardLoads from "./structural/guard-loads.ts";
import structuralLiveLoads from "./structural/live-loads.ts";
import structuralRafterAirspace from "./structural/rafter-airspace.ts";
import structuralRoofDrainage from "./structural/roof-drainage.ts";
import structuralSafetyGlazing from "./structural/safety-glazing.ts";
import structuralSchoolConstructionType from "./structural/school-construction-type.ts";
import structuralShingleSlope from "./structural/shingle-slope.ts";
import structuralSideliteGlazing from "./structural/sidelite-glazing.ts";
import structuralSidingClearance from "./structural/siding-clearance.ts";
import structuralSillAnchors from "./structural/sill-anchors.ts";
import structuralSlabOnGround from "./structural/slab-on-ground.ts";
import structuralSnowAndSeismic from "./structural/snow-and-seismic.ts";
import structuralStairGlazing from "./structural/stair-glazing.ts";
import structuralTermiteProtection from "./structural/termite-protection.ts";
import structuralThresholdBuilding from "./structural/threshold-building.ts";
import structuralTrussEngineering from "./structural/truss-engineering.ts";
import structuralUpliftConnectors from "./structural/uplift-connectors.ts";
import structuralWallBracing from "./structural/wall-bracing.ts";
import structuralWetGlazing from "./structural/wet-glazing.ts";
import windCladdingPressures from "./wind/cladding-pressures.ts";
import windDeckNailing from "./wind/deck-nailing.ts";
import windDesignMethod from "./wind/design-method.ts";
import windDesignWindSpeed from "./wind/design-wind-speed.ts";
import windGarageDoor from "./wind/garage-door.ts";
import windHvhzExposure from "./wind/hvhz-exposure.ts";
import windHvhzExteriorStuds from "./wind/hvhz-exterior-studs.ts";
import windHvhzRoofSheathing from "./wind/hvhz-roof-sheathing.ts";
import windHvhzSpeedBroward from "./wind/hvhz-speed-broward.ts";
import windHvhzSpeedMiamiDade from "./wind/hvhz-speed-miami-dade.ts";
import windHvhzUnderlayment from "./wind/hvhz-underlayment.ts";
import windLargeMissile from "./wind/large-missile.ts";
import windOpeningProtection from "./wind/opening-protection.ts";
import windProductApproval from "./wind/product-approval.ts";
import windRiskCategory from "./wind/risk-category.ts";
import windRoofToWall from "./wind/roof-to-wall.ts";
import windRoofUnderlayment from "./wind/roof-underlayment.ts";
import windSecondaryBarrier from "./wind/secondary-barrier.ts";
import windSoffitAttachment from "./wind/soffit-attachment.ts";
import windWindStandard from "./wind/wind-standard.ts";
import windWoodPanels from "./wind/wood-panels.ts";

export const rules = [
  accessibilityAccessAisleWidth,
  accessibilityAccessibleEntrances,
  accessibilityAmbulatoryCompartment,
  accessibilityBathroomDoor29,
  accessibilityCounterSlope,
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
  accessibilityLavatoryOverlap,
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
  accessibilityRoomSigns,
  accessibilityRouteWidth,
  accessibilitySeatHeight,
  accessibilityServiceCounter,
  accessibilityThresholdHeight,
  accessibilityToiletDoorSwing,
  accessibilityTurningSpace,
  accessibilityVanClearance,
  accessibilityVerticalAccess,
  accessibilityWalkSlope,
  accessibilityWaterClosetCentreline,
  accessibilityWaterClosetClearance,
  accessibilityWheelchairCompartmentWidth,
  accessibilityWheelchairSeating,
  documentationAsbestosNotice,
  documentationCodeEdition,
  documentationCodeSummary,
  documentationDoorSchedule,
  documentationDrawingScale,
  documentationEnergyDocuments,
  documentationExistingWorkScope,
  documentationFireDoorLocations,
  documentationFormMismatch,
  documentationLeftOpen,
  documentationMinimumSheets,
  documentationSealedDocuments,
  egressAccessibleMeansOfEgress,
  egressAtticAccess,
  egressCeilingHeight,
  egressCommonPath,
  egressCorridorRating,
  egressCorridorWidth,
  egressCorridorWidthBeds,
  egressCorridorWidthSchool,
  egressCorridorWidthSmall,
  egressDeadEnd,
  egressDeadEndSprinklered,
  egressDoorClearHeight,
  egressDoorClearWidth,
  egressDoorLanding,
  egressDoorSwing,
  egressDoorThreshold,
  egressDoorsInSeries,
  egressDwellingCeilingHeight,
  egressDwellingEgressDoor,
  egressDwellingFlightRise,
  egressDwellingGuardHeight,
  egressDwellingGuardOpening,
  egressDwellingHallWidth,
  egressDwellingHandrail,
  egressDwellingLanding,
  egressDwellingNosing,
  egressDwellingRampSlope,
  egressDwellingRiserHeight,
  egressDwellingStairHeadroom,
  egressDwellingStairLanding,
  egressDwellingStairLight,
  egressDwellingStairWidth,
  egressDwellingTreadDepth,
  egressEgressCeilingHeight,
  egressEgressDoorLocks,
  egressEgressIllumination,
  egressEmergencyLighting,
  egressEscapeOpening,
  egressEscapeOpeningApartments,
  egressEscapeOpeningArea,
  egressEscapeOpeningHeight,
  egressEscapeOpeningSill,
  egressEscapeOpeningWidth,
  egressExitCapacity,
  egressExitCapacityBalance,
  egressExitDischarge,
  egressExitSeparation,
  egressExitSeparationSprinklered,
  egressExitSigns,
  egressExitsPerStory,
  egressFlightRise,
  egressGuardHeight,
  egressGuardOpening,
  egressGuardRequired,
  egressHabitableRoomArea,
  egressHabitableRoomWidth,
  egressHandrailExtension,
  egressHandrailGrip,
  egressHandrailHeight,
  egressLowExitSigns,
  egressLuminousMarkings,
  egressOccupantLoad,
  egressOneExitSpace,
  egressPanicHardware,
  egressProtrudingHeadroom,
  egressRampHandrails,
  egressRampLanding,
  egressRampSlope,
  egressRiserUniformity,
  egressRoofStair,
  egressSingleExitStory,
  egressSmallAssemblyGroup,
  egressSpiralWidth,
  egressStairCapacity,
  egressStairHandrails,
  egressStairHeadroom,
  egressStairIllumination,
  egressStairLanding,
  egressStairRiserHeight,
  egressStairRiserMinimum,
  egressStairTreadDepth,
  egressStairUniformSteps,
  egressStairWidth,
  egressStairWidthSmall,
  egressTravelDistance,
  egressWinderTread,
  egressWindowFallProtection,
  electricalAfciDwelling,
  electricalAfciGuestRooms,
  electricalBasinReceptacle,
  electricalCounterReceptacles,
  electricalDeckReceptacle,
  electricalDedicatedSpace,
  electricalDishwasherGfci,
  electricalDwellingServiceSize,
  electricalElectricalRoomPanic,
  electricalEmergencyDisconnect,
  electricalEmergencyTransferTime,
  electricalEquipmentReceptacle,
  electricalEvCircuit,
  electricalFaultCurrent,
  electricalGarageReceptacles,
  electricalGeneratorClearance,
  electricalGeneratorTransfer,
  electricalGfciCommercial,
  electricalGfciDwelling,
  electricalGfciOutdoorOutlets,
  electricalGroundFaultProtection,
  electricalGroundingElectrodes,
  electricalHallReceptacle,
  electricalIslandReceptacles,
  electricalLargeEquipmentEntrances,
  electricalLightingOutlets,
  electricalLoadCalculation,
  electricalOutdoorReceptacles,
  electricalPanelLocation,
  electricalPoolBonding,
  electricalPoolEquipmentDistance,
  electricalPoolEquipmentReceptacle,
  electricalPoolPumpGfci,
  electricalPoolReceptacle,
  electricalRapidShutdown,
  electricalReceptacleSpacing,
  electricalRequiredCircuits,
  electricalStandbyPowerLoads,
  electricalSurgeProtection,
  electricalTamperResistant,
  electricalTubZone,
  electricalWorkingSpaceDepth,
  electricalWorkingSpaceDepth480,
  electricalWorkingSpaceHeight,
  electricalWorkingSpaceWidth,
  energyAirLeakage,
  energyAtticDuctInsulation,
  energyBlowerDoorTester,
  energyCeilingInsulationZone1,
  energyCeilingInsulationZone2,
  energyClimateZone,
  energyCommercialEnergyReport,
  energyDuctLeakage,
  energyFrameWallInsulation,
  energyGlazingSolarHeatGain,
  energyGlazingUFactor,
  energyMassWallInsulation,
  energyPerformanceRatio,
  energyPerformanceShgc,
  energyResidentialEnergyForm,
  fireAccessRoadToDoor,
  fireAccessoryOccupancyArea,
  fireAtriumSmokeControl,
  fireBuildingArea,
  fireBuildingElementRating,
  fireBuildingHeight,
  fireBuildingStories,
  fireCoAlarms,
  fireCoAlarmsInUnits,
  fireDraftstopArea,
  fireDwellingEaveDistance,
  fireDwellingWallDistance,
  fireElevatorKey,
  fireExitEnclosureRating,
  fireExitEnclosureRatingFourStories,
  fireExteriorWallOpenings,
  fireExteriorWallRating,
  fireFireAlarm,
  fireFireDoorRating,
  fireFireExtinguishers,
  fireFireSmokeDampers,
  fireFireWallRating,
  fireFireblockSpacing,
  fireFireblockingDraftstopping,
  fireFirestopSystems,
  fireFrontageIncrease,
  fireGarageDoor,
  fireGarageSeparation,
  fireGreaseDuctClearance,
  fireHighRisePackage,
  fireHoodSuppression,
  fireIncidentalUseProtection,
  fireInteriorFinishClass,
  fireKeyBox,
  fireLodgingSprinklers,
  fireLowFrequencySounders,
  fireMezzanineArea,
  fireNaturalLight,
  fireNoSprinklersInHouses,
  fireOccupancySeparation,
  fireParapetHeight,
  firePrivateGarageSeparation,
  fireProjectionDistance,
  firePullStations,
  fireRadioEnhancement,
  fireResidentialCareSprinklers,
  fireRestaurantSprinklers,
  fireRoofCoveringClass,
  fireShaftRating,
  fireSmokeAlarms,
  fireSmokeAlarmsInUnits,
  fireSoundTransmission,
  fireSprinklersByUse,
  fireSprinklersGroupR,
  fireSprinklersThreeStories,
  fireStandpipes,
  fireTenYearAlarms,
  fireTownhouseSeparation,
  fireTownhouseSprinklers,
  fireTrussSign,
  fireTwoFamilySeparation,
  fireUnderStairGypsum,
  fireUnitSeparationFloors,
  fireUnitSeparationWalls,
  floodBreakawayWalls,
  floodCommercialLowestFloor,
  floodEquipmentElevation,
  floodFloodData,
  floodFloodOpenings,
  floodFloodResistantMaterials,
  floodLowestFloorZoneA,
  floodLowestMemberZoneV,
  gasApplianceLocation,
  gasApplianceShutoff,
  gasBranchCapacity,
  gasBurialDepth,
  gasCombustionAir,
  gasCsstBonding,
  gasIgnitionHeight,
  gasLpTankDistance,
  gasLpTankShown,
  gasPipeSizing,
  gasRangeClearance,
  gasStatedInputs,
  gasVentTerminalClearance,
  mechanicalAirIntakeDistance,
  mechanicalAtticPassageway,
  mechanicalAtticPlatform,
  mechanicalBathExhaustOutdoors,
  mechanicalBathExhaustRate,
  mechanicalCondensate,
  mechanicalDryerDuctLength,
  mechanicalDryerTermination,
  mechanicalDuctSmokeDetector,
  mechanicalEquipmentSizing,
  mechanicalGarageExhaust,
  mechanicalGreaseDuctMaterial,
  mechanicalGreaseExhaustOutlet,
  mechanicalGreaseTermination,
  mechanicalHoodCombustibleClearance,
  mechanicalHoodMakeupAir,
  mechanicalKitchenExhaust,
  mechanicalKitchenMakeup,
  mechanicalNailStation,
  mechanicalNaturalVentilation,
  mechanicalOutdoorAir,
  mechanicalOverflowPan,
  mechanicalPublicToiletExhaust,
  mechanicalRangeHoodMakeup,
  mechanicalRoofAccess,
  mechanicalRoofEdgeGuard,
  mechanicalTypeIHood,
  mechanicalUnitBathExhaust,
  mechanicalWholeHouseVentilation,
  mechanicalWindAnchorage,
  plumbingBackflow,
  plumbingCleanoutSpacing,
  plumbingClosetSideClearance,
  plumbingDrainSlope,
  plumbingDrinkingFountains,
  plumbingEndCleanout,
  plumbingFixtureCount,
  plumbingFixtureFrontClearance,
  plumbingGreaseInterceptor,
  plumbingHeaterPanDepth,
  plumbingHoseBibb,
  plumbingIndirectWaste,
  plumbingPressureReducer,
  plumbingReliefEnd,
  plumbingRestroomParity,
  plumbingRiserDiagram,
  plumbingSeparateFacilities,
  plumbingShowerSize,
  plumbingShowerTemperature,
  plumbingStormRainfall,
  plumbingTemperedWater,
  plumbingToiletRoute,
  plumbingTrapArm,
  plumbingVentTerminal,
  plumbingWasherStandpipe,
  plumbingWaterHeaterRelief,
  siteAddressNumbers,
  siteCodeFootprint,
  siteDeadEndRoad,
  siteFireRoadClearance,
  siteFireRoadReach,
  siteFireRoadWidth,
  siteHydrantDistance,
  siteLotGrading,
  sitePoolBarrierHeight,
  sitePoolDoorAlarm,
  sitePoolLatchHeight,
  siteSepticLocation,
  siteSetbacksShown,
  structuralAtticVents,
  structuralCoastalControlLine,
  structuralCrawlAccess,
  structuralCrawlVents,
  structuralDesignData,
  structuralFootingDepth,
  structuralFoundationDetails,
  structuralGeotechnicalData,
  structuralGuardLoads,
  structuralLiveLoads,
  structuralRafterAirspace,
  structuralRoofDrainage,
  structuralSafetyGlazing,
  structuralSchoolConstructionType,
  structuralShingleSlope,
  structuralSideliteGlazing,
  structuralSidingClearance,
  structuralSillAnchors,
  structuralSlabOnGround,
  structuralSnowAndSeismic,
  structuralStairGlazing,
  structuralTermiteProtection,
  structuralThresholdBuilding,
  structuralTrussEngineering,
  structuralUpliftConnectors,
  structuralWallBracing,
  structuralWetGlazing,
  windCladdingPressures,
  windDeckNailing,
  windDesignMethod,
  windDesignWindSpeed,
  windGarageDoor,
  windHvhzExposure,
  windHvhzExteriorStuds,
  windHvhzRoofSheathing,
  windHvhzSpeedBroward,
  windHvhzSpeedMiamiDade,
  windHvhzUnderlayment,
  windLargeMissile,
  windOpeningProtection,
  windProductApproval,
  windRiskCategory,
  windRoofToWall,
  windRoofUnderlayment,
  windSecondaryBarrier,
  windSoffitAttachment,
  windWindStandard,
  windWoodPanels,
] as unknown as readonly Rule<Subject>[];
