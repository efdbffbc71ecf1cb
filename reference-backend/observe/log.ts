/**
 * The log of the process: events with details, a line each. Who writes them is chosen once, at the start; until then they go
 * to the console. What would say something of a person never gets here (`safe-details.ts`).
 */

import { correlationID } from './correlation.ts'
import { type Details, safeDetails } from './safe-details.ts'

/** From the least to the most important. */
export const LEVELS = ['debug', 'info', 'warn', 'error'] as const
export type Level = (typeof LEVELS)[number]

export interface LogWriter {
  readonly isWanted: (level: Level) => boolean
  readonly write: (level: Level, event: string, details: Details) => void
}

const toConsole: LogWriter = {
  isWanted: (level) => level === 'warn' || level === 'error',
  write: (_, event, details) => console.error(event, JSON.stringify(details)),
}

let writer = toConsole

/** From now on the log is written by this one; answers what puts the one before in its place. */
export function logTo(next: LogWriter): () => void {
  const before = writer
  writer = next
  return () => {
    writer = before
  }
}

/** Writes an event, such as `database.unavailable`, with the correlation id of the request that it happens in. */
export function log(level: Level, event: string, details: Details = {}): void {
  if (!writer.isWanted(level)) return
  const requestID = correlationID()
  writer.write(level, event, {
    ...(requestID === undefined ? {} : { requestID }),
    ...safeDetails(details),
  })
}
