/** Where a machine is to work, in metric units. A motor is asked for torque, a pump for flow. */
import type { Quantity } from '../catalogue/performance.ts'

export const pointQuantities = [
  'torque',
  'speed',
  'pressure',
  'flow',
] as const satisfies readonly Quantity[]

export type PointQuantity = (typeof pointQuantities)[number]

/** Questions of the model code by which a machine fits to what it is built into. */
export const interfaces = ['shaft', 'mount', 'ports'] as const

export type Interface = (typeof interfaces)[number]

export interface WorkingPoint {
  readonly kind: 'motor' | 'pump'
  readonly figures: Readonly<Partial<Record<PointQuantity, number>>>
}

/** What is looked for: a working point, and words for shaft, flange and ports. */
export interface MachineWish {
  readonly point: WorkingPoint
  readonly interfaces: Readonly<Partial<Record<Interface, string>>>
}
