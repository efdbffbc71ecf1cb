/** Prices and lead times in words. */
import type { TFunction } from 'i18next'
import type { SiteSettings } from '../../../domain/content/site-settings.ts'
import type { LeadTime } from '../../../domain/pricing/lead-time.ts'
import type { PriceFailure, PricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import type { CalendarDate } from '../../../domain/shared/calendar-date.ts'
import { failureWords } from '../../i18n/failure-words.ts'
import { formatDate } from '../../i18n/format.ts'
import { formatPrice } from '../../i18n/format-price.ts'

export interface Speech {
  readonly t: TFunction
  readonly language: string
  readonly settings: SiteSettings
}

interface PriceSpeech extends Speech {
  /** What the price holds, in words, where prices beside it hold something else. */
  readonly holds?: string | undefined
}

const holding = (price: string, holds: string | undefined) =>
  holds === undefined ? price : `${price} (${holds})`

/** Weeks and day together, as "6 weeks · Mar 09, 2027"; 'week' when the value is 1 (PRICE-07). */
export function leadTimeText(
  { weeks }: LeadTime,
  earliest: CalendarDate,
  { t, language }: Pick<Speech, 't' | 'language'>,
): string {
  const day = formatDate(earliest, language)
  return weeks === undefined ? day : `${t('price:weeks', { count: weeks })} · ${day}`
}

/** Why there is no price: the server's own texts, else ours. */
export function priceFailureText(failure: PriceFailure, t: TFunction): string {
  if (failure.kind === 'no-price') return t('price:noPrice')
  return failureWords(t, failure, 'price:refused')
}

/** What is read out when the panel changes: the price when it comes, and that it is gone (PRICE-03). */
export function priceAnnouncement(view: PricePanelView, speech: PriceSpeech): string {
  const { t, language, settings, holds } = speech
  if (view.isPriceDiscarded) return t('price:discarded')
  const { price } = view
  if (!price) return ''
  const total = formatPrice(price.total, price.currency, settings)
  return t('price:announced', {
    price: total === undefined ? t('price:notAvailable') : holding(total, holds),
    leadTime: leadTimeText(price.leadTime, price.earliest, { t, language }),
  })
}
