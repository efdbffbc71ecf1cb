/** The dead code check with the app's entries only bites: what lives for its test alone, planted in a small app, is found. */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

let app = ''

beforeAll(() => {
  // Outside the checkout: what git does not keep is not looked at.
  app = mkdtempSync(path.join(tmpdir(), 'manifold-dead-code-'))
  for (const name of ['knip.json', 'tsconfig.base.json']) {
    copyFileSync(path.join(root, name), path.join(app, name))
  }
  const files = {
    'package.json': '{ "name": "planted", "type": "module" }',
    'src/page.tsx': "import { spoken } from './half.ts'\nspoken()\n",
    'src/half.ts': 'export const spoken = () => {}\n',
  }
  for (const [file, text] of Object.entries(files)) write(file, text)
})

afterAll(() => rmSync(app, { recursive: true, force: true }))

describe('the dead code check of the app', () => {
  it('fails on a file and on an export that only a test imports', () => {
    expect(check()).toEqual({ status: 0, output: '' })
    write('src/whole.ts', 'export const sung = 1\n')
    write('src/half.ts', 'export const spoken = () => {}\nexport const hummed = 1\n')
    write(
      'test/unit/planted.test.ts',
      "import { hummed } from '../../src/half.ts'\nimport { sung } from '../../src/whole.ts'\nexport const heard = sung + hummed\n",
    )
    const { status, output } = check()
    expect(status).toBe(1)
    expect(output).toContain('src/whole.ts')
    expect(output).toContain('hummed')
    expect(output).not.toContain('spoken')
  })
})

function write(file: string, text: string): void {
  const place = path.join(app, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
}

function check() {
  const knip = path.join(root, 'node_modules/knip/bin/knip.js')
  const run = spawnSync(
    process.execPath,
    [knip, '--production', '--no-progress', '--no-config-hints'],
    {
      cwd: app,
      encoding: 'utf8',
    },
  )
  return { status: run.status, output: run.stdout.trim() }
}
