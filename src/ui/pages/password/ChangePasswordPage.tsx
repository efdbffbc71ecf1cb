/** Changes the password of who is signed in (ROUTE-40). */
import { useTranslation } from 'react-i18next'
import type { Accounts } from '../../../application/account/accounts.ts'
import {
  type PasswordChange,
  problemsOfPasswordChange,
} from '../../../domain/account/new-password.ts'
import { useServices } from '../../storefront-context.tsx'
import { useLazyWrite } from '../../use-lazy-write.ts'
import { Card } from '../../components/Card/Card.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { UnlessActing } from '../../parts/acting/UnlessActing.tsx'
import { useSubmit } from '../../use-submit.ts'
import * as styles from './ChangePasswordPage.css.ts'
import { PasswordForm } from './PasswordForm.tsx'

const changePassword = (accounts: Accounts, change: PasswordChange) =>
  accounts.changePassword(change)

export function ChangePasswordPage() {
  const { t } = useTranslation()
  const { stage, isSending, failure, send } = useSubmit(
    useLazyWrite(useServices().accounts, changePassword),
  )
  return (
    <Stack space="xl">
      <PageHeading
        title={t('credentials:newPassword.change.title')}
        lead={t('credentials:newPassword.change.lead')}
      />
      <div className={styles.form}>
        <UnlessActing>
          {stage === 'done' ? (
            <Notice tone="success" title={t('common:success')}>
              {t('credentials:newPassword.changeDone')}
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
        </UnlessActing>
      </div>
    </Stack>
  )
}
