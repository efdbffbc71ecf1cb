/** One line on its way from a configuration to a draft, before the fake shop. */
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  type EntryPorts,
  entryInput,
  lineEntry,
} from '../../../../src/application/draft-order/line-entry.ts'
import type {
  Origin,
  TypedRequest,
} from '../../../../src/application/draft-order/line-entry.context.ts'
import { lineEntryView } from '../../../../src/application/draft-order/line-entry.view.ts'
import { openIntents } from '../../../../src/application/intents.ts'
import { queueByName } from '../../../../src/application/draft-order/queue-by-name.ts'
import { quoteLifecycle } from '../../../../src/application/quote/quote-lifecycle.ts'
import { customer } from '../../../../src/domain/account/session.ts'
import type { AddedLine } from '../../../../src/domain/pricing/price-flow.context.ts'
import { aPlainProduct } from '../../../builders/a-plain-product.ts'
import { aProduct, aSku } from '../../../builders/a-product.ts'
import { anEmptyDraft } from '../../../builders/a-quote.ts'
import { anAccount } from '../../../builders/an-account.ts'
import { fakeDraftOrderGateway } from '../../../fakes/draft-order-gateway.fake.ts'
import { fakeShop } from '../../../fakes/fake-shop.ts'
import { fixedClock } from '../../../fakes/fixed-clock.ts'
import { fakeFulfilmentGateway } from '../../../fakes/fulfilment-gateway.fake.ts'
import { settled } from '../../../fakes/held-answers.ts'
import { memoryUnsentWork } from '../../../fakes/memory-unsent-work.ts'
import { fakePriceBook } from '../../../fakes/price-book.fake.ts'
import { fakeQuoteGateway } from '../../../fakes/quote-gateway.fake.ts'
import { recordingNotifier } from '../../../fakes/recording-notifier.ts'

const added = { tone: 'success', key: 'draftOrder:itemsAdded' }
const ownCode = { customCode: 'PRESS-1', modelCode: 'OM1-080-C-N-S' }

const choices = new Map([
  ['displacement', '080'],
  ['shaft', 'C'],
  ['packaging', 'S'],
])

function anEntry(origin?: Origin, start = { product: aProduct(), sku: aSku() }) {
  const shop = fakeShop({ products: [start.product] })
  const account = anAccount()
  shop.customCodes.set(account.id, [
    { customCode: 'PRESS-1', modelCode: 'OM1080CNS', price: undefined },
  ])
  const visit = shop.visit(account.email)
  const draft = anEmptyDraft()
  shop.quotes.set(draft.id, { owner: account.id, quote: draft })
  const notifier = recordingNotifier()
  const clock = fixedClock(shop.today)
  const quoteGateway = fakeQuoteGateway(visit)
  const quote = createActor(
    quoteLifecycle({
      gateway: quoteGateway,
      fulfilment: fakeFulfilmentGateway(visit),
      notifier,
      priceBook: fakePriceBook(visit),
      unsentWork: memoryUnsentWork(),
      session: () => customer(account),
    }),
    { input: { quote: draft, notes: undefined } },
  ).start()
  const fake = fakeDraftOrderGateway(visit)
  const codes: string[] = []
  const gateway: EntryPorts = {
    priceBook: fakePriceBook(visit),
    strictPriceMatch: () => false,
    notifier,
    quote,
    quoteGateway,
    queue: queueByName(),
    newIntent: () => shop.nextId('intent'),
    intents: openIntents(() => shop.nextId('intent')),
    draftOrderGateway: {
      addLines: (id, lines, currency) => {
        codes.push(...lines.map(({ customCode }) => customCode))
        return fake.addLines(id, lines, currency)
      },
    },
  }
  const entry = createActor(lineEntry(gateway), {
    input: entryInput(
      {
        ...start,
        choices: start.product.modifiers.US.length > 0 ? choices : undefined,
        account,
      },
      { quoteId: draft.id, today: clock.today },
    ),
  })
  const told: AddedLine[] = []
  entry.on('line.added', ({ line }) => told.push(line))
  entry.start()
  return {
    calls: shop.calls,
    clock,
    codes,
    entry,
    notices: notifier.notices,
    shown: () => quote.getSnapshot().context.quote.items,
    told,
    view: () => lineEntryView(entry.getSnapshot()),
    add: async (overrides: Partial<TypedRequest> = {}) => {
      const typed = { date: '', customerMaterialNumber: 'M-1', ...overrides }
      entry.send({ type: 'line.add', wish: { typed, origin } })
      await settled()
    },
  }
}

