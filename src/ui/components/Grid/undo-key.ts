/** The keys that undo and redo in a table: Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z; Command in place of Ctrl on a Mac. */

interface UndoKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** What a key asks for; undefined for any other. */
export function undoKey(pressed: UndoKey): 'undo' | 'redo' | undefined {
  const { ctrlKey, metaKey, shiftKey, altKey } = pressed
  if (!(ctrlKey || metaKey) || altKey) return undefined
  const letter = pressed.key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' ? 'redo' : undefined
}
