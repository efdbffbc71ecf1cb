/** Says whether anything public has changed, so that whoever keeps pages need not ask for their contents again. */

import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import type { Environment } from '../server/config.ts'
import { shared } from '../server/shared.ts'
import { presentEdition } from './edition.ts'
import { siteSettings } from './site-settings.ts'

export interface EditionParts {
  readonly database: Database
  /** Where the rows are read that pages are made of; by default where everything is. */
  readonly rows?: Database
  readonly clock: () => Date
  readonly env: Environment
}

/** `GET /api/v1/public/edition`: the edition of catalogue, content and settings, and since when it is that one. */
export function editionRoutes({ database, rows = database, clock, env }: EditionParts): Hono {
  const app = new Hono()
  const settings = JSON.stringify(siteSettings(env))
  const present = shared(() => presentEdition(database, { rows, now: clock(), settings }))
  app.get('/api/v1/public/edition', async () =>
    Response.json(await present(), { headers: { 'Cache-Control': 'no-store' } }),
  )
  return app
}
