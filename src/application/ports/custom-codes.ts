/** Customers' own codes for configured models. */
import type { taskEither as TE } from 'fp-ts'
import type { CustomCode } from '../../domain/draft-order/custom-code.ts'
import type {
  CodeUses,
  KeptCode,
  OwnNumber,
  SavedCode,
} from '../../domain/draft-order/kept-code.ts'
import type { PortFailure } from '../failure.ts'

export interface CustomCodes {
  readonly search: (
    keyword: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly CustomCode[]>
  /**
   * The models of whole codes, in upper or lower case, at most a hundred in one call; unknown codes are left out. Codes that
   * differ in blanks, dashes, dots and slashes alone may come along: the caller tells which is meant.
   */
  readonly resolve: (
    codes: readonly string[],
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly CustomCode[]>
  /**
   * Custom codes and numbers of lines that begin with a text of two characters or more, in upper or lower case: the
   * shortest first, each with every model that it stands for, twenty at most. Behind them may come those that begin with
   * it when blanks, dashes, dots and slashes are left out.
   */
  readonly beginningWith: (
    text: string,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, readonly OwnNumber[]>
  /** All codes of the account, by name. */
  readonly all: (signal?: AbortSignal) => TE.TaskEither<PortFailure, readonly KeptCode[]>
  /**
   * From now on the code stands for the model, in any letter case. Refused as `modelNumber` is what is not one whole
   * model that is sold, as `customCode` what is the code of a model itself.
   */
  readonly save: (code: KeptCode) => TE.TaskEither<PortFailure, SavedCode>
  /** One that has gone already is as good as deleted; one that stands for another model by now is `refused`. */
  readonly remove: (code: KeptCode) => TE.TaskEither<PortFailure, void>
  /** A page of where it is used, from 1. */
  readonly uses: (
    customCode: string,
    page: number,
    signal?: AbortSignal,
  ) => TE.TaskEither<PortFailure, CodeUses>
}
