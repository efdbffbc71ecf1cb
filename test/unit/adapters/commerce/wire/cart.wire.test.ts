import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { decodeCart } from '../../../../../src/adapters/commerce/wire/cart.wire.ts'
import type { Cart } from '../../../../../src/domain/cart/cart.ts'
import { aCartAnswer, aCartItemAnswer } from '../../../../builders/wire-answers.ts'

function read(overrides: Readonly<Record<string, unknown>> = {}): Cart {
  const decoded = decodeCart({ cart: aCartAnswer(overrides) })
  if (E.isLeft(decoded)) throw new Error(decoded.left.join())
  return decoded.right
}

describe('a cart on the wire', () => {
  it('has title, items, pieces and subtotal; an item its bundle, quote only and quantity (CART-06)', () => {
    const bundle = aCartItemAnswer({ orderItemID: 'kit', quantity: 1, quoteOnly: true })
    const part = aCartItemAnswer({ orderItemID: 'ring', parentOrderItemID: 'kit', quantity: 4 })
    const cart = read({ title: 'Spares', orderItems: [bundle, part], totalItems: 5, subTotal: 25 })
    expect(cart).toMatchObject({
      title: 'Spares',
      totalItems: 5,
      totals: { subtotal: 25 },
      items: [
        {
          id: 'kit',
          parentId: undefined,
          isQuoteOnly: true,
          quantity: 1,
          children: [{ id: 'ring', parentId: 'kit', quantity: 4 }],
        },
      ],
    })
  })

  it('has no price where the server shows none, and never a zero in its place (D10)', () => {
    const item = aCartItemAnswer({
      price: null,
      extendedPriceAfterDiscount: null,
      extendedPrice: '',
    })
    const cart = read({ orderItems: [item], subTotal: null, subtotal: null, total: null })
    expect(cart.items[0]).toMatchObject({ unitPrice: undefined, lineTotal: undefined })
    expect(cart.totals).toMatchObject({ subtotal: undefined, afterTax: undefined })
  })

  it('is not read at all when a line of it cannot be', () => {
    const answer = { cart: aCartAnswer({ orderItems: [{ quantity: 2 }] }) }
    expect(E.isLeft(decodeCart(answer))).toBe(true)
  })
})
