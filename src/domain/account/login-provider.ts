/** Third parties by which one may sign in, where the site has set them up (AUTH-03). */
import type { LoginProvider } from '../content/site-settings.ts'

const integrations: Readonly<Record<LoginProvider, string>> = {
  google: 'googlelogin',
  facebook: 'facebooklogin',
  auth0: 'auth0login',
  openid: 'openidlogin',
}

/** The address of the commerce engine that begins such a sign-in; it comes back by single sign-on. */
export function loginProviderHref(provider: LoginProvider, redirect?: string): string {
  const query = new URLSearchParams({
    slatAction: 'main.OAuthLoginStorefrontHandler',
    integrationName: integrations[provider],
    ...(redirect !== undefined && { redirect }),
  })
  return `/?${query.toString()}`
}
