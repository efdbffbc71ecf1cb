import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { addToQuote, successKey } from '../../../../src/application/pricing/add-to-quote.ts'
import type { LineToAdd } from '../../../../src/domain/pricing/price-flow.context.ts'
import type { QuoteRequest } from '../../../../src/domain/pricing/quote-request.ts'
import { aDay } from '../../../builders/a-day.ts'
import { aProduct, skuId } from '../../../builders/a-product.ts'
import { aQuote, aQuoteItem, quoteId } from '../../../builders/a-quote.ts'
import { anAccount } from '../../../builders/an-account.ts'
import { type FakeShop, fakeShop } from '../../../fakes/fake-shop.ts'
import { openIntents } from '../../../../src/application/intents.ts'
import { fixedClock } from '../../../fakes/fixed-clock.ts'
import { fakeQuoteGateway } from '../../../fakes/quote-gateway.fake.ts'
import { recordingNotifier } from '../../../fakes/recording-notifier.ts'

const spring = aQuote({ id: quoteId('quote-spring'), items: [] })

/** A customer of a shop in which a quote "Spring overhaul" is open. */
function counter(shop: FakeShop = fakeShop()) {
  shop.quotes.set(spring.id, { owner: anAccount().id, quote: spring })
  const notifier = recordingNotifier()
  const clock = fixedClock(shop.today)
  const quoteGateway = fakeQuoteGateway(shop.visit('us@manifold.test'))
  const intents = openIntents(() => shop.nextId('intent'))
  const add = (line: LineToAdd) => addToQuote({ quoteGateway, notifier, clock, intents }, line)()
  const drafts = () => [...shop.quotes.values()].map(({ quote }) => quote)
  return { shop, clock, notifier, add, drafts }
}

function aLine(request: Partial<QuoteRequest> = {}, weeks = 4): LineToAdd {
  return {
    configuration: {
      skuId: skuId('sku-om1'),
      skuCode: 'OM1',
      choices: new Map([
        ['displacement', '080'],
        ['shaft', 'C'],
        ['seal', 'N'],
        ['packaging', 'S'],
      ]),
      quantity: ' 3 ',
      isQuantityTyped: true,
    },
    rules: { modifiers: aProduct().modifiers.US, zone: 'US', isPreview: false },
    leadTime: { weeks, earliest: undefined },
    request: {
      target: { quoteId: spring.id },
      requestedDate: aDay('2026-05-04'),
      plannedDate: aDay('2026-05-04'),
      customerMaterialNumber: 'MAT-7',
      ...request,
    },
  }
}

describe('adding a line', () => {
  it('to an existing quote puts it there and says so (QUOTE-71)', async () => {
    const { add, drafts, notifier } = counter()
    expect(await add(aLine())).toEqual(
      E.right({
        quoteId: spring.id,
        quoteName: 'Spring overhaul',
        isNewQuote: false,
        modelCode: 'OM1080CNS',
        quantity: 3,
      }),
    )
    expect(drafts()).toMatchObject([{ items: [{ modelCode: 'OM1080CNS', quantity: 3 }] }])
    expect(notifier.notices).toEqual([{ tone: 'success', key: 'price:productAdded' }])
  })

  it('to a new quote makes the quote with it and says so (QUOTE-71)', async () => {
    const { add, drafts, notifier } = counter()
    const added = await add(aLine({ target: { newQuoteName: 'Line 3' } }))
    expect(added).toMatchObject({ right: { quoteName: 'Line 3', isNewQuote: true } })
    expect(drafts()).toMatchObject([
      { name: 'Spring overhaul', items: [] },
      { name: 'Line 3', items: [{ customerMaterialNumber: 'MAT-7' }] },
    ])
    expect(notifier.notices).toEqual([{ tone: 'success', key: 'price:quoteCreated' }])
  })

  it('names one of the two messages for a single product', () => {
    expect(successKey({ isNewQuote: true })).toBe('price:quoteCreated')
    expect(successKey({ isNewQuote: false })).toBe('price:productAdded')
  })

  it('refuses a date that has become too early since it was chosen (PRICE-05)', async () => {
    const { add, clock, shop, notifier } = counter()
    clock.turnTo('2026-04-07')
    expect(await add(aLine())).toEqual(E.left({ kind: 'too-early', earliest: aDay('2026-05-05') }))
    expect(shop.calls.journal).toEqual([])
    expect(notifier.notices).toEqual([])
  })

  it('lets the very day of the lead time pass (PRICE-05)', async () => {
    const { add } = counter()
    expect(await add(aLine({ requestedDate: aDay('2026-05-04') }))).toMatchObject({ _tag: 'Right' })
  })

  it('writes nothing when the quote cannot be read first', async () => {
    const { add, shop } = counter()
    shop.calls.failNext('quoteGateway.open', { kind: 'timed-out' })
    expect(await add(aLine())).toEqual(E.left({ kind: 'timed-out' }))
    expect(shop.calls.journal).toEqual([])
  })

  it('tells what the shop refuses, and no success', async () => {
    const { add, notifier } = counter()
    const line = aLine()
    const unknown = { ...line.configuration, skuId: skuId('sku-nobody') }
    expect(await add({ ...line, configuration: unknown })).toEqual(
      E.left({ kind: 'refused', messages: ['There is no model OM1080CNS.'] }),
    )
    expect(notifier.notices).toEqual([])
  })
})

