/** The figures of a product in a list, on the wire: metric. */
import * as t from 'io-ts'
import {
  figureQuantities,
  type ProductFigure,
  shownFigures,
} from '../../../domain/catalogue/product-figure.ts'
import { amount, text } from '../../http/lenient.wire.ts'

export const FigureWire = t.type({ quantity: text, low: amount, high: amount })

/** A quantity that we do not know is left out, and so is what has no figures. */
export function toFigures(wires: readonly t.TypeOf<typeof FigureWire>[]): readonly ProductFigure[] {
  return shownFigures(
    wires.flatMap(({ quantity: named, low, high = low }) => {
      const quantity = figureQuantities.find((each) => each === named)
      return quantity === undefined || low === undefined || high === undefined
        ? []
        : [{ quantity, low, high }]
    }),
  )
}
