/** The token in memory and in the tab's own storage: it survives a reload and is gone with the tab (T06). */
import type { TokenStore } from '../../application/ports/token-store.ts'
import { tokenName } from '../http/kept-names.ts'
import type { SafeStorage } from './safe-storage.ts'

export function sessionTokenStore(storage: SafeStorage): TokenStore {
  return {
    read: () => storage.read(tokenName) || undefined,
    write: (token) => storage.write(tokenName, token),
    clear: () => storage.remove(tokenName),
  }
}
