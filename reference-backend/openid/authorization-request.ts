/** What a shop asks of the provider when it sends a customer there. */

/** The only client: the shop itself. */
export const CLIENT_ID = 'manifold-shop'

export interface AuthorizationRequest {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly challenge: string
}

/** The names of a request, as a form has to repeat them. */
export const REQUEST_NAMES = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
] as const

/** What a state or a nonce is made of: nothing that could not be kept. */
const PLAIN = /^[\x21-\x7e]{1,255}$/

/** Reads a request; undefined for one of a stranger, who must not be answered by a redirect. */
export function requestIn(
  fields: URLSearchParams,
  registered: string,
): AuthorizationRequest | undefined {
  const { response_type, client_id, redirect_uri, scope, state, nonce, ...pkce } = valuesOf(fields)
  const isOurs = client_id === CLIENT_ID && redirect_uri === registered
  const asksForCode = response_type === 'code' && scope.split(' ').includes('openid')
  const hasChallenge =
    pkce.code_challenge_method === 'S256' && /^[\w-]{43}$/.test(pkce.code_challenge)
  const isWhole = PLAIN.test(state) && PLAIN.test(nonce)
  if (!isOurs || !asksForCode || !hasChallenge || !isWhole) return undefined
  return { redirectUri: redirect_uri, state, nonce, challenge: pkce.code_challenge }
}

function valuesOf(fields: URLSearchParams): Record<(typeof REQUEST_NAMES)[number], string> {
  const value = (name: string) => fields.get(name) ?? ''
  return {
    response_type: value('response_type'),
    client_id: value('client_id'),
    redirect_uri: value('redirect_uri'),
    scope: value('scope'),
    state: value('state'),
    nonce: value('nonce'),
    code_challenge: value('code_challenge'),
    code_challenge_method: value('code_challenge_method'),
  }
}
