/** The token store without a browser. */
import type { TokenStore } from '../../src/application/ports/token-store.ts'

export function memoryTokenStore(token?: string): TokenStore {
  let kept = token
  return {
    read: () => kept,
    write: (next) => {
      kept = next
    },
    clear: () => {
      kept = undefined
    },
  }
}
