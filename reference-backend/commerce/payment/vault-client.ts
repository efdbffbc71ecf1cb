/** Speaks to the card vault, with the key that it knows this engine by. */

import { isInput, type Input } from '../../http/input.ts'
import type { VaultCard } from './payment-ports.ts'

export interface VaultAccess {
  /** Origin without a last slash. */
  readonly address: string
  readonly key: string
  readonly fetch: typeof globalThis.fetch
}

export interface VaultAnswer {
  readonly status: number
  readonly body: Input
}

export type AskVault = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<VaultAnswer>

/** The vault cannot be reached, or does not answer as agreed: nothing is known of what was asked. */
export class VaultUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The card vault cannot be reached.', { cause })
    this.name = 'VaultUnavailable'
  }
}

const PATIENCE_MS = 5_000

/** A function that asks the vault; throws `VaultUnavailable`. */
export function vaultClient({ address, key, fetch }: VaultAccess): AskVault {
  return async (method, path, body) => {
    try {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const answer: unknown = await response.json()
      if (response.status >= 500 || response.status === 403 || !isInput(answer)) {
        throw new VaultUnavailable()
      }
      return { status: response.status, body: answer }
    } catch (problem) {
      throw problem instanceof VaultUnavailable ? problem : new VaultUnavailable(problem)
    }
  }
}

/** The card in an answer of the vault. */
export function cardIn(answer: Input): VaultCard {
  return {
    creditCardType: textIn(answer, 'creditCardType'),
    creditCardLastFour: textIn(answer, 'creditCardLastFour'),
    nameOnCreditCard: textIn(answer, 'nameOnCreditCard'),
    expirationMonth: Number(answer['expirationMonth']),
    expirationYear: Number(answer['expirationYear']),
  }
}

/** A text of an answer; empty where there is none. */
export function textIn(answer: Input, field: string): string {
  const value = answer[field]
  return typeof value === 'string' ? value : ''
}
