import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { aEuropeanAccount } from '../../builders/an-account.ts'
import { addedLine, complete, otherShaft } from '../price-flow.harness.ts'
import { aLineEntry } from './line-entry.harness.ts'

const offline = { kind: 'unreachable', offline: true } as const

describe('the price of a line that is entered', () => {
  it('is asked for by itself as soon as the configuration is whole', () => {
    const line = aLineEntry({ changes: [] })
    expect(line.questions).toHaveLength(0)
    line.send({ type: 'configuration.changed', change: complete })
    expect(line.questions).toHaveLength(1)
    expect(line.stage()).toBe('calculating')
  })

  it('is asked for again when the model changes, and the first question is given up (PRICE-02)', () => {
    const line = aLineEntry()
    line.send({ type: 'configuration.changed', change: otherShaft })
    expect(line.questions).toHaveLength(2)
    expect(line.questions[0]?.signal.aborted).toBe(true)
  })

  it('goes with a changed quantity, and is asked for when its field is left (PRICE-02)', async () => {
    const line = aLineEntry()
    await line.price()
    line.quantity('2')
    expect(line.view().panel.price).toBeUndefined()
    expect(line.questions).toHaveLength(1)
    line.send({ type: 'quantity.left' })
    expect(line.questions).toHaveLength(2)
  })

  it('is not asked for on leaving the field while there is one, or nothing that has one', async () => {
    const line = aLineEntry()
    await line.price()
    line.send({ type: 'quantity.left' })
    line.quantity('none')
    line.send({ type: 'quantity.left' })
    expect(line.questions).toHaveLength(1)
  })

  it('is not asked for again by itself after a failure, and on demand it is', async () => {
    const line = aLineEntry()
    await line.price(E.left(offline))
    expect(line.view().panel.failure).toEqual(offline)
    expect(line.questions).toHaveLength(1)
    line.send({ type: 'price.calculate' })
    expect(line.questions).toHaveLength(2)
  })
})

describe('a line that is added', () => {
  it('goes to this quote for the day that goes with its price, and is told once (DRAFT-20)', async () => {
    const line = aLineEntry()
    await line.price()
    line.add({ customerMaterialNumber: ' M-1 ' })
    line.add()
    expect(line.view().isAdding).toBe(true)
    expect(line.lines.map(({ input }) => input.line.request)).toEqual([
      {
        target: { quoteId: 'quote-1' },
        requestedDate: line.view().defaultDate,
        plannedDate: line.view().panel.price?.earliest,
        customerMaterialNumber: 'M-1',
      },
    ])
    await line.addAnswer()
    expect(line.told).toEqual([addedLine])
    expect(line.view()).toMatchObject({ isAdding: false, failure: undefined, problems: [] })
  })

  it('asks for its price first where there is none, and goes on by itself', async () => {
    const line = aLineEntry()
    await line.price()
    line.quantity('2')
    line.add()
    expect(line.lines).toHaveLength(0)
    await line.price()
    expect(line.lines).toHaveLength(1)
  })

  it('waits for a price that is on its way', async () => {
    const line = aLineEntry()
    line.add()
    await line.price()
    expect(line.questions).toHaveLength(1)
    expect(line.lines).toHaveLength(1)
  })

  it('is not added when its price fails, and not later either', async () => {
    const line = aLineEntry()
    line.add()
    await line.price(E.left(offline))
    line.send({ type: 'price.calculate' })
    await line.price()
    expect(line.lines).toHaveLength(0)
  })

  it('is not added when it is changed while its price is on the way (PRICE-02)', async () => {
    const line = aLineEntry()
    line.add()
    line.send({ type: 'configuration.changed', change: otherShaft })
    await line.price()
    expect(line.lines).toHaveLength(0)
    expect(line.state()).toBe('filling')
  })

  it('says what is missing instead of asking for a price', () => {
    const line = aLineEntry({ changes: [] })
    line.add()
    expect(line.view().panel.areProblemsShown).toBe(true)
    expect(line.questions).toHaveLength(0)
  })

  it('says what is wrong with its date, until something is typed (PRICE-05)', async () => {
    const line = aLineEntry()
    await line.price()
    line.add({ date: '2026-04-07' })
    expect(line.view().problems).toMatchObject([{ field: 'date', kind: 'too-early' }])
    expect(line.lines).toHaveLength(0)
    line.send({ type: 'line.typed' })
    expect(line.view().problems).toEqual([])
  })

  it('stays what it is while it is written', async () => {
    const line = aLineEntry()
    await line.price()
    line.add()
    line.quantity('9')
    line.send({ type: 'price.calculate' })
    line.send({ type: 'quantity.left' })
    expect(line.view().configuration.quantity.text).not.toBe('9')
    expect(line.questions).toHaveLength(1)
    await line.addAnswer()
    expect(line.told).toHaveLength(1)
  })

  it('keeps why it was not added beside its price, and forgets it with that (DRAFT-24)', async () => {
    const line = aLineEntry()
    await line.price()
    line.add()
    await line.addAnswer(E.left(offline))
    expect(line.view().failure).toEqual(offline)
    expect(line.told).toEqual([])
    line.quantity('2')
    expect(line.view().failure).toBeUndefined()
  })

  it('cannot say what became of it when something breaks', async () => {
    const line = aLineEntry()
    await line.price()
    line.add()
    await line.breakWrite()
    expect(line.view().failure).toEqual({ kind: 'unconfirmed' })
  })

  it('is told to nobody once another customer is here', async () => {
    const line = aLineEntry()
    await line.price()
    line.add()
    line.send({ type: 'account.changed', account: aEuropeanAccount() })
    expect(line.state()).toBe('filling')
    expect(line.lines[0]?.signal.aborted).toBe(true)
    await line.addAnswer()
    expect(line.told).toEqual([])
  })
})
