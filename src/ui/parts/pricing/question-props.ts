/** What every way of asking a question is given. */
import type { ModifierView } from '../../../domain/pricing/price-flow.view.ts'

export interface QuestionProps {
  readonly view: ModifierView
  /** Of its part in the model code, from 1. */
  readonly position: number
  /** Undefined takes the answer to an optional question back. */
  readonly onChoose: (optionCode: string | undefined) => void
  /** Why it cannot be answered otherwise. */
  readonly hint: string | undefined
  /** That it has to be answered. */
  readonly error: string | undefined
}
