import { describe, expect, it } from 'vitest'
import { noEdits, withWrite } from '../../../../src/domain/quote/quote-edits.ts'
import { linePositions, quoteRows } from '../../../../src/domain/quote/quote-rows.view.ts'
import { inOrder, sortedIds } from '../../../../src/domain/quote/sheet-order.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aQuote, aQuoteItem, quoteItemId } from '../../../builders/a-quote.ts'

const today = aDay('2026-07-01')
const three = () => ['a', 'b', 'c'].map((id) => aQuoteItem({ id: quoteItemId(id) }))
const rowsOf = (lines: ReturnType<typeof three>) =>
  quoteRows(noEdits(aQuote({ items: lines })), today)

describe('the position of a line', () => {
  it('counts the lines of the quote from one, whatever order they are shown in (QUOTE-34)', () => {
    const items = three()
    const positions = linePositions(items)
    const order = sortedIds(items, { by: 'position', direction: 'descending' })
    const shown = inOrder(rowsOf(items), order).map(({ item }) => positions.get(item.id))
    expect(shown).toEqual([3, 2, 1])
  })

  it('is that of the quote as it stands once a line before it has gone (QUOTE-34)', () => {
    const items = three()
    expect([...linePositions(items)].map(([, position]) => position)).toEqual([1, 2, 3])
    expect([...linePositions(items.slice(1))]).toEqual([
      ['b', 1],
      ['c', 2],
    ])
  })

  it('is the same value for the same lines, so that it is drawn once (QUOTE-34)', () => {
    const items = three()
    expect(linePositions(items)).toBe(linePositions(items))
  })
})

describe('the row of a line', () => {
  it('is the very same one when a line before it has gone (QUOTE-34)', () => {
    const items = three()
    const before = rowsOf(items)
    const after = rowsOf(items.slice(1))
    expect(after[0]).toBe(before[1])
    expect(after[1]).toBe(before[2])
  })

  it('is the very same one while another line is being changed (QUOTE-40)', () => {
    const items = three()
    const before = rowsOf(items)
    const edits = withWrite(noEdits(aQuote({ items })), {
      kind: 'quantity',
      itemId: quoteItemId('b'),
      quantity: 5,
    })
    const after = quoteRows(edits, today)
    expect(after.map((row, at) => row === before[at])).toEqual([true, false, true])
  })
})
