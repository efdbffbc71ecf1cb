/** What a search has found a product by, beside its name. */
import { answersText } from './answers-text.ts'
import { attributeAnchor } from './attribute-set.ts'

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
  const answers = firstOfEach('modifier', found)
  return answers.size === 0 ? undefined : answersText(skuCode, answers)
}

/** Where on its page a product says what it was found by; undefined where an option says it better. */
export function foundAnchor([best]: readonly FoundOption[]): string | undefined {
  return best?.kind === 'attribute' ? attributeAnchor(best.key) : undefined
}

/** A sku of a plain product with its options, by the code of their group. */
export interface OptionedSku<Id> {
  readonly id: Id
  readonly options: ReadonlyMap<string, string>
}

/** The sku with most of the options that were found, the first of equals; undefined where none has one of them. */
export function foundSku<Id>(
  skus: readonly OptionedSku<Id>[],
  found: readonly FoundOption[],
): Id | undefined {
  const asked = [...firstOfEach('optionGroup', found)]
  const has = ({ options }: OptionedSku<Id>) =>
    asked.filter(([group, code]) => options.get(group) === code).length
  const [best] = skus.toSorted((one, other) => has(other) - has(one))
  return best && has(best) > 0 ? best.id : undefined
}

/** What was found of a kind by its question or group; of several options that fit one, the first. */
function firstOfEach(
  wanted: FoundOption['kind'],
  found: readonly FoundOption[],
): ReadonlyMap<string, string> {
  const first = new Map<string, string>()
  for (const { kind, key, code } of found) {
    if (kind === wanted && !first.has(key)) first.set(key, code)
  }
  return first
}
