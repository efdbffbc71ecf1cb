/** Asks the vault for a token. */

import { CARD_FIELDS, type CardProblems, type TypedCard } from '../card/card-check.ts'
import type { TokenMessage } from './shop-line.ts'

export interface TokenRequest {
  readonly card: TypedCard
  readonly locale: string
  /** The origin of the shop that the token is for. */
  readonly origin: string
}

export type TokenResult =
  | { readonly kind: 'token'; readonly token: TokenMessage }
  | { readonly kind: 'refused'; readonly problems: CardProblems }
  | { readonly kind: 'failed'; readonly reason: 'network' | 'server' }

/** What became of a request for a token; never throws. */
export async function requestToken(
  fetch: typeof globalThis.fetch,
  request: TokenRequest,
): Promise<TokenResult> {
  try {
    const response = await fetch('/card/tokens', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    })
    // Too many attempts are told like something that is wrong with the card.
    if (response.status === 422 || response.status === 429) {
      const { problems }: { readonly problems: CardProblems } = await response.json()
      return { kind: 'refused', problems: knownFields(problems) }
    }
    if (!response.ok) return { kind: 'failed', reason: 'server' }
    const token: TokenMessage = await response.json()
    return { kind: 'token', token }
  } catch {
    return { kind: 'failed', reason: 'network' }
  }
}

function knownFields(problems: CardProblems): CardProblems {
  return Object.fromEntries(
    CARD_FIELDS.filter((field) => field in problems).map((field) => [field, problems[field]]),
  )
}
