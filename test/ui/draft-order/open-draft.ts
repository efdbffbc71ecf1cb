/** Opens a draft order in the fake shop, with lines to look at. */
import { screen } from '@testing-library/react'
import type { UnsentWork } from '../../../src/application/ports/unsent-work.ts'
import type { Quote } from '../../../src/domain/quote/quote.ts'
import type { QuoteItem } from '../../../src/domain/quote/quote-item.ts'
import { aQuote, aQuoteItem, quoteItemId } from '../../builders/a-quote.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

interface Opening {
  readonly search?: string
  readonly shop?: FakeShop
  /** What this browser has kept. */
  readonly unsentWork?: UnsentWork
}

/** `search` is what stands behind the question mark. */
export async function openDraft(
  quote: Quote = aQuote(),
  { search = '', shop = fakeShop(), unsentWork = memoryUnsentWork() }: Opening = {},
) {
  withQuote(shop, usCustomer, quote)
  const path = `/my-account/draftorder/${quote.id}${search}`
  const opened = await openShopAt(path, { as: usCustomer, shop, unsentWork })
  await screen.findByRole('heading', { level: 1, name: quote.name })
  return { ...opened, quote }
}

/** Codes of the demo motor, all of them different. */
const lineCodes = ['080', '100', '16'].flatMap((size) =>
  ['C', 'T'].flatMap((shaft) => ['', 'K', 'W'].map((paint) => `OM1${size}${shaft}N${paint}S`)),
)

export function codeOf(number: number): string {
  return lineCodes[number - 1] ?? ''
}

/** A line whose code and id tell it from the others; numbers from 1 to 18. */
export function line(number: number, overrides: Partial<QuoteItem> = {}): QuoteItem {
  const id = quoteItemId(`item-${number}`)
  return aQuoteItem({ id, modelCode: codeOf(number), ...overrides })
}

export function draftOf(items: readonly QuoteItem[]): Quote {
  const [fulfilment] = aQuote().fulfilments
  return aQuote({
    items,
    fulfilments: fulfilment ? [{ ...fulfilment, itemIds: items.map(({ id }) => id) }] : [],
  })
}
