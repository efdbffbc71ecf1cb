/** Spreadsheets without a worker: the same reading and writing, in the test's own thread. */
import { either as E, type taskEither as TE } from 'fp-ts'
import type { Spreadsheet } from '../../src/application/ports/spreadsheet.ts'
import type { SheetProblem } from '../../src/domain/draft-order/sheet-file.ts'
import { browserSpreadsheet } from '../../src/adapters/browser/spreadsheet.browser.ts'
import { runSheetJob, type SheetAnswer } from '../../src/adapters/browser/spreadsheet/sheet-job.ts'

export interface FakeSpreadsheet extends Spreadsheet {
  /** The next file or paste has this problem. */
  readonly failNext: (problem: SheetProblem) => void
  /** The next file or paste is answered only when the function that this answers is called. */
  readonly hold: () => () => void
}

export function fakeSpreadsheet(): FakeSpreadsheet {
  const problems: SheetProblem[] = []
  const gates: Promise<void>[] = []
  const real = browserSpreadsheet({
    open: () => {
      let hear: (answer: SheetAnswer) => void = () => {}
      return {
        listen: ({ answer }) => {
          hear = answer
        },
        ask: (job) => {
          const gate = job.kind === 'write' ? undefined : gates.shift()
          void Promise.resolve(gate)
            .then(() => runSheetJob(job))
            .then((answer) => hear(answer))
        },
        end: () => {
          hear = () => {}
        },
      }
    },
  })
  const orFail =
    <A>(task: TE.TaskEither<SheetProblem, A>): TE.TaskEither<SheetProblem, A> =>
    () => {
      const problem = problems.shift()
      return problem ? Promise.resolve(E.left(problem)) : task()
    }
  return {
    readFile: (file, signal, sheet) => orFail(real.readFile(file, signal, sheet)),
    readPasted: (text) => orFail(real.readPasted(text)),
    write: real.write,
    failNext: (problem) => void problems.push(problem),
    hold: () => {
      let open = () => {}
      gates.push(
        new Promise((resolve) => {
          open = resolve
        }),
      )
      return () => open()
    },
  }
}
