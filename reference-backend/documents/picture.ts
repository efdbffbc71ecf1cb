/** Pictures that a document can show. */

/** Bytes of a file, and pixels of a picture, that are drawn; more is taken for a mistake. */
const MOST_BYTES = 1_000_000
const MOST_PIXELS = 4_000_000

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

/** The bytes if they are a PNG or a JPEG of a usual size, the PNG a whole one; undefined for any other file. */
export async function pictureIn(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (bytes.byteLength > MOST_BYTES) return undefined
  if (begins(bytes, JPEG)) return bytes
  return begins(bytes, PNG) && (await isWholePng(bytes)) ? bytes : undefined
}

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((each, at) => bytes[at] === each)
}

/** The library that draws it unpacks it when nobody listens any more: a broken one would end the process. */
async function isWholePng(bytes: Uint8Array): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const packed: Uint8Array<ArrayBuffer>[] = []
  let at = PNG.length
  let type = ''
  while (type !== 'IEND' && at + 12 <= bytes.byteLength) {
    const length = view.getUint32(at)
    type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (at + 12 + length > bytes.byteLength) return false
    if (type === 'IDAT') packed.push(Uint8Array.from(bytes.subarray(at + 8, at + 8 + length)))
    if (type === 'IHDR' && view.getUint32(at + 8) * view.getUint32(at + 12) > MOST_PIXELS)
      return false
    at += 12 + length
  }
  return type === 'IEND' && packed.length > 0 && (await isUnpacked(packed))
}

async function isUnpacked(packed: readonly Uint8Array<ArrayBuffer>[]): Promise<boolean> {
  try {
    const pixels = new Blob([...packed]).stream().pipeThrough(new DecompressionStream('deflate'))
    return (await new Response(pixels).arrayBuffer()).byteLength > 0
  } catch {
    return false
  }
}
