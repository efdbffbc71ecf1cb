/** The key by which the shop's engine is known: a file that only this machine's user can read. */

import { randomBytes, timingSafeEqual } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The key in `DATA_DIR/vault-key`; made by whichever process needs it first. */
export function engineKey(dataDir: string): string {
  const file = join(dataDir, 'vault-key')
  mkdirSync(dataDir, { recursive: true })
  // Whole or not at all: a second process in between must not read half of it.
  const part = `${file}.${randomBytes(8).toString('hex')}`
  try {
    writeFileSync(part, `${randomBytes(24).toString('hex')}\n`, { flag: 'wx', mode: 0o600 })
    linkSync(part, file)
  } catch (problem) {
    const isThere = problem instanceof Error && 'code' in problem && problem.code === 'EEXIST'
    if (!isThere) throw problem
  } finally {
    rmSync(part, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

/** Whether a request carries the key; the time that it takes tells nothing about it. */
export function carriesKey(request: Request, key: string): boolean {
  const given = Buffer.from((request.headers.get('authorization') ?? '').replace(/^Bearer /, ''))
  const expected = Buffer.from(key)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
