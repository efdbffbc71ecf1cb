/** What of the failures of calls is worth a line in the log. */
import type { FailureKind, PortFailure } from '../../application/failure.ts'
import type { EventLog } from '../../application/ports/event-log.ts'

/** Logs failures of the connection and the server, also of the profile (ACCT-19); refusals are shown instead. */
export function reportFailure(log: EventLog, call: string, failure: PortFailure): void {
  const troubles: readonly FailureKind[] = [
    'unreachable',
    'timed-out',
    'server-failed',
    'malformed',
    'unconfirmed',
  ]
  if (troubles.includes(failure.kind)) log.record('call.failed', { call, failure: failure.kind })
}
