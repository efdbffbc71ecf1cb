/** Finding a quote in the list: by a keyword, by an order, by what the tabs say. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aQuote, quoteId } from '../../builders/a-quote.ts'
import { type FakeShop, fakeShop } from '../../fakes/fake-shop.ts'
import { openShopAt, usCustomer, withQuote } from '../open-shop.tsx'

const path = '/my-account/quotes'
const field = /Find by number/

function shopWith(...quotes: readonly Parameters<typeof aQuote>[0][]): FakeShop {
  const shop = fakeShop()
  for (const [index, quote] of quotes.entries()) {
    withQuote(shop, usCustomer, aQuote({ id: quoteId(`quote-${index}`), ...quote }))
  }
  return shop
}

const twoDrafts = () =>
  shopWith(
    { name: 'Belt drive', number: '20017', purchaseOrderNumber: 'PO-1', status: 'draft' },
    { name: 'Winch', number: '20018', purchaseOrderNumber: 'PO-2', status: 'draft' },
  )

/** Twelve winches and a belt drive. */
const manyDrafts = () =>
  shopWith(
    { name: 'Belt drive', status: 'draft' },
    ...Array.from({ length: 12 }, (_, index) => ({
      name: `Winch ${String(index + 1).padStart(2, '0')}`,
      status: 'draft' as const,
    })),
  )

const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent)

describe('the search of the quote list', () => {
  it('shows the number of a quote below its name', async () => {
    await openShopAt(path, { as: usCustomer, shop: twoDrafts() })
    expect(
      await screen.findByRole('rowheader', { name: 'Belt drive Quote number 20017' }),
    ).toBeVisible()
  })

  it('finds a quote by its number, and stands in the address', async () => {
    const { user } = await openShopAt(path, { as: usCustomer, shop: twoDrafts() })
    await user.type(await screen.findByRole('searchbox', { name: field }), '20018{Enter}')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Belt drive' })).toBeNull())
    expect(await screen.findByRole('link', { name: 'Winch' })).toBeVisible()
    expect(window.location.search).toBe('?keyword=20018')
  })

  it('says what was searched, where else it is found, and how to have all again', async () => {
    const shop = shopWith(
      { name: 'Belt drive', status: 'draft' },
      { name: 'Winch', status: 'pending-review' },
    )
    const { user } = await openShopAt(`${path}?keyword=winch`, { as: usCustomer, shop })
    expect(await screen.findByText('Nothing under “Draft” matches “winch”')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show 1 under “Submitted”' }))
    expect(await screen.findByRole('link', { name: 'Winch' })).toBeVisible()
    expect(window.location.search).toBe('?tab=submitted&keyword=winch')
    await user.click(screen.getByRole('tab', { name: /^Draft/ }))
    await user.click(await screen.findByRole('link', { name: 'Clear the search' }))
    expect(await screen.findByRole('link', { name: 'Belt drive' })).toBeVisible()
    expect(screen.getByRole('searchbox', { name: field })).toHaveValue('')
  })

  it('opens the tab that has what was searched elsewhere, and stays where the first has it', async () => {
    const shop = shopWith(
      { name: 'Belt drive', status: 'draft' },
      { name: 'Winch', status: 'pending-review' },
    )
    const first = await openShopAt(`${path}?keyword=winch&find=true`, { as: usCustomer, shop })
    expect(await screen.findByRole('link', { name: 'Winch' })).toBeVisible()
    expect(window.location.search).toBe('?tab=submitted&keyword=winch')
    expect(first.shop.calls.asked.filter((call) => call === 'quoteGateway.list')).toHaveLength(2)
    cleanup()
    const second = await openShopAt(`${path}?keyword=belt&find=true`, { as: usCustomer, shop })
    await second.user.click(await screen.findByRole('tab', { name: /^Submitted/ }))
    expect(await screen.findByText('Nothing under “Submitted” matches “belt”')).toBeVisible()
    cleanup()
    await openShopAt(`${path}?keyword=zinc&find=true`, { as: usCustomer, shop })
    expect(await screen.findByText('Nothing under “Draft” matches “zinc”')).toBeVisible()
  })

  it('keeps keyword and sort from page to page', async () => {
    const { user } = await openShopAt(`${path}?keyword=winch`, {
      as: usCustomer,
      shop: manyDrafts(),
    })
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Sort by' }),
      'Oldest first',
    )
    await screen.findByRole('link', { name: 'Winch 01' })
    await user.click(screen.getByRole('link', { name: /next/i }))
    expect(await screen.findByRole('link', { name: 'Winch 12' })).toBeVisible()
    expect(names()).toHaveLength(2)
    expect(window.location.search).toBe('?keyword=winch&sort=oldest&page=2')
  })

  it('never shows an older answer over a newer one', async () => {
    const shop = twoDrafts()
    const { user } = await openShopAt(path, { as: usCustomer, shop })
    const keyword = await screen.findByRole('searchbox', { name: field })
    const release = shop.calls.hold('quoteGateway.list')
    await user.type(keyword, 'belt{Enter}')
    await screen.findByText('Loading quotes')
    await user.clear(keyword)
    await user.type(keyword, 'winch{Enter}')
    release()
    expect(await screen.findByRole('link', { name: 'Winch' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Belt drive' })).toBeNull()
    expect(keyword).toHaveValue('winch')
  })
})

describe('the tabs of the quote list', () => {
  it('count their quotes, and mark what was returned whichever is open', async () => {
    const shop = shopWith(
      { name: 'One', status: 'draft' },
      { name: 'Two', status: 'returned' },
      { name: 'Three', status: 'returned' },
      { name: 'Four', status: 'pending-review' },
    )
    await openShopAt(path, { as: usCustomer, shop })
    expect(
      await screen.findByRole('tab', { name: 'Submitted 3 2 returned for changes' }),
    ).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Draft 1' })).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Approved 0' })).toBeVisible()
  })

  it('keep their counts while another one is loading', async () => {
    const shop = twoDrafts()
    const { user } = await openShopAt(path, { as: usCustomer, shop })
    await screen.findByRole('tab', { name: 'Draft 2' })
    const release = shop.calls.hold('quoteGateway.list')
    await user.click(screen.getByRole('tab', { name: 'Submitted 0' }))
    expect(await screen.findByText('Loading quotes')).toBeVisible()
    expect(screen.getByRole('tab', { name: 'Draft 2' })).toBeVisible()
    release()
    expect(await screen.findByText('No quotes under review')).toBeVisible()
  })
})
