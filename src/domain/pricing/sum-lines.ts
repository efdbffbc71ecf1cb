/** The lines in which sums are shown. */
import { type PriceSums, showsSurcharge } from './price-sums.ts'

export type SumLineKind =
  | 'net'
  | 'subtotal'
  | 'discount'
  | 'surcharge'
  | 'freight'
  | 'total-after-surcharge'
  | 'tax'
  | 'total-after-tax'
  | 'included-surcharge'
  | 'included-tax'

export interface SumLine {
  readonly kind: SumLineKind
  /** Negative where it is deducted. Undefined is shown as words, never as 0.00 (D10). */
  readonly amount: number | undefined
}

/**
 * The lines of the summary, top to bottom. Subtotal and totals are always there; of the rest, what the
 * server sent: with EUR the surcharge stands before totals of its own, otherwise surcharge and tax are
 * named as included (PRICE-25, PRICE-26, PRICE-27).
 */
export function sumLines(sums: PriceSums, currency: string): readonly SumLine[] {
  const { subtotal, discount, surcharge, afterSurcharge, freight, tax, afterTax } = sums
  // Before the first line that may hold a part of it: a tax or a total.
  const sent: readonly SumLine[] = freight ? [{ kind: 'freight', amount: freight }] : []
  const off: readonly SumLine[] = discount ? [{ kind: 'discount', amount: -discount }] : []
  if (showsSurcharge(currency)) {
    return [
      { kind: 'net', amount: subtotal },
      ...off,
      ...whereSent('surcharge', surcharge),
      ...sent,
      { kind: 'total-after-surcharge', amount: afterSurcharge },
      ...whereSent('tax', tax),
      { kind: 'total-after-tax', amount: afterTax },
    ]
  }
  return [
    { kind: 'subtotal', amount: subtotal },
    ...off,
    ...sent,
    ...whereSent('included-surcharge', surcharge),
    ...whereSent('included-tax', tax),
    { kind: 'total-after-tax', amount: afterTax },
  ]
}

/** What a price is made of, beside the price itself: what lies between net and total, or is included. */
export function partLines(sums: PriceSums, currency: string): readonly SumLine[] {
  const beside: readonly SumLineKind[] = ['subtotal', 'total-after-surcharge', 'total-after-tax']
  return sumLines(sums, currency).filter(
    ({ kind, amount }) => amount !== undefined && !beside.includes(kind),
  )
}

function whereSent(kind: SumLineKind, amount: number | undefined): readonly SumLine[] {
  return amount === undefined ? [] : [{ kind, amount }]
}
