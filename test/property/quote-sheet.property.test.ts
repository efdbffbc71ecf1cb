/** The laws of the table of a quote: its order, its history, its blocks, and the dates of many lines. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withWrite, withNextWriteSent, noEdits } from '../../src/domain/quote/quote-edits.ts'
import { withIntent } from '../../src/domain/quote/quote-intent.ts'
import { filled, filledDown, pasted } from '../../src/domain/quote/sheet-fill.ts'
import {
  type CellText,
  inOneStep,
  noHistory,
  redoneStep,
  type SheetMove,
  type SheetStep,
  undoneStep,
  withStep,
} from '../../src/domain/quote/sheet-history.ts'
import { inOrder, sortColumns, sortedIds } from '../../src/domain/quote/sheet-order.ts'
import {
  nothingChosen,
  withChoice,
  withoutGone,
  withReach,
} from '../../src/domain/shared/row-selection.ts'
import { areOthers, blocksOf } from '../../src/ui/components/Grid/blocks.ts'
import { aDay } from '../builders/a-day.ts'
import { aQuote, aQuoteItem, quoteItemId } from '../builders/a-quote.ts'
import { runs } from './runs.ts'

const fields = ['quantity', 'date'] as const
const ids = ['a', 'b', 'c', 'd'].map(quoteItemId)

/** A sheet as cells with texts; the laws need no more of it. */
type Cells = ReadonlyMap<string, string>
const keyOf = (itemId: string, field: string) => `${itemId} ${field}`
const cellsAtFirst: Cells = new Map(
  ids.flatMap((id) => fields.map((field) => [keyOf(id, field), `${field} of ${id}`] as const)),
)
const textIn =
  (cells: Cells): CellText =>
  ({ itemId, field }) =>
    cells.get(keyOf(itemId, field))
const written = (cells: Cells, step: SheetStep): Cells =>
  new Map([
    ...cells,
    ...step.map(({ itemId, field, after }) => [keyOf(itemId, field), after] as const),
  ])

const textArb = fc.constantFrom('1', '2', '3')
const fieldArb = fc.constantFrom(...fields)
const linesArb = fc.subarray(ids, { minLength: 1 })

/** What one does to a sheet, as the step that it makes of the cells. */
const workArb: fc.Arbitrary<(of: CellText) => SheetStep> = fc.oneof(
  fc.tuple(linesArb, fieldArb, textArb).map(
    ([lines, field, text]) =>
      (of: CellText) =>
        filled(lines, field, text, of),
  ),
  fc.tuple(linesArb, fieldArb).map(
    ([lines, field]) =>
      (of: CellText) =>
        filledDown(lines, field, of),
  ),
  // Typed in an open cell, which hands it on by the same press.
  fc.tuple(linesArb, fieldArb, textArb).map(([lines, field, text]) => (of: CellText) => {
    const typed = filled(lines.slice(-1), field, text, of)
    const [open] = typed
    return inOneStep(
      typed,
      filledDown(lines, field, (cell) => (cell.itemId === open?.itemId ? text : of(cell))),
    )
  }),
  fc.tuple(linesArb, fieldArb, fc.array(fc.array(textArb, { maxLength: 3 }), { maxLength: 6 })).map(
    ([itemIds, field, cells]) =>
      (of: CellText) =>
        pasted({ itemIds, field, cells }, of),
  ),
)

function worked(works: readonly ((of: CellText) => SheetStep)[]) {
  return works.reduce(
    ({ cells, history }, work) => {
      const step = work(textIn(cells))
      return { cells: written(cells, step), history: withStep(history, step) }
    },
    { cells: cellsAtFirst, history: noHistory },
  )
}

function moved(
  from: { readonly cells: Cells; readonly history: typeof noHistory },
  by: (history: typeof noHistory, of: CellText) => SheetMove,
) {
  const { history, changes } = by(from.history, textIn(from.cells))
  return { history, cells: written(from.cells, changes) }
}

