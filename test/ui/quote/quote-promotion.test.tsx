/** A promotion code that came along with a cart can be taken off a quote that may be changed (QUOTE-46). */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aQuote, aQuoteItem } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { keysOf, openQuote } from './open-quote.ts'

const totals = { ...aQuote().totals, discount: 12.5 }
const promoted = {
  dispatch: 'ship-complete',
  items: [aQuoteItem()],
  promotionCodes: ['TENTH'],
  totals,
} as const

const codes = () => within(screen.getByRole('list', { name: 'Promo codes' }))
const remove = () => codes().getByRole('button', { name: 'Remove promo code TENTH' })
const question = () => screen.findByRole('alertdialog', { name: 'Remove this promo code?' })
const confirm = async () =>
  within(await question()).getByRole('button', { name: 'Remove promo code' })

describe('a promotion code on a quote', () => {
  it.each(['draft', 'returned'] as const)(
    'stands beside its discount and comes off after a question, when it is %s (QUOTE-46)',
    async (status) => {
      const { user, shop, notices } = await openQuote({ ...promoted, status })
      expect(screen.getByText('-$12.50')).toBeVisible()
      await user.click(remove())
      expect(shop.calls.journal).toEqual([])
      await user.click(await confirm())
      await waitFor(() =>
        expect(screen.queryByRole('list', { name: 'Promo codes' })).not.toBeInTheDocument(),
      )
      expect(shop.calls.journal).toEqual(['quoteGateway.removePromotion'])
      expect(keysOf(notices)).toEqual(['quote:promotion.removed'])
      expect(document.body).not.toHaveFocus()
    },
  )

  it('stays where the question is answered with no (QUOTE-46)', async () => {
    const { user, shop } = await openQuote(promoted)
    await user.click(remove())
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    expect(remove()).toBeVisible()
    expect(shop.calls.journal).toEqual([])
  })

  it.each(['pending-review', 'approved'] as const)(
    'is only read when the quote is %s (QUOTE-46)',
    async (status) => {
      await openQuote({ ...promoted, status })
      expect(codes().getByText('TENTH')).toBeVisible()
      expect(codes().queryByRole('button')).not.toBeInTheDocument()
    },
  )

  it('keeps the quote from being submitted while its removal was refused (QUOTE-55)', async () => {
    const shop = fakeShop()
    shop.calls.failNext('quoteGateway.removePromotion', { kind: 'refused', messages: ['Not now.'] })
    const { user } = await openQuote(promoted, shop)
    await user.click(remove())
    await user.click(await confirm())
    expect(await within(await question()).findByText('Not now.')).toBeVisible()
    const card = within(document.body).getByRole('region', {
      name: 'Submit for approval',
      hidden: true,
    })
    const left = { name: 'Promo code TENTH, which could not be removed', hidden: true }
    expect(within(card).getByRole('link', left)).toBeInTheDocument()
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(within(card).queryByRole('link', left)).not.toBeInTheDocument())
  })
})
