/** Ends a scheduled delivery for a reason; leaving out one date is offered first (SUBS-04). */
import { useTranslation } from 'react-i18next'
import { skipObstacle } from '../../../domain/delivery/delivery-change.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { useDeliveryPlace, useOpenDelivery } from './use-delivery.ts'

export function CancelDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const {
    view: { delivery },
    options,
  } = useOpenDelivery()
  const skipping = useDeliveryPlace('skip')
  const skip = () => {
    skipping.change({ kind: 'skip' })
    onClose()
  }
  return (
    <ReasonDialog
      place="cancel"
      name={`delivery-end:${delivery.id}`}
      title={t('delivery:end.title')}
      description={t('delivery:end.text')}
      submitLabel={t('delivery:end.submit')}
      reasons={options.cancellationReasons}
      changeOf={(reason) => ({ kind: 'cancel', reason })}
      onClose={onClose}
    >
      {() =>
        skipObstacle(delivery) === undefined && (
          <Notice
            tone="info"
            announce="silent"
            actions={
              <Button size="sm" onClick={skip}>
                {t('delivery:skip.action')}
              </Button>
            }
          >
            {t('delivery:end.skipInstead')}
          </Notice>
        )
      }
    </ReasonDialog>
  )
}
