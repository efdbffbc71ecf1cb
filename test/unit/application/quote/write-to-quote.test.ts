import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { PortFailure } from '../../../../src/application/failure.ts'
import { failureNotice, successNotice } from '../../../../src/application/quote/quote-notice.ts'
import { writeToQuote } from '../../../../src/application/quote/write-to-quote.ts'
import type { Quote } from '../../../../src/domain/quote/quote.ts'
import {
  partsOf,
  type QuoteWrite,
  type SentWrite,
} from '../../../../src/domain/quote/quote-write.ts'
import type { SubmissionNotes } from '../../../../src/domain/quote/submission.ts'
import { shows } from '../../../../src/domain/quote/write-evidence.ts'
import { aDay } from '../../../builders/a-day.ts'
import { addressId, anAddress, anAddressEntry } from '../../../builders/an-address.ts'
import {
  aFulfilment,
  aQuote,
  anotherModel,
  aQuoteItem,
  fulfilmentId,
  quoteItemId,
} from '../../../builders/a-quote.ts'
import type { FakeCall } from '../../../fakes/fake-calls.ts'
import { someQuotePorts } from './some-quote-ports.ts'

const itemId = quoteItemId('item-1')
const id = fulfilmentId('fulfilment-1')
const notes: SubmissionNotes = {
  comment: 'Please hurry.',
  freightCarrier: '',
  specialInstructions: '',
  dispatch: 'partial',
}
const nowhere = aFulfilment({
  shippingAddress: undefined,
  shippingAddressId: '',
  savedAddressId: undefined,
})
const two = [aQuoteItem(), aQuoteItem({ id: quoteItemId('item-2') })]

interface Case {
  readonly call: FakeCall
  readonly write: SentWrite
  readonly quote: Quote
}

/** Each write with the call that it becomes. */
const cases: readonly Case[] = [
  {
    call: 'quoteGateway.setPurchaseOrder',
    write: { kind: 'purchase-order', number: 'PO-9' },
    quote: aQuote(),
  },
  {
    call: 'quoteGateway.changeQuantity',
    write: { kind: 'quantity', itemId, quantity: 7 },
    quote: aQuote(),
  },
  {
    call: 'quoteGateway.changeQuantities',
    write: {
      kind: 'quantities',
      quantities: two.map((item) => ({ kind: 'quantity', itemId: item.id, quantity: 7 })),
    },
    quote: aQuote({ items: two }),
  },
  {
    call: 'quoteGateway.changeRequestedDate',
    write: { kind: 'date', itemId, date: aDay('2026-08-03') },
    quote: aQuote(),
  },
  {
    call: 'quoteGateway.changeRequestedDates',
    write: {
      kind: 'dates',
      dates: two.map((item) => ({ kind: 'date', itemId: item.id, date: aDay('2026-08-03') })),
    },
    quote: aQuote({ items: two }),
  },
  {
    call: 'quoteGateway.changeModel',
    write: anotherModel,
    quote: aQuote(),
  },
  {
    call: 'quoteGateway.removeItem',
    write: { kind: 'remove', itemId },
    quote: aQuote({ items: two }),
  },
  {
    call: 'quoteGateway.removeItems',
    write: {
      kind: 'removals',
      removals: two.map((item) => ({ kind: 'remove', itemId: item.id })),
    },
    quote: aQuote({ items: [...two, aQuoteItem({ id: quoteItemId('item-3') })] }),
  },
  {
    call: 'quoteGateway.recall',
    write: { kind: 'recall' },
    quote: aQuote({ status: 'pending-review' }),
  },
  {
    call: 'quoteGateway.removePromotion',
    write: { kind: 'promotion', code: 'TENTH' },
    quote: aQuote({ promotionCodes: ['TENTH'] }),
  },
  {
    call: 'fulfilmentGateway.chooseMethod',
    write: { kind: 'method', fulfilmentId: id, methodId: 'method-pickup', itemIds: [itemId] },
    quote: aQuote(),
  },
  {
    call: 'fulfilmentGateway.useSavedAddress',
    write: { kind: 'saved-address', fulfilmentId: id, addressId: addressId('address-works') },
    quote: aQuote({ fulfilments: [nowhere] }),
  },
  {
    call: 'fulfilmentGateway.useNewAddress',
    write: { kind: 'new-address', fulfilmentId: id, entry: anAddressEntry() },
    quote: aQuote({ fulfilments: [nowhere] }),
  },
  {
    call: 'fulfilmentGateway.chooseShippingMethod',
    write: { kind: 'shipping-method', fulfilmentId: id, methodId: 'ship-express' },
    quote: aQuote(),
  },
  {
    call: 'fulfilmentGateway.choosePickupLocation',
    write: { kind: 'pickup-location', fulfilmentId: id, locationId: 'location-north' },
    quote: aQuote(),
  },
  {
    call: 'fulfilmentGateway.choosePickupDate',
    write: { kind: 'pickup-date', fulfilmentId: id, date: aDay('2026-06-01') },
    quote: aQuote(),
  },
  { call: 'quoteGateway.submit', write: { kind: 'submit' }, quote: aQuote() },
  {
    call: 'quoteGateway.resubmit',
    write: { kind: 'resubmit' },
    quote: aQuote({ status: 'returned' }),
  },
]

