/** The quantities from which a piece costs less, and the one that costs less as a whole. */
import { type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { SiteSettings } from '../../../domain/content/site-settings.ts'
import type { PricePanelView } from '../../../domain/pricing/price-flow.view.ts'
import {
  fallingBreaks,
  payingStep,
  type QuantityBreak,
  reachedBreak,
} from '../../../domain/pricing/quantity-break.ts'
import { Button } from '../../components/Button/Button.tsx'
import { formatPrice } from '../../i18n/format-price.ts'
import { weeksText } from '../../parts/pricing/difference-words.ts'
import * as styles from './QuantityBreaks.css.ts'

interface QuantityBreaksProps {
  readonly price: NonNullable<PricePanelView['price']>
  readonly settings: SiteSettings
  /** Orders so many; the price is then that of another quantity, and calculated again. */
  readonly onQuantity: (quantity: number, press: MouseEvent) => void
}

export function QuantityBreaks({ price, settings, onQuantity }: QuantityBreaksProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const breaks = fallingBreaks(price.breaks)
  if (breaks.length === 0) return null
  const reached = reachedBreak(price.quantity, breaks)
  const row = ({ quantity, unit, weeks }: QuantityBreak) => (
    <li key={quantity}>
      <button
        type="button"
        className={styles.entry}
        aria-current={reached?.quantity === quantity || undefined}
        onClick={(press) => onQuantity(quantity, press)}
      >
        <span>{t('pricing:break.from', { quantity })}</span>{' '}
        <span>{t('price:each', { unit: formatPrice(unit, price.currency, settings) })}</span>{' '}
        {quantity > price.quantity && weeksMore(weeks, price) > 0 && (
          <span className={styles.later}>
            {t('pricing:break.later', { count: weeksMore(weeks, price) })}
          </span>
        )}
      </button>
    </li>
  )
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {t('pricing:break.title')}
      </h3>
      <ul className={styles.breaks}>{breaks.map(row)}</ul>
    </section>
  )
}

/** None where either is unknown. */
function weeksMore(weeks: number | undefined, { leadTime }: QuantityBreaksProps['price']): number {
  return weeks === undefined || leadTime.weeks === undefined ? 0 : weeks - leadTime.weeks
}

/** "2 more cost less", with what they come to, and one press to order so many. */
export function PayingStep({ price, settings, onQuantity }: QuantityBreaksProps) {
  const { t } = useTranslation()
  const step = payingStep(price)
  const total = step && formatPrice(step.total, price.currency, settings)
  if (step === undefined || total === undefined) return null
  const { quantity, more, weeksLater } = step
  const offer = [
    t('pricing:step.offer', { quantity, total }),
    weeksLater ? weeksText(weeksLater, t) : undefined,
  ]
  return (
    <div className={styles.step}>
      <p>
        <span className={styles.more}>{t('pricing:step.more', { count: more })}</span>
        {': '}
        {offer.filter((part) => part !== undefined).join(', ')}
      </p>
      <Button size="sm" onClick={(press) => onQuantity(quantity, press)}>
        {t('price:quantity.use', { count: quantity })}
      </Button>
    </div>
  )
}
