/** The questions on which the chart of the table decides. */
import { either as E } from 'fp-ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { PortFailure } from '../failure.ts'
import { isAdding, nextBatch } from './adding-run.ts'
import {
  addableKeys,
  type CsvImportContext,
  type CsvImportEvent,
  readyLines,
  resendableKeys,
} from './csv-import.context.ts'
import { nextOwnCodes, nextPrices, nextProducts } from './csv-import.updates.ts'
import { canRemap, linesOfSheet, needsMapping } from './sheet-taking.ts'

interface Scope {
  readonly context: CsvImportContext
  readonly event: CsvImportEvent
}

export const csvImportGuards = {
  hasLines: ({ context }: Scope) => context.table.lines.length > 0,
  isTooLong: ({ context }: Scope) => context.refusal?.kind === 'too-many',
  isRefused: ({ context }: Scope) => context.refusal !== undefined,
  needsMapping: ({ context }: Scope) => needsMapping(context),
  canConfirm: ({ context }: Scope) => linesOfSheet(context).length > 0,
  canRemap: ({ context }: Scope) => !isAdding(context.run) && canRemap(context),
  /** No line waits for a batch or is on its way. */
  isAtRest: ({ context }: Scope) => !isAdding(context.run),
  isChoosing: ({ context }: Scope) => context.choosing !== undefined,
  isOtherSheet: ({ context: { sheet }, event }: Scope) =>
    event.type === 'sheet.choose' && sheet !== undefined && event.index !== sheet.index,
  isFileWaiting: ({ context }: Scope) => context.waiting.length > 0,
  isNextAtRest: ({ context }: Scope) => context.waiting.length > 0 && !isAdding(context.run),
  wantsProducts: ({ context }: Scope) => nextProducts(context).length > 0,
  wantsOwnCodes: ({ context }: Scope) => !context.isArriving && nextOwnCodes(context).length > 0,
  wantsPrices: ({ context }: Scope) => !context.isArriving && nextPrices(context).length > 0,
  canAdd: ({ context, event }: Scope) =>
    event.type === 'lines.add' && addableKeys(context, event.keys).length > 0,
  canResend: ({ context, event }: Scope) =>
    event.type === 'lines.retry' && resendableKeys(context, event.keys).length > 0,
  isUnchecked: ({ context }: Scope) => context.isUnchecked,
  isInDoubt: ({ context }: Scope) => context.run.batch !== undefined,
  hasNext: ({ context }: Scope) => nextBatch(context.run, readyLines(context)).length > 0,
}

/** Whether nobody knows what became of a batch. */
export function isAnswerLost(answer: E.Either<PortFailure, Quote>): boolean {
  return E.isLeft(answer) && answer.left.kind === 'unconfirmed'
}
