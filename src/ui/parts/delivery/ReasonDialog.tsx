/** A change of a scheduled delivery that is sent with a reason; the dialog closes once it is made (SUBS-02, SUBS-04). */
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  DeliveryChange,
  DeliveryPlace,
  GivenReason,
} from '../../../domain/delivery/delivery-change.ts'
import type { DeliveryReason } from '../../../domain/delivery/scheduled-delivery.ts'
import { Form } from '../../components/Form/Form.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import { SubmitDialog } from '../SubmitDialog.tsx'
import { ReasonFields } from './ReasonFields.tsx'
import { useDialogChange } from './use-dialog-change.ts'
import { useReason } from './use-reason.ts'

interface ReasonDialogProps {
  /** Where in the chart the outcome is kept. */
  readonly place: DeliveryPlace
  /** Under which the words are kept until they are sent. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly submitLabel: string
  readonly reasons: readonly DeliveryReason[]
  /** The change to send, or none where a field of its own has a problem, which is then told there. */
  readonly changeOf: (reason: GivenReason) => DeliveryChange | undefined
  readonly onClose: () => void
  /** What stands before the reason. */
  readonly children?: (state: { readonly isBusy: boolean }) => ReactNode
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { name, reasons, changeOf, onClose } = props
  const { t } = useTranslation()
  const formId = useId()
  const reason = useReason(name, reasons)
  const { view, isBusy, change } = useDialogChange(props.place, () => {
    reason.forget()
    onClose()
  })
  const submit = () => {
    // Both are judged, so that every problem is told at once.
    const wanted = changeOf(reason.reason)
    const isGiven = reason.judge()
    if (wanted && isGiven) change(wanted)
  }
  return (
    <SubmitDialog
      title={props.title}
      description={props.description}
      submitLabel={props.submitLabel}
      busyLabel={t('common:saving')}
      isBusy={isBusy}
      formId={formId}
      failure={
        view.kind === 'failed' ? failureWords(t, view.failure, 'delivery:changeFailed') : undefined
      }
      size="sm"
      onClose={onClose}
    >
      <Form id={formId} onSubmit={submit}>
        <Stack>
          {props.children?.({ isBusy })}
          <ReasonFields
            reasons={reasons}
            reason={reason.reason}
            problem={reason.problem}
            disabled={isBusy}
            onChange={reason.change}
          />
        </Stack>
      </Form>
    </SubmitDialog>
  )
}
