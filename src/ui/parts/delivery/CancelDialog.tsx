/** Ends a scheduled delivery for a reason; leaving out one date is offered first (SUBS-04). */
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { skipObstacle } from '../../../domain/delivery/delivery-change.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { SubmitDialog } from '../SubmitDialog.tsx'
import { ReasonFields } from './ReasonFields.tsx'
import { useDeliveryPlace, useOpenDelivery } from './use-delivery.ts'
import { useDialogChange } from './use-dialog-change.ts'
import { useReason } from './use-reason.ts'

export function CancelDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const {
    view: { delivery },
    options,
  } = useOpenDelivery()
  const formId = useId()
  const skipping = useDeliveryPlace('skip')
  const reason = useReason(`delivery-end:${delivery.id}`, options.cancellationReasons)
  const sending = useDialogChange('cancel', () => {
    reason.forget()
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.judge()) sending.change({ kind: 'cancel', reason: reason.reason })
  }
  const skip = () => {
    skipping.change({ kind: 'skip' })
    onClose()
  }
  return (
    <SubmitDialog
      title={t('delivery:end.title')}
      description={t('delivery:end.text')}
      submitLabel={t('delivery:end.submit')}
      busyLabel={t('common:saving')}
      isBusy={sending.isBusy}
      formId={formId}
      failure={
        sending.view.kind === 'failed'
          ? failureWords(t, sending.view.failure, 'delivery:changeFailed')
          : undefined
      }
      size="sm"
      onClose={onClose}
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack>
          {skipObstacle(delivery) === undefined && (
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
          )}
          <ReasonFields
            reasons={options.cancellationReasons}
            reason={reason.reason}
            problem={reason.problem}
            disabled={sending.isBusy}
            onChange={reason.change}
          />
        </Stack>
      </form>
    </SubmitDialog>
  )
}
