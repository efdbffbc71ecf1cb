import type { Connection } from '../../application/ports/connection.ts'

export const browserConnection: Connection = {
  whenBack: (hear) => window.addEventListener('online', hear),
}
