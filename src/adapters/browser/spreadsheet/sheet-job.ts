/** What the worker is asked to do, and what it answers. The same runs without a worker in tests. */
import { either as E } from 'fp-ts'
import type { Sheet } from '../../../application/ports/spreadsheet.ts'
import type {
  FileBytes,
  FileForm,
  FileRows,
  SheetProblem,
} from '../../../domain/draft-order/sheet-file.ts'
import { byteLimit, readBytes, tellingBytes } from './read-bytes.ts'
import { readPasted } from './read-delimited.ts'
import { textBytes, workbookBytes } from './sheet-limits.ts'
import { writeDelimited } from './write-delimited.ts'

export type SheetJob =
  | { readonly kind: 'file'; readonly file: Blob; readonly sheet?: number }
  | { readonly kind: 'pasted'; readonly text: string }
  | { readonly kind: 'write'; readonly rows: FileRows; readonly form: FileForm }

export type SheetAnswer =
  | { readonly kind: 'sheet'; readonly sheet: Sheet }
  | { readonly kind: 'bytes'; readonly bytes: FileBytes }
  | { readonly kind: 'problem'; readonly problem: SheetProblem }

/** Does a job. Never throws. */
export async function runSheetJob(job: SheetJob): Promise<SheetAnswer> {
  switch (job.kind) {
    case 'file':
      return answerOf(await readFile(job.file, job.sheet))
    case 'pasted':
      return answerOf(job.text.length > textBytes ? tooLarge(textBytes) : readPasted(job.text))
    case 'write':
      return writeFile(job.rows, job.form)
  }
}

async function writeFile(rows: FileRows, form: FileForm): Promise<SheetAnswer> {
  try {
    if (form.kind === 'csv') {
      const bytes = new TextEncoder().encode(writeDelimited(rows, form.separator))
      return { kind: 'bytes', bytes }
    }
    const { writeWorkbook } = await import('./write-workbook.ts')
    return { kind: 'bytes', bytes: await writeWorkbook(rows) }
  } catch {
    // The writer of workbooks could not be fetched.
    return { kind: 'problem', problem: { kind: 'unavailable' } }
  }
}

type Reading = E.Either<SheetProblem, Sheet>

/** Of a file that is too large at most its first bytes are read. */
async function readFile(file: Blob, sheet: number | undefined): Promise<Reading> {
  if (file.size > workbookBytes) return tooLarge(workbookBytes)
  try {
    const beginning = await bytesOf(file.slice(0, tellingBytes))
    const limit = byteLimit(beginning)
    return file.size > limit ? tooLarge(limit) : await readBytes(await bytesOf(file), sheet)
  } catch {
    // The file has gone since it was chosen, or the browser may not read it.
    return E.left({ kind: 'unavailable' })
  }
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer())
}

function tooLarge(limit: number): Reading {
  return E.left({ kind: 'too-large', limit })
}

function answerOf(reading: Reading): SheetAnswer {
  return E.isRight(reading)
    ? { kind: 'sheet', sheet: reading.right }
    : { kind: 'problem', problem: reading.left }
}
