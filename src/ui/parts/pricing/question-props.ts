/** What every way of asking a question is given. */
import type { CalculatedPrice } from '../../../domain/pricing/calculated-price.ts'
import type { ModifierView } from '../../../domain/pricing/price-flow.view.ts'

/** What an answer would change, in words: "+$12.40, 2 weeks sooner". */
export interface DifferenceText {
  readonly text: string
  /** Whether it is better in every respect. */
  readonly isGain: boolean
}

/** By modifier key and option code; the code is empty where an optional question is left open. */
export type DifferenceTexts = ReadonlyMap<string, ReadonlyMap<string, DifferenceText>>

/** Differences in words, and the price that they are compared with. */
export interface ComparedAnswers {
  readonly price: CalculatedPrice
  readonly texts: DifferenceTexts
}

export interface QuestionProps {
  readonly view: ModifierView
  /** Of its part in the model code, from 1. */
  readonly position: number
  /** By option code, what another answer would change about the price on show; undefined while nothing is compared. */
  readonly differences?: ReadonlyMap<string, DifferenceText> | undefined
  /** Undefined takes the answer to an optional question back. */
  readonly onChoose: (optionCode: string | undefined) => void
  /** Why it cannot be answered otherwise. */
  readonly hint: string | undefined
  /** That it has to be answered. */
  readonly error: string | undefined
}
