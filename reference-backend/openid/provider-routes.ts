/**
 * A small OpenID provider, so that signing in by one can be tried and tested here: discovery, keys, a page on which
 * a person is chosen, and the exchange of its code. It stands in for another company's service and knows nothing of
 * the accounts of the shop. It asks for no password.
 */

import { isSame } from '#platform/digests.ts'
import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { bodyWithin } from '../http/body.ts'
import { isForeign } from '../http/request-guard.ts'
import { CLIENT_ID, type AuthorizationRequest, requestIn } from './authorization-request.ts'
import { newCode, takeCode } from './codes.ts'
import { idToken } from './id-token.ts'
import { PEOPLE, PERSON_KEYS, SPOILT } from './people.ts'
import { chooserPage, PAGE_HEADERS, strangerPage, STYLE } from './provider-page.ts'
import { ALGORITHM, publicPart, signingKey } from './provider-key.ts'

export interface ProviderParts {
  readonly database: Database
  readonly clock: () => Date
  /** What the client proves itself by. */
  readonly clientSecret: () => Promise<string>
  /** The only address that a request may lead back to, for a request that came to this address. */
  readonly registered: (request: Request) => string
  /** What the provider calls itself, for a request that came to this address. */
  readonly issuer: (request: Request) => string
}

const FORM_LIMIT = 16 * 1024
const NO_STORE = { 'Cache-Control': 'no-store' }

export function providerRoutes(parts: ProviderParts): Hono {
  const { database: db, clock } = parts
  const app = new Hono().basePath('/openid')
  app.get('/.well-known/openid-configuration', ({ req }) => {
    const issuer = parts.issuer(req.raw)
    return Response.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ALGORITHM],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      authorization_response_iss_parameter_supported: true,
      scopes_supported: ['openid', 'email', 'profile'],
      claims_supported: ['sub', 'email', 'email_verified', 'given_name', 'family_name'],
    })
  })
  app.get('/keys', async () => Response.json({ keys: [publicPart(await signingKey(db))] }))
  app.get('/style.css', () => new Response(STYLE, { headers: { 'Content-Type': 'text/css' } }))
  app.get('/authorize', (context) => {
    const { req } = context
    const fields = new URL(req.url).searchParams
    const isKnown = requestIn(fields, parts.registered(req.raw)) !== undefined
    const asked = [fields.get('ui_locales') ?? '', req.header('accept-language') ?? '']
    const language = asked.join()
    const page = isKnown ? chooserPage(fields, language) : strangerPage(language)
    return context.html(page, isKnown ? 200 : 400, PAGE_HEADERS)
  })
  app.post('/authorize', async (context) => {
    const { req } = context
    const fields = isForeign(req.raw) ? undefined : await formIn(req.raw)
    const request = fields && requestIn(fields, parts.registered(req.raw))
    if (request === undefined) {
      const page = strangerPage(req.header('accept-language') ?? '')
      return context.html(page, 400, PAGE_HEADERS)
    }
    const back = (values: Record<string, string>) => led(request, parts.issuer(req.raw), values)
    const person = PERSON_KEYS.find((key) => key === fields?.get('person'))
    const spoilt = SPOILT.find((each) => each === fields?.get('spoilt'))
    if (person === undefined && spoilt === undefined) return back({ error: 'access_denied' })
    const choice = { request, person: PEOPLE[person ?? 'customer'], spoilt }
    const code = await newCode(db, choice, clock())
    return back({ code, ...(spoilt === 'state' && { state: `other-${request.state}` }) })
  })
  app.post('/token', async ({ req }) => {
    const expected = `Basic ${btoa(`${CLIENT_ID}:${await parts.clientSecret()}`)}`
    if (!isSame(req.header('authorization') ?? '', expected)) {
      return Response.json({ error: 'invalid_client' }, { status: 401, headers: NO_STORE })
    }
    const fields = await formIn(req.raw)
    const isCode = fields?.get('grant_type') === 'authorization_code'
    const now = clock()
    const exchange = {
      code: fields?.get('code') ?? '',
      redirectUri: fields?.get('redirect_uri') ?? '',
      verifier: fields?.get('code_verifier') ?? '',
    }
    const code = isCode ? await takeCode(db, exchange, now) : undefined
    if (code === undefined) {
      return Response.json({ error: 'invalid_grant' }, { status: 400, headers: NO_STORE })
    }
    const id_token = await idToken(db, { issuer: parts.issuer(req.raw), code, now })
    // Nothing is to be read here by an access token: the signed answer says it all.
    const answer = { access_token: 'none', token_type: 'Bearer', expires_in: 60, id_token }
    return Response.json(answer, { headers: NO_STORE })
  })
  return app
}

/** The fields of a small form; undefined where it is none. */
async function formIn(request: Request): Promise<URLSearchParams | undefined> {
  const bytes = await bodyWithin(FORM_LIMIT, request)
  return bytes instanceof Response
    ? undefined
    : new URLSearchParams(new TextDecoder().decode(bytes))
}

/** Leads the customer back to the shop. */
function led(
  { redirectUri, state }: AuthorizationRequest,
  iss: string,
  values: Record<string, string>,
): Response {
  const address = new URL(redirectUri)
  address.search = new URLSearchParams({ state, iss, ...values }).toString()
  return new Response(null, { status: 303, headers: { Location: address.href, ...NO_STORE } })
}
