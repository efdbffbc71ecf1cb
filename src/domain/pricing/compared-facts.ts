/** What is known of a model as facts that can stand beside those of another one. */
import type { FigureFact } from '../catalogue/technical-figures.ts'
import { chosenOption } from '../catalogue/modifier.ts'
import type { ComparedModel } from './compared-model.ts'

/** An answer of the configuration, or a figure of the product. */
export interface ModelFact extends FigureFact {
  /** The characters of the answer in the model code. */
  readonly code?: string | undefined
  /** A question that has to be answered and is not yet; an optional one without an answer is answered by that. */
  readonly isOpen?: boolean
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
      isOpen: option === undefined && modifier.isRequired,
    }
  })
}
