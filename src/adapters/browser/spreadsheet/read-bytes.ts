/** From the bytes of a file, whatever it is called, to rows of text. */
import { either as E } from 'fp-ts'
import { pipe } from 'fp-ts/function'
import type { Sheet } from '../../../application/ports/spreadsheet.ts'
import type { SheetProblem } from '../../../domain/draft-order/sheet-file.ts'
import { decodeText } from './decode-text.ts'
import { readDelimited } from './read-delimited.ts'
import { textBytes, workbookBytes } from './sheet-limits.ts'

type Reading = E.Either<SheetProblem, Sheet>

/** The first bytes of a file, which tell what it is. */
export const tellingBytes = 8

/**
 * How large a file that begins so may be. Asked before the rest of it is read: what is refused costs
 * nothing, however large it is.
 */
export function byteLimit(beginning: Uint8Array): number {
  return isZip(beginning) || isCompound(beginning) ? workbookBytes : textBytes
}

/** Reads a text file or a workbook, told apart by what is in it and not by its name. Never throws. */
export async function readBytes(bytes: Uint8Array, sheet?: number): Promise<Reading> {
  const limit = byteLimit(bytes)
  if (bytes.length > limit) return E.left({ kind: 'too-large', limit })
  if (isZip(bytes)) {
    const { readWorkbook } = await import('./read-workbook.ts')
    return readWorkbook(bytes, sheet)
  }
  if (isCompound(bytes)) return E.left({ kind: kindOfCompound(bytes) })
  if (isOldTable(bytes)) return E.left({ kind: 'old-format' })
  const decoded = decodeText(bytes)
  if (!decoded) return E.left({ kind: 'not-a-table' })
  const { text, letters } = decoded
  return pipe(
    readDelimited(text),
    E.map((read) => (letters ? { ...read, letters } : read)),
  )
}

function isZip(bytes: Uint8Array): boolean {
  return beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04])
}

/** The container of old office files and of every locked XLSX. */
function isCompound(bytes: Uint8Array): boolean {
  return beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
}

/** The names of streams, in UTF-16: one in which a workbook is locked away, and those of an XLS. */
const [lockedName = '', ...oldNames] = ['EncryptedPackage', 'Workbook', 'Book'].map((name) =>
  name.replaceAll(/./g, '$&\0'),
)

function kindOfCompound(bytes: Uint8Array): 'protected' | 'old-format' | 'not-a-table' {
  const text = new TextDecoder('latin1').decode(bytes)
  if (text.includes(lockedName)) return 'protected'
  return oldNames.some((name) => text.includes(name)) ? 'old-format' : 'not-a-table'
}

/** A web page with a table in it, or XML of the year 2003: what old programs save under the name of XLS. */
function isOldTable(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 65_536)).replaceAll('\0', '')
  return (
    /^[^\w<]*<(?:!doctype|html|\?xml|table|\?mso)/i.test(head) &&
    /<(?:\w+:)?(?:table|workbook)\b/i.test(head)
  )
}

function beginsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte)
}
