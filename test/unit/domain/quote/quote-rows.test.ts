import { describe, expect, it } from 'vitest'
import { noEdits, withWrite } from '../../../../src/domain/quote/quote-edits.ts'
import { quoteRows } from '../../../../src/domain/quote/quote-rows.view.ts'
import { inOrder, sortedIds } from '../../../../src/domain/quote/sheet-order.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aQuote, aQuoteItem, quoteItemId } from '../../../builders/a-quote.ts'

const today = aDay('2026-07-01')
const three = () => ['a', 'b', 'c'].map((id) => aQuoteItem({ id: quoteItemId(id) }))
const rowsOf = (lines: ReturnType<typeof three>) =>
  quoteRows(noEdits(aQuote({ items: lines })), today)
const positions = (rows: ReturnType<typeof rowsOf>) => rows.map(({ position }) => position)

describe('the position of a line', () => {
  it('counts the lines of the quote from one, whatever order they are shown in (QUOTE-34)', () => {
    const items = three()
    const rows = rowsOf(items)
    expect(positions(rows)).toEqual([1, 2, 3])
    const order = sortedIds(items, { by: 'position', direction: 'descending' })
    expect(positions(inOrder(rows, order))).toEqual([3, 2, 1])
  })

  it('is that of the quote as it stands once a line before it has gone (QUOTE-34)', () => {
    const items = three()
    const before = rowsOf(items)
    const after = rowsOf(items.slice(1))
    expect(positions(after)).toEqual([1, 2])
    expect(positions(before)).toEqual([1, 2, 3])
  })

  it('stays with a line that is being changed (QUOTE-34)', () => {
    const items = three()
    const edits = withWrite(noEdits(aQuote({ items })), {
      kind: 'quantity',
      itemId: quoteItemId('b'),
      quantity: 5,
    })
    expect(positions(quoteRows(edits, today))).toEqual([1, 2, 3])
  })

  it('leaves the rows of lines alone that keep theirs (QUOTE-34)', () => {
    const items = three()
    const before = rowsOf(items)
    const after = rowsOf(items.slice(0, 2))
    expect(after[0]).toBe(before[0])
    expect(after[1]).toBe(before[1])
  })
})
