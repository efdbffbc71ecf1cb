/** The key that fills down in a table: Ctrl+D, or Command+D on a Mac. A browser would keep a bookmark. */

interface FillKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

export function isFillDown({ key, ctrlKey, metaKey, altKey }: FillKey): boolean {
  return key.toLowerCase() === 'd' && (ctrlKey || metaKey) && !altKey
}
