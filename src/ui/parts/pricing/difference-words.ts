/** What another answer would change, in words. */
import type { TFunction } from 'i18next'
import { isGain, type PriceDifference } from '../../../domain/pricing/price-differences.ts'
import type { SiteSettings } from '../../../domain/content/site-settings.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import type { DifferenceText, DifferenceTexts } from './question-props.ts'

interface Speech {
  readonly t: TFunction
  readonly currency: string
  readonly settings: SiteSettings
}

/** Money first, then weeks: "+$12.40, 2 weeks sooner"; what stays the same is said only where all does. */
export function differenceText(difference: PriceDifference, speech: Speech): string {
  const { t } = speech
  const { amount, weeks } = difference
  if (!amount && !weeks) {
    if (amount === undefined) return t('pricing:difference.sameLeadTime')
    return t(weeks === 0 ? 'pricing:difference.same' : 'pricing:difference.samePrice')
  }
  const parts = [amountText(amount, speech), weeks ? weeksText(weeks, t) : undefined]
  return parts.filter((part) => part !== undefined).join(', ')
}

/** Those of all questions, by modifier and option. */
export function differenceTexts(
  differences: readonly PriceDifference[],
  speech: Speech,
): DifferenceTexts {
  const texts = new Map<string, Map<string, DifferenceText>>()
  for (const difference of differences) {
    const { modifierKey, optionCode = '' } = difference
    const ofQuestion = texts.get(modifierKey) ?? new Map<string, DifferenceText>()
    ofQuestion.set(optionCode, {
      text: differenceText(difference, speech),
      isGain: isGain(difference),
    })
    texts.set(modifierKey, ofQuestion)
  }
  return texts
}

function amountText(amount: number | undefined, { currency, settings, t }: Speech) {
  if (amount === undefined) return undefined
  if (amount === 0) return t('pricing:difference.samePrice')
  const text = formatPrice(amount, currency, settings)
  return text === undefined || amount < 0 ? text : `+${text}`
}

/** "2 weeks sooner", "1 week later". */
export function weeksText(weeks: number, t: TFunction): string {
  return weeks < 0
    ? t('pricing:difference.sooner', { count: -weeks })
    : t('pricing:difference.later', { count: weeks })
}
