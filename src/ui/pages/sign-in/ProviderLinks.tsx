import { useTranslation } from 'react-i18next'
import { loginProviderHref } from '../../../domain/account/login-provider.ts'
import type { LoginProvider } from '../../../domain/content/site-settings.ts'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'

interface ProviderLinksProps {
  readonly providers: readonly LoginProvider[]
  /** Where the customer wants to go afterwards. */
  readonly redirect: string
}

/** Other ways of signing in, where the site has any (AUTH-03). They leave the shop and come back to it. */
export function ProviderLinks({ providers, redirect }: ProviderLinksProps) {
  const { t, i18n } = useTranslation()
  if (providers.length === 0) return null
  return (
    <Stack space="sm">
      <Text tone="soft" size="small">
        {t('signIn:or')}
      </Text>
      {providers.map((provider) => (
        <LinkButton
          key={provider}
          href={loginProviderHref(provider, { redirect, language: i18n.language })}
          wide
        >
          {t(`signIn:provider.${provider}`)}
        </LinkButton>
      ))}
    </Stack>
  )
}
