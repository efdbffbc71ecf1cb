import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { chooseAddress } from '../../../../src/application/account/choose-address.ts'
import { keptNotes } from '../../../../src/application/quote/kept-notes.ts'
import { quoteDestination } from '../../../../src/application/quote/quote-destination.ts'
import { quoteLifecycle } from '../../../../src/application/quote/quote-lifecycle.ts'
import type { Quote } from '../../../../src/domain/quote/quote.ts'
import type { SubmissionNotes } from '../../../../src/domain/quote/submission.ts'
import { addressId, anAddressEntry, aSavedAddress } from '../../../builders/an-address.ts'
import { aFulfilment, aQuote, fulfilmentId, quoteItemId } from '../../../builders/a-quote.ts'
import { memoryUnsentWork } from '../../../fakes/memory-unsent-work.ts'
import { someQuotePorts, forVisitor } from './some-quote-ports.ts'

const itemId = quoteItemId('item-1')
const id = fulfilmentId('fulfilment-1')
const notes: SubmissionNotes = {
  comment: 'Please hurry.',
  freightCarrier: 'Northern Freight',
  specialInstructions: 'Call first.',
  dispatch: 'partial',
}
const nowhere = aFulfilment({ shippingAddress: undefined, savedAddressId: undefined })

/** The page of a quote in a shop in memory. */
function aPage(quote: Quote = aQuote()) {
  const at = someQuotePorts(quote)
  const clock = new SimulatedClock()
  const machine = quoteLifecycle(at.ports)
  const page = createActor(machine, { clock, input: { quote, notes: undefined } }).start()
  const rest = () => waitFor(page, (now) => !now.hasTag('busy'))
  return { ...at, clock, page, rest, stored: () => at.shop.quotes.get(quote.id)?.quote }
}

describe('the quote chart over its ports', () => {
  it('writes, and tells what was done', async () => {
    const { page, rest, stored, notifier } = aPage()
    page.send({ type: 'quantity.save', itemId, quantityText: '7' })
    await rest()
    expect(stored()?.items[0]?.quantity).toBe(7)
    expect(page.getSnapshot().context.quote).toEqual(stored())
    expect(notifier.notices.map(({ key }) => key)).toEqual(['quote:quantity.updated'])
  })

  it('submits with the notes, waits, and reads the quote again', async () => {
    const { page, rest, clock, calls, stored } = aPage()
    page.send({ type: 'notes.changed', notes })
    page.send({ type: 'quote.submit' })
    await waitFor(page, (now) => now.matches({ editable: 'refreshing' }))
    clock.increment(2000)
    await rest()
    expect(page.getSnapshot().value).toBe('readOnly')
    expect(page.getSnapshot().context.quote).toEqual(stored())
    expect(stored()).toMatchObject({ status: 'pending-review', specialInstructions: 'Call first.' })
    expect(calls.asked).toEqual(['quoteGateway.submit', 'quoteGateway.open'])
  })

  it('tells the outcome of a write even when its page was left', async () => {
    const { page, calls, notifier } = aPage()
    const answer = calls.hold('quoteGateway.changeQuantity')
    page.send({ type: 'quantity.save', itemId, quantityText: '7' })
    page.stop()
    answer()
    await new Promise((next) => setImmediate(next))
    expect(notifier.notices.map(({ key }) => key)).toEqual(['quote:quantity.updated'])
  })
})

describe('notes that were not submitted', () => {
  it('are kept per account and quote, and forgotten once they are submitted', async () => {
    const { page, ports } = aPage()
    const kept = () => keptNotes(ports, aQuote().id)
    expect(kept()).toBeUndefined()
    page.send({ type: 'notes.changed', notes })
    expect(kept()).toEqual(notes)
    page.send({ type: 'quote.submit' })
    await waitFor(page, (now) => now.matches({ editable: 'refreshing' }))
    expect(kept()).toBeUndefined()
  })

  it('are not kept for a visitor, and not shown to one', () => {
    const { ports } = someQuotePorts()
    const quote = aQuote()
    const page = createActor(quoteLifecycle(forVisitor(ports)), {
      input: { quote, notes: undefined },
    }).start()
    page.send({ type: 'notes.changed', notes })
    expect(keptNotes(ports, quote.id)).toBeUndefined()
    expect(keptNotes(forVisitor(ports), quote.id)).toBeUndefined()
  })

  it('are read field by field', () => {
    const { ports, account } = someQuotePorts()
    const quote = aQuote()
    const text = '{"comment":"Hurry.","freightCarrier":7,"dispatch":"by-air"}'
    ports.unsentWork.keep(account.id, `quote-notes:${quote.id}`, text)
    expect(keptNotes(ports, quote.id)).toEqual({
      comment: 'Hurry.',
      freightCarrier: '',
      specialInstructions: '',
      dispatch: undefined,
    })
  })

  it.each(['{', '7', 'null', '[]'])('are forgotten rather than misread: %s', (text) => {
    const { ports, account } = someQuotePorts()
    const quote = aQuote()
    ports.unsentWork.keep(account.id, `quote-notes:${quote.id}`, text)
    expect(keptNotes(ports, quote.id)).toBeUndefined()
  })
})

