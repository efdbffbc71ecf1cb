/** The other tabs of a browser: what they were told, and what they say. */
import type { TabChannel, TabMessage } from '../../src/application/ports/tab-channel.ts'

export interface MemoryTabs extends TabChannel {
  readonly told: readonly TabMessage[]
  readonly say: (message: TabMessage) => void
}

export function memoryTabs(): MemoryTabs {
  const told: TabMessage[] = []
  const hearers = new Set<(message: TabMessage) => void>()
  return {
    told,
    say: (message) => hearers.forEach((hear) => hear(message)),
    send: (message) => told.push(message),
    listen: (receive) => {
      hearers.add(receive)
      return () => hearers.delete(receive)
    },
  }
}
