/** The sums of a quote, as the server made them (D18); undefined where it sent none (D10). */
export interface QuoteTotals {
  readonly subtotal: number | undefined
  readonly surcharge: number | undefined
  readonly afterSurcharge: number | undefined
  readonly tax: number | undefined
  readonly afterTax: number | undefined
  readonly discount: number | undefined
}

/**
 * How the sums are shown: in EUR the surcharge has a column, a line and totals of its own; in other
 * currencies surcharge and tax are included (PRICE-25, PRICE-26, PRICE-27).
 */
export function showsSurcharge(currency: string): boolean {
  return currency === 'EUR'
}

export type TotalLineKind =
  | 'subtotal'
  | 'discount'
  | 'surcharge'
  | 'total-after-surcharge'
  | 'tax'
  | 'total-after-tax'
  | 'included-surcharge'
  | 'included-tax'

export interface TotalLine {
  readonly kind: TotalLineKind
  /** Undefined is said in words, never as 0.00 (D10). */
  readonly amount: number | undefined
}

/**
 * The lines of the summary, top to bottom. Subtotal and totals are always there; of the rest, what the
 * server sent: with EUR the surcharge stands before totals of its own, otherwise surcharge and tax are
 * named as included (PRICE-25, PRICE-26, PRICE-27).
 */
export function totalLines(totals: QuoteTotals, currency: string): readonly TotalLine[] {
  const { subtotal, discount, surcharge, afterSurcharge, tax, afterTax } = totals
  const start: readonly TotalLine[] = [
    { kind: 'subtotal', amount: subtotal },
    ...(discount ? [{ kind: 'discount', amount: discount } as const] : []),
  ]
  if (showsSurcharge(currency)) {
    return [
      ...start,
      ...whereSent('surcharge', surcharge),
      { kind: 'total-after-surcharge', amount: afterSurcharge },
      ...whereSent('tax', tax),
      { kind: 'total-after-tax', amount: afterTax },
    ]
  }
  return [
    ...start,
    ...whereSent('included-surcharge', surcharge),
    ...whereSent('included-tax', tax),
    { kind: 'total-after-tax', amount: afterTax },
  ]
}

function whereSent(kind: TotalLineKind, amount: number | undefined): readonly TotalLine[] {
  return amount === undefined ? [] : [{ kind, amount }]
}
