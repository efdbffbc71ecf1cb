/** Where everything stands on the pages of a quote's document, in points. */

import {
  heightOf,
  type Measure,
  PAGE_WIDTH,
  type Paper,
  type TextStyle,
} from '../../documents/pdf.ts'

export const LEFT = 50
export const RIGHT = PAGE_WIDTH - LEFT

/** Where the foot of a page stands, and where the lowest block above it ends. */
export function endsOf(paper: Paper): { readonly foot: number; readonly bottom: number } {
  const foot = heightOf(paper) - 40
  return { foot, bottom: foot - 22 }
}

export const BODY = { size: 9 } as const
export const SMALL = { size: 7.5, grey: true } as const
export const LEADING = 12
export const SMALL_LEADING = 10

export interface Column {
  /** Its left edge; figures stand at the right one. */
  readonly x: number
  readonly width: number
}

export interface Columns {
  readonly position: Column
  readonly model: Column
  readonly date: Column
  readonly quantity: Column
  readonly unitPrice: Column
  /** Undefined where prices hold it. */
  readonly surcharge: Column | undefined
  readonly lineTotal: Column
}

const GAP = 8

/** The columns of the table; without a column for the surcharge the model has more room. */
export function columnsOf(hasSurcharge: boolean): Columns {
  const rest: readonly (readonly [name: Exclude<keyof Columns, 'position' | 'model'>, number])[] = [
    ['date', 58],
    ['quantity', 38],
    ['unitPrice', 64],
    ...(hasSurcharge ? [['surcharge', 56] as const] : []),
    ['lineTotal', 72],
  ]
  const places = new Map<string, Column>()
  let right = RIGHT
  for (const [name, width] of rest.toReversed()) {
    places.set(name, { x: right - width, width })
    right -= width + GAP
  }
  const of = (name: string) => places.get(name) ?? { x: right, width: 0 }
  const model = LEFT + 24 + GAP
  return {
    position: { x: LEFT, width: 24 },
    model: { x: model, width: right - model },
    date: of('date'),
    quantity: of('quantity'),
    unitPrice: of('unitPrice'),
    surcharge: places.get('surcharge'),
    lineTotal: of('lineTotal'),
  }
}

/** The style in which a text fits into a width: no figure runs into the one beside it. */
export function fitting<Style extends TextStyle>(
  text: string,
  style: Style,
  { width, measure }: { readonly width: number; readonly measure: Measure },
): Style {
  const needed = measure.width(text, style)
  return needed <= width ? style : { ...style, size: (style.size * width) / needed }
}
