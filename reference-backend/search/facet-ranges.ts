/** The steps in which a listing is narrowed by technical data and by price. */

import type { Quantity } from './quantities.ts'

/** One property in one unit. `steps` are the borders between its options, from the first upper one on. */
export interface RangeFacet {
  /** The name of its filter. */
  readonly facet: string
  /** As on the wire: the unit follows `|unit:` (CAT-35). */
  readonly name: string
  readonly quantity: Quantity
  /** Multiplies the metric amount. */
  readonly factor: number
  readonly steps: readonly number[]
}

/** Every property twice, metric and US, unless both have the same unit. */
export const RANGE_FACETS: readonly RangeFacet[] = [
  ...twins('displacement', 'Displacement', [
    ['cm³/rev', 1, [25, 50, 100, 200, 400, 800]],
    ['in³/rev', 1 / 16.387064, [1.5, 3, 6, 12, 24, 48]],
  ]),
  ...twins('pressure', 'Pressure', [
    ['bar', 1, [100, 150, 200, 250, 300, 350]],
    ['psi', 14.503774, [1500, 2000, 3000, 3500, 4500, 5000]],
  ]),
  ...twins('flow', 'Flow', [
    ['l/min', 1, [20, 50, 100, 150, 250]],
    ['gpm', 1 / 3.785412, [5, 15, 25, 40, 65]],
  ]),
  ...twins('torque', 'Torque', [
    ['Nm', 1, [100, 250, 500, 1000, 2500]],
    ['lb·in', 8.850746, [1000, 2500, 5000, 10000, 25000]],
  ]),
  {
    facet: 'attributes.speed',
    name: 'Speed|unit:rpm',
    quantity: 'speed',
    factor: 1,
    steps: [250, 500, 1000, 2000, 3000],
  },
]

/** Borders between the prices of one piece. */
export const PRICE_STEPS = [10, 25, 50, 100, 250] as const

export interface RangeOption {
  /** `50-100`, `0-50`, and `400-` for the open end. */
  readonly slug: string
  readonly name: string
  readonly order: number
}

/** The options that a span touches, in the unit of the steps. The lower border belongs to an option, the upper does not. */
export function rangesOf(
  steps: readonly number[],
  { low, high }: { readonly low: number; readonly high: number },
): readonly RangeOption[] {
  const borders = [0, ...steps]
  return borders.flatMap((from, order) => {
    const to = borders[order + 1]
    if (high < from || (to !== undefined && low >= to)) return []
    return [{ slug: `${from}-${to ?? ''}`, name: rangeName(from, to), order }]
  })
}

function rangeName(from: number, to: number | undefined): string {
  if (to === undefined) return `≥ ${from}`
  return from === 0 ? `< ${to}` : `${from} – ${to}`
}

type UnitSteps = readonly [unit: string, factor: number, steps: readonly number[]]

function twins(
  quantity: Quantity,
  name: string,
  [metric, us]: readonly [UnitSteps, UnitSteps],
): readonly RangeFacet[] {
  const facet = (system: string, [unit, factor, steps]: UnitSteps): RangeFacet => ({
    facet: `attributes.${quantity}${system}`,
    name: `${name}|unit:${unit}`,
    quantity,
    factor,
    steps,
  })
  return [facet('Metric', metric), facet('US', us)]
}
