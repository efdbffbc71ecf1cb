/** The content service: documents by collection, in the shapes of Strapi's REST interface. */

import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { editionParts } from './edition-parts.ts'
import { entriesOf } from './entries.ts'
import { COLLECTIONS, entryRequest } from './entry-request.ts'

const CACHE = 'public, max-age=60'

/** One read for each collection; a query that it does not understand is answered with 400. */
export function contentRoutes({ database }: { readonly database: Database }): Hono {
  const app = new Hono()
  for (const [name, collection] of COLLECTIONS) {
    app.get(`/api/${name}`, async ({ req }) => {
      const request = entryRequest(collection, new URL(req.url).searchParams)
      if (typeof request === 'string') return refused(request)
      const answer = await entriesOf(database, name, request)
      return Response.json(answer, { headers: { 'Cache-Control': CACHE, ...editionParts() } })
    })
  }
  return app
}

function refused(message: string): Response {
  const error = { status: 400, name: 'ValidationError', message, details: {} }
  return Response.json({ data: null, error }, { status: 400 })
}