const unconfirmed: PortFailure = { kind: 'unconfirmed' }

describe.each(cases)('a write that becomes $call', ({ call, write, quote }) => {
  it('answers the quote as it is afterwards, and is told', async () => {
    const { ports, calls, notifier } = someQuotePorts(quote)
    const after = await writeToQuote(ports, { quote, write, notes })()
    expect(calls.journal).toEqual([call])
    expect(
      E.isRight(after) &&
        after.right.kind === 'quote' &&
        showsAll(after.right.quote, partsOf(write)),
    ).toBe(true)
    expect(notifier.notices).toEqual([successNotice(write)])
  })

  it('is one commit and a success when its answer got lost', async () => {
    const { ports, calls, notifier } = someQuotePorts(quote)
    calls.failNext(call, unconfirmed, 'after-commit')
    const after = await writeToQuote(ports, { quote, write, notes })()
    expect(calls.journal).toEqual([call])
    expect(E.isRight(after)).toBe(true)
    expect(notifier.notices).toEqual([successNotice(write)])
  })

  it('may be tried again when it surely was not done', async () => {
    const { ports, calls, notifier } = someQuotePorts(quote)
    calls.failNext(call, unconfirmed)
    const after = await writeToQuote(ports, { quote, write, notes })()
    const failure: PortFailure = { kind: 'not-saved' }
    expect(after).toEqual(E.left(failure))
    expect(calls.asked).toEqual([call, 'quoteGateway.open'])
    expect(notifier.notices).toEqual([failureNotice(write, failure)])
  })

  it.each([true, false])(
    'stays unconfirmed when the quote cannot be read, and is told where its page is left: %s',
    async (isLeft) => {
      const { ports, calls, notifier } = someQuotePorts(quote)
      calls.failNext(call, unconfirmed, 'after-commit')
      calls.failNext('quoteGateway.open', { kind: 'timed-out' })
      const after = await writeToQuote(ports, { quote, write, notes }, () => isLeft)()
      expect(after).toEqual(E.left(unconfirmed))
      expect(notifier.notices).toEqual(isLeft ? [failureNotice(write, unconfirmed)] : [])
    },
  )
})

const showsAll = (after: Quote, writes: readonly QuoteWrite[]) =>
  writes.every((one) => shows(after, one))

const gone = quoteItemId('item-gone')

interface OfManyLines {
  readonly name: string
  readonly call: FakeCall
  readonly write: SentWrite
}

const ofManyLines: readonly OfManyLines[] = [
  {
    name: 'dates',
    call: 'quoteGateway.changeRequestedDates',
    write: {
      kind: 'dates',
      dates: [itemId, gone].map((each) => ({
        kind: 'date',
        itemId: each,
        date: aDay('2026-08-03'),
      })),
    },
  },
  {
    name: 'quantities',
    call: 'quoteGateway.changeQuantities',
    write: {
      kind: 'quantities',
      quantities: [itemId, gone].map((each) => ({ kind: 'quantity', itemId: each, quantity: 7 })),
    },
  },
]

describe.each(ofManyLines)('the $name of many lines', ({ call, write }) => {
  it('are refused line by line, with the server’s words', async () => {
    const { ports, notifier } = someQuotePorts(aQuote())
    const after = await writeToQuote(ports, { quote: aQuote(), write, notes })()
    const messages = ['The item could not be found.']
    expect(E.isRight(after) && after.right.kind === 'quote' && after.right.refused).toEqual(
      new Map([[gone, { kind: 'refused', messages }]]),
    )
    expect(notifier.notices).toEqual([
      { tone: 'info', key: 'quote:lines.updatedInPart', values: { done: '1', total: '2' } },
    ])
  })

  it('fail with the server’s words, told once, where it is none of them', async () => {
    const { ports, notifier } = someQuotePorts(aQuote({ items: [] }))
    await writeToQuote(ports, { quote: aQuote(), write, notes })()
    const messages = ['The item could not be found.']
    expect(notifier.notices).toEqual([{ tone: 'error', key: 'quote:changeFailed', messages }])
  })

  it('that a lost answer leaves open are told by the quote, line by line', async () => {
    const { ports, calls } = someQuotePorts(aQuote())
    calls.failNext(call, unconfirmed, 'after-commit')
    const after = await writeToQuote(ports, { quote: aQuote(), write, notes })()
    expect(calls.journal).toEqual([call])
    expect(E.isRight(after) && after.right.kind === 'quote' && after.right.refused).toEqual(
      new Map([[gone, { kind: 'not-saved' }]]),
    )
  })
})

