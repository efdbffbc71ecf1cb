/** Writes events to the browser's console, for developers. */
import type { EventLog } from '../../application/ports/event-log.ts'

/** Names whose values are never logged (I10). */
const secret = /token|password|authori[sz]ation|secret/i

export const browserEventLog: EventLog = {
  // oxlint-disable-next-line no-console -- the console is where this adapter writes
  record: (event, details) => console.info(event, withoutSecrets(details)),
}

function withoutSecrets(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, secret.test(name) ? '…' : value]),
  )
}
