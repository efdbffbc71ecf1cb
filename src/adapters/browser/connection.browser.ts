import type { Connection } from '../../application/ports/connection.ts'

export const browserConnection: Connection = {
  whenBack: (hear) => window.addEventListener('online', hear),
}

/** Whether the browser has a line, as far as it knows; a server has none that it could lose. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine ?? true
}
