/** What the sizes of a machine do, region by region, from the tables that its curves are drawn from. */

import type {
  PerformanceDocument,
  PerformanceTableDocument,
  ProductDocument,
  Zone,
} from '../catalogue/product-document.ts'
import type { searchSize } from '../database/schema/search.ts'
import type { Quantity } from './quantities.ts'

type SizeRow = typeof searchSize.$inferInsert

/** The regions that the catalogue is sold in. */
export const ZONES = ['US', 'EU'] as const satisfies readonly Zone[]

/** A row for every size and region in which everybody may buy it. */
export function indexedSizes(doc: ProductDocument): readonly SizeRow[] {
  const { performance } = doc
  if (performance === undefined || performance.kind === 'resistance') return []
  const { kind } = performance
  return ZONES.flatMap((zone) =>
    soldTables(doc, performance, zone).flatMap((table): readonly SizeRow[] => {
      const figures = kind === 'motor' ? motorFigures(table) : pumpFigures(table)
      const { displacement } = table
      if (figures === undefined || displacement === undefined) return []
      return [
        {
          productId: doc.productID,
          zone,
          kind,
          code: codeIn(table, zone),
          displacement,
          pressure: table.pressures?.at(-1) ?? 0,
          ...figures,
        },
      ]
    }),
  )
}

/** A figure of one size, in the metric unit of its quantity. */
interface SizeFigure {
  readonly quantity: Quantity
  readonly low: number
  readonly high: number
}

/** What every size that is sold in a region does at its highest pressure; a motor takes the oil that a pump gives. */
export function sizeFigures(doc: ProductDocument, zone: Zone): readonly SizeFigure[] {
  const { performance } = doc
  if (performance === undefined || performance.kind === 'resistance') return []
  const isMotor = performance.kind === 'motor'
  return soldTables(doc, performance, zone).flatMap((table) => {
    const figures = isMotor ? motorFigures(table) : pumpFigures(table)
    return [
      ...figure('displacement', table.displacement),
      ...figure('pressure', table.pressures?.at(-1)),
      ...figure('speed', figures?.speed),
      ...figure(isMotor ? 'torque' : 'flow', figures?.most),
      ...(isMotor ? figure('flow', table.inputs.at(-1)) : []),
    ]
  })
}

/** A table without a figure has none, and zero is none. */
function figure(quantity: Quantity, amount: number | undefined): readonly SizeFigure[] {
  return amount === undefined || amount <= 0 ? [] : [{ quantity, low: amount, high: amount }]
}

export function codeIn({ optionUS, optionEU }: PerformanceTableDocument, zone: Zone): string {
  return zone === 'US' ? optionUS : optionEU
}

function soldTables(
  { modifiersUS, modifiersEU }: ProductDocument,
  { tables, modifierKey }: PerformanceDocument,
  zone: Zone,
): readonly PerformanceTableDocument[] {
  const modifiers = zone === 'US' ? modifiersUS : modifiersEU
  const options = modifiers.find(({ key }) => key === modifierKey)?.options ?? []
  const sold = new Set(options.filter((each) => !each.isHiddenFlag).map(({ code }) => code))
  return tables.filter((table) => sold.has(codeIn(table, zone)))
}

type Figures = Pick<SizeRow, 'speed' | 'most' | 'mostAtSpeed'> | undefined

function motorFigures({ torque, speed }: PerformanceTableDocument): Figures {
  const highest = torque?.at(-1)
  const speeds = speed?.flat() ?? []
  const [most, mostAtSpeed] = [highest?.at(0), highest?.at(-1)]
  if (most === undefined || mostAtSpeed === undefined || speeds.length === 0) return undefined
  return { speed: Math.max(...speeds), most, mostAtSpeed }
}

function pumpFigures({ flow, inputs }: PerformanceTableDocument): Figures {
  const most = flow?.at(-1)?.at(-1)
  const speed = inputs.at(-1)
  return most === undefined || speed === undefined ? undefined : { speed, most, mostAtSpeed: most }
}
