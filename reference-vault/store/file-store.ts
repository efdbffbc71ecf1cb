/** Documents in memory, and in one file that is only ever added to. One process has it open. */

import {
  closeSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from './folder-lock.ts'
import { type DocumentKind, type Documents, PERISHABLE, type VaultStore } from './vault-store.ts'

type Kept = { readonly [K in DocumentKind]: Map<string, Documents[K]> }

const FILE = 'vault.jsonl'

/** Opens the documents in a folder, undefined for memory alone; throws where another process has them open. */
export function openFileStore(folder: string | undefined): VaultStore {
  const kept: Kept = {
    token: new Map(),
    card: new Map(),
    payment: new Map(),
    challenge: new Map(),
    attempts: new Map(),
  }
  const log = folder === undefined ? undefined : openLog(folder, kept)
  const put = <K extends DocumentKind>(kind: K, id: string, document: Documents[K]) => {
    // On the disk first: what was answered must be there after a crash.
    log?.append(lineOf(kind, id, document))
    kept[kind].set(id, document)
    return document
  }
  return {
    read: async (kind, id) => kept[kind].get(id),
    insert: async (kind, id, document) => kept[kind].get(id) ?? put(kind, id, document),
    change: async (kind, id, change) => {
      const present = kept[kind].get(id)
      const next = present && change(present)
      return next === undefined || next === present ? present : put(kind, id, next)
    },
    list: async (kind) => [...kept[kind].values()],
    removeExpired: async (now) => {
      for (const kind of PERISHABLE) {
        for (const [id, { expiresAt }] of kept[kind]) {
          if (expiresAt > now) continue
          log?.append(lineOf(kind, id, null))
          kept[kind].delete(id)
        }
      }
    },
    isThere: async () => true,
    close: async () => log?.close(),
  }
}

interface Log {
  readonly append: (line: string) => void
  readonly close: () => void
}

/** Reads the file into `kept`, writes it once more with the newest version of each document, and goes on with it. */
function openLog(folder: string, kept: Kept): Log {
  mkdirSync(folder, { recursive: true })
  const release = lockFolder(folder)
  const file = join(folder, FILE)
  for (const line of linesOf(file)) take(kept, line)
  writeFileSync(`${file}.new`, wholeOf(kept), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  const descriptor = openSync(file, 'a', 0o600)
  return {
    append: (line) => {
      writeSync(descriptor, line)
      fdatasyncSync(descriptor)
    },
    close: () => {
      closeSync(descriptor)
      release()
    },
  }
}

/** The lines that are whole: a crash may have cut the last one, of which nothing was answered. */
function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(0, -1)
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return []
    throw problem
  }
}

function take(kept: Kept, line: string): void {
  const [kind, id, document]: [DocumentKind, string, never] = JSON.parse(line)
  if (document === null) kept[kind].delete(id)
  else kept[kind].set(id, document)
}

function wholeOf(kept: Kept): string {
  const kinds: readonly DocumentKind[] = ['token', 'card', 'payment', 'challenge', 'attempts']
  return kinds
    .flatMap((kind) => [...kept[kind]].map(([id, document]) => lineOf(kind, id, document)))
    .join('')
}

function lineOf(kind: DocumentKind, id: string, document: unknown): string {
  return `${JSON.stringify([kind, id, document])}\n`
}
