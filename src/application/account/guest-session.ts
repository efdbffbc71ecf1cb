/** A guest begins to order, and may keep the order in an account afterwards (AUTH-27). */
import { function as F, taskEither as TE } from 'fp-ts'
import type { GuestEntry } from '../../domain/account/guest-entry.ts'
import type { ClaimOutcome, GuestClaim } from '../../domain/order/guest-claim.ts'
import type { PortFailure } from '../failure.ts'
import type { Identity } from '../ports/identity.ts'
import type { SessionActor } from './session.ts'

/** The page goes on when the session has its guest. */
export function continueAsGuest(identity: Identity, session: SessionActor) {
  return (entry: GuestEntry): TE.TaskEither<PortFailure, void> =>
    F.pipe(
      identity.continueAsGuest(entry),
      TE.map(() => session.send({ type: 'account.reload' })),
    )
}

/** The guest is a customer from then on, unless an email has to say how to go on. */
export function claimGuest(identity: Identity, session: SessionActor) {
  return (claim: GuestClaim): TE.TaskEither<PortFailure, ClaimOutcome> =>
    F.pipe(
      identity.claimGuest(claim),
      TE.map((outcome) => {
        if (outcome === 'signed-in') session.send({ type: 'account.reload' })
        return outcome
      }),
    )
}
