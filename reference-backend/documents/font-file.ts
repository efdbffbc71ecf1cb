/**
 * Font files as they are before they are packed for the web. The library that writes PDF files reads packed ones,
 * too, but unpacks all of their tables again for each document, which takes longer than all the rest of a page.
 */

/** The head of the packed file and one entry of its list of tables, in bytes. */
const PACKED_HEAD = 44
const PACKED_ENTRY = 20
/** The same of the file that was packed. */
const HEAD = 12
const ENTRY = 16

type Bytes = Uint8Array<ArrayBuffer>

interface Table {
  readonly tag: Bytes
  readonly checksum: Bytes
  readonly bytes: Bytes
}

/** The font (OpenType) that a WOFF 1.0 file holds, with the same tables in the same order. */
export async function unpackedFont(woff: Uint8Array): Promise<Bytes> {
  const file = new Uint8Array(woff)
  const count = new DataView(file.buffer).getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, (_, index) => tableAt(file, index)),
  )
  const body = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), 0)
  const font = new Uint8Array(HEAD + ENTRY * count + body)
  const view = new DataView(font.buffer)
  const power = Math.floor(Math.log2(count))
  font.set(file.subarray(4, 8))
  view.setUint16(4, count)
  view.setUint16(6, ENTRY * 2 ** power)
  view.setUint16(8, power)
  view.setUint16(10, ENTRY * (count - 2 ** power))
  let offset = HEAD + ENTRY * count
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = HEAD + ENTRY * index
    font.set(tag, entry)
    font.set(checksum, entry + 4)
    view.setUint32(entry + 8, offset)
    view.setUint32(entry + 12, bytes.length)
    font.set(bytes, offset)
    offset += padded(bytes.length)
  }
  return font
}

async function tableAt(file: Bytes, index: number): Promise<Table> {
  const at = PACKED_HEAD + PACKED_ENTRY * index
  if (at + PACKED_ENTRY > file.length) throw new Error('This is no font file.')
  const view = new DataView(file.buffer)
  const [offset, packed, whole] = [
    view.getUint32(at + 4),
    view.getUint32(at + 8),
    view.getUint32(at + 12),
  ]
  const bytes = file.subarray(offset, offset + packed)
  return {
    tag: file.subarray(at, at + 4),
    checksum: file.subarray(at + 16, at + 20),
    // A table that packing would not make smaller is there as it is.
    bytes: packed === whole ? bytes : await inflated(bytes),
  }
}

async function inflated(bytes: Bytes): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Tables begin at a multiple of four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
