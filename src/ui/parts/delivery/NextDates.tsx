/** The next dates with what they will cost; the next one can be moved, and left out once (SUBS-02, SUBS-03). */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allows, skipObstacle } from '../../../domain/delivery/delivery-change.ts'
import { nextDates } from '../../../domain/delivery/frequency.ts'
import { scheduleOf } from '../../../domain/delivery/scheduled-delivery.ts'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { formatDate } from '../../i18n/format.ts'
import { PlaceProblem } from '../PlaceProblem.tsx'
import { usePrices } from '../quote/use-prices.ts'
import * as styles from './Delivery.css.ts'
import { DateDialog } from './DateDialog.tsx'
import { useDeliveryPlace, useOpenDelivery } from './use-delivery.ts'

/** As many as are looked at in one glance. */
const shown = 4

export function NextDates() {
  const { t, i18n } = useTranslation()
  const { delivery } = useOpenDelivery().view
  const [isMoving, setMoving] = useState(false)
  const price = usePrices(delivery.currency)
  const schedule = scheduleOf(delivery)
  if (!schedule) return null
  const dates = nextDates(schedule, shown)
  const mayMove = allows(delivery, {
    kind: 'reschedule',
    date: schedule.nextDate,
    reason: undefined,
  })
  return (
    <Panel title={t('delivery:dates.title')}>
      <Stack space="lg">
        <ol className={styles.dates}>
          {dates.map((date, index) => (
            <li key={date} className={styles.date}>
              <span className={index === 0 ? styles.first : undefined}>
                {formatDate(date, i18n.language)}
              </span>
              <span>{price(delivery.total)}</span>
            </li>
          ))}
        </ol>
        <Text size="small" tone="soft">
          {t('delivery:dates.note')}
        </Text>
        <Inline align="start">
          <Skip />
          {mayMove && <Button onClick={() => setMoving(true)}>{t('delivery:dates.move')}</Button>}
        </Inline>
      </Stack>
      {isMoving && <DateDialog onClose={() => setMoving(false)} />}
    </Panel>
  )
}

function Skip() {
  const { t, i18n } = useTranslation()
  const { delivery } = useOpenDelivery().view
  const [isAsked, setAsked] = useState(false)
  const { view, change } = useDeliveryPlace('skip')
  const obstacle = skipObstacle(delivery)
  const { nextDate } = delivery
  if (obstacle === 'not-active' || nextDate === undefined) return null
  return (
    <Stack space="sm">
      <Button
        busy={view.kind === 'busy'}
        busyLabel={t('common:saving')}
        reason={obstacle && t(`delivery:skip.${obstacle}`)}
        onClick={() => setAsked(true)}
      >
        {t('delivery:skip.action')}
      </Button>
      <PlaceProblem view={view} fallbackKey="delivery:changeFailed" />
      <ConfirmDialog
        open={isAsked}
        tone="primary"
        title={t('delivery:skip.title')}
        confirmLabel={t('delivery:skip.confirm')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('common:saving')}
        onConfirm={() => {
          setAsked(false)
          change({ kind: 'skip' })
        }}
        onCancel={() => setAsked(false)}
      >
        {t('delivery:skip.text', { date: formatDate(nextDate, i18n.language) })}
      </ConfirmDialog>
    </Stack>
  )
}
