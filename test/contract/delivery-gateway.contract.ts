/** What every keeper of scheduled deliveries promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import type { DeliveryChange } from '../../src/domain/delivery/delivery-change.ts'
import { deliveryId } from '../../src/domain/delivery/scheduled-delivery.ts'
import { startObstacles } from '../../src/domain/delivery/delivery-start.ts'
import { addDays } from '../../src/domain/shared/calendar-date.ts'
import { dayOf } from '../../src/domain/shared/day.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { password, people } from './shop-under-test.ts'
import { watchedWrites } from './watched-writes.ts'

export const deliveryGatewayContract: Suite = (shop) => {
  /** A plain sku that can be ordered, and how many of it at least. */
  const goods = async () => {
    const { skus } = right(await shop().catalogue.bySkuCode(shop().known.plainSkuCode)())
    const [one, other] = skus.filter(({ allowsCart, isQuoteOnly }) => allowsCart && !isQuoteOnly)
    if (!one || !other) throw new Error('Two skus are wanted.')
    return [one, other].map(({ code, orderMinimum }) => ({
      skuCode: code,
      quantity: orderMinimum ?? 1,
    }))
  }
  const begun = async () => {
    const client = await shop().client(people.us)
    const [first] = await goods()
    if (!first) throw new Error('There are no goods.')
    const delivery = right(await client.deliveryGateway.add({ ...first, to: undefined })())
    const change = (wish: DeliveryChange) => client.deliveryGateway.change(delivery.id, wish)()
    return { ...client, delivery, change, first }
  }
  const started = async () => {
    const client = await begun()
    const { change, addressBook, deliveryGateway, delivery } = client
    const [address] = right(await addressBook.addresses()())
    if (!address) throw new Error('There is no address.')
    // The fake's own day, and any day that the real clock may be at.
    const today = shop().known.skuCode === 'OM1' ? dayOf(new Date(2026, 3, 6)) : dayOf(new Date())
    const date = addDays(today, 30)
    for (const wish of [
      { kind: 'rename', name: 'Seals for line 3' },
      { kind: 'reschedule', date, reason: undefined },
      { kind: 'ship-to', addressId: address.id },
      { kind: 'pay-on-terms', purchaseOrderNumber: 'PO-STANDING' },
      { kind: 'start' },
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      right(await change(wish))
    }
    const open = async () => right(await deliveryGateway.details(delivery.id)())
    return { ...client, date, open }
  }

  describe('a scheduled delivery', () => {
    it('is set up in a cart of its own, of which there is one (AUTH-05)', async () => {
      const { deliveryGateway, delivery, first, cartGateway } = await begun()
      expect(delivery).toMatchObject({
        status: 'setting-up',
        lines: [{ skuCode: first.skuCode, quantity: first.quantity, item: expect.anything() }],
        order: { cart: { items: [{ skuCode: first.skuCode }] } },
      })
      expect(startObstacles(delivery)).toEqual(['name', 'date', 'address', 'payment'])
      const again = right(await deliveryGateway.add({ ...first, to: undefined })())
      expect(again.id).toBe(delivery.id)
      expect(right(await deliveryGateway.cart()())?.lines).toMatchObject([
        { quantity: first.quantity * 2 },
      ])
      expect(right(await deliveryGateway.list(1)()).rows).toEqual([])
      expect(right(await cartGateway.cart()()).items).toEqual([])
    })

    it('comes as often as was said with its first goods, and is changed elsewhere from then on (SUBS-02)', async () => {
      const { deliveryGateway } = await shop().client(people.us)
      const [first] = await goods()
      if (!first) throw new Error('There are no goods.')
      const { frequencies } = right(await deliveryGateway.options()())
      const weekly = frequencies.find(({ days }) => days === 7)
      if (!weekly) throw new Error('Nothing comes every week.')
      const wish = { ...first, to: undefined, frequencyId: weekly.id }
      const made = right(await deliveryGateway.add(wish)())
      expect(made.frequency).toEqual(weekly)
      const more = right(await deliveryGateway.add({ ...first, to: undefined })())
      expect(more.frequency).toEqual(weekly)
      expect(kindOf(await deliveryGateway.add({ ...wish, frequencyId: 'never' })())).toBe('refused')
      expect(right(await deliveryGateway.cart()())).toEqual(more)
      const { deliveryGateway: theirs, delivery } = await started()
      const late = { ...first, to: delivery.id, frequencyId: weekly.id }
      expect(kindOf(await theirs.add(late)())).toBe('refused')
    })

    it('comes back with its cart at the next sign-in (AUTH-05)', async () => {
      const { delivery } = await begun()
      const { identity, deliveryGateway } = await shop().client()
      right(await identity.signIn({ email: people.us, password })())
      expect(right(await deliveryGateway.cart()())?.id).toBe(delivery.id)
    })

    it('begins to come once nothing is missing, and is refused before (SUBS-01)', async () => {
      const { change } = await begun()
      expect(kindOf(await change({ kind: 'start' }))).toBe('refused')
      const { deliveryGateway, delivery, date } = await started()
      const { rows } = right(await deliveryGateway.list(1)())
      expect(rows).toMatchObject([
        {
          id: delivery.id,
          name: 'Seals for line 3',
          status: 'active',
          frequency: { name: 'Monthly', months: 1 },
          itemCount: 1,
          nextDate: date,
          problem: undefined,
        },
      ])
      expect(rows[0]?.total).toBeGreaterThan(0)
      expect(right(await deliveryGateway.cart()())).toBeUndefined()
    })

    it('is edited: name, frequency, next date, quantity, payment (SUBS-02)', async () => {
      const { change, open, date, deliveryGateway, delivery, first } = await started()
      const { frequencies, dateReasons } = right(await deliveryGateway.options()())
      const weekly = frequencies.find(({ days }) => days === 7)
      const later = dateReasons.find(({ code }) => code === 'later')
      const [line] = delivery.lines
      if (!weekly || !later || !line) throw new Error('Something to choose is missing.')
      right(await change({ kind: 'rename', name: 'Seals for line 4' }))
      right(await change({ kind: 'repeat', frequencyId: weekly.id }))
      const moved = addDays(date, 3)
      expect(kindOf(await change({ kind: 'reschedule', date: moved, reason: undefined }))).toBe(
        'refused',
      )
      const reason = { reasonId: later.id, notes: '' }
      right(await change({ kind: 'reschedule', date: moved, reason }))
      const quantity = first.quantity * 3
      right(await change({ kind: 'set-quantity', lineId: line.id, quantity }))
      right(await change({ kind: 'pay-on-terms', purchaseOrderNumber: 'PO-NEW' }))
      expect(await open()).toMatchObject({
        name: 'Seals for line 4',
        frequency: { days: 7 },
        nextDate: moved,
        lines: [{ quantity }],
        order: { payments: [{ kind: 'term', purchaseOrderNumber: 'PO-NEW' }] },
      })
    })

    it('keeps its last product', async () => {
      const { change, deliveryGateway, delivery } = await started()
      const [line] = delivery.lines
      const [, other] = await goods()
      if (!line || !other) throw new Error('There are no goods.')
      expect(kindOf(await change({ kind: 'remove-item', lineId: line.id }))).toBe('refused')
      right(await deliveryGateway.add({ ...other, to: delivery.id })())
      const after = right(await change({ kind: 'remove-item', lineId: line.id }))
      expect(after.lines).toMatchObject([{ skuCode: other.skuCode }])
    })

    it('has one delivery skipped, and not a second one (SUBS-03)', async () => {
      const { change, date } = await started()
      const after = right(await change({ kind: 'skip' }))
      expect(after).toMatchObject({ skippedDate: date, runs: [{ date, state: 'skipped' }] })
      expect(after.nextDate).not.toBe(date)
      expect(await change({ kind: 'skip' })).toMatchObject({
        left: { kind: 'refused', messages: ['Cannot Skip Schedule Date More than Once'] },
      })
    })

    it('ends with a reason, which wants words where it is another one (SUBS-04)', async () => {
      const { change, open, deliveryGateway } = await started()
      const { cancellationReasons } = right(await deliveryGateway.options()())
      const reasonId = cancellationReasons.find(({ code }) => code === 'other')?.id ?? ''
      const end = (notes: string) => change({ kind: 'cancel', reason: { reasonId, notes } })
      expect(kindOf(await end(''))).toBe('refused')
      right(await end('The line moves.'))
      expect(await open()).toMatchObject({
        status: 'cancelled',
        nextDate: undefined,
        cancellation: { code: 'other', notes: 'The line moves.' },
      })
      expect(kindOf(await change({ kind: 'rename', name: 'Later' }))).toBe('refused')
    })

    it('that is missing or another account’s is not found, and cannot be touched (T09)', async () => {
      const { delivery } = await started()
      const { deliveryGateway } = await shop().client(people.eu)
      const writes = await watchedWrites(shop())
      for (const id of [delivery.id, deliveryId('no-such-delivery')]) {
        // oxlint-disable-next-line no-await-in-loop -- two of them
        expect(kindOf(await deliveryGateway.details(id)())).toBe('not-found')
        // oxlint-disable-next-line no-await-in-loop -- two of them
        expect(kindOf(await deliveryGateway.change(id, { kind: 'skip' })())).toBe('refused')
      }
      expect(right(await deliveryGateway.list(1)()).rows).toEqual([])
      await writes.were(0)
    })

    it('is nothing for visitors, who have no cart of them either', async () => {
      const { deliveryGateway } = await shop().client()
      expect(right(await deliveryGateway.cart()())).toBeUndefined()
      expect(kindOf(await deliveryGateway.list(1)())).toBe('unauthorised')
    })
  })
}
