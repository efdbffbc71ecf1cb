/** Whether the bytes of a file are what its name says (T26). */

type Bytes = Uint8Array

const begins =
  (...expected: readonly number[]) =>
  (bytes: Bytes) =>
    expected.every((byte, index) => bytes[index] === byte)

const isZip = begins(0x50, 0x4b, 0x03, 0x04)
const isJpeg = begins(0xff, 0xd8, 0xff)

const KINDS: ReadonlyMap<string, (bytes: Bytes) => boolean> = new Map([
  ['pdf', begins(0x25, 0x50, 0x44, 0x46, 0x2d)],
  ['png', begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['jpg', isJpeg],
  ['jpeg', isJpeg],
  ['docx', isZip],
  ['xlsx', isZip],
  ['dwg', begins(0x41, 0x43, 0x31, 0x30)],
  ['dxf', isDrawingText],
])

/** False for an unknown ending as for bytes that do not fit it. */
export function fitsItsName(name: string, bytes: Bytes): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return KINDS.get(ending)?.(bytes) === true
}

/** The text form begins with the group code 0 and a section, perhaps behind comments (999). */
function isDrawingText(bytes: Bytes): boolean {
  const head = String.fromCodePoint(...bytes.subarray(0, 512))
  return /^(\s*999\s*\n[^\n]*\n)*\s*0\s*\n\s*SECTION\s*\n/.test(head.replaceAll('\r', ''))
}
