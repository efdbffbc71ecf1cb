/** The linter keeps rules and services from looking at the browser around them: a planted look is found. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const config = '.oxlintrc.json'
const folders = ['src/domain/quote', 'src/application', 'src/adapters/browser'] as const

const sources = {
  'global-this': 'export const planted = () => globalThis.navigator.onLine\n',
  navigator: 'export const planted = () => navigator.onLine\n',
  window: 'export const planted = () => window.innerWidth\n',
  document: 'export const planted = () => document.title\n',
  location: 'export const planted = () => location.href\n',
  'local-storage': "export const planted = () => localStorage.getItem('planted')\n",
  fetch: "export const planted = () => fetch('/planted')\n",
  'own-word': 'export const planted = (window: string) => window.length\n',
}

let copy = ''
let output = ''
let status: number | null = 0

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'manifold-environment-'))
  cpSync(path.join(root, config), path.join(copy, config))
  for (const folder of folders) {
    mkdirSync(path.join(copy, folder), { recursive: true })
    for (const [name, source] of Object.entries(sources)) {
      writeFileSync(path.join(copy, folder, `${name}.ts`), source)
    }
  }
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint')
  // The linter looks there for the checker of types.
  const tools = [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter)
  const env = { ...process.env, PATH: tools }
  const run = spawnSync(process.execPath, [oxlint, '--format=unix', 'src'], {
    cwd: copy,
    encoding: 'utf8',
    env,
  })
  output = run.stdout
  status = run.status
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the browser around the shop', () => {
  const names = Object.keys(sources)
  it.each(
    folders.flatMap((folder) =>
      names.map(
        (name) =>
          [
            `${folder}/${name}.ts`,
            folder !== 'src/adapters/browser' && name !== 'own-word',
          ] as const,
      ),
    ),
  )('looked at in %s is reported: %s', (file, isReported) => {
    const rows = output.split('\n').filter((row) => row.includes(`${file}:`))
    expect(rows.some((row) => row.includes('no-restricted-globals'))).toBe(isReported)
  })

  it('fails the check where it is looked at', () => {
    expect(status).toBe(1)
  })
})
