/** Acting for a customer: what the pages ask for (AUTH-28). */
import { function as F, taskEither as TE } from 'fp-ts'
import type { AccountChange, ActingEntry, PastActing } from '../../domain/account/acting.ts'
import type { ActingGateway } from '../ports/acting-gateway.ts'
import type { Program } from '../program.ts'
import type { SessionActor } from './session.ts'

export interface ActingForCustomers {
  /** On success every tab of this browser goes on as the customer. */
  readonly start: (entry: ActingEntry) => Program<void>
  /** On success every tab goes on as the staff. */
  readonly end: () => Program<void>
  /** The times that staff have acted for the customer who is signed in. */
  readonly past: (signal?: AbortSignal) => Program<readonly PastActing[]>
}

export interface ActingPorts {
  readonly actingGateway: ActingGateway
  readonly session: SessionActor
}

/**
 * The service of acting for a customer; the session is told of a beginning and an end as soon as the engine has
 * taken it.
 */
export function openActing({ actingGateway: gateway, session }: ActingPorts): ActingForCustomers {
  const then = (change: AccountChange) => () =>
    session.send({ type: 'account.changed-over', change, isFromHere: true })
  return {
    start: (entry) => F.pipe(gateway.start(entry), TE.map(then('began'))),
    end: () => F.pipe(gateway.end(), TE.map(then('ended'))),
    past: gateway.past,
  }
}
