/** What other tabs are told of writes to quotes. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { type QuoteWriting, tellingTabs } from '../../../../src/application/quote/quote-changes.ts'
import type { Program } from '../../../../src/application/program.ts'
import { notesOf } from '../../../../src/domain/quote/submission.ts'
import { aDay } from '../../../builders/a-day.ts'
import {
  anotherModel,
  aQuote,
  fulfilmentId,
  quoteId,
  quoteItemId,
} from '../../../builders/a-quote.ts'
import { addressId, anAddressEntry } from '../../../builders/an-address.ts'
import type { FakeCall } from '../../../fakes/fake-calls.ts'
import { fakeShop } from '../../../fakes/fake-shop.ts'
import { memoryTabs } from '../../../fakes/memory-tabs.ts'
import { enginePortsOf, shopPorts } from '../../../fakes/shop-ports.ts'

const email = 'us@manifold.test'
const { id } = aQuote()
const itemId = quoteItemId('item-1')
const of = { quoteId: id, fulfilmentId: fulfilmentId('fulfilment-1') }
const line = {
  skuId: anotherModel.skuId,
  modelCode: 'OM1080CNS',
  quantity: 1,
  plannedDate: undefined,
  requestedDate: undefined,
  customerMaterialNumber: '',
}
const day = aDay('2026-09-01')

type Write = readonly [FakeCall, (ports: QuoteWriting) => Program<unknown>]

const writes: readonly Write[] = [
  ['draftOrderGateway.addLines', (ports) => ports.draftOrderGateway.addLines(id, [], 'USD')],
  [
    'fulfilmentGateway.chooseMethod',
    (ports) => ports.fulfilmentGateway.chooseMethod(id, 'shipping', [itemId]),
  ],
  [
    'fulfilmentGateway.useSavedAddress',
    (ports) => ports.fulfilmentGateway.useSavedAddress(of, addressId('address-1')),
  ],
  [
    'fulfilmentGateway.useNewAddress',
    (ports) => ports.fulfilmentGateway.useNewAddress(of, anAddressEntry()),
  ],
  [
    'fulfilmentGateway.chooseShippingMethod',
    (ports) => ports.fulfilmentGateway.chooseShippingMethod(of, 'truck'),
  ],
  [
    'fulfilmentGateway.choosePickupLocation',
    (ports) => ports.fulfilmentGateway.choosePickupLocation(of, 'works'),
  ],
  [
    'fulfilmentGateway.choosePickupDate',
    (ports) => ports.fulfilmentGateway.choosePickupDate(of, day),
  ],
  [
    'quoteGateway.addLine',
    (ports) => ports.quoteGateway.addLine({ ...line, target: { quoteId: id } }),
  ],
  ['quoteGateway.addSeveral', (ports) => ports.quoteGateway.addSeveral({ quoteId: id }, [line])],
  ['quoteGateway.copy', (ports) => ports.quoteGateway.copy(quoteId('old'), { quoteId: id })],
  ['quoteGateway.setPurchaseOrder', (ports) => ports.quoteGateway.setPurchaseOrder(id, 'PO-9')],
  ['quoteGateway.changeQuantity', (ports) => ports.quoteGateway.changeQuantity(id, itemId, 9)],
  [
    'quoteGateway.changeRequestedDate',
    (ports) => ports.quoteGateway.changeRequestedDate(id, itemId, day),
  ],
  ['quoteGateway.changeQuantities', (ports) => ports.quoteGateway.changeQuantities(id, [])],
  ['quoteGateway.changeRequestedDates', (ports) => ports.quoteGateway.changeRequestedDates(id, [])],
  ['quoteGateway.changeModel', (ports) => ports.quoteGateway.changeModel(id, anotherModel)],
  ['quoteGateway.removeItem', (ports) => ports.quoteGateway.removeItem(id, itemId)],
  ['quoteGateway.removeItems', (ports) => ports.quoteGateway.removeItems(id, [itemId])],
  ['quoteGateway.removePromotion', (ports) => ports.quoteGateway.removePromotion(id, 'SPRING')],
  ['quoteGateway.clear', (ports) => ports.quoteGateway.clear(id)],
  ['quoteGateway.removeQuote', (ports) => ports.quoteGateway.removeQuote(id)],
  ['quoteGateway.submit', (ports) => ports.quoteGateway.submit(id, notesOf(aQuote()))],
  ['quoteGateway.resubmit', (ports) => ports.quoteGateway.resubmit(id, notesOf(aQuote()))],
  ['quoteGateway.recall', (ports) => ports.quoteGateway.recall(id, 1)],
]

async function aBrowser() {
  const shop = fakeShop()
  const tabs = memoryTabs()
  const plain = await enginePortsOf(shopPorts(shop, email))
  return { shop, tabs, ports: tellingTabs(plain, tabs) }
}

describe('a write to a quote', () => {
  it.each(writes)('is told to other tabs where it may have been done: %s', async (call, write) => {
    const { shop, tabs, ports } = await aBrowser()
    shop.calls.failNext(call, { kind: 'unconfirmed' })
    await write(ports)()
    expect(tabs.told).toEqual([{ kind: 'quote-changed', quoteId: id }])
  })

  it.each(writes)('is not told where the engine has refused it: %s', async (call, write) => {
    const { shop, tabs, ports } = await aBrowser()
    shop.calls.failNext(call, { kind: 'refused', messages: [] })
    await write(ports)()
    expect(tabs.told).toEqual([])
  })

  it('is told once it was done', async () => {
    const { tabs, ports } = await aBrowser()
    const created = await ports.quoteGateway.create('Press room')()
    if (E.isLeft(created)) throw new Error('The quote was not created.')
    expect(tabs.told).toEqual([])
    await ports.quoteGateway.setPurchaseOrder(created.right, 'PO-9')()
    expect(tabs.told).toEqual([{ kind: 'quote-changed', quoteId: created.right }])
  })

  it('is not told of a quote that is new', async () => {
    const { shop, tabs, ports } = await aBrowser()
    shop.calls.failNext('quoteGateway.addSeveral', { kind: 'unconfirmed' })
    await ports.quoteGateway.addSeveral({ newQuoteName: 'Press room' }, [line])()
    expect(tabs.told).toEqual([])
  })

  it('of every kind is told: each port has none beside these and its readings', async () => {
    const { ports } = await aBrowser()
    const named = writes.map(([call]) => call)
    const readings = [
      'draftOrderGateway.nextOption',
      'fulfilmentGateway.eligibleMethods',
      'fulfilmentGateway.pickupLocations',
      'quoteGateway.list',
      'quoteGateway.openDrafts',
      'quoteGateway.open',
      'quoteGateway.create',
      'quoteGateway.document',
      'quoteGateway.ledger',
    ]
    const { draftOrderGateway, fulfilmentGateway, quoteGateway } = ports
    const all = Object.entries({ draftOrderGateway, fulfilmentGateway, quoteGateway }).flatMap(
      ([port, calls]) => Object.keys(calls).map((name) => `${port}.${name}`),
    )
    expect([...named, ...readings].toSorted()).toEqual(all.toSorted())
  })
})
