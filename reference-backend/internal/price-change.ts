/** The seller's side of a price list: what a product costs from now on. */

import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { record } from '../database/journal.ts'
import { product } from '../database/schema/catalogue.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Input } from '../http/input.ts'
import { perMille } from '../pricing/cents.ts'
import type { OptionTerms, PriceList, ZonePrices } from '../pricing/price-list.ts'

interface Answer {
  readonly ok: boolean
  readonly text: string
}

/** Of the present price, in per mille: what lies beyond is a slip of the keys. */
const LEAST = 500
const MOST = 2000

/**
 * Gives a product other prices, as a share of the present ones; answers in one sentence what happened or why nothing
 * did. Lines that were priced before keep their price until their quote is written again.
 */
export async function changePrices(db: Database, input: Input, now: Date): Promise<Answer> {
  const { order, amount } = input
  const share = typeof amount === 'string' ? perMilleIn(amount) : undefined
  if (share === undefined) {
    return no('Name the new price in percent of the present one, from 50 to 200, such as 104.5.')
  }
  const skuCode = typeof order === 'string' ? order.trim().toUpperCase() : ''
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select()
      .from(product)
      .where(eq(product.skuCode, skuCode))
      .for('update')
    if (found === undefined) return no('There is no product of this code.')
    if (found.priceList.plain !== undefined) {
      return no(`${found.name} is not configured; only prices of models can be changed here.`)
    }
    await tx
      .update(product)
      .set({ priceList: inShare(found.priceList, share) })
      .where(eq(product.id, found.id))
    const detail = { skuCode, perMille: share }
    await record(tx, { at: now, action: 'review.price', subjectID: found.id, detail })
    return { ok: true, text: `${found.name} now costs ${share / 10} % of what it did.` }
  })
}

function perMilleIn(text: string): number | undefined {
  if (!/^\d{2,3}(\.\d)?$/.test(text)) return undefined
  const share = Math.round(Number(text) * 10)
  return share < LEAST || share > MOST ? undefined : share
}

function inShare(priceList: PriceList, share: number): PriceList {
  const { US, EU } = priceList.zones
  const terms = ({ cents, weeks }: OptionTerms) => ({ cents: perMille(cents, share), weeks })
  const zone = (prices: ZonePrices): ZonePrices => ({
    ...prices,
    baseCents: perMille(prices.baseCents, share),
    options: mapped(prices.options, (options) => mapped(options, terms)),
  })
  return { ...priceList, zones: { US: zone(US), EU: zone(EU) } }
}

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
}

function no(text: string): Answer {
  return { ok: false, text }
}
