/** What the search offers: what the text means as a code first, then what else may be meant. */
import type { TFunction } from 'i18next'
import type { OwnNumber } from '../../../domain/draft-order/kept-code.ts'
import { ownCodeName } from '../../../domain/draft-order/own-code.ts'
import type { UsedNumber } from '../../../application/search/own-code-search.machine.ts'
import type { OwnCodeModel, OwnCodeView } from '../../../application/search/own-code-search.view.ts'
import type { PredictiveSearchView } from '../../../application/search/predictive-search.view.ts'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import type { Decoding } from '../../../domain/catalogue/model-code-decoding.ts'
import type { FoundOption } from '../../../domain/catalogue/found-option.ts'
import {
  type Choices,
  chosenOption,
  type Modifier,
  type ModifierOption,
} from '../../../domain/catalogue/modifier.ts'
import {
  modifiersOf,
  type Product,
  selectedSku,
  type SkuId,
} from '../../../domain/catalogue/product.ts'
import {
  type SuggestedProduct,
  type Suggestion,
  type Suggestions,
} from '../../../domain/search/suggestion.ts'
import { searchTerm } from '../../../domain/search/search-query.ts'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'
import type { SuggestionGroup } from '../../components/Combobox/combobox-model.ts'

export type SearchItem =
  /** The product with the code as far as it was typed. */
  | {
      readonly kind: 'open'
      readonly product: Product
      readonly skuId: SkuId | undefined
      readonly code: string
      /** What the parts of the code stand for, as far as they were read. */
      readonly meaning: readonly string[]
    }
  /** A product without a page: it is ordered by its code. */
  | { readonly kind: 'order'; readonly product: Product; readonly code: string }
  /** A code of the customer's own, and the model that it stands for. */
  | { readonly kind: 'own-code'; readonly model: OwnCodeModel }
  /** A number of the customer's own that begins with what was typed. */
  | ({ readonly kind: 'own-number' } & BegunNumber)
  /** A quote or an order with a line of the number that was typed. */
  | ({ readonly kind: 'use' } & NumberUse)
  /** The list of quotes or of orders, searched with the text. */
  | { readonly kind: 'list'; readonly of: 'quotes' | 'orders'; readonly text: string }
  /** What may stand next, or instead; `text` is the whole code with it. */
  | { readonly kind: 'option'; readonly option: ModifierOption; readonly text: string }
  /** A whole code close to the one that was typed. */
  | { readonly kind: 'code'; readonly text: string }
  /** A product that fits the words. */
  | { readonly kind: 'product'; readonly product: SuggestedProduct }
  /** A brand, a category or a type (SEARCH-03). */
  | { readonly kind: 'place'; readonly place: Suggestion }

/** A number, and all models that it stands for. */
export interface BegunNumber {
  readonly number: string
  readonly modelCodes: readonly string[]
}

export type NumberUse =
  | { readonly of: 'quote'; readonly id: QuoteId; readonly number: string; readonly name: string }
  | { readonly of: 'order'; readonly id: string; readonly number: string }

/** The text read as a code: what was understood, or what is wrong and where. */
export interface ExplainedCode {
  readonly explanation: string
  readonly isWrong: boolean
}

export interface SearchSuggestions {
  readonly groups: readonly SuggestionGroup<SearchItem>[]
  /** Undefined where the text is no code, or more likely a word. */
  readonly reading: ExplainedCode | undefined
}

/** Suggestions shown at most, the product itself among them (SEARCH-04). */
const mostSuggestions = 10
const mostOptions = 6

/** Everything that is offered for a text, in the order in which it is shown. */
export function searchSuggestions(
  t: TFunction,
  {
    text,
    code,
    ownCode,
    suggestions,
  }: Pick<PredictiveSearchView, 'text' | 'code' | 'ownCode' | 'suggestions'>,
  zone: AddressZone,
): SearchSuggestions {
  const found = foundGroups(t, suggestions)
  const begun = begunGroups(t, text, ownCode)
  if (ownCode.kind === 'found') {
    const first = { label: t('search:ownCodes'), items: [ownCodeItem(ownCode)] }
    const groups = [first, ...usedGroups(t, ownCode.used), ...begun, ...found]
    return { groups: limited(groups), reading: undefined }
  }
  const used = usedGroups(t, ownCode.kind === 'used' ? ownCode : undefined)
  if (code.kind !== 'found') {
    return { groups: limited([...used, ...begun, ...found]), reading: undefined }
  }
  const { product, decoding } = code
  const leading = explained(leadingItem(product, decoding), decoding, modifiersOf(product, zone))
  const first = { label: t('search:product'), items: [leading] }
  if (looksLikeWord(decoding)) {
    return { groups: limited([...used, ...begun, ...found, first]), reading: undefined }
  }
  // A number that is known is none that was mistyped.
  if (used.length + begun.length > 0 && decoding.kind === 'wrong') {
    return { groups: limited([...used, ...begun, first, ...found]), reading: undefined }
  }
  const groups = [first, ...used, ...begun, ...furtherGroups(t, decoding), ...found]
  return { groups: limited(groups), reading: explanationOf(t, decoding) }
}

