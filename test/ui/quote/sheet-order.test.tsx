/** A long table in another order: its former lines go a piece at a time. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aFulfilment, aQuoteItem, quoteItemId } from '../../builders/a-quote.ts'
import { openQuote } from './open-quote.ts'

const count = 130
const lines = () => {
  const items = Array.from({ length: count }, (_, index) =>
    aQuoteItem({ id: quoteItemId(`item-${index}`), quantity: count - index }),
  )
  return { items, fulfilments: [aFulfilment({ itemIds: items.map(({ id }) => id) })] }
}

const linesIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-line]')]
const seen = () => linesIn(document).filter((line) => !line.closest('[hidden]'))

it('shows the first lines of another order at once, and takes no more than a hundred of the former away in one go', async () => {
  const { user } = await openQuote(lines())
  await waitFor(() => expect(linesIn(document)).toHaveLength(count), { timeout: 10_000 })
  const gone: number[] = []
  const watch = new MutationObserver((records) => {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes])
    const parts = removed.filter((node) => node instanceof HTMLElement)
    const each = parts.map((part) => linesIn(part).length + Number(part.matches('[data-line]')))
    gone.push(each.reduce((sum, part) => sum + part, 0))
  })
  // By text: to ask so many lines for their roles takes seconds.
  const head = screen.getByText('Quantity', { selector: '[role="columnheader"] *' })
  watch.observe(document.body, { childList: true, subtree: true })
  await user.click(head)
  expect(seen()[0]?.dataset['line']).toBe(`item-${count - 1}`)
  expect(head.closest('[role="columnheader"]')).toHaveAttribute('aria-sort', 'ascending')
  await waitFor(() => expect(linesIn(document)).toHaveLength(count), { timeout: 10_000 })
  expect(seen()).toHaveLength(count)
  watch.disconnect()
  expect(gone.reduce((sum, part) => sum + part, 0)).toBe(count)
  expect(Math.max(...gone)).toBeLessThanOrEqual(100)
})