describe('a line that another window has removed', () => {
  const quantity: QuoteWrite = { kind: 'quantity', itemId: gone, quantity: 7 }
  const date: QuoteWrite = { kind: 'date', itemId: gone, date: aDay('2026-08-03') }
  const model: QuoteWrite = { ...anotherModel, itemId: gone }
  const failure: PortFailure = { kind: 'not-found' }

  it.each([
    ['a quantity', quantity],
    ['a date', date],
    ['another configuration', model],
  ])('is told of by the page, and by a notice once that is left: %s', async (_, write) => {
    for (const isLeft of [false, true]) {
      const { ports, notifier } = someQuotePorts(aQuote())
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const after = await writeToQuote(ports, { quote: aQuote(), write, notes }, () => isLeft)()
      expect(after).toEqual(E.left(failure))
      expect(notifier.notices).toEqual(isLeft ? [failureNotice(write, failure)] : [])
    }
  })

  it('is told of by a notice where it was to be removed here, too', async () => {
    const { ports, notifier } = someQuotePorts(aQuote())
    const write: QuoteWrite = { kind: 'remove', itemId: gone }
    await writeToQuote(ports, { quote: aQuote(), write, notes })()
    expect(notifier.notices).toEqual([failureNotice(write, failure)])
  })
})

describe('removing the last item', () => {
  const write: QuoteWrite = { kind: 'remove', itemId }

  it('leaves no quote behind', async () => {
    const { ports } = someQuotePorts()
    const after = await writeToQuote(ports, { quote: aQuote(), write, notes })()
    expect(after).toEqual(E.right({ kind: 'gone' }))
  })

  it('is known by the missing quote when its answer got lost', async () => {
    const { ports, calls } = someQuotePorts()
    calls.failNext('quoteGateway.removeItem', unconfirmed, 'after-commit')
    const after = await writeToQuote(ports, { quote: aQuote(), write, notes })()
    expect(after).toEqual(E.right({ kind: 'gone' }))
  })
})

describe('removing many lines', () => {
  const write = {
    kind: 'removals',
    removals: two.map((item) => ({ kind: 'remove', itemId: item.id }) as const),
  } as const

  it('leaves no quote behind where none is left, also when the answer got lost (QUOTE-58)', async () => {
    const quote = aQuote({ items: two })
    const { ports, calls, notifier } = someQuotePorts(quote)
    calls.failNext('quoteGateway.removeItems', unconfirmed, 'after-commit')
    const after = await writeToQuote(ports, { quote, write, notes })()
    expect(after).toEqual(E.right({ kind: 'gone' }))
    expect(notifier.notices).toEqual([successNotice(write)])
  })

  it('was not done while one of them is there, whatever others have removed meanwhile', async () => {
    const { ports, calls } = someQuotePorts(aQuote())
    calls.failNext('quoteGateway.removeItems', unconfirmed)
    const after = await writeToQuote(ports, { quote: aQuote({ items: two }), write, notes })()
    expect(after).toEqual(E.left({ kind: 'not-saved' }))
  })
})

