/**
 * Font files as they are before they are packed for the web. The library that writes PDF files reads packed ones,
 * too, but unpacks all of their tables again for each document, which takes longer than all the rest of a page.
 */

import { inflateSync } from 'node:zlib'

/** The head of the packed file and one entry of its list of tables, in bytes. */
const PACKED_HEAD = 44
const PACKED_ENTRY = 20
/** The same of the file that was packed. */
const HEAD = 12
const ENTRY = 16

interface Table {
  readonly tag: Buffer
  readonly checksum: Buffer
  readonly bytes: Buffer
}

/** The font (OpenType) that a WOFF 1.0 file holds, with the same tables in the same order. */
export function unpackedFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, index))
  const head = Buffer.alloc(HEAD)
  woff.copy(head, 0, 4, 8)
  const power = Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(ENTRY * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(ENTRY * (count - 2 ** power), 10)
  let offset = HEAD + ENTRY * count
  const entries = tables.map(({ tag, checksum, bytes }) => {
    const place = Buffer.alloc(8)
    place.writeUInt32BE(offset, 0)
    place.writeUInt32BE(bytes.length, 4)
    offset += padded(bytes.length)
    return Buffer.concat([tag, checksum, place])
  })
  const contents = tables.map(({ bytes }) => Buffer.concat([bytes], padded(bytes.length)))
  return Buffer.concat([head, ...entries, ...contents])
}

function tableAt(woff: Buffer, index: number): Table {
  const at = PACKED_HEAD + PACKED_ENTRY * index
  const [offset, packed, whole] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field))
  if (offset === undefined || packed === undefined) throw new Error('This is no font file.')
  const bytes = woff.subarray(offset, offset + packed)
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.subarray(at + 16, at + 20),
    // A table that packing would not make smaller is there as it is.
    bytes: packed === whole ? bytes : inflateSync(bytes),
  }
}

/** Tables begin at a multiple of four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
