/** Only what was sent back, in the list of quotes. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aQuote, quoteId } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

const shopWith = (...statuses: readonly ('returned' | 'pending-review')[]) => {
  const shop = fakeShop()
  for (const [index, status] of statuses.entries()) {
    withQuote(
      shop,
      usCustomer,
      aQuote({ id: quoteId(`quote-${index}`), name: `${status} ${index}`, status }),
    )
  }
  return shop
}

it('shows returned quotes alone on request, and all again', async () => {
  const shop = shopWith('pending-review', 'returned', 'pending-review')
  const { user } = await openShopAt('/my-account/quotes?tab=submitted', { as: usCustomer, shop })
  const only = await screen.findByRole('checkbox', { name: 'Only returned for changes (1)' })
  await user.click(only)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
  expect(screen.getByRole('link', { name: 'returned 1' })).toBeVisible()
  expect(window.location.search).toBe('?tab=submitted&returned=true')
  await user.click(screen.getByRole('checkbox', { name: 'Only returned for changes (1)' }))
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(3))
})

it('says that none is returned, and leads to all that were submitted', async () => {
  const shop = shopWith('pending-review')
  const path = '/my-account/quotes?tab=submitted&returned=true'
  const { user } = await openShopAt(path, { as: usCustomer, shop })
  expect(await screen.findByText('No quote is returned for changes')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Show all submitted quotes' }))
  expect(await screen.findByRole('link', { name: 'pending-review 0' })).toBeVisible()
})
