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
  /** The address of the one product type that is looked in; undefined for all. */
  readonly productType?: string | undefined
  readonly point: WorkingPoint
  readonly interfaces: Readonly<Partial<Record<Interface, string>>>
  /** How many answers are wanted; undefined for all that a search gives. */
  readonly most?: number | undefined
}

/**
 * What is asked of machines that are told apart by these figures: of motors torque, of pumps flow, of both speed and
 * pressure. Undefined for products without a working point.
 */
export function askedOfType(figures: readonly Quantity[]): readonly PointQuantity[] | undefined {
  if (!figures.includes('speed')) return undefined
  if (figures.includes('torque')) return ['torque', 'speed', 'pressure']
  return figures.includes('flow') ? ['flow', 'speed', 'pressure'] : undefined
}
