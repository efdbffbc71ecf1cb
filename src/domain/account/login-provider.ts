/** Third parties by which one may sign in, where the site has set them up (AUTH-03). */
import type { LoginProvider } from '../content/site-settings.ts'

const integrations: Readonly<Record<LoginProvider, string>> = {
  google: 'googlelogin',
  facebook: 'facebooklogin',
  auth0: 'auth0login',
  openid: 'openidlogin',
}

export interface WayOut {
  /** Where the customer wants to go afterwards. */
  readonly redirect: string
  /** The language that the shop speaks at the moment, such as `en_us`. */
  readonly language: string
}

/** The address of the commerce engine that begins such a sign-in; it comes back by single sign-on. */
export function loginProviderHref(provider: LoginProvider, { redirect, language }: WayOut): string {
  const query = new URLSearchParams({
    slatAction: 'main.OAuthLoginStorefrontHandler',
    integrationName: integrations[provider],
    redirect,
    ui_locales: language.replace('_', '-'),
  })
  return `/?${query.toString()}`
}
