/** One scheduled delivery: when it comes, what, where to and how it is paid; changing, skipping, ending it (SUBS-06). */
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { CancelDialog } from '../../parts/delivery/CancelDialog.tsx'
import * as styles from '../../parts/delivery/Delivery.css.ts'
import { DeliveryBadge } from '../../parts/delivery/DeliveryBadge.tsx'
import { DeliveryBasics } from '../../parts/delivery/DeliveryBasics.tsx'
import { DeliveryLines } from '../../parts/delivery/DeliveryLines.tsx'
import { DeliverySums } from '../../parts/delivery/DeliverySums.tsx'
import { Destination } from '../../parts/delivery/Destination.tsx'
import { frequencyWords } from '../../parts/delivery/delivery-words.ts'
import { NextDates } from '../../parts/delivery/NextDates.tsx'
import { Payment } from '../../parts/delivery/Payment.tsx'
import { DeliveryProvider, useDelivery } from '../../parts/delivery/use-delivery.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { DeliveryHistory } from './DeliveryHistory.tsx'
import { DeliveryNotices } from './DeliveryNotices.tsx'
import { EndedFacts } from './EndedFacts.tsx'

const route = getRouteApi('/my-account/customer/subscription-orders/$deliveryId')

export function DeliveryPage() {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const { deliveries, delivery: loaded, options } = route.useLoaderData()
  const open = useDelivery(deliveries, options, loaded)
  const { delivery, stage } = open.view
  const [isEnding, setEnding] = useState(false)
  const name = delivery.name || t('delivery:unnamed')
  const isOpen = stage !== 'cancelled' && stage !== 'unknown'
  const here = `/my-account/subscription-orders/${delivery.id}`
  return (
    <DeliveryProvider value={open}>
      <title>{`${name} · ${settings.siteName}`}</title>
      <Stack space="xl">
        <PageHeading
          breadcrumbs={
            <Breadcrumbs
              label={t('common:breadcrumbs')}
              items={[
                { label: t('account:menu.deliveries'), href: '/my-account/subscription-orders' },
                { label: name },
              ]}
              renderLink={routerLink}
            />
          }
          title={name}
          mark={<DeliveryBadge status={delivery.status} problem={delivery.problem} />}
          lead={frequencyWords(t, delivery.frequency)}
        />
        <DeliveryNotices />
        <div className={styles.halves}>
          <Stack space="xl">
            {isOpen && <NextDates />}
            <DeliveryLines />
            <DeliveryHistory id={delivery.id} runs={delivery.runs} />
          </Stack>
          <div className={styles.side}>
            {stage === 'cancelled' && <EndedFacts delivery={delivery} />}
            <Panel title={t('delivery:sums.title')}>
              <DeliverySums />
            </Panel>
            {isOpen && (
              <>
                <Panel title={t('delivery:basics.title')}>
                  <DeliveryBasics />
                </Panel>
                <Panel title={t('delivery:address.title')}>
                  <Destination here={here} />
                </Panel>
                <Panel title={t('common:payment')}>
                  <Payment here={here} />
                </Panel>
                {stage !== 'settingUp' && (
                  <Button onClick={() => setEnding(true)}>{t('delivery:end.title')}</Button>
                )}
              </>
            )}
          </div>
        </div>
      </Stack>
      {isEnding && <CancelDialog onClose={() => setEnding(false)} />}
    </DeliveryProvider>
  )
}
