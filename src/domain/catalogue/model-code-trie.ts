/**
 * Every model code of a product, as a chain of tries: one for the sku code, then one per modifier. A code
 * is read by walking down the first trie, from the end of one of its options into the next, and so on.
 */
import type { AddressZone } from '../account/address-zone.ts'
import { type Modifier, type ModifierOption, visibleOptions } from './modifier.ts'
import { normaliseModelCode } from './model-code-text.ts'

/**
 * What has to be known of a product to read its codes. Keep the value as long as the product is in use:
 * its tries are built at the first code and belong to the value.
 */
export interface CodedProduct {
  readonly skuCode: string
  /** Those of the zone, in the order of the model code. Option codes of one modifier are distinct. */
  readonly modifiers: readonly Modifier[]
  /** Those of the other zone, so that its options can be told from mere mistakes. */
  readonly otherZone: readonly Modifier[]
  /** Which that is; undefined where nobody says. */
  readonly otherZoneIs?: AddressZone | undefined
  readonly isPreview: boolean
}

export interface TrieNode {
  readonly next: ReadonlyMap<string, TrieNode>
  /** Whether a code may end here; `option` is what it then denotes, nothing for the sku code. */
  readonly isEnd: boolean
  readonly option: ModifierOption | undefined
}

/** A part of the code: the sku code, which has no modifier, or the answer to one modifier. */
export interface CodeSegment {
  readonly modifier: Modifier | undefined
  /** Whether the part may be left out. */
  readonly isOptional: boolean
  /** What the trie was made of, in the order of the catalogue; none for the sku code. */
  readonly options: readonly ModifierOption[]
  readonly root: TrieNode
  /** Characters of the longest code in the trie. */
  readonly longest: number
}

/** An option that exists, but not for this customer. */
export interface ForeignOption {
  readonly option: ModifierOption
  readonly text: string
  readonly reason: 'hidden-option' | ElsewhereReason
}

/** It is sold in the other zone only, which is named where it is known. */
export type ElsewhereReason = 'other-zone' | 'only-in-US' | 'only-in-EU'

/** Why an option or a whole code of the other zone is none of this one. */
export function elsewhereReason({ otherZoneIs }: CodedProduct): ElsewhereReason {
  return otherZoneIs === undefined ? 'other-zone' : `only-in-${otherZoneIs}`
}

/** Whether a code is none of this zone because it is one of the other. */
export function isElsewhere(reason: string): reason is ElsewhereReason {
  return reason === 'other-zone' || reason === 'only-in-US' || reason === 'only-in-EU'
}

export interface CodeBook {
  /** The codes that the customer may use. */
  readonly own: readonly CodeSegment[]
  /** The codes of the other zone. */
  readonly otherZone: () => readonly CodeSegment[]
  /** By segment, the options that only other users may choose there. */
  readonly foreign: () => readonly (readonly ForeignOption[])[]
  /** The own codes with hidden options and those of the other zone mixed in; only good for explaining. */
  readonly everything: () => readonly CodeSegment[]
}

// A memo, not state: the same product has the same book, whether it is built or found here.
const books = new WeakMap<CodedProduct, CodeBook>()

/** The tries of a product. Those that only explanations need are built when the first is asked for. */
export function codeBookOf(product: CodedProduct): CodeBook {
  const known = books.get(product)
  if (known) return known
  const { isPreview } = product
  const foreign = once(() => [
    [],
    ...product.modifiers.map((each) => foreignOptions(product, each)),
  ])
  const book: CodeBook = {
    own: chain(product.skuCode, product.modifiers, (each) => visibleOptions(each, isPreview)),
    otherZone: once(() =>
      chain(product.skuCode, product.otherZone, (each) => visibleOptions(each, isPreview)),
    ),
    foreign,
    everything: once(() =>
      chain(product.skuCode, product.modifiers, (each, index) => [
        ...visibleOptions(each, isPreview),
        ...(foreign()[index + 1] ?? []).map(({ option }) => option),
      ]),
    ),
  }
  books.set(product, book)
  return book
}

/** The characters an option contributes, in the form in which codes are read. */
export function optionText(option: ModifierOption): string {
  return normaliseModelCode(option.code)
}

/** Hidden options first, then those that only the other zone has. */
function foreignOptions(product: CodedProduct, modifier: Modifier): readonly ForeignOption[] {
  const hidden = product.isPreview ? [] : modifier.options.filter((option) => option.isHidden)
  const sameQuestion = product.otherZone.find((other) => other.key === modifier.key)
  const elsewhere = sameQuestion ? visibleOptions(sameQuestion, product.isPreview) : []
  const known = new Set(modifier.options.map(optionText))
  return [
    ...hidden.map((option) => ({
      option,
      text: optionText(option),
      reason: 'hidden-option' as const,
    })),
    ...elsewhere
      .map((option) => ({ option, text: optionText(option), reason: elsewhereReason(product) }))
      .filter(({ text }) => !known.has(text)),
  ]
}

function chain(
  skuCode: string,
  modifiers: readonly Modifier[],
  optionsOf: (modifier: Modifier, index: number) => readonly ModifierOption[],
): readonly CodeSegment[] {
  return [
    skuSegment(skuCode),
    ...modifiers.map((each, index) => modifierSegment(each, optionsOf(each, index))),
  ]
}

function skuSegment(skuCode: string): CodeSegment {
  const text = normaliseModelCode(skuCode)
  const root = emptyNode()
  plant(root, text, undefined)
  return { modifier: undefined, isOptional: false, options: [], root, longest: text.length }
}

function modifierSegment(modifier: Modifier, options: readonly ModifierOption[]): CodeSegment {
  const root = emptyNode()
  for (const option of options) plant(root, optionText(option), option)
  const longest = Math.max(0, ...options.map((option) => optionText(option).length))
  return { modifier, isOptional: !modifier.isRequired, options, root, longest }
}

/** A node while its trie grows. */
interface GrowingNode extends TrieNode {
  readonly next: Map<string, GrowingNode>
  isEnd: boolean
  option: ModifierOption | undefined
}

function emptyNode(): GrowingNode {
  return { next: new Map(), isEnd: false, option: undefined }
}

function plant(root: GrowingNode, text: string, option: ModifierOption | undefined): void {
  let node = root
  for (const character of text) {
    const child = node.next.get(character) ?? emptyNode()
    node.next.set(character, child)
    node = child
  }
  node.isEnd = true
  node.option = option
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
