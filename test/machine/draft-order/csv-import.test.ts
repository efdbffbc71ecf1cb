/** The table of a draft order before the fake shop: what is asked, what is added, and what of it when answers fail. */
import { describe, expect, it } from 'vitest'
import { aFilling, aFillingOf, linesFor, until } from './filling.ts'

describe('from pasted lines to the quote', () => {
  it('looks up, prices, adds, and shows the lines on the quote (CSV-17)', async () => {
    const filling = await aFillingOf(3)
    expect(filling.statuses()).toEqual({ 'M-1': 'ready', 'M-2': 'ready', 'M-3': 'ready' })
    expect(filling.lines()[0]?.price).toMatchObject({ total: 250, currency: 'USD' })
    filling.send({ type: 'lines.add' })
    await filling.held.answerAll()
    expect(filling.view()).toMatchObject({ stage: 'done', addedCount: 3 })
    expect(filling.stored()).toEqual(['M-1', 'M-2', 'M-3'])
    expect(filling.shown()).toEqual(filling.stored())
  })

  it('asks for ten products side by side and adds ten lines at a time (CSV-18)', async () => {
    const filling = aFilling()
    filling.send({ type: 'sheet.paste', text: linesFor(100) })
    await until(() => filling.held.waiting().length > 0)
    expect(filling.held.waiting()).toHaveLength(10)
    const asking = await filling.held.answerAll()
    filling.send({ type: 'lines.add' })
    const adding = await filling.held.answerAll()
    expect(filling.held.sent.filter((name) => name.startsWith('product'))).toHaveLength(12)
    expect(filling.batches).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 10])
    expect(filling.stored()).toHaveLength(100)
    expect(asking + adding).toBeLessThanOrEqual(14)
  })
})
