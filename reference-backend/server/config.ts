/** What the shop can be told: numbers with their defaults, and where it may run at all. */

import type { DatabaseLimits } from '../database/database.ts'
import { type TrustedProxies, trustedProxies } from '../http/caller.ts'
import { originsIn } from '../http/other-origins.ts'
import { numberIn } from './number-in.ts'

export interface ShopConfig {
  /** Token life, and the age from which an answer brings a fresh one, in seconds. */
  readonly tokenSeconds: number
  readonly renewAfterSeconds: number
  /** After this many seconds a session ends however busy it is. */
  readonly sessionSeconds: number
  /** Failed attempts on one account, from one network address, in a window. */
  readonly attemptsPerAccount: number
  /** Different accounts that may fail from one network address in a window; an office stays below it. */
  readonly attemptsPerAddress: number
  readonly attemptMinutes: number
  /** Cost of scrypt: N = 2^logN, and p. */
  readonly passwordCost: { readonly logN: number; readonly p: number }
  /** How long the slow and the hanging fault take, in milliseconds. */
  readonly slowMs: number
  readonly hangMs: number
  /** How long a Postgres server may take. */
  readonly databaseLimits: DatabaseLimits
  /** A replica of the Postgres server, and milliseconds that it may be behind; undefined for none. */
  readonly replica: { readonly url: string; readonly lagMs: number } | undefined
  /** Milliseconds that a server which is told to stop waits for what it has begun. */
  readonly drainMs: number
  /** Milliseconds between two looks at placements that nobody asks about, and at deliveries that are due; 0 for none. */
  readonly placementCheckMs: number
  /** Whether the endpoints for tests exist. */
  readonly testEndpoints: boolean
  /** Where links in emails lead: origin without a last slash. */
  readonly shopAddress: string
  /** Where the vault for cards is, for this process and for browsers: origin without a last slash. */
  readonly vaultAddress: string
  /** Origins of shops elsewhere whose browsers ask this backend directly. */
  readonly shopOrigins: readonly string[]
  /** The region of a visitor who has not chosen one. */
  readonly siteZone: 'US' | 'EU'
  /** Whether an order can be placed without an account. */
  readonly allowGuestCheckout: boolean
  /**
   * Whether a forgotten password of a locked account is refused at once (AUTH-19). It tells strangers which addresses
   * have an account (T11); otherwise the email says it.
   */
  readonly refuseLockedReset: boolean
  /** The whole address of the picture of the site; empty for none. */
  readonly logoAddress: string
  /** Path of the content page with the terms of sale that an order asks for; empty for none. */
  readonly termsOfSale: string
  /** Whether one may sign in by the OpenID provider of this server, which asks for no password. */
  readonly openIdProvider: boolean
  /** Who takes payments outside of the shop, by name; empty for nobody. */
  readonly externalPayment: string
  /** Whose word about the address and the scheme of a caller is taken. */
  readonly trustedProxies: TrustedProxies
}

export const DEFAULT_CONFIG: ShopConfig = {
  tokenSeconds: 15 * 60,
  renewAfterSeconds: 5 * 60,
  sessionSeconds: 12 * 3600,
  attemptsPerAccount: 5,
  attemptsPerAddress: 50,
  attemptMinutes: 15,
  passwordCost: { logN: 15, p: 3 },
  slowMs: 8_000,
  hangMs: 120_000,
  // A client gives a read 15 seconds and a write 30: it is to hear of an outage before that.
  databaseLimits: { connectMs: 5_000, statementMs: 5_000, answerMs: 8_000 },
  replica: undefined,
  drainMs: 10_000,
  placementCheckMs: 60_000,
  testEndpoints: false,
  shopAddress: 'http://127.0.0.1:4173',
  vaultAddress: 'http://127.0.0.1:4174',
  shopOrigins: [],
  siteZone: 'US',
  allowGuestCheckout: true,
  refuseLockedReset: false,
  logoAddress: '',
  termsOfSale: '',
  openIdProvider: true,
  externalPayment: '',
  trustedProxies: [],
}

/** Browser tests sign in hundreds of times with a published password. */
const TEST_COST = { logN: 10, p: 1 } as const

export type Environment = Readonly<Record<string, string | undefined>>

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]', '::ffff:127.0.0.1'])

/** Whether a host name or network address is this machine itself. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host)
}

/**
 * The configuration that the environment asks for. Throws in one sentence when a value cannot be read, or when
 * the demo shop, its published passwords and named failures would stand where strangers can reach them.
 */
