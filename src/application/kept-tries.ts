/** Ids of writes that may still be carried out, kept by the browser: a page that is opened again sends the same under the same id. */
import type { OpenTries } from './intents.ts'
import type { UnsentTexts } from './ports/unsent-work.ts'

export interface KeptTriesPorts {
  readonly unsentWork: Pick<UnsentTexts, 'read' | 'keep' | 'forget'>
  /** Whose writes they are; undefined until it is known who is there. */
  readonly owner: () => string | undefined
}

/** Those of one kind of write, under its name. */
export function keptTries({ unsentWork, owner: present }: KeptTriesPorts, name: string): OpenTries {
  const all = () => {
    const owner = present()
    const text = owner === undefined ? undefined : unsentWork.read(owner, name)
    const rows = (text ?? '').split('\n').filter((row) => row !== '')
    return new Map(rows.map((row) => [row.slice(row.indexOf(' ') + 1), row.split(' ')[0] ?? '']))
  }
  const write = (tries: ReadonlyMap<string, string>) => {
    const owner = present()
    if (owner === undefined) return
    if (tries.size === 0) unsentWork.forget(owner, name)
    else {
      const rows = [...tries].map(([content, id]) => `${id} ${content}`)
      unsentWork.keep(owner, name, rows.join('\n'))
    }
  }
  return {
    idOf: (content) => all().get(content),
    keep: (content, id) => write(new Map([...all(), [content, id]])),
    forget: (content) => write(new Map([...all()].filter(([each]) => each !== content))),
  }
}
