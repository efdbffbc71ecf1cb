/** What a line of a bulk order comes to: an article or a model for the cart, or what is wrong with it. */
import { either as E } from 'fp-ts'
import {
  boundsOf,
  boundsOfModel,
  type CartBounds,
  type CartQuantityProblem,
  readCartQuantity,
} from '../cart/cart-quantity.ts'
import type { AddedModel } from '../cart/cart-write.ts'
import { normaliseModelCode, skuCodeOf } from '../catalogue/model-code-text.ts'
import { type CodeReader, readProductCode } from '../catalogue/product-code.ts'
import { isPlain, modifiersOf, type Product, type Sku, type SkuId } from '../catalogue/product.ts'
import type { ProductAnswer } from '../catalogue/product-answer.ts'
import type { MatchedLine } from '../draft-order/hand-match.ts'
import { type OwnCodeAnswer, ownCodeName } from '../draft-order/own-code.ts'
import { quantityRule } from '../pricing/quantity-rule.ts'
import { textLimit } from '../shared/text-limit.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { BulkLine } from './bulk-entry.ts'

/** What goes on to the page of a product: the code as it is read, the quantity as it was typed. */
interface WantedModel {
  readonly product: Product
  readonly code: string
  readonly quantity: string
}

/** What a quote takes of a line. */
export interface QuotedGoods {
  readonly skuId: SkuId
  readonly modelCode: string
  readonly quantity: number
  /** The customer's own code that names it, where the line does. */
  readonly customCode?: string | undefined
}

export type BulkVerdict =
  | {
      readonly kind: 'ready'
      readonly sku: Sku
      readonly quantity: number
      /** Undefined for a plain product. */
      readonly model?: AddedModel | undefined
      /** The customer's own code that names it, where the line does. */
      readonly customCode?: string | undefined
    }
  /** No code beside a quantity. */
  | { readonly kind: 'blank' }
  /** No code at all, whatever the catalogue holds. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'not-found' }
  /** Not for carts, or a model code that leaves something open: its page leads on. */
  | ({
      readonly kind: 'for-quote'
      /** What a quote takes of it as it stands; undefined where something is open. */
      readonly goods?: QuotedGoods | undefined
    } & WantedModel)
  /** The product is configured, and the code is none of its models: its page says where it goes wrong. */
  | ({ readonly kind: 'wrong-model' } & WantedModel)
  | { readonly kind: 'quantity'; readonly problem: CartQuantityProblem }
  | { readonly kind: 'unchecked'; readonly failure: PortFailure | undefined }

export interface CheckedBulkLine {
  readonly line: BulkLine
  readonly verdict: BulkVerdict
}

export interface KnownForBulk {
  /** By sku code. */
  readonly products: ReadonlyMap<string, ProductAnswer>
  /** By `ownCodeName`. */
  readonly ownCodes: ReadonlyMap<string, OwnCodeAnswer>
}

/**
 * Judges a line by what is known of the products. A code that no article has may be one of the customer's own, which
 * then says what the line is.
 */
export function checkBulkLine(
  line: BulkLine,
  { products, ownCodes }: KnownForBulk,
  reader: CodeReader,
): CheckedBulkLine {
  const verdict = verdictOf(line, products, reader)
  const own = mayBeOwn(verdict) ? ownCodes.get(ownCodeName(line.code)) : undefined
  if (!own) return { line, verdict }
  if (E.isLeft(own)) return { line, verdict: { kind: 'unchecked', failure: own.left } }
  if (own.right === 'none') return { line, verdict }
  const { modelCode, customCode } = own.right
  const found = verdictOf({ ...line, code: modelCode }, products, reader)
  return { line, verdict: withOwnCode(found, customCode) }
}

function withOwnCode(verdict: BulkVerdict, customCode: string): BulkVerdict {
  if (verdict.kind === 'ready') return { ...verdict, customCode }
  if (verdict.kind !== 'for-quote' || !verdict.goods) return verdict
  return { ...verdict, goods: { ...verdict.goods, customCode } }
}

/** What a quote takes of a line: a configured model, or an article that is sold by a quote only; undefined for none. */
export function quotedGoods({ verdict }: CheckedBulkLine): QuotedGoods | undefined {
  if (verdict.kind === 'for-quote') return verdict.goods
  if (verdict.kind !== 'ready' || !verdict.model || !verdict.sku.allowsQuote) return undefined
  const { sku, model, quantity, customCode } = verdict
  return { skuId: sku.id, modelCode: model.code, quantity, customCode }
}

/** A line as far as it matters for codes that are matched by hand: ready is what cart or quote take by its own code. */
export function matchedBulkLine(checked: CheckedBulkLine): MatchedLine {
  const { line, verdict } = checked
  const goods = verdict.kind === 'ready' ? verdict : quotedGoods(checked)
  return {
    key: line.key,
    text: line.code,
    isUnknown: verdict.kind === 'not-found' || verdict.kind === 'invalid',
    isReady: goods !== undefined && goods.customCode === undefined,
  }
}

/** Codes of lines that match no known article and have not been looked up yet, each once, as typed. */
export function wantedOwnCodes(
  lines: readonly BulkLine[],
  known: KnownForBulk,
  reader: CodeReader,
): readonly string[] {
  const codes = lines
    .filter((line) => mayBeOwn(verdictOf(line, known.products, reader)))
    .map(({ code }) => code.trim())
    .filter((code) => code.length <= textLimit && !known.ownCodes.has(ownCodeName(code)))
  return [...new Set(codes)]
}

