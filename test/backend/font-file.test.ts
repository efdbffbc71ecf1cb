import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { unpackedFont } from '../../reference-backend/documents/font-file.ts'

const { resolve } = createRequire(import.meta.url)
const packed = readFileSync(
  resolve('@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff'),
)

/** What a font writes beside the name of a table: the sum of its numbers of four bytes. */
function checksumOf(bytes: Buffer): number {
  const numbers = Buffer.concat([bytes], Math.ceil(bytes.length / 4) * 4)
  let sum = 0
  for (let at = 0; at < numbers.length; at += 4) sum = (sum + numbers.readUInt32BE(at)) >>> 0
  return sum
}

it('unpacks a font whole: as long as the packed file says, each table with its sum', async () => {
  const font = Buffer.from(await unpackedFont(packed))
  expect(font).toHaveLength(packed.readUInt32BE(16))
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + 16 * index
    const [sum, offset, length] = [4, 8, 12].map((field) => font.readUInt32BE(at + field))
    const bytes = Buffer.from(font.subarray(offset, Number(offset) + Number(length)))
    const tag = font.toString('latin1', at, at + 4)
    // The sum of the whole font, which is written into this table, is no part of its own.
    if (tag === 'head') bytes.writeUInt32BE(0, 8)
    return { tag, sum, found: checksumOf(bytes) }
  })
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['glyf', 'cmap', 'head']))
  expect(tables.filter(({ sum, found }) => sum !== found)).toEqual([])
})
