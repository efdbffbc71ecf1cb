/** The few figures by which products of a type are told apart. */
import type { Quantity } from './performance.ts'

/** What a card, a row or a column can show. */
export const figureQuantities = [
  'displacement',
  'pressure',
  'speed',
  'torque',
  'flow',
  'power',
] as const satisfies readonly Quantity[]

export type FigureQuantity = (typeof figureQuantities)[number]

/** Metric, from the smallest to the largest; both are the same where there is but one. */
export interface ProductFigure {
  readonly quantity: FigureQuantity
  readonly low: number
  readonly high: number
}

/** As many as a card has room for. */
export const mostFigures = 4

/** The first of each quantity that says something. */
export function readableFigures(figures: readonly ProductFigure[]): readonly ProductFigure[] {
  const telling = figures.filter(({ low, high }) => high > 0 && low <= high)
  return telling.filter(
    ({ quantity }, index) => telling.findIndex((each) => each.quantity === quantity) === index,
  )
}
