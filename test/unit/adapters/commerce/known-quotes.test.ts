/** Answers that bring of a long quote only what has changed. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { withKnownQuotes } from '../../../../src/adapters/commerce/known-quotes.ts'
import { httpQuoteGateway } from '../../../../src/adapters/commerce/quote-gateway.http.ts'
import {
  linesAtOnce,
  readLinesInPortions,
} from '../../../../src/adapters/commerce/wire/line-portions.wire.ts'
import type { Quote } from '../../../../src/domain/quote/quote.ts'
import { quoteId, quoteItemId } from '../../../builders/a-quote.ts'
import {
  aFulfilmentAnswer,
  aQuoteAnswer,
  aQuoteItemAnswer,
} from '../../../builders/wire-answers.ts'
import { scriptedEngine } from '../../../fakes/scripted-engine.ts'
import { envelope } from '../../../fakes/scripted-fetch.ts'

type Keys = Readonly<Record<string, unknown>>

const id = quoteId('quote-1')
const line = (orderItemID: string, quantity = 1) => aQuoteItemAnswer({ orderItemID, quantity })

const whole = {
  quote: aQuoteAnswer({
    orderItemsTag: 'tag-1',
    orderItems: [line('a'), line('b'), line('c')],
    orderFulfillments: [
      aFulfilmentAnswer({
        orderFulfillmentItems: ['a', 'b', 'c'].map((orderItemID) => ({ orderItemID })),
      }),
    ],
  }),
}

/** The answer of an engine that was told what is known. */
const part = (more: Keys) => ({
  quote: aQuoteAnswer({
    orderItemsSince: 'tag-1',
    orderItemsTag: 'tag-2',
    orderFulfillments: [aFulfilmentAnswer({ orderFulfillmentItems: undefined })],
    ...more,
  }),
})

/** Opens the quote, then changes the quantity of its second line. */
async function changed(answer: Keys, third: Keys = whole) {
  const engine = scriptedEngine({ replies: [whole, answer, third].map((body) => envelope(body)) })
  const gateway = httpQuoteGateway(withKnownQuotes(engine.client))
  const opened = await gateway.open(id)()
  const after = await gateway.changeQuantity(id, quoteItemId('b'), 7)()
  const again = await gateway.open(id)()
  const sent = engine.asked.map(({ body, url }) => ({ body, url }))
  return { before: right(opened), after, again, sent }
}

function right<A>(answer: E.Either<unknown, A>): A {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

function quoteIn(answer: Awaited<ReturnType<typeof changed>>['after']): Quote {
  const after = right(answer)
  if (after.kind !== 'quote') throw new Error('The quote is gone.')
  return after.quote
}

describe('a quote whose lines are known', () => {
  it('is named to the engine by the tag of its last answer', async () => {
    const { sent } = await changed(part({ orderItems: [line('b', 7)] }))
    expect(sent[0]?.url).not.toContain('orderItemsTag')
    expect(sent[1]?.body).toMatchObject({ orderID: id, orderItemsTag: 'tag-1' })
    expect(sent[2]?.url).toContain('orderItemsTag=tag-2')
  })

  it('has the lines that an answer leaves out as they were, the very same values', async () => {
    const { before, after } = await changed(part({ orderItems: [line('b', 7)] }))
    const { items, fulfilments } = quoteIn(after)
    expect(items.map(({ quantity }) => quantity)).toEqual([1, 7, 1])
    expect(items[0]).toBe(before.items[0])
    expect(items[2]).toBe(before.items[2])
    expect(fulfilments[0]?.itemIds).toEqual(['a', 'b', 'c'])
  })

  it('loses and gets lines by the list of all ids', async () => {
    const { after } = await changed(
      part({ orderItems: [line('d', 4)], orderItemIDs: ['d', 'c', 'a'] }),
    )
    expect(quoteIn(after).items.map(({ id: item }) => item)).toEqual(['d', 'c', 'a'])
  })

  it.each([
    ['lines that are not known', part({ orderItems: [], orderItemIDs: ['a', 'x'] })],
    ['lines of another tag', part({ orderItems: [], orderItemsSince: 'tag-0' })],
  ])('is read whole again after an answer about %s', async (_, answer) => {
    const { after, again, sent } = await changed(answer)
    expect(after).toEqual(E.left({ kind: 'unconfirmed' }))
    expect(sent[2]?.url).not.toContain('orderItemsTag')
    expect(right(again).items).toHaveLength(3)
  })

  it('is answered whole by an engine that knows of no tags', async () => {
    const plain = { quote: aQuoteAnswer({ orderItems: [line('b', 7)] }) }
    const { after, sent } = await changed(plain)
    expect(quoteIn(after).items).toHaveLength(1)
    expect(sent[2]?.url).not.toContain('orderItemsTag')
  })
})

describe('a history that is known', () => {
  const entry = (quoteName: string) => ({ entryType: 'created', quoteName })
  const ledger = (more: Keys) => envelope({ quoteLedger: { orderID: id, ...more } })

  it('is asked for from its last entry on, and keeps the entries that it has', async () => {
    const engine = scriptedEngine({
      replies: [
        ledger({ entriesTag: '1.a', entries: [entry('One')] }),
        ledger({ entriesTag: '2.b', entriesSince: '1.a', entries: [entry('Two')] }),
      ],
    })
    const gateway = httpQuoteGateway(withKnownQuotes(engine.client))
    const before = right(await gateway.ledger(id)())
    const after = right(await gateway.ledger(id)())
    expect(engine.asked[1]?.url).toContain('entriesTag=1.a')
    expect(after).toMatchObject([{ name: 'One' }, { name: 'Two' }])
    expect(after[0]).toBe(before[0])
  })

  it('cannot be read where the answer goes on from another one', async () => {
    const engine = scriptedEngine({
      replies: [ledger({ entriesTag: '2.b', entriesSince: '1.a', entries: [entry('Two')] })],
    })
    const answer = await httpQuoteGateway(withKnownQuotes(engine.client)).ledger(id)()
    expect(E.isLeft(answer)).toBe(true)
  })
})

describe('the lines of a long answer', () => {
  it.each([
    [0, 0],
    [linesAtOnce, 0],
    [linesAtOnce + 1, 3],
    [20 * linesAtOnce, 21],
  ])('are read ahead, %i of them with %i pauses', async (count, expected) => {
    const orderItems = Array.from({ length: count }, (_, index) => line(`line-${index}`))
    let pauses = 0
    await readLinesInPortions({ quote: { orderItems } }, () => {
      pauses += 1
      return Promise.resolve()
    })
    expect(pauses).toBe(expected)
  })
})
