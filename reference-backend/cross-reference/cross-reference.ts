/** A plate of another maker as a search answers it: what was read of it, and our nearest codes. */

import { productBySkuCode } from '../catalogue/catalogue.ts'
import type { Zone } from '../catalogue/product-document.ts'
import { type Locale, wordingIn } from '../catalogue/wording.ts'
import type { Database } from '../database/database.ts'
import { nearestCode } from './nearest-code.ts'
import { readPlate } from './read-plate.ts'

/** Undefined where the query is no plate of another maker. */
export async function crossReference(
  db: Database,
  {
    query,
    region,
    locale,
  }: { readonly query: string; readonly region: Zone; readonly locale: Locale },
) {
  const plate = readPlate(query)
  if (plate === undefined) return undefined
  const { maker, series, size, unread } = plate
  return {
    maker,
    ...(series !== undefined && { series: series.series, sizes: series.sizes }),
    ...(size !== undefined && { size }),
    unread,
    nearest:
      series === undefined || size === undefined
        ? []
        : await nearest(db, { series, size, region, locale }),
  }
}

interface Wanted {
  readonly series: NonNullable<NonNullable<ReturnType<typeof readPlate>>['series']>
  readonly size: number
  readonly region: Zone
  readonly locale: Locale
}

async function nearest(db: Database, { series, size, region, locale }: Wanted) {
  const product = await productBySkuCode(db, series.ours)
  if (product === undefined) return []
  const { doc } = product
  const modifiers = region === 'US' ? doc.modifiersUS : doc.modifiersEU
  const code = nearestCode({ skuCode: doc.skuCode, modifiers }, size, series)
  if (code === undefined) return []
  const { say } = wordingIn(locale)
  return [
    {
      productName: say(doc.productName),
      urlTitle: doc.urlTitle,
      skuCode: doc.skuCode,
      modelNumber: code.modelNumber,
      choices: Object.entries(code.choices).map(([key, option]) => ({ key, code: option })),
      compared: code.compared.map(({ key, name, theirs, ours, verdict }) => ({
        key,
        name: say(name),
        theirs: say(theirs),
        ours: say(ours),
        verdict,
      })),
    },
  ]
}
