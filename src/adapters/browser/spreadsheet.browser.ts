/**
 * Spreadsheets in the browser. Every job has a worker of its own, so that the page never waits for a file,
 * and aborting a job ends its worker.
 */
import { either as E, taskEither as TE } from 'fp-ts'
import type { Sheet, Spreadsheet } from '../../application/ports/spreadsheet.ts'
import type { FileBytes, SheetProblem } from '../../domain/draft-order/sheet-file.ts'
import { nextTask } from '../http/next-task.ts'
import type { SheetAnswer, SheetJob } from './spreadsheet/sheet-job.ts'
import { workbookBytes } from './spreadsheet/sheet-limits.ts'

/** What is used of a worker. */
export interface SheetWorker {
  readonly listen: (hear: {
    readonly answer: (answer: SheetAnswer) => void
    readonly trouble: () => void
  }) => void
  readonly ask: (job: SheetJob) => void
  readonly end: () => void
}

export interface SpreadsheetParts {
  readonly open: () => SheetWorker
  /** How long a job may take, in milliseconds. */
  readonly patience?: number
}

const usualPatience = 20_000

export function browserSpreadsheet(parts: SpreadsheetParts): Spreadsheet {
  return {
    // Asked here as well, so that no worker is started for a file that is far too large.
    readFile: (file, signal, sheet) =>
      file.size > workbookBytes
        ? TE.left({ kind: 'too-large', limit: workbookBytes })
        : TE.chainEitherK(sheetIn)(
            done(parts, { kind: 'file', file, ...(sheet !== undefined && { sheet }) }, signal),
          ),
    readPasted: (text) => TE.chainEitherK(sheetIn)(done(parts, { kind: 'pasted', text })),
    write: (rows, form) => TE.chainEitherK(bytesIn)(done(parts, { kind: 'write', rows, form })),
  }
}

/** To take the rows over is one piece of work of the page, and what is made of them another. */
function done(
  parts: SpreadsheetParts,
  job: SheetJob,
  signal?: AbortSignal,
): TE.TaskEither<SheetProblem, SheetAnswer> {
  return async () => {
    const ending = await answerOf(parts, job, signal)
    if (E.isRight(ending)) await nextTask()
    return ending
  }
}

/** The answer of a worker, which is ended in any case: after its answer, on abort, or at the time limit. */
async function answerOf(
  { open, patience = usualPatience }: SpreadsheetParts,
  job: SheetJob,
  signal?: AbortSignal,
): Promise<E.Either<SheetProblem, SheetAnswer>> {
  if (signal?.aborted) return E.left({ kind: 'aborted' })
  const worker = opened(open)
  if (!worker) return E.left({ kind: 'unavailable' })
  const settled = new AbortController()
  try {
    return await new Promise<E.Either<SheetProblem, SheetAnswer>>((settle) => {
      const giveUp = () => settle(E.left({ kind: 'unavailable' }))
      const timer = setTimeout(giveUp, patience)
      settled.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
      signal?.addEventListener('abort', () => settle(E.left({ kind: 'aborted' })), {
        once: true,
        signal: settled.signal,
      })
      worker.listen({ answer: (answer) => settle(E.right(answer)), trouble: giveUp })
      worker.ask(job)
    })
  } finally {
    settled.abort()
    worker.end()
  }
}

function opened(open: SpreadsheetParts['open']): SheetWorker | undefined {
  try {
    return open()
  } catch {
    return undefined
  }
}

function sheetIn(answer: SheetAnswer): E.Either<SheetProblem, Sheet> {
  if (answer.kind === 'sheet') return E.right(answer.sheet)
  return E.left(answer.kind === 'problem' ? answer.problem : { kind: 'unavailable' })
}

function bytesIn(answer: SheetAnswer): E.Either<SheetProblem, FileBytes> {
  if (answer.kind === 'bytes') return E.right(answer.bytes)
  return E.left(answer.kind === 'problem' ? answer.problem : { kind: 'unavailable' })
}
