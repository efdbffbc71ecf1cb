import { basePath, nameBelow } from './base-path.ts'

/**
 * A browser storage that never throws. It may be blocked, full or missing (T35); then this tab
 * remembers by itself until it is closed.
 */
export interface SafeStorage {
  readonly read: (key: string) => string | undefined
  readonly write: (key: string, text: string) => void
  readonly remove: (key: string) => void
  /** Every key that begins with these characters. */
  readonly keys: (prefix: string) => readonly string[]
}

/** Wraps the storage that the function answers; asking for it may throw as well. Keys are those of the shop at this path. */
export function safeStorage(storage: () => Storage, base = basePath): SafeStorage {
  const own = nameBelow(base, '')
  /** Only what could not be kept outside. */
  const memory = new Map<string, string>()
  return {
    read: (key) =>
      memory.get(key) ?? attempt(() => storage().getItem(own + key), null) ?? undefined,
    write: (key, text) => {
      const isKept = attempt(() => {
        storage().setItem(own + key, text)
        return true
      }, false)
      if (isKept) memory.delete(key)
      else memory.set(key, text)
    },
    remove: (key) => {
      memory.delete(key)
      attempt(() => storage().removeItem(own + key), undefined)
    },
    keys: (prefix) => {
      const all = attempt(() => keysOf(storage()), [])
      const kept = all.filter((key) => key.startsWith(own)).map((key) => key.slice(own.length))
      return [...new Set([...memory.keys(), ...kept])].filter((key) => key.startsWith(prefix))
    },
  }
}

function attempt<Answer>(use: () => Answer, otherwise: Answer): Answer {
  try {
    return use()
  } catch {
    return otherwise
  }
}

function keysOf(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
}
