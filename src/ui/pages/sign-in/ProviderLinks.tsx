import { useTranslation } from 'react-i18next'
import { loginProviderHref } from '../../../domain/account/login-provider.ts'
import type { LoginProvider } from '../../../domain/content/site-settings.ts'
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'

/** Other ways of signing in, where the site has any (AUTH-03). */
export function ProviderLinks({ providers }: { readonly providers: readonly LoginProvider[] }) {
  const { t } = useTranslation()
  if (providers.length === 0) return null
  return (
    <Stack space="sm">
      <Text tone="soft" size="small">
        {t('signIn:or')}
      </Text>
      {providers.map((provider) => (
        <LinkButton key={provider} href={loginProviderHref(provider)} wide>
          {t(`signIn:provider.${provider}`)}
        </LinkButton>
      ))}
    </Stack>
  )
}
