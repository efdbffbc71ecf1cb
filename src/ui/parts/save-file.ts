/** Hands a file to the browser, which asks or saves as it is used to. */
import type { FileBytes } from '../../domain/draft-order/sheet-file.ts'

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  png: 'image/png',
  dxf: 'application/dxf',
} as const

type FileKind = keyof typeof types

/** What a quote is saved as. */
export type SavedKind = Exclude<FileKind, 'png' | 'dxf'>

/** `name` is without its ending; what a file name cannot have becomes a hyphen. Answers the name of the file. */
export function saveFile(name: string, bytes: FileBytes, kind: FileKind): string {
  const address = URL.createObjectURL(new Blob([bytes], { type: types[kind] }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.${kind}`
  link.click()
  URL.revokeObjectURL(address)
  return link.download
}
