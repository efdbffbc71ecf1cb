/** What a model costs with one other answer: every question by itself, all other answers as they are. */

import type { ModifierDocument } from '../catalogue/product-document.ts'
import { type Configuration, encodeModel } from './decode-model.ts'
import type { ModelPrice, PriceRequest } from './model-price.ts'
import { priceModel } from './price-model.ts'

export interface Alternative {
  readonly modifierKey: string
  /** Empty: an optional question that is left open. */
  readonly optionCode: string
  readonly price: ModelPrice
}

/** More answers than any product has; what lies beyond is left out. */
const ALTERNATIVES_LIMIT = 500

/**
 * Every other answer to every question, priced in the same quantity; those that cannot be had in it, or of which
 * there is not enough in stock, are left out. A plain product has no questions, and so no alternatives.
 */
export function alternativesOf(request: PriceRequest, present: ModelPrice): readonly Alternative[] {
  const { doc, priceList } = request.product
  if (priceList.plain !== undefined) return []
  const modifiers = request.zone === 'US' ? doc.modifiersUS : doc.modifiersEU
  const chosen = Object.fromEntries(
    present.skuConfigurations.map(({ modifierKey, optionCode }) => [modifierKey, optionCode]),
  )
  const others = modifiers.flatMap((modifier) =>
    otherAnswers(modifier, chosen[modifier.key]).map((code) => [modifier.key, code] as const),
  )
  return others.slice(0, ALTERNATIVES_LIMIT).flatMap(([modifierKey, optionCode]) => {
    const configuration = withAnswer(chosen, modifierKey, optionCode)
    const reading = modifiers.map(({ key }) => configuration[key] ?? '')
    const modelNumber = encodeModel(doc.skuCode, reading)
    const price = priceModel({ ...request, modelNumber, configuration })
    return price.ok && (price.calculatedQATS ?? Infinity) >= price.quantity
      ? [{ modifierKey, optionCode, price }]
      : []
  })
}

/** The answers beside the given one, in the order of the list; an optional question may also be left open. */
function otherAnswers(
  { options, required }: ModifierDocument,
  given: string | undefined,
): readonly string[] {
  const codes = options.filter(({ isHiddenFlag }) => !isHiddenFlag).map(({ code }) => code)
  return [...(required ? [] : ['']), ...codes].filter((code) => code !== (given ?? ''))
}

function withAnswer(chosen: Configuration, key: string, code: string): Configuration {
  const { [key]: _, ...others } = chosen
  return code === '' ? others : { ...others, [key]: code }
}
