/** `npm start`: builds what has changed, then serves shop, reference backend, database and card vault. */
import { buildIfNeeded } from './build.mjs'

const began = Date.now()
if (buildIfNeeded()) console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`)
await import('./serve.mjs')
