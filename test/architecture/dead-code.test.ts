/** The dead code check with the app's entries only bites: what lives for its test alone, planted in a copy, is found. */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const copied = [
  'index.html',
  'knip.json',
  'package.json',
  'reference-backend',
  'reference-vault',
  'scripts',
  'src',
]
const file = 'src/domain/quote/planted.ts'
const half = 'src/domain/quote/quote-status.ts'

let copy = ''

beforeAll(() => {
  // Outside the checkout: what git does not keep is not looked at.
  copy = mkdtempSync(path.join(tmpdir(), 'manifold-dead-code-'))
  for (const name of [...copied, 'vite.config.ts', 'tsconfig.base.json', 'tsconfig.json']) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  writeFileSync(path.join(copy, file), 'export const sung = 1\n')
  appendFileSync(path.join(copy, half), 'export const hummed = 1\n')
  mkdirSync(path.join(copy, 'test/unit'), { recursive: true })
  writeFileSync(
    path.join(copy, 'test/unit/planted.test.ts'),
    `import { hummed } from '../../${half}'\nimport { sung } from '../../${file}'\nexport const heard = sung + hummed\n`,
  )
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the dead code check of the app', () => {
  it('fails on a file and on an export that only a test imports', () => {
    const knip = path.join(root, 'node_modules/knip/bin/knip.js')
    const run = spawnSync(process.execPath, [knip, '--production', '--no-config-hints'], {
      cwd: copy,
      encoding: 'utf8',
    })
    expect(run.stdout).toContain(file)
    expect(run.stdout).toContain('hummed')
    expect(run.status).toBe(1)
  })
})
