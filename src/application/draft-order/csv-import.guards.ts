/** The questions on which the chart of the table decides. */
import { isAdding, isIdle } from './adding-run.ts'
import type { CsvImportContext, CsvImportEvent } from './csv-import.context.ts'
import { nextOwnCodes, nextPrices, nextProducts } from './csv-import.updates.ts'
import { canTakeLong, isHundredKnown } from './long-table.ts'
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
  isChoosing: ({ context }: Scope) => context.beforeChoosing !== undefined,
  isOtherSheet: ({ context: { sheet }, event }: Scope) =>
    event.type === 'sheet.choose' && sheet !== undefined && event.index !== sheet.index,
  isFileWaiting: ({ context }: Scope) => context.waiting.length > 0,
  isNextAtRest: ({ context }: Scope) => context.waiting.length > 0 && !isAdding(context.run),
  wantsProducts: ({ context }: Scope) => nextProducts(context).length > 0,
  wantsOwnCodes: ({ context }: Scope) =>
    !context.areProductsArriving && nextOwnCodes(context).length > 0,
  wantsPrices: ({ context }: Scope) =>
    !context.areProductsArriving && nextPrices(context).length > 0,
  canTakeLong: ({ context }: Scope) => canTakeLong(context),
  isHundredKnown: ({ context }: Scope) => isHundredKnown(context),
  hasUnbegun: ({ context }: Scope) => context.unbegun.length > 0,
  canRetry: ({ context }: Scope) => isIdle(context.run),
  hasNoLines: ({ context }: Scope) => context.table.lines.length === 0,
}
