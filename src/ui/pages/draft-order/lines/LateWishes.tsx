/** Days that were asked for and have become too early since, put right in one press and one call. */
import { useTranslation } from 'react-i18next'
import type { DeliveryPlan } from '../../../../domain/draft-order/delivery-plan.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import type { OpenQuote } from '../../../parts/quote/use-quote.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import * as styles from './LateWishes.css.ts'

interface LateWishesProps {
  readonly quote: OpenQuote
  readonly plan: DeliveryPlan
}

export function LateWishes({ quote: { view, send }, plan }: LateWishesProps) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const late = plan.lines.filter(({ gap }) => gap > 0)
  const count = late.length
  if (count === 0) return null
  const repair = () => {
    const days = new Map(late.map(({ key, earliest }) => [key, earliest]))
    const dates = view.rows.flatMap(({ item: { id } }) => {
      const text = days.get(id)
      return text === undefined ? [] : [{ itemId: id, text }]
    })
    send({ type: 'dates.save', dates, today: today() })
  }
  return (
    <div className={styles.frame}>
      <Notice
        tone="warning"
        announce="silent"
        title={t('draftOrder:lines.late.title', { count })}
        actions={
          <Button size="sm" onClick={repair}>
            {t('draftOrder:lines.late.repair', { count })}
          </Button>
        }
      />
    </div>
  )
}