describe('the address selector of a quote', () => {
  const saved = aSavedAddress()

  function aSelector(quote: Quote = aQuote({ fulfilments: [nowhere] })) {
    const at = aPage(quote)
    const storage = { unsentWork: memoryUnsentWork(), owner: 'account-us', name: 'address' }
    const selector = createActor(chooseAddress(quoteDestination(at.page, id), storage), {
      input: {
        shown: undefined,
        addresses: [saved],
        countries: at.shop.countries,
        entry: undefined,
      },
    }).start()
    const rest = () => waitFor(selector, (now) => !now.hasTag('busy'))
    return { ...at, selector, storage, selected: rest }
  }

  it('writes a choice through the chart of the quote, in its turn', async () => {
    const { page, selector, selected, calls } = aSelector()
    page.send({ type: 'quantity.save', itemId, quantityText: '7' })
    selector.send({ type: 'address.choose', id: saved.id })
    await selected()
    expect(calls.journal).toEqual([
      'quoteGateway.changeQuantity',
      'fulfilmentGateway.useSavedAddress',
    ])
    expect(selector.getSnapshot().value).toBe('shown')
    expect(selector.getSnapshot().context.shown).toEqual({
      address: saved.address,
      savedId: saved.id,
    })
  })

  it('saves a new address, and forgets what was kept of it', async () => {
    const { selector, selected, calls, storage } = aSelector()
    selector.send({ type: 'address.enter' })
    selector.send({ type: 'entry.changed', entry: anAddressEntry() })
    expect(storage.unsentWork.read('account-us', 'address')).toContain('Second shed')
    selector.send({ type: 'entry.save' })
    await selected()
    expect(calls.journal).toEqual(['fulfilmentGateway.useNewAddress'])
    expect(selector.getSnapshot().value).toBe('shown')
    expect(storage.unsentWork.read('account-us', 'address')).toBeUndefined()
  })

  it('says why a choice was not saved', async () => {
    const { selector, selected, calls } = aSelector()
    calls.failNext('fulfilmentGateway.useSavedAddress', { kind: 'timed-out' })
    selector.send({ type: 'address.choose', id: saved.id })
    await selected()
    expect(selector.getSnapshot().value).toBe('choosing')
    expect(selector.getSnapshot().context.failure).toEqual({ kind: 'timed-out' })
  })

  it('finds nothing to write to in a quote that is gone', async () => {
    const { page, selector, selected, calls } = aSelector()
    calls.failNext('quoteGateway.open', { kind: 'not-found' })
    page.send({ type: 'quote.reload' })
    await waitFor(page, (now) => now.status === 'done')
    selector.send({ type: 'address.choose', id: saved.id })
    await selected()
    expect(selector.getSnapshot().context.failure).toEqual({ kind: 'not-found' })
  })

  it('answers the address in force when it is chosen again', async () => {
    const { selector, selected, calls } = aSelector(aQuote())
    selector.send({ type: 'address.choose', id: addressId('address-works') })
    await selected()
    expect(calls.journal).toEqual([])
    expect(selector.getSnapshot().value).toBe('shown')
  })
})

it('reads a quote for the chart as any other reader does', async () => {
  const { page, ports } = aPage()
  page.send({ type: 'quote.reload' })
  await waitFor(page, (now) => !now.hasTag('busy'))
  expect(E.right(page.getSnapshot().context.quote)).toEqual(await ports.gateway.open(aQuote().id)())
})
