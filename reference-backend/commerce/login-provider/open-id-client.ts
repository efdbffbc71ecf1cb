/** The shop as a client of an OpenID provider: discovery, the way there, and who the answer names. */

import { isSame } from '#platform/digests.ts'
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose'
import { type LoginProvider, NotSignedIn } from './provider.ts'

const PATIENCE_MS = 8_000
/** Seconds by which the clock of a provider may differ. */
const CLOCK_TOLERANCE = 5
const ALGORITHMS = ['ES256', 'RS256', 'PS256', 'EdDSA']

export interface Endpoints {
  readonly issuer: string
  readonly authorize: string
  readonly token: string
  readonly keys: string
}

/** What a provider says about itself; throws `unavailable`, and `refused` where it calls itself otherwise. */
export async function endpointsOf(provider: LoginProvider, issuer: string): Promise<Endpoints> {
  const address = `${issuer}/.well-known/openid-configuration`
  const said = await asked(provider, new Request(address))
  const { authorization_endpoint, token_endpoint, jwks_uri } = said
  if (said['issuer'] !== issuer) throw new NotSignedIn('refused')
  return {
    issuer,
    authorize: textOf(authorization_endpoint),
    token: textOf(token_endpoint),
    keys: textOf(jwks_uri),
  }
}

export interface WayThere {
  readonly clientId: string
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly challenge: string
  /** Empty where it is not known. */
  readonly language: string
}

/** Where the customer is sent. */
export function authorizationAddress({ authorize }: Endpoints, way: WayThere): string {
  const address = new URL(authorize)
  const fields = {
    response_type: 'code',
    client_id: way.clientId,
    redirect_uri: way.redirectUri,
    scope: 'openid email profile',
    state: way.state,
    nonce: way.nonce,
    code_challenge: way.challenge,
    code_challenge_method: 'S256',
    ...(way.language && { ui_locales: way.language }),
  }
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value)
  return address.href
}

export interface ProviderAnswer {
  readonly code: string
  readonly redirectUri: string
  readonly verifier: string
  readonly nonce: string
  readonly now: Date
}

/** The claims of the signed answer that a code stands for; throws `refused` where anything about it is wrong. */
export async function claimsOf(
  provider: LoginProvider,
  endpoints: Endpoints,
  { code, redirectUri, verifier, nonce, now }: ProviderAnswer,
): Promise<JWTPayload> {
  const { clientId } = provider
  const basic = btoa(`${clientId}:${await provider.clientSecret()}`)
  const exchange = new Request(endpoints.token, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${basic}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'application/json',
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }).toString(),
  })
  const { id_token } = await asked(provider, exchange)
  const keys = await asked(provider, new Request(endpoints.keys))
  const claims = await verified(textOf(id_token), keys, {
    issuer: endpoints.issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_TOLERANCE,
    requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
    currentDate: now,
  })
  const isMeantForUs = !Array.isArray(claims.aud) || claims['azp'] === clientId
  if (!isMeantForUs || !isSame(textOf(claims['nonce']), nonce)) throw new NotSignedIn('refused')
  return claims
}

async function verified(
  token: string,
  keys: Readonly<Record<string, unknown>>,
  rules: Parameters<typeof jwtVerify>[2],
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(keySet(keys)), rules)
    return payload
  } catch (problem) {
    throw problem instanceof errors.JOSEError ? new NotSignedIn('refused', problem) : problem
  }
}

function keySet({ keys }: Readonly<Record<string, unknown>>): JSONWebKeySet {
  return { keys: Array.isArray(keys) ? keys : [] }
}

/** A JSON object; throws `refused` where the provider says that the request is wrong, else `unavailable`. */
async function asked(
  provider: LoginProvider,
  request: Request,
): Promise<Readonly<Record<string, unknown>>> {
  const { status, body } = await answerTo(provider, request)
  if (status >= 400 && status < 500) throw new NotSignedIn('refused')
  if (status !== 200 || typeof body !== 'object' || body === null) {
    throw new NotSignedIn('unavailable')
  }
  return { ...body }
}

async function answerTo(provider: LoginProvider, request: Request) {
  const limited = new Request(request, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  })
  try {
    const response = await provider.send(limited)
    const body: unknown = await response.json()
    return { status: response.status, body }
  } catch (problem) {
    throw new NotSignedIn('unavailable', problem)
  }
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new NotSignedIn('refused')
  return value
}
