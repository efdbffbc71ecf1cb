/**
 * The measures of what the trade fits a machine with, in mm: those of the standards that the items are named
 * after; lengths of shafts are our own. What an item has no figure for is not dimensioned.
 */

import type { Measures } from '../family.ts'
import type { MOUNTS } from './mounts.ts'
import type { PORTS } from './ports.ts'
import type { SHAFTS } from './shafts.ts'

function flange(pilotDiameter: number, bolts: number, boltCircle?: number): Measures {
  return { pilotDiameter, bolts, ...(boltCircle !== undefined && { boltCircle }) }
}

export const MOUNT_MEASURES: Partial<Readonly<Record<keyof typeof MOUNTS, Measures>>> = {
  saeA2: flange(82.55, 2, 106.4),
  saeA4: flange(82.55, 4, 106.4),
  saeAA: flange(50.8, 2, 82.6),
  saeB2: flange(101.6, 2, 146),
  saeB4: flange(101.6, 4, 127),
  saeC2: flange(127, 2, 181),
  saeC4: flange(127, 4, 162),
  saeD4: flange(152.4, 4, 228.6),
  square: flange(44.45, 4, 82.6),
  magneto: flange(82.55, 2, 106.4),
  euro4: flange(125, 4, 160),
  euro2: flange(100, 2, 140),
  euroGear: flange(36.5, 4),
  euroGearSmall: flange(25.4, 4),
  euroGearLarge: flange(50.8, 4),
  german: flange(80, 4, 103),
  truckPto: flange(80, 4, 113.1),
}

function shaft(shaftDiameter: number, shaftLength: number): Measures {
  return { shaftDiameter, shaftLength }
}

export const SHAFT_MEASURES: Partial<Readonly<Record<keyof typeof SHAFTS, Measures>>> = {
  keyed16: shaft(16, 28),
  keyed25: shaft(25, 43),
  keyed32: shaft(32, 58),
  keyed40: shaft(40, 82),
  keyed50: shaft(50, 92),
  keyed58: shaft(15.88, 32),
  keyed34: shaft(19.05, 38),
  keyed78: shaft(22.22, 41),
  keyed1: shaft(25.4, 46),
  keyed114: shaft(31.75, 56),
  keyed112: shaft(38.1, 62),
  woodruff1: shaft(25.4, 46),
  tapered25: shaft(25.4, 45),
  tapered35: shaft(35, 64),
  tapered45: shaft(45, 82),
  tapered58: shaft(15.88, 33),
  tapered114: shaft(31.75, 60),
  splined6b: shaft(25.4, 46),
  splined9: shaft(15.88, 32),
  splined11: shaft(19.05, 38),
  splined13: shaft(22.22, 41),
  splined14: shaft(31.75, 56),
  splined15: shaft(25.4, 46),
  splined17: shaft(38.1, 62),
  splined23: shaft(38.1, 54),
  din25: shaft(25, 35),
  din30: shaft(30, 38),
  din35: shaft(35, 43),
  din50: shaft(50, 60),
  flanged5: { studs: 5, studCircle: 139.7 },
  flanged8: { studs: 8, studCircle: 275 },
  truckSpline: shaft(36, 55),
}

function port(portDiameter: number, rearPorts = 0): Measures {
  return { portDiameter, rearPorts }
}

export const PORT_MEASURES: Partial<Readonly<Record<keyof typeof PORTS, Measures>>> = {
  g14: port(13.2),
  g38: port(16.7),
  g12: port(21),
  g12Rear: port(21, 1),
  g34: port(26.4),
  g34Rear: port(26.4, 1),
  g1: port(33.2),
  m14: port(14),
  m18: port(18),
  m22: port(22),
  m27: port(27),
  m33: port(33),
  sae6: port(14.3),
  sae8: port(19),
  sae10: port(22.2),
  sae10Rear: port(22.2, 1),
  sae12: port(27),
  sae12Rear: port(27, 1),
  sae16: port(33.3),
  npt12: port(21.3),
  split34: port(19),
  split1: port(25),
  split1Rear: port(25, 1),
  split114: port(32),
  split112: port(38),
}
