/** What a zip archive says is in it, before anything is unpacked. */

export interface ZipEntry {
  readonly name: string
  readonly isEncrypted: boolean
  readonly isStored: boolean
  readonly packedBytes: number
  readonly unpackedBytes: number
  /** Where its bytes begin, as far as its header says. */
  readonly start: number
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endLength = 22
const entryLength = 46
const longestComment = 65_535
const mostEntries = 2000

/** The entries of the directory at the end of the archive; undefined when there is none that can be read. */
export function zipDirectory(bytes: Uint8Array): readonly ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) return undefined
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + entryLength > end || view.getUint32(at, true) !== entrySignature) return undefined
    const nameLength = view.getUint16(at + 28, true)
    if (at + entryLength + nameLength > end) return undefined
    entries.push(entryAt(view, at, nameLength))
    at += entryLength + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function endOfDirectory(view: DataView): number | undefined {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return undefined
}

function entryAt(view: DataView, at: number, nameLength: number): ZipEntry {
  const name = new Uint8Array(view.buffer, view.byteOffset + at + entryLength, nameLength)
  const header = view.getUint32(at + 42, true)
  return {
    name: new TextDecoder().decode(name),
    isEncrypted: (view.getUint16(at + 8, true) & 1) !== 0,
    isStored: view.getUint16(at + 10, true) === 0,
    packedBytes: view.getUint32(at + 20, true),
    unpackedBytes: view.getUint32(at + 24, true),
    start: startOf(view, header),
  }
}

/** The bytes follow a header whose name and extra field have lengths of their own. */
function startOf(view: DataView, header: number): number {
  if (header + 30 > view.byteLength) return view.byteLength
  return header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
}
