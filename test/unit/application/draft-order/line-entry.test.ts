/** One line on its way from a configuration to a draft, before the fake shop. */
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import {
  type EntryDesk,
  entryInput,
  lineEntry,
  type Origin,
} from '../../../../src/application/draft-order/line-entry.ts'
import { turns } from '../../../../src/application/draft-order/turns.ts'
import { quoteLifecycle } from '../../../../src/application/quote/quote-lifecycle.ts'
import { customer } from '../../../../src/domain/account/session.ts'
import type { QuoteRequest } from '../../../../src/domain/pricing/quote-request.ts'
import { pricePanelView } from '../../../../src/domain/pricing/price-flow.view.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aPlainProduct } from '../../../builders/a-plain-product.ts'
import { aProduct, aSku } from '../../../builders/a-product.ts'
import { anEmptyDraft } from '../../../builders/a-quote.ts'
import { anAccount } from '../../../builders/an-account.ts'
import { fakeDraftOrderDesk } from '../../../fakes/draft-order-desk.fake.ts'
import { fakeShop } from '../../../fakes/fake-shop.ts'
import { fixedClock } from '../../../fakes/fixed-clock.ts'
import { fakeFulfilmentDesk } from '../../../fakes/fulfilment-desk.fake.ts'
import { settled } from '../../../fakes/held-answers.ts'
import { memoryUnsentWork } from '../../../fakes/memory-unsent-work.ts'
import { fakePriceBook } from '../../../fakes/price-book.fake.ts'
import { fakeQuoteDesk } from '../../../fakes/quote-desk.fake.ts'
import { recordingNotifier } from '../../../fakes/recording-notifier.ts'

const added = { tone: 'success', key: 'frontend.draftOrder.itemsAdded' }
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
  const quoteDesk = fakeQuoteDesk(visit)
  const quote = createActor(
    quoteLifecycle({
      desk: quoteDesk,
      fulfilment: fakeFulfilmentDesk(visit),
      notifier,
      unsentWork: memoryUnsentWork(),
      session: () => customer(account),
    }),
    { input: { quote: draft, notes: undefined } },
  ).start()
  const fake = fakeDraftOrderDesk(visit)
  const codes: string[] = []
  const desk: EntryDesk = {
    priceBook: fakePriceBook(visit),
    strictPriceMatch: () => false,
    clock,
    notifier,
    quote,
    quoteDesk,
    turns: turns(),
    draftOrderDesk: {
      addLines: (id, lines, currency) => {
        codes.push(...lines.map(({ customCode }) => customCode))
        return fake.addLines(id, lines, currency)
      },
    },
  }
  const entry = createActor(lineEntry(desk, origin), {
    input: entryInput({
      ...start,
      choices: start.product.modifiers.US.length > 0 ? choices : undefined,
      account,
    }),
  }).start()
  const request = (overrides: Partial<QuoteRequest> = {}): QuoteRequest => ({
    target: { quoteId: draft.id },
    requestedDate: undefined,
    plannedDate: shop.today,
    customerMaterialNumber: 'M-1',
    ...overrides,
  })
  return {
    calls: shop.calls,
    clock,
    codes,
    entry,
    notices: notifier.notices,
    shown: () => quote.getSnapshot().context.quote.items,
    panel: () => pricePanelView(entry.getSnapshot(), clock.today()),
    price: async () => {
      entry.send({ type: 'price.calculate' })
      await settled()
    },
    add: async (overrides?: Partial<QuoteRequest>) => {
      entry.send({ type: 'quote.open' })
      entry.send({ type: 'quote.add', request: request(overrides) })
      await settled()
    },
  }
}

