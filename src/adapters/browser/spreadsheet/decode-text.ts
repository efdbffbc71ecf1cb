/** The text of a file of unknown encoding (O-17). */
import { type DecodedText, oldText } from './old-letters.ts'

/**
 * Reads UTF-8, UTF-16 of both byte orders with and without a byte order mark, and what is not valid UTF-8 in letters of one
 * byte each. Undefined for what is no text: pictures, archives, programs.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const read = decoded(withoutEndMark(bytes), marked(bytes) ?? unmarked(bytes))
  return read !== undefined && isText(read.text) ? read : undefined
}

/** Old systems end a text with a mark of their own. */
function withoutEndMark(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === 0x1a ? bytes.subarray(0, -1) : bytes
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

function marked([first, second, third, fourth]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  // A mark of four bytes is UTF-32, which no spreadsheet program writes.
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'utf-8' : 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** Letters and digits of UTF-16 have a zero beside them; UTF-8 and Windows-1252 have none at all. */
function unmarked(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, 4096)
  if (!sample.includes(0)) return 'utf-8'
  const zeros = [0, 0]
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  }
  const [even = 0, odd = 0] = zeros
  const many = sample.length / 5
  if (odd > many && even < odd / 8) return 'utf-16le'
  if (even > many && odd < even / 8) return 'utf-16be'
  return 'utf-8'
}

function decoded(bytes: Uint8Array, encoding: Encoding): DecodedText | undefined {
  // A byte that lost its other half at the end of a file takes nothing along.
  const whole = encoding.startsWith('utf-16') ? bytes.subarray(0, bytes.length & ~1) : bytes
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(whole) }
  } catch {
    return encoding === 'utf-8' ? oldText(bytes) : undefined
  }
}

/** Marks at the start of files of other kinds, even where the rest could be text. */
const otherKinds = /^\s*(?:%PDF-|\{\\rtf|<!doctype|<html|<\?xml|<\?mso)/i

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controls = /[\0-\x08\x0e-\x19\x1b-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/gu

/** A stray control character happens in old exports; one in fifty is no text. */
function isText(text: string): boolean {
  if (text.includes('\0') || otherKinds.test(text.slice(0, 200))) return false
  const strange = text.match(controls)?.length ?? 0
  return strange * 50 <= text.length
}
