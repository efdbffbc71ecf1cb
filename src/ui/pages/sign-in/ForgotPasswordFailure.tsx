import { useTranslation } from 'react-i18next'
import type { PortFailure } from '../../../application/failure.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { failureWords } from '../../i18n/failure-words.ts'

/** A refusal means that the account is locked (AUTH-19, CALL-12); everything else is a 'Failure' (AUTH-20). */
export function ForgotPasswordFailure({ failure }: { readonly failure: PortFailure }) {
  const { t } = useTranslation()
  const isLocked = failure.kind === 'refused' && failure.retryAfterSeconds === undefined
  return (
    <Notice tone="error" title={t('credentials:forgot.failure')}>
      {isLocked ? t('credentials:forgot.locked') : failureWords(t, failure, 'common:networkError')}
    </Notice>
  )
}
