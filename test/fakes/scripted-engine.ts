/** A commerce engine that answers by a script, with a real client in front of it. */
import { type CommerceClient, commerceClient } from '../../src/adapters/commerce/commerce-client.ts'
import type { TokenStore } from '../../src/application/ports/token-store.ts'
import { memoryTokenStore } from './memory-token-store.ts'
import { type RecordedPause, recordedPause } from './recorded-pause.ts'
import { type AskedRequest, type Reply, scriptedFetch } from './scripted-fetch.ts'
import { type SilentLog, silentLog } from './silent-log.ts'

export interface ScriptedEngine {
  readonly client: CommerceClient
  readonly asked: readonly AskedRequest[]
  readonly tokens: TokenStore
  readonly log: SilentLog
  readonly pause: RecordedPause
  /** How often the customer was asked to sign in again. */
  readonly renewals: () => number
}

export interface EngineScript {
  readonly replies: readonly Reply[]
  /** Undefined for a visitor; `token-1` unless told otherwise. */
  readonly token?: string | undefined
  /** What comes of being asked to sign in again; nothing, unless told otherwise. */
  readonly reauthenticate?: (tokens: TokenStore) => Promise<boolean>
  readonly isOnline?: () => boolean
  /** The limits pass at once. */
  readonly limitsPass?: boolean
  readonly baseUrl?: string
}

export function scriptedEngine(script: EngineScript): ScriptedEngine {
  const network = scriptedFetch(...script.replies)
  const tokens = memoryTokenStore('token' in script ? script.token : 'token-1')
  const log = silentLog()
  const pause = recordedPause(script.limitsPass ?? false)
  let renewals = 0
  let ids = 0
  const client = commerceClient({
    fetch: network.fetch,
    baseUrl: script.baseUrl ?? '',
    tokens,
    log,
    pause: pause.pause,
    isOnline: script.isOnline ?? (() => true),
    random: () => 0.5,
    newId: () => `request-${(ids += 1)}`,
    reauthenticate: () => {
      renewals += 1
      return script.reauthenticate?.(tokens) ?? Promise.resolve(false)
    },
  })
  return { client, asked: network.asked, tokens, log, pause, renewals: () => renewals }
}
