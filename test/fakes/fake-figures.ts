/** The figures of a product in a list without a server: what its curves end at, over the sizes of a zone. */
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import { visibleOptions } from '../../src/domain/catalogue/modifier.ts'
import type { PerformanceTable } from '../../src/domain/catalogue/performance.ts'
import type { FigureQuantity, ProductFigure } from '../../src/domain/catalogue/product-figure.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'

export function fakeFigures(product: Product, zone: AddressZone): readonly ProductFigure[] {
  const { performance } = product
  if (performance === undefined || performance.kind === 'resistance') return []
  const sizes = product.modifiers[zone].find(({ key }) => key === performance.modifierKey)
  const sold = new Set((sizes ? visibleOptions(sizes, false) : []).map(({ code }) => code))
  const tables = performance.tables.filter(({ option }) => sold.has(option[zone]))
  if (tables.length === 0) return []
  const span = (quantity: FigureQuantity, of: (table: PerformanceTable) => number) => {
    const all = tables.map(of)
    return { quantity, low: Math.min(...all), high: Math.max(...all) }
  }
  const isMotor = performance.kind === 'motor'
  return [
    span('displacement', ({ size }) => size.figure),
    span('pressure', ({ parameters }) => Math.max(...parameters)),
    span('speed', (table) => (isMotor ? highest(table, 'speed') : Math.max(...table.inputs))),
    isMotor
      ? span('torque', (table) => highest(table, 'torque'))
      : span('flow', (table) => highest(table, 'flow')),
  ]
}

function highest({ outputs }: PerformanceTable, wanted: FigureQuantity): number {
  const figures = outputs
    .filter(({ quantity }) => quantity === wanted)
    .flatMap((one) => one.figures)
  return Math.max(0, ...figures.flat())
}