/** The same with the way to the customer's quotes behind it, which counts as one of those that are shown at most. */
export function withQuotesRow(
  t: TFunction,
  groups: readonly SuggestionGroup<SearchItem>[],
  text: string,
): readonly SuggestionGroup<SearchItem>[] {
  const row: SearchItem = { kind: 'list', of: 'quotes', text: searchTerm(text) }
  return [
    ...limited(groups, mostSuggestions - 1),
    { label: t('common:shell.quotes'), items: [row] },
  ]
}

/** Quotes and orders of each kind that a list names. */
const mostUses = 3

function usedGroups(
  t: TFunction,
  used: UsedNumber | undefined,
): readonly SuggestionGroup<SearchItem>[] {
  return used ? [{ label: t('search:uses', { number: used.number }), items: usedIn(used) }] : []
}

/** Numbers that a list names for their beginning. */
const mostNumbers = 5

function begunGroups(
  t: TFunction,
  text: string,
  ownCode: OwnCodeView,
): readonly SuggestionGroup<SearchItem>[] {
  // A code that is found stands first, and may have been typed without its separators.
  const read = ownCode.kind === 'found' ? ownCode.code.customCode : text
  const items = begunNumbers([text, read], ownCode.numbers)
    .slice(0, mostNumbers)
    .map((each) => ({ kind: 'own-number', ...each }) as const)
  return items.length > 0 ? [{ label: t('search:numbers', { text: text.trim() }), items }] : []
}

/** The numbers that a text begins, each once, with its models; without those that are shown already. */
function begunNumbers(
  shown: readonly string[],
  numbers: readonly OwnNumber[],
): readonly BegunNumber[] {
  const byName = new Map<string, BegunNumber>()
  for (const { number, modelCode } of numbers) {
    const { modelCodes = [] } = byName.get(ownCodeName(number)) ?? {}
    const codes = modelCode === '' ? modelCodes : [...modelCodes, modelCode]
    byName.set(ownCodeName(number), { number, modelCodes: codes })
  }
  for (const number of shown) byName.delete(ownCodeName(number))
  return [...byName.values()]
}

/** Which list has the lines of numbers; undefined where they are codes alone. */
export function stoodOn(numbers: readonly OwnNumber[]): 'quotes' | 'orders' | undefined {
  if (numbers.some(({ isOnQuotes }) => isOnQuotes)) return 'quotes'
  return numbers.some(({ isOnOrders }) => isOnOrders) ? 'orders' : undefined
}

/** Models that a number is shown with. */
const mostModels = 2

/** What a number stands for. */
export function modelsOfNumber(t: TFunction, { modelCodes }: BegunNumber): string {
  const shown = modelCodes.slice(0, mostModels).join(', ')
  const more = modelCodes.length - mostModels
  return more > 0 ? t('search:moreModels', { models: shown, count: more }) : shown
}

/** The latest quotes and orders with a line of the number. */
export function usedIn({ uses: { quotes, orders } }: UsedNumber): readonly SearchItem[] {
  return [
    ...quotes.slice(0, mostUses).map((quote) => ({ kind: 'use', of: 'quote', ...quote }) as const),
    ...orders.slice(0, mostUses).map((order) => ({ kind: 'use', of: 'order', ...order }) as const),
  ]
}

/** A quote or an order in words. */
export function numberUseWords(t: TFunction, use: NumberUse): string {
  return use.of === 'quote'
    ? t('search:useQuote', { number: use.number, name: use.name })
    : t('common:orderNumbered', { number: use.number })
}

/** Of what a product was found by, as much as a line of the list has room for. */
export function shownReasons({ found = [] }: SuggestedProduct): readonly FoundOption[] {
  return found.slice(0, 2)
}

