/** Tokens and saved cards: a token is used for one thing, for good. */

import { createHash, randomBytes } from 'node:crypto'
import type { TypedCard } from '../card/card-check.ts'
import { keptCard } from '../card/card.ts'
import { demoCard } from '../card/demo-cards.ts'
import { mayType } from './card-attempts.ts'
import type { KeptCardRecord, TokenRecord, VaultStore } from '../store/vault-store.ts'

/** Why something was refused, as a word for the engine. */
export type VaultRefusal = 'no_such_token' | 'token_used' | 'no_such_card' | 'key_reused'

/** What the vault does with cards. */
export interface CardKeeping {
  /** Keeps what may be kept of a card and answers a token for it; undefined after too many from one address. */
  readonly tokenize: (card: TypedCard, from: TokenOrigin) => Promise<IssuedToken | undefined>
  /** A token that is good: neither used nor too old. */
  readonly token: (token: string) => Promise<TokenRecord | undefined>
  readonly forgetToken: (token: string) => Promise<void>
  /** Keeps the card of a token for later payments. */
  readonly keepCard: (token: string, idempotencyKey: string) => Promise<KeptCard | VaultRefusal>
  readonly forgetCard: (customerCard: string) => Promise<void>
}

interface TokenOrigin {
  readonly locale: string
  readonly shopOrigin: string
  /** The network address that the card is typed at, and how many may be from there. */
  readonly address: string
  readonly limit: number
}

interface IssuedToken {
  readonly paymentToken: string
  readonly record: TokenRecord
}

interface KeptCard {
  readonly customerCard: string
  readonly record: KeptCardRecord
}

/** What payments need of it beside. */
interface CardSources {
  /** Uses a token for one thing, for good; the same thing may ask again. */
  readonly use: (token: string, usedBy: string) => Promise<TokenRecord | VaultRefusal>
  readonly cardOf: (id: string) => Promise<KeptCardRecord | undefined>
  readonly keep: (id: string, token: TokenRecord) => Promise<KeptCardRecord>
}

/** A token is good for the length of a session. */
const TOKEN_MS = 12 * 3_600_000

/** Tokens and saved cards on a store. */
export function cardKeeping(store: VaultStore, clock: () => Date): CardKeeping & CardSources {
  const goodToken = async (token: string) => {
    const record = await store.read('token', token)
    const isGood = record !== undefined && clock() < new Date(record.expiresAt)
    return isGood ? record : undefined
  }
  const cardOf = async (id: string) => {
    const record = (await store.read('card', id)) ?? demoCard(id)
    return record?.isForgotten === true ? undefined : record
  }
  const use = async (token: string, usedBy: string): Promise<TokenRecord | VaultRefusal> => {
    if ((await goodToken(token)) === undefined) return 'no_such_token'
    const free = await canceledUse(token)
    const record = await store.change('token', token, (present) =>
      present.usedBy === undefined || present.usedBy === free ? { ...present, usedBy } : undefined,
    )
    if (record === undefined) return 'no_such_token'
    return record.usedBy === usedBy ? record : 'token_used'
  }
  /** The payment that a token was used for, where it was canceled: nothing came of that use. */
  const canceledUse = async (token: string) => {
    const usedBy = (await store.read('token', token))?.usedBy
    const payment = usedBy === undefined ? undefined : await store.read('payment', usedBy)
    return payment?.status === 'canceled' ? usedBy : undefined
  }
  const keep = (id: string, { card, locale, shopOrigin }: TokenRecord) =>
    store.insert('card', id, { card, locale, shopOrigin, isAuthenticated: false })

  return {
    use,
    cardOf,
    keep,
    tokenize: async (typed, { address, limit, ...from }) => {
      const now = clock()
      await store.removeExpired(now.toISOString())
      if (!(await mayType(store, address, { limit, now }))) return undefined
      const paymentToken = `tok_${randomBytes(24).toString('base64url')}`
      const expiresAt = new Date(now.getTime() + TOKEN_MS).toISOString()
      const record = await store.insert('token', paymentToken, {
        card: keptCard(typed),
        ...from,
        expiresAt,
      })
      return { paymentToken, record }
    },
    token: async (token) => {
      const record = await goodToken(token)
      return record?.usedBy === undefined ? record : undefined
    },
    forgetToken: async (token) => {
      await store.change('token', token, (each) => ({
        ...each,
        usedBy: each.usedBy ?? 'forgotten',
      }))
    },
    keepCard: async (token, idempotencyKey) => {
      const customerCard = idOf('card', idempotencyKey)
      const record = await use(token, customerCard)
      return typeof record === 'string'
        ? record
        : { customerCard, record: await keep(customerCard, record) }
    },
    forgetCard: async (customerCard) => {
      await store.change('card', customerCard, (each) => ({ ...each, isForgotten: true }))
    },
  }
}

/** The id of what a key stands for: not guessable from outside, the same for every process. */
export function idOf(kind: 'pay' | 'card', key: string): string {
  return `${kind}_${createHash('sha256').update(`${kind} ${key}`).digest('hex').slice(0, 32)}`
}
