/** Unsent work in the browser's storage, one text per owner and name (T50). */
import type { UnsentTexts } from '../../application/ports/unsent-work.ts'
import type { SafeStorage } from './safe-storage.ts'

const prefix = 'manifold.unsent.'

export function localUnsentTexts(storage: SafeStorage): UnsentTexts {
  return {
    read: (owner, name) => storage.read(keyOf(owner, name)),
    keep: (owner, name, text) => storage.write(keyOf(owner, name), text),
    forget: (owner, name) => storage.remove(keyOf(owner, name)),
    handOver: (from, to) => {
      const prefixOfOne = keyOf(from, '')
      for (const key of storage.keys(prefixOfOne)) {
        const other = keyOf(to, key.slice(prefixOfOne.length))
        const text = storage.read(key)
        if (text !== undefined && storage.read(other) === undefined) storage.write(other, text)
        storage.remove(key)
      }
    },
    forgetAllBut: (owner) => {
      const kept = owner === undefined ? undefined : keyOf(owner, '')
      for (const key of storage.keys(prefix)) {
        if (kept === undefined || !key.startsWith(kept)) storage.remove(key)
      }
    },
  }
}

/** The owner is encoded, so that no owner's keys can begin with those of another one. */
function keyOf(owner: string, name: string): string {
  return `${prefix}${encodeURIComponent(owner)}/${name}`
}
