/** A dialog with one form that is sent once: below it what went wrong, Cancel and the way on. */
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../components/Button/Button.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'
import { Notice } from '../components/Notice/Notice.tsx'

interface SubmitDialogProps {
  readonly title: string
  readonly description?: string | undefined
  /** Undefined where there is nothing to be sent any more: the dialog can be closed only. */
  readonly submitLabel: string | undefined
  readonly busyLabel: string
  /** While busy the dialog stays: what it sends cannot be taken back. */
  readonly isBusy: boolean
  /** The id of the form inside. */
  readonly formId: string
  /** What went wrong with the last attempt, in words. */
  readonly failure: string | undefined
  /** What became of the dialog otherwise, in view as a failure is. */
  readonly outcome?: ReactNode
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  /** Where the focus goes; the first control unless told otherwise. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

export function SubmitDialog({ isBusy, formId, onClose, ...props }: SubmitDialogProps) {
  const { t } = useTranslation()
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Dialog
      open
      onClose={close}
      title={props.title}
      description={props.description}
      closeLabel={t('common:close')}
      outsidePress="kept"
      size={props.size}
      initialFocus={props.initialFocus}
      outcome={
        props.failure === undefined ? props.outcome : <Notice tone="error">{props.failure}</Notice>
      }
      footer={
        <>
          <Button onClick={close}>
            {t(props.submitLabel === undefined ? 'common:close' : 'common:cancel')}
          </Button>
          {props.submitLabel !== undefined && (
            <Button
              tone="primary"
              type="submit"
              form={formId}
              busy={isBusy}
              busyLabel={props.busyLabel}
            >
              {props.submitLabel}
            </Button>
          )}
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
