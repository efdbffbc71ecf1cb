/** Changes the password of who is signed in (ROUTE-40). */
import { useTranslation } from 'react-i18next'
import { problemsOfPasswordChange } from '../../../domain/account/new-password.ts'
import { Card } from '../../components/Card/Card.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useSubmit } from '../../use-submit.ts'
import * as styles from './ChangePasswordPage.css.ts'
import { PasswordForm } from './PasswordForm.tsx'

export function ChangePasswordPage() {
  const { t } = useTranslation()
  const { write } = useStorefront()
  const { stage, isSending, failure, send } = useSubmit(write.changePassword)
  return (
    <Stack space="xl">
      <PageHeading
        title={t('account:newPassword.change.title')}
        lead={t('account:newPassword.change.lead')}
      />
      <div className={styles.form}>
        {stage === 'done' ? (
          <Notice tone="success" title={t('common:success')}>
            {t('account:newPassword.changeDone')}
          </Notice>
        ) : (
          <Card>
            <PasswordForm
              fields={['present', 'password', 'confirmation']}
              problemsOf={problemsOfPasswordChange}
              isBusy={isSending}
              failure={failure}
              onSend={send}
            />
          </Card>
        )}
      </div>
    </Stack>
  )
}
