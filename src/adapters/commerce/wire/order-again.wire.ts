/** `duplicateOrder` into the cart: the cart as it is now, and the lines that could not be added. */
import { either as E, function as F } from 'fp-ts'
import * as t from 'io-ts'
import type { CartWithOrder, NotAdded } from '../../../domain/order/order-again.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { isRecord } from '../../http/json.ts'
import { lenient, needed, rows } from '../../http/lenient.wire.ts'
import { decodeCart } from './cart.wire.ts'

const errors = lenient('errors', (value) => (isRecord(value) ? value : {}))

// A server that adds all or none names no lines.
const AnswerWire = t.type({ notAdded: rows(t.type({ orderItemID: needed, errors })) })

const decodeNotAdded = decodeWith(AnswerWire, ({ notAdded }) =>
  notAdded.map(
    (line): NotAdded => ({
      itemId: line.orderItemID,
      reason: 'quantity' in line.errors ? 'quantity' : 'gone',
    }),
  ),
)

export const decodeOrderInCart: Decode<CartWithOrder> = (body) =>
  F.pipe(
    decodeCart(body),
    E.chain((cart) =>
      F.pipe(
        decodeNotAdded(body),
        E.map((notAdded) => ({ cart, notAdded })),
      ),
    ),
  )
