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
import type { Decoding } from '../catalogue/model-code-decoding.ts'
import { normaliseModelCode, skuCodeOf } from '../catalogue/model-code-text.ts'
import type { Choices, Modifier } from '../catalogue/modifier.ts'
import {
  type CodeReader,
  codesNearby,
  offeredCodes,
  readProductCode,
  successorCodes,
} from '../catalogue/product-code.ts'
import { isPlain, modifiersOf, type Product, type Sku, type SkuId } from '../catalogue/product.ts'
import { isDeparted, type ProductAnswer, soldProduct } from '../catalogue/product-answer.ts'
import type { MatchedLine } from '../draft-order/hand-match.ts'
import { possibleQuantities } from '../draft-order/line-quantity.ts'
import { numberReadAs, type OwnCodeAnswer, ownCodeName } from '../draft-order/own-code.ts'
import { quantityRule } from '../pricing/quantity-rule.ts'
import { isSameData } from '../shared/same-data.ts'
import { textLimit } from '../shared/text-limit.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { BulkLine } from './bulk-entry.ts'

/** What goes on to the page of a product: the code as it is read, the quantity as it was typed. */
interface WantedModel {
  readonly product: Product
  readonly code: string
  readonly quantity: string
}

interface MeantCodes {
  /** Codes that may have been meant, or that are nearest to it: the likelier first. */
  readonly codes: readonly string[]
}

/** What a quote takes of a line. */
export interface QuotedGoods {
  readonly skuId: SkuId
  readonly modelCode: string
  readonly quantity: number
  /** The reading that is meant, where the code alone has more than one. */
  readonly choices?: Choices | undefined
  /** The customer's own code that names it, where the line does. */
  readonly customCode?: string | undefined
}

/** A model code that can be read in several ways, and the one that was chosen of them. */
export interface CodeReadings {
  /** Normalised. */
  readonly code: string
  readonly modifiers: readonly Modifier[]
  readonly readings: readonly Choices[]
  /** Undefined as long as none was chosen. */
  readonly chosen: Choices | undefined
}

/** Readings that were chosen, by normalised model code. */
export type ChosenReadings = ReadonlyMap<string, Choices>

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
  | ({ readonly kind: 'not-found' } & MeantCodes)
  /** One that has left the catalogue, and the one that takes its place, by their names. */
  | ({
      readonly kind: 'replaced'
      readonly departed: string
      readonly successor: string
    } & MeantCodes)
  /** Not for carts. */
  | ({
      readonly kind: 'for-quote'
      /** What a quote takes of it as it stands; undefined where its page leads on. */
      readonly goods?: QuotedGoods | undefined
    } & WantedModel)
  /** A model code that leaves something open: its page leads on. */
  | ({ readonly kind: 'incomplete' } & WantedModel & MeantCodes)
  /** The product is configured, and the code is none of its models: its page says where it goes wrong. */
  | ({ readonly kind: 'wrong-model' } & WantedModel & MeantCodes)
  /** No code can say which reading is meant: it is chosen beside the line. */
  | { readonly kind: 'several-readings' }
  /** Several of the customer's own codes are written like this but for their separators: one of them is written instead. */
  | { readonly kind: 'several-numbers'; readonly numbers: readonly string[] }
  | {
      readonly kind: 'quantity'
      readonly problem: CartQuantityProblem
      /** What may have been meant, the likelier first; a cell of a table has the same on offer. */
      readonly possible: readonly number[]
      /** What keeps a number that may have been meant from being ordered, where what is possible is less. */
      readonly limit?: CartQuantityProblem | undefined
    }
  | { readonly kind: 'unchecked'; readonly failure: PortFailure | undefined }

export interface CheckedBulkLine {
  readonly line: BulkLine
  readonly verdict: BulkVerdict
  /** Undefined for a code that can be read in one way, or in none. */
  readonly readings?: CodeReadings | undefined
  /** The customer's number that its code is read as, where that is kept with other separators than are written. */
  readonly readAs?: string | undefined
  /** The model that its code, one of the customer's own, stands for. */
  readonly standsFor?: string | undefined
}

export interface KnownForBulk {
  /** By sku code. */
  readonly products: ReadonlyMap<string, ProductAnswer>
  /** By `ownCodeName`. */
  readonly ownCodes: ReadonlyMap<string, OwnCodeAnswer>
  readonly readings: ChosenReadings
}

/**
 * Judges a line by what is known of the products. A code that no article has may be one of the customer's own, which
 * then says what the line is.
 */
