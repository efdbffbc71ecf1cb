/**
 * The two addresses of signing in by another provider: the one that leads there, which the engine calls by a name in
 * its query, and the one that the provider leads back to. Both end in a redirect, the second one in `/ssoLogin`.
 */

import { COOKIE, SET_COOKIE } from '#platform/cookie-headers.ts'
import { Hono } from 'hono'
import { spokenPath } from '../../catalogue/spoken-path.ts'
import type { ShopConfig } from '../../server/config.ts'
import type { Database } from '../../database/database.ts'
import type { SendEmail } from '../../email/email.ts'
import { loginBrowserIn, loginCookie, loginSecretIn } from '../../session/login-cookie.ts'
import { newSecret } from '../../session/secret.ts'
import { beginLogin, ownPath, RETURN_PATH } from './begin-login.ts'
import { endLogin } from './end-login.ts'
import { type LoginProblem, type LoginProvider, NotSignedIn } from './provider.ts'
import { shopAddressFor } from './shop-address.ts'

export interface LoginParts {
  readonly database: Database
  readonly clock: () => Date
  readonly config: ShopConfig
  readonly providers: readonly LoginProvider[]
  readonly sendEmail: SendEmail
}

/** How the engine calls the beginning of such a sign-in. */
export const BEGINNING = 'main.OAuthLoginStorefrontHandler'

/** The page of the shop in which such a sign-in ends. */
const PAGE = '/ssoLogin'

/** Leads to the provider that the query names; undefined where there is none of that name. */
export async function loginBeginning(
  parts: LoginParts,
  request: Request,
): Promise<Response | undefined> {
  const { database, clock, config, providers } = parts
  const query = new URL(request.url).searchParams
  const named = query.get('integrationName')
  const provider = providers.find(({ integrationName }) => integrationName === named)
  if (provider === undefined || request.method !== 'GET') return undefined
  const redirect = ownPath(query.get('redirect') ?? '')
  const [language = ''] = /^[a-z]{2}\b/.exec(query.get('ui_locales') ?? '') ?? []
  // Two tabs of one browser may each begin one.
  const browserSecret = loginSecretIn(request.headers.get(COOKIE)) ?? newSecret()
  const shopAddress = shopAddressFor(config, request)
  try {
    const beginning = { provider, shopAddress, browserSecret, redirect, language, now: clock() }
    const there = await beginLogin(database, beginning)
    return leads(there, { [SET_COOKIE]: loginCookie(browserSecret) })
  } catch (problem) {
    if (!(problem instanceof NotSignedIn)) throw problem
    return leads(`${shopAddress}${spokenPath(PAGE, language)}?${failed(problem.problem, redirect)}`)
  }
}

/** What the provider leads back to. */
export function loginReturnRoutes(parts: LoginParts): Hono {
  const { database, clock, config, providers, sendEmail } = parts
  const app = new Hono()
  app.get(RETURN_PATH, async ({ req }) => {
    const ended = await endLogin(database, {
      providers,
      answer: new URL(req.url).searchParams,
      browserHash: loginBrowserIn(req.header(COOKIE) ?? null),
      now: clock(),
      config,
      sendEmail,
    })
    const { redirect, shopAddress = shopAddressFor(config, req.raw) } = ended
    const query =
      ended.kind === 'signed-in'
        ? new URLSearchParams({ token: ended.token, ...(redirect && { redirect }) }).toString()
        : failed(ended.problem, redirect)
    return leads(`${shopAddress}${spokenPath(PAGE, ended.language)}?${query}`)
  })
  return app
}

function failed(problem: LoginProblem, redirect: string): string {
  return new URLSearchParams({ problem, ...(redirect && { redirect }) }).toString()
}

function leads(to: string, headers: Record<string, string> = {}): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: to, 'Cache-Control': 'no-store', ...headers },
  })
}
