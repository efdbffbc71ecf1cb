/** A line to the network that comes back when it is told to. */
import type { Connection } from '../../src/application/ports/connection.ts'

export interface FakeConnection extends Connection {
  readonly comesBack: () => void
}

export function fakeConnection(): FakeConnection {
  const listeners: (() => void)[] = []
  return {
    whenBack: (hear) => void listeners.push(hear),
    comesBack: () => {
      for (const hear of listeners) hear()
    },
  }
}
