/** The sums of a quote or a cart, in major units. */
import * as t from 'io-ts'
import { amount } from '../../http/lenient.wire.ts'

export const sumsFields = 'sums { subtotal discount surcharge afterSurcharge tax afterTax isVat }'

export const SumsWire = t.type({
  subtotal: amount,
  discount: amount,
  surcharge: amount,
  afterSurcharge: amount,
  tax: amount,
  afterTax: amount,
  isVat: t.boolean,
})
