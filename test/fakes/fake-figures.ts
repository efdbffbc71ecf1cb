/** The figures of a product in a list without a server: what its curves end at, over the sizes of a zone. */
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import { visibleOptions } from '../../src/domain/catalogue/modifier.ts'
import type { PerformanceTable } from '../../src/domain/catalogue/performance.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'
import {
  figureQuantities,
  type FigureQuantity,
  type ProductFigure,
} from '../../src/domain/catalogue/product-figure.ts'

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

/** The figures that any of the products has. */
export function fakeColumns(
  products: readonly Product[],
  zone: AddressZone,
): readonly FigureQuantity[] {
  const figures = products.flatMap((product) => fakeFigures(product, zone))
  return figureQuantities.filter((each) => figures.some(({ quantity }) => quantity === each))
}

interface Order {
  readonly quantity: FigureQuantity
  readonly isDescending: boolean
}

/** By the smallest up, or by the largest down; what has no such figure behind it. */
export function byFakeFigure({ quantity, isDescending }: Order, zone: AddressZone) {
  const placeOf = (product: Product) => {
    const figure = fakeFigures(product, zone).find((each) => each.quantity === quantity)
    if (figure === undefined) return [Infinity, Infinity] as const
    return isDescending
      ? ([-figure.high, -figure.low] as const)
      : ([figure.low, figure.high] as const)
  }
  return (one: Product, other: Product): number => {
    const [first, second] = [placeOf(one), placeOf(other)]
    return compared(first[0], second[0]) || compared(first[1], second[1])
  }
}

/** Two that are infinite are the same. */
function compared(one: number, other: number): number {
  return one === other ? 0 : one - other
}
