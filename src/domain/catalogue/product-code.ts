/**
 * A typed or written code as one sku of one product, whatever kind of product it is. Every way of adding a
 * line reads codes here, so that none knows a code that another does not.
 */
import type { AddressZone } from '../account/address-zone.ts'
import { type CodedProduct, codedProduct, normaliseModelCode, skuCodeOf } from './model-code.ts'
import { decodeModelCode, type Decoding } from './model-code-decoding.ts'
import { skuCodeLength } from './model-code-text.ts'
import type { Modifier } from './modifier.ts'
import { isPlain, type Product, type Sku } from './product.ts'
import type { DepartedProduct } from './product-answer.ts'
import { successorModels } from './successor-models.ts'

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

/** The one question that represents the choice among a plain product's skus. */
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
  return skuCode === undefined ? undefined : bookOf(product, skuCode, reader).read(text)
}

/** The sku of a plain product that a code is the whole code of. */
export function plainSkuOf(product: Product, text: string): Sku | undefined {
  const model = normaliseModelCode(text)
  return isPlain(product)
    ? product.skus.find(({ code }) => normaliseModelCode(code) === model)
    : undefined
}

/**
 * The codes of a product that are one mistake away from a text which begins with another sku code: what was
 * meant, where the mistake is in the first three characters.
 */
export function codesNearby(product: Product, text: string, reader: CodeReader): readonly string[] {
  const code = normaliseModelCode(text)
  const skuCodes = new Set(product.skus.map((sku) => skuCodeOf(sku.code)))
  return [...skuCodes].flatMap((skuCode) => {
    if (skuCode === undefined) return []
    const decoding = decodeModelCode(codedForm(product, skuCode, reader), code)
    const suggestions = decoding.kind === 'wrong' ? decoding.problem.suggestions : []
    return suggestions.filter((suggestion) => isOneMistakeAway(suggestion, code))
  })
}

/** The codes of the product that takes the place of another one, the nearest to a code of that first. */
export function successorCodes(
  { successor }: DepartedProduct,
  text: string,
  reader: CodeReader,
): readonly string[] {
  const [first, ...others] = successor.skus
  const skuCode = first && skuCodeOf(first.code)
  if (!first || skuCode === undefined) return []
  if (isPlain(successor)) return others.length === 0 ? [normaliseModelCode(first.code)] : []
  const former = { modelCode: text, segments: [] }
  return successorModels(codedForm(successor, skuCode, reader), former)
}

/** How many codes are offered for a mistaken one. */
const offeredLimit = 3

/** The first of the codes that may have been meant, each once. */
export function offeredCodes(codes: readonly string[]): readonly string[] {
  return [...new Set(codes)].slice(0, offeredLimit)
}

/** What the codes of a product are read with, for the sku code that they begin with; the same one each time. */
export function codedForm(product: Product, skuCode: string, reader: CodeReader): CodedProduct {
  return bookOf(product, skuCode, reader).form
}

/** The codes of a product that begin with one sku code. */
interface ProductCodes {
  readonly form: CodedProduct
  readonly read: (text: string) => ProductCode | undefined
}

// A memo and no state: the same product reads the same codes, whether it is asked for the first time or not.
const books = new WeakMap<Product, Map<string, ProductCodes>>()

function bookOf(product: Product, skuCode: string, reader: CodeReader): ProductCodes {
  const ofProduct = books.get(product) ?? new Map<string, ProductCodes>()
  books.set(product, ofProduct)
  const name = `${skuCode} ${reader.zone} ${reader.isPreview}`
  const known = ofProduct.get(name)
  if (known) return known
  const book = productCodes(product, skuCode, reader)
  ofProduct.set(name, book)
  return book
}

/** How many readings are kept, because a table is checked often and reading a code is expensive. */
const keptReadings = 500

function productCodes(product: Product, skuCode: string, reader: CodeReader): ProductCodes {
  const form = isPlain(product)
    ? plainForm(product, skuCode, reader)
    : codedProduct(product, { skuCode, ...reader })
  const skus = product.skus.filter(({ code }) => skuCodeOf(code) === skuCode)
  const [first] = skus
  const readings = new Map<string, ProductCode>()
  return { form, read: (text) => (first ? read(normaliseModelCode(text), first) : undefined) }

  function read(code: string, only: Sku): ProductCode {
    const known = readings.get(code)
    if (known) return known
    const decoding = decodeModelCode(form, code)
    const sku = isPlain(product)
      ? skus.find((each) => normaliseModelCode(each.code) === code)
      : only
    const reading = { decoding, sku: decoding.kind === 'complete' ? sku : undefined }
    if (readings.size === keptReadings) readings.clear()
    readings.set(code, reading)
    return reading
  }
}

/** Whether one character more, less or other makes the same of two codes. */
function isOneMistakeAway(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = long.slice(start + 1)
  return rest === short.slice(start) || rest === short.slice(start + 1)
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
