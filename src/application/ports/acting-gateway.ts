/** Acting for a customer on the engine. */
import type { taskEither as TE } from 'fp-ts'
import type { ActingEntry, PastActing } from '../../domain/account/acting.ts'
import type { PortFailure } from '../failure.ts'

export interface ActingGateway {
  /**
   * From its answer on, this browser's token is one for the customer. Whoever cannot be acted for is `refused` alike.
   */
  readonly start: (entry: ActingEntry) => TE.TaskEither<PortFailure, void>
  /**
   * From its answer on, the token is that of the staff again. It works for a while after the time is over, and in
   * several tabs at once; later it is `unauthorised`.
   */
  readonly end: () => TE.TaskEither<PortFailure, void>
  /** The times that staff have acted for the caller, the newest first. */
  readonly past: (signal?: AbortSignal) => TE.TaskEither<PortFailure, readonly PastActing[]>
}
