/**
 * The model code: what a motor is called on its plate. It is the sku code, three characters that name the
 * product, followed by one option code per modifier in the order of the zone's list; an optional modifier
 * that is not chosen contributes nothing. Option codes differ in length and may begin alike, so a code is
 * read in every way it can be, and one that can be read in two ways is reported, never guessed.
 */
import type { AddressZone } from '../account/address-zone.ts'
import { normaliseModelCode, skuCodeOf } from './model-code-text.ts'
import type { CodedProduct } from './model-code-trie.ts'
import { type Choices, chosenOption, type Modifier } from './modifier.ts'
import type { Product, Sku } from './product.ts'

export type { CodedProduct }
export { normaliseModelCode, skuCodeOf }

/** One part of a code as it is drawn: the sku code, then a part per modifier. */
export interface ModelCodeSegment {
  /** Undefined for the sku code. */
  readonly modifierKey: string | undefined
  /** The short name over the part; empty for the sku code, which the view names. */
  readonly codeTitle: string
  /** Undefined is a gap: not answered yet, or an optional part left out. */
  readonly code: string | undefined
  /** What the part means, in words. */
  readonly title: string | undefined
  /** Index of its first character in the code as far as it has grown. */
  readonly start: number
  readonly isOptional: boolean
}

/** What has to be known of a product to read its codes for a zone; keep it while the product is shown. */
export function codedProduct(
  product: Product,
  { skuCode, zone, isPreview }: { skuCode: Sku['code']; zone: AddressZone; isPreview: boolean },
): CodedProduct {
  const { US, EU } = product.modifiers
  const [modifiers, otherZone] = zone === 'US' ? [US, EU] : [EU, US]
  const otherZoneIs = zone === 'US' ? 'EU' : 'US'
  return { skuCode, modifiers, otherZone, otherZoneIs, isPreview }
}

/** The code of the answers given so far: it grows as they are given, and skips what is not answered. */
export function encodeModelCode(
  skuCode: string,
  modifiers: readonly Modifier[],
  choices: Choices,
): string {
  return modifiers.reduce(
    (code, modifier) => code + (chosenOption(modifier, choices)?.code ?? ''),
    skuCode,
  )
}

/** The same code in its parts, open gaps included: first the sku code, then one part per modifier. */
export function modelCodeSegments(
  skuCode: string,
  modifiers: readonly Modifier[],
  choices: Choices,
): readonly ModelCodeSegment[] {
  const sku: ModelCodeSegment = {
    modifierKey: undefined,
    codeTitle: '',
    code: skuCode,
    title: undefined,
    start: 0,
    isOptional: false,
  }
  let start = skuCode.length
  const answers = modifiers.map((modifier) => {
    const option = chosenOption(modifier, choices)
    const segment: ModelCodeSegment = {
      modifierKey: modifier.key,
      codeTitle: modifier.codeTitle,
      code: option?.code,
      title: option?.title,
      start,
      isOptional: !modifier.isRequired,
    }
    start += option?.code.length ?? 0
    return segment
  })
  return [sku, ...answers]
}
