/**
 * What was done to the cells of a quote, step by step, to be undone and done again. A step that is undone is written
 * as any other change is; what others have changed since then is left alone.
 */
import {
  noSteps,
  stepBack,
  stepForward,
  type StepHistory,
  withNextStep,
} from '../shared/step-history.ts'
import type { QuoteItemId } from './quote-item.ts'

export type SheetField = 'quantity' | 'date'

/** One cell with the text that stood in it and the one that stands there now. */
export interface CellChange {
  readonly itemId: QuoteItemId
  readonly field: SheetField
  readonly before: string
  readonly after: string
}

/** The cells that one press, paste or entry has changed. */
export type SheetStep = readonly CellChange[]

export type SheetHistory = StepHistory<SheetStep>

export const noHistory: SheetHistory = noSteps

/** The history after one more step. A step that changes nothing is none; what was undone cannot be done again. */
export function withStep(history: SheetHistory, step: SheetStep): SheetHistory {
  const changes = step.filter(({ before, after }) => before !== after)
  if (changes.length === 0) return history
  return withNextStep(history, changes)
}

/** Two steps of one press as one: a cell that both change has the text before the first and that after the second. */
export function inOneStep(first: SheetStep, second: SheetStep): SheetStep {
  const changeIn = (step: SheetStep, cell: CellChange) =>
    step.find(({ itemId, field }) => itemId === cell.itemId && field === cell.field)
  return [
    ...first.map((change) => ({
      ...change,
      after: changeIn(second, change)?.after ?? change.after,
    })),
    ...second.filter((change) => !changeIn(first, change)),
  ]
}

/** A history, and the texts that are to be written for it. */
export interface SheetMove {
  readonly history: SheetHistory
  readonly changes: SheetStep
}

/** What a cell says now; undefined where its line is gone. */
export type CellText = (cell: Pick<CellChange, 'itemId' | 'field'>) => string | undefined

/**
 * Takes the last step back. Only cells that still say what the step has made of them are changed; a cell that was
 * empty stays, because a day cannot be taken out of a line.
 */
export function undoneStep(history: SheetHistory, textOf: CellText): SheetMove {
  const back = stepBack(history)
  if (!back) return { history, changes: [] }
  const changes = back.step
    .map(({ before, after, ...cell }) => ({ ...cell, before: after, after: before }))
    .filter((change) => change.after !== '' && textOf(change) === change.before)
  return { history: back.history, changes }
}

/** Does the step that was undone last once more, in the cells that say what they said before it. */
export function redoneStep(history: SheetHistory, textOf: CellText): SheetMove {
  const forward = stepForward(history)
  if (!forward) return { history, changes: [] }
  const changes = forward.step.filter((change) => textOf(change) === change.before)
  return { history: forward.history, changes }
}