/** The few places first, a line each; then the products. */
function foundGroups(
  t: TFunction,
  { products, places }: Suggestions,
): readonly SuggestionGroup<SearchItem>[] {
  return [
    { label: t('search:places'), items: places.map((place) => ({ kind: 'place', place })) },
    {
      label: t('common:products'),
      items: products.map((product) => ({ kind: 'product', product })),
    },
  ]
}

/**
 * Whether a text that begins like a code is more likely a word: "supply" begins as the codes of SUP do, and
 * nothing after that fits. Codes have figures in them.
 */
export function looksLikeWord(decoding: Decoding): boolean {
  return decoding.kind === 'wrong' && /^[\p{L} ]+$/u.test(decoding.code)
}

/** Where Enter leads: to the page of the product, or to where it is ordered when it has none. */
export function leadingItem(product: Product, { code }: Decoding): SearchItem {
  if (product.isModelSearchOnly) return { kind: 'order', product, code }
  const skuId = selectedSku(product, undefined)?.id
  return { kind: 'open', product, skuId, code, meaning: [] }
}

/** Where Enter leads on an own code. */
export function ownCodeItem(model: OwnCodeModel): SearchItem {
  return { kind: 'own-code', model }
}

/** The same with what its code says, for the eye. */
function explained(
  item: SearchItem,
  decoding: Decoding,
  modifiers: readonly Modifier[],
): SearchItem {
  if (item.kind !== 'open') return item
  const choices = answersIn(decoding)
  const meaning = modifiers.flatMap((modifier) => chosenOption(modifier, choices)?.title ?? [])
  return { ...item, meaning }
}

function answersIn(decoding: Decoding): Choices {
  switch (decoding.kind) {
    case 'complete':
      return decoding.choices
    case 'ambiguous':
    case 'incomplete':
      return decoding.readings[0] ?? new Map()
    case 'wrong':
      return decoding.problem.before
  }
}

function furtherGroups(t: TFunction, decoding: Decoding): readonly SuggestionGroup<SearchItem>[] {
  if (decoding.kind === 'incomplete') {
    return decoding.expected
      .filter(({ modifier }) => modifier !== undefined)
      .map(({ modifier, start, options }) => ({
        label: modifier?.title ?? '',
        items: options.slice(0, mostOptions).map((option) => ({
          kind: 'option',
          option,
          text: decoding.code.slice(0, start) + option.code,
        })),
      }))
  }
  if (decoding.kind !== 'wrong') return []
  const { problem, code } = decoding
  const before = code.slice(0, problem.start)
  const after = code.slice(problem.start + problem.found.length)
  return [
    {
      label: t('search:codes'),
      items: problem.suggestions.slice(0, 3).map((text) => ({ kind: 'code', text })),
    },
    {
      label: problem.modifier?.title ?? t('search:product'),
      items: problem.allowed
        .slice(0, mostOptions)
        .map((option) => ({ kind: 'option', option, text: before + option.code + after })),
    },
  ]
}

function explanationOf(t: TFunction, decoding: Decoding): ExplainedCode {
  switch (decoding.kind) {
    case 'complete':
      return { explanation: t('search:complete'), isWrong: false }
    case 'ambiguous':
      return {
        explanation: t('search:ambiguous', { count: decoding.readings.length }),
        isWrong: false,
      }
    case 'incomplete':
      return {
        explanation: t('search:incomplete', {
          next: decoding.next?.title ?? t('catalogue:ribbon.sku'),
        }),
        isWrong: false,
      }
    case 'wrong': {
      const { problem } = decoding
      const said = t(`catalogue:codeProblem.${problem.reason}`, {
        found: problem.found,
        position: problem.segment + 1,
        name: problem.modifier?.codeTitle ?? '',
      })
      return {
        explanation: t('search:wrong', { character: problem.position + 1, problem: said }),
        isWrong: true,
      }
    }
  }
}

/** Keeps the first so many items over all groups; a group without any is left out. */
function limited(
  groups: readonly SuggestionGroup<SearchItem>[],
  most = mostSuggestions,
): readonly SuggestionGroup<SearchItem>[] {
  let left = most
  return groups
    .map(({ label, items }) => {
      const kept = items.slice(0, left)
      left -= kept.length
      return { label, items: kept }
    })
    .filter(({ items }) => items.length > 0)
}
