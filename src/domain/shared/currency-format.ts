/** How a currency is written: `$0,0.00` or `0.0,00 €`; see docs/wire.md, Site settings. */
export interface CurrencyFormat {
  readonly symbol: string
  readonly mask: string
}

/** US dollars, the default currency (I18N-09). */
export const defaultCurrencyFormat: CurrencyFormat = { symbol: '$', mask: '$0,0.00' }
