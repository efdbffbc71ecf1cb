/** Quotes that are ready to leave the customer's hands, and those that have. */
import type { Quote } from '../../src/domain/quote/quote.ts'
import type { SubmissionNotes } from '../../src/domain/quote/submission.ts'
import { goodsOf, lineOf, right } from './goods.ts'
import type { ShopClient, ShopUnderTest } from './shop-under-test.ts'

export const notes: SubmissionNotes = {
  comment: 'Please hurry',
  freightCarrier: 'Lakes Freight',
  specialInstructions: 'Dock 4',
  dispatch: 'partial',
}

/** A draft that lacks nothing. */
export async function complete(
  shop: ShopUnderTest,
  client: ShopClient,
  purchaseOrder = 'PO-7781',
  customerMaterialNumber = '',
): Promise<Quote> {
  const { quoteGateway, fulfilmentGateway, addressBook } = client
  const name = { newQuoteName: 'Spring overhaul' }
  const line = lineOf(await goodsOf(shop), name, { customerMaterialNumber })
  const quote = right(await quoteGateway.addLine(line)())
  right(await quoteGateway.setPurchaseOrder(quote.id, purchaseOrder)())
  const [address] = right(await addressBook.addresses()())
  const [fulfilment] = quote.fulfilments
  if (!address || !fulfilment) throw new Error('There is nowhere to send the quote.')
  const of = { quoteId: quote.id, fulfilmentId: fulfilment.id }
  return right(await fulfilmentGateway.useSavedAddress(of, address.id)())
}

/** A quote that waits for the reviewer. */
export async function submitted(
  shop: ShopUnderTest,
  client: ShopClient,
  purchaseOrder: string,
  ownNumber = '',
): Promise<Quote> {
  const { id } = await complete(shop, client, purchaseOrder, ownNumber)
  return right(await client.quoteGateway.submit(id, notes)())
}
