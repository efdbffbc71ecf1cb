/** The figures of a product in a list, on the wire: metric. */
import * as t from 'io-ts'
import {
  figureQuantities,
  type FigureQuantity,
  type ProductFigure,
  readableFigures,
} from '../../../domain/catalogue/product-figure.ts'
import { amount, text } from '../../http/lenient.wire.ts'

export const FigureWire = t.type({ quantity: text, low: amount, high: amount })

type FigureWire = t.TypeOf<typeof FigureWire>

/** What has no figures, or measures what we do not know, is left out. */
export function toFigures(wires: readonly FigureWire[]): readonly ProductFigure[] {
  return readableFigures(wires.flatMap(toFigure))
}

/** What is left out for that, as the wire names it. */
export function unreadIn(wires: readonly FigureWire[]): readonly string[] {
  return wires
    .filter((wire) => toFigures([wire]).length === 0)
    .map(({ quantity }) => quantity.slice(0, longestName))
}

/** So that a log can be read. */
const longestName = 40

/** The quantity of a name; none for one that we do not know. */
export function toQuantity(named: string): readonly FigureQuantity[] {
  return figureQuantities.filter((each) => each === named)
}

function toFigure({ quantity: named, low, high = low }: FigureWire): readonly ProductFigure[] {
  if (low === undefined || high === undefined) return []
  return toQuantity(named).map((quantity) => ({ quantity, low, high }))
}
