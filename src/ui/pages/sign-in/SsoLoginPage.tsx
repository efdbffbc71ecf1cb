/** Asks a customer who follows a link that would sign somebody in: nobody is exchanged without a click (T04). */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { overviewPath, safeRedirect } from '../../../domain/account/access.ts'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { CounterFrame } from '../../parts/sign-in/CounterFrame.tsx'

const route = getRouteApi('/ssoLogin')

export function SsoLoginPage() {
  const { t } = useTranslation()
  const { token, redirect } = route.useSearch()
  const { arriveWithToken, notify } = useStorefront()
  const account = useAccount()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const target = safeRedirect(redirect) ?? overviewPath
  const goOn = async () => {
    if (token === undefined) return
    setBusy(true)
    const session = await arriveWithToken(token)
    if (session.kind === 'visitor') notify({ tone: 'error', key: 'signIn.byLink.failed' })
    const href = session.kind === 'visitor' ? '/my-account/login' : target
    await router.navigate({ href, replace: true })
  }
  const name = account ? `${account.firstName} ${account.lastName}`.trim() || account.email : ''
  return (
    <CounterFrame title={t('signIn.byLink.title')}>
      <Stack space="lg">
        {account && <Text weight="medium">{t('signIn.byLink.question', { name })}</Text>}
        <Text tone="soft">{t('signIn.byLink.text')}</Text>
        <Inline>
          <Link to={overviewPath} replace className={buttonLook({ tone: 'primary' })}>
            {t('signIn.byLink.stay')}
          </Link>
          <Button busy={busy} busyLabel={t('signIn.byLink.busy')} onClick={() => void goOn()}>
            {t('signIn.byLink.goOn')}
          </Button>
        </Inline>
      </Stack>
    </CounterFrame>
  )
}
