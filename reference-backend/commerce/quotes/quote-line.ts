/** One line for a quote: read from a request, then checked and priced by the server's own rules. */

import { and, eq, sql } from 'drizzle-orm'
import { dayOf, earliestToday } from '../../pricing/calendar.ts'
import { day, type Input, text, texts, wholeNumber } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { modelNumberIn } from '../../pricing/model-number.ts'
import { customCode } from '../../database/schema/commerce.ts'
import { addressesOf, type Market, marketOf } from '../account/account-json.ts'
import { accountOf, type Call } from '../action.ts'
import { type CheckedLine, judgedLine, type LineRequest } from '../lines/line-verdict.ts'
import type { ProductLookup } from '../lines/product-lookup.ts'
import type { Quote } from './quote-store.ts'

export interface LineSetting {
  readonly market: Market
  readonly productOf: ProductLookup
}

export const LINE_FIELDS = [
  'skuID',
  'skuCode',
  'modelNumber',
  'configuration',
  'quantity',
  'requestedDeliveryDate',
  'customerMaterialNumber',
  'customCode',
] as const

/** The line in a request; throws a refusal for what cannot even be read. */
export function lineRequest(input: Input): LineRequest {
  return {
    skuID: text(input, 'skuID'),
    modelNumber: modelNumberIn(text(input, 'modelNumber') || text(input, 'skuCode')),
    configuration: texts(input, 'configuration'),
    quantity: wholeNumber(input, 'quantity'),
    requestedDeliveryDate: day(input, 'requestedDeliveryDate'),
    customerMaterialNumber: text(input, 'customerMaterialNumber'),
    customCode: text(input, 'customCode'),
  }
}

/** Checks a line against catalogue, price list, calendar and the customer's own codes; throws the refusal. */
export async function checkLine(
  call: Call,
  line: LineRequest,
  { market, productOf }: LineSetting,
): Promise<CheckedLine> {
  const product = await productOf(line.modelNumber)
  const days = { today: dayOf(call.now), earliest: earliestToday(call.now) }
  const checked = judgedLine(line, { product, ...market, ...days })
  await requireCustomCode(call, line)
  return checked
}

/** The market that rules a quote: its own once it has items, before that the account's. */
export async function marketOfQuote(call: Call, quote: Quote): Promise<Market> {
  if (quote.zone !== '') return { zone: quote.zone, country: quote.taxCountry }
  return requireMarket(call)
}

/** The market of the caller's account; refused while it has no address with a country (PRICE-08). */
export async function requireMarket(call: Call): Promise<Market> {
  const account = accountOf(call)
  const market = marketOf(account, await addressesOf(call.db, account.id))
  if (market === undefined) {
    throw refuse('account', 'Please add an address to your profile to calculate price.')
  }
  return market
}

const NO_CODE = 'Invalid Custom Code'

/** A custom code on a line must be one of the customer's own, and stand for this very model, however it is written. */
export async function requireCustomCode(
  call: Call,
  line: Pick<LineRequest, 'customCode' | 'modelNumber'>,
): Promise<void> {
  if (line.customCode === '') return
  // A visitor has none.
  if (call.session === undefined) throw refuse('customCode', NO_CODE)
  const [found] = await call.db
    .select()
    .from(customCode)
    .where(
      and(
        eq(customCode.accountId, accountOf(call).id),
        // As it is kept and resolved: in any letter case.
        sql`lower(${customCode.code}) = lower(${line.customCode})`,
      ),
    )
  if (found === undefined || modelNumberIn(found.modelNumber) !== line.modelNumber) {
    throw refuse('customCode', NO_CODE)
  }
}
