import { Figure } from '../Figure/Figure.tsx'

interface MoneyProps {
  /** The amount with its symbol, already in the reader's format: "$1,284.50". */
  readonly amount: string
  /** The currency's code, small behind the amount, where two currencies may meet. */
  readonly currency?: string | undefined
  readonly size?: 'body' | 'lead' | 'display' | undefined
  readonly weight?: 'regular' | 'strong' | undefined
}

/** An amount of money. */
export function Money({ amount, currency, size, weight }: MoneyProps) {
  return (
    <Figure unit={currency} size={size} weight={weight}>
      {amount}
    </Figure>
  )
}
