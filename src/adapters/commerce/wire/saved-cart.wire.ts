/** Saved carts on the wire (docs/wire.md, Saved carts). */
import { either as E, function as F } from 'fp-ts'
import * as t from 'io-ts'
import { cartItemId } from '../../../domain/cart/cart.ts'
import { type SavedCart, savedCartId, type TakenUp } from '../../../domain/cart/saved-cart.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { amount, needed, neededRows, part, text } from '../../http/lenient.wire.ts'
import { decodeCart } from './cart.wire.ts'

const ListWire = t.type({
  cartsAndQuotesOnAccount: t.type({
    ordersOnAccount: neededRows(
      t.type({
        orderID: needed,
        orderName: text,
        createdDateTime: text,
        calculatedTotal: amount,
        calculatedTotalItemQuantity: amount,
        currencyCode: text,
      }),
    ),
  }),
})

/** `getAllCartsAndQuotesOnAccount`, asked for carts only. */
export const decodeSavedCarts: Decode<readonly SavedCart[]> = decodeWith(
  ListWire,
  ({ cartsAndQuotesOnAccount }) =>
    cartsAndQuotesOnAccount.ordersOnAccount.map((row) => ({
      id: savedCartId(row.orderID),
      name: row.orderName,
      savedAt: row.createdDateTime,
      pieces: row.calculatedTotalItemQuantity,
      total: row.calculatedTotal,
      currency: row.currencyCode,
    })),
)

const kind = t.keyof({ gone: null, quantity: null, price: null })

// A server that compares nothing names no changes.
const ChangedWire = t.type({
  setAside: part(t.type({ orderName: text })),
  changes: t.union([
    t.undefined,
    t.array(t.type({ orderItemID: needed, kind, previous: amount, present: amount })),
  ]),
})

const decodeChanges = decodeWith(ChangedWire, ({ setAside, changes }) => ({
  leftAs: setAside?.orderName,
  changes: changes?.map(({ orderItemID, ...change }) => ({
    ...change,
    itemId: cartItemId(orderItemID),
  })),
}))

/** `changeOrder`. */
export const decodeTakenUp: Decode<TakenUp> = (body) =>
  F.pipe(
    decodeCart(body),
    E.chain((cart) =>
      F.pipe(
        decodeChanges(body),
        E.map((told) => ({ cart, ...told })),
      ),
    ),
  )