describe('an answer that got lost', () => {
  const lost = { kind: 'unconfirmed' } as const

  it('on an existing quote is made up for by the pieces that are there now', async () => {
    const { add, shop, notifier, drafts } = counter()
    shop.calls.failNext('quoteGateway.addLine', lost, 'after-commit')
    expect(await add(aLine())).toMatchObject({ right: { quoteName: 'Spring overhaul' } })
    expect(drafts()[0]?.items).toHaveLength(1)
    expect(notifier.notices).toHaveLength(1)
  })

  it('on a new quote is made up for by the one draft of that name', async () => {
    const { add, shop } = counter()
    shop.calls.failNext('quoteGateway.addLine', lost, 'after-commit')
    expect(await add(aLine({ target: { newQuoteName: 'Line 3' } }))).toMatchObject({
      right: { quoteName: 'Line 3', isNewQuote: true },
    })
  })

  it('is a failure that may be tried again when nothing was done', async () => {
    const { add, shop, notifier } = counter()
    shop.calls.failNext('quoteGateway.addLine', lost)
    expect(await add(aLine())).toEqual(E.left({ kind: 'not-saved' }))
    shop.calls.failNext('quoteGateway.addLine', lost)
    expect(await add(aLine({ target: { newQuoteName: 'Line 3' } }))).toEqual(
      E.left({ kind: 'not-saved' }),
    )
    expect(notifier.notices).toEqual([])
  })

  it('does not take an older draft of the same name for the new one', async () => {
    const { add, shop } = counter()
    shop.calls.failNext('quoteGateway.addLine', lost)
    expect(await add(aLine({ target: { newQuoteName: spring.name } }))).toMatchObject({
      _tag: 'Left',
    })
  })

  it('stays unconfirmed when the quote has changed by something else meanwhile', async () => {
    const { add, shop } = counter()
    shop.calls.failNext('quoteGateway.addLine', lost, 'after-commit')
    const release = shop.calls.hold('quoteGateway.addLine')
    const adding = add(aLine())
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    const now = shop.quotes.get(spring.id)?.quote ?? spring
    const more = aQuoteItem({
      customerMaterialNumber: 'MAT-7',
      requestedDate: aDay('2026-05-04'),
      quantity: 5,
    })
    shop.quotes.set(now.id, {
      owner: anAccount().id,
      quote: { ...now, items: [...now.items, more] },
    })
    release()
    expect(await adding).toEqual(E.left(lost))
  })

  it('stays unconfirmed when reading back fails too', async () => {
    const { add, shop } = counter()
    shop.calls.failNext('quoteGateway.addLine', lost, 'after-commit')
    const release = shop.calls.hold('quoteGateway.addLine')
    const adding = add(aLine())
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    shop.calls.failNext('quoteGateway.open', { kind: 'timed-out' })
    release()
    expect(await adding).toEqual(E.left(lost))
  })
})
