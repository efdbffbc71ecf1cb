/** No path of a backend stands outside an adapter, so that another engine can have others. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourcesBelow } from '../../scripts/names.ts'

const path = /['"`(]\/?(?:api\/|public\/manifold|media\/)/

it('keeps every path of a backend in an adapter', () => {
  const outside = sourcesBelow('src').filter((file) => !file.startsWith('src/adapters/'))
  expect(outside.length).toBeGreaterThan(500)
  expect(outside.filter((file) => path.test(readFileSync(file, 'utf8')))).toEqual([])
  // And would see one.
  expect(path.test(readFileSync('src/adapters/commerce/file-addresses.http.ts', 'utf8'))).toBe(true)
})
