/** The few figures by which products of a type are told apart: what a card and a row of a list show. */

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ProductDocument, Zone } from '../catalogue/product-document.ts'
import type { Database } from '../database/database.ts'
import { searchFigure } from '../database/schema/search.ts'
import { sizeFigures } from './index-sizes.ts'
import { measuredSpans } from './technical-figures.ts'

/** What a list can show and be put in order by, in the order of its columns. */
export const FIGURE_QUANTITIES = [
  'displacement',
  'pressure',
  'speed',
  'torque',
  'flow',
  'power',
] as const

export type FigureQuantity = (typeof FIGURE_QUANTITIES)[number]

/** As many of a product are shown where a site names none. */
export const FIGURES_SHOWN = 4

/** Metric, from the smallest to the largest; both are the same where there is but one. */
export interface ProductFigure {
  readonly quantity: FigureQuantity
  readonly low: number
  readonly high: number
}

/**
 * The attributes that say what a product without known sizes does. Others have the same units and mean something else:
 * the pressure in the return line, the drop over a valve.
 */
const TELLING = [
  'displacement',
  'flow',
  'nominalFlow',
  'continuousPressure',
  'torque',
  'speed',
  'power',
]

/** What else is worth knowing of a machine, behind what its sizes do. */
const BEHIND_SIZES = ['power']

/**
 * The figures of a product in a region, one of a quantity, those first by which its type is told apart: of a machine the
 * spans of the sizes that are sold there.
 */
export function figuresOf(doc: ProductDocument, zone: Zone): readonly ProductFigure[] {
  const sizes = sizeFigures(doc, zone)
  const codes = sizes.length > 0 ? BEHIND_SIZES : TELLING
  const spans = measuredSpans(doc.attributeSets)
  const attributes = codes.flatMap((code) => spans.filter(({ attribute }) => attribute === code))
  const told = [...joined(sizes), ...attributes].flatMap(known)
  return told.filter(
    ({ quantity }, index) => told.findIndex((each) => each.quantity === quantity) === index,
  )
}

interface Span {
  readonly quantity: string
  readonly low: number
  readonly high: number
}

/** Sizes as one span a quantity. */
function joined(sizes: readonly Span[]): readonly Span[] {
  const quantities = [...new Set(sizes.map(({ quantity }) => quantity))]
  return quantities.map((quantity) => {
    const same = sizes.filter((each) => each.quantity === quantity)
    return {
      quantity,
      low: Math.min(...same.map(({ low }) => low)),
      high: Math.max(...same.map(({ high }) => high)),
    }
  })
}

/** What begins at zero says nothing of a type: how far a seal may be loaded. */
function known({ quantity: named, low, high }: Span): readonly ProductFigure[] {
  const quantity = FIGURE_QUANTITIES.find((each) => each === named)
  return quantity === undefined || low <= 0 ? [] : [{ quantity, low, high }]
}

/** The figures of some products by their ids, from the index. */
export async function productFigures(
  db: Database,
  ids: readonly string[],
  region: Zone,
): Promise<(productId: string) => readonly ProductFigure[]> {
  if (ids.length === 0) return () => []
  const { productId, zone, quantity, low, high, place } = searchFigure
  const rows = await db
    .select({ productId, quantity, low, high })
    .from(searchFigure)
    .where(and(eq(zone, region), inArray(productId, [...ids])))
    .orderBy(asc(productId), asc(place))
  return (id) =>
    rows
      .filter((row) => row.productId === id)
      .map((row) => ({ quantity: row.quantity, low: row.low, high: row.high }))
}
