/** What the search by model code shows of what it knows. */
import type { AddressZone } from '../../domain/account/address-zone.ts'
import { type CodedProduct, codedProduct } from '../../domain/catalogue/model-code.ts'
import { decodeModelCode, type Decoding } from '../../domain/catalogue/model-code-decoding.ts'
import { type Product, selectedSku } from '../../domain/catalogue/product.ts'
import type { PortFailure } from '../failure.ts'
import type { ModelCodeSearchSnapshot } from './model-code-search.machine.ts'

export type ModelCodeSearchView =
  /** Nothing to look up yet. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly failure: PortFailure }
  | { readonly kind: 'found'; readonly product: Product; readonly decoding: Decoding }

/**
 * Reads the text as a code of the product that was found, for a zone. `coded` remembers how the codes of
 * a product are built, from one key to the next.
 */
export function modelCodeSearchView(
  snapshot: ModelCodeSearchSnapshot,
  coded: (product: Product) => CodedProduct,
): ModelCodeSearchView {
  const { answer, failure, text } = snapshot.context
  if (snapshot.hasTag('busy')) return { kind: 'busy' }
  if (failure) return { kind: 'failed', failure }
  if (!answer) return { kind: 'idle' }
  const product = answer.value
  if (product === 'missing') return { kind: 'missing' }
  return { kind: 'found', product, decoding: decodeModelCode(coded(product), text) }
}

/** Builds what codes are read with once per product and zone. */
export function codedFor(): (product: Product, zone: AddressZone) => CodedProduct {
  let last: { product: Product; zone: AddressZone; coded: CodedProduct } | undefined
  return (product, zone) => {
    if (last?.product !== product || last.zone !== zone) {
      const skuCode = selectedSku(product, undefined)?.code ?? ''
      last = { product, zone, coded: codedProduct(product, { skuCode, zone, isPreview: false }) }
    }
    return last.coded
  }
}

/** The search as a field shows it that is typed into code by code. */
export interface CodeEntryView {
  readonly text: string
  /** The product of the first characters, as soon as it is there. */
  readonly product: Product | undefined
  readonly failure: PortFailure | undefined
  readonly isBusy: boolean
  readonly isMissing: boolean
}

/** The text as typed, the product that it names, and whether there is none. */
export function codeEntryView(snapshot: ModelCodeSearchSnapshot): CodeEntryView {
  const { text, answer, failure } = snapshot.context
  return {
    text,
    product: answer?.value === 'missing' ? undefined : answer?.value,
    failure,
    isBusy: snapshot.hasTag('busy'),
    isMissing: answer?.value === 'missing',
  }
}