describe('the history of a sheet', () => {
  it('gives what was when every step is undone, and what became of it when each is redone', () => {
    fc.assert(
      fc.property(fc.array(workArb, { maxLength: 8 }), (works) => {
        const end = worked(works)
        const steps = end.history.done.length
        let now = end
        for (let step = 0; step < steps; step += 1) now = moved(now, undoneStep)
        expect(now.cells).toEqual(cellsAtFirst)
        for (let step = 0; step < steps; step += 1) now = moved(now, redoneStep)
        expect(now.cells).toEqual(end.cells)
      }),
      { numRuns: runs(200) },
    )
  })

  it('leaves a cell alone that says something else than the step has made of it', () => {
    fc.assert(
      fc.property(workArb, fc.constantFrom(...ids), fieldArb, (work, itemId, field) => {
        const { cells, history } = worked([work])
        const elsewhere = written(cells, [{ itemId, field, before: '', after: 'set elsewhere' }])
        const after = moved({ cells: elsewhere, history }, undoneStep)
        expect(after.cells.get(keyOf(itemId, field))).toBe('set elsewhere')
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('the order of a sheet', () => {
  const itemsArb = fc
    .array(fc.record({ quantity: fc.integer({ min: 1, max: 3 }), hasPrice: fc.boolean() }))
    .map((parts) =>
      parts.map(({ quantity, hasPrice }, index) =>
        aQuoteItem({
          id: quoteItemId(`item-${index}`),
          quantity,
          unitPrice: hasPrice ? quantity : undefined,
        }),
      ),
    )
  const sortArb = fc.record({
    by: fc.constantFrom(...sortColumns),
    direction: fc.constantFrom('ascending', 'descending'),
  })

  it('loses no line and keeps equal lines as they stood', () => {
    fc.assert(
      fc.property(itemsArb, sortArb, (items, sort) => {
        const sorted = sortedIds(items, sort)
        expect(sorted.toSorted()).toEqual(items.map(({ id }) => id).toSorted())
        const places = sorted.map((id) => items.findIndex((item) => item.id === id))
        const valueAt = (place: number | undefined) => {
          const item = items[place ?? -1]
          return sort.by === 'unitPrice' ? item?.unitPrice : item?.quantity
        }
        if (sort.by !== 'quantity' && sort.by !== 'unitPrice') return
        places.slice(1).forEach((place, index) => {
          const before = places[index] ?? -1
          if (valueAt(before) === valueAt(place)) expect(before).toBeLessThan(place)
        })
      }),
      { numRuns: runs(200) },
    )
  })

  it('puts lines that have come since at the end, in their order', () => {
    fc.assert(
      fc.property(itemsArb, sortArb, fc.nat(), (items, sort, cut) => {
        const known = items.slice(0, cut % (items.length + 1))
        const rows = items.map((item) => ({ item }))
        const order = sortedIds(known, sort)
        const shown = inOrder(rows, order).map(({ item }) => item.id)
        expect(shown).toEqual([...order, ...items.slice(known.length).map(({ id }) => id)])
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('the blocks of a sheet', () => {
  it('hold every line once and in order, whatever they were before', () => {
    const sizeArb = fc.integer({ min: 1, max: 20 })
    const keysArb = fc.uniqueArray(fc.nat({ max: 90 }), { maxLength: 90 })
    fc.assert(
      fc.property(keysArb, keysArb, sizeArb, (before, keys, size) => {
        const blocks = blocksOf(blocksOf([], before, size), keys, size)
        expect(blocks.flatMap((block) => block.keys)).toEqual(keys)
        expect(blocks.every((block) => block.keys.length <= size)).toBe(true)
        expect(blocks.at(-1)?.keys).not.toEqual([])
        const empty = blocks.filter((block) => block.keys.length === 0)
        expect(empty.length).toBeLessThanOrEqual(blocks.length / 2)
        expect(new Set(blocks.map(({ name }) => name)).size).toBe(blocks.length)
      }),
      { numRuns: runs(300) },
    )
  })

  it('are the very same but for the one that a line has left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.nat(), (count, at) => {
        const keys = Array.from({ length: count }, (_, index) => index)
        const gone = at % count
        const before = blocksOf([], keys, 10)
        const after = blocksOf(before, keys.toSpliced(gone, 1), 10)
        const changed = before.filter((block) => !after.includes(block))
        expect(changed).toHaveLength(1)
        expect(changed[0]?.keys).toContain(gone)
      }),
      { numRuns: runs(200) },
    )
  })

  it('stay the same table when lines go, whichever they are and however many of a block', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 90 }), fc.nat(), fc.nat(), (count, at, length) => {
        const keys = Array.from({ length: count }, (_, index) => index)
        const before = blocksOf([], keys, 5)
        const after = blocksOf(before, keys.toSpliced(at % count, 1 + (length % 15)), 5)
        const names = before.map(({ name }) => name)
        expect(names).toEqual(expect.arrayContaining(after.map(({ name }) => name)))
        expect(before.filter((block) => !after.includes(block)).length).toBeLessThanOrEqual(4)
        expect(areOthers(before, after)).toBe(false)
      }),
      { numRuns: runs(200) },
    )
  })

  it('stay empty when all their lines go, and go together once most of them are empty', () => {
    const keys = Array.from({ length: 40 }, (_, index) => index)
    const before = blocksOf([], keys, 5)
    const some = blocksOf(before, keys.slice(20), 5)
    expect(some.map((block) => block.keys.length)).toEqual([0, 0, 0, 0, 5, 5, 5, 5])
    expect(some.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
    const few = blocksOf(some, keys.slice(25), 5)
    expect(few.map((block) => block.keys.length)).toEqual([5, 5, 5])
    const withoutLast = blocksOf(before, keys.slice(0, 30), 5)
    expect(withoutLast).toEqual(before.slice(0, 6))
  })

  it('are another table in another order, and with a few of many lines', () => {
    const keys = Array.from({ length: 90 }, (_, index) => index)
    const before = blocksOf([], keys, 5)
    expect(areOthers(before, blocksOf(before, keys.toReversed(), 5))).toBe(true)
    expect(areOthers(before, blocksOf(before, [3, 40, 77], 5))).toBe(true)
    const halved = blocksOf(before, keys.slice(40), 5)
    expect(areOthers(before, halved)).toBe(false)
    expect(areOthers(halved, blocksOf(halved, keys.slice(60), 5))).toBe(false)
    expect(areOthers(halved, blocksOf(halved, keys.slice(85), 5))).toBe(true)
  })
})

describe('the selection of a sheet', () => {
  it('takes a range from the line chosen before, in the order that is shown', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ids), fc.constantFrom(...ids), (from, to) => {
        const first = withChoice(nothingChosen, ids, { id: from, isOn: true, isRange: false })
        const { chosen } = withChoice(first, ids, { id: to, isOn: true, isRange: true })
        const [start = 0, end = 0] = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b)
        expect([...chosen].toSorted()).toEqual(ids.slice(start, end + 1))
        expect(withoutGone({ chosen, anchor: to }, new Set()).chosen.size).toBe(0)
      }),
      { numRuns: runs(60) },
    )
  })
})

describe('a range that one draws with Shift', () => {
  it('is every line from where it began to where one is, whatever the way, beside what was chosen before', () => {
    const lineArb = fc.constantFrom(...ids)
    fc.assert(
      fc.property(lineArb, lineArb, fc.array(lineArb, { minLength: 1 }), (before, start, way) => {
        const first = withChoice(nothingChosen, ids, { id: before, isOn: true, isRange: false })
        const [drawn] = way.reduce(
          ([selection, from], to) => [withReach(selection, ids, { from, to }), to] as const,
          [first, start] as const,
        )
        const [top = 0, end = 0] = [start, way.at(-1) ?? start]
          .map((id) => ids.indexOf(id))
          .toSorted((one, other) => one - other)
        const wanted = new Set([before, ...ids.slice(top, end + 1)])
        expect([...drawn.chosen].toSorted()).toEqual([...wanted].toSorted())
      }),
      { numRuns: runs(200) },
    )
  })

  it('begins again once one has gone elsewhere without it', () => {
    const [a, b, c, d] = [quoteItemId('a'), quoteItemId('b'), quoteItemId('c'), quoteItemId('d')]
    const one = withReach(nothingChosen, ids, { from: a, to: b })
    const two = withReach(one, ids, { from: d, to: c })
    expect([...two.chosen].toSorted()).toEqual([a, b, c, d])
    const back = withReach(two, ids, { from: c, to: d })
    expect([...back.chosen].toSorted()).toEqual([a, b, d])
  })

  it('begins again by dragging from where another one has ended, and takes none of it away', () => {
    const [a, b, c] = [quoteItemId('a'), quoteItemId('b'), quoteItemId('c')]
    const one = withReach(nothingChosen, ids, { from: a, to: c })
    const two = withReach(one, ids, { from: c, to: b, isNew: true })
    expect([...two.chosen].toSorted()).toEqual([a, b, c])
  })
})

describe('the dates of many lines', () => {
  const today = aDay('2026-03-02')
  const dateArb = fc.constantFrom('2026-08-03', '2026-08-04', '2020-01-01', 'soon', '')

  it('asked for at once are asked for as one after the other', () => {
    const stepArb = fc.record({ itemId: fc.constantFrom(...ids), text: dateArb })
    fc.assert(
      fc.property(
        fc.array(stepArb, { maxLength: 4 }),
        fc.boolean(),
        fc.uniqueArray(stepArb, { selector: ({ itemId }) => itemId }),
        (before, isUnderWay, dates) => {
          const quote = aQuote({
            items: ids.map((id) => aQuoteItem({ id, requestedDate: aDay('2026-08-03') })),
          })
          const each = (edits: ReturnType<typeof noEdits>, list: typeof dates) =>
            list.reduce(
              (now, date) => withIntent(now, { type: 'dates.save', dates: [date], today }),
              edits,
            )
          const begun = each(noEdits(quote), before)
          const edits = isUnderWay && begun.pending.length > 0 ? withNextWriteSent(begun) : begun
          expect(withIntent(edits, { type: 'dates.save', dates, today })).toEqual(
            each(edits, dates),
          )
        },
      ),
      { numRuns: runs(300) },
    )
  })
})

describe('the quantities of many lines', () => {
  it('asked for at once are asked for as one after the other', () => {
    const quote = aQuote({ items: ids.map((id) => aQuoteItem({ id, quantity: 50 })) })
    const textArb = fc.constantFrom('50', '60', ' 70 ', '0', 'a few', '')
    const stepArb = fc.record({ itemId: fc.constantFrom(...ids), text: textArb })
    fc.assert(
      fc.property(
        fc.array(stepArb, { maxLength: 4 }),
        fc.boolean(),
        fc.uniqueArray(stepArb, { selector: ({ itemId }) => itemId }),
        (before, isUnderWay, quantities) => {
          const each = (edits: ReturnType<typeof noEdits>, list: typeof quantities) =>
            list.reduce(
              (now, { itemId, text }) =>
                withIntent(now, { type: 'quantity.save', itemId, quantityText: text }),
              edits,
            )
          const begun = each(noEdits(quote), before)
          const edits = isUnderWay && begun.pending.length > 0 ? withNextWriteSent(begun) : begun
          expect(withIntent(edits, { type: 'quantities.save', quantities })).toEqual(
            each(edits, quantities),
          )
        },
      ),
      { numRuns: runs(300) },
    )
  })
})

describe('the removal of many lines', () => {
  it('asked for at once is asked for as one after the other', () => {
    const quote = aQuote({ items: ids.map((id) => aQuoteItem({ id })) })
    const idArb = fc.constantFrom(...ids)
    const wishArb = fc.oneof(
      idArb.map((itemId) => ({ type: 'lines.remove', itemIds: [itemId] }) as const),
      idArb.map((itemId) => ({ type: 'quantity.save', itemId, quantityText: '60' }) as const),
      fc.constant({ type: 'purchase-order.save', number: 'PO-9' } as const),
    )
    fc.assert(
      fc.property(
        fc.array(wishArb, { maxLength: 4 }),
        fc.boolean(),
        fc.uniqueArray(idArb),
        (before, isUnderWay, itemIds) => {
          const begun = before.reduce(withIntent, noEdits(quote))
          const edits = isUnderWay && begun.pending.length > 0 ? withNextWriteSent(begun) : begun
          const one = itemIds.reduce(
            (now, itemId) => withWrite(now, { kind: 'remove', itemId }),
            edits,
          )
          expect(withIntent(edits, { type: 'lines.remove', itemIds })).toEqual(one)
        },
      ),
      { numRuns: runs(300) },
    )
  })
})
