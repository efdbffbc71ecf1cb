/** A model that stands beside others: what its code says, as far as it can be read. */
import type { AddressZone } from '../account/address-zone.ts'
import {
  type CodedProduct,
  codedProduct,
  encodeModelCode,
  normaliseModelCode,
} from '../catalogue/model-code.ts'
import { decodeModelCode, type ModelCodeProblem } from '../catalogue/model-code-decoding.ts'
import { type Choices, withAutomaticChoices } from '../catalogue/modifier.ts'
import { isPlain, modifiersOf, type Product, selectedSku, type Sku } from '../catalogue/product.ts'
import { missingModifiers } from './configuration.ts'
import {
  certainAnswers,
  readConfigurationText,
  type UnofferedAnswer,
  unofferedAnswers,
} from './configuration-text.ts'

/** Why a code is not one model: it is not finished, has several readings, cannot be read, or asks nothing to compare. */
export type UnsettledCode =
  | { readonly kind: 'open'; readonly count: number }
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'wrong'; readonly problem: ModelCodeProblem }
  | { readonly kind: 'plain' }
  /** Answers that are not offered, at all or in this region. */
  | { readonly kind: 'unoffered'; readonly answers: readonly UnofferedAnswer[] }

export interface ComparedModel {
  /** As the address has it. */
  readonly text: string
  /** Tidied, as far as it could be read where the answers came one by one. */
  readonly code: string
  readonly product: Product
  readonly sku: Sku
  readonly coded: CodedProduct
  /** Those that are certain. */
  readonly choices: Choices
  /** Undefined for one whole model. */
  readonly unsettled: UnsettledCode | undefined
}

/** Whether all that a code says could be read, however much it leaves open: what could not be read is no difference. */
export function isReadable({ unsettled }: ComparedModel): boolean {
  return unsettled?.kind !== 'wrong' && unsettled?.kind !== 'unoffered'
}

/** What a text says of a product in a zone; undefined for a product without skus. */
export function comparedModel(
  text: string,
  product: Product,
  zone: AddressZone,
): ComparedModel | undefined {
  const sku = selectedSku(product, undefined)
  if (!sku) return undefined
  const coded = codedProduct(product, { skuCode: sku.code, zone, isPreview: false })
  const modifiers = modifiersOf(product, zone)
  const read: Read = isPlain(product)
    ? { choices: new Map(), unsettled: { kind: 'plain' } }
    : reading(coded, text)
  const choices = read.unsettled
    ? read.choices
    : withAutomaticChoices(modifiers, read.choices, false)
  const missing = missingModifiers(modifiers, choices).length
  const whole = encodeModelCode(sku.code, modifiers, choices)
  const code = text.includes('~') ? whole : normaliseModelCode(text)
  // What is typed of an option that need not be chosen is open, too: the model without it is another one.
  const open = missing === 0 && !whole.startsWith(code) ? 1 : missing
  return {
    text,
    code,
    product,
    sku,
    coded,
    choices,
    unsettled: read.unsettled ?? (open > 0 ? { kind: 'open', count: open } : undefined),
  }
}

type Read = Pick<ComparedModel, 'choices' | 'unsettled'>

function reading(coded: CodedProduct, text: string): Read {
  const written = readConfigurationText(coded, text)
  if (written) {
    const answers = unofferedAnswers(coded, text)
    const unsettled = answers.length > 0 ? ({ kind: 'unoffered', answers } as const) : undefined
    return { choices: written, unsettled }
  }
  const decoding = decodeModelCode(coded, text)
  switch (decoding.kind) {
    case 'complete':
      return { choices: decoding.choices, unsettled: undefined }
    case 'ambiguous':
      return { choices: certainAnswers(decoding.readings), unsettled: { kind: 'ambiguous' } }
    case 'incomplete':
      return { choices: certainAnswers(decoding.readings), unsettled: undefined }
    case 'wrong': {
      const { problem } = decoding
      return { choices: problem.before, unsettled: { kind: 'wrong', problem } }
    }
  }
}
