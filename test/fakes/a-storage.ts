/** Storages for tests: one that works and some that do not. */

export function aStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(entries))
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (at) => [...kept.keys()][at] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, text) => void kept.set(key, text),
  }
}

/** What a browser does whose storage is switched off: asking for it throws. */
export function blockedStorage(): Storage {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** A storage that takes nothing more. */
export function fullStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  return Object.assign(aStorage(entries), {
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  })
}
