/** The content service, as far as the shop needs it now: the site's settings. */

import { Hono } from 'hono'
import { SITE_SETTINGS } from './site-settings.ts'

/** Routes of the content service. */
export function settingsRoutes(): Hono {
  const app = new Hono()
  app.get('/api/site-setting', () => Response.json({ data: SITE_SETTINGS, meta: {} }))
  return app
}
