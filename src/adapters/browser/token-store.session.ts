/** The token in memory and in the tab's own storage: it survives a reload and is gone with the tab (T06). */
import type { TokenStore } from '../../application/ports/token-store.ts'
import type { SafeStorage } from './safe-storage.ts'

const tokenKey = 'manifold.token'

export function sessionTokenStore(storage: SafeStorage): TokenStore {
  return {
    read: () => storage.read(tokenKey) || undefined,
    write: (token) => storage.write(tokenKey, token),
    clear: () => storage.remove(tokenKey),
  }
}
