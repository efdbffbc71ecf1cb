/** The subscription to the shop's newsletter. */
import type { taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../failure.ts'

export interface Newsletter {
  /** Signing up a second time is done all the same; an address that is none is `refused`. */
  readonly subscribe: (email: string) => TE.TaskEither<PortFailure, void>
}
