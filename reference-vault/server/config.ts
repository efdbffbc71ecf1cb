/** What the vault can be told. */

export interface VaultConfig {
  /** The origins of the shops that may frame it. */
  readonly shopOrigins: readonly string[]
  /** Milliseconds that a server which is told to stop waits for what it has begun. */
  readonly drainMs: number
  /** Cards that may be typed from one network address in 15 minutes. */
  readonly cardAttemptsPerAddress: number
  /** Whether tests may move its clock. */
  readonly testEndpoints: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Chromium rejects an IPv6 address as a `frame-ancestors` source, so `[::1]` is not among them. */
const LOOPBACK = ['127.0.0.1', 'localhost']

/** The configuration that the environment asks for; throws in one sentence where an origin is none. */
export function configFrom(env: Environment): VaultConfig {
  const isTest = env['MANIFOLD_TEST'] === '1'
  if (isTest && (env['NODE_ENV'] === 'production' || !isLoopback(hostOf(env)))) {
    throw new Error(
      'MANIFOLD_TEST=1 is refused with NODE_ENV=production or a HOST beyond loopback.',
    )
  }
  return {
    shopOrigins: shopOrigins(env),
    drainMs: Number(env['DRAIN_MS']) || 10_000,
    // Browser tests type hundreds of cards on one machine.
    cardAttemptsPerAddress: Number(env['CARD_ATTEMPTS_PER_ADDRESS']) || (isTest ? 10_000 : 50),
    testEndpoints: isTest,
  }
}

export function hostOf(env: Environment): string {
  return env['HOST'] || '127.0.0.1'
}

/** One above the port of the shop, unless it is told. */
export function portOf(env: Environment): number {
  return Number(env['VAULT_PORT']) || Number(env['PORT'] || 4173) + 1
}

/** What `SHOP_ORIGINS` lists, else where the shop of the same environment is. */
function shopOrigins(env: Environment): readonly string[] {
  const listed = (env['SHOP_ORIGINS'] ?? '').split(/[\s,]+/).filter((entry) => entry !== '')
  if (listed.length > 0) return listed.map(originIn)
  if (env['SHOP_ADDRESS']) return [originIn(env['SHOP_ADDRESS'])]
  const host = hostOf(env)
  const names = isLoopback(host) ? LOOPBACK : [host.includes(':') ? `[${host}]` : host]
  return names.map((name) => `http://${name}:${env['PORT'] || 4173}`)
}

function originIn(entry: string): string {
  if (/^https?:\/\//.test(entry) && URL.canParse(entry)) return new URL(entry).origin
  throw new Error(`"${entry}" is no origin of a shop such as https://shop.example.test.`)
}

function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host) || host === '::1' || host === '[::1]'
}
