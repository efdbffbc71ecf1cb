import { useTranslation } from 'react-i18next'
import type { BundleFailure } from '../../../../domain/catalogue/bundle-build.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { failureMessage } from '../../../i18n/failure-message.ts'
import type { BundleBuilding } from './use-bundle-build.ts'

interface BundleFailureNoticeProps extends Pick<BundleBuilding, 'send'> {
  readonly failure: BundleFailure
}

/** What failed, why, and the way on: what another tab has changed is read again (ERR-03). */
export function BundleFailureNotice({
  failure: { step, failure },
  send,
}: BundleFailureNoticeProps) {
  const { t } = useTranslation()
  const title = t(`bundle:failed.${step}`)
  const { key, values, messages } = failureMessage(failure, `bundle:failed.${step}`)
  const reason = messages.length > 0 ? messages.join(' ') : t(key, { ...values })
  const isRead = step === 'read' || (step !== 'create' && failure.kind === 'refused')
  return (
    <Notice
      tone="error"
      title={title}
      actions={
        isRead && (
          <Button size="sm" onClick={() => send({ type: 'bundle.read' })}>
            {t(step === 'read' ? 'common:tryAgain' : 'bundle:readAgain')}
          </Button>
        )
      }
    >
      {reason === title ? undefined : reason}
    </Notice>
  )
}
