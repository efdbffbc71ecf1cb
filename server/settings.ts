/** What the environment says of this process itself: where it listens, and what it may take. Throws in one sentence where it cannot be read. */

import { numberIn } from '../reference-backend/server/number-in.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface ServerSettings {
  readonly host: string
  readonly port: number
  /** Milliseconds after which a page is left to the browser. */
  readonly patience: number
  /** Bytes of pages that are kept. */
  readonly keptBytes: number
  /** Where an edition is asked for; undefined where nothing is said. */
  readonly editionAddress: string | undefined
  /** Whether the reference backend is part of this process; undefined where nothing is said. */
  readonly hasBackend: boolean | undefined
}

export function serverSettings(env: Environment): ServerSettings {
  const port = numberIn(env, 'PORT', { usual: 4173, most: 65_535 })
  if (env['METRICS_PORT'] === String(port))
    throw new Error(`METRICS_PORT is ${port}, which is the port of the shop.`)
  return {
    host: env['HOST'] || '127.0.0.1',
    port,
    patience: numberIn(env, 'PAGE_MS', { usual: 1000, least: 1 }),
    keptBytes: numberIn(env, 'PAGE_CACHE_MB', { usual: 64 }) * 1e6,
    editionAddress: editionAddress(env),
    hasBackend: backendWish(env),
  }
}

function editionAddress({ EDITION_ADDRESS: address }: Environment): string | undefined {
  if (!address) return undefined
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return address
  throw new Error(
    'EDITION_ADDRESS is no address that begins with http:// or https:// and has no name and password in it.',
  )
}

function backendWish({ REFERENCE_BACKEND: wish }: Environment): boolean | undefined {
  if (!wish) return undefined
  if (wish === '0' || wish === '1') return wish === '1'
  throw new Error(`REFERENCE_BACKEND is ${JSON.stringify(wish)}, which is neither 0 nor 1.`)
}
