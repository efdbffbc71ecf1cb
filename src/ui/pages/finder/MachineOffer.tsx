/** What an answer costs and when it can be there: for customers; visitors are told that these see it. */
import { useTranslation } from 'react-i18next'
import { isLate } from '../../../domain/finder/machine-order.ts'
import type { CalendarDate } from '../../../domain/shared/calendar-date.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { CircleCheckIcon, WarningIcon } from '../../components/Icon/icons.ts'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { formatDate } from '../../i18n/format.ts'
import { formatPrice } from '../../i18n/format-price.ts'
import { leadTimeText } from '../../parts/pricing/price-words.ts'
import { usePriceTerms } from '../../parts/pricing/use-price-terms.ts'
import { useStorefront } from '../../storefront-context.tsx'
import * as styles from './FinderPage.css.ts'
import type { MachineOfferState } from './use-machine-offers.ts'

interface MachineOfferProps {
  readonly offer: MachineOfferState
  readonly needed: CalendarDate | undefined
  readonly onAgain: () => void
}

export function MachineOffer({ offer, needed, onAgain }: MachineOfferProps) {
  const { t } = useTranslation()
  switch (offer.kind) {
    case 'hidden':
      return needed && <p className={styles.offer}>{t('finder:offer.visitor')}</p>
    case 'waiting':
      return <Skeleton shape="line" width="half" />
    case 'failed':
      return (
        <p className={styles.offer} role="alert">
          {t('finder:offer.failed')}{' '}
          <Button size="sm" onClick={onAgain}>
            {t('common:tryAgain')}
          </Button>
        </p>
      )
    case 'none':
      return <p className={styles.offer}>{t('finder:offer.none')}</p>
    case 'priced':
      return <Priced offer={offer} needed={needed} />
  }
}

interface PricedProps extends Pick<MachineOfferProps, 'needed'> {
  readonly offer: Extract<MachineOfferState, { readonly kind: 'priced' }>
}

function Priced({ offer: { price, earliest }, needed }: PricedProps) {
  const { t, i18n } = useTranslation()
  const { settings } = useStorefront()
  const terms = usePriceTerms()
  const { language } = i18n
  const late = isLate(earliest, needed)
  const day = (date: CalendarDate) => formatDate(date, language)
  return (
    <div className={styles.offer} role="group" aria-label={t('finder:offer')}>
      <strong>
        {formatPrice(price.total, price.currency, settings) ?? t('price:notAvailable')}
      </strong>{' '}
      {t('price:forPieces', { count: price.quantity })}, {terms(price.currency).total}
      {earliest === undefined ? (
        <p>{t('finder:offer.unknown')}</p>
      ) : (
        <p className={styles.reason} data-met={!late}>
          {needed && <Icon of={late ? WarningIcon : CircleCheckIcon} size="sm" />}
          {needed === undefined
            ? leadTimeText(price.leadTime, earliest, { t, language })
            : t(late ? 'finder:offer.late' : 'finder:offer.inTime', {
                needed: day(needed),
                earliest: leadTimeText(price.leadTime, earliest, { t, language }),
              })}
        </p>
      )}
    </div>
  )
}
