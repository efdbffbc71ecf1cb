/** Unsent work kept in memory, by owner and name. */
import type { UnsentWork } from '../../src/application/ports/unsent-work.ts'

export function memoryUnsentWork(): UnsentWork {
  const owners = new Map<string, Map<string, string>>()
  return {
    read: (owner, name) => owners.get(owner)?.get(name),
    keep: (owner, name, text) => {
      const work = owners.get(owner) ?? new Map<string, string>()
      owners.set(owner, work.set(name, text))
    },
    forget: (owner, name) => void owners.get(owner)?.delete(name),
    handOver: (from, to) => {
      owners.set(to, new Map([...(owners.get(from) ?? []), ...(owners.get(to) ?? [])]))
      owners.delete(from)
    },
    forgetAllBut: (owner) => {
      for (const other of owners.keys()) if (other !== owner) owners.delete(other)
    },
  }
}
