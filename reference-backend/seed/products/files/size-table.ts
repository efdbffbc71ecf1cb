/** The sizes of a family as rows: the same figures for the data sheet, the drawing and the CSV file. */

import { flowOf, torqueOf, workOf } from '../build-performance.ts'
import type { Family, Size } from '../family.ts'
import { amountText, type MeasureName, type UnitSystem, unitOf } from '../units.ts'

interface Column {
  readonly name: string
  readonly measure: MeasureName
  readonly amount: (size: Size) => number
}

/** Heads and rows of the size table in one system of units; no rows for a family without sizes. */
export function sizeTable(
  family: Family,
  system: UnitSystem,
): { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const columns = columnsOf(family)
  const sizes = family.sizes.filter((size) => size.hidden !== true)
  return {
    heads: ['Code', ...columns.map(({ name, measure }) => `${name} ${unitOf(measure, system)}`)],
    rows: sizes.map((size) => [
      system === 'metric' ? size.eu : size.us,
      ...columns.map(({ measure, amount }) => amountText(amount(size), measure, system)),
    ]),
  }
}

function columnsOf(family: Family): readonly Column[] {
  const work = workOf(family)
  const length = family.technical.find(({ code }) => code === 'overallLength')?.amount
  const common: readonly Column[] = [
    { name: 'Displacement', measure: 'displacement', amount: ({ cm3 }) => cm3 },
    { name: 'Pressure', measure: 'pressure', amount: ({ bar }) => bar },
    { name: 'Speed', measure: 'speed', amount: ({ rpm }) => rpm },
    work === 'motors'
      ? { name: 'Torque', measure: 'torque', amount: torqueOf }
      : { name: 'Flow', measure: 'flow', amount: (size) => flowOf(size, work) },
  ]
  if (length === undefined || typeof length === 'number') return common
  const lengthAt = (size: Size) => interpolated(family.sizes, size, length)
  return [...common, { name: 'Length', measure: 'length', amount: lengthAt }]
}

/** The displacement section grows with the displacement, and with it the machine. */
function interpolated(
  sizes: readonly Size[],
  { cm3 }: Size,
  [shortest, longest]: readonly [number, number],
): number {
  const all = sizes.map((size) => size.cm3)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return Math.round(shortest + ((longest - shortest) * (cm3 - least)) / (most - least || 1))
}
