/** Files that the shop hands to the browser. */
import { vi } from 'vitest'

/** What the browser is given to save, as it is and as text. */
export function savedFiles(): {
  readonly blobs: readonly Blob[]
  readonly texts: () => Promise<readonly string[]>
} {
  const blobs: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob)
      return 'blob:lines'
    },
    revokeObjectURL: () => {},
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return { blobs, texts: () => Promise.all(blobs.map((blob) => textOf(blob))) }
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    )
    reader.readAsText(blob)
  })
