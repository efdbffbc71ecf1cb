/** What of a page of a quote is drawn again by a key that is struck in a line, and by what is saved of it. */
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { aFulfilment, aQuoteItem, quoteItemId } from '../../builders/a-quote.ts'
import { openQuote } from './open-quote.ts'
import { cellOf } from './sheet-cells.ts'

const drawn: string[] = []

vi.mock('../../../src/ui/parts/quote/lines/NameCell.tsx', async (original) => {
  const real = await original<typeof import('../../../src/ui/parts/quote/lines/NameCell.tsx')>()
  return {
    ...real,
    NameCell: (props: Parameters<typeof real.NameCell>[0]) => {
      drawn.push(props.row.item.id)
      return real.NameCell(props)
    },
  }
})

vi.mock('../../../src/ui/parts/quote/Totals.tsx', async (original) => {
  const real = await original<typeof import('../../../src/ui/parts/quote/Totals.tsx')>()
  return {
    ...real,
    Totals: (props: Parameters<typeof real.Totals>[0]) => {
      drawn.push('sums')
      return real.Totals(props)
    },
  }
})

const codes = ['OM1080CNS', 'OM1080TNS', 'OM1100CNS', 'OM1100TNS', 'OM116CNS', 'OM116TNS']
const count = codes.length
const lines = () => {
  const items = codes.map((modelCode, index) =>
    aQuoteItem({ id: quoteItemId(`item-${index}`), modelCode, quantity: 1 }),
  )
  return { items, fulfilments: [aFulfilment({ itemIds: items.map(({ id }) => id) })] }
}

it('draws the one line again that is typed in, and neither another nor the sums (QUOTE-40)', async () => {
  const { user } = await openQuote(lines())
  await waitFor(() => expect(new Set(drawn).size).toBe(count + 1))
  act(() => cellOf('quantity', 'OM1100TNS').focus())
  drawn.splice(0)
  await user.keyboard('12')
  expect([...new Set(drawn)]).toEqual(['item-3'])
})

it('draws the line that was saved again, the one that is gone to, and the sums, and no other line', async () => {
  const { user, shop } = await openQuote(lines())
  await waitFor(() => expect(new Set(drawn).size).toBe(count + 1))
  act(() => cellOf('quantity', 'OM1100TNS').focus())
  await user.keyboard('12')
  drawn.splice(0)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.changeQuantity']))
  await waitFor(() => expect(drawn).toContain('sums'))
  expect([...new Set(drawn)].toSorted()).toEqual(['item-3', 'item-4', 'sums'])
})

it('draws no line again but the one that is gone to where the first is removed, and counts the others from one (QUOTE-34)', async () => {
  const { user } = await openQuote(lines())
  await waitFor(() => expect(new Set(drawn).size).toBe(count + 1))
  await user.click(screen.getByRole('button', { name: 'Remove item OM1080CNS' }))
  const remove = await screen.findByRole('button', { name: 'Remove item' })
  drawn.splice(0)
  await user.click(remove)
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(count - 1))
  await waitFor(() => expect(drawn).toContain('sums'))
  expect([...new Set(drawn)].toSorted()).toEqual(['item-0', 'item-1', 'sums'])
  const numbers = [...document.querySelectorAll('[data-column="position"]')]
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5'])
})
