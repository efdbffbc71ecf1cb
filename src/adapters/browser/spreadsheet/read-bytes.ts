/** From the bytes of a file, whatever it is called, to rows of text. */
import { either as E } from 'fp-ts'
import type { Sheet, SheetProblem } from '../../../application/ports/spreadsheet.ts'
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
export async function readBytes(bytes: Uint8Array): Promise<Reading> {
  const limit = byteLimit(bytes)
  if (bytes.length > limit) return E.left({ kind: 'too-large', limit })
  if (isZip(bytes)) {
    const { readWorkbook } = await import('./read-workbook.ts')
    return readWorkbook(bytes)
  }
  if (isCompound(bytes)) return E.left({ kind: isLocked(bytes) ? 'protected' : 'not-a-table' })
  const text = decodeText(bytes)
  return text === undefined ? E.left({ kind: 'not-a-table' }) : readDelimited(text)
}

function isZip(bytes: Uint8Array): boolean {
  return beginsWith(bytes, [0x50, 0x4b, 0x03, 0x04])
}

/** The container of old office files and of every locked XLSX. */
function isCompound(bytes: Uint8Array): boolean {
  return beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
}

/** The name of the stream in which an office program locks a workbook away, in UTF-16. */
const lockedName = 'EncryptedPackage'.replaceAll(/./g, '$&\0')

function isLocked(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes).includes(lockedName)
}

function beginsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, index) => bytes[index] === byte)
}
