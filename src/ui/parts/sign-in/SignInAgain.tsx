/**
 * Shown over the current page when the session has ended in the middle of work. The page stays as it is,
 * and what was waiting continues when the same customer signs in again.
 */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import * as styles from './SignInAgain.css.ts'
import { SignInForm } from './SignInForm.tsx'
import { useSignIn } from './use-sign-in.ts'

export function SignInAgain() {
  const { t } = useTranslation()
  const { session } = useStorefront()
  const owner = useAccount()?.email ?? ''
  const [email, setEmail] = useState(owner)
  const [isOther, setOther] = useState(owner === '')
  const { busy, failure, send } = useSignIn()
  const dismiss = () => session.send({ type: 'sign-in.dismissed' })
  return (
    <Dialog
      open
      onClose={dismiss}
      title={t('signIn:again.title')}
      description={t('signIn:again.text')}
      closeLabel={t('signIn:again.leave')}
      size="sm"
      outsidePress="kept"
    >
      <Stack space="lg">
        <SignInForm
          email={email}
          onEmail={setEmail}
          knownAccount={
            isOther ? undefined : (
              <div className={styles.known}>
                {/* Password managers look for the name of the account beside the password. */}
                <input type="hidden" name="email" autoComplete="username" value={email} />
                <Text size="small" tone="soft">
                  {t('common:email')}
                </Text>
                <Text weight="medium">
                  <bdi>{email}</bdi>
                </Text>
              </div>
            )
          }
          forgotLink="hidden"
          onSignIn={send}
          busy={busy}
          failure={failure}
        />
        {isOther && owner !== '' && (
          <Text size="small" tone="soft">
            {t('signIn:again.otherHint')}
          </Text>
        )}
        <Inline justify="between">
          {!isOther && (
            <Button size="sm" tone="quiet" onClick={() => setOther(true)}>
              {t('signIn:again.other')}
            </Button>
          )}
          <Button size="sm" tone="quiet" onClick={dismiss}>
            {t('signIn:again.leave')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  )
}
