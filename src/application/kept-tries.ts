/** Ids of writes that may still be carried out, kept by the browser: a page that is opened again sends the same under the same id. */
import type { OpenTries } from './intents.ts'
import type { Clock } from './ports/clock.ts'
import type { UnsentTexts } from './ports/unsent-work.ts'

export interface KeptTriesPorts {
  readonly unsentWork: Pick<UnsentTexts, 'read' | 'keep' | 'forget'>
  /** Whose writes they are; undefined until it is known who is there. */
  readonly owner: () => string | undefined
}

/** Those of one kind of write, under its name. */
export function keptTries(ports: KeptTriesPorts, name: string): OpenTries {
  const { all, write } = keptRows(ports, name)
  return {
    idOf: (content) => all().get(content),
    keep: (content, id) => write(new Map([...all(), [content, id]])),
    forget: (content) => write(new Map([...all()].filter(([each]) => each !== content))),
  }
}

export interface LastingTriesPorts extends KeptTriesPorts {
  readonly clock: Pick<Clock, 'now'>
}

/**
 * The same for writes that are wished for once, whatever became of the answer: an id is kept for as long as the engine
 * knows the write by it.
 */
export function lastingTries({ clock, ...ports }: LastingTriesPorts, name: string): OpenTries {
  const { all, write } = keptRows(ports, name)
  const known = () => withoutOld(all(), clock.now())
  return {
    idOf: (content) => idIn(known().get(content)),
    keep: (content, id) => {
      const rows = known()
      // Another try is known by the first one, from whose day on the engine counts.
      const isFirst = idIn(rows.get(content)) !== id
      write(isFirst ? new Map([...rows, [content, `${id}@${clock.now()}`]]) : rows)
    },
    forget: () => {},
  }
}

/** How long an engine does a write with the same id once at most (docs/wire.md), in milliseconds. */
const claimLasts = 24 * 60 * 60_000

function idIn(row: string | undefined): string | undefined {
  return row?.split('@')[0]
}

/** The tries that an engine may still know; `id@time` each, in milliseconds since 1970. */
function withoutOld(tries: ReadonlyMap<string, string>, now: number): ReadonlyMap<string, string> {
  return new Map([...tries].filter(([, row]) => now - Number(row.split('@')[1]) < claimLasts))
}

/** What is kept under a name: by content, what stands before it in its row. */
function keptRows({ unsentWork, owner: present }: KeptTriesPorts, name: string) {
  return {
    all: (): ReadonlyMap<string, string> => {
      const owner = present()
      const text = owner === undefined ? undefined : unsentWork.read(owner, name)
      const rows = (text ?? '').split('\n').filter((row) => row !== '')
      return new Map(rows.map((row) => [row.slice(row.indexOf(' ') + 1), row.split(' ')[0] ?? '']))
    },
    write: (tries: ReadonlyMap<string, string>): void => {
      const owner = present()
      if (owner === undefined) return
      if (tries.size === 0) unsentWork.forget(owner, name)
      else {
        const rows = [...tries].map(([content, id]) => `${id} ${content}`)
        unsentWork.keep(owner, name, rows.join('\n'))
      }
    },
  }
}
