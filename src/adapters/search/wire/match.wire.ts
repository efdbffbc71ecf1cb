/** What a product was found by, on the wire. */
import * as t from 'io-ts'
import { type FoundOption, foundKinds, foundSku } from '../../../domain/catalogue/found-option.ts'
import { type SkuId, skuId } from '../../../domain/catalogue/product.ts'
import { needed, rows, text } from '../../http/lenient.wire.ts'

export const MatchWire = t.type({
  type: text,
  key: text,
  name: text,
  code: text,
  title: needed,
})

/** A kind that we do not know is left out, and so is an option that cannot be chosen. */
export function toFoundOption(wire: t.TypeOf<typeof MatchWire>): readonly FoundOption[] {
  const kind = foundKinds.find((each) => each === wire.type)
  const isChosen = kind !== 'modifier' || (wire.key !== '' && wire.code !== '')
  const { key, name, code, title } = wire
  return kind !== undefined && isChosen ? [{ kind, key, name, code, title }] : []
}

/** The options by which a plain product leads to a sku. */
export const SkuOptionsWire = rows(t.type({ optionGroupCode: needed, optionCode: needed }))

interface OptionedSkuWire {
  /** Empty where the search does not say it. */
  readonly skuID: string
  readonly options: t.TypeOf<typeof SkuOptionsWire>
}

/** The sku that was found by its options; undefined where none was. */
export function toFoundSku(
  skus: readonly OptionedSkuWire[],
  found: readonly FoundOption[],
): SkuId | undefined {
  const known = skus.filter(({ skuID }) => skuID !== '')
  return foundSku(
    known.map(({ skuID, options }) => ({
      id: skuId(skuID),
      options: new Map(options.map((each) => [each.optionGroupCode, each.optionCode])),
    })),
    found,
  )
}
