/** What the sizes of a machine do, region by region, from the tables that its curves are drawn from. */

import type {
  PerformanceDocument,
  PerformanceTableDocument,
  ProductDocument,
  Zone,
} from '../catalogue/product-document.ts'
import type { searchSize } from '../database/schema/search.ts'

type SizeRow = typeof searchSize.$inferInsert

const ZONES = ['US', 'EU'] as const satisfies readonly Zone[]

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