export function configFrom(env: Environment): ShopConfig {
  const exposed = isExposed(env)
  const testEndpoints = env['MANIFOLD_TEST'] === '1'
  if (exposed && testEndpoints) {
    throw new Error(
      'MANIFOLD_TEST=1 is refused with NODE_ENV=production or a HOST or SHOP_ADDRESS beyond loopback.',
    )
  }
  if (exposed && env['MANIFOLD_ALLOW_DEMO'] !== '1') {
    throw new Error(
      'This shop has demo accounts with a published password. With NODE_ENV=production or a HOST or ' +
        'SHOP_ADDRESS beyond loopback it starts only with MANIFOLD_ALLOW_DEMO=1.',
    )
  }
  return {
    ...DEFAULT_CONFIG,
    testEndpoints,
    ...(testEndpoints ? { passwordCost: TEST_COST } : {}),
    attemptsPerAddress: numberIn(env, 'ATTEMPTS_PER_ADDRESS', {
      usual: DEFAULT_CONFIG.attemptsPerAddress,
      least: 1,
    }),
    slowMs: numberIn(env, 'FAULT_SLOW_MS', { usual: DEFAULT_CONFIG.slowMs, least: 1 }),
    databaseLimits: databaseLimits(env),
    replica: replicaIn(env),
    drainMs: numberIn(env, 'DRAIN_MS', { usual: DEFAULT_CONFIG.drainMs, least: 1 }),
    placementCheckMs: numberIn(env, 'PLACEMENT_CHECK_MS', {
      usual: DEFAULT_CONFIG.placementCheckMs,
    }),
    ...addressesFrom(env),
    shopOrigins: originsIn(env['SHOP_ORIGINS']),
    siteZone: (env['SITE_COUNTRY'] || 'US').toUpperCase() === 'US' ? 'US' : 'EU',
    allowGuestCheckout: env['SITE_GUEST_CHECKOUT'] !== '0',
    refuseLockedReset: env['REFUSE_LOCKED_RESET'] === '1',
    logoAddress: logoAddress(env),
    termsOfSale: (env['SITE_TERMS_OF_SALE'] ?? '').trim(),
    openIdProvider: hasOpenIdProvider(env),
    externalPayment: (env['SITE_EXTERNAL_PAYMENT'] ?? '').trim(),
    trustedProxies: trustedProxies(env['TRUSTED_PROXIES']),
  }
}

/** Whether strangers can reach this shop. */
function isExposed(env: Environment): boolean {
  return (
    env['NODE_ENV'] === 'production' ||
    !isLoopback(env['HOST'] || '127.0.0.1') ||
    // A shop behind a proxy of this machine listens on loopback, too; the address in its emails tells.
    !isLoopback(givenAddress(env)?.hostname ?? '127.0.0.1')
  )
}

/** `SITE_OPENID` 1 or 0; by default only where no stranger can choose who they are. */
export function hasOpenIdProvider(env: Environment): boolean {
  const chosen = env['SITE_OPENID'] || (isExposed(env) ? '0' : '1')
  return chosen === '1'
}

/** Where shop and vault are, for browsers. */
export function addressesFrom(env: Environment): Pick<ShopConfig, 'shopAddress' | 'vaultAddress'> {
  return { shopAddress: shopAddress(env), vaultAddress: vaultAddress(env) }
}

/** What `SHOP_ADDRESS` says, else where this process listens. */
function shopAddress(env: Environment): string {
  return givenAddress(env)?.origin ?? addressOf(env, env['PORT'] || 4173)
}

/** What `SITE_LOGO` says, a path on the shop or a whole address; empty where it is neither. */
function logoAddress(env: Environment): string {
  const logo = (env['SITE_LOGO'] ?? '').trim()
  const address = logo.startsWith('/') && !logo.startsWith('//') ? shopAddress(env) + logo : logo
  return /^https?:\/\//.test(address) && URL.canParse(address) ? address : ''
}

/** What `VAULT_ADDRESS` says, else the port `VAULT_PORT` of this machine, which is the one above that of the shop. */
function vaultAddress(env: Environment): string {
  const port = env['VAULT_PORT'] || Number(env['PORT'] || 4173) + 1
  const address = (env['VAULT_ADDRESS'] || addressOf(env, port)).replace(/\/+$/, '')
  if (/^https?:\/\//.test(address) && URL.canParse(address)) return new URL(address).origin
  throw new Error(`VAULT_ADDRESS is "${address}", which is no address such as https://vault.test.`)
}

function addressOf(env: Environment, port: number | string): string {
  const host = env['HOST'] || '127.0.0.1'
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function givenAddress({ SHOP_ADDRESS: address }: Environment): URL | undefined {
  if (!address) return undefined
  const url = /^https?:\/\//.test(address) && URL.canParse(address) ? new URL(address) : undefined
  if (url?.username || url?.password)
    throw new Error('SHOP_ADDRESS holds a name or a password, where none may be.')
  if (url?.href === `${url?.origin}/`) return url
  throw new Error(
    `SHOP_ADDRESS is "${address}", which is no address such as https://shop.example.test.`,
  )
}

function databaseLimits(env: Environment): DatabaseLimits {
  const { connectMs, statementMs, answerMs } = DEFAULT_CONFIG.databaseLimits
  return {
    connectMs: numberIn(env, 'DATABASE_CONNECT_MS', { usual: connectMs, least: 1 }),
    statementMs: numberIn(env, 'DATABASE_STATEMENT_MS', { usual: statementMs, least: 1 }),
    answerMs: numberIn(env, 'DATABASE_ANSWER_MS', { usual: answerMs, least: 1 }),
  }
}

/** Milliseconds that a replica may be behind where nobody says otherwise. */
const REPLICA_LAG_MS = 5_000

function replicaIn(env: Environment): ShopConfig['replica'] {
  const addresses = ['DATABASE_URL', 'DATABASE_PREPARE_URL', 'DATABASE_REPLICA_URL'] as const
  for (const name of addresses) {
    const given = env[name]
    if (given && !(/^postgres(ql)?:\/\//.test(given) && URL.canParse(given)))
      throw new Error(`${name} is no address such as postgres://user@host/database.`)
  }
  const url = env['DATABASE_REPLICA_URL']
  if (!url) return undefined
  if (!env['DATABASE_URL'])
    throw new Error('DATABASE_REPLICA_URL needs the address of its primary in DATABASE_URL.')
  return { url, lagMs: numberIn(env, 'REPLICA_LAG_MS', { usual: REPLICA_LAG_MS, least: 1 }) }
}
