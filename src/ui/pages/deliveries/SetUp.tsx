/** Sets up a scheduled delivery: goods, name, frequency, first date, address, payment; then it starts. */
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deliveries } from '../../../application/delivery/deliveries.ts'
import { startObstacles } from '../../../domain/delivery/delivery-start.ts'
import {
  type DeliveryId,
  type DeliveryOptions,
  isEmptyDelivery,
  type ScheduledDelivery,
} from '../../../domain/delivery/scheduled-delivery.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import * as styles from '../../parts/delivery/Delivery.css.ts'
import { DeliveryBasics } from '../../parts/delivery/DeliveryBasics.tsx'
import { DeliveryLines } from '../../parts/delivery/DeliveryLines.tsx'
import { DeliverySums } from '../../parts/delivery/DeliverySums.tsx'
import { Destination } from '../../parts/delivery/Destination.tsx'
import { FirstDate } from '../../parts/delivery/FirstDate.tsx'
import { Payment } from '../../parts/delivery/Payment.tsx'
import {
  DeliveryProvider,
  useDelivery,
  useDeliveryPlace,
  useOpenDelivery,
} from '../../parts/delivery/use-delivery.ts'
import { PlaceProblem } from '../../parts/PlaceProblem.tsx'
import { ReadFailed } from '../../parts/ReadFailed.tsx'
import { NothingInside } from './NothingInside.tsx'

interface SetUpProps {
  readonly deliveries: Deliveries
  readonly delivery: ScheduledDelivery
  readonly options: DeliveryOptions
  readonly onStarted: (id: DeliveryId) => void
}

export function SetUp({ deliveries, delivery: loaded, options, onStarted }: SetUpProps) {
  const { t } = useTranslation()
  const open = useDelivery(deliveries, options, loaded)
  const { delivery, stage, readFailure } = open.view
  const isStarted = stage !== 'settingUp'
  const tell = useEffectEvent(() => onStarted(delivery.id))
  // Started here or in another tab, it is no cart any more; the router is outside of the chart.
  useEffect(() => {
    if (isStarted) tell()
  }, [isStarted])
  return (
    <DeliveryProvider value={open}>
      {readFailure && (
        <ReadFailed
          failure={readFailure}
          fallbackKey="common:failure.malformed"
          onAgain={() => open.actor.send({ type: 'delivery.refresh' })}
        />
      )}
      {isEmptyDelivery(delivery) ? (
        <NothingInside />
      ) : (
        <div className={styles.halves}>
          <Stack space="xl">
            <DeliveryLines />
            <Panel title={t('delivery:basics.title')}>
              <Stack space="lg">
                <DeliveryBasics />
                <FirstDate />
              </Stack>
            </Panel>
            <Panel title={t('delivery:address.title')}>
              <Destination here="/scheduled-delivery-cart" />
            </Panel>
            <Panel title={t('common:payment')}>
              <Payment here="/scheduled-delivery-cart" />
            </Panel>
          </Stack>
          <div className={styles.side}>
            <Panel title={t('delivery:sums.title')}>
              <Stack space="lg">
                <DeliverySums />
                <Start />
              </Stack>
            </Panel>
          </div>
        </div>
      )}
    </DeliveryProvider>
  )
}

function Start() {
  const { t } = useTranslation()
  const { delivery } = useOpenDelivery().view
  const { view, change } = useDeliveryPlace('start')
  const missing = startObstacles(delivery)
  const words = missing.map((obstacle) => t(`delivery:missing.${obstacle}`))
  return (
    <Stack space="sm">
      <Button
        tone="primary"
        size="lg"
        wide
        busy={view.kind === 'busy'}
        busyLabel={t('common:saving')}
        reason={
          words.length > 0 ? t('delivery:start.missing', { things: words.join(', ') }) : undefined
        }
        onClick={() => change({ kind: 'start' })}
      >
        {t('delivery:start.action')}
      </Button>
      <p className={styles.note}>{t('delivery:start.note')}</p>
      <PlaceProblem view={view} fallbackKey="delivery:changeFailed" />
    </Stack>
  )
}
