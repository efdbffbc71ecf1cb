/** The few figures by which products of a type are told apart: what a card and a row of a list show. */

import { and, eq, inArray, max, min, sql } from 'drizzle-orm'
import type { ProductDocument, Zone } from '../catalogue/product-document.ts'
import type { Database } from '../database/database.ts'
import { product } from '../database/schema/catalogue.ts'
import { searchSize } from '../database/schema/search.ts'
import { measuredSpans } from './technical-figures.ts'

/** Metric, from the smallest to the largest; both are the same where there is but one. */
export interface ProductFigure {
  readonly quantity: string
  readonly low: number
  readonly high: number
}

/**
 * The attributes that say what a product without known sizes does. Others have the same units and mean something else:
 * the pressure in the return line, the drop over a valve.
 */
const TELLING = ['displacement', 'flow', 'nominalFlow', 'continuousPressure', 'torque', 'speed']

const MOST = 4

/** The figures of some products by their ids: of a machine those of the sizes that are sold in the region. */
export async function productFigures(
  db: Database,
  ids: readonly string[],
  region: Zone,
): Promise<(productId: string) => readonly ProductFigure[]> {
  if (ids.length === 0) return () => []
  const sizes = await figuresOfSizes(db, ids, region)
  const others = ids.filter((id) => !sizes.has(id))
  const attributes = await figuresOfAttributes(db, others)
  return (productId) => sizes.get(productId) ?? attributes.get(productId) ?? []
}

type ById = ReadonlyMap<string, readonly ProductFigure[]>

async function figuresOfSizes(db: Database, ids: readonly string[], zone: Zone): Promise<ById> {
  const { productId, kind, displacement, pressure, speed, most } = searchSize
  const rows = await db
    .select({
      productId,
      kind,
      displacement: { low: min(displacement), high: max(displacement) },
      pressure: { low: min(pressure), high: max(pressure) },
      speed: { low: min(speed), high: max(speed) },
      most: { low: min(most), high: max(most) },
    })
    .from(searchSize)
    .where(and(eq(searchSize.zone, zone), inArray(productId, [...ids])))
    .groupBy(productId, kind)
  return new Map(
    rows.map((row) => [
      row.productId,
      [
        ...figure('displacement', row.displacement),
        ...figure('pressure', row.pressure),
        ...figure('speed', row.speed),
        ...figure(row.kind === 'motor' ? 'torque' : 'flow', row.most),
      ],
    ]),
  )
}

async function figuresOfAttributes(db: Database, ids: readonly string[]): Promise<ById> {
  if (ids.length === 0) return new Map()
  const attributeSets = sql<ProductDocument['attributeSets']>`${product.doc} -> 'attributeSets'`
  const rows = await db
    .select({ id: product.id, attributeSets })
    .from(product)
    .where(inArray(product.id, [...ids]))
  return new Map(
    rows.map((row) => {
      const spans = measuredSpans(row.attributeSets)
      const telling = TELLING.flatMap((code) => spans.filter((each) => each.attribute === code))
      return [row.id, telling.flatMap((span) => figure(span.quantity, span)).slice(0, MOST)]
    }),
  )
}

interface Span {
  readonly low: number | null
  readonly high: number | null
}

/** What begins at zero says nothing of a type: a table without pressures, or how far a seal may be loaded. */
function figure(quantity: string, { low, high }: Span): readonly ProductFigure[] {
  return low === null || high === null || low <= 0 ? [] : [{ quantity, low, high }]
}
