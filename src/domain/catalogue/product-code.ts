/**
 * A typed or written code as one sku of one product, whatever kind of product it is. Every way of adding a
 * line reads codes here, so that none knows a code that another does not.
 */
import type { AddressZone } from '../account/address-zone.ts'
import {
  type CodedProduct,
  codedProduct,
  decodeModelCode,
  type Decoding,
  normaliseModelCode,
  skuCodeOf,
} from './model-code.ts'
import { skuCodeLength } from './model-code-text.ts'
import type { Modifier } from './modifier.ts'
import { isPlain, type Product, type Sku } from './product.ts'

/** For whom a code is read. */
export interface CodeReader {
  readonly zone: AddressZone
  readonly isPreview: boolean
}

export interface ProductCode {
  readonly decoding: Decoding
  /** The sku that the code names; undefined while it can not be read whole. */
  readonly sku: Sku | undefined
}

/** The one question that stands for the choice among a plain product's skus. */
const plainKey = 'sku'

/**
 * Reads a code as one of a product's. Undefined when the product has no such sku code (CSV-04). The code of a
 * plain product is the whole code of one of its skus; of a configurable one the model code.
 */
export function readProductCode(
  product: Product,
  text: string,
  reader: CodeReader,
): ProductCode | undefined {
  const skuCode = skuCodeOf(text)
  if (skuCode === undefined) return undefined
  const skus = product.skus.filter(({ code }) => skuCodeOf(code) === skuCode)
  const [first] = skus
  if (!first) return undefined
  const decoding = decodeModelCode(codedForm(product, skuCode, reader), text)
  if (decoding.kind !== 'complete') return { decoding, sku: undefined }
  const sku = isPlain(product)
    ? skus.find(({ code }) => normaliseModelCode(code) === decoding.code)
    : first
  return { decoding, sku }
}

// A memo and no state: the tries of a product belong to its coded form, which is the same each time.
const codedForms = new WeakMap<Product, Map<string, CodedProduct>>()

/** What the codes of a product are read with, for the sku code that they begin with; the same one each time. */
export function codedForm(product: Product, skuCode: string, reader: CodeReader): CodedProduct {
  const forms = codedForms.get(product) ?? new Map<string, CodedProduct>()
  codedForms.set(product, forms)
  const name = `${skuCode} ${reader.zone} ${reader.isPreview}`
  const known = forms.get(name)
  if (known) return known
  const form = isPlain(product)
    ? plainForm(product, skuCode, reader)
    : codedProduct(product, { skuCode, ...reader })
  forms.set(name, form)
  return form
}

/** A plain product as if it were configured by one question: what follows the first three characters. */
function plainForm({ skus }: Product, skuCode: string, { isPreview }: CodeReader): CodedProduct {
  const endings = new Map(
    skus
      .map(({ code, name }) => ({ code: normaliseModelCode(code), name }))
      .filter(({ code }) => code.startsWith(skuCode))
      .map(({ code, name }) => [code.slice(skuCodeLength), name] as const),
  )
  const modifier: Modifier = {
    key: plainKey,
    title: '',
    codeTitle: '',
    isRequired: !endings.has(''),
    options: [...endings]
      .filter(([code]) => code !== '')
      .map(([code, title]) => ({
        code,
        title,
        description: '',
        leadTimeNote: undefined,
        isHidden: false,
        minimum: undefined,
        step: undefined,
      })),
  }
  const modifiers = modifier.options.length > 0 ? [modifier] : []
  return { skuCode, modifiers, otherZone: modifiers, isPreview }
}
