/** The differences of all answers in words, the same object for as long as nothing about them changes. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalculatedPrice } from '../../../domain/pricing/calculated-price.ts'
import type { DifferencesSnapshot } from '../../../domain/pricing/price-differences.machine.ts'
import { differencesView } from '../../../domain/pricing/price-differences.view.ts'
import { differenceTexts } from '../../parts/pricing/difference-words.ts'
import type { ComparedAnswers } from '../../parts/pricing/question-props.ts'
import { useStorefront } from '../../storefront-context.tsx'

/** Undefined while there are none of the price on show. */
export function useComparedAnswers(
  compared: DifferencesSnapshot,
  price: CalculatedPrice | undefined,
): ComparedAnswers | undefined {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  return useMemo(() => {
    const view = differencesView(compared, price)
    if (view.stage !== 'shown' || price === undefined) return undefined
    const { currency } = price
    return { price, texts: differenceTexts(view.differences, { t, currency, settings }) }
  }, [compared, price, t, settings])
}