describe('a line from a configuration', () => {
  it('is added to this quote, which shows it, and it is said (DRAFT-23)', async () => {
    const { price, add, shown, notices, panel } = anEntry()
    await price()
    await add()
    expect(shown()).toMatchObject([{ modelCode: 'OM1080CNS', customerMaterialNumber: 'M-1' }])
    expect(panel().added).toMatchObject({ isNewQuote: false, modelCode: 'OM1080CNS' })
    expect(notices).toEqual([added])
  })

  it('takes the earliest day where none is asked for', async () => {
    const { price, add, shown } = anEntry()
    await price()
    await add()
    expect(shown()[0]?.requestedDate).toBe('2026-05-04')
  })

  it('is not added for a day that has become too early in the meantime', async () => {
    const { price, add, entry, clock, shown } = anEntry()
    await price()
    clock.turnTo('2026-04-07')
    await add({ requestedDate: aDay('2026-05-04') })
    expect(shown()).toEqual([])
    expect(entry.getSnapshot().context.addFailure).toEqual({
      kind: 'too-early',
      earliest: '2026-05-05',
    })
  })

  it('loses its price with any change (PRICE-02)', async () => {
    const { price, panel, entry } = anEntry()
    await price()
    expect(panel().price?.total).toBe(125)
    entry.send({ type: 'configuration.changed', change: { kind: 'quantity', text: '2' } })
    expect(panel().price).toBeUndefined()
  })

  it('is found on the quote when its answer got lost, and not added twice', async () => {
    const { calls, price, add, shown, notices } = anEntry()
    await price()
    calls.failNext('draftOrderDesk.addLines', { kind: 'unconfirmed' }, 'after-commit')
    await add()
    expect(shown()).toHaveLength(1)
    expect(notices).toEqual([added])
  })

  it('is not said to be added when the quote does not hold it', async () => {
    const { calls, entry, price, add, notices } = anEntry()
    await price()
    calls.failNext('draftOrderDesk.addLines', { kind: 'unconfirmed' })
    await add()
    expect(entry.getSnapshot().context.addFailure).toEqual({ kind: 'not-saved' })
    expect(notices).toEqual([])
  })

  it('keeps the words of a refusal for the place where it was asked for (DRAFT-24)', async () => {
    const { calls, entry, price, add } = anEntry()
    await price()
    calls.failNext('draftOrderDesk.addLines', { kind: 'refused', messages: ['Not today.'] })
    await add()
    expect(entry.getSnapshot().context.addFailure).toEqual({
      kind: 'refused',
      messages: ['Not today.'],
    })
  })

  it('tells a failure elsewhere when the customer has left', async () => {
    const { calls, entry, price, notices } = anEntry()
    await price()
    const answer = calls.hold('draftOrderDesk.addLines')
    calls.failNext('draftOrderDesk.addLines', { kind: 'server-failed', status: 500 })
    entry.send({ type: 'quote.open' })
    entry.send({
      type: 'quote.add',
      request: {
        target: { newQuoteName: '' },
        requestedDate: undefined,
        plannedDate: aDay('2026-05-04'),
        customerMaterialNumber: '',
      },
    })
    await settled()
    entry.stop()
    answer()
    await settled()
    expect(notices).toEqual([{ tone: 'error', key: 'price.addFailedElsewhere' }])
  })

  it('carries the own code that it came from, as long as it is that model', async () => {
    const { codes, entry, price, add } = anEntry(ownCode)
    await price()
    await add()
    const change = { kind: 'option', modifierKey: 'shaft', optionCode: 'T' } as const
    entry.send({ type: 'configuration.changed', change })
    await price()
    await add()
    expect(codes).toEqual(['PRESS-1', ''])
  })

  it('begins with the least that may be ordered of a plain product', async () => {
    const product = aPlainProduct()
    const [sku = aSku()] = product.skus
    const { entry, price, add, shown } = anEntry(undefined, { product, sku })
    expect(entry.getSnapshot().context.configuration.quantity).toBe('2')
    await price()
    await add()
    expect(shown()).toMatchObject([{ modelCode: 'SK1N10', quantity: 2 }])
  })
})
