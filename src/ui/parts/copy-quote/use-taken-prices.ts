/** Today's prices of what is taken in place of lines, each as long as it is taken. */
import { useCallback, useState } from 'react'
import type { CalculatedPrice } from '../../../domain/pricing/calculated-price.ts'
import type {
  LineInstead,
  Replacements,
  TakenPrices,
} from '../../../domain/quote/quote-comparison.ts'
import type { QuoteItemId } from '../../../domain/quote/quote-item.ts'

/** Told of each price once it is there. */
export type OnPriced = (id: QuoteItemId, instead: LineInstead, price: CalculatedPrice) => void

interface Priced {
  readonly instead: LineInstead
  readonly price: CalculatedPrice
}

export function useTakenPrices(replaced: Replacements): readonly [OnPriced, TakenPrices] {
  const [known, setKnown] = useState<ReadonlyMap<QuoteItemId, Priced>>(new Map())
  const onPriced: OnPriced = useCallback((id, instead, price) => {
    setKnown((before) => new Map(before).set(id, { instead, price }))
  }, [])
  const isTaken = (id: QuoteItemId, { modelCode, quantity }: LineInstead) => {
    const chosen = replaced.get(id)
    return chosen?.modelCode === modelCode && chosen?.quantity === quantity
  }
  const taken = [...known].flatMap(([id, { instead, price }]) =>
    isTaken(id, instead) ? [[id, price] as const] : [],
  )
  return [onPriced, new Map(taken)]
}
