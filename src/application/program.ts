import type { taskEither as TE } from 'fp-ts'
import type { PortFailure } from './failure.ts'

/** A question or a write of a service: nothing happens until it is run. */
export type Program<Answer> = TE.TaskEither<PortFailure, Answer>
