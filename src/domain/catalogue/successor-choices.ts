/** What the answers to one product are to another one that takes its place. */
import type { CodedProduct } from './model-code-trie.ts'
import { type Choices, withAutomaticChoices } from './modifier.ts'
import { answersInRegion, type AskedQuestion } from './region-answers.ts'

/** The answers of a configuration of the predecessor, as far as they mean something to the successor. */
export function successorChoices(
  successor: CodedProduct,
  questions: readonly AskedQuestion[],
  choices: Choices,
): Choices {
  const { modifiers, isPreview } = successor
  const { choices: kept } = answersInRegion(questions, modifiers, choices)
  return withAutomaticChoices(modifiers, kept, isPreview)
}
