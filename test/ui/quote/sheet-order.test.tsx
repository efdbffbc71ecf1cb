/** A long table in another order: its former lines go a piece at a time. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aFulfilment, aQuoteItem, quoteItemId } from '../../builders/a-quote.ts'
import { openQuote } from './open-quote.ts'

const count = 130
const lines = (length = count) => {
  const items = Array.from({ length }, (_, index) =>
    aQuoteItem({ id: quoteItemId(`item-${index}`), quantity: length - index }),
  )
  return { items, fulfilments: [aFulfilment({ itemIds: items.map(({ id }) => id) })] }
}

const linesIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-line]')]
const seen = () => linesIn(document).filter((line) => !line.closest('[hidden], [data-leaving]'))

/** Until it is stopped: how many lines were taken away with each change of the document. */
function watchLeaving() {
  const gone: number[] = []
  const watch = new MutationObserver((records) => {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes])
    const parts = removed.filter((node) => node instanceof HTMLElement)
    const each = parts.map((part) => linesIn(part).length + Number(part.matches('[data-line]')))
    gone.push(each.reduce((sum, part) => sum + part, 0))
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return {
    stop: () => {
      watch.disconnect()
      return { most: Math.max(...gone), all: gone.reduce((sum, part) => sum + part, 0) }
    },
  }
}

it('hides many lines at once that are removed together, and takes them away after it', async () => {
  const { user } = await openQuote(lines(45))
  await waitFor(() => expect(linesIn(document)).toHaveLength(45), { timeout: 10_000 })
  const boxes = linesIn(document).map((line) => line.querySelector('[type="checkbox"]'))
  for (const [index, shiftKey] of [
    [0, false],
    [9, true],
  ] as const) {
    const box = boxes[index]
    if (box) fireEvent.click(box, { shiftKey })
  }
  await user.click(await screen.findByText('Remove 10 lines'))
  const question = within(await screen.findByRole('alertdialog'))
  const drawn: number[] = []
  const watch = new MutationObserver(() => {
    if (seen().length === 35) drawn.push(linesIn(document).length)
  })
  watch.observe(document.body, { childList: true, subtree: true, attributes: true })
  await user.click(question.getByText('Remove 10 lines'))
  await waitFor(() => expect(linesIn(document)).toHaveLength(35))
  watch.disconnect()
  expect(drawn[0]).toBe(45)
  expect(drawn.at(-1)).toBe(35)
  expect(seen()[0]?.dataset['line']).toBe('item-10')
})

it('shows the first lines of another order at once, and takes no more than a hundred of the former away in one go', async () => {
  const { user } = await openQuote(lines())
  await waitFor(() => expect(linesIn(document)).toHaveLength(count), { timeout: 10_000 })
  // By text: to ask so many lines for their roles takes seconds.
  const head = screen.getByText('Quantity', { selector: '[role="columnheader"] *' })
  const leaving = watchLeaving()
  await user.click(head)
  expect(seen()[0]?.dataset['line']).toBe(`item-${count - 1}`)
  expect(head.closest('[role="columnheader"]')).toHaveAttribute('aria-sort', 'ascending')
  await waitFor(() => expect(linesIn(document)).toHaveLength(count), { timeout: 10_000 })
  expect(seen()).toHaveLength(count)
  const { most, all } = leaving.stop()
  expect(all).toBe(count)
  expect(most).toBeLessThanOrEqual(100)
})

it('hides all lines at once where a search finds none, takes them away in hundreds, and shows them again', async () => {
  const { user } = await openQuote(lines())
  await waitFor(() => expect(linesIn(document)).toHaveLength(count), { timeout: 10_000 })
  const leaving = watchLeaving()
  const search = screen.getByLabelText('Find in this quote')
  await user.click(search)
  await user.paste('no such line')
  await screen.findByText('No lines match the filter')
  expect(seen()).toEqual([])
  await waitFor(() => expect(linesIn(document)).toEqual([]), { timeout: 10_000 })
  const { most, all } = leaving.stop()
  expect(all).toBe(count)
  expect(most).toBeLessThanOrEqual(100)
  await user.clear(search)
  await waitFor(() => expect(seen()).toHaveLength(count), { timeout: 10_000 })
})