describe('removing all lines', () => {
  const write: QuoteWrite = { kind: 'clear' }
  const quote = aQuote({ items: two })

  it('is one write that leaves no quote behind, and is told (CALL-39)', async () => {
    const { ports, calls, notifier } = someQuotePorts(quote)
    const after = await writeToQuote(ports, { quote, write, notes })()
    expect(after).toEqual(E.right({ kind: 'gone' }))
    expect(calls.journal).toEqual(['quoteGateway.clear'])
    expect(notifier.notices).toEqual([{ tone: 'success', key: 'quote:clear.done' }])
  })

  it('is known by the missing quote when its answer got lost (CALL-39)', async () => {
    const { ports, calls } = someQuotePorts(quote)
    calls.failNext('quoteGateway.clear', unconfirmed, 'after-commit')
    const after = await writeToQuote(ports, { quote, write, notes })()
    expect(after).toEqual(E.right({ kind: 'gone' }))
    expect(calls.journal).toEqual(['quoteGateway.clear'])
  })

  it('was not done where the quote still has its lines after a lost answer (CALL-39)', async () => {
    const { ports, calls } = someQuotePorts(quote)
    calls.failNext('quoteGateway.clear', unconfirmed)
    const after = await writeToQuote(ports, { quote, write, notes })()
    expect(after).toEqual(E.left({ kind: 'not-saved' }))
  })

  it('is done where the draft is already gone (CALL-39)', async () => {
    const { ports, shop } = someQuotePorts(quote)
    shop.quotes.clear()
    const after = await writeToQuote(ports, { quote, write, notes })()
    expect(after).toEqual(E.right({ kind: 'gone' }))
  })
})

it('cannot say whether a quote that has vanished was changed before', async () => {
  const { ports, calls, shop } = someQuotePorts()
  calls.failNext('quoteGateway.changeQuantity', unconfirmed)
  shop.quotes.clear()
  const write: QuoteWrite = { kind: 'quantity', itemId, quantity: 7 }
  const after = await writeToQuote(ports, { quote: aQuote(), write, notes })()
  expect(after).toEqual(E.left(unconfirmed))
})

describe('an address whose answer got lost', () => {
  const unlike = aFulfilment({
    shippingAddress: anAddress({ streetAddress: '18 MILLRACE RD' }),
    shippingAddressId: 'copy-2',
    savedAddressId: undefined,
  })
  const writes: readonly QuoteWrite[] = [
    { kind: 'new-address', fulfilmentId: id, entry: anAddressEntry() },
    { kind: 'saved-address', fulfilmentId: id, addressId: addressId('address-works') },
  ]

  it.each(writes)(
    'is in doubt where another copy has come, and not told as lost: $kind (FULF-04)',
    async (write) => {
      const before = aQuote({ fulfilments: [nowhere] })
      const { ports, calls, shop } = someQuotePorts(before)
      calls.failNext(
        write.kind === 'new-address'
          ? 'fulfilmentGateway.useNewAddress'
          : 'fulfilmentGateway.useSavedAddress',
        unconfirmed,
      )
      const kept = shop.quotes.get(before.id)
      if (!kept) throw new Error('The quote is not there.')
      shop.quotes.set(before.id, { ...kept, quote: { ...before, fulfilments: [unlike] } })
      expect(await writeToQuote(ports, { quote: before, write, notes })()).toEqual(
        E.left(unconfirmed),
      )
    },
  )
})

describe('a quantity above the stock', () => {
  const other = quoteItemId('item-2')
  const paint = aQuoteItem({ id: other, modelCode: 'OM1080CNKS', stock: 90 })
  const quote = aQuote({ items: [aQuoteItem({ stock: 90 }), paint] })
  const asked: QuoteWrite = { kind: 'quantity', itemId, quantity: 70 }

  it('is refused with what is in stock now, not when the line was priced, and the server is quoted', async () => {
    const { ports, shop, notifier, calls } = someQuotePorts(quote)
    shop.stock.set('OM1080CNS', 60)
    const after = await writeToQuote(ports, { quote, write: asked, notes })()
    expect(after).toEqual(E.left({ kind: 'above-stock', available: 60 }))
    expect(calls.asked).toEqual(['quoteGateway.changeQuantity', 'priceBook.prices'])
    expect(notifier.notices).toMatchObject([
      { messages: ['The maximum available quantity is 60.'] },
    ])
  })

  it('is refused so line by line, all of them in one question', async () => {
    const { ports, shop, calls } = someQuotePorts(quote)
    shop.stock.set('OM1080CNS', 0).set('OM1080CNKS', 60)
    const quantities = [
      { kind: 'quantity', itemId, quantity: 70 },
      { kind: 'quantity', itemId: other, quantity: 61 },
    ] as const
    const write: SentWrite = { kind: 'quantities', quantities }
    const after = await writeToQuote(ports, { quote, write, notes })()
    expect(after).toMatchObject(
      E.right({
        refused: new Map([
          [itemId, { kind: 'above-stock', available: 0 }],
          [other, { kind: 'above-stock', available: 60 }],
        ]),
      }),
    )
    expect(calls.asked.filter((call) => call === 'priceBook.prices')).toHaveLength(1)
  })

  it('keeps the words of the server where the stock explains nothing, or is not answered', async () => {
    const refused: PortFailure = { kind: 'refused', messages: ['Not today.'] }
    const { ports, shop, calls } = someQuotePorts(quote)
    const ask = () => {
      calls.failNext('quoteGateway.changeQuantity', refused)
      return writeToQuote(ports, { quote, write: asked, notes })()
    }
    expect(await ask()).toEqual(E.left(refused))
    shop.stock.set('OM1080CNS', 70)
    expect(await ask()).toEqual(E.left(refused))
    shop.stock.set('OM1080CNS', 60)
    calls.failNext('priceBook.prices', { kind: 'timed-out' })
    expect(await ask()).toEqual(E.left(refused))
  })

  it('asks nothing for a page that was left', async () => {
    const { ports, shop, calls } = someQuotePorts(quote)
    shop.stock.set('OM1080CNS', 60)
    await writeToQuote(ports, { quote, write: asked, notes }, () => true)()
    expect(calls.asked).not.toContain('priceBook.prices')
  })
})

