/** What is known of a model as facts that can stand beside those of another one. */
import { technicalData } from '../catalogue/attribute-set.ts'
import { descriptionText } from '../catalogue/description-text.ts'
import type { Fact } from '../catalogue/fact-comparison.ts'
import { chosenOption } from '../catalogue/modifier.ts'
import type { ComparedModel } from './compared-model.ts'

/** An answer of the configuration, or a figure of the product. */
export interface ModelFact extends Fact {
  /** The characters of the answer in the model code. */
  readonly code?: string | undefined
  readonly unit?: string | undefined
}

/** The answers to all questions of the model; those that are not given are empty. */
export function answersOf({ coded, choices }: ComparedModel): readonly ModelFact[] {
  return coded.modifiers.map((modifier) => {
    const option = chosenOption(modifier, choices)
    return {
      // An answer and a figure may have the same name.
      key: `answer ${modifier.key}`,
      name: modifier.title,
      text: option?.title ?? '',
      code: option?.code,
    }
  })
}

/** The technical data of the model's product in a system of units, else in the one that there is. */
export function figuresOf(
  { product }: ComparedModel,
  units: 'metric' | 'us',
): readonly ModelFact[] {
  const { metric, us } = technicalData(product.attributeSets)
  const set = units === 'us' ? (us ?? metric) : (metric ?? us)
  return (set?.attributes ?? []).map(({ code, name, valueHtml, unit }) => ({
    key: `figure ${code}`,
    name,
    text: descriptionText(valueHtml),
    unit,
  }))
}