describe('a line from a configuration', () => {
  it('is added to this quote, which shows it, and it is said (DRAFT-23)', async () => {
    const { add, shown, notices, told } = anEntry()
    await settled()
    await add()
    expect(shown()).toMatchObject([{ modelCode: 'OM1080CNS', customerMaterialNumber: 'M-1' }])
    expect(told).toMatchObject([{ isNewQuote: false, modelCode: 'OM1080CNS', quantity: 1 }])
    expect(notices).toEqual([added])
  })

  it('takes the earliest day where none is asked for', async () => {
    const { add, shown } = anEntry()
    await add()
    expect(shown()[0]?.requestedDate).toBe('2026-05-04')
  })

  it('is not sent for a day that has become too early in the meantime (D2)', async () => {
    const { add, codes, clock, shown, view } = anEntry()
    await settled()
    clock.turnTo('2026-04-07')
    await add({ date: '2026-05-04' })
    expect(shown()).toEqual([])
    expect(view().problems).toEqual([{ field: 'date', kind: 'too-early', earliest: '2026-05-05' }])
    expect(codes).toEqual([])
  })

  it('loses its price with any change (PRICE-02)', async () => {
    const { view, entry } = anEntry()
    await settled()
    expect(view().panel.price?.total).toBe(125)
    entry.send({ type: 'configuration.changed', change: { kind: 'quantity', text: '2' } })
    expect(view().panel.price).toBeUndefined()
  })

  it('is found on the quote when its answer got lost, and not added twice', async () => {
    const { calls, add, shown, notices } = anEntry()
    calls.failNext('draftOrderGateway.addLines', { kind: 'unconfirmed' }, 'after-commit')
    await add()
    expect(shown()).toHaveLength(1)
    expect(notices).toEqual([added])
  })

  it('is not said to be added when the quote does not hold it', async () => {
    const { calls, view, told, add, notices } = anEntry()
    calls.failNext('draftOrderGateway.addLines', { kind: 'unconfirmed' })
    await add()
    expect(view().failure).toEqual({ kind: 'not-saved' })
    expect(told).toEqual([])
    expect(notices).toEqual([])
  })

  it('keeps the words of a refusal for the place where it was asked for (DRAFT-24)', async () => {
    const { calls, view, add } = anEntry()
    calls.failNext('draftOrderGateway.addLines', { kind: 'refused', messages: ['Not today.'] })
    await add()
    expect(view().failure).toEqual({ kind: 'refused', messages: ['Not today.'] })
  })

  it('tells a failure elsewhere when the customer has left', async () => {
    const { calls, entry, add, notices } = anEntry()
    const answer = calls.hold('draftOrderGateway.addLines')
    calls.failNext('draftOrderGateway.addLines', { kind: 'server-failed', status: 500 })
    await add()
    entry.stop()
    answer()
    await settled()
    expect(notices).toEqual([{ tone: 'error', key: 'price:addFailedElsewhere' }])
  })

  it('carries the own code that it came from, as long as it is that model', async () => {
    const { codes, entry, add } = anEntry(ownCode)
    await add()
    const change = { kind: 'option', modifierKey: 'shaft', optionCode: 'T' } as const
    entry.send({ type: 'configuration.changed', change })
    await add()
    expect(codes).toEqual(['PRESS-1', ''])
  })

  it('begins with the least that may be ordered of a plain product', async () => {
    const product = aPlainProduct()
    const [sku = aSku()] = product.skus
    const { view, add, shown } = anEntry(undefined, { product, sku })
    expect(view().configuration.quantity.text).toBe('2')
    await add()
    expect(shown()).toMatchObject([{ modelCode: 'SK1N10', quantity: 2 }])
  })
})