it('sends the comment with a submission', async () => {
  const { ports, shop } = someQuotePorts()
  const quote = aQuote()
  await writeToQuote(ports, { quote, write: { kind: 'submit' }, notes })()
  expect(shop.quotes.get(quote.id)?.quote.history.at(-1)?.reason).toBe('Please hurry.')
})

describe('the message of an outcome', () => {
  it('is the one of its write', () => {
    expect(cases.map(({ write }) => successNotice(write).key)).toEqual([
      'quote:purchaseOrder.updated',
      'quote:quantity.updated',
      'quote:lines.quantity.updated',
      'quote:date.updated',
      'quote:date.updated',
      'quote:item.changed',
      'quote:item.removed',
      'quote:lines.removed',
      'quote:recall.done',
      'quote:promotion.removed',
      'quote:fulfilment.updated',
      'quote:fulfilment.addressUpdated',
      'quote:fulfilment.addressUpdated',
      'quote:fulfilment.updated',
      'quote:fulfilment.updated',
      'quote:fulfilment.updated',
      'quote:submit.submitted',
      'quote:submit.resubmitted',
    ])
  })

  it.each([
    ['undo', 'quote:lines.undone'],
    ['redo', 'quote:lines.redone'],
  ] as const)('of an %s is its own, and not the one that was heard before', (by, key) => {
    const quantity = { kind: 'quantity', itemId, quantity: 7, by } as const
    const date = { kind: 'date', itemId, date: aDay('2026-09-01'), by } as const
    const calls: readonly SentWrite[] = [
      quantity,
      date,
      { kind: 'quantities', quantities: [quantity, quantity] },
      { kind: 'dates', dates: [date, date] },
    ]
    expect(calls.map((write) => successNotice(write).key)).toEqual(calls.map(() => key))
  })

  it('names no undo where something typed went along with it', () => {
    const typed = { kind: 'quantity', itemId, quantity: 7 } as const
    for (const quantities of [
      [typed, { ...typed, by: 'undo' }],
      [{ ...typed, by: 'undo' }, typed],
    ] as const) {
      const { key } = successNotice({ kind: 'quantities', quantities })
      expect(key).toBe('quote:lines.quantity.updated')
    }
  })

  it('of a failed submission has words of its own, whatever the server says', () => {
    const refused: PortFailure = { kind: 'refused', messages: ['Not today.'] }
    expect(failureNotice({ kind: 'submit' }, refused)).toEqual({
      tone: 'error',
      key: 'quote:submit.submitFailed',
    })
    expect(failureNotice({ kind: 'resubmit' }, refused)).toEqual({
      tone: 'error',
      key: 'quote:submit.resubmitFailed',
    })
  })

  it('of any other failed write has the words of the server, and else the general ones', () => {
    const write: QuoteWrite = { kind: 'quantity', itemId, quantity: 7 }
    const key = 'quote:changeFailed'
    expect(failureNotice(write, { kind: 'refused', messages: ['Too many.'] })).toEqual({
      tone: 'error',
      key,
      messages: ['Too many.'],
    })
    expect(failureNotice(write, { kind: 'not-saved' })).toEqual({ tone: 'error', key })
  })

  it('of a write that may have been done never says that it was not', () => {
    const quantity: QuoteWrite = { kind: 'quantity', itemId, quantity: 7 }
    expect(failureNotice(quantity, unconfirmed).key).toBe('common:failure.unconfirmed')
    for (const kind of ['submit', 'resubmit'] as const) {
      expect(failureNotice({ kind }, unconfirmed).key).toBe('quote:submit.unconfirmed')
    }
  })
})
