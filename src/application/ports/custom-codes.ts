/** Customers' own codes for configured models. */
import type { taskEither as TE } from 'fp-ts'
import type { CustomCode } from '../../domain/draft-order/custom-code.ts'
import type { PortFailure } from '../failure.ts'

export interface CustomCodes {
  readonly search: (
    keyword: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly CustomCode[]>
  /** The models of whole codes, in upper or lower case, at most a hundred in one call; unknown codes are left out. */
  readonly resolve: (
    codes: readonly string[],
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly CustomCode[]>
}
