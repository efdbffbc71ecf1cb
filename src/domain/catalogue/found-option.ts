/** What a search has found a product by, beside its name. */
import { answersText } from './answers-text.ts'

export const foundKinds = ['modifier', 'optionGroup', 'attribute'] as const

/** An option of a modifier or of an option group, or what an attribute says; in the words of the reader. */
export interface FoundOption {
  readonly kind: (typeof foundKinds)[number]
  /** The key of the modifier, the code of the group or of the attribute. */
  readonly key: string
  /** What it belongs to, such as "Shaft". */
  readonly name: string
  /** Its characters in the model code, or its code in the group; empty for an attribute. */
  readonly code: string
  readonly title: string
}

/** The model with the options that were found, as an address says it; undefined where a model has none of them. */
export function foundModel(skuCode: string, found: readonly FoundOption[]): string | undefined {
  const answers = found.filter(({ kind }) => kind === 'modifier')
  // Of several options that fit one question, the first is chosen.
  const first = answers.filter((each) => answers.find(({ key }) => key === each.key) === each)
  if (first.length === 0) return undefined
  return answersText(skuCode, new Map(first.map(({ key, code }) => [key, code])))
}
