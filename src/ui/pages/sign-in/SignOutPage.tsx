/**
 * Signing out (ROUTE-44). The shop's own link signs out at once; any other way here, such as a link on
 * another site, has to be confirmed (T08). The route redirects once the customer is signed out.
 */
import { Link, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { landingPath } from '../../../domain/account/access.ts'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Spinner } from '../../components/Spinner/Spinner.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { SignInFrame } from '../../parts/sign-in/SignInFrame.tsx'

export function SignOutPage() {
  const { t } = useTranslation()
  const { session } = useStorefront()
  // Any site may link to the first page of a visit; later pages are opened by a click in the shop.
  const router = useRouter()
  const { __TSR_index: step } = router.latestLocation.state
  const [isAsked] = useState(step > 0)
  const isLeaving = useSelector(session, (snapshot) => snapshot.matches({ customer: 'signingOut' }))
  // The click was made on the page before.
  useEffect(() => {
    if (isAsked) session.send({ type: 'sign-out' })
  }, [isAsked, session])
  return (
    <SignInFrame title={t('credentials:signOut.title')}>
      {isAsked || isLeaving ? (
        <Inline>
          <Spinner />
          <Text>
            <span role="status">{t('credentials:signOut.busy')}</span>
          </Text>
        </Inline>
      ) : (
        <Stack space="lg">
          <Text weight="medium">{t('credentials:signOut.question')}</Text>
          <Text tone="soft">{t('credentials:signOut.questionText')}</Text>
          <Inline>
            <Button tone="primary" onClick={() => session.send({ type: 'sign-out' })}>
              {t('common:shell.signOut')}
            </Button>
            <Link to={landingPath} className={buttonLook()}>
              {t('credentials:stay')}
            </Link>
          </Inline>
        </Stack>
      )}
    </SignInFrame>
  )
}
