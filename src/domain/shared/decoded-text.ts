/** A part of an address without its percent signs; undefined for one that is not well encoded. */
export function decodedText(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
