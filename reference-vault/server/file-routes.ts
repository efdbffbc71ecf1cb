/** The scripts, the stylesheet and the fonts of the pages, from one folder without folders in it. */

import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import { refused } from './frame-routes.ts'
import { secured } from './headers.ts'

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

export function fileRoutes(folder: string): Hono {
  const app = new Hono()
  app.get('/files/:name', async ({ req }) => {
    const name = req.param('name')
    const type = MEDIA_TYPES[extname(name)]
    if (type === undefined || !/^[\w-]+(\.[\w-]+)*$/.test(name)) return refused('not_found', 404)
    try {
      const bytes = new Uint8Array(await readFile(join(folder, name)))
      const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache' }
      return secured(new Response(bytes, { headers }))
    } catch {
      return refused('not_found', 404)
    }
  })
  return app
}
