/** The migrations of the reference backend, as the library that runs them would read them from their folder. */

import journal from '../../reference-backend/database/migrations/meta/_journal.json'
import { sha256 } from '#platform/digests.ts'

export interface Migration {
  readonly sql: string[]
  readonly bps: boolean
  readonly folderMillis: number
  readonly hash: string
}

const files = import.meta.glob<string>('../../reference-backend/database/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export function migrations(): Migration[] {
  return journal.entries.map(({ tag, when, breakpoints }) => {
    const [, text] = Object.entries(files).find(([path]) => path.endsWith(`/${tag}.sql`)) ?? []
    if (text === undefined) throw new Error(`There is no migration ${tag}.`)
    return {
      sql: text.split('--> statement-breakpoint'),
      bps: breakpoints,
      folderMillis: when,
      hash: sha256('hex', text),
    }
  })
}
