import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { addToQuote } from '../../../../src/application/pricing/add-to-quote.ts'
import { priceFlow } from '../../../../src/application/pricing/price-flow.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aProduct, aSku } from '../../../builders/a-product.ts'
import { anAccount } from '../../../builders/an-account.ts'
import { fakeShop } from '../../../fakes/fake-shop.ts'
import { openIntents } from '../../../../src/application/intents.ts'
import { fixedClock } from '../../../fakes/fixed-clock.ts'
import { fakePriceBook } from '../../../fakes/price-book.fake.ts'
import { fakeQuoteGateway } from '../../../fakes/quote-gateway.fake.ts'
import { recordingNotifier } from '../../../fakes/recording-notifier.ts'

/** A page of the fake shop, with OM1080CNS configured. */
function page() {
  const shop = fakeShop()
  const visit = shop.visit('us@manifold.test')
  const notifier = recordingNotifier()
  const ports = {
    priceBook: fakePriceBook(visit),
    quoteGateway: fakeQuoteGateway(visit),
    clock: fixedClock(shop.today),
    intents: openIntents(() => shop.nextId('intent')),
    notifier,
    strictPriceMatch: () => false,
  }
  const machine = priceFlow(
    () => Promise.resolve(ports),
    () => Promise.resolve(addToQuote),
    notifier,
  )
  const actor = createActor(machine, {
    input: {
      product: aProduct(),
      sku: aSku(),
      account: anAccount(),
      zone: 'US',
      isPreview: false,
      changes: [
        {
          kind: 'model',
          choices: new Map([
            ['displacement', '080'],
            ['shaft', 'C'],
            ['packaging', 'S'],
          ]),
        },
      ],
    },
  }).start()
  return { shop, notifier, actor }
}

/** The same with a price, and the dialog open over it. */
async function pageWithDialog() {
  const opened = page()
  opened.actor.send({ type: 'price.calculate' })
  await waitFor(opened.actor, (now) => now.matches({ priced: 'shown' }))
  opened.actor.send({ type: 'quote.open' })
  return opened
}

const request = {
  target: { newQuoteName: 'Line 3' },
  requestedDate: aDay('2026-05-04'),
  plannedDate: aDay('2026-05-04'),
  customerMaterialNumber: '',
}

describe('the price flow over the ports', () => {
  it('asks the price book and adds to a quote (PRICE-01)', async () => {
    const { actor, shop } = page()
    actor.send({ type: 'price.calculate' })
    const { context } = await waitFor(actor, (now) => now.matches({ priced: 'shown' }))
    expect(context.price).toMatchObject({ modelCode: 'OM1080CNS', total: 125 })
    actor.send({ type: 'quote.open' })
    actor.send({ type: 'quote.add', request })
    await waitFor(actor, (now) => now.matches({ priced: 'added' }))
    expect(shop.calls.journal).toEqual(['quoteGateway.addLine'])
  })

  it('tells success even when the customer has left the page', async () => {
    const { actor, shop, notifier } = await pageWithDialog()
    const release = shop.calls.hold('quoteGateway.addLine')
    actor.send({ type: 'quote.add', request })
    actor.stop()
    release()
    await expect
      .poll(() => notifier.notices)
      .toEqual([{ tone: 'success', key: 'price:quoteCreated' }])
  })

  it('notifies of a failure when the page that would show it is gone', async () => {
    const { actor, shop, notifier } = await pageWithDialog()
    shop.calls.failNext('quoteGateway.addLine', { kind: 'server-failed', status: 500 })
    const release = shop.calls.hold('quoteGateway.addLine')
    actor.send({ type: 'quote.add', request })
    actor.stop()
    release()
    await expect
      .poll(() => notifier.notices)
      .toEqual([{ tone: 'error', key: 'price:addFailedElsewhere' }])
  })

  it('does not claim that a line was not added when nobody knows', async () => {
    const { actor, shop, notifier } = await pageWithDialog()
    shop.calls.failNext('quoteGateway.addLine', { kind: 'unconfirmed' })
    const release = shop.calls.hold('quoteGateway.addLine')
    actor.send({ type: 'quote.add', request })
    await expect.poll(() => shop.calls.asked).toContain('quoteGateway.addLine')
    shop.calls.failNext('quoteGateway.openDrafts', { kind: 'timed-out' })
    actor.stop()
    release()
    await expect
      .poll(() => notifier.notices)
      .toEqual([{ tone: 'error', key: 'price:addUnconfirmed' }])
  })

  it('says nothing aside while the dialog is there to say it', async () => {
    const { actor, shop, notifier } = await pageWithDialog()
    shop.calls.failNext('quoteGateway.addLine', { kind: 'server-failed', status: 500 })
    actor.send({ type: 'quote.add', request })
    await waitFor(actor, (now) => now.context.addFailure !== undefined)
    expect(notifier.notices).toEqual([])
  })
})