export function checkBulkLine(
  line: BulkLine,
  known: KnownForBulk,
  reader: CodeReader,
): CheckedBulkLine {
  const judged = judge(line, known, reader)
  const own = mayBeOwn(judged.verdict) ? known.ownCodes.get(ownCodeName(line.code)) : undefined
  if (!own) return { line, ...judged }
  if (E.isLeft(own)) return { line, verdict: { kind: 'unchecked', failure: own.left } }
  if (own.right === 'none') return { line, ...judged }
  if ('alike' in own.right) {
    const numbers = own.right.alike.map(({ customCode }) => customCode)
    return { line, verdict: { kind: 'several-numbers', numbers } }
  }
  const { modelCode, customCode } = own.right
  const found = judge({ ...line, code: modelCode }, known, reader)
  const readAs = numberReadAs(line.code, own.right)
  const verdict = withOwnCode(found.verdict, customCode)
  return { line, ...found, verdict, readAs, standsFor: modelCode }
}

function withOwnCode(verdict: BulkVerdict, customCode: string): BulkVerdict {
  if (verdict.kind === 'ready') return { ...verdict, customCode }
  if (verdict.kind !== 'for-quote' || !verdict.goods) return verdict
  return { ...verdict, goods: { ...verdict.goods, customCode } }
}

/**
 * What a quote takes of a line: a configured model, or an article that is sold by a quote only or has its price from one;
 * undefined for none.
 */
export function quotedGoods({ verdict }: CheckedBulkLine): QuotedGoods | undefined {
  if (verdict.kind === 'for-quote') return verdict.goods
  if (verdict.kind !== 'ready' || !isByQuote(verdict) || !verdict.sku.allowsQuote) return undefined
  const { sku, model, quantity, customCode } = verdict
  const modelCode = model?.code ?? sku.code
  return { skuId: sku.id, modelCode, quantity, choices: model?.choices, customCode }
}

/** Whether what a cart takes has its price from a quote: a configured model, and an article that says so. */
export function isByQuote({ sku, model }: FoundGoods): boolean {
  return model !== undefined || sku.isQuoteOnly
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
    .filter((line) => mayBeOwn(judge(line, known, reader).verdict))
    .map(({ code }) => code.trim())
    .filter((code) => code.length <= textLimit && !known.ownCodes.has(ownCodeName(code)))
  return [...new Set(codes)]
}