function mayBeOwn({ kind }: BulkVerdict): boolean {
  return kind === 'invalid' || kind === 'not-found' || kind === 'wrong-model'
}

/** The problems of an order as a whole (CSV-03). */
export interface BulkMessages {
  /** Codes that are invalid: the rest are still added. */
  readonly invalid: readonly string[]
  /** Codes that no article has. */
  readonly notFound: readonly string[]
  /** How many lines have a quantity and no code. */
  readonly blanks: number
}

/** The messages of the specification: a SKU is invalid, SKUs are not found, SKUs cannot be blank (CSV-03). */
export function bulkMessages(checked: readonly CheckedBulkLine[]): BulkMessages {
  const codesOf = (kind: BulkVerdict['kind']) => [
    ...new Set(
      checked.filter(({ verdict }) => verdict.kind === kind).map(({ line }) => line.code.trim()),
    ),
  ]
  return {
    invalid: codesOf('invalid'),
    notFound: codesOf('not-found'),
    blanks: checked.filter(({ verdict }) => verdict.kind === 'blank').length,
  }
}

const inMessages: readonly BulkVerdict['kind'][] = ['invalid', 'not-found', 'blank']

/** Whether the messages of the whole order say of a line what there is to say, so that it is not said twice (CSV-03). */
export function isInMessages({ verdict }: CheckedBulkLine): boolean {
  return inMessages.includes(verdict.kind)
}

/** The sku codes of the products that the lines need and that have not been requested yet, each once (CALL-10). */
export function wantedSkuCodes(
  lines: readonly BulkLine[],
  products: ReadonlyMap<string, ProductAnswer>,
): readonly string[] {
  const codes = lines.flatMap(({ code }) => (isCode(code) ? (skuCodeOf(code) ?? []) : []))
  return [...new Set(codes)].filter((code) => {
    const known = products.get(code)
    return known === undefined || E.isLeft(known)
  })
}

function verdictOf(
  { code, quantity }: BulkLine,
  products: ReadonlyMap<string, ProductAnswer>,
  reader: CodeReader,
): BulkVerdict {
  if (code.trim() === '') return { kind: 'blank' }
  const skuCode = isCode(code) ? skuCodeOf(code) : undefined
  if (skuCode === undefined) return { kind: 'invalid' }
  const found = products.get(skuCode)
  if (found === undefined) return { kind: 'unchecked', failure: undefined }
  if (E.isLeft(found)) return { kind: 'unchecked', failure: found.left }
  if (found.right === 'missing') return { kind: 'not-found' }
  return verdictOn(found.right, { code: normaliseModelCode(code), quantity }, reader)
}

function verdictOn(
  product: Product,
  { code, quantity }: Pick<BulkLine, 'code' | 'quantity'>,
  reader: CodeReader,
): BulkVerdict {
  const wanted: WantedModel = { product, code, quantity }
  if (!isPlain(product)) {
    const read = readProductCode(product, code, reader)
    if (read === undefined) return { kind: 'not-found' }
    const { decoding, sku } = read
    if (decoding.kind === 'wrong') return { kind: 'wrong-model', ...wanted }
    if (decoding.kind !== 'complete') return { kind: 'for-quote', ...wanted }
    const rule = quantityRule(modifiersOf(product, reader.zone), decoding.choices, reader.zone)
    if (!sku?.allowsCart) {
      const goods = sku && goodsOf(sku, decoding.code, quantity, boundsOfModel(sku, rule))
      return { kind: 'for-quote', ...wanted, goods }
    }
    const model = { code: decoding.code, choices: undefined }
    return inQuantity({ sku, model }, quantity, boundsOfModel(sku, rule))
  }
  const sku = product.skus.find((each) => normaliseModelCode(each.code) === code)
  if (!sku) return { kind: 'not-found' }
  if (!sku.allowsCart) {
    return { kind: 'for-quote', ...wanted, goods: goodsOf(sku, sku.code, quantity, boundsOf(sku)) }
  }
  return inQuantity({ sku }, quantity, boundsOf(sku))
}

/** Undefined where the sku is not quoted, or not in this quantity. What is not in stock can be quoted (D15). */
function goodsOf(
  sku: Sku,
  modelCode: string,
  quantity: string,
  bounds: CartBounds,
): QuotedGoods | undefined {
  if (!sku.allowsQuote) return undefined
  const read = quantityIn(quantity, { ...bounds, available: undefined })
  return E.isLeft(read) ? undefined : { skuId: sku.id, modelCode, quantity: read.right }
}

/** Without a quantity it is the least that can be had. */
function quantityIn(quantity: string, bounds: CartBounds): ReturnType<typeof readCartQuantity> {
  const text = quantity.trim() === '' ? String(bounds.minimum) : quantity
  return readCartQuantity(text, bounds)
}

function inQuantity(
  goods: Pick<Extract<BulkVerdict, { readonly kind: 'ready' }>, 'sku' | 'model'>,
  quantity: string,
  bounds: CartBounds,
): BulkVerdict {
  const read = quantityIn(quantity, bounds)
  return E.isLeft(read)
    ? { kind: 'quantity', problem: read.left }
    : { kind: 'ready', ...goods, quantity: read.right }
}

/** Letters and digits, three at least: the shortest code names a product. */
function isCode(text: string): boolean {
  return /^[A-Z0-9]{3,}$/.test(normaliseModelCode(text))
}
