/** Which drawing belongs to which machine. */

import type { Drawing } from '../drawing.ts'
import type { Shape } from '../solid.ts'
import { doubleVanePump, gearPump, vanePump } from './gear-and-vane.ts'
import { discMotor, spoolMotor } from './orbital.ts'
import { bentAxis, swashMotor } from './piston-motors.ts'
import { closedPump, pistonPump, tandemPump } from './piston-pumps.ts'
import { camMotor, starMotor } from './radial.ts'
import { steeringUnit } from './steering.ts'
import { fitting, flangeHalves, jawCoupling, quickCoupling } from './connections.ts'
import { sealKit } from './seal-kit.ts'
import { testBench } from './test-bench.ts'
import { cartridgeValve, spoolValve, valveSection } from './valves.ts'

const DRAWERS = {
  'spool motor': spoolMotor,
  'disc motor': discMotor,
  'bent axis': bentAxis,
  'swash motor': swashMotor,
  'cam motor': camMotor,
  'star motor': starMotor,
  'gear pump': gearPump,
  'vane pump': vanePump,
  'double vane pump': doubleVanePump,
  'piston pump': pistonPump,
  'closed pump': closedPump,
  'tandem pump': tandemPump,
  'steering unit': steeringUnit,
  'spool valve': spoolValve,
  'cartridge valve': cartridgeValve,
  'valve section': valveSection,
  'test bench': testBench,
  'seal kit': sealKit,
  fitting,
  'flange halves': flangeHalves,
  'quick coupling': quickCoupling,
  'jaw coupling': jawCoupling,
} as const satisfies Record<Drawing['machine'], (drawing: Drawing) => readonly Shape[]>

/** The shapes of a machine in painting order. */
export function machineShapes(drawing: Drawing): readonly Shape[] {
  return DRAWERS[drawing.machine](drawing)
}
