/** Writes events to the browser's console, for developers, and tells them to whoever reports failures. */
import type { EventLog } from '../../application/ports/event-log.ts'

/** Names whose values are never logged (I10). */
const secret = /token|password|authori[sz]ation|secret/i

let heard: EventLog['record'] | undefined

/** From now on events are told there, too. */
export function hearEvents(listener: EventLog['record']): void {
  heard = listener
}

export const browserEventLog: EventLog = {
  record: (event, details) => {
    // oxlint-disable-next-line no-console -- the console is where this adapter writes
    console.info(event, withoutSecrets(details))
    heard?.(event, details)
  },
}

function withoutSecrets(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, secret.test(name) ? '…' : value]),
  )
}
