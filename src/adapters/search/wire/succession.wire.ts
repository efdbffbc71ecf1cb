/** Products that take the place of others, on the wire. */
import * as t from 'io-ts'
import type { NamedProduct, Succession } from '../../../domain/catalogue/succession.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { needed, neededRows, optionalText, text } from '../../http/lenient.wire.ts'

export const NamedProductWire = t.type({
  skuCode: needed,
  productName: text,
  urlTitle: optionalText,
})

export function toNamedProduct(wire: t.TypeOf<typeof NamedProductWire>): NamedProduct {
  const { skuCode, productName, urlTitle } = wire
  return { skuCode, name: productName || skuCode, urlTitle }
}

const SuccessionWire = t.type({ productName: text, successors: neededRows(NamedProductWire) })

export const decodeSuccession: Decode<Succession> = decodeWith(SuccessionWire, (wire) => ({
  name: wire.productName,
  successors: wire.successors.map(toNamedProduct),
}))
