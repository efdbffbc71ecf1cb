/** Opens the page of a quote that the American customer has. */
import { screen } from '@testing-library/react'
import type { Quote } from '../../../src/domain/quote/quote.ts'
import { aQuote } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { memoryTabs } from '../../fakes/memory-tabs.ts'
import { memoryUnsentWork } from '../../fakes/memory-unsent-work.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

/** A draft unless told otherwise; the page is there when this is done. */
export async function openQuote(
  overrides: Partial<Quote> = {},
  shop = fakeShop(),
  unsentWork = memoryUnsentWork(),
  tabs = memoryTabs(),
) {
  const quote = aQuote({ status: 'draft', ...overrides })
  withQuote(shop, usCustomer, quote)
  const opened = await openShopAt(`/my-account/quotes/${quote.id}`, {
    as: usCustomer,
    shop,
    unsentWork,
    tabs,
  })
  await screen.findByRole('heading', { level: 1, name: quote.name })
  return { ...opened, quote, tabs }
}

export const keysOf = (notices: readonly { readonly key: string }[]) =>
  notices.map(({ key }) => key)
