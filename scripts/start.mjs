/** `npm start`: builds what has changed, then serves shop, reference backend and database on one port. */
import { buildIfNeeded } from './build.mjs'

const began = Date.now()
if (buildIfNeeded()) console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
await import('../dist/server/server.js')
