/** An event log that prints nothing and remembers everything. */
import type { EventLog } from '../../src/application/ports/event-log.ts'

export interface LoggedEvent {
  readonly event: string
  readonly details: Readonly<Record<string, unknown>>
}

export interface SilentLog extends EventLog {
  readonly events: readonly LoggedEvent[]
}

export function silentLog(): SilentLog {
  const events: LoggedEvent[] = []
  return { events, record: (event, details) => void events.push({ event, details }) }
}
