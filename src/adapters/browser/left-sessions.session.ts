/** In memory and in the tab's own storage, like the token itself (T06). */
import type { LeftSessions } from '../../application/ports/left-sessions.ts'
import type { SafeStorage } from './safe-storage.ts'

const tokensKey = 'manifold.left-sessions'
/** No token holds one. */
const between = '\n'

export function tabLeftSessions(storage: SafeStorage): LeftSessions {
  return {
    read: () => (storage.read(tokensKey) ?? '').split(between).filter((token) => token !== ''),
    keep: (tokens) => {
      if (tokens.length === 0) storage.remove(tokensKey)
      else storage.write(tokensKey, tokens.join(between))
    },
  }
}
