/** Every variable that the reference backend and the vault read is described in their READMEs. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('names every variable of the environment that the reference backend reads', () => {
  const sources = readdirSync('reference-backend', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`reference-backend/${name}`, 'utf8'))
  const read = sources.flatMap((source) =>
    [...source.matchAll(/\benv\[['"]([A-Z_]+)['"]\]/g)].map(([, name = '']) => name),
  )
  const readme = readFileSync('reference-backend/README.md', 'utf8')
  expect(new Set(read).size).toBeGreaterThan(10)
  // What Node itself goes by needs no row.
  const own = [...new Set(read)].filter((name) => name !== 'NODE_ENV')
  expect(own.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([])
})

it('names every variable of the environment that the vault reads', () => {
  const sources = readdirSync('reference-vault', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`reference-vault/${name}`, 'utf8'))
  const read = sources.flatMap((source) =>
    [...source.matchAll(/\benv\[['"]([A-Z_]+)['"]\]/g)].map(([, name = '']) => name),
  )
  const readme = readFileSync('reference-vault/README.md', 'utf8')
  expect(new Set(read).size).toBeGreaterThan(8)
  const own = [...new Set(read)].filter((name) => name !== 'NODE_ENV')
  expect(own.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
