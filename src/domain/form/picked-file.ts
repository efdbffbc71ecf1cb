/** Files that go with a form: which kinds, how large, how many (T26). */

export interface PickedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly content: Blob
}

export type FileProblem = 'file-kind' | 'file-empty' | 'file-size' | 'file-name'

/** 10 MB. */
export const largestFile = 10 * 1024 * 1024
export const mostFiles = 5
const longestName = 200

/** Endings of the kinds that are taken: documents, pictures, drawings. */
export const fileEndings = ['pdf', 'png', 'jpg', 'jpeg', 'docx', 'xlsx', 'dwg', 'dxf'] as const

const endings: ReadonlySet<string> = new Set(fileEndings)

/** What is wrong with a file; undefined when it can be sent. The server looks into it once more. */
export function fileProblem({
  name,
  size,
}: Pick<PickedFile, 'name' | 'size'>): FileProblem | undefined {
  if (name.length > longestName) return 'file-name'
  const ending = /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!endings.has(ending)) return 'file-kind'
  if (size === 0) return 'file-empty'
  return size > largestFile ? 'file-size' : undefined
}
