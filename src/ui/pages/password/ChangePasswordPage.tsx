/** Changes the password of who is signed in (ROUTE-40). */
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { submitOnce, submitOnceView } from '../../../application/submit-once.machine.ts'
import { problemsOfPasswordChange } from '../../../domain/account/new-password.ts'
import { Card } from '../../components/Card/Card.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import * as styles from './ChangePasswordPage.css.ts'
import { PasswordForm } from './PasswordForm.tsx'

export function ChangePasswordPage() {
  const { t } = useTranslation()
  const { write } = useStorefront()
  const [machine] = useState(() => submitOnce(write.changePassword))
  const actor = useActorRef(machine)
  const { stage, failure } = useSelector(actor, submitOnceView)
  return (
    <Stack space="xl">
      <PageHeading title={t('newPassword.change.title')} lead={t('newPassword.change.lead')} />
      <div className={styles.form}>
        {stage === 'done' ? (
          <Notice tone="success" title={t('forgot.success')}>
            {t('newPassword.changeDone')}
          </Notice>
        ) : (
          <Card>
            <PasswordForm
              fields={['present', 'password', 'confirmation']}
              problemsOf={problemsOfPasswordChange}
              isBusy={stage === 'sending'}
              failure={failure}
              onSend={(entry) => actor.send({ type: 'entry.send', entry })}
            />
          </Card>
        )}
      </div>
    </Stack>
  )
}
