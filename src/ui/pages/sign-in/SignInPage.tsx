/** The sign-in page, which also tells that signing out has failed (AUTH-15). Its route decides where it leads. */
import { getRouteApi, Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { landingPath } from '../../../domain/account/access.ts'
import { sessionView } from '../../../application/account/session.view.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { SignInFrame } from '../../parts/sign-in/SignInFrame.tsx'
import { GuestWay } from './GuestWay.tsx'
import { ProviderLinks } from './ProviderLinks.tsx'
import { SignInForm } from '../../parts/sign-in/SignInForm.tsx'
import { useSignIn } from '../../parts/sign-in/use-sign-in.ts'

const route = getRouteApi('/my-account/login')

export function SignInPage() {
  const { t } = useTranslation()
  const { session, settings } = useStorefront()
  const { redirect } = route.useSearch()
  const [email, setEmail] = useState('')
  const { busy, failure, send } = useSignIn()
  const hasSignOutFailed = useSelector(
    session,
    (now) => sessionView(now).failure?.attempt === 'sign-out',
  )
  // A failure belongs to this visit of the page; the next one begins without it.
  useEffect(() => () => session.send({ type: 'failure.dismissed' }), [session])
  return (
    <SignInFrame title={t('signIn:title')} lead={t('signIn:lead')}>
      <Stack space="lg">
        {hasSignOutFailed && (
          <Notice tone="error" title={t('signIn:logoutFailed')}>
            {t('signIn:signOutFailed')}
          </Notice>
        )}
        <SignInForm
          email={email}
          onEmail={setEmail}
          onSignIn={send}
          busy={busy}
          failure={failure}
        />
        <Link
          to="/my-account/createAccount"
          search={redirect === undefined ? {} : { redirect }}
          className={linkLook({ tone: 'plain' })}
        >
          {t('signIn:newAccount')}
        </Link>
        <GuestWay redirect={redirect} />
        <ProviderLinks providers={settings.loginProviders} redirect={redirect ?? landingPath} />
      </Stack>
    </SignInFrame>
  )
}
