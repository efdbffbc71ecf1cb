/** Quotes for visitors. */
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aQuote } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

describe('a visitor', () => {
  it('has no way to add to a quote on a product page (QUOTE-65)', async () => {
    const { shop } = await openShopAt('/product/orbital-motor-om1')
    expect(await screen.findByText('Please log in to access pricing information.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add To Quote' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Calculate Price' })).toBeNull()
    expect(shop.calls.asked).not.toContain('quoteGateway.openDrafts')
  })

  it.each(['/my-account/quotes', '/my-account/quotes/quote-1', '/my-account/draftorder/quote-1'])(
    'is sent from %s to sign in, with the way back, and sees no quote (QUOTE-64)',
    async (path) => {
      const shop = withQuote(fakeShop(), usCustomer, aQuote())
      await openShopAt(path, { shop })
      await waitFor(() => expect(window.location.pathname).toBe('/my-account/login'))
      expect(new URLSearchParams(window.location.search).get('redirect')).toBe(path)
      expect(shop.calls.asked).not.toContain('quoteGateway.open')
      expect(shop.calls.asked).not.toContain('quoteGateway.list')
    },
  )
})
