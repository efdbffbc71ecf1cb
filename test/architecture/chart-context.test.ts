/** The linter keeps components out of what a chart remembers: a planted reading of it is found. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const config = '.oxlintrc.json'
const source = 'export const read = (snapshot: { context: string }) => snapshot.context\n'

let copy = ''

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'manifold-chart-context-'))
  cpSync(path.join(root, config), path.join(copy, config))
  for (const folder of ['src/ui/pages', 'src/application']) {
    mkdirSync(path.join(copy, folder), { recursive: true })
    writeFileSync(path.join(copy, folder, 'planted.ts'), source)
  }
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the context of a chart', () => {
  it.each([
    ['src/ui/pages/planted.ts', true],
    ['src/application/planted.ts', false],
  ])('read in %s is reported: %s', (file, isReported) => {
    const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
    // The linter looks there for the checker of types.
    const tools = [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter)
    const env = { ...process.env, PATH: tools }
    const run = spawnSync(process.execPath, [oxlint, file], { cwd: copy, encoding: 'utf8', env })
    expect(run.stdout.includes('no-restricted-properties')).toBe(isReported)
    if (isReported) expect(run.status).toBe(1)
  })
})
