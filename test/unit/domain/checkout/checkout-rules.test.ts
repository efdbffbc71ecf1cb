import { describe, expect, it } from 'vitest'
import { cartItemId } from '../../../../src/domain/cart/cart.ts'
import type { Checkout } from '../../../../src/domain/checkout/checkout.ts'
import { coversAmount } from '../../../../src/domain/checkout/account-credit.ts'
import { usesElsewhere } from '../../../../src/domain/quote/purchase-order.ts'
import { checkoutSums } from '../../../../src/domain/checkout/checkout-sums.ts'
import { mayOrderAsGuest } from '../../../../src/domain/checkout/guest-checkout.ts'
import { outcomeGroups } from '../../../../src/domain/checkout/line-outcomes.ts'
import { mostBy, offeredMethods } from '../../../../src/domain/checkout/payment.ts'
import { changesSince } from '../../../../src/domain/checkout/review-changes.ts'
import {
  aCartItem,
  aCheckout,
  aCompleteCheckout,
  aMethod,
  aPayment,
} from '../../../builders/a-checkout.ts'

describe('ordering as a guest', () => {
  it.each([
    [true, '/checkout/shipping', true],
    [true, '/checkout', true],
    [true, '/Checkout/review?x=1', true],
    [false, '/checkout/shipping', false],
  ])('follows what the site allows: %s at %s (CART-01)', (isAllowed, destination, expected) => {
    expect(mayOrderAsGuest(isAllowed, destination)).toBe(expected)
  })

  it.each([undefined, '', '/', '/shopping-cart', '/checkout-help', '//checkout/', 'checkout/x'])(
    'belongs to the checkout only: not at %s (CART-02)',
    (destination) => {
      expect(mayOrderAsGuest(true, destination)).toBe(false)
    },
  )
})

describe('ways of paying', () => {
  const term = aMethod()
  const check = aMethod({ id: 'check', kind: 'check' })
  const unknown = aMethod({ id: 'x', kind: 'other' })

  it('begin with paying on account', () => {
    expect(offeredMethods([check, term, unknown], true)).toEqual([term, check])
  })

  it('leave paying on account out without an approved credit (ACCT-12)', () => {
    expect(offeredMethods([term, check], false)).toEqual([check])
  })

  it('cover what the other payments leave, and take the place of another of their kind', () => {
    const paid = { payments: [aPayment({ amount: 20.1 })], amountDue: 22.9 }
    expect(mostBy(check, paid)).toBe(22.9)
    expect(mostBy(term, paid)).toBe(43)
    expect(mostBy({ ...term, maximum: 30 }, paid)).toBe(30)
    expect(mostBy(check, { ...paid, amountDue: undefined })).toBeUndefined()
    const giftCard = aPayment({ kind: 'gift-card', amount: 5 })
    expect(mostBy(aMethod({ kind: 'gift-card' }), { payments: [giftCard], amountDue: 38 })).toBe(38)
  })
})

describe('account credit', () => {
  const credit = {
    isEnabled: true,
    limit: 100,
    openBalance: 40,
    available: 60,
    currency: 'USD',
    termName: '',
    dueDays: 30,
  }

  it.each([
    [60, true],
    [60.01, false],
    [undefined, undefined],
  ])('covers an amount of %s: %s', (amount, expected) => {
    expect(coversAmount(credit, amount)).toBe(expected)
  })

  it('tells of other orders with a purchase order number, not of this cart', () => {
    const use = { id: 'order-1', orderNumber: '1001', quoteName: '', on: undefined }
    expect(usesElsewhere([{ ...use, id: 'cart-1' }, use], 'cart-1')).toEqual([use])
  })
})

describe('the summary of a checkout', () => {
  it('says of every line what becomes of it, and of one without a word that it stays', () => {
    const items = ['a', 'b', 'c', 'd'].map((id) => aCartItem({ id: cartItemId(id) }))
    const line = (id: string, outcome: 'order' | 'quote') => ({
      itemId: cartItemId(id),
      fulfilmentId: undefined,
      outcome,
      arrives: undefined,
    })
    const { cart } = aCheckout()
    const groups = outcomeGroups(
      aCheckout({
        cart: { ...cart, items },
        lines: [line('a', 'quote'), line('b', 'order'), line('c', 'order')],
      }),
    )
    expect(groups.map(({ outcome, lines }) => [outcome, lines.map(({ item }) => item.id)])).toEqual(
      [
        ['order', ['b', 'c']],
        ['quote', ['a']],
        ['stays', ['d']],
      ],
    )
  })

  it('calls no freight free while it is open where the goods go, or how', () => {
    const freightIn = (checkout: Checkout) =>
      checkoutSums(checkout).find(({ kind }) => kind === 'freight')?.amount
    expect(freightIn(aCheckout({ freight: 0 }))).toBeUndefined()
    expect(freightIn(aCompleteCheckout({ freight: 0 }))).toBe(0)
    expect(freightIn(aCompleteCheckout())).toBe(18)
  })

  it('has the freight before a tax or a total that holds a part of it (D18)', () => {
    const kinds = (checkout = aCompleteCheckout()) => checkoutSums(checkout).map(({ kind }) => kind)
    expect(kinds()).toEqual([
      'subtotal',
      'freight',
      'included-surcharge',
      'included-tax',
      'total-after-tax',
    ])
    const { cart } = aCheckout()
    expect(kinds(aCompleteCheckout({ cart: { ...cart, currency: 'EUR' } }))).toEqual([
      'net',
      'surcharge',
      'freight',
      'total-after-surcharge',
      'tax',
      'total-after-tax',
    ])
  })
})

describe('what has changed since the review', () => {
  const reviewed = aCompleteCheckout()
  const item = aCartItem()
  const withItems = (...items: readonly ReturnType<typeof aCartItem>[]) =>
    aCompleteCheckout({ cart: { ...reviewed.cart, items } })

  it('is a price and a quantity, old and new', () => {
    const present = aCartItem({ unitPrice: 14, quantity: 1 })
    expect(changesSince(reviewed, withItems(present))).toEqual([
      { kind: 'price', item: present, previous: 12.5, present: 14 },
      { kind: 'quantity', item: present, previous: 2, present: 1 },
    ])
  })

  it('is a line that is gone or new', () => {
    const other = aCartItem({ id: cartItemId('item-2') })
    expect(changesSince(reviewed, withItems(other))).toEqual([
      { kind: 'added', item: other },
      { kind: 'gone', item },
    ])
  })

  it('is a line that is not sold any more, in place of its price', () => {
    const present = { ...item, isGone: true, unitPrice: undefined }
    expect(changesSince(reviewed, withItems(present))).toEqual([{ kind: 'unsold', item: present }])
  })

  it('is the freight', () => {
    expect(changesSince(reviewed, aCompleteCheckout({ freight: 20 }))).toEqual([
      { kind: 'freight', previous: 18, present: 20 },
    ])
  })
})
