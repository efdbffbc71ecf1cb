/** What a line of a quote can be given: a day, a quantity. */

import { eq } from 'drizzle-orm'
import { earliestToday } from '../../pricing/calendar.ts'
import { day, type Input } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { quoteItem } from '../../database/schema/commerce.ts'
import type { Call } from '../action.ts'
import { requireReachable } from '../lines/line-verdict.ts'
import { checkLine, type LineSetting } from './quote-line.ts'
import { configurationOf, type QuoteItem } from './quote-store.ts'

export const ITEM_NOT_FOUND = 'The item could not be found.'

/** The day that is asked for; refused where there is none. */
export function requiredDay(input: Input): string {
  const wanted = day(input, 'requestedDeliveryDate')
  if (wanted === '') throw refuse('requestedDeliveryDate', 'Please enter a date.')
  return wanted
}

/** Refuses a day before the earliest one of a line. */
export function requireReachableBy({ now }: Call, { price }: QuoteItem, wanted: string): void {
  requireReachable(wanted, price.effectiveLeadTime, earliestToday(now))
}

/** A line in another quantity, with its price and planned day; refused where it cannot be had so. */
export async function inQuantity(
  call: Call,
  item: QuoteItem,
  quantity: number,
  setting: LineSetting,
): Promise<Pick<QuoteItem, 'quantity' | 'price' | 'plannedDeliveryDate'>> {
  // The stored date stays as it is: only a typed one must be reachable (O-15).
  const line = {
    ...item,
    skuID: item.skuId,
    configuration: configurationOf(item),
    quantity,
    requestedDeliveryDate: '',
  }
  const { price, plannedDeliveryDate } = await checkLine(call, line, setting)
  return { quantity, price, plannedDeliveryDate }
}

export async function change(
  { db }: Call,
  { id }: QuoteItem,
  values: Partial<QuoteItem>,
): Promise<void> {
  await db.update(quoteItem).set(values).where(eq(quoteItem.id, id))
}
