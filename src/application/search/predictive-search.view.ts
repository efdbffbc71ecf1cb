/** What a search box shows: is it open, what does the text mean as a code, what else may be meant. */
import type { AddressZone } from '../../domain/account/address-zone.ts'
import type { CodedProduct } from '../../domain/catalogue/model-code.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import {
  cappedSuggestions,
  noSuggestions,
  type Suggestions,
} from '../../domain/search/suggestion.ts'
import { mayBeCode } from '../../domain/search/search-query.ts'
import type { PortFailure } from '../failure.ts'
import { type ModelCodeSearchView, modelCodeSearchView } from './model-code-search.view.ts'
import { isModelCode, type OwnCodeView, ownCodeView } from './own-code-search.view.ts'
import type { PredictiveSearchSnapshot } from './predictive-search.machine.ts'

export interface PredictiveSearchView {
  /** As typed. */
  readonly text: string
  readonly isOpen: boolean
  /** Enter was pressed with nothing to search for (SEARCH-09). */
  readonly needsText: boolean
  /** The text read as a model code; what it means is offered before everything else. */
  readonly code: ModelCodeSearchView
  /** The customer's own code that the text is; nothing where a model has the very code. */
  readonly ownCode: OwnCodeView
  /**
   * Two of each type and ten in all, the product of the code not among them (SEARCH-04). None before what
   * the text means as a model code is known, which goes before them.
   */
  readonly suggestions: Suggestions
  /** Suggestions are on their way; those shown are of what was typed before. */
  readonly isBusy: boolean
  /** Whether the suggestions have been answered and there is nothing among them. */
  readonly isEmpty: boolean
  readonly failure: PortFailure | undefined
}

/** `coded` remembers how the codes of a product are built, from one key to the next. */
export function predictiveSearchView(
  snapshot: PredictiveSearchSnapshot,
  coded: (product: Product) => CodedProduct,
  zone: AddressZone,
): PredictiveSearchView {
  const { context } = snapshot
  const code: ModelCodeSearchView = context.code
    ? modelCodeSearchView(context.code, coded)
    : { kind: 'idle' }
  const { answer, failure } = context.suggestions?.context ?? {}
  const isHeld = code.kind === 'busy' && mayBeCode(context.text)
  const known = isHeld ? undefined : answer?.value
  const suggestions = cappedSuggestions(withoutProductOf(code, known ?? noSuggestions))
  return {
    text: context.text,
    isOpen: snapshot.hasTag('open'),
    needsText: snapshot.matches({ entry: 'wanting' }),
    code,
    ownCode: ownCodeIn(snapshot, code, zone),
    suggestions,
    isBusy: context.suggestions?.hasTag('busy') === true,
    isEmpty: known !== undefined && suggestions.places.length + suggestions.products.length === 0,
    failure,
  }
}

/** Waits for what the text means as a model code, which goes before, and says nothing where that is not known. */
function ownCodeIn(
  { context }: PredictiveSearchSnapshot,
  code: ModelCodeSearchView,
  zone: AddressZone,
): OwnCodeView {
  const reader = { zone, isPreview: false }
  const isModel = code.kind === 'found' && isModelCode(code.product, context.text, reader)
  if (!context.ownCode || isModel || code.kind === 'failed') return { kind: 'none', numbers: [] }
  return code.kind === 'busy' ? { kind: 'busy', numbers: [] } : ownCodeView(context.ownCode, reader)
}

/** The product whose code is being typed stands first already. */
function withoutProductOf(
  code: ModelCodeSearchView,
  { places, products }: Suggestions,
): Suggestions {
  if (code.kind !== 'found') return { places, products }
  const { urlTitle } = code.product
  return { places, products: products.filter((each) => each.urlTitle !== urlTitle) }
}

/** What is in the box, as typed. */
export function typedText(snapshot: PredictiveSearchSnapshot): string {
  return snapshot.context.text
}
