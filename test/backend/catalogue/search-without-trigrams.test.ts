/** The shop on a server that does not allow the extension for trigrams. */

import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsFolder } from '../../../reference-backend/server/project-root.ts'
import { searchWord } from '../../../reference-backend/database/schema/search.ts'
import { slipsOf } from '../../../reference-backend/search/spelling.ts'

let client: PGlite | undefined

beforeAll(async () => {
  client = await PGlite.create({ dataDir: 'memory://' })
})

afterAll(() => client?.close())

it('is set up without it, and forgives slips all the same', async () => {
  if (client === undefined) throw new Error('The database is not open.')
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: migrationsFolder() })
  await db.insert(searchWord).values(['orbital', 'motor', 'pump'].map((word) => ({ word })))
  const slips = await slipsOf(db, ['orbtal', 'mtoor', 'zeppelin', 'pump'])
  expect([...slips]).toEqual([
    ['orbtal', ['orbital']],
    ['mtoor', ['motor']],
  ])
})
