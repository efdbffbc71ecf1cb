/** Unsent work in the browser's storage, one entry per owner and name (T50). */
import type { KeptWork, UnsentWork } from '../../application/ports/unsent-work.ts'
import type { SafeStorage } from './safe-storage.ts'
import {
  addressForm,
  answersForm,
  bulkForm,
  type KeptForm,
  notesForm,
  tableForm,
} from './unsent-work.wire.ts'

const prefix = 'manifold.unsent.'

export function localUnsentWork(storage: SafeStorage): UnsentWork {
  const workOf = <Value>({ encode, decode }: KeptForm<Value>): KeptWork<Value> => ({
    read: (owner, name) => decode(storage.read(keyOf(owner, name))),
    keep: (owner, name, value) => storage.write(keyOf(owner, name), encode(value)),
  })
  return {
    notes: workOf(notesForm),
    address: workOf(addressForm),
    answers: workOf(answersForm),
    bulkEntry: workOf(bulkForm),
    table: workOf(tableForm),
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
