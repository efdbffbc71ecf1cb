/** The provider of this server as the shop's line to it: the same messages as over a socket, without one. */

import { hmacSha256 } from '#platform/digests.ts'
import type { Hono } from 'hono'
import { CLIENT_ID } from '../../openid/authorization-request.ts'
import { providerRoutes } from '../../openid/provider-routes.ts'
import type { ShopConfig } from '../../server/config.ts'
import type { Database } from '../../database/database.ts'
import type { SessionKeys } from '../../session/session.ts'
import { RETURN_PATH } from './begin-login.ts'
import type { LoginProvider } from './provider.ts'
import { shopAddressFor } from './shop-address.ts'

export interface SeededParts {
  readonly database: Database
  readonly clock: () => Date
  readonly config: ShopConfig
  readonly keys: () => Promise<SessionKeys>
}

export interface SeededProvider {
  /** What browsers see of it. */
  readonly routes: Hono
  readonly provider: LoginProvider
}

export function seededProvider({ database, clock, config, keys }: SeededParts): SeededProvider {
  const clientSecret = async () => hmacSha256('hex', (await keys()).secret, 'openid client')
  const routes = providerRoutes({
    database,
    clock,
    clientSecret,
    registered: (request) => shopAddressFor(config, request) + RETURN_PATH,
    issuer: (request) => issuerAt(shopAddressFor(config, request)),
  })
  const provider: LoginProvider = {
    name: 'openid',
    title: 'OpenID',
    integrationName: 'openidlogin',
    clientId: CLIENT_ID,
    clientSecret,
    issuer: issuerAt,
    send: async (request) => routes.fetch(request),
  }
  return { routes, provider }
}

function issuerAt(shopAddress: string): string {
  return `${shopAddress}/openid`
}
