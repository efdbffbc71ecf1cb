/** Registers an account: it is signed in at once, or the reason is shown (AUTH-22, AUTH-23). */
import { function as F, taskEither as TE } from 'fp-ts'
import type { NewAccountEntry } from '../../domain/account/new-account.ts'
import type { PortFailure } from '../failure.ts'
import type { Identity } from '../ports/identity.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { SessionActor } from './session.ts'

interface CreateAccountPorts {
  readonly identity: Identity
  readonly notifier: Notifier
}

/** The page continues when the session has its customer. A refusal is shown with the server's words. */
export function createAccount({ identity, notifier }: CreateAccountPorts, session: SessionActor) {
  return (entry: NewAccountEntry): TE.TaskEither<PortFailure, void> =>
    F.pipe(
      identity.createAccount(entry),
      TE.map(() => {
        notifier.notify({ tone: 'success', key: 'common:success' })
        session.send({ type: 'account.reload' })
      }),
      TE.mapLeft((failure) => {
        notifier.notify({
          tone: 'error',
          key: 'credentials:createAccount.error',
          messages: failure.kind === 'refused' ? failure.messages : [],
        })
        return failure
      }),
    )
}