function mayBeOwn({ kind }: BulkVerdict): boolean {
  return ['invalid', 'not-found', 'replaced', 'wrong-model'].includes(kind)
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

/** What is known of a code and its quantity, whoever's code it is. */
type Judged = Omit<CheckedBulkLine, 'line'>

type KnownOfModels = Omit<KnownForBulk, 'ownCodes'>

function judge(
  { code, quantity }: BulkLine,
  { products, readings }: KnownOfModels,
  reader: CodeReader,
): Judged {
  if (code.trim() === '') return { verdict: { kind: 'blank' } }
  const skuCode = isCode(code) ? skuCodeOf(code) : undefined
  if (skuCode === undefined) return { verdict: { kind: 'invalid' } }
  const found = products.get(skuCode)
  if (found === undefined) return { verdict: { kind: 'unchecked', failure: undefined } }
  if (E.isLeft(found)) return { verdict: { kind: 'unchecked', failure: found.left } }
  if (found.right === 'missing') return { verdict: notFound(code, products, reader) }
  if (isDeparted(found.right)) {
    const { departed, successor } = found.right
    const codes = offeredCodes(successorCodes(found.right, code, reader))
    return { verdict: { kind: 'replaced', departed, successor: successor.name, codes } }
  }
  const wanted = { product: found.right, code: normaliseModelCode(code), quantity }
  return isPlain(found.right)
    ? { verdict: verdictOnPlain(wanted, reader) }
    : judgeModel(wanted, readings, reader)
}

/** A mistake in the characters that name the product is looked for among the products of the other lines. */
function notFound(
  code: string,
  products: KnownOfModels['products'],
  reader: CodeReader,
): BulkVerdict {
  const sold = new Set([...products.values()].flatMap((answer) => soldProduct(answer) ?? []))
  const codes = [...sold].flatMap((product) => codesNearby(product, code, reader))
  return { kind: 'not-found', codes: offeredCodes(codes) }
}

function verdictOnPlain(wanted: WantedModel, reader: CodeReader): BulkVerdict {
  const { product, code, quantity } = wanted
  const sku = product.skus.find((each) => normaliseModelCode(each.code) === code)
  if (!sku) {
    const decoding = readProductCode(product, code, reader)?.decoding
    return { kind: 'not-found', codes: decoding ? codesMeantIn(decoding) : [] }
  }
  return sku.allowsCart
    ? inQuantity({ sku }, quantity, boundsOf(sku))
    : onQuote({ sku }, wanted, boundsOf(sku))
}

function judgeModel(wanted: WantedModel, chosen: ChosenReadings, reader: CodeReader): Judged {
  const { product, code, quantity } = wanted
  const read = readProductCode(product, code, reader)
  if (read === undefined) return { verdict: { kind: 'not-found', codes: [] } }
  const { decoding } = read
  if (decoding.kind === 'wrong' || decoding.kind === 'incomplete') {
    const kind = decoding.kind === 'wrong' ? 'wrong-model' : 'incomplete'
    return { verdict: { kind, ...wanted, codes: codesMeantIn(decoding) } }
  }
  const modifiers = modifiersOf(product, reader.zone)
  const readings = readingsOf(decoding, modifiers, chosen)
  const choices = decoding.kind === 'complete' ? decoding.choices : readings?.chosen
  if (!choices) return { verdict: { kind: 'several-readings' }, readings }
  const sku = product.skus.find((each) => skuCodeOf(each.code) === skuCodeOf(code))
  const model = { code: decoding.code, choices: readings?.chosen }
  const rule = quantityRule(modifiers, choices, reader.zone)
  if (!sku) return { verdict: { kind: 'for-quote', ...wanted }, readings }
  const bounds = boundsOfModel(sku, rule)
  const verdict = sku.allowsCart
    ? inQuantity({ sku, model }, quantity, bounds)
    : onQuote({ sku, model }, wanted, bounds)
  return { verdict, readings }
}

/** As the cell of a table offers them. */
function codesMeantIn(decoding: Decoding): readonly string[] {
  if (decoding.kind === 'wrong') return offeredCodes(decoding.problem.suggestions)
  return decoding.kind === 'incomplete' ? offeredCodes(decoding.suggestions) : []
}

/** Undefined for a code that says it all. What was chosen for another zone may be no reading in this one. */
function readingsOf(
  decoding: Decoding,
  modifiers: readonly Modifier[],
  chosen: ChosenReadings,
): CodeReadings | undefined {
  if (decoding.kind !== 'ambiguous') return undefined
  const { code, readings } = decoding
  const isChosen = (reading: Choices) => isSameData(reading, chosen.get(code))
  return { code, modifiers, readings, chosen: readings.find(isChosen) }
}

/** What a line names, of which the cart or a quote takes so many pieces. */
type FoundGoods = Pick<Extract<BulkVerdict, { readonly kind: 'ready' }>, 'sku' | 'model'>

/** Not for carts. What is not in stock can be quoted (D15); what is not quoted is left to its page. */
function onQuote(found: FoundGoods, wanted: WantedModel, bounds: CartBounds): BulkVerdict {
  const { sku, model } = found
  if (!sku.allowsQuote) return { kind: 'for-quote', ...wanted }
  const read = inQuantity(found, wanted.quantity, { ...bounds, available: undefined })
  if (read.kind !== 'ready') return read
  const modelCode = model?.code ?? sku.code
  const goods = { skuId: sku.id, modelCode, quantity: read.quantity, choices: model?.choices }
  return { kind: 'for-quote', ...wanted, goods }
}

/** Without a quantity it is the least that can be had. */
function inQuantity(
  found: FoundGoods,
  quantity: string,
  bounds: CartBounds,
): Extract<BulkVerdict, { readonly kind: 'ready' | 'quantity' }> {
  const text = quantity.trim() === '' ? String(bounds.minimum) : quantity
  const read = readCartQuantity(text, bounds)
  if (E.isRight(read)) return { kind: 'ready', ...found, quantity: read.right }
  const possible = quantitiesFor(text, bounds)
  // A number in figures says by itself what is wrong with it.
  const limit = read.left.kind === 'not-a-number' ? limitOf(text, bounds) : undefined
  return { kind: 'quantity', problem: read.left, possible, limit }
}

/** Why the largest number that a text may mean cannot be ordered; undefined where it can. */
function limitOf(text: string, bounds: CartBounds): CartQuantityProblem | undefined {
  const meant = quantitiesFor(text, { ...bounds, maximum: undefined, available: undefined })
  const read = meant.length === 0 ? undefined : readCartQuantity(String(Math.max(...meant)), bounds)
  return read && E.isLeft(read) ? read.left : undefined
}

function quantitiesFor(
  text: string,
  { minimum, maximum = Infinity, available = Infinity, step = 1 }: CartBounds,
): readonly number[] {
  const most = Math.min(maximum, available)
  const bounds = { rule: { minimum, step }, available: most === Infinity ? undefined : most }
  return possibleQuantities(text, bounds).map(({ quantity }) => quantity)
}

/** Letters and digits, three at least: the shortest code names a product. */
function isCode(text: string): boolean {
  return /^[A-Z0-9]{3,}$/.test(normaliseModelCode(text))
}
