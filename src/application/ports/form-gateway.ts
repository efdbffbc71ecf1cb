/** Where filled forms are handed in. */
import type { taskEither as TE } from 'fp-ts'
import type { FormAnswers } from '../../domain/form/form-definition.ts'
import type { Warehouse } from '../../domain/form/incoterm.ts'
import type { PickedFile } from '../../domain/form/picked-file.ts'
import type { PortFailure } from '../failure.ts'

export interface FormResponse {
  readonly formId: string
  readonly answers: FormAnswers
  /** What the human check has given; undefined where none was asked for. */
  readonly humanCheck: string | undefined
  /** Names this filling-in, so that handing it in again is known for what it is. */
  readonly intentId: string
  /** Whether the form is for customers only: then an ended session is renewed first. */
  readonly isForCustomers: boolean
}

/** Where a file of a response is uploaded to, as the engine answered. */
export interface UploadPlace {
  readonly url: string
  /** What goes with the file, field by field. */
  readonly inputs: ReadonlyMap<string, string>
}

export interface FormReceipt {
  /** Question code to place. A file without one cannot be sent. */
  readonly uploads: ReadonlyMap<string, UploadPlace>
}

export interface FormGateway {
  /** A name for one filling-in, never given before. */
  readonly newIntent: () => string
  /**
   * Hands a response in (CALL-13). Handed in a second time under the same intent, it has been received
   * already: a receipt without places for files. A refusal tells which questions it is about.
   */
  readonly submit: (response: FormResponse) => TE.TaskEither<PortFailure, FormReceipt>
  /** Sends one file to its place (CALL-14). A place off the list of hosts is `malformed` and gets nothing (T25). */
  readonly upload: (place: UploadPlace, file: PickedFile) => TE.TaskEither<PortFailure, void>
  /** Where goods can be collected (CALL-15). */
  readonly warehouses: (signal?: AbortSignal) => TE.TaskEither<PortFailure, readonly Warehouse[]>
}
