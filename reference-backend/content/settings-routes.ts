/** The content service, as far as the shop needs it now: the site's settings. */

import { Hono } from 'hono'
import type { Environment } from '../server/config.ts'
import { editionParts } from './edition-parts.ts'
import { siteSettings } from './site-settings.ts'

/** Routes of the content service. */
export function settingsRoutes(env: Environment): Hono {
  const app = new Hono()
  app.get('/api/site-setting', () =>
    Response.json({ data: siteSettings(env), meta: {} }, { headers: editionParts() }),
  )
  return app
}
